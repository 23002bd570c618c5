"""What is left in the box: every tile, and which of them somebody has."""

from typing import ClassVar, Self

from companion.board.tiles import Kind, Tile
from companion.desk.calculators.box import LeftInBox, left_in_box
from companion.drafts.calculators.of_game import OfGame
from companion.drafts.calculators.page import Paper, Reply, TilesLying
from companion.games import GAMES, Game
from companion.record import Play
from companion.table.table import Table
from companion.words import N_, N_counted, _, counted

LEFT = N_counted("{number} tile that nobody has", "{number} tiles that nobody has")
SIDES_LEFT = N_counted("{number} side that nobody shows", "{number} sides that nobody shows")
OF_KIND = N_counted("{kind}: {number} left", "{kind}: {number} left")


class NobodyHas(OfGame):
    """The tiles that lie somewhere; in Granada the sides, whose backs are known or not."""

    name: ClassVar[str] = "left"
    title: ClassVar[str] = N_("What is left in the box")
    about: ClassVar[str] = N_("The tiles nobody has, kind by kind")

    gone: tuple[str, ...] = ()
    everything_known: bool = True

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Begin with what lies on the table of the running game."""
        if play is None:
            return cls()
        left = left_in_box(play.table)
        gone = tuple(tile.code for tile in _all(play.game) if not _is_left(tile, left, play))
        return cls.in_game(play, gone=gone, everything_known=left.everything_known)

    @property
    def left(self) -> tuple[Tile, ...]:
        """The tiles, or their sides, that nobody has."""
        return tuple(tile for tile in _all(self.played) if tile.code not in self.gone)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """Every tile; a tap says that somebody has it, or that nobody does."""
        first = (Paper(self.which_game),) if self.which_game else ()
        return (*first, *(self._of_kind(kind) for kind in self.played.box.kinds))

    @property
    def reply(self) -> Reply:
        """How many there are."""
        is_known = GAMES[self.game].box.is_known
        known = left_in_box(Table(self.played, ()))
        sentence = _("Pale tiles lie somewhere. A tap on a tile says that somebody has it.")
        if not self.everything_known:
            sentence = _(self.played.words.city.some_typed)
        phrase = LEFT if is_known else SIDES_LEFT
        return Reply(counted(phrase, len(self.left)), sentence, (known.ruling,))

    def _of_kind(self, kind: Kind) -> Paper:
        tiles = [tile for tile in _all(self.played) if tile.kind is kind]
        grey = [tile for tile in tiles if tile.code in self.gone]
        words = counted(OF_KIND, len(tiles) - len(grey), kind=_(kind.title))
        return Paper((TilesLying("", tiles, self._told, grey=grey),), words)

    def _told(self, tile: Tile) -> Self:
        others = tuple(code for code in self.gone if code != tile.code)
        return self.but(gone=others if tile.code in self.gone else (*self.gone, tile.code))


def _all(game: Game) -> tuple[Tile, ...]:
    """Every tile of a game; where their print is not known, every side by its kind and value."""
    box = GAMES[game.name].box
    if box.is_known:
        return box.tiles
    return tuple(Tile(kind, price) for kind in box.kinds for price in box.prices(kind))


def _is_left(tile: Tile, left: LeftInBox, play: Play) -> bool:
    if GAMES[play.game.name].box.is_known:
        return tile not in play.table.lying
    return tile.price in left.prices[tile.kind]
