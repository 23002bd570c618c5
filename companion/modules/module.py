"""What a module of the expansion changes, as one description that each module fills in."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.tiles import Box, Kind, Tile
from companion.options import Options
from companion.turns.setup_stages import SetupStep, Stage
from companion.turns.turn import Action, TurnEnd


@dataclass(frozen=True, slots=True)
class Palace:
    """What one player brings to a scoring, as far as modules care."""

    name: str
    city: City
    reserve: tuple[Tile, ...] = ()
    shown: tuple[Tile, ...] = ()
    """The tiles on the bonus cards that are shown."""


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

    def is_used_by(self, palace: Palace) -> bool:
        """Whether a palace shows that the module is in play."""
        del palace
        return False

    def verify(self, palaces: Sequence[Palace], players: int) -> None:
        """Refuse what the module's own rules forbid at the table."""
        del palaces, players

    def extras(self, palace: Palace) -> Iterator[Extra]:
        """What counts at a scoring on top of the tiles in a palace."""
        del palace
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
