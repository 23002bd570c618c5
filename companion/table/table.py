"""Everything that lies on the table at one moment, what is wrong with it, and its score."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from companion import modules
from companion.board.building import Surroundings, faults_as_it_lies
from companion.board.city import City
from companion.board.faults import Fault, FaultCode
from companion.board.players import Dummy, Player, Tally
from companion.board.tiles import Tile
from companion.errors import RuleError
from companion.games.game import Game
from companion.modules import Module
from companion.options import BY_THE_BOOK, Options
from companion.scoring.round import Holding, RoundScore, in_a_heap, in_numbers, in_palace, score
from companion.table import limits
from companion.words import N_counted, counted

MOST_TOLD = 20
"""More faults than these are not read out to anybody."""
AND_MORE = N_counted("And {number} more.", "And {number} more.")


@dataclass(frozen=True, slots=True)
class TableFault:
    """Something that is wrong with what one player, or the dummy, holds."""

    name: str
    fault: Fault
    tile: Tile | None = None
    """The tile, when it stands in no cell."""

    @property
    def text(self) -> str:
        """What a player is told: whose it is, what is wrong, and where."""
        cells = " ".join(str(cell) for cell in self.fault.cells)
        where = self.tile.code if self.tile else cells
        sentence = f"{self.name}: {self.fault.text}"
        return f"{sentence} ({where})" if where else sentence


class FaultyTableError(RuleError):
    """A table that is not scored because of what is wrong at it."""

    def __init__(self, faults: tuple[TableFault, ...]) -> None:
        self.faults = faults
        texts = list(dict.fromkeys(found.text for found in faults))
        more = len(texts) - MOST_TOLD
        texts[MOST_TOLD:] = [counted(AND_MORE, more)] if more > 0 else []
        super().__init__(" ".join(texts))

    @property
    def details(self) -> Mapping[str, object]:
        """The faults for programs, each with the name of its owner."""
        told = dict.fromkeys((found.name, found.fault) for found in self.faults)
        return {"faults": [{"player": name, **fault.details} for name, fault in told]}


@dataclass(frozen=True)
class Table:
    """All palaces, reserves and the dummy at one moment. It never changes.

    Everybody has a name of their own; whoever lays the table sees to it.
    """

    game: Game
    players: tuple[Player, ...]
    dummy: Dummy | None = None
    options: Options = BY_THE_BOOK
    modules: tuple[Module, ...] = ()
    """The modules in play."""

    @cached_property
    def lying(self) -> tuple[Tile, ...]:
        """Every tile that is known to lie somewhere."""
        built = (tile for player in self.players for tile in player.laid)
        return (*built, *(tile for _, heap in self._heaps() for tile in heap))

    def _heaps(self) -> Iterator[tuple[str, tuple[Tile, ...]]]:
        for player in self.players:
            yield player.name, player.reserve
        if self.dummy and not isinstance(self.dummy.holds, Tally):
            yield self.dummy.name, self.dummy.holds

    @cached_property
    def faults(self) -> tuple[TableFault, ...]:
        """Everything that is wrong: in each palace, and the same tile in two places."""
        return (*self._palace_faults(), *self._heap_faults())

    def surroundings(self, player: Player) -> Surroundings:
        """What a player's own palace does not show but its rules depend on.

        The player's reserve is part of it, so a tile from there may be built once it has left it.
        """
        palaces = (
            tile for other in self.players if other.name != player.name for tile in other.laid
        )
        elsewhere = frozenset([*palaces, *(tile for _, heap in self._heaps() for tile in heap)])
        huts = sum(tile.hut for tile in player.reserve)
        return Surroundings(elsewhere, huts, self.options)

    def _palace_faults(self) -> Iterator[TableFault]:
        for player in self.players:
            city = City(self.game.box) if isinstance(player.built, Tally) else player.built
            for fault in faults_as_it_lies(city, self.surroundings(player)):
                yield TableFault(player.name, fault)

    def _heap_faults(self) -> Iterator[TableFault]:
        box = self.game.box
        pieces = Counter(box.piece(tile) for tile in self.lying if not tile.hut)
        for name, heap in self._heaps():
            for tile in heap:
                if misprint := box.misprint(tile):
                    yield TableFault(name, Fault(misprint), tile)
                if not tile.hut and pieces[box.piece(tile)] > 1:
                    yield TableFault(name, Fault(FaultCode.TAKEN), tile)

    def verify(self) -> None:
        """Refuse what breaks the rules, and counts that no table can show."""
        if self.faults:
            raise FaultyTableError(self.faults)
        limits.refuse_cards_beside_counts(self.players)
        if self.dummy and not isinstance(self.dummy.holds, Tally):
            limits.refuse_huts_of_the_dummy(self.dummy.holds)
        modules.verify(self.modules, self.game.box, self.players)
        limits.verify(self.game, self.modules, self.players, self.dummy, self.lying)

    def score(self, scoring: int) -> RoundScore:
        """Score the table as it lies, right or wrong."""
        players = [self._holding(player) for player in self.players]
        dummy = self._dummy_holding(self.dummy) if self.dummy else None
        return score(self.game, scoring, players, dummy, self.options)

    def _holding(self, player: Player) -> Holding:
        if isinstance(player.built, Tally):
            return in_numbers(player.name, player.built, self.game)
        extras = modules.extras(self.modules, player.built, player.shown)
        return in_palace(player.name, player.built, self.game, extras)

    def _dummy_holding(self, dummy: Dummy) -> Holding:
        if isinstance(dummy.holds, Tally):
            return in_numbers(dummy.name, dummy.holds, self.game)
        return in_a_heap(dummy.name, dummy.holds, self.game)
