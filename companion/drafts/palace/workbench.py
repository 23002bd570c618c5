"""What a palace is worked on with: fingers in, events out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from companion.board.building import Surroundings
from companion.board.faults import Fault
from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.errors import CompanionError
from companion.modules import HUTS
from companion.record import AnyEvent, Colour, Play, Seat
from companion.record.events import (
    BonusShown,
    BonusTakenBack,
    CountsTyped,
    EntryChosen,
    EntryMode,
    HutTaken,
    LeftoverBuilt,
    TakenFromReserve,
    TileBuilt,
    TileRemoved,
    TileReserved,
    TileSwapped,
)
from companion.scoring.round import Holding
from companion.tileset import TileSet
from companion.tileset.offering import backs_of, offered_huts, offered_sides


class Workbench(ABC):
    """Turns what fingers do to one palace into events; a RuleError says what may not be."""

    def __init__(self, colour: Colour, tile_set: Callable[[], TileSet] = TileSet) -> None:
        """Work on somebody's palace; the set is asked for whenever it matters."""
        self.colour = colour
        self._tile_set = tile_set

    @property
    @abstractmethod
    def play(self) -> Play:
        """The table that the palace lies on."""

    @property
    @abstractmethod
    def undoes(self) -> str:
        """What undo would take back; empty where there is nothing."""

    @property
    @abstractmethod
    def redoes(self) -> str:
        """What redo would do again; empty where there is nothing."""

    @property
    def seat(self) -> Seat:
        """The player's seat."""
        return self.play.seat(self.colour)

    @property
    def tile_set(self) -> TileSet:
        """What this device's tables have told of their tiles and huts."""
        return self._tile_set()

    @property
    def offered(self) -> tuple[Tile, ...]:
        """The tiles and huts whose print is known and that lie nowhere yet."""
        play = self.play
        if not (play.game.box.is_learned or HUTS in play.modules):
            return play.unseen
        tiles = self.tile_set
        # Of huts that look alike, one is enough to choose from.
        huts = dict.fromkeys(offered_huts(play, tiles))
        return (*offered_sides(play, tiles), *huts)

    def backs_of(self, tiles: Iterable[Tile]) -> dict[Tile, Tile]:
        """The other sides of tiles that have two, as far as they are known."""
        return backs_of(self.play, tiles, self.tile_set)

    def is_leftover(self, tile: Tile) -> bool:
        """Whether the player was handed this tile at the end, to build it now or never."""
        return tile in self.leftovers

    @property
    def leftovers(self) -> tuple[Tile, ...]:
        """The tile that the player was handed at the end and builds now or never."""
        held = self.play.in_hand
        return (held.tile,) if held and held.player is self.colour else ()

    def to_be_laid(self, code: str) -> Tile | None:
        """The tile of this code that waits for its place: in the reserve, or handed out last."""
        waiting = (*self.seat.reserve, *self.leftovers)
        return next((tile for tile in waiting if tile.code == code), None)

    @property
    def around(self) -> Surroundings:
        """What the palace does not show but its rules depend on."""
        return self.play.surroundings(self.colour)

    @property
    def holding(self) -> Holding:
        """What the palace would bring to a scoring now."""
        seats = self.play.preview.players
        return next(each for each in seats if each.name == self.seat.name)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the palace as it lies."""
        return tuple(
            found.fault for found in self.play.table.faults if found.name == self.seat.name
        )

    @abstractmethod
    def do(self, event: AnyEvent) -> None:
        """Let it happen."""

    @abstractmethod
    def undo(self) -> None:
        """Take back what happened last, if anything did."""

    @abstractmethod
    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""

    def build(
        self,
        tile: Tile,
        cell: Cell,
        *,
        from_reserve: bool = False,
        on_purpose: bool = False,
        bought: Tile | None = None,
    ) -> None:
        """Lay a tile, or a hut just taken, into the palace; turned over if another was bought."""
        if self.is_leftover(tile):
            self.do(LeftoverBuilt(player=self.colour, cell=str(cell), on_purpose=on_purpose))
            return
        if tile.hut and not from_reserve:
            self.do(
                HutTaken(player=self.colour, hut=tile.code, cell=str(cell), on_purpose=on_purpose)
            )
            return
        self.do(
            TileBuilt(
                player=self.colour,
                tile=tile.code,
                cell=str(cell),
                from_reserve=from_reserve,
                on_purpose=on_purpose,
                bought=None if bought is None else bought.code,
            )
        )

    def remove(self, cell: Cell, *, to_reserve: bool, on_purpose: bool = False) -> None:
        """Take a tile into the reserve, or away because it never lay there."""
        self.do(
            TileRemoved(
                player=self.colour, cell=str(cell), to_reserve=to_reserve, on_purpose=on_purpose
            )
        )

    def swap(self, tile: Tile, cell: Cell, *, rebuilt: bool, on_purpose: bool = False) -> None:
        """Put a tile in another's place: rebuilt from the reserve, or entered wrongly before."""
        self.do(
            TileSwapped(
                player=self.colour,
                tile=tile.code,
                cell=str(cell),
                from_reserve=rebuilt,
                to_reserve=rebuilt,
                on_purpose=on_purpose,
            )
        )

    def put_aside(self, tile: Tile, bought: Tile | None = None) -> None:
        """Put a tile or a hut into the reserve; turned over if another side was bought."""
        if tile.hut:
            self.do(HutTaken(player=self.colour, hut=tile.code))
        else:
            side = None if bought is None else bought.code
            self.do(TileReserved(player=self.colour, tile=tile.code, bought=side))

    def take_out(self, tile: Tile) -> None:
        """Take a tile out of the reserve because it never lay there."""
        self.do(TakenFromReserve(player=self.colour, tile=tile.code))

    def count(self, counts: dict[str, int], wall: int) -> None:
        """Type numbers instead of tiles."""
        self.do(CountsTyped(player=self.colour, counts=counts, wall=wall))

    def choose(self, entry: EntryMode) -> None:
        """Go over to the palace or to the numbers."""
        self.do(EntryChosen(player=self.colour, entry=entry))

    def may_show_card(self, tile: Tile) -> bool:
        """Whether there is a bonus card for a tile of the palace that could be shown now."""
        try:
            self._shown(tile).verify(self.play)
        except CompanionError:
            return False
        return True

    def show_card(self, tile: Tile) -> None:
        """Show the bonus card for a tile."""
        self.do(self._shown(tile))

    def take_card_back(self, tile: Tile) -> None:
        """Take the bonus card for a tile back to the hand."""
        self.do(BonusTakenBack(player=self.colour, tile=tile.code))

    def _shown(self, tile: Tile) -> BonusShown:
        return BonusShown(player=self.colour, tile=tile.code)
