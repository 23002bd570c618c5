"""A set of tiles as a JSON file, for another phone; docs/save-format.md says what stands in it."""

import json
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from companion.board.tiles import Tile
from companion.errors import CompanionError, InputError
from companion.games import ALHAMBRA
from companion.games.granada_box import BOX, face_of
from companion.input.fields import Code
from companion.input.json_text import read_json
from companion.input.quoting import quoted
from companion.input.validation import Entered, entered
from companion.tileset.corrections import BackTold, Correction, HutTold, SideTold
from companion.tileset.in_writing import name_of
from companion.tileset.tile_set import HEARD_OF, HUTS, TileSet
from companion.words import _

FORMAT = "alhambra-companion-tiles"
VERSION = 1
"""Counts up when the file changes its meaning, with a step from the version before."""

MOST_SIDES = 2 * BOX.size
ALL_HUTS = sum(HUTS.values())

Sides = Annotated[list[Code], Field(min_length=1, max_length=2)]


class _TileFile(Entered):
    """What stands in a file."""

    format: Literal["alhambra-companion-tiles"]
    version: Annotated[int, Field(ge=1)]
    tiles: Annotated[list[Sides], Field(max_length=MOST_SIDES)]
    apart: Annotated[list[Code], Field(max_length=len(HEARD_OF))] = Field(default_factory=list)
    huts: Annotated[list[Code], Field(max_length=ALL_HUTS)] = Field(default_factory=list)


def write_tiles(tiles: TileSet) -> str:
    """What a set was told, as JSON, one tile a line; what everybody has heard of is left out."""
    halves = [[tile] for face, tile in tiles.faces.items() if face not in tiles.backs]
    pieces = sorted([*map(list, tiles.told), *halves], key=_by_value)
    lines = ",\n".join(f"  {json.dumps([side.code for side in piece])}" for piece in pieces)
    apart = sorted(map(name_of, tiles.apart))
    # The newest comes last, as it was said.
    huts = [hut.code for hut in reversed(tiles.huts)]
    return (
        f'{{\n"format": "{FORMAT}",\n"version": {VERSION},\n"tiles": [\n{lines}\n],\n'
        f'"apart": {json.dumps(apart)},\n"huts": {json.dumps(huts)}\n}}\n'
    )


def _by_value(piece: list[Tile]) -> tuple[int, int]:
    return piece[0].price, BOX.kinds.index(piece[0].kind)


def read_tiles(raw: bytes) -> TileSet:
    """Read a set; what is wrong with it is told in a sentence, with its place."""
    return tiles_in(read_json(raw))


def tiles_in(found: Mapping[str, object]) -> TileSet:
    """The set in a file that was read as JSON already."""
    if found.get("format") != FORMAT:
        raise InputError(_("This file is no tile set that this app has written."))
    version = found.get("version")
    if isinstance(version, int) and version > VERSION:
        raise InputError(
            _("This tile set was written by a newer version of the app; update it to read the set.")
        )
    file = entered(_TileFile, json.dumps(found))
    tiles = TileSet()
    for number, codes in enumerate(file.tiles, 1):
        try:
            tiles = _with(tiles, [BOX.read(code) for code in codes])
        except CompanionError as problem:
            raise InputError(
                _("tile {number}: {problem}").format(number=number, problem=problem)
            ) from None
    for number, code in enumerate(file.huts, 1):
        try:
            tiles = HutTold(ALHAMBRA.box.read(code)).done_to(tiles)
        except CompanionError as problem:
            raise InputError(
                _("hut {number}: {problem}").format(number=number, problem=problem)
            ) from None
    return _with_apart(tiles, file.apart)


def _with(tiles: TileSet, sides: list[Tile]) -> TileSet:
    for side in sides:
        if face_of(side) in tiles.faces:
            raise InputError(_('"{tile}" is named twice.').format(tile=side.code))
    said: Correction = SideTold(sides[0]) if len(sides) == 1 else BackTold(*sides)
    return said.done_to(tiles)


def _with_apart(tiles: TileSet, names: list[str]) -> TileSet:
    """The set that does not believe what was heard of some tiles."""
    heard = {name_of(face_of(even)): face_of(even) for even, _odd in HEARD_OF}
    for name in names:
        if name not in heard:
            raise InputError(
                _('"{tile}" is no even side of a tile that was heard of.').format(tile=quoted(name))
            )
    return tiles.denying([heard[name] for name in names])
