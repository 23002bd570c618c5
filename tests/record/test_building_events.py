import pytest

from companion.board.city import City
from companion.board.faults import FaultError
from companion.errors import InputError, RuleError
from companion.games.alhambra import BOX
from companion.record import Colour
from companion.record.events import (
    HutTaken,
    RoundScored,
    TakenFromReserve,
    TileBuilt,
    TileRemoved,
    TileReserved,
    TileSwapped,
)
from tests.record.tables import after, built, table


def codes(record):
    return [(found.name, found.fault.code) for found in record.play.table.faults]


def reserve(record, place=0):
    return [tile.code for tile in record.play.seats[place].reserve]


def test_a_tile_is_built_and_named():
    record = after(table(3), built("G10n", "1,0"))
    assert record.play.seats[0].city.text == "* G10n"
    assert record.undoes == "garden 10 built"
    assert built("G11", "-1,0").can_be_done_to(record.play)
    assert record.play.touched == {Colour.RED}


@pytest.mark.parametrize(
    ("tile", "cell", "code"),
    [
        ("G10n", "0,0", "occupied"),
        ("G10n", "2,2", "touching"),
        ("T9nw", "1,0", "walls-match"),
        ("S3esw", "0,-1", "on-foot"),
        ("G12n", "1,0", "upside-down"),
        ("G13", "1,0", "no-such-tile"),
    ],
)
def test_what_may_not_stand_there_is_refused_with_its_fault(tile, cell, code):
    record = table(3)
    with pytest.raises(FaultError) as refused:
        record.act(built(tile, cell))
    assert code in [fault.code for fault in refused.value.faults]
    assert not built(tile, cell).can_be_done_to(record.play)


def test_a_rule_broken_on_purpose_is_reported_until_it_is_put_right():
    record = after(table(3), built("G10n", "1,0"), built("T9nw", "2,0", on_purpose=True))
    assert ("Ana", "walls-match") in codes(record)
    assert after(record, TileRemoved(player="red", cell="2,0")).play.table.faults == ()


def test_a_tile_entered_twice_on_purpose_is_reported_with_both_owners():
    record = after(table(3), built("G10n", "1,0"), built("G10n", "1,0", "blue", on_purpose=True))
    assert codes(record) == [("Ana", "taken"), ("Leo", "taken")]
    record = after(record, TileRemoved(player="blue", cell="1,0", to_reserve=False))
    assert record.play.table.faults == ()


def test_a_tile_reserved_twice_on_purpose_is_reported():
    record = after(
        table(3),
        built("G10n", "1,0"),
        TileReserved(player="blue", tile="G10n", on_purpose=True),
    )
    assert codes(record) == [("Ana", "taken"), ("Leo", "taken")]
    with pytest.raises(RuleError, match="There is only one such tile"):
        record.act(RoundScored(round=1))
    assert len(after(record, RoundScored(round=1, anyway=True)).play.scored) == 1


@pytest.mark.parametrize(
    "act",
    [
        built("G10n", "0,0", on_purpose=True),
        TileRemoved(player="red", cell="0,0", on_purpose=True),
        TileRemoved(player="red", cell="5,5", on_purpose=True),
        TileSwapped(player="red", tile="G10", cell="0,0", from_reserve=False, on_purpose=True),
    ],
)
def test_what_cannot_lie_on_any_table_is_refused_even_on_purpose(act):
    with pytest.raises(FaultError):
        table(3).act(act)


def test_a_tile_is_taken_into_the_reserve_and_built_again():
    record = after(table(3), built("G10n", "1,0"), TileRemoved(player="red", cell="1,0"))
    assert (record.undoes, reserve(record)) == ("garden 10 taken into the reserve", ["G10n"])
    with pytest.raises(FaultError):
        record.act(built("G10n", "1,0"))
    record = after(record, built("G10n", "-1,0", from_reserve=True))
    assert (record.play.seats[0].city.text, reserve(record)) == ("G10n *", [])


