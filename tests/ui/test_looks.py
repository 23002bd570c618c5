"""Every kind is told apart: by its symbol, by its letters, and as far as it goes by its colour."""

import pytest
from kivy.utils import get_hex_from_color

from companion.board.city import City
from companion.games import ALHAMBRA, GAMES, GRANADA
from screens.board.borders import BORDERS, border_of
from screens.board.colours import FACES, ON_DARK, ON_LIGHT
from screens.board.paint import LIGHTER, WHITE, palace, single
from screens.board.sketch import Sketch
from screens.theme import contrast, mix


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_kinds_have_symbols_and_letters_of_their_own(game):
    kinds = game.box.kinds
    assert len({FACES[kind.name].symbol for kind in kinds}) == len(kinds)
    assert len({kind.code for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("name", FACES)
def test_what_is_printed_on_a_tile_can_be_read_where_it_is_lightest(name):
    face = FACES[name]
    upper = get_hex_from_color(mix(face.fill, WHITE, LIGHTER))
    assert contrast(get_hex_from_color(face.ink), upper) >= 4.5


def drawn(text, game, *, glowing=True):
    city = City.parse(text, game.box)
    return palace(city, ON_LIGHT, glowing=glowing, detailed=True)


def colours_in(sketch):
    at = range(0, len(sketch.vertices), 13)
    return {tuple(round(each, 3) for each in sketch.vertices[i + 8 : i + 12]) for i in at}


def rounded(colour):
    return tuple(round(each, 3) for each in colour)


def test_a_city_of_granada_stands_in_water_and_a_palace_behind_walls():
    water, walls = drawn("* Sc6n", GRANADA, glowing=False), drawn("* T12 / . T9e", ALHAMBRA)
    assert rounded(ON_LIGHT.ripple) in colours_in(water)
    assert rounded(ON_LIGHT.wall_light) not in colours_in(water)
    assert rounded(ON_LIGHT.ripple) not in colours_in(walls)


def test_the_longest_moat_has_golden_banks_and_the_others_have_not():
    longest = drawn("* Sc6ne Pa11 Pa3n", GRANADA)
    assert {rounded(ON_LIGHT.gold), rounded(ON_LIGHT.longest)} <= colours_in(longest)
    assert rounded(ON_LIGHT.bank) in colours_in(longest)


def test_each_game_has_a_border_of_its_own():
    assert border_of(City(GRANADA.box)) is BORDERS["moat"]
    assert border_of(City(ALHAMBRA.box)) is BORDERS["wall"]


def test_a_folded_corner_has_the_colour_of_the_other_side():
    tile, back = GRANADA.box.read("Sc11e"), GRANADA.box.read("Pa10e")
    with_back, without = Sketch(), Sketch()
    single(with_back, tile, ON_DARK, back=back)
    single(without, tile, ON_DARK)
    assert colours_in(with_back) - colours_in(without) >= {rounded(FACES["park"].fill)}
