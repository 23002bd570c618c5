"""What a table knows of the backs of its tiles: when a game begins, and when more is told."""

from dataclasses import replace
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from companion.board.backs import KnownBacks
from companion.board.tile_words import tile_words
from companion.board.tiles import Box, Pair, Tile
from companion.errors import RuleError
from companion.games.granada_box import BOX
from companion.input.fields import Code
from companion.record.events.event import Event
from companion.record.play import Play
from companion.words import _

Pairs = Annotated[tuple[tuple[Code, Code], ...], Field(max_length=BOX.size)]


class BacksTold(BaseModel):
    """Tiles by both their sides, as a log keeps them, so that it can be replayed anywhere."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    told: Pairs = ()
    offered: Pairs = ()
    """What was only heard of, and gives way to whatever lies on the table."""

    @classmethod
    def of(cls, known: KnownBacks) -> Self:
        """Write down what is known."""
        return cls(told=cls.codes(known.told), offered=cls.codes(known.offered))

    @staticmethod
    def codes(pairs: tuple[Pair, ...]) -> tuple[tuple[str, str], ...]:
        """Pairs as they are written."""
        return tuple((side.code, back.code) for side, back in pairs)

    def read(self, box: Box) -> KnownBacks:
        """Read what was known; sides that no tile of this box has are refused."""
        told, offered = (
            tuple((box.read(side), box.read(back)) for side, back in pairs)
            for pairs in (self.told, self.offered)
        )
        box.knowing(()).verify_pairs((*told, *offered))
        return KnownBacks(told, offered)


class TileSetTold(Event):
    """The table told which sides belong to one tile, in the place of what was known before."""

    did: Literal["tile-set-told"] = "tile-set-told"
    tile_set: BacksTold

    def verify(self, play: Play) -> None:
        """Refuse sides that no tile has, and a tile both of whose sides lie on the table."""
        known = self.tile_set.read(play.game.box)
        lying = {(tile.kind, tile.price) for tile in play.lying}
        for side, back in known.told:
            if lying >= {(side.kind, side.price), (back.kind, back.price)}:
                raise RuleError(
                    _("{side} and {back} both lie on the table, so they are two tiles.").format(
                        side=tile_words(side), back=tile_words(back)
                    )
                )

    def carried_out(self, play: Play) -> Play:
        """Know this from now on; of what was turned over, whatever it does not take back."""
        known = self.tile_set.read(play.game.box)
        box = play.game.box.knowing(known.told)
        kept = tuple((side, back) for side, back in play.turned if _is_back(box, side, back))
        return replace(play, known=known, turned=kept)

    def in_words(self, play: Play) -> str:
        """Say that more is known."""
        del play
        return _("the tile set told")


def _is_back(box: Box, side: Tile, back: Tile) -> bool:
    found = box.back_of(side)
    return found is not None and (found.kind, found.price) == (back.kind, back.price)
