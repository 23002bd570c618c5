import itertools

import pytest
from hypothesis import given

from companion.board.edges import CORNERS
from companion.board.grid import Cell, Side
from companion.board.wall import longest_wall
from tests.companion import naive
from tests.companion.palaces import city, legal_palaces, messy_palaces, plain

VECTORS = {
    "T20 eight outer edges, and inner walls nothing": (". P2new . / S8s * A4nes / T11n S6es", 8),
    "W01 start only": ("*", 0),
    "W02 one tile": ("P2new / *", 3),
    "W03 outer corner": ("P6n A6ne / *", 3),
    "W04 inner corner joins": ("P2new . / * A4nes", 6),
    "W05 a gap ends it, the equal second piece adds nothing": ("P6n T11 G10n / *", 1),
    "W06 inner walls count nothing": ("P7e C9w / * T12", 0),
    "W07 the run goes on past the end of an inner wall": ("C7ne A5nw / * T12", 2),
    "W08 a closed ring counts whole": (". P2new . / C5nsw * A4nes / . S3esw .", 12),
}


@pytest.mark.parametrize(("text", "length"), VECTORS.values(), ids=VECTORS.keys())
def test_derived_walls(text, length):
    assert longest_wall(city(text)).length == length


def test_the_edges_come_in_order_clockwise():
    edges = longest_wall(city("P2new . / * A4nes")).edges
    assert [f"{cell} {side}" for cell, side in edges] == [
        "0,-1 w",
        "0,-1 n",
        "0,-1 e",
        "1,0 n",
        "1,0 e",
        "1,0 s",
    ]


def test_of_two_equal_runs_the_same_one_is_shown_however_the_palace_was_built():
    built = city("P6n T11 G10n / *")
    turned = city("*")
    for cell, tile in reversed(list(built)):
        turned = turned.with_tile(cell, tile)
    assert longest_wall(built) == longest_wall(turned)
    assert longest_wall(built).edges == ((Cell(0, -1), Side.N),)


def corner(cell, offset):
    return cell.x + offset[0], cell.y + offset[1]


@given(legal_palaces())
def test_each_edge_begins_where_the_one_before_ends(built):
    edges = longest_wall(built).edges
    for (cell, side), (after, turned) in itertools.pairwise(edges):
        assert corner(cell, CORNERS[side][1]) == corner(after, CORNERS[turned][0])


@given(legal_palaces())
def test_every_edge_is_walled_and_faces_no_tile_and_counts_once(built):
    edges = longest_wall(built).edges
    assert len(set(edges)) == len(edges)
    assert all(side in built[cell].walls and cell.step(side) not in built for cell, side in edges)


@given(legal_palaces())
def test_no_longer_wall_can_be_found_by_trying_them_all(built):
    assert longest_wall(built).length == naive.wall(plain(built))


@given(messy_palaces(most=6))
def test_palaces_against_the_rules_have_a_longest_wall_too(built):
    assert longest_wall(built).length == naive.wall(plain(built))


# Where tiles touch at a corner only, one line runs through the point and uses no edge twice.
PINCHED = {
    "two rings through one point count whole": ("G7nesw . . . / . G7nesw . *", 8),
    "a ring and two tails count whole": ("G7nesw . . . / . T9nw . *", 6),
    "four ends leave two out": ("P4es . . . / . T9nw . *", 2),
    "three ends leave one out": ("P4es . . . / . P6n . *", 2),
    "two ends that meet head on": ("P4e . . . / . P6w . *", 2),
}


@pytest.mark.parametrize(("text", "length"), PINCHED.values(), ids=PINCHED.keys())
def test_walls_that_meet_at_a_point(text, length):
    built = city(text)
    wall = longest_wall(built)
    assert wall.length == length == naive.wall(plain(built))
    assert len(set(wall.edges)) == length
