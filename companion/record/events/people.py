"""The people: they sit down, are renamed, take notes, and get up again."""

from collections import Counter
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from companion.city import City
from companion.errors import InputError, RuleError
from companion.games import GAMES, PLAYERS, Edition, Game
from companion.options import BY_THE_BOOK, Options
from companion.record.colours import Colour
from companion.record.events.event import Event
from companion.record.play import Next, Play
from companion.record.seat import Seat
from companion.words import _

Name = Annotated[str, StringConstraints(min_length=1, max_length=40, strip_whitespace=True)]
Words = Annotated[str, StringConstraints(max_length=500, strip_whitespace=True)]


class Sitting(BaseModel):
    """Who plays which colour."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    colour: Colour
    name: Name


class GameStarted(Event):
    """A table sits down to a game."""

    did: Literal["game-started"] = "game-started"
    game: str = "alhambra"
    edition: str | None = None
    modules: tuple[str, ...] = ()
    options: Options = BY_THE_BOOK
    players: Annotated[tuple[Sitting, ...], Field(min_length=PLAYERS[0], max_length=PLAYERS[-1])]
    title: Words = ""

    def opened(self) -> Play:
        """The table before anything is built."""
        if self.game not in GAMES:
            raise InputError(_('"{name}" is not a game we know.').format(name=self.game))
        game = GAMES[self.game]
        edition = self._edition(game)
        seats = tuple(Seat(each.colour, each.name, City(game.box)) for each in self.players)
        if len({seat.colour for seat in seats}) < len(seats):
            raise RuleError(_("Two players have the same colour; give each one of their own."))
        play = Play(
            game=game,
            edition=edition,
            modules=game.choose_modules(self.modules),
            options=self.options,
            seats=seats,
            title=self.title,
        )
        _refuse_same_names(play)
        return play

    def _edition(self, game: Game) -> Edition:
        for edition in game.editions:
            if self.edition in (None, edition.name):
                return edition
        raise InputError(_('"{name}" is no edition of this game.').format(name=self.edition))

    def done_to(self, play: Play) -> Play:
        """Refuse to start what has started."""
        del play
        raise RuleError(_("This game has started already."))

    def told(self, play: Play) -> str:
        """Say that it began."""
        del play
        return _("the game began")


class PlayerRenamed(Event):
    """A player is called something else; every round shows the new name."""

    did: Literal["player-renamed"] = "player-renamed"
    player: Colour
    name: Name

    def done_to(self, play: Play) -> Play:
        """Change the name, and nothing that was scored."""
        seat = replace(play.seat(self.player), name=self.name)
        renamed = replace(play.with_seat(seat), touched=play.touched)
        _refuse_same_names(renamed)
        return renamed

    def told(self, play: Play) -> str:
        """Say who became whom."""
        return _("{old} is now called {name}").format(
            old=play.seat(self.player).name, name=self.name
        )


class NoteWritten(Event):
    """Somebody wrote something down."""

    did: Literal["note-written"] = "note-written"
    text: Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]

    def done_to(self, play: Play) -> Play:
        """Keep the note."""
        return replace(play, notes=(*play.notes, self.text))

    def told(self, play: Play) -> str:
        """Say that it is a note."""
        del play
        return _("note written")


class GameFinished(Event):
    """The last round is scored and the winner has been cheered."""

    did: Literal["game-finished"] = "game-finished"

    def done_to(self, play: Play) -> Play:
        """Close the game; its rounds can still be corrected."""
        if play.next is Next.OVER:
            raise RuleError(_("This game is finished already."))
        if play.next is not Next.FINISH:
            raise RuleError(_("A game is finished once its three rounds are scored."))
        return replace(play, finished=True)

    def told(self, play: Play) -> str:
        """Say that it is over."""
        del play
        return _("the game was finished")


def _refuse_same_names(play: Play) -> None:
    names = [seat.name for seat in play.seats]
    if play.has_dummy:
        names.append(play.dummy_name)
    for name, times in Counter(names).items():
        if times > 1:
            raise RuleError(
                _('"{name}" is named twice; give everybody a name of their own.').format(name=name)
            )
