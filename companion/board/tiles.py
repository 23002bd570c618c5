"""What is printed on the cardboard: kinds of building, tiles, and what one box holds."""

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self

from companion.board.faults import FaultCode
from companion.errors import InputError, RuleError
from companion.input.quoting import quoted
from companion.words import N_, Counted, N_counted, _, listed


@dataclass(frozen=True, eq=False)
class Kind:
    """A kind of building. There is one object for each, so kinds compare by identity."""

    name: str
    code: str
    title: str
    """Its name as a heading; said through `_`."""
    noun: str
    """Its name within a sentence, as in "garden 10"; said through `_`."""
    numbered: Counted
    """Its name with a number; said through `counted`."""

    def __repr__(self) -> str:
        """Name it shortly, as in a failing test."""
        return f"<{self.name}>"


FOUNTAIN = Kind(
    "start",
    "*",
    N_("Start tile"),
    N_("start tile"),
    N_counted("{number} start tile", "{number} start tiles"),
)
"""The start tile's kind, which is nobody's majority."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies: its kind, its price, and which of its sides are walled.

    >>> from companion.games import alhambra
    >>> garden = Tile(alhambra.GARDEN, 10, "nw")
    >>> garden.code
    'G10nw'
    >>> "n" in garden.walls, "e" in garden.walls
    (True, False)
    """

    kind: Kind
    price: int
    walls: str = ""
    hut: bool = False

    @property
    def code(self) -> str:
        """The tile in the notation."""
        if self.hut:
            return f"H{self.kind.code}{self.walls}"
        if self.kind is FOUNTAIN:
            return self.kind.code
        return f"{self.kind.code}{self.price}{self.walls}"

    @property
    def is_building(self) -> bool:
        """Whether it counts as one building of its kind; huts and the start tile do not."""
        return not self.hut and self.kind is not FOUNTAIN

    @property
    def turned_round(self) -> "Tile":
        """The same tile lying upside down."""
        walls = "".join(sorted(self.walls.translate(_TURNED_ROUND), key="nesw".index))
        return replace(self, walls=walls)

    def __repr__(self) -> str:
        """Show the notation, which says it all."""
        return f"<{self.code}>"


_TURNED_ROUND = str.maketrans("nesw", "swne")

START = Tile(FOUNTAIN, 0)

Pair = tuple[Tile, Tile]
"""The two sides of one tile."""

_TILE = re.compile(r"([A-Za-z]+)([0-9]{1,3})([A-Za-z]*)")
_HUT = re.compile(r"H([A-Z])([A-Za-z]*)")
_WALLS = re.compile(r"n?e?s?w?")


@dataclass(frozen=True, eq=False)
class Box(ABC):
    """The cardboard of one game; each game fills in what its own box holds."""

    kinds: tuple[Kind, ...]
    size: int
    huts: Mapping[Kind, int] = field(default_factory=dict)
    fault_words: Mapping[FaultCode, str] = field(default_factory=dict)
    """The faults that this game says in its own words; said through `_`."""

    @property
    @abstractmethod
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile whose print is known, each of its sides."""

    @abstractmethod
    def misprint(self, tile: Tile) -> FaultCode | None:
        """Why the box holds no such tile, or None when it does."""

    @abstractmethod
    def piece(self, tile: Tile) -> Hashable:
        """Which piece of cardboard this is; a piece lies in one place only. None: it has many."""

    @abstractmethod
    def most(self, kind: Kind) -> int:
        """How many buildings of a kind can lie on the table at once."""

    @abstractmethod
    def prices(self, kind: Kind) -> tuple[int, ...]:
        """What buildings of a kind can be priced, or valued, the lowest first."""

    @property
    def is_learned(self) -> bool:
        """Whether tables tell what is printed on the tiles, because it is published nowhere."""
        return False

    def likely_piece(self, tile: Tile) -> Hashable:
        """Which piece of cardboard this is, if what was only heard of its back is right."""
        return self.piece(tile)

    def back_of(self, tile: Tile) -> Tile | None:
        """The other side of a tile, when it has one that is known."""
        del tile
        return None

    def verify_back(self, tile: Tile, back: Tile) -> None:
        """Refuse what cannot be, or is known not to be, the other side of a tile."""
        del tile, back
        raise RuleError(_("The tiles of this game are not turned over."))

    def verify_pairs(self, pairs: Iterable[Pair]) -> None:
        """Refuse pairs of faces that cannot be the two sides of tiles."""
        for tile, back in pairs:
            self.verify_back(tile, back)

    def knowing(
        self, told: Iterable[Pair], offered: Iterable[Pair] = (), lying: Iterable[Tile] = ()
    ) -> Self:
        """The box as a table knows it that was told some backs, and on which these tiles lie."""
        del told, offered, lying
        return self

    @cached_property
    def is_known(self) -> bool:
        """Whether the print of every tile is known, so that what lies nowhere is in the bag."""
        return len({self.likely_piece(tile) for tile in self.tiles}) == self.size

    def nowhere(self, lying: Iterable[Tile]) -> tuple[Tile, ...]:
        """The tiles whose print is known and that lie nowhere, each of their sides."""
        taken = {self.likely_piece(tile) for tile in lying if not tile.hut}
        return tuple(tile for tile in self.tiles if self.likely_piece(tile) not in taken)

    @cached_property
    def by_code(self) -> dict[str, Kind]:
        """The kinds by their letters in the notation."""
        return {kind.code: kind for kind in self.kinds}

    @cached_property
    def by_name(self) -> dict[str, Kind]:
        """The kinds by their identifiers."""
        return {kind.name: kind for kind in self.kinds}

    def of_kinds(self, numbers: Mapping[str, int]) -> dict[Kind, int]:
        """Numbers by kind, which are given by the kinds' names."""
        return {self.kind_named(name): number for name, number in numbers.items()}

    def kind_named(self, name: str) -> Kind:
        """Find a kind by its identifier."""
        if name not in self.by_name:
            raise InputError(
                _('"{name}" is no kind; choose from {choices}.').format(
                    name=quoted(name), choices=listed(list(self.by_name))
                )
            )
        return self.by_name[name]

    def read(self, code: str) -> Tile:
        """Read one tile or hut. Whether it exists is another question, see `misprint`."""
        if self.huts and (hut := _HUT.fullmatch(code)):
            return Tile(self._kind(code, hut[1]), 0, _walls(code, hut[2]), hut=True)
        found = _TILE.fullmatch(code)
        if not found:
            raise unreadable(code, _("a tile is written kind, price, walls, such as G10n"))
        kind, price = self._kind(code, found[1]), found[2]
        if price != str(int(price)):
            raise unreadable(code, _("a price is written without a leading zero"))
        return Tile(kind, int(price), _walls(code, found[3]))

    def _kind(self, code: str, letters: str) -> Kind:
        if letters not in self.by_code:
            raise unreadable(code, _("no such kind"))
        return self.by_code[letters]


def _walls(code: str, letters: str) -> str:
    if not _WALLS.fullmatch(letters):
        raise unreadable(code, _("walls are any of n e s w, in that order"))
    return letters


def unreadable(code: str, reason: str) -> InputError:
    """Name what could not be read and why, ready for its row and cell to be put in front."""
    return InputError(f'"{quoted(code)}": {reason}')
