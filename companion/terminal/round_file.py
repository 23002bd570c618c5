"""A round written down in JSON: who built what, ready to be scored."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

from pydantic import Field

from companion.board.city import City
from companion.board.players import Dummy, Player, Tally
from companion.errors import InputError
from companion.games import PLAYERS, ROUNDS, Game, game_called
from companion.input.fields import Codes, Counts, HouseRules, Name, Number, one_of
from companion.input.names import refuse_same
from companion.input.validation import Entered
from companion.modules import Module, modules_used
from companion.options import BY_THE_BOOK
from companion.scoring.round import RoundScore
from companion.table.table import Table
from companion.words import _, counted, listed, of_table


class DummyEntry(Entered):
    """What the dummy holds: his tiles, or plain counts."""

    tiles: Codes | None = None
    counts: Counts | None = None
    best: Counts = Field(default_factory=dict)


class PlayerEntry(Entered):
    """What a player holds: a city, or plain counts with a wall."""

    name: Name
    city: str | None = None
    counts: Counts | None = None
    best: Counts = Field(default_factory=dict)
    wall: Number | None = None
    reserve: Codes = Field(default_factory=list)
    bonus: Codes = Field(default_factory=list)


class RoundFile(Entered):
    """The round as the command line and other programs hand it in."""

    game: str = "alhambra"
    edition: str | None = None
    modules: Codes | None = None
    round: Annotated[int, one_of(ROUNDS)]
    options: HouseRules = BY_THE_BOOK
    players: Annotated[list[PlayerEntry], Field(min_length=PLAYERS[0], max_length=PLAYERS[-1])]
    dummy: DummyEntry | None = None
    anyway: bool = False
    """Score it even though something at the table is against the rules."""

    def table(self) -> Table:
        """Lay the table, and speak from now on as its edition does."""
        game = game_called(self.game)
        players = tuple(_player(entry, game) for entry in self.players)
        edition = game.editions[0] if self.edition is None else game.edition(self.edition)
        of_table(revised=edition.has_dispenser)
        called = edition.dummy_called(self.options)
        dummy = _dummy(self.dummy, game, called) if self.dummy else None
        refuse_same([player.name for player in players] + ([called] if dummy else []))
        return Table(
            game=game,
            players=players,
            dummy=dummy,
            options=self.options,
            modules=self._modules(game, players),
        )

    def _modules(self, game: Game, players: Sequence[Player]) -> tuple[Module, ...]:
        """The modules that were named; without a word about them, those that the table shows."""
        if self.modules is not None:
            return game.choose_modules(self.modules)
        return modules_used(game.modules, players)

    def scored(self) -> RoundScore:
        """Score the round, unless something is wrong and nobody said to do it anyway."""
        table = self.table()
        if not self.anyway:
            table.verify()
        scored = table.score(self.round)
        if not self.anyway:
            _refuse_undecided(scored)
        return scored


def _refuse_undecided(scored: RoundScore) -> None:
    for line in scored.undecided:
        raise InputError(
            _(
                "{names} have {buildings} each, and ties are broken by the highest:"
                ' give it under "best".'
            ).format(names=listed(line.names), buildings=counted(line.kind.numbered, line.count))
        )


def _player(entry: PlayerEntry, game: Game) -> Player:
    if (entry.city is None) == (entry.counts is None):
        raise InputError(
            _("{name}: give either a city or counts with a wall.").format(name=entry.name)
        )
    with naming(entry.name):
        reserve = tuple(game.box.read(code) for code in entry.reserve)
        shown = tuple(game.box.read(code) for code in entry.bonus)
        if entry.city is not None:
            if entry.wall is not None or entry.best:
                raise InputError(_("a city shows its wall and its tiles; leave out the numbers."))
            return Player(entry.name, City.parse(entry.city, game.box), reserve, shown)
        if entry.wall is None:
            raise InputError(_("counts need a wall beside them; give 0 if there is none."))
        return Player(entry.name, _tally(entry, game, entry.wall), reserve, shown)


def _dummy(entry: DummyEntry, game: Game, name: str) -> Dummy:
    with naming(name):
        if entry.counts is None:
            if entry.best:
                raise InputError(_("tiles show the highest of each kind; leave out the numbers."))
            return Dummy(name, tuple(game.box.read(code) for code in entry.tiles or ()))
        if entry.tiles is not None:
            raise InputError(_("give either tiles or counts, not both."))
        return Dummy(name, _tally(entry, game, wall=0))


def _tally(entry: PlayerEntry | DummyEntry, game: Game, wall: int) -> Tally:
    return Tally.read(game.box, entry.counts or {}, wall, entry.best)


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Put somebody's name before whatever goes wrong with what they have."""
    try:
        yield
    except InputError as problem:
        raise InputError(f"{name}: {problem}") from None
