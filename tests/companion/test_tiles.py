from collections import Counter

import pytest

from companion.board.faults import FaultCode
from companion.board.tiles import START
from companion.games.alhambra import BOX
from tests.companion.palaces import tile

R01 = {
    "pavilion": (7, 2, 8),
    "seraglio": (7, 3, 9),
    "arcades": (9, 4, 10),
    "chambers": (9, 5, 11),
    "garden": (11, 6, 12),
    "tower": (11, 7, 13),
}


@pytest.mark.parametrize(("name", "published"), R01.items())
def test_r01_numbers_and_prices_are_those_of_the_rule_books(name, published):
    kind = BOX.by_name[name]
    prices = [found.price for found in BOX.tiles if found.kind is kind]
    assert (len(prices), min(prices), max(prices)) == published
    assert BOX.most(kind) == len(prices)


def test_there_are_54_different_tiles():
    assert len(BOX.tiles) == len({BOX.piece(found) for found in BOX.tiles}) == BOX.size == 54


def test_r03_no_tile_has_four_walls():
    assert max(len(found.walls) for found in BOX.tiles) == 3


def test_the_set_has_twenty_walls_in_each_direction():
    walls = Counter("".join(found.walls for found in BOX.tiles))
    assert walls == {"n": 20, "e": 20, "s": 20, "w": 20}


def test_the_wall_less_tiles_are_the_ten_of_the_bonus_cards():
    bare = [found.code for found in BOX.tiles if not found.walls]
    assert bare == ["P8", "S9", "A9", "A10", "C10", "C11", "G10", "G11", "T11", "T12"]


def test_r59_there_are_24_huts():
    assert [BOX.huts[kind] for kind in BOX.kinds] == [3, 3, 4, 4, 5, 5]


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("G10n", None),
        ("HGnesw", None),
        ("P6s", FaultCode.UPSIDE_DOWN),
        ("P2esw", FaultCode.UPSIDE_DOWN),
        ("G10e", FaultCode.UPSIDE_DOWN),
        ("A6ne", None),
        ("P6e", FaultCode.NO_SUCH_TILE),
        ("P9", FaultCode.NO_SUCH_TILE),
        ("G0", FaultCode.NO_SUCH_TILE),
        ("G999n", FaultCode.NO_SUCH_TILE),
        ("G10nesw", FaultCode.NO_SUCH_TILE),
    ],
)
def test_only_the_54_tiles_exist_and_only_the_right_way_up(code, fault):
    assert BOX.misprint(tile(code)) is fault


@pytest.mark.parametrize("code", ["G10n", "G10", "HTes", "C11"])
def test_a_tile_is_written_as_it_was_read(code):
    assert tile(code).code == code
    assert repr(tile(code)) == f"<{code}>"


def test_only_buildings_count_as_buildings():
    assert tile("G10").is_building
    assert not tile("HG").is_building
    assert not START.is_building


def test_kinds_are_named_shortly_in_failing_tests():
    assert repr(BOX.by_code["G"]) == "<garden>"


def test_the_prices_of_a_kind_are_each_told_once():
    assert BOX.prices(BOX.by_code["G"]) == (6, 7, 8, 9, 10, 11, 12)
