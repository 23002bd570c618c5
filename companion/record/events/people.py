"""The people: they sit down, agree on rules, are renamed, take notes, and get up again."""

from dataclasses import replace
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from companion import modules
from companion.board.backs import NOTHING_KNOWN
from companion.board.city import City
from companion.errors import RuleError
from companion.games import PLAYERS, game_called
from companion.input.fields import KEPT, HouseRules, Name, Title
from companion.input.names import refuse_same
from companion.options import BY_THE_BOOK
from companion.record.colours import Colour
from companion.record.events.backs import BacksTold
from companion.record.events.event import Event
from companion.record.play import Next, Play
from companion.record.seat import Seat
from companion.words import _

Note = Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]


class Sitting(BaseModel):
    """Who plays which colour."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    colour: Colour
    name: Name


class GameStarted(Event):
    """A table sits down to a game."""

    did: Literal["game-started"] = "game-started"
    game: str = "alhambra"
    edition: str | None = None
    modules: tuple[str, ...] = ()
    options: HouseRules = BY_THE_BOOK
    players: Annotated[tuple[Sitting, ...], Field(min_length=PLAYERS[0], max_length=PLAYERS[-1])]
    title: Title = ""
    tile_set: BacksTold | None = None
    """The backs of tiles that were known on this device, for a game in which that matters."""

    @classmethod
    def again(cls, play: Play, title: str = "") -> Self:
        """The same people, box, modules and house rules once more, by their names of today."""
        again = {
            "game": play.game.name,
            "edition": play.edition.name,
            "modules": tuple(module.name for module in play.modules),
            "options": play.options,
            "players": [{"colour": seat.colour, "name": seat.name} for seat in play.seats],
            "title": title,
        }
        return cls.model_validate(again, context=KEPT)

    def opened(self, *, trusted: bool = False) -> Play:
        """The table before anything is built; trusted, it has been opened before."""
        game = game_called(self.game)
        seats = tuple(Seat(each.colour, each.name, City(game.box)) for each in self.players)
        if len({seat.colour for seat in seats}) < len(seats):
            raise RuleError(_("Two players have the same colour; give each one of their own."))
        play = Play(
            game=game,
            edition=game.edition(self.edition) if self.edition else game.editions[0],
            modules=game.choose_modules(self.modules),
            options=self.options,
            seats=seats,
            title=self.title,
            known=self.tile_set.read(game.box) if self.tile_set else NOTHING_KNOWN,
        )
        if not trusted:
            _refuse_same_names(play)
        return play.with_backs_known()

    def verify(self, play: Play) -> None:
        """Refuse to start what has started."""
        self.carried_out(play)

    def carried_out(self, play: Play) -> Play:
        """Nothing: a table sits down once, see `opened`."""
        del play
        raise RuleError(_("This game has started already."))

    def in_words(self, play: Play) -> str:
        """Say that it began."""
        del play
        return _("the game began")


class RulesChanged(Event):
    """The table noticed that it plays by other rules than it had said; every round follows."""

    did: Literal["rules-changed"] = "rules-changed"
    edition: str
    modules: tuple[str, ...]
    options: HouseRules

    def verify(self, play: Play) -> None:
        """Refuse unknown words, and to give up a module that somebody uses."""
        changed = self.carried_out(play)
        _refuse_same_names(changed)
        kept = (changed.table_of(each.seats, each.dummy) for each in changed.scored)
        for table in (changed.table, *kept):
            modules.verify(changed.modules, changed.game.box, table.players)

    def carried_out(self, play: Play) -> Play:
        """Play by these rules, from the first round on."""
        return replace(
            play,
            edition=play.game.edition(self.edition),
            modules=play.game.choose_modules(self.modules),
            options=self.options,
        )

    def in_words(self, play: Play) -> str:
        """Say that they changed."""
        del play
        return _("the rules of this table changed")


class GameRenamed(Event):
    """The game is called something else, or has no title any more."""

    did: Literal["game-renamed"] = "game-renamed"
    title: Title

    def verify(self, play: Play) -> None:
        """A game may be called anything, at any time."""

    def carried_out(self, play: Play) -> Play:
        """Change the title and nothing else."""
        return replace(play, title=self.title)

    def in_words(self, play: Play) -> str:
        """Say what it is called."""
        del play
        if not self.title:
            return _("the game’s title taken away")
        return _("the game called {title}").format(title=self.title)


class PlayerRenamed(Event):
    """A player is called something else; every round shows the new name."""

    did: Literal["player-renamed"] = "player-renamed"
    player: Colour
    name: Name

    def verify(self, play: Play) -> None:
        """Refuse a name that somebody else has."""
        _refuse_same_names(self.carried_out(play))

    def carried_out(self, play: Play) -> Play:
        """Change the name, and nothing that was scored."""
        renamed = play.with_seat(replace(play.seat(self.player), name=self.name))
        return replace(renamed, touched=play.touched)

    def in_words(self, play: Play) -> str:
        """Say who became whom."""
        return _("{old} is now called {name}").format(
            old=play.seat(self.player).name, name=self.name
        )


class NoteWritten(Event):
    """Somebody wrote something down."""

    did: Literal["note-written"] = "note-written"
    text: Note

    def verify(self, play: Play) -> None:
        """Anything may be written, at any time."""

    def carried_out(self, play: Play) -> Play:
        """Keep the note."""
        return replace(play, notes=(*play.notes, self.text))

    def in_words(self, play: Play) -> str:
        """Say that it is a note."""
        del play
        return _("note written")


class GameFinished(Event):
    """The last round is scored and the winner has been cheered."""

    did: Literal["game-finished"] = "game-finished"
    early: bool = False
    """The table got up before the last round was scored; nobody has won."""

    def verify(self, play: Play) -> None:
        """Refuse to finish twice, or before the last round unless the table gets up."""
        if play.next is Next.OVER:
            raise RuleError(_("This game is finished already."))
        if play.next is not Next.FINISH and not self.early:
            raise RuleError(_(play.game.words.log.not_over_yet))

    def carried_out(self, play: Play) -> Play:
        """Close the game; its rounds can still be corrected."""
        return replace(play, finished=True)

    def in_words(self, play: Play) -> str:
        """Say that it is over."""
        if play.next is Next.FINISH:
            return _("the game was finished")
        return _("the game was ended early")


def _refuse_same_names(play: Play) -> None:
    names = [seat.name for seat in play.seats]
    refuse_same([*names, play.dummy_name] if play.has_dummy else names)
