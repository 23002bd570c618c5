"""What a table says of its set by hand: a side, a back, a hut, or that one of them was wrong."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from companion.board.faults import FaultCode
from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.errors import CompanionError, RuleError
from companion.games.granada_box import BOX, face_of, is_possible
from companion.tileset.tile_set import HUTS, TileSet
from companion.words import N_counted, _, counted

ALL_KNOWN = N_counted(
    "The only {building} hut is known already.",
    "All {number} {building} huts are known already.",
)


class Correction(ABC):
    """Something that is said of the set. It never changes."""

    @abstractmethod
    def verify(self, tiles: TileSet) -> None:
        """Refuse, with a sentence, what may not be said of this set."""

    @abstractmethod
    def carried_out(self, tiles: TileSet) -> TileSet:
        """The set afterwards, when it is known that this may be said."""

    def done_to(self, tiles: TileSet) -> TileSet:
        """The set afterwards; a CompanionError says why this may not be said."""
        self.verify(tiles)
        return self.carried_out(tiles)

    def can_be_done_to(self, tiles: TileSet) -> bool:
        """Whether it may be said."""
        try:
            self.verify(tiles)
        except CompanionError:
            return False
        return True


@dataclass(frozen=True, slots=True)
class SideTold(Correction):
    """A side has these moats, and so has its back."""

    tile: Tile

    def verify(self, tiles: TileSet) -> None:
        """Refuse what no tile of the game can be."""
        del tiles
        if not is_possible(self.tile):
            raise RuleError(FaultCode.NO_SUCH_TILE.sentence)

    def carried_out(self, tiles: TileSet) -> TileSet:
        """Know it."""
        return tiles.with_face(self.tile)


@dataclass(frozen=True, slots=True)
class BackTold(Correction):
    """Two sides belong to one tile."""

    tile: Tile
    back: Tile

    def verify(self, tiles: TileSet) -> None:
        """Refuse two sides that no tile has, and a second back for a side."""
        BOX.verify_back(self.tile, self.back)
        for side, other in ((self.tile, self.back), (self.back, self.tile)):
            if tiles.backs.get(face_of(side), face_of(other)) != face_of(other):
                raise RuleError(_("One of these sides is already known with another back."))

    def carried_out(self, tiles: TileSet) -> TileSet:
        """Know them as one."""
        return tiles.with_pair(self.tile, self.back)


@dataclass(frozen=True, slots=True)
class BackTakenBack(Correction):
    """Two sides that were known as one tile are not."""

    tile: Tile

    def verify(self, tiles: TileSet) -> None:
        """Refuse where no back is known."""
        if tiles.back_of(self.tile) is None:
            raise RuleError(
                _("The back of {tile} is not known.").format(tile=tile_words(self.tile))
            )

    def carried_out(self, tiles: TileSet) -> TileSet:
        """Know them as two."""
        return tiles.without_pair(self.tile)


@dataclass(frozen=True, slots=True)
class SideForgotten(Correction):
    """What is known of a side is wrong, and nobody can say what is right."""

    tile: Tile

    def verify(self, tiles: TileSet) -> None:
        """Refuse where nothing is known."""
        if tiles.tile(face_of(self.tile)) is None:
            raise RuleError(_("Nothing is known of {tile}.").format(tile=tile_words(self.tile)))

    def carried_out(self, tiles: TileSet) -> TileSet:
        """Know nothing of it."""
        return tiles.without_face(self.tile)


@dataclass(frozen=True, slots=True)
class HutTold(Correction):
    """A hut of this colour has these walls."""

    hut: Tile

    def verify(self, tiles: TileSet) -> None:
        """Refuse what is no hut, and more of a colour than there are."""
        exist = HUTS.get(self.hut.kind, 0) if self.hut.hut else 0
        if not exist:
            raise RuleError(_("{tile} is no hut.").format(tile=self.hut.code))
        if sum(hut.kind is self.hut.kind for hut in tiles.huts) >= exist:
            raise RuleError(counted(ALL_KNOWN, exist, building=_(self.hut.kind.noun)))

    def carried_out(self, tiles: TileSet) -> TileSet:
        """Know it."""
        return tiles.with_huts(self.hut)


@dataclass(frozen=True, slots=True)
class HutForgotten(Correction):
    """There is no such hut."""

    hut: Tile

    def verify(self, tiles: TileSet) -> None:
        """Refuse where none is known."""
        if self.hut not in tiles.huts:
            raise RuleError(_("No such hut is known."))

    def carried_out(self, tiles: TileSet) -> TileSet:
        """Know one less."""
        return tiles.without_hut(self.hut)