def test_a_tile_entered_by_mistake_goes_away():
    record = after(
        table(3), built("G10n", "1,0"), TileRemoved(player="red", cell="1,0", to_reserve=False)
    )
    assert (record.undoes, reserve(record)) == ("garden 10 removed", [])


def test_only_what_is_in_reserve_is_built_from_there():
    with pytest.raises(RuleError, match="Ana has no such tile in reserve: G10n"):
        table(3).act(built("G10n", "1,0", from_reserve=True))


def test_a_swap_keeps_the_old_tile_in_reserve():
    record = after(
        table(3),
        built("G10", "1,0"),
        TileReserved(player="red", tile="T12"),
        TileSwapped(player="red", tile="T12", cell="1,0"),
    )
    assert record.undoes == "tower 12 built instead of garden 10"
    assert (record.play.seats[0].city.text, reserve(record)) == ("* T12", ["G10"])


def test_a_tile_entered_wrongly_is_swapped_for_the_right_one():
    record = after(
        table(3),
        built("G10", "1,0"),
        TileSwapped(player="red", tile="G11", cell="1,0", from_reserve=False, to_reserve=False),
    )
    assert (record.play.seats[0].city.text, reserve(record)) == ("* G11", [])


def entered_wrongly(tile, cell="1,0"):
    return TileSwapped(player="red", tile=tile, cell=cell, from_reserve=False, to_reserve=False)


def test_a_moat_entered_wrongly_is_put_right_although_the_tile_lies_there_already():
    record = after(table(3, game="granada"), built("Sc10e", "1,0"), entered_wrongly("Sc10s"))
    assert record.play.seats[0].city.text == "* Sc10s"
    record = after(record, built("Pa3", "-1,0", "blue"))
    with pytest.raises(FaultError, match="There is only one such tile"):
        record.act(entered_wrongly("Pa3"))


def test_a_hut_entered_wrongly_is_put_right_although_all_are_taken():
    huts = [HutTaken(player="red", hut="HP", cell=cell) for cell in ("1,0", "2,0", "3,0")]
    record = after(table(3, modules=("huts",)), *huts, entered_wrongly("HPe", "3,0"))
    assert record.play.seats[0].city.text == "* HP HP HPe"
    with pytest.raises(FaultError, match="three huts at most"):
        after(record, built("T12", "0,1")).act(entered_wrongly("HG", "0,1"))


def test_a_tile_that_was_never_in_reserve_is_taken_out_of_it():
    record = after(
        table(3),
        TileReserved(player="red", tile="G10"),
        TileReserved(player="red", tile="G11"),
        TakenFromReserve(player="red", tile="G10"),
    )
    assert (record.undoes, reserve(record)) == ("garden 10 taken out of the reserve", ["G11"])
    with pytest.raises(RuleError, match="has no such tile in reserve"):
        record.act(TakenFromReserve(player="red", tile="G10"))


def test_a_reserved_tile_is_to_be_had_by_nobody_else():
    record = after(table(3), TileReserved(player="red", tile="G10"))
    assert record.undoes == "garden 10 put into the reserve"
    with pytest.raises(FaultError):
        record.act(TileReserved(player="blue", tile="G10"))
    with pytest.raises(FaultError):
        record.act(built("G10", "1,0", "blue"))


def test_huts_are_taken_only_where_they_are_played_with():
    for act in (
        HutTaken(player="red", hut="HGn"),
        built("HGn", "1,0"),
        TileReserved(player="red", tile="HGn"),
    ):
        with pytest.raises(RuleError, match="plays without huts"):
            table(3).act(act)


def test_a_hut_is_built_or_put_into_the_reserve():
    record = after(
        table(3, modules=("huts",)),
        HutTaken(player="red", hut="HGn", cell="1,0"),
        HutTaken(player="red", hut="HTs"),
    )
    seat = record.play.seats[0]
    assert (seat.city.text, reserve(record)) == ("* HGn", ["HTs"])
    assert record.undoes == "tower hut put into the reserve"
    assert record.undo().undoes == "garden hut built"


