"""Two sets made one: what both may say is taken over, and where they differ somebody chooses."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from companion.board.tiles import Kind, Tile
from companion.games.granada_box import Face, face_of
from companion.tileset.tile_set import HEARD_OF, HUTS, Piece, TileSet

Faces = frozenset[Face]


class Whose(StrEnum):
    """Which of two sets is believed."""

    MINE = "mine"
    THEIRS = "theirs"


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Tiles, or huts of a colour, of which two sets cannot both be right."""

    mine: tuple[Piece, ...]
    theirs: tuple[Piece, ...]


@dataclass(frozen=True)
class Merge:
    """My set with all of theirs that goes with it, and what is still to be chosen.

    Until somebody has chosen, my set is believed.
    """

    tiles: TileSet
    theirs: TileSet
    open: tuple[Disagreement, ...] = ()

    def settled(self, which: Disagreement, whose: Whose) -> Self:
        """The merge once somebody has chosen; the other set counts where that says nothing."""
        left = tuple(each for each in self.open if each != which)
        chosen, other = which.mine, which.theirs
        if whose is Whose.THEIRS:
            chosen, other = other, chosen
        if any(tile.hut for piece in (*chosen, *other) for tile in piece.sides):
            return replace(self, tiles=_with_huts(self.tiles, chosen, other), open=left)
        believed = self.theirs if whose is Whose.THEIRS else self.tiles
        return replace(self, tiles=_with(self.tiles, chosen, other, believed.apart), open=left)


def merged(mine: TileSet, theirs: TileSet) -> Merge:
    """Take over whatever does not contradict my set, and gather what does."""
    tiles, found = mine, list[Disagreement]()
    for faces in _touching(mine, theirs):
        here, there = _pieces(mine, faces), _pieces(theirs, faces)
        if _agree(mine, theirs, faces):
            tiles = _taken_over(tiles, there, theirs.apart & faces)
        else:
            found.append(Disagreement(here, there))
    for kind in HUTS:
        huts, others = _huts(mine, kind), _huts(theirs, kind)
        more = Counter(others) - Counter(huts)
        if len(huts) + more.total() <= HUTS[kind]:
            tiles = replace(tiles, huts=(*tiles.huts, *more.elements()))
        else:
            found.append(Disagreement(_each(huts), _each(others)))
    return Merge(tiles, theirs, tuple(found))


def _touching(mine: TileSet, theirs: TileSet) -> list[Faces]:
    """The sides that either set knows; those that some tile of either holds are kept together."""
    groups: list[Faces] = []
    tiles = [{face_of(side) for side in pair} for pair in (*mine.told, *theirs.told)]
    heard = [
        {face_of(side) for side in pair}
        for pair in HEARD_OF
        if face_of(pair[0]) in mine.apart | theirs.apart
    ]
    alone = [{face} for face in (*mine.faces, *theirs.faces)]
    for faces in (*tiles, *heard, *alone):
        apart = [group for group in groups if not group & faces]
        together = frozenset(faces).union(*(group for group in groups if group & faces))
        groups = [*apart, together]
    return groups


def _agree(mine: TileSet, theirs: TileSet, faces: Faces) -> bool:
    """Whether both sets may be right about some sides."""
    return not any(_contradict(mine, theirs, face) for face in faces) and not (
        _denied(mine, theirs, faces) or _denied(theirs, mine, faces)
    )


def _contradict(mine: TileSet, theirs: TileSet, face: Face) -> bool:
    here, there = mine.faces.get(face), theirs.faces.get(face)
    if here is None or there is None:
        return False
    backs = {each.backs[face] for each in (mine, theirs) if face in each.backs}
    return here != there or len(backs) > 1


def _denied(tiles: TileSet, others: TileSet, faces: Faces) -> bool:
    """Whether one set denies what was heard of a tile and the other has told just that."""
    return any(
        others.backs.get(face_of(even)) == face_of(odd)
        for even, odd in HEARD_OF
        if face_of(even) in tiles.apart & faces
    )


def _pieces(tiles: TileSet, faces: Faces) -> tuple[Piece, ...]:
    """What a set was told of some sides, tile by tile."""
    whole = [pair for pair in tiles.told if face_of(pair[0]) in faces]
    in_whole = {face_of(side) for pair in whole for side in pair}
    halves = [face for face in tiles.faces if face in faces - in_whole]
    return (*map(Piece, whole), *(Piece((tiles.faces[face],)) for face in halves))


def _taken_over(tiles: TileSet, pieces: Iterable[Piece], apart: Faces) -> TileSet:
    for piece in pieces:
        tiles = tiles.with_piece(piece)
    return tiles.denying(apart)


def _with(
    tiles: TileSet, chosen: tuple[Piece, ...], other: tuple[Piece, ...], apart: Faces
) -> TileSet:
    """The set that believes the one side, and the other where that says nothing."""
    said = frozenset(face_of(side) for piece in chosen for side in piece.sides)
    faces = said | {face_of(side) for piece in other for side in piece.sides}
    cleared = replace(tiles.cleared(faces), apart=tiles.apart - faces)
    return _taken_over(cleared, (*_besides(other, said), *chosen), apart & faces)


def _besides(pieces: Iterable[Piece], said: Faces) -> Iterator[Piece]:
    """What is left of tiles without some sides."""
    for piece in pieces:
        left = tuple(side for side in piece.sides if face_of(side) not in said)
        if left:
            yield Piece(left)


def _huts(tiles: TileSet, kind: Kind) -> tuple[Tile, ...]:
    return tuple(hut for hut in tiles.huts if hut.kind is kind)


def _each(huts: Iterable[Tile]) -> tuple[Piece, ...]:
    return tuple(Piece((hut,)) for hut in huts)


def _with_huts(tiles: TileSet, chosen: tuple[Piece, ...], other: tuple[Piece, ...]) -> TileSet:
    """The set with the huts of a colour that the one side says, filled up with the other's."""
    huts, others = ([piece.sides[0] for piece in side] for side in (chosen, other))
    more = Counter(others) - Counter(huts)
    kept = tuple(hut for hut in tiles.huts if hut.kind is not huts[0].kind)
    return replace(tiles, huts=kept).with_huts(*huts, *more.elements())
