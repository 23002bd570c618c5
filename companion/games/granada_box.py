"""Granada's cardboard: nine kinds on 54 tiles with two sides, of which more is known by and by."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from companion.board.faults import FaultCode
from companion.board.tiles import Box, Kind, Pair, Tile
from companion.errors import RuleError
from companion.games.granada_words import FAULTS
from companion.words import N_, N_counted, _

ARENA: Final = Kind(
    "arena", "Ar", N_("Arenas"), N_("arena"), N_counted("{number} arena", "{number} arenas")
)
BATH_HOUSE: Final = Kind(
    "bath_house",
    "Ba",
    N_("Bath houses"),
    N_("bath house"),
    N_counted("{number} bath house", "{number} bath houses"),
)
LIBRARY: Final = Kind(
    "library",
    "Li",
    N_("Libraries"),
    N_("library"),
    N_counted("{number} library", "{number} libraries"),
)
HOSTEL: Final = Kind(
    "hostel", "Ho", N_("Hostels"), N_("hostel"), N_counted("{number} hostel", "{number} hostels")
)
HOSPITAL: Final = Kind(
    "hospital",
    "Hp",
    N_("Hospitals"),
    N_("hospital"),
    N_counted("{number} hospital", "{number} hospitals"),
)
MARKET: Final = Kind(
    "market", "Ma", N_("Markets"), N_("market"), N_counted("{number} market", "{number} markets")
)
PARK: Final = Kind(
    "park", "Pa", N_("Parks"), N_("park"), N_counted("{number} park", "{number} parks")
)
SCHOOL: Final = Kind(
    "school", "Sc", N_("Schools"), N_("school"), N_counted("{number} school", "{number} schools")
)
DISTRICT: Final = Kind(
    "district",
    "Di",
    N_("Districts"),
    N_("district"),
    N_counted("{number} district", "{number} districts"),
)

VALUES = range(2, 14)
"""Each kind has one face of each value."""
MOST_MOATS = 3

Face = tuple[Kind, int]
"""One side of a tile by what tells it from all others."""


def face_of(tile: Tile) -> Face:
    """Which face this is, whatever its moats."""
    return tile.kind, tile.price


@dataclass(frozen=True, eq=False)
class GranadaBox(Box):
    """108 faces on 54 tiles; which two share a tile is not published, so a table may tell."""

    pairs: tuple[Pair, ...] = ()
    """The tiles that are known with both their sides, the even one first."""
    offered: tuple[Pair, ...] = ()
    """Tiles of which both sides were heard of; nothing is refused because of them."""

    def __post_init__(self) -> None:
        """Refuse pairs that cannot be the two sides of a tile."""
        self.verify_pairs((*self.pairs, *self.offered))

    def __eq__(self, other: object) -> bool:
        """Two boxes are the same when the same is known of their tiles."""
        return isinstance(other, GranadaBox) and self._what_is_known == other._what_is_known

    def __hash__(self) -> int:
        """Hash by what is known."""
        return hash(self._what_is_known)

    @property
    def _what_is_known(self) -> tuple[frozenset[Pair], frozenset[Pair]]:
        return frozenset(self.pairs), frozenset(self.offered)

    def with_pair(self, side: Tile, back: Tile) -> Self:
        """The same box, told that two faces are one tile.

        >>> box = BOX.with_pair(BOX.read("Sc11e"), BOX.read("Pa10e"))
        >>> box.piece(box.read("Sc11e")) == box.piece(box.read("Pa10e"))
        True
        """
        return replace(self, pairs=(*self.pairs, even_first(side, back)))

    def knowing(
        self, told: Iterable[Pair], offered: Iterable[Pair] = (), lying: Iterable[Tile] = ()
    ) -> Self:
        """The box as a table knows it: a newer word wins, and what lies there has the last one."""
        seen = {face_of(tile): tile for tile in lying}
        pairs = [_with_moats_of(pair, seen) for pair in _newest(told)]
        spoken_for = {face_of(side) for pair in pairs for side in pair}
        unsaid = tuple(
            pair
            for pair in (even_first(*pair) for pair in offered)
            if not spoken_for & {*map(face_of, pair)} and not _denied(pair, seen)
        )
        return replace(self, pairs=tuple(pairs), offered=unsaid)

    @property
    def is_learned(self) -> bool:
        """Which faces share a tile, and their moats, only tables tell."""
        return True

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """Both sides of the tiles that are known."""
        return tuple(side for pair in (*self.pairs, *self.offered) for side in pair)

    @cached_property
    def _known(self) -> Mapping[Face, Pair]:
        return {face_of(side): pair for pair in self.pairs for side in pair}

    @cached_property
    def _heard_of(self) -> Mapping[Face, Pair]:
        return {face_of(side): pair for pair in self.offered for side in pair}

    def back_of(self, tile: Tile) -> Tile | None:
        """The other side of a tile, when it is known."""
        even, odd = self._known.get(face_of(tile), (None, None))
        return odd if even and face_of(even) == face_of(tile) else even

    def verify_back(self, tile: Tile, back: Tile) -> None:
        """Refuse what cannot be, or is known not to be, the other side of a tile."""
        known = (self.back_of(tile), self.back_of(back))
        if known not in ((None, None), (back, tile)):
            raise RuleError(_("One of these sides is already known with another back."))
        _refuse_unlike(*even_first(tile, back))

    def verify_pairs(self, pairs: Iterable[Pair]) -> None:
        """Refuse pairs of faces that cannot be the two sides of tiles, and a face in two pairs."""
        sides = [side for pair in pairs for side in pair]
        if len({face_of(side) for side in sides}) < len(sides):
            raise RuleError(_("One of these sides is already known with another back."))
        for side, back in zip(sides[::2], sides[1::2], strict=True):
            _refuse_unlike(*even_first(side, back))

    def misprint(self, tile: Tile) -> FaultCode | None:
        """Any value from 2 to 13 with up to three moats, unless the tile is known better."""
        if not is_possible(tile):
            return FaultCode.NO_SUCH_TILE
        pair = self._known.get(face_of(tile))
        if pair is None or tile in pair:
            return None
        return FaultCode.UPSIDE_DOWN if tile.turned_round in pair else FaultCode.NO_SUCH_TILE

    def piece(self, tile: Tile) -> Hashable:
        """Each kind-and-value occurs once; two faces that are known as one tile are one piece."""
        even, _odd = self._known.get(face_of(tile), (tile, None))
        return face_of(even)

    def likely_piece(self, tile: Tile) -> Hashable:
        """The same, with the tiles of which both sides were only heard of."""
        even, _odd = self._heard_of.get(face_of(tile), (None, None))
        return face_of(even) if even else self.piece(tile)

    def most(self, kind: Kind) -> int:
        """One of each value."""
        return len(self.prices(kind))

    def prices(self, kind: Kind) -> tuple[int, ...]:
        """The values from 2 to 13, of every kind."""
        del kind
        return tuple(VALUES)


def is_possible(tile: Tile) -> bool:
    """Whether any box could hold such a face."""
    return tile.price in VALUES and len(tile.walls) <= MOST_MOATS and not tile.hut


def even_first(side: Tile, back: Tile) -> Pair:
    """Two sides in the order of their values."""
    even, odd = sorted((side, back), key=lambda tile: tile.price)
    return even, odd


def _newest(told: Iterable[Pair]) -> Sequence[Pair]:
    """What was told last of each face, the even side first."""
    spoken_for = set[Face]()
    newest: list[Pair] = []
    for side, back in reversed([*told]):
        faces = {face_of(side), face_of(back)}
        if not faces & spoken_for:
            newest.insert(0, even_first(side, back))
            spoken_for |= faces
    return newest


def _with_moats_of(pair: Pair, seen: Mapping[Face, Tile]) -> Pair:
    """A tile with the moats that one of its sides has where it lies."""
    for side in pair:
        lying = seen.get(face_of(side), side)
        if lying != side and is_possible(lying):
            even, odd = pair
            return replace(even, walls=lying.walls), replace(odd, walls=lying.walls)
    return pair


def _denied(pair: Pair, seen: Mapping[Face, Tile]) -> bool:
    """Whether what lies on a table shows that these are not the sides of one tile."""
    lying = [seen.get(face_of(side)) for side in pair]
    return None not in lying or any(
        found not in (None, side) for found, side in zip(lying, pair, strict=True)
    )


def _refuse_unlike(even: Tile, odd: Tile) -> None:
    """Refuse two faces that no tile has: an even value, the next odd one, the same moats."""
    if not (is_possible(even) and is_possible(odd)):
        raise RuleError(FaultCode.NO_SUCH_TILE.sentence)
    if even.price % 2 or odd.price != even.price + 1:
        raise RuleError(
            _("A tile with an even value has the next odd value on its back, such as 10 and 11.")
        )
    if even.kind is odd.kind:
        raise RuleError(_("The two sides of a tile show different kinds of building."))
    if even.walls != odd.walls:
        raise RuleError(_("The moats are on the same edges of both sides of a tile."))


BOX: Final = GranadaBox(
    kinds=(ARENA, BATH_HOUSE, LIBRARY, HOSTEL, HOSPITAL, MARKET, PARK, SCHOOL, DISTRICT),
    size=54,
    fault_words=FAULTS,
)
