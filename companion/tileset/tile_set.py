"""What is known of Granada's tiles and of the huts: told by tables, or heard of and offered."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Self

from companion.board.backs import KnownBacks
from companion.board.tiles import Kind, Pair, Tile
from companion.games import ALHAMBRA
from companion.games.granada_box import BOX, Face, GranadaBox, even_first, face_of
from companion.words import N_counted, counted

HUTS: Mapping[Kind, int] = ALHAMBRA.box.huts
"""How many huts there are of each colour."""

KNOWN = N_counted("{number} of {size} known", "{number} of {size} known")

# Read off small public pictures; the odd sides' moats are those of the even ones.
_HEARD_OF = (
    *("Ba2new Ar3new", "Ba6sw Ar7sw", "Ar10e Hp11e", "Ho8e Pa9e", "Li10w Ma11w"),
    *("Li2esw Ma3esw", "Pa12 Li13", "Li6ne Di7ne", "Ma2nes Sc3nes"),
)
HEARD_OF: tuple[Pair, ...] = tuple(even_first(*map(BOX.read, codes.split())) for codes in _HEARD_OF)
"""Nine tiles that are offered from the start and not insisted on."""
_HEARD_FACES = tuple((face_of(even), face_of(odd)) for even, odd in HEARD_OF)


@dataclass(frozen=True, slots=True)
class Piece:
    """One tile as far as it is known: both its sides, the even one first, or only one of them."""

    sides: tuple[Tile, ...]
    told: bool = True
    """Whether a table has told it; otherwise it was only heard of."""

    @property
    def is_whole(self) -> bool:
        """Whether both sides are known."""
        return len(self.sides) == 2


@dataclass(frozen=True)
class TileSet:
    """The table's words about its tiles and huts. It never changes; a newer word makes a new one.

    >>> tiles = TileSet().with_pair(BOX.read("Sc11e"), BOX.read("Pa10e"))
    >>> tiles.back_of(BOX.read("Pa10e"))
    <Sc11e>
    >>> tiles.in_words
    '10 of 54 known'
    """

    faces: Mapping[Face, Tile] = field(default_factory=dict)
    """The sides that were told, with their moats."""
    backs: Mapping[Face, Face] = field(default_factory=dict)
    """Which of them share a tile; each stands here with the other."""
    apart: frozenset[Face] = frozenset()
    """The even sides whose tiles were heard of, but are different on this table."""
    huts: tuple[Tile, ...] = ()
    """The huts whose walls were told, at most as many of a colour as there are."""

    def __post_init__(self) -> None:
        """Keep others from changing it."""
        for name in ("faces", "backs"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))

    @cached_property
    def told(self) -> tuple[Pair, ...]:
        """The tiles of which tables have told both sides, by value."""
        evens = [self.faces[face] for face in self.backs if face[1] % 2 == 0]
        pairs = [(even, self.faces[self.backs[face_of(even)]]) for even in evens]
        return tuple(sorted(pairs, key=_by_value))

    @cached_property
    def offered(self) -> tuple[Pair, ...]:
        """The tiles that were heard of, as far as the table has told nothing else."""
        return tuple(sorted(filter(self._is_offered, HEARD_OF), key=_by_value))

    def _is_offered(self, pair: Pair) -> bool:
        return face_of(pair[0]) not in self.apart and all(
            face_of(side) not in self.backs and self.faces.get(face_of(side), side) == side
            for side in pair
        )

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Every tile of which something is known, by value; of some only one side."""
        whole = [
            *(Piece(pair) for pair in self.told),
            *(Piece(p, told=False) for p in self.offered),
        ]
        in_whole = {face_of(side) for piece in whole for side in piece.sides}
        halves = (Piece((tile,)) for face, tile in self.faces.items() if face not in in_whole)
        return tuple(sorted((*whole, *halves), key=lambda piece: _by_value(piece.sides)))

    @property
    def known(self) -> int:
        """How many tiles are known with both their sides."""
        return sum(piece.is_whole for piece in self.pieces)

    @property
    def blanks(self) -> int:
        """How many tiles nothing is known of, unless two halves are the sides of one."""
        return max(0, BOX.size - len(self.pieces))

    @property
    def in_words(self) -> str:
        """How far the set is known."""
        return counted(KNOWN, self.known, size=BOX.size)

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """Every side that is known: first those of whole tiles, then the others."""
        pieces = sorted(self.pieces, key=lambda piece: not piece.is_whole)
        return tuple(side for piece in pieces for side in piece.sides)

    @cached_property
    def box(self) -> GranadaBox:
        """Granada's box as far as it is known."""
        return BOX.knowing(self.told, self.offered)

    @property
    def known_backs(self) -> KnownBacks:
        """What a game has to know of the set."""
        return KnownBacks(self.told, self.offered)

    def tile(self, face: Face) -> Tile | None:
        """A side as it is known."""
        return next((tile for tile in self.tiles if face_of(tile) == face), None)

    def back_of(self, tile: Tile) -> Tile | None:
        """The other side of a tile, as it is known or was heard of."""
        for pair in (*self.told, *self.offered):
            faces = [face_of(side) for side in pair]
            if face_of(tile) in faces:
                return pair[1 - faces.index(face_of(tile))]
        return None

    def could_be_backs(self, tile: Tile) -> tuple[Tile, ...]:
        """What the other side of a tile may be, by all that is told of the others."""
        price = tile.price + 1 if tile.price % 2 == 0 else tile.price - 1
        sides = (Tile(kind, price, tile.walls) for kind in BOX.kinds if kind is not tile.kind)
        return tuple(
            side
            for side in sides
            if self.faces.get(face_of(side), side) == side
            and self.backs.get(face_of(side), face_of(tile)) == face_of(tile)
        )

    def with_face(self, tile: Tile) -> Self:
        """The set told of a side and its moats; its back has the same."""
        told = {face_of(tile): tile}
        if back := self.backs.get(face_of(tile)):
            told[back] = replace(self.faces[back], walls=tile.walls)
        return replace(self, faces={**self.faces, **told})

    def with_pair(self, side: Tile, back: Tile) -> Self:
        """The set told that two sides share a tile, whatever was told of them before."""
        after = self.unlinked(side, back).with_face(side).with_face(back)
        one, other = face_of(side), face_of(back)
        believed = {even for even, odd in _HEARD_FACES if {even, odd} == {one, other}}
        return replace(
            after, backs={**after.backs, one: other, other: one}, apart=self.apart - believed
        )

    def without_pair(self, side: Tile) -> Self:
        """The set in which a tile is two, each with one side known, whatever was heard of it."""
        known = {
            face_of(tile): tile
            for tile in (self.tile(face_of(side)), self.back_of(side))
            if tile is not None
        }
        denied = {even for even, odd in _HEARD_FACES if {even, odd} == known.keys()}
        after = replace(self.unlinked(side), faces={**self.faces, **known})
        return after.denying(denied)

    def with_piece(self, piece: Piece) -> Self:
        """The set told of a tile, both its sides or one."""
        return self.with_pair(*piece.sides) if piece.is_whole else self.with_face(*piece.sides)

    def without_face(self, side: Tile) -> Self:
        """The set that knows nothing of a side any more, not by hearsay either."""
        denied = {even for even, odd in _HEARD_FACES if face_of(side) in (even, odd)}
        return replace(self.cleared([face_of(side)]), apart=self.apart | denied)

    def denying(self, evens: Collection[Face]) -> Self:
        """The set that does not believe what was heard of the tiles with these even sides."""
        heard = [pair for pair in _HEARD_FACES if pair[0] in evens]
        linked = {
            face for even, odd in heard if self.backs.get(even) == odd for face in (even, odd)
        }
        backs = {face: back for face, back in self.backs.items() if face not in linked}
        return replace(self, backs=backs, apart=self.apart | {even for even, _odd in heard})

    def cleared(self, faces: Collection[Face]) -> Self:
        """The set as if nothing had been told of some sides."""
        linked = {*faces, *(self.backs[face] for face in faces if face in self.backs)}
        return replace(
            self,
            faces={face: tile for face, tile in self.faces.items() if face not in faces},
            backs={face: back for face, back in self.backs.items() if face not in linked},
        )

    def unlinked(self, *sides: Tile) -> Self:
        """The set in which no back of these sides was told."""
        cleared = self.cleared([face_of(side) for side in sides])
        return replace(self, backs=cleared.backs)

    def with_huts(self, *huts: Tile) -> Self:
        """The set with more huts, the newest first; what is too many of a colour is forgotten."""
        kept, number = [], Counter[Kind]()
        for hut in (*huts, *self.huts):
            number[hut.kind] += 1
            if number[hut.kind] <= HUTS[hut.kind]:
                kept.append(hut)
        return replace(self, huts=tuple(kept))

    def without_hut(self, hut: Tile) -> Self:
        """The set with one such hut less."""
        left = list(self.huts)
        left.remove(hut)
        return replace(self, huts=tuple(left))


def _by_value(sides: Iterable[Tile]) -> tuple[int, int]:
    first, *_others = sides
    # Halves stand beside the tiles that they may be the backs of.
    return first.price // 2, BOX.kinds.index(first.kind)
