"""What a module of the expansion changes, as one description that each module fills in."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.players import Player
from companion.board.tiles import Box, Kind, Tile
from companion.options import Options
from companion.turns.setup_stages import SetupStep, Stage
from companion.turns.turn import Action, TurnEnd


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards of a module that go to the players' hands."""

    each: int = 0
    unused: int = 0
    """How many leave the game unseen."""


@dataclass(frozen=True, slots=True)
class Extra(ABC):
    """Buildings that count on top of the tiles in a palace, because of a tile or hut there."""

    tile: Tile
    cell: Cell
    number: int

    @property
    def kind(self) -> Kind:
        """The kind that they count for."""
        return self.tile.kind

    @abstractmethod
    def reason(self, name: str) -> str:
        """Why they count, in a sentence about their owner."""


class Module(ABC):
    """A module that changes nothing; each module fills in what it does change."""

    name: ClassVar[str]
    title: ClassVar[str]
    """What players call it; said through `_`."""
    at_the_table: ClassVar[str]
    """What it changes for the players, in a short sentence; said through `_`."""
    in_the_app: ClassVar[str]
    """What the companion does for it, in a short sentence; said through `_`."""
    actions: ClassVar[frozenset[Action]] = frozenset()
    """What a player may do in a turn besides the actions of the game."""
    stage: ClassVar[Stage]
    """When it is set up."""
    tiles_besides: ClassVar[int] = 0
    """How many tiles a palace may hold that a plain count of buildings need not show."""

    @abstractmethod
    def setup_steps(self, box: Box, players: int) -> tuple[SetupStep, ...]:
        """What is to be done at its stage of setting up."""

    def dealt(self, box: Box, players: int) -> Dealt:
        """How many of its cards are dealt to the players' hands."""
        del box, players
        return Dealt()

    def cards_in_pile(self, pile: int) -> int:
        """How many of its cards go into one of the five piles of money."""
        del pile
        return 0

    def is_used_by(self, player: Player) -> bool:
        """Whether what somebody has shows that the module is in play."""
        del player
        return False

    def verify(self, box: Box, players: Sequence[Player]) -> None:
        """Refuse what the module's own rules forbid at the table."""
        del box, players

    def extras(self, city: City, shown: Collection[Tile]) -> Iterator[Extra]:
        """What counts at a scoring on top of the tiles in a palace, with these cards shown."""
        del city, shown
        return iter(())

    def more_for_one(self, box: Box, kind: Kind, players: int) -> int:
        """By how many one player's plain count of a kind may pass the number of tiles."""
        del box, kind, players
        return 0

    def more_for_all(self, box: Box, kind: Kind) -> int:
        """By how many everybody's plain counts of a kind together may pass the number of tiles."""
        del box, kind
        return 0

    def after_a_turn(self, steps: tuple[TurnEnd, ...], options: Options) -> tuple[TurnEnd, ...]:
        """What follows a turn once the module has put its own step among the others."""
        del options
        return steps
