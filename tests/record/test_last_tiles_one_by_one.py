"""Granada's last tiles: slot by slot, each built at once or declined before the next."""

import pytest

from companion.board.faults import FaultCode, FaultError
from companion.errors import InputError, RuleError
from companion.record import Next
from companion.record.events import (
    EVENT,
    GameFinished,
    LeftoverBuilt,
    LeftoverDealt,
    LeftoverDeclined,
    LeftoversAwarded,
    MoneyTold,
    RoundScored,
    TileGiven,
)
from companion.record.events.versions import brought_up_to_date
from companion.share.game_file import KNOWN
from tests.record.granada_tables import granada, his_six, laid
from tests.record.tables import after, table

READY = after(granada(3), RoundScored(round=1), RoundScored(round=2))
CURRENCIES = ("blue", "green", "orange", "yellow")


def dealt(slot, tile, to=None, **more):
    fate = {} if to else {"reason": "nobody"}
    currency = CURRENCIES[slot - 1]
    return LeftoverDealt(slot=slot, currency=currency, tile=tile, to=to, **{**fate, **more})


def refused(record, event, error=RuleError):
    with pytest.raises(error) as problem:
        record.act(event)
    return str(problem.value)


def test_a_tile_is_built_at_once():
    record = after(READY, dealt(1, "Sc12e", "red"))
    assert record.undoes == "school 12 goes to Ana"
    assert record.play.in_hand.tile.code == "Sc12e"
    record = after(record, LeftoverBuilt(player="red", cell="1,0"))
    assert record.undoes == "school 12 built"
    assert record.play.in_hand is None
    assert record.play.seats[0].city.text == "* Sc12e"
    record = after(record, RoundScored(round=3))
    # One school in all cities pays three, and one edge of moat.
    assert record.play.preview.points("Ana") == 4


def test_a_tile_is_declined_and_counts_nowhere():
    record = after(READY, dealt(1, "Sc12e", "red"), LeftoverDeclined(player="red"))
    assert record.undoes == "school 12 declined"
    play = record.play
    assert (play.in_hand, play.seats[0].reserve, play.seats[0].city.text) == (None, (), "*")
    assert [tile.code for tile in play.declined] == ["Sc12e"]
    assert play.preview.points("Ana") == 0


def test_a_tile_in_hand_or_declined_lies_nowhere_else():
    for record in (held := after(READY, dealt(1, "Sc12e", "red")), held.act(DECLINED)):
        assert [tile.code for tile in record.play.lying] == ["Sc12e"]


DECLINED = LeftoverDeclined(player="red")


def test_a_tile_that_nobody_wins_stays_in_the_market():
    record = after(READY, dealt(1, "Sc12e"))
    assert record.undoes == "school 12 stays in the market"
    assert record.play.in_hand is None
    assert [award.to for award in record.play.awards] == [None]


def test_the_tile_in_hand_is_built_or_declined_before_the_next_and_before_the_scoring():
    record = after(READY, dealt(1, "Sc12e", "red"))
    assert refused(record, dealt(2, "Pa10", "blue")) == (
        "Ana builds or declines the tile in hand before the next one."
    )
    assert refused(record, RoundScored(round=3)) == (
        "Ana has a tile in hand; it is built or declined before the scoring."
    )
    assert refused(record, RoundScored(round=3, anyway=True)).startswith("Ana has a tile in hand")
    record = after(record, LeftoverBuilt(player="red", cell="1,0"), dealt(2, "Pa10", "blue"))
    record = after(record, LeftoverDeclined(player="blue"), dealt(4, "Ho3", "blue"))
    record = after(record, LeftoverBuilt(player="blue", cell="1,0"), RoundScored(round=3))
    assert record.play.next is Next.FINISH


def test_only_the_winner_builds_or_declines():
    record = after(READY, dealt(1, "Sc12e", "red"))
    none = "Leo was handed no tile that is to be built or declined."
    assert refused(record, LeftoverBuilt(player="blue", cell="1,0")) == none
    assert refused(record, LeftoverDeclined(player="blue")) == none
    built = after(record, LeftoverBuilt(player="red", cell="1,0"))
    assert refused(built, LeftoverDeclined(player="red")).startswith("Ana was handed no tile")
    over = after(built, RoundScored(round=3))
    assert refused(over, LeftoverDeclined(player="red")).startswith("The last scoring is done")


