"""Colours stay apart for every eye, and what is drawn in them is seen on every ground."""

from itertools import combinations
from math import dist

import pytest
from kivy.utils import get_hex_from_color

from companion.games import ALHAMBRA, GAMES
from screens.board.colours import FACES, LOOKS, ON_DARK, ON_LIGHT, SAFE_LOOKS, WHITE
from screens.board.paint import LIGHTER
from screens.board.paint import WHITE as LIGHT_ABOVE
from screens.game.currency_colours import CURRENCY_COLOURS
from screens.game.seat_colours import DUMMY, SEATS
from screens.theme import DARK, LIGHT, contrast, mix
from tests.ui.contrast import SYMBOL, TEXT

SEEN_BY = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What colour-blind eyes make of light, by Machado, Oliveira and Fernandes (2009)."""

APART = 18
"""How far colours are apart at least that are told apart without a second look."""


def lab(colour, eyes):
    """A colour as eyes see it, in CIE Lab, where 2.3 is a difference that is just seen."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    seen = [min(1, max(0, sum(map(float.__mul__, row, light)))) for row in eyes]
    x, y, z = (
        sum(map(float.__mul__, row, map(float, seen)))
        for row in (
            (0.4339, 0.3762, 0.1899),
            (0.2126, 0.7152, 0.0722),
            (0.0177, 0.1095, 0.8727),
        )
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(colours, eyes):
    """How far the two colours are apart that these eyes see most alike."""
    seen = [lab(colour[:7], SEEN_BY[eyes]) for colour in colours]
    return min(dist(one, other) for one, other in combinations(seen, 2))


def painted(paints):
    return [get_hex_from_color(paint) for paint in paints]


def safe_fill(kind):
    return SAFE_LOOKS.get(kind, LOOKS[kind])[0]


@pytest.mark.parametrize("eyes", SEEN_BY)
@pytest.mark.parametrize("game", GAMES)
def test_any_two_kinds_of_a_game_are_told_apart_in_safe_colours(game, eyes):
    assert nearest([safe_fill(kind.name) for kind in GAMES[game].box.kinds], eyes) > APART


def test_the_usual_colours_of_kinds_would_not_do():
    assert nearest([LOOKS[kind.name][0] for kind in ALHAMBRA.box.kinds], "deuteranopia") < 6


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_players_and_the_dummy_are_told_apart_by_every_eye(eyes):
    assert nearest(painted([*SEATS.values(), DUMMY]), eyes) > APART


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_currencies_are_told_apart_by_every_eye(eyes):
    assert nearest(painted(CURRENCY_COLOURS.values()), eyes) > APART


@pytest.mark.parametrize("kind", FACES)
def test_where_colours_look_alike_symbols_do_not(kind):
    game = next((game for game in GAMES.values() if kind in game.box.by_name), None)
    others = [each.name for each in game.box.kinds if each.name != kind] if game else []
    assert FACES[kind].symbol not in {FACES[other].symbol for other in others}


def at_the_lighter_edge(fill):
    red, green, blue = (int(fill[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return get_hex_from_color(mix((red, green, blue, 1), LIGHT_ABOVE, LIGHTER))


@pytest.mark.parametrize("kind", SAFE_LOOKS)
def test_what_is_printed_on_a_tile_in_safe_colours_is_read_at_its_lighter_edge(kind):
    fill, ink = SAFE_LOOKS[kind]
    assert ink != WHITE or contrast(at_the_lighter_edge(fill), ink) >= TEXT
    assert contrast(fill, ink) >= TEXT


GROUNDS = (
    "surface",
    "surfaceContainerLowest",
    "surfaceContainerLow",
    "surfaceContainer",
    "surfaceContainerHigh",
    "surfaceContainerHighest",
)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_symbols_and_borders_are_seen_on_every_ground(colours, ground):
    """What is pointed at, chosen, wrong; the edge of a field, of a chip, of a player's dot."""
    for role in ("outline", "primary", "tertiary", "error", "onSurfaceVariant"):
        assert contrast(colours[role], colours[ground]) >= SYMBOL, role


@pytest.mark.parametrize(("board", "colours"), [(ON_LIGHT, LIGHT), (ON_DARK, DARK)])
def test_walls_water_marks_and_faults_are_seen_on_the_board(board, colours):
    for part in ("wall", "bank", "water", "mark", "fault", "longest"):
        assert contrast(get_hex_from_color(getattr(board, part)), colours["background"]) >= SYMBOL
