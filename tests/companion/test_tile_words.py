import pytest

from companion.board.tile_words import heading, in_full
from companion.games.alhambra import BOX, WORDS


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("G10", "garden 10 without a wall"),
        ("T13e", "tower 13 with a wall to the east"),
        ("G7nsw", "garden 7 with walls to the north, south and west"),
        ("HGn", "garden hut with a wall to the north"),
    ],
)
def test_a_tile_in_full_is_told_by_its_walls(code, words):
    assert in_full(BOX.read(code), WORDS.border.tile_with) == words


def test_a_heading_begins_with_a_capital():
    assert heading(BOX.read("HGn")) == "Garden hut"
