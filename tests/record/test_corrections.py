import pytest

from companion.errors import InputError, RuleError
from companion.record import Colour
from companion.record.events import (
    BonusShown,
    CountsTyped,
    RoundCorrected,
    RoundScored,
    TileRemoved,
    TileReserved,
)
from tests.record.tables import after, built, table

# A lone tower is worth 6 in round 1 and 13 in round 2, a lone garden 5 and 12.
ONE_ROUND = after(table(3), built("T12", "1,0"), RoundScored(round=1))
TWO_ROUNDS = after(ONE_ROUND, built("G12s", "0,1"), RoundScored(round=2))


def correct(record, city, number=1, **more):
    return after(record, RoundCorrected(round=number, player="red", city=city, **more))


def points(record):
    return [scored.points("Ana") for scored in record.play.rounds]


def palaces(record):
    kept = [scored.seats[0].city.text for scored in record.play.scored]
    return [*kept, record.play.seats[0].city.text]


def test_a_correction_scores_its_round_anew():
    record = correct(ONE_ROUND, "* G10n")
    assert record.undoes == "round 1 corrected for Ana"
    assert points(record) == [5 + 1]
    assert record.play.scored[0].corrected
    assert record.undo().play.totals[Colour.RED] == 6


def test_a_tile_misread_from_the_beginning_is_put_right_wherever_it_still_lies():
    record = correct(TWO_ROUNDS, "* T11")
    assert palaces(record) == ["* T11", "* T11 / G12s", "* T11 / G12s"]
    record = correct(TWO_ROUNDS, "* G10")
    assert points(record) == [5, 12 + 1]


def test_a_tile_that_was_forgotten_counts_from_then_on():
    record = correct(TWO_ROUNDS, "T11 * T12")
    assert palaces(record)[1:] == ["T11 * T12 / . G12s"] * 2
    assert [scored.corrected for scored in record.play.scored] == [True, True]


def test_a_tile_that_was_never_there_goes_from_later_rounds_too():
    assert palaces(correct(TWO_ROUNDS, "*")) == ["*", "* / G12s", "* / G12s"]


def test_what_was_put_right_later_stays_as_it_is():
    mended = after(
        ONE_ROUND,
        TileRemoved(player="red", cell="1,0", to_reserve=False),
        built("T11", "1,0"),
        RoundScored(round=2),
    )
    record = correct(mended, "* G10")
    assert palaces(record) == ["* G10", "* T11", "* T11"]
    assert [scored.corrected for scored in record.play.scored] == [True, False]


def test_a_round_can_be_corrected_alone():
    record = correct(TWO_ROUNDS, "*", later_too=False)
    assert palaces(record) == ["*", "* T12 / G12s", "* T12 / G12s"]


def test_earlier_rounds_stay_as_they_were():
    record = correct(TWO_ROUNDS, "* G10", 2)
    assert palaces(record) == ["* T12", "* G10", "* G10"]


def test_other_players_keep_what_they_have():
    record = after(table(3), built("T12", "1,0", "blue"), RoundScored(round=1))
    record = correct(record, "* G10n")
    assert record.play.scored[0].seats[1].city.text == "* T12"
    assert record.play.seats[1].city.text == "* T12"


def test_numbers_are_corrected_and_followed():
    typed = CountsTyped(player="red", counts={"tower": 2}, wall=4)
    record = after(table(3), typed, RoundScored(round=1), RoundScored(round=2))
    right = RoundCorrected(round=1, player="red", counts={"garden": 2}, wall=3)
    assert points(after(record, right)) == [5 + 3, 12 + 3]
    retyped = after(record, typed.model_copy(update={"wall": 5}), RoundScored(round=3))
    assert points(after(retyped, right)) == [5 + 3, 12 + 3, 21 + 5]


