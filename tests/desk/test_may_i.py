"""May I? The desk's verdict is the engine's, with its rulings, ways out and walls."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.building import ALONE, Build, Remove, Surroundings, Swap, can, do, faults
from companion.board.city import City
from companion.board.fitting import spots
from companion.board.grid import ORIGIN, Cell
from companion.board.wall import longest_wall
from companion.desk.may_i import may_i
from companion.desk.why import ruling_for
from companion.games import granada
from companion.games.alhambra import BOX
from tests.companion.palaces import (
    ANY_TILE,
    NEARBY,
    TILES,
    cells,
    city,
    legal_palaces,
    messy_palaces,
    tile,
)

ACTS = st.one_of(
    st.builds(Build, NEARBY, ANY_TILE), st.builds(Remove, NEARBY), st.builds(Swap, NEARBY, ANY_TILE)
)
PALACES = st.one_of(legal_palaces(10), messy_palaces())
AROUND = st.builds(Surroundings, st.frozensets(TILES, max_size=9), st.integers(0, 3))


def codes(verdict):
    return [each.fault.code.value for each in verdict.objections]


def told(text, act):
    return may_i(city(text), act)


@given(PALACES, ACTS, AROUND)
def test_every_fault_that_the_engine_finds_is_named_with_its_ruling(palace, act, around):
    verdict = may_i(palace, act, around)
    assert tuple(each.fault for each in verdict.objections) == faults(palace, act, around)
    assert verdict.legal == can(palace, act, around)
    assert all(each.ruling is ruling_for(each.fault) for each in verdict.objections)


@given(PALACES, ACTS, AROUND)
def test_every_way_out_may_be_gone_and_has_the_wall_it_says(palace, act, around):
    for way in may_i(palace, act, around).ways_out:
        elsewhere = type(act)(way.cell, *([act.tile] if hasattr(act, "tile") else []))
        assert way.wall == longest_wall(do(palace, elsewhere, around))


@given(legal_palaces(10), ACTS, AROUND)
def test_no_way_out_is_forgotten(palace, act, around):
    found = [way.cell for way in may_i(palace, act, around).ways_out]
    if isinstance(act, Build):
        assert found == list(spots(palace, act.tile, around))
    else:
        tried = [
            (cell, type(act)(cell, *([act.tile] if hasattr(act, "tile") else [])))
            for cell, _tile in palace
        ]
        assert found == [cell for cell, each in tried if can(palace, each, around)]


@given(
    legal_palaces(10), st.one_of(st.builds(Build, NEARBY, TILES), st.builds(Swap, NEARBY, TILES))
)
def test_the_tiles_that_fit_are_all_that_may_stand_there(palace, act):
    verdict = may_i(palace, act)
    fitting = tuple(each for each in BOX.tiles if can(palace, type(act)(act.cell, each)))
    assert verdict.fitting == fitting
    if verdict.place:
        assert all(verdict.place.suits(each) for each in fitting)
        assert {*verdict.place.walled, *verdict.place.open} == {
            side for side, _beside, _tile in palace.neighbours(act.cell)
        }
    assert (verdict.place is None) <= (fitting == ())


@given(PALACES, ACTS)
def test_the_walls_before_and_after_are_those_of_the_engine(palace, act):
    verdict = may_i(palace, act)
    assert verdict.before == longest_wall(palace)
    if verdict.legal:
        assert verdict.after == longest_wall(do(palace, act))


@pytest.mark.parametrize(
    "act",
    [
        Build(Cell(1, 0), tile("T12")),
        Build(ORIGIN, tile("T12")),
        Remove(ORIGIN),
        Remove(Cell(5, 5)),
        Swap(ORIGIN, tile("T12")),
        Swap(Cell(5, 5), tile("T12")),
    ],
)
def test_where_nothing_can_be_shown_there_is_no_wall_afterwards(act):
    verdict = told("* G10n", act)
    assert not verdict.legal
    assert (verdict.after, verdict.ends, verdict.place, verdict.fitting) == (None, (), None, ())
    assert verdict.before.length == 1


def test_a_wrong_act_is_shown_with_the_wall_it_would_make():
    verdict = told("* G10n", Build(Cell(2, 1), tile("T13e")))
    assert codes(verdict) == ["touching", "on-foot"]
    assert (verdict.before.length, verdict.after.length) == (1, 1)


def test_a_tile_that_does_not_fit_here_is_told_where_it_fits():
    verdict = told("* G10", Build(Cell(2, 1), tile("T13e")))
    assert [way.cell for way in verdict.ways_out] == cells("0,-1 1,-1 2,0 0,1 1,1")
    assert [way.wall.length for way in verdict.ways_out] == [1] * 5


def test_a_place_tells_what_it_asks_of_a_tile():
    verdict = told("* G12s", Build(Cell(0, 1), tile("P6n")))
    assert (verdict.place.walled, verdict.place.open) == ((), ("n",))
    walled = told("* G12s / S9 .", Build(Cell(1, 1), tile("T12")))
    assert (walled.place.walled, walled.place.open) == (("n",), ("w",))
    assert walled.fitting == tuple(
        each for each in BOX.tiles if "n" in each.walls and "w" not in each.walls
    )


def test_only_tiles_that_may_still_come_are_named_as_fitting():
    left = [tile("T12"), tile("G10n")]
    assert may_i(city("*"), Build(Cell(0, 1), tile("P6n")), tiles=left).fitting == (tile("T12"),)
    around = Surroundings(elsewhere=frozenset(left))
    assert tile("T12") not in may_i(city("*"), Build(Cell(0, 1), tile("T12")), around).fitting


def test_a_swap_tells_what_its_neighbours_ask():
    verdict = told("* G10 T12", Swap(Cell(1, 0), tile("G9e")))
    assert (verdict.place.walled, verdict.place.open) == ((), ("e", "w"))
    assert [way.cell for way in verdict.ways_out] == [Cell(2, 0)]
    inner = told("* G12s / . G10n", Swap(Cell(1, 0), tile("S8s")))
    assert inner.place.walled == ("s",)


def test_removing_asks_nothing_of_any_tile():
    verdict = told("* G10 T12", Remove(Cell(1, 0)))
    assert codes(verdict) == ["on-foot"]
    assert (verdict.place, verdict.fitting) == (None, ())
    assert [way.cell for way in verdict.ways_out] == [Cell(2, 0)]


def test_the_wall_afterwards_is_told_with_its_ends():
    verdict = told("P6n / *", Build(Cell(1, -1), tile("A6ne")))
    assert (verdict.legal, verdict.before.length, verdict.after.length) == (True, 1, 3)
    assert [str(end.cell) for end in verdict.ends] == ["0,-1", "1,-1"]


def test_it_judges_granada_too():
    box = granada.BOX
    verdict = may_i(City.parse("* Sc10", box), Build(Cell(1, 1), box.read("Pa5n")), ALONE)
    assert codes(verdict) == ["walls-match", "on-foot"]
    assert verdict.fitting == ()