def test_a_tile_is_built_by_the_rules():
    record = after(READY, dealt(1, "Sc12w", "red"))
    with pytest.raises(FaultError) as problem:
        record.act(LeftoverBuilt(player="red", cell="1,0"))
    found = {fault.code for fault in problem.value.faults}
    assert found == {FaultCode.WALLS_MATCH, FaultCode.ON_FOOT}
    on_purpose = LeftoverBuilt(player="red", cell="1,0", on_purpose=True)
    assert after(record, on_purpose).play.seats[0].city.text == "* Sc12w"


def test_slots_are_handed_out_in_their_order():
    record = after(READY, dealt(3, "Sc12e"))
    for slot in (1, 3):
        assert refused(record, dealt(slot, "Pa10")) == (
            "The last tiles are handed out in the order of their slots, 1 to 4."
        )
    again = dealt(4, "Pa10").model_copy(update={"currency": "orange"})
    assert "a currency of its own" in refused(record, again, InputError)
    assert "cannot be there twice" in refused(record, dealt(4, "Sc12e", on_purpose=True))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (dealt(1, "Pa10", reason=None), "A tile goes to somebody, or stays for a reason."),
        (dealt(1, "Pa10", "red", reason="tie"), "A tile goes to somebody, or stays for a reason."),
    ],
)
def test_a_tile_goes_to_one_place(event, sentence):
    assert refused(READY, event, InputError) == sentence


def test_a_tile_that_lies_somewhere_is_not_in_the_market():
    record = after(READY, laid("Sc12e", "1,0", "blue"))
    with pytest.raises(FaultError):
        record.act(dealt(1, "Sc12e", "red"))
    assert after(record, dealt(1, "Sc12e", "red", on_purpose=True)).play.in_hand


def test_the_money_that_was_told_decides():
    told = [
        MoneyTold(player=colour, money={"blue": sum_})
        for colour, sum_ in [("red", 5), ("blue", 7), ("green", 0)]
    ]
    record = after(READY, *told)
    assert refused(record, dealt(1, "Sc12e", "red")) == (
        "By the money that was told, school 12 goes to Leo."
    )
    assert after(record, dealt(1, "Sc12e", "blue")).play.in_hand
    assert after(record, dealt(1, "Sc12e", "red", on_purpose=True)).play.in_hand


def test_there_is_a_time_for_the_last_tiles():
    early = after(granada(3), RoundScored(round=1))
    assert "just before the last scoring" in refused(early, dealt(1, "Sc12e"))
    waiting = after(granada(), his_six(), RoundScored(round=1))
    assert "just before the last scoring" in refused(waiting, dealt(1, "Sc12e"))


def test_where_tiles_are_placed_in_any_order_they_are_handed_out_together():
    record = after(table(3), RoundScored(round=1), RoundScored(round=2))
    assert refused(record, dealt(1, "G10")) == (
        "In this game the last tiles are handed out all together."
    )


def together(**more):
    left = {"slot": 1, "currency": "blue", "tile": "Sc12e", "to": "red"}
    return LeftoversAwarded(tiles=(left,), **more)


def test_where_each_is_built_at_once_they_are_not_handed_out_together():
    assert refused(READY, together()) == (
        "Hand the last tiles out one by one: each is built or declined before the next."
    )
    assert after(READY, together(on_purpose=True)).play.seats[0].reserve
    assert after(READY, together(together=True)).play.seats[0].reserve
    assert after(READY, LeftoversAwarded(tiles=())).play.awards == ()


def test_a_log_of_an_earlier_version_handed_them_out_together():
    written = together().model_dump(mode="json")
    del written["together"]
    for version in (1, 2):
        event = EVENT.validate_python(brought_up_to_date(written, version))
        assert after(READY, event).play.seats[0].reserve
    assert brought_up_to_date(written, 3) == written
    assert "leftover-dealt" in KNOWN


def test_tiles_handed_out_at_the_end_are_not_given_to_pablo():
    record = after(granada(), his_six(), RoundScored(round=1))
    draw = {"did": "dummy-drew", "tiles": [], "on_purpose": True}
    record = after(record, EVENT.validate_python(draw), RoundScored(round=2))
    record = after(record, EVENT.validate_python(draw), dealt(1, "Sc13", "red"))
    assert "cannot be given away" in refused(record, TileGiven(player="red", tile="Pa3"))


def test_a_game_may_end_early_with_a_tile_in_hand():
    record = after(READY, dealt(1, "Sc12e", "red"), GameFinished(early=True))
    assert "This game is finished" in refused(record, LeftoverBuilt(player="red", cell="1,0"))
