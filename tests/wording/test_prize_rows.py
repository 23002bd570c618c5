"""What a round pays, as a small table: printed in Alhambra, reckoned in Granada."""

from companion.options import Options
from companion.record.events import CountsTyped
from companion.wording.points.prize_rows import PrizeRow, about_prizes, all_prizes, prizes
from tests.record.tables import after, table


def test_alhambras_prizes_are_those_of_the_book():
    scored = table(3).play.preview
    assert prizes(scored, 1) == ("Round 1", (PrizeRow("1.", ("1", "2", "3", "4", "5", "6")),))
    third = prizes(scored, 3)
    assert [row.texts[-1] for row in third.rows] == ["21", "13", "6"]
    assert [each.title for each in all_prizes(scored)] == ["Round 1", "Round 2", "Round 3"]
    assert about_prizes(scored) == ""


def test_granadas_grow_with_the_cities_unless_the_table_plays_the_simple_ones():
    record = table(3, game="granada")
    record = after(record, CountsTyped(player="red", counts={"park": 2}))
    scored = record.play.preview
    park = [kind.name for kind in scored.game.box.kinds].index("park")
    (first, second) = prizes(scored, 2).rows
    assert (first.texts[park], second.texts[park]) == ("4", "2")
    assert set(first.texts) == {"4", "–"}
    assert "all cities have together" in about_prizes(scored)
    simple = table(3, game="granada", options=Options(simple_scoring=True)).play.preview
    assert {text for row in prizes(simple, 1).rows for text in row.texts} == {"3"}
    assert about_prizes(simple) == ""
