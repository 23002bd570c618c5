"""What Granada's book forbids, by touch: each fault is told, and "Why?" leads to its rule."""

from typing import NamedTuple

import pytest

from companion.board.faults import FaultCode
from companion.board.grid import Cell
from companion.games.granada_box import BOX
from companion.tileset import TileSet
from screens.desk.fault_line import FaultLine
from screens.widgets.buttons import TextButton
from tests.record.granada_tables import laid
from tests.ui.granada_hand import GranadaHand
from tests.ui.played import sit
from tests.ui.tables import at, where

RING = "Pa4@1,0 Li5@0,1 Ho6@0,2 Sc7@1,2"


def in_city(hand, built):
    """A city that lies already, tile by tile."""
    kept = sit(hand, *(laid(*each.split("@")) for each in built.split()), game="granada")
    at(hand, kept, "palace", seat="red")
    return GranadaHand(hand)


def tell_first(hand, city, code):
    """Tell a tile before its place, so that no neighbour sets a side of it."""
    hand.tap("more")
    hand.tap("Choose the tile first")
    hand.tap("New tile")
    hand.frames(4)
    tile = city.read(code)
    hand.tap(tile.kind.name)
    city.finish(tile)


def ask_why(hand, code):
    """Tap the "Why?" of one fault, and say which ruling it led to."""
    line = next(w for w in hand.seen() if isinstance(w, FaultLine) and w.fault.code is code)
    hand.tap(next(w for w in hand.seen(line) if isinstance(w, TextButton)))
    room, told = where(hand)
    assert room == "ruling"
    return told["ruling"]


class Forbidden(NamedTuple):
    """A tile that may not lie at a place, what is said of it, and the ruling behind that."""

    built: str
    tile: str
    cell: str
    fault: FaultCode
    said: str
    ruling: str


@pytest.mark.parametrize(
    "case",
    [
        Forbidden(
            "Pa4@1,0", "Ar3w", "2,0", FaultCode.WALLS_MATCH, "a moat meets an open side", "D54"
        ),
        Forbidden("Pa4e@1,0", "Ar3w", "2,0", FaultCode.ON_FOOT, "without crossing a moat", "D07"),
        Forbidden("Pa4@1,0", "Ar3", "2,1", FaultCode.TOUCHING, "a corner is not enough", "D55"),
        Forbidden(
            f"{RING} Di8@2,0 Ma9@2,2", "Hp11", "2,1", FaultCode.HOLE, "would be closed in", "D06"
        ),
    ],
    ids=lambda case: case.fault,
)
def test_what_may_not_lie_is_told_with_its_rule(hand, case):
    city = in_city(hand, case.built)
    before = city.city
    tell_first(hand, city, case.tile)
    city.cell(case.cell)
    assert city.city == before
    assert hand.says(case.said)
    assert case.fault in [each.code for each in hand.screen.entry.explanation.faults]
    assert ask_why(hand, case.fault) == case.ruling
    hand.back()
    assert hand.says(case.said)


def test_a_space_with_a_way_out_is_no_hole(hand):
    city = in_city(hand, RING)
    tell_first(hand, city, "Hp11")
    city.cell("2,0")
    assert hand.screen.entry.explanation is None
    assert city.city[Cell(2, 0)].code == "Hp11"


def test_a_tile_that_is_known_to_lie_the_other_way_up_is_not_laid_upside_down(hand):
    hand.app.store.keep_tile_set(TileSet().with_pair(BOX.read("Ba2new"), BOX.read("Ar3new")))
    city = in_city(hand, "Sc9@1,0")
    city.cell("0,1")
    city.tell("Ar3esw")
    assert hand.says("This tile lies upside down")
    assert city.city.text == "* Sc9"
    assert ask_why(hand, FaultCode.UPSIDE_DOWN) == "D53"


def test_the_neighbours_set_the_sides_of_a_tile_that_is_told_at_its_place(hand):
    """A moat against dry ground cannot even be told there."""
    city = in_city(hand, "Pa4@1,0")
    city.cell("2,0")
    hand.tap("school")
    hand.tap("9")
    hand.tap("moat west")
    assert hand.says("Park 4 is open here.")
    hand.tap(city.foot)
    assert city.city.text == "* Pa4 Sc9"