def test_numbers_take_the_place_of_a_palace_and_the_other_way_round():
    right = RoundCorrected(round=1, player="red", counts={"tower": 2}, wall=3)
    record = after(ONE_ROUND, right)
    assert (points(record), record.play.seats[0].by_counts) == ([6 + 3], True)
    record = correct(record, "* G10")
    assert (points(record), record.play.seats[0].by_counts) == ([5], False)
    later = after(TWO_ROUNDS, right)
    assert (points(later), palaces(later)[2]) == ([9, 13 + 12 + 1], "* T12 / G12s")


def test_a_correction_that_breaks_a_rule_is_kept_only_anyway():
    record = after(ONE_ROUND, built("G10", "1,0", "blue"), RoundScored(round=2))
    with pytest.raises(RuleError, match="already lies somewhere else"):
        correct(record, "* G10")
    odd = correct(record, "* G10", anyway=True)
    assert odd.play.table.faults
    assert correct(record, "* G10", later_too=False).play.table.faults == ()


def test_a_correction_is_a_palace_or_numbers():
    for event in (
        RoundCorrected(round=1, player="red"),
        RoundCorrected(round=1, player="red", city="*", counts={}),
    ):
        with pytest.raises(InputError, match="either a palace or numbers"):
            ONE_ROUND.act(event)


def test_a_round_to_come_cannot_be_corrected():
    with pytest.raises(RuleError, match="Round 2 is not scored yet"):
        correct(ONE_ROUND, "*", 2)


def test_who_does_not_play_cannot_be_corrected():
    with pytest.raises(RuleError, match="Nobody plays white"):
        ONE_ROUND.act(RoundCorrected(round=1, player="white", city="*"))


@pytest.fixture
def with_card():
    record = after(table(3, modules=("bonus",)), built("T12", "1,0"))
    return after(record, BonusShown(player="red", tile="T12"), RoundScored(round=1))


def shown(record):
    return [tile.code for tile in record.play.scored[0].seats[0].shown]


def test_cards_stay_shown_while_their_tiles_stand(with_card):
    assert shown(correct(with_card, "* T12 / G10")) == ["T12"]
    assert shown(correct(with_card, "* T11")) == []


def test_cards_are_corrected_too(with_card):
    hidden = correct(with_card, "* T12", bonus=())
    assert shown(hidden) == []
    assert hidden.play.seats[0].shown == ()
    with pytest.raises(RuleError, match="counts only while that very tile stands"):
        correct(with_card, "* T12", bonus=("T11",))


def test_cards_that_were_shown_since_are_left_alone(with_card):
    record = after(with_card, built("G10", "0,1"), BonusShown(player="red", tile="G10"))
    right = correct(record, "* T12", bonus=())
    assert shown(right) == []
    assert [tile.code for tile in right.play.seats[0].shown] == ["T12", "G10"]


def test_the_reserve_is_corrected_too():
    record = after(
        table(3),
        TileReserved(player="red", tile="G10"),
        built("T12", "1,0"),
        RoundScored(round=1),
    )
    with pytest.raises(RuleError, match="already lies somewhere else"):
        correct(record, "G10 * T12")
    right = correct(record, "G10 * T12", reserve=())
    assert right.play.seats[0].reserve == ()
    assert palaces(right) == ["G10 * T12"] * 2


def test_a_reserve_that_has_changed_since_is_left_alone():
    record = after(table(3), TileReserved(player="red", tile="G10"), RoundScored(round=1))
    record = after(record, TileReserved(player="red", tile="T12"))
    right = correct(record, "*", reserve=())
    assert [tile.code for tile in right.play.seats[0].reserve] == ["G10", "T12"]


def test_a_palace_behind_later_numbers_stays_as_it_was():
    typed = CountsTyped(player="red", counts={"tower": 4}, wall=9)
    record = correct(after(ONE_ROUND, typed), "* G10")
    seat = record.play.seats[0]
    assert (seat.by_counts, seat.city.text) == (True, "* T12")
