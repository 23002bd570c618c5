import pytest

from companion.errors import InputError, RuleError
from companion.record import Colour, Next
from companion.record.events import (
    BonusShown,
    CountsTyped,
    GameFinished,
    Leftover,
    LeftoversAwarded,
    MoneyTold,
    PointsAdjusted,
    RoundScored,
)
from tests.record.tables import FIRST_SIX, after, built, table

READY = after(table(3), RoundScored(round=1), RoundScored(round=2))


def left(tile, to=None, slot=1, currency="blue", **more):
    reason = {} if to else {"reason": "tie"}
    return Leftover(slot=slot, currency=currency, tile=tile, to=to, **{**reason, **more})


def awarded(*tiles, **more):
    return LeftoversAwarded(tiles=tiles, **more)


def test_rounds_are_scored_in_their_order():
    with pytest.raises(RuleError, match="Round 1 is scored next, not round 2"):
        table(3).act(RoundScored(round=2))
    record = after(READY, RoundScored(round=3))
    assert record.undoes == "round 3 scored"
    assert record.play.next is Next.FINISH
    assert record.play.next_round is None
    with pytest.raises(RuleError, match="All three rounds are scored"):
        record.act(RoundScored(round=3))


def test_the_next_round_starts_from_the_last_palaces():
    record = after(table(3), built("T13e", "1,0"), RoundScored(round=1))
    assert record.play.touched == frozenset()
    assert record.play.seats[0].city.text == "* T13e"
    record = after(record, built("T12", "-1,0"), RoundScored(round=2))
    assert [scored.points("Ana") for scored in record.play.rounds] == [6 + 1, 13 + 1]
    assert record.play.totals[Colour.RED] == 21


def test_the_preview_is_the_round_to_come():
    record = after(table(3), built("T13e", "1,0"))
    assert record.play.preview.points("Ana") == 7
    over = after(record, *(RoundScored(round=number) for number in (1, 2, 3)))
    assert over.play.preview.points("Ana") == 22


def test_a_scored_round_does_not_change_with_the_palace():
    record = after(table(3), RoundScored(round=1), built("T13e", "1,0"))
    assert record.play.totals[Colour.RED] == 0


def test_points_are_adjusted_for_a_reason():
    record = after(table(3), PointsAdjusted(player="red", points=-3, reason="late"))
    assert record.undoes == "−3 points for Ana by hand"
    assert record.play.totals[Colour.RED] == -3
    with pytest.raises(RuleError, match="changes nothing"):
        record.act(PointsAdjusted(player="red", points=0, reason="late"))
    with pytest.raises(RuleError, match="Nobody plays white"):
        record.act(PointsAdjusted(player="white", points=1, reason="late"))


def test_the_last_tiles_go_to_the_reserve_of_their_winners():
    record = after(READY, awarded(left("G10", "red"), left("T12", None, 2, "green")))
    assert record.undoes == "the last tiles handed out"
    assert [tile.code for tile in record.play.seats[0].reserve] == ["G10"]
    assert [award.to for award in record.play.awards] == ["Ana", None]
    built_from = after(record, built("G10", "1,0", from_reserve=True))
    assert built_from.play.seats[0].city.text == "* G10"


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (awarded(left("G10", "red", reason="tie")), "or stays for a reason"),
        (awarded(left("G10", reason=None)), "or stays for a reason"),
        (awarded(left("G10"), left("T12")), "a number and a currency of its own"),
        (awarded(left("G10"), left("G10", None, 2, "green")), "cannot be there twice"),
        (awarded(left("HG", "red")), "There are no huts in the market"),
        (awarded(left("G99", "red")), "There is no such tile"),
    ],
)
def test_last_tiles_that_cannot_be_are_refused(event, reason):
    with pytest.raises((RuleError, InputError), match=reason):
        READY.act(event)


def test_last_tiles_that_lie_elsewhere_are_refused_unless_it_is_on_purpose():
    record = after(table(3), built("G10", "1,0"), RoundScored(round=1), RoundScored(round=2))
    with pytest.raises(RuleError, match="it already lies somewhere else"):
        record.act(awarded(left("G10", "blue")))
    odd = after(record, awarded(left("G10", "blue"), on_purpose=True))
    assert [found.name for found in odd.play.table.faults] == ["Ana", "Leo"]


def test_the_last_tiles_are_handed_out_once_and_at_the_end():
    with pytest.raises(RuleError, match="just before the last scoring"):
        table(3).act(awarded(left("G10", "red")))
    with pytest.raises(RuleError, match="handed out already"):
        after(READY, awarded()).act(awarded(left("G10", "red")))
    with pytest.raises(RuleError, match="The last scoring is done"):
        after(READY, RoundScored(round=3)).act(awarded())


def test_the_dummy_draws_before_the_last_tiles_are_handed_out():
    record = after(table(), FIRST_SIX, RoundScored(round=1, anyway=True))
    with pytest.raises(RuleError, match="just before the last scoring"):
        record.act(awarded())


def test_once_everybody_told_their_money_it_decides():
    told = after(
        READY,
        MoneyTold(player="red", money={"blue": 7, "green": 2}),
        MoneyTold(player="blue", money={"blue": 6, "green": 2}),
    )
    # Kim has told nothing yet, so nobody can say.
    assert after(told, awarded(left("G10", "blue"))).play.awards
    told = after(told, MoneyTold(player="green", money={}))
    with pytest.raises(RuleError, match="By the money that was told, garden 10 goes to Ana"):
        told.act(awarded(left("G10", "blue")))
    with pytest.raises(RuleError, match="By the money that was told, tower 12 goes to nobody"):
        told.act(awarded(left("T12", "red", 2, "green")))
    assert after(told, awarded(left("G10", "red"), left("T12", None, 2, "green"))).play.awards
    assert after(told, awarded(left("G10", "blue"), on_purpose=True)).play.awards


def test_a_game_is_finished_after_three_rounds():
    with pytest.raises(RuleError, match="once its three rounds are scored"):
        READY.act(GameFinished())
    record = after(READY, RoundScored(round=3), GameFinished())
    assert record.undoes == "the game was finished"
    assert record.play.next is Next.OVER
    with pytest.raises(RuleError, match="finished already"):
        record.act(GameFinished())


def test_a_table_can_get_up_early_and_sit_down_again():
    record = after(READY, GameFinished(early=True))
    assert record.undoes == "the game was ended early"
    assert (record.play.next, record.play.is_won) == (Next.OVER, False)
    for event in (RoundScored(round=3), built("G10", "1,0"), awarded()):
        with pytest.raises(RuleError, match="This game is finished; undo that"):
            record.act(event)
    assert after(record.undo(), RoundScored(round=3), GameFinished()).play.is_won


def test_an_odd_table_is_scored_only_anyway():
    record = after(
        table(3, modules=("bonus",)),
        built("G10", "1,0"),
        BonusShown(player="red", tile="G10"),
        built("T9nw", "1,1", on_purpose=True),
    )
    with pytest.raises(RuleError, match="Ana: A walled side meets an open side"):
        record.act(RoundScored(round=1))
    assert after(record, RoundScored(round=1, anyway=True)).play.totals[Colour.RED]


def test_typed_numbers_stay_until_they_are_typed_anew():
    record = after(
        table(3), CountsTyped(player="red", counts={"tower": 2}, wall=5), RoundScored(round=1)
    )
    record = after(record, RoundScored(round=2))
    assert [scored.points("Ana") for scored in record.play.rounds] == [11, 18]
