"""Walls that cross where tiles meet at a corner only, as in no palace within the rules."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.choosing import FEWEST_CHOICES, MOST_CHOICES, Choosing
from companion.board.city import City
from companion.board.crossing import longest_trail
from companion.board.edges import CORNERS, outer_edges
from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.board.wall import PERHAPS_LONGER, longest_wall
from companion.games.alhambra import ALHAMBRA, BOX, GARDEN
from companion.scoring import explain
from companion.scoring.round import in_palace
from companion.terminal.command_line import main
from tests.companion import naive
from tests.companion.asking import ask
from tests.companion.palaces import city, plain

WALLS = st.sampled_from(["", "n", "es", "nw", "new", "esw", "nes", "nsw", "nesw", "nesw"])
# Cells that touch each other at corners only.
APART = [Cell(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x + y) % 2]


@st.composite
def crossing_palaces(draw, most=6):
    walls = draw(st.dictionaries(st.sampled_from(APART), WALLS, max_size=most))
    return City(BOX, {cell: Tile(GARDEN, 7, sides) for cell, sides in walls.items()})


def scattered(number, size, chance):
    """Walled tiles, mostly on all sides, that touch at corners only."""
    around = range(-size, size + 1)
    cells = [(x, y) for x in around for y in around if (x + y) % 2]
    walls = {
        cell: "".join(side for side in "nesw" if chance.random() < 0.8)
        for cell in chance.sample(cells, number)
    }
    return City(BOX, {Cell(*cell): Tile(GARDEN, 7, sides) for cell, sides in walls.items()})


def ends(edge):
    (x, y), side = edge
    return [(x + dx, y + dy) for dx, dy in CORNERS[side]]


def is_one_line(edges):
    """Whether somebody can walk along the edges one after the other."""
    here = set(ends(edges[0])) if edges else {"nowhere"}
    for one, other in map(ends, edges):
        here = ({other} if one in here else set()) | ({one} if other in here else set())
    return bool(here)


def is_a_trail(built, wall):
    outer = {(cell, side) for _from, _to, cell, side in outer_edges(built)}
    once = len(set(wall.edges)) == len(wall.edges)
    return once and set(wall.edges) <= outer and is_one_line(wall.edges)


@given(crossing_palaces())
def test_no_longer_trail_can_be_found_by_trying_them_all(built):
    wall = longest_wall(built)
    assert wall.exact
    assert wall.length == naive.wall(plain(built))
    assert is_a_trail(built, wall)


# Found once by a search that follows up every choice and drops none.
ROUND_THE_START = [23, 19, 23, 15, 17, 26, 25, 30, 24, 21, 26, 30, 26, 22, 28, 20, 29, 19, 22, 26]
FARTHER_OUT = [28, 39, 26, 11, 33, 27, 35, 29, 22, 29, 28, 37, 36, 28, 28, 18, 35, 25, 33, 17]


@pytest.mark.parametrize("seed", range(20))
def test_more_tiles_than_can_be_tried_are_no_trouble(seed):
    for tiles, size, longest in ((12, 2, ROUND_THE_START), (18, 3, FARTHER_OUT)):
        built = scattered(tiles, size, Random(seed))
        wall = longest_wall(built)
        assert (wall.length, wall.exact) == (longest[seed], True)
        assert is_a_trail(built, wall)


def test_every_edge_counts_where_one_line_takes_them_all():
    row, other = "G7nesw . " * 6, ". G7nesw " * 6
    built = city(f"{row} / {other} / {row} / {other} *")
    wall = longest_wall(built)
    assert (wall.length, wall.exact) == (95, True)
    assert is_a_trail(built, wall)


def test_the_longest_of_several_heaps_is_found():
    text = "G7nesw . . P4es . . . / . G7nesw . . T9nw . * / . / P2new . A4nes / . G7nesw"
    assert longest_wall(city(text)).length == naive.wall(plain(city(text))) == 9


def test_of_equal_trails_the_same_one_is_shown_however_the_palace_was_built():
    built = scattered(10, 2, Random(1))
    turned = City(BOX, dict(reversed(built.tiles.items())))
    longest_trail.cache_clear()
    assert longest_wall(turned).edges == longest_wall(built).edges


HUGE = scattered(78, 6, Random(1))
"""All tiles and huts of a box, and nothing but crossings: hardly anybody could tell its wall."""


def test_where_too_many_walls_cross_it_is_said_that_a_longer_one_may_have_been_missed():
    wall = longest_wall(HUGE)
    assert not wall.exact
    assert wall.length > 100
    assert is_a_trail(HUGE, wall)


@pytest.fixture
def followed(monkeypatch):
    """How many choices are followed up, search by search."""
    found, after = [], Choosing._after

    def counting(self, number, step, choices):
        found.append(len(choices))
        return after(self, number, step, choices)

    monkeypatch.setattr(Choosing, "_after", counting)
    longest_trail.cache_clear()
    return found


def test_no_search_follows_up_more_choices_than_it_may(followed):
    longest_wall(HUGE)
    steps = len(followed) // 2
    assert sum(followed[:steps]) <= FEWEST_CHOICES * steps
    assert MOST_CHOICES / 2 < sum(followed[steps:]) <= MOST_CHOICES + FEWEST_CHOICES * steps


def test_what_was_found_once_is_remembered(followed):
    assert longest_wall(HUGE) == longest_wall(City(BOX, HUGE.tiles))
    assert len(followed) % 2 == 0
    before = len(followed)
    longest_wall(HUGE)
    assert len(followed) == before


def test_a_certain_wall_is_told_without_a_doubt():
    assert ask("wall", city="P6n / *") == {"length": 1, "edges": [["0,-1", "n"]]}


def test_programs_and_people_are_told_of_the_doubt(capsys):
    # As many tiles as the notation takes, so without the huts.
    built = scattered(54, 5, Random(3))
    text = built.text
    answer = ask("wall", city=text)
    assert list(answer) == ["length", "edges", "exact"]
    assert answer["exact"] is False
    main(["wall", text])
    assert capsys.readouterr().out.endswith(f"\n{PERHAPS_LONGER}\n")
    players = [{"name": "Ana", "city": text}, {"name": "Leo", "city": "*"}]
    ana, leo = ask("score", round=1, players=players, anyway=True)["players"]
    assert ana["wall"] == answer["length"] > 90
    assert ana["wall_exact"] is False
    assert "wall_exact" not in leo
    holding = in_palace("Ana", built, ALHAMBRA)
    assert explain.wall(ALHAMBRA, holding).endswith(f" points. {PERHAPS_LONGER}")
