from companion.drafts.round_the_table import RoundTheTable, neighbours
from companion.record import Colour
from companion.record.events import RoundScored
from tests.record.tables import after, built, table

RED, BLUE, GREEN, YELLOW = Colour.RED, Colour.BLUE, Colour.GREEN, Colour.YELLOW


def next_of(record, colour, draft=None):
    seat = (draft or RoundTheTable()).next_seat(record.play, colour)
    return seat and seat.colour


def test_the_next_in_the_order_of_play_who_is_not_up_to_date_comes_next():
    record = after(table(4), built("G10", "1,0", "blue"))
    assert next_of(record, RED) is GREEN
    assert next_of(record, YELLOW) is RED


def test_nobody_comes_next_once_all_are_up_to_date():
    acts = [
        built(tile, "1,0", colour)
        for tile, colour in (("G10", "red"), ("T12", "blue"), ("T11", "green"))
    ]
    record = after(table(3), *acts)
    assert next_of(record, RED) is None


def test_whoever_was_looked_at_and_has_nothing_new_is_not_asked_again():
    record = table(3)
    draft = RoundTheTable()
    for colour, following in ((RED, BLUE), (BLUE, GREEN), (GREEN, None)):
        assert next_of(record, colour, draft) is following
        draft = draft.leaving(record.play, colour)
    assert RoundTheTable.model_validate_json(draft.model_dump_json()) == draft


def test_after_a_scoring_everybody_is_asked_anew():
    record = after(table(3), built("G10", "1,0"))
    draft = RoundTheTable().leaving(record.play, RED).leaving(record.play, BLUE)
    record = after(record, RoundScored(round=1))
    assert next_of(record, RED, draft) is BLUE
    assert draft.leaving(record.play, GREEN).left == {GREEN}


def test_after_the_last_scoring_there_is_nothing_to_bring_up_to_date():
    record = after(table(3), *(RoundScored(round=number, anyway=True) for number in (1, 2, 3)))
    assert next_of(record, RED) is None


def test_the_neighbours_sit_in_the_order_of_play():
    play = table(4).play
    assert [seat.colour for seat in neighbours(play, GREEN)] == [YELLOW, RED, BLUE]
