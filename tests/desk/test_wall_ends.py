"""Where the longest wall begins and stops, and why there."""

import pytest
from hypothesis import given

from companion.board.edges import CORNERS
from companion.board.grid import ORIGIN, Side
from companion.board.wall import longest_wall
from companion.desk.wall_ends import Stop, ends
from tests.companion.palaces import city, legal_palaces, messy_palaces


def stops(text):
    palace = city(text)
    return [(str(end.cell), end.side.value, end.stop) for end in ends(palace, longest_wall(palace))]


def points(cell, side):
    return [(cell.x + x, cell.y + y) for x, y in CORNERS[side]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("*", []),
        ("* G10", []),
        (". P2new . / C5nsw * A4nes / . S3esw .", []),
        (
            "P6n G10n / *",
            [("0,-1", "w", Stop.OPEN_ROUND_CORNER), ("1,-1", "e", Stop.OPEN_ROUND_CORNER)],
        ),
        ("G10n T11 / *", [("0,-1", "w", Stop.OPEN_ROUND_CORNER), ("1,-1", "n", Stop.OPEN_AHEAD)]),
        ("P2new / *", [("0,0", "w", Stop.START_TILE), ("0,0", "e", Stop.START_TILE)]),
        ("* G12s", [("1,0", "e", Stop.OPEN_ROUND_CORNER), ("0,0", "s", Stop.START_TILE)]),
        (
            "C7ne C9w / * G10",
            [("0,-1", "w", Stop.OPEN_ROUND_CORNER), ("1,-1", "n", Stop.INNER_WALL)],
        ),
        (
            "A10 . / * G10n",
            [("0,-1", "e", Stop.OPEN_IN_CORNER), ("1,0", "e", Stop.OPEN_ROUND_CORNER)],
        ),
    ],
)
def test_a_wall_stops_for_a_reason(text, expected):
    assert stops(text) == expected


@pytest.mark.parametrize(
    ("text", "corner"),
    [
        ("C7ne C9w / * G10", (1, -1)),
        ("* T11 / S6es C9w", (1, 2)),
        ("S5sw A10 / G10n *", (-1, 0)),
        ("A10 P4es / * G10n", (2, 0)),
    ],
)
def test_a_wall_that_goes_on_inside_is_told_whichever_way_it_turns(text, corner):
    palace = city(text)
    inside = [end for end in ends(palace, longest_wall(palace)) if end.stop is Stop.INNER_WALL]
    assert [end.corner for end in inside] == [corner]


def test_where_tiles_meet_at_a_corner_only_nothing_is_said():
    crossing = city("* . / . G10n")
    assert longest_wall(crossing).length == 1
    assert ends(crossing, longest_wall(crossing)) == ()


@given(legal_palaces())
def test_each_end_is_an_open_outer_edge_that_goes_on_from_the_wall(palace):
    wall = longest_wall(palace)
    found = ends(palace, wall)
    for end, edge in zip(found, (wall.edges[0], wall.edges[-1]) if found else (), strict=True):
        assert end.side not in palace[end.cell].walls
        assert end.cell.step(end.side) not in palace
        assert end.corner in points(end.cell, end.side)
        assert end.corner in points(*edge)
        assert (end.stop is Stop.START_TILE) == (end.cell == ORIGIN)


@given(legal_palaces())
def test_only_no_wall_and_a_closed_ring_have_no_ends(palace):
    wall = longest_wall(palace)
    outline = [side for cell in palace.tiles for side in Side if cell.step(side) not in palace]
    assert (ends(palace, wall) == ()) == (wall.length in (0, len(outline)))


@given(messy_palaces())
def test_any_heap_of_tiles_is_looked_at_without_a_word_or_with_both_ends(palace):
    assert len(ends(palace, longest_wall(palace))) in (0, 2)


def test_every_stop_has_a_sentence_of_its_own():
    assert len({stop.sentence for stop in Stop}) == len(Stop)
    assert Stop.START_TILE.sentence == "It stops at the start tile, which is open all round."
