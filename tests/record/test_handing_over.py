import pytest
from hypothesis import given, settings

from companion.errors import CompanionError, RuleError
from companion.record import Record
from companion.record.differences import Change, differences
from companion.record.events import (
    CountsTyped,
    PalaceTakenIn,
    RoundScored,
    TileGiven,
    TileReserved,
)
from tests.record.tables import FIRST_SIX, after, built, play_on, table, tables, trials

TABLE = after(
    table(3, modules=("bonus", "huts")),
    built("G10", "1,0"),
    built("T12", "0,1"),
    TileReserved(player="red", tile="P8"),
    built("G11", "1,0", "blue"),
    TileReserved(player="green", tile="C10"),
)


def brought(city, player="red", reserve="", bonus="", **more):
    return PalaceTakenIn(
        player=player,
        game=more.pop("game", "alhambra"),
        city=city,
        reserve=tuple(reserve.split()),
        bonus=tuple(bonus.split()),
        **more,
    )


def test_a_palace_taken_in_takes_the_place_of_what_was_there():
    record = after(TABLE, brought("* G10 / A9", reserve="T12 HGn", bonus="G10"))
    ana = record.play.seats[0]
    assert ana.city.text == "* G10 / A9"
    assert [tile.code for tile in ana.reserve] == ["T12", "HGn"]
    assert [tile.code for tile in ana.shown] == ["G10"]
    assert "red" in record.play.touched
    assert record.play.seats[1:] == TABLE.play.seats[1:]


def test_it_is_one_step_to_undo():
    record = after(TABLE, brought("* G10 / A9"))
    assert record.undoes == "Ana’s palace taken in"
    assert record.undo().play == TABLE.play


def test_typed_numbers_are_kept_beside_the_palace():
    record = after(TABLE, CountsTyped(player="red", counts={"tower": 2}), brought("* G10"))
    assert not record.play.seats[0].by_counts
    assert record.play.seats[0].tally.counts


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (brought("* Sc10", game="granada"), "belongs to another game"),
        (brought("* G10", game="chess"), "belongs to another game"),
        (brought("* Q4"), "no such kind"),
        (brought("* G10 / T12", bonus="T11"), "counts only while that very tile stands"),
        (brought("* G10", bonus="G10 G10", on_purpose=True), "shown already; there is only one"),
        (brought("* P8 S9 / G10 A9", bonus="P8 S9 G10 A9"), "cannot show more"),
        (brought("*", reserve="HPn HPe HPs HPw"), "All 3 pavilion huts are taken"),
    ],
)
def test_what_cannot_lie_on_this_table_is_refused(event, reason):
    with pytest.raises(CompanionError, match=reason):
        event.verify(TABLE.play)


def test_huts_and_cards_are_refused_where_they_are_not_played_with():
    for event, reason in (
        (brought("* HGn", on_purpose=True), "plays without huts"),
        (brought("* G10", bonus="G10", on_purpose=True), "plays without bonus cards"),
    ):
        with pytest.raises(RuleError, match=reason):
            event.verify(table(3).play)


def test_huts_that_the_others_own_are_no_longer_there():
    others = after(TABLE, brought("* HPn", "blue"), brought("* HPe", "green"))
    after(others, brought("* HPs"))
    with pytest.raises(RuleError, match="All 3 pavilion huts are taken"):
        after(others, brought("* HPs", reserve="HPw"))
    after(others, brought("* HPs", reserve="HPw", on_purpose=True))


def test_a_card_that_somebody_shows_cannot_be_shown_again():
    shown = after(TABLE, brought("* G11", "blue", bonus="G11"))
    with pytest.raises(RuleError, match="shown already"):
        after(shown, brought("* G11", bonus="G11", on_purpose=True))
    after(shown, brought("* G11 / A9", "blue", bonus="G11"))


@pytest.mark.parametrize(
    ("event", "codes"),
    [
        (brought("* . G10"), ["touching", "on-foot"]),
        (brought("* G10w"), ["walls-match", "on-foot"]),
        (brought("* A4new"), ["walls-match", "on-foot", "no-such-tile"]),
        (brought("* P6s"), ["upside-down"]),
        (brought("* G11"), ["taken"]),
        (brought("* C10"), ["taken"]),
        (brought("* A9", reserve="A9"), ["taken"]),
        (brought("*", reserve="G11"), ["taken"]),
        (brought("*", reserve="A9 A9"), ["taken"]),
        (brought("*", reserve="P9"), ["no-such-tile"]),
        (brought("* HGn / HTe", reserve="HAs HCw"), ["too-many-huts"]),
    ],
)
def test_faults_are_refused_unless_it_lies_so_on_purpose(event, codes):
    assert [fault.code.value for fault in differences(TABLE.play, event).faults] == codes
    with pytest.raises(RuleError):
        event.verify(TABLE.play)
    after(TABLE, event.model_copy(update={"on_purpose": True}))


