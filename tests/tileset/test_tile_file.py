import json
from pathlib import Path

import pytest
from hypothesis import given

from companion.errors import InputError
from companion.tileset import TileSet
from companion.tileset.tile_file import read_tiles, write_tiles
from tests.tileset.sets import codes, side, tile_sets, tiles
from tests.tileset.test_in_writing import same

FOUND = tiles("Sc11e+Pa10e Ar2 Ba7sw", "HGn HPe").without_pair(side("Ho8e"))


def test_a_file_can_be_read_by_people():
    assert write_tiles(FOUND) == (
        '{\n"format": "alhambra-companion-tiles",\n"version": 1,\n"tiles": [\n'
        '  ["Ar2"],\n  ["Ba7sw"],\n  ["Ho8e"],\n  ["Pa9e"],\n  ["Pa10e", "Sc11e"]\n],\n'
        '"apart": ["Ho8"],\n"huts": ["HPe", "HGn"]\n}\n'
    )


@given(tile_sets())
def test_what_is_written_is_what_is_read(found):
    assert same(read_tiles(write_tiles(found).encode()), found)


def test_the_documents_show_a_file_that_can_be_read():
    text = (Path(__file__).parents[2] / "docs/save-format.md").read_text("utf-8")
    example = text.split("## The tile set")[1].split("```json")[1].split("```")[0]
    assert codes(read_tiles(example.encode()).told[0]) == "Pa10e Sc11e"


def file(**changed):
    whole = {"format": "alhambra-companion-tiles", "version": 1, "tiles": [], **changed}
    return json.dumps({key: value for key, value in whole.items() if value is not None}).encode()


def test_what_may_be_left_out():
    assert read_tiles(file()) == TileSet()


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"[", "This is not JSON"),
        (b"[]", "A JSON object is expected"),
        (file(format="something"), "This file is no tile set that this app has written."),
        (file(format=None), "This file is no tile set that this app has written."),
        (file(version=2), "This tile set was written by a newer version of the app"),
        (file(version=0), "version must be at least 1"),
        (file(version="1"), "version must be a whole number"),
        (file(version=None), "version is missing"),
        (file(more=1), "more is not a known key"),
        (file(tiles=None), "tiles is missing"),
        (file(tiles=["Sc11e"]), "tiles → 1 must be a list"),
        (file(tiles=[[]]), "tiles → 1 must have at least 1 entry, not 0"),
        (file(tiles=[["Sc11e", "Pa10e", "Ho10e"]]), "tiles → 1 must have at most 2 entries"),
        (file(tiles=[["Sc11e"]] * 109), "tiles must have at most 108 entries"),
        (file(tiles=[["S" * 13]]), "must have at most 12 characters"),
        (file(tiles=[["Sc4"], ["Q9"]]), 'tile 2: "Q9": no such kind'),
        (file(tiles=[["Sc99"]]), "tile 1: There is no such tile in the game."),
        (file(tiles=[["Sc4"], ["Sc4n"]]), 'tile 2: "Sc4n" is named twice.'),
        (file(tiles=[["Sc11e", "Pa10n"]]), "tile 1: The moats are on the same edges"),
        (file(tiles=[["Pa10e", "Sc11e"], ["Pa10e", "Di11e"]]), 'tile 2: "Pa10e" is named twice.'),
        (file(huts=["HGn"] * 25), "huts must have at most 24 entries"),
        (file(huts=["HPn", "HPn", "HPn", "HPn"]), "hut 4: All 3 pavilion huts are known"),
        (file(huts=["G10"]), "hut 1: G10 is no hut."),
        (file(huts=["HXn"]), 'hut 1: "HXn": no such kind'),
        (file(apart=["Sc11"]), '"Sc11" is no even side of a tile that was heard of.'),
        (file(apart=["Ba2"] * 10), "apart must have at most 9 entries"),
        (b" " * 1_000_001, "longer than 1000000 bytes"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_a_sentence(raw, sentence):
    with pytest.raises(InputError) as problem:
        read_tiles(raw)
    assert sentence in str(problem.value)
