from companion.record import Colour
from companion.record.events import CountsTyped, RoundScored, TileGiven
from companion.wording.history import Happening, history
from tests.record.tables import FIRST_SIX, after, built, table


def test_what_happened_is_told_in_order_with_whoever_did_it():
    record = after(
        table(2),
        FIRST_SIX,
        built("G10", "1,0", "blue"),
        TileGiven(player="red", tile="T13e"),
        RoundScored(round=1),
    )
    started, drew, laid, gave, scored = history(record)
    assert (started.who, started.colour) == ("", None)
    assert drew == Happening("6 tiles drawn", "Dirk", None)
    assert (laid.who, laid.colour) == ("Leo", Colour.BLUE)
    assert (gave.who, gave.colour) == ("Ana", Colour.RED)
    assert scored == Happening("Round 1 scored")


def test_every_line_begins_with_a_capital():
    record = after(table(3), built("G10", "1,0"))
    assert record.in_words()[-1] == "garden 10 built"
    assert history(record)[-1].what == "Garden 10 built"


def test_numbers_typed_one_by_one_are_one_line():
    steps = [CountsTyped(player="red", counts={"tower": number}) for number in range(1, 5)]
    other = CountsTyped(player="blue", counts={"tower": 1})
    record = after(table(3), *steps, other, steps[0], RoundScored(round=1))
    assert [line.what for line in history(record)] == [
        "The game began",
        "Ana’s numbers typed",
        "Leo’s numbers typed",
        "Ana’s numbers typed",
        "Round 1 scored",
    ]