def test_a_tile_is_no_hut():
    with pytest.raises(RuleError, match="G10n is no hut"):
        table(3, modules=("huts",)).act(HutTaken(player="red", hut="G10n"))


def test_a_fourth_hut_is_refused():
    huts = [HutTaken(player="red", hut=hut) for hut in ("HGn", "HTs", "HP")]
    record = after(table(3, modules=("huts",)), *huts)
    with pytest.raises(FaultError, match="three huts at most"):
        record.act(HutTaken(player="red", hut="HA"))
    with pytest.raises(FaultError, match="three huts at most"):
        record.act(HutTaken(player="red", hut="HA", cell="1,0"))
    odd = after(record, HutTaken(player="red", hut="HA", cell="1,0", on_purpose=True))
    assert codes(odd) == [("Ana", "too-many-huts")]


def test_more_huts_of_a_colour_than_there_are_cannot_be_taken():
    record = table(3, modules=("huts",))
    for player in ("red", "blue", "green"):
        record = record.act(HutTaken(player=player, hut="HP"))
    with pytest.raises(RuleError, match="All 3 pavilion huts are taken"):
        record.act(HutTaken(player="red", hut="HP"))
    odd = after(record, HutTaken(player="red", hut="HP", on_purpose=True))
    with pytest.raises(RuleError, match="only 3 pavilion huts; the table shows 4"):
        odd.act(RoundScored(round=1))


def test_nothing_is_built_once_the_last_round_is_scored():
    record = after(table(3), *(RoundScored(round=number) for number in (1, 2, 3)))
    for act in (built("G10n", "1,0"), TileReserved(player="red", tile="G10")):
        with pytest.raises(RuleError, match="The last scoring is done"):
            record.act(act)


def test_who_does_not_play_cannot_build():
    with pytest.raises(RuleError, match="Nobody plays orange at this table"):
        table(3).act(built("G10n", "1,0", "orange"))


@pytest.mark.parametrize(("tile", "cell"), [("Q7", "1,0"), ("G10n", "here"), ("G10n", "100,0")])
def test_what_cannot_be_read_is_refused(tile, cell):
    with pytest.raises(InputError):
        table(3).act(TileBuilt(player="red", tile=tile, cell=cell, on_purpose=True))


def test_the_bag_holds_what_lies_nowhere_and_not_in_the_market():
    record = after(table(3), built("G10n", "1,0"), TileReserved(player="blue", tile="T12"))
    assert record.play.bag == 54 - 2 - 4


def on_purpose(record, *cells):
    for cell in cells:
        record = after(record, TileBuilt(player="red", tile="G10", cell=cell, on_purpose=True))
    return record


def test_nobody_builds_more_than_the_box_holds_not_even_on_purpose():
    record = on_purpose(table(3), *(f"{x},0" for x in range(1, 55)))
    with pytest.raises(InputError, match=r"^The city has 55 tiles; the game has 54\.$"):
        on_purpose(record, "0,-1")


def test_no_palace_is_built_wider_or_longer_than_it_can_be_written():
    record = on_purpose(table(3), "-49,0", "50,0", "0,99")
    assert City.parse(record.play.seats[0].city.text, BOX) == record.play.seats[0].city
    for far in ("51,0", "0,-1"):
        with pytest.raises(InputError, match="more than 100 rows or columns"):
            on_purpose(record, far)
    # Half the box in a slanting line: few tiles, and a long text.
    record = on_purpose(table(3), *(f"99,{y}" for y in range(1, 39)))
    with pytest.raises(InputError, match="characters long; no city needs more than 8000"):
        on_purpose(record, *(f"99,{y}" for y in range(39, 54)))