def test_after_the_last_round_nothing_is_taken_in():
    over = after(table(3), *(RoundScored(round=number) for number in (1, 2, 3)))
    with pytest.raises(RuleError, match="The last scoring is done"):
        brought("* G10").verify(over.play)


def told(event, record=TABLE):
    return differences(record.play, event).lines


def test_what_differs_is_told_before_it_is_taken_in():
    event = brought("A9 * . / T11 G10 / G12s", reserve="P8 S9")
    found = differences(TABLE.play, event)
    assert [str(each.now) for each in found.of(Change.MORE)] == ["-1,0", "-1,1", "-1,2"]
    (moved,) = found.of(Change.MOVED)
    assert (moved.text, str(moved.was), str(moved.now)) == ("garden 10", "1,0", "0,1")
    (fewer,) = found.of(Change.FEWER)
    assert (fewer.text, str(fewer.was), fewer.now) == ("tower 12", "0,1", None)
    assert [each.text for each in found.of(Change.RESERVED)] == ["seraglio 9"]
    assert found.of(Change.UNRESERVED) == ()
    assert found.name == "Ana"
    assert found.lines == (
        "3 tiles more",
        "1 tile moved",
        "1 tile fewer",
        "1 more in the reserve",
    )


def test_tiles_that_lie_with_others_are_told_with_their_place():
    dummy = after(table(2), FIRST_SIX, TileGiven(player="red", tile="A10"))
    assert told(brought("* G10 G11 / T12", reserve="P8 C10")) == (
        "1 tile more",
        "1 more in the reserve",
        "Leo has built the same garden 11 already.",
        "The same chambers 10 lies in Kim’s reserve already.",
    )
    (first, second) = differences(TABLE.play, brought("* G11 / C10")).elsewhere
    assert (first.colour, first.place, second.colour) == ("blue", "palace", "green")
    assert told(brought("* G11 A10"), dummy)[1:] == (
        "Dirk has these already: garden 11 and arcades 10.",
    )


def test_huts_of_others_are_never_the_same():
    others = after(TABLE, brought("* HGn", "blue"))
    assert differences(others.play, brought("* HGn")).elsewhere == ()


def test_cards_and_huts_and_numbers_are_told_too():
    shown = after(TABLE, brought("* G10 / T12 / HGw", reserve="P8", bonus="G10"))
    assert told(brought("* G10 / T12 / . HGw", bonus="T12"), shown) == (
        "1 tile moved",
        "1 fewer in the reserve",
        "1 more bonus card shown",
        "1 bonus card taken back",
    )
    typed = after(TABLE, CountsTyped(player="red", counts={"tower": 2}))
    assert told(brought("* G10 / T12", reserve="P8"), typed) == (
        "The tiles are scored instead of Ana’s numbers.",
    )


def test_where_nothing_differs_that_is_told():
    assert told(brought("* G10 / T12", reserve="P8")) == (
        "Nothing differs from what is here already.",
    )


def test_another_game_differs_in_everything():
    with pytest.raises(RuleError, match="belongs to another game"):
        differences(TABLE.play, brought("* Sc10", game="granada"))


@settings(max_examples=30)
@given(tables, trials, trials)
def test_what_one_table_knows_can_be_taken_in_at_another(record, doings, others):
    here, there = play_on(record, doings), play_on(record, others)
    for seat in there.play.seats:
        event = brought(
            seat.city.text,
            seat.colour,
            " ".join(tile.code for tile in seat.reserve),
            on_purpose=True,
        )
        if not event.can_be_done_to(here.play):
            continue
        found = differences(here.play, event)
        taken = here.act(event)
        now = taken.play.seat(seat.colour)
        assert (now.city, now.reserve) == (seat.city, seat.reserve)
        more, fewer = (len(found.of(change)) for change in (Change.MORE, Change.FEWER))
        assert len(now.city) - len(here.play.seat(seat.colour).city) == more - fewer
        again = differences(taken.play, event)
        assert again.differences == ()
        assert bool(found.faults) == bool(again.faults)
        assert Record.replay(taken.events) == Record(taken.steps)
