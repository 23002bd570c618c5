import pytest

from companion.record import Colour
from companion.record.events import PointsAdjusted, RoundScored
from companion.wording.points.point_rows import (
    TOTAL,
    Heading,
    Points,
    Row,
    added_up,
    headings_of_game,
    headings_of_round,
    rows_of_game,
    rows_of_round,
)
from tests.record.granada_tables import granada, laid
from tests.record.tables import FIRST_SIX, after, built, table

GIVEN = PointsAdjusted(player="red", points=-7, reason="a card was counted twice")


def scored(players, *events):
    return after(table(players), *events, RoundScored(round=1)).play


def written(rows):
    return [(row.name, *row.texts) for row in rows]


def test_a_round_has_a_column_for_each_kind_the_walls_and_the_sum():
    headings = headings_of_round(table(3).play.game)
    assert [heading.key for heading in headings] == [
        *["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
        *["wall", "sum"],
    ]
    assert [heading.text for heading in headings] == [""] * 7 + ["Σ"]


def test_everybodys_points_in_a_round_in_the_order_of_the_table():
    play = scored(
        3, built("T9nw", "0,-1"), built("G10", "1,0", "blue"), built("T12", "2,0", "blue")
    )
    assert written(rows_of_round(play, play.rounds[0])) == [
        ("Ana", "–", "–", "–", "–", "–", "3", "2", "5"),
        ("Leo", "–", "–", "–", "–", "5", "3", "–", "8"),
        ("Kim", "–", "–", "–", "–", "–", "–", "–", "0"),
    ]


def test_numbers_stand_behind_what_is_written():
    play = scored(3, built("T9nw", "0,-1"))
    ana, leo, _kim = rows_of_round(play, play.rounds[0])
    assert [points.number for points in ana.points] == [0, 0, 0, 0, 0, 6, 2, 8]
    assert ana.sum == Points(8, "8")
    assert leo.sum == Points(0, "0")


def test_the_best_of_each_kind_are_marked_but_not_those_with_nothing():
    play = scored(
        3, built("T9nw", "0,-1"), built("T12", "1,0", "blue"), built("G10", "2,0", "blue")
    )
    ana, leo, kim = rows_of_round(play, play.rounds[0])
    assert (ana.best, leo.best, kim.best) == ({5}, {4, 5}, set())


def test_who_has_less_of_a_kind_is_not_marked():
    play = after(
        table(3),
        RoundScored(round=1),
        built("T9nw", "0,-1"),
        built("T12", "1,0", "blue"),
        built("T11", "2,0", "blue"),
        RoundScored(round=2),
    ).play
    ana, leo, _kim = rows_of_round(play, play.rounds[1])
    assert (ana.texts[5], leo.texts[5]) == ("6", "13")
    assert (ana.best, leo.best) == (set(), {5})


def test_the_dummy_stands_last_without_colour_and_has_nothing_for_a_wall():
    play = scored(2, FIRST_SIX)
    *people, dirk = rows_of_round(play, play.rounds[0])
    assert [row.colour for row in people] == [Colour.RED, Colour.BLUE]
    assert (dirk.name, dirk.colour) == ("Dirk", None)
    assert dirk.points[-2] == Points(0, "–")
    assert people[0].points[-2] == Points(0, "–")


ROUNDS = [Heading("round", number) for number in "123"]


def test_a_game_has_a_column_for_each_round_and_the_sum():
    assert headings_of_game(table(3).play) == [*ROUNDS, TOTAL]
    assert headings_of_game(scored(3)) == [*ROUNDS, TOTAL]


def test_points_by_hand_have_a_column_once_there_are_any():
    play = after(table(3), built("T9nw", "0,-1"), RoundScored(round=1), GIVEN).play
    assert headings_of_game(play) == [*ROUNDS, Heading("by hand", "±"), TOTAL]
    assert [(row.place, row.name, *row.texts) for row in rows_of_game(play)] == [
        ("1.", "Ana", "8", "–", "–", "−7", "1"),
        ("2.", "Leo", "–", "–", "–", "–", "0"),
        ("2.", "Kim", "–", "–", "–", "–", "0"),
    ]


def test_the_best_of_each_round_are_marked():
    record = after(table(3), built("T9nw", "0,-1"), RoundScored(round=1), GIVEN)
    record = after(record, RoundScored(round=2), built("T12", "1,0", "blue"))
    rows = {row.name: row.best for row in rows_of_game(record.play)}
    assert rows == {"Ana": {0, 1}, "Leo": set(), "Kim": set()}


def test_the_dummy_has_no_place_unless_he_can_win():
    dirk = rows_of_game(scored(2, FIRST_SIX))[0]
    assert (dirk.name, dirk.colour, dirk.place, dirk.best) == ("Dirk", None, "", {0})


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((8, 0, 12), "Ana: 8 + 12 = 20"),
        ((0, 5, 0), "Ana: 5 = 5"),
        ((0, 0, 0), "Ana: 0 = 0"),
    ],
)
def test_a_sum_is_told_by_its_parts(numbers, words):
    points = [Points(number, str(number) if number else "–") for number in numbers]
    total = sum(numbers)
    assert added_up(Row("Ana", Colour.RED, (*points, Points(total, str(total))))) == words


def test_granada_scores_its_moats_first():
    play = after(granada(3), laid("Sc9ne", "1,0")).play
    headings = [heading.key for heading in headings_of_round(play.game)]
    assert headings == ["moat", *(kind.name for kind in play.game.box.kinds), "sum"]
    ana = rows_of_round(play, play.preview)[0]
    school = headings.index("school")
    assert (ana.texts[0], ana.texts[school], ana.texts[-1]) == ("2", "1", "3")
    assert ana.best == {school}
