"""What differs between the games, as one description that each game fills in."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from companion.board.tiles import Box, Kind, Tile
from companion.errors import InputError, RuleError
from companion.games.game_words import GameWords
from companion.games.house_rules import HouseRule
from companion.input.quoting import quoted
from companion.modules import MODULES, Module
from companion.options import BY_THE_BOOK, Options, Rounding
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import _, language, listed

ROUNDS = (1, 2, 3)
PLAYERS = range(2, 7)


@dataclass(frozen=True, slots=True)
class Edition:
    """A printing of a game: it changes words, counters and the dummy's name, never a rule."""

    name: str
    dummy: str
    counters: int = 2
    """How many counters each player has."""
    has_dispenser: bool = False
    """The tiles are stacked in a tower instead of drawn from a bag."""
    language: str = ""
    """The only language it is printed in."""

    def dummy_called(self, options: Options = BY_THE_BOOK) -> str:
        """The dummy's name at this table."""
        return options.dummy_name.strip() or self.dummy


@dataclass(frozen=True, slots=True)
class Border:
    """What surrounds the cities of a game, in its own words; all but its name said through `_`."""

    name: str
    """What its look goes by: a wall, a moat."""
    is_first: bool
    """Whether it is scored before the kinds."""
    title: str
    missing: str
    """A sentence with {name}."""
    longest: str
    """A sentence with {name}, {edges} and {points}."""


class Marker(StrEnum):
    """Which side of two-sided tiles lies up."""

    EVEN = "even"
    ODD = "odd"

    def shows(self, tile: Tile) -> bool:
        """Whether the tile lies with this side up."""
        return tile.price % 2 == (self is Marker.ODD)

    def after_refill(self, laid: int) -> "Marker":
        """Where it points after so many tiles were laid; none laid, it stays."""
        if not laid:
            return self
        return Marker.EVEN if self is Marker.ODD else Marker.ODD


@dataclass(frozen=True)
class Game(ABC):
    """One game: its cardboard, its editions, and how its majorities pay."""

    name: str
    box: Box
    editions: tuple[Edition, ...]
    modules: tuple[Module, ...]
    """The modules that can be played with it."""
    border: Border
    scorings: tuple[str, str, str]
    """What its scorings are called; the first two are printed on cards."""
    shares_ties: bool
    """Whether tied players share; otherwise every tie is broken."""
    leftovers_at_once: bool
    """Whether a tile won at the end is built at once or never."""
    words: GameWords
    house_rules: tuple[HouseRule, ...]
    """What tables of this game play differently, those that matter most first."""

    @abstractmethod
    def prizes(
        self, kind: Kind, scoring: int, total: int, options: Options = BY_THE_BOOK
    ) -> tuple[int, ...]:
        """What first, second and third place pay, as far as this scoring pays them."""

    def about_prizes(
        self, kind: Kind, scoring: int, total: int, options: Options = BY_THE_BOOK
    ) -> str:
        """Where the prizes come from, in a sentence; empty when the rule book prints them."""
        del kind, scoring, total, options
        return ""

    @abstractmethod
    def tie_break(self, prices: list[int]) -> int:
        """What decides between players with equally many buildings of a kind: the higher wins."""

    @abstractmethod
    def why_not_best(self, best: int, count: int) -> str:
        """Why so many buildings of a kind cannot have this highest price; empty when they can."""

    @abstractmethod
    def rounding(self, options: Options = BY_THE_BOOK) -> Rounding:
        """Which way the dummy's third of the bag is rounded at his last draw."""

    @abstractmethod
    def lies_right(self, tile: Tile, marker: Marker) -> bool:
        """Whether a new tile is laid with the right side up."""

    @abstractmethod
    def setup_steps(
        self, stage: Stage, edition: Edition, options: Options
    ) -> tuple[SetupStep, ...]:
        """What is to be done at a stage of setting up, in this game only."""

    @property
    def usual_edition(self) -> Edition:
        """The edition that people who speak as we do now are likely to have."""
        own = (each for each in self.editions if each.language == language())
        return next(own, self.editions[0])

    def edition(self, name: str) -> Edition:
        """Find an edition by its name."""
        for edition in self.editions:
            if edition.name == name:
                return edition
        raise InputError(
            _('"{name}" is no edition; choose from {choices}.').format(
                name=quoted(name), choices=listed([each.name for each in self.editions])
            )
        )

    def choose_modules(self, names: Iterable[str]) -> tuple[Module, ...]:
        """Find modules by name, in the order of the books; refuse what does not go together."""
        wanted = set(names)
        if unknown := sorted(wanted - MODULES.keys()):
            raise InputError(
                _('"{name}" is no module; the modules are {modules}.').format(
                    name=quoted(unknown[0]), modules=listed(list(MODULES))
                )
            )
        chosen = tuple(module for name, module in MODULES.items() if name in wanted)
        for module in chosen:
            if module not in self.modules:
                raise RuleError(
                    _("{module} cannot be played with this game.").format(module=_(module.title))
                )
        return chosen

    def unseen(self, seen: Iterable[Tile], marker: Marker = Marker.EVEN) -> tuple[Tile, ...]:
        """The tiles that lie nowhere, with the side up that the marker shows."""
        if not self.box.is_known:
            raise RuleError(
                _(
                    "What is printed on every tile of this game is not known, so draw from the bag"
                    " and write down what was drawn."
                )
            )
        return tuple(tile for tile in self.box.nowhere(seen) if self.lies_right(tile, marker))

    def with_box(self, box: Box) -> Self:
        """The same game, played with cardboard of which more is known."""
        return replace(self, box=box)

    def asks_marker(self, after: int) -> bool:
        """Whether it must be told which side up the dummy's tiles of this draw lie."""
        del after
        return False
