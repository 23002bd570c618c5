"""A game that is about to start: who sits where, which box, which modules and house rules."""

from collections.abc import Mapping
from typing import NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.drafts.names import name_faults
from companion.games import ALHAMBRA, PLAYERS, Edition, Game, game_called
from companion.options import BY_THE_BOOK, Options
from companion.record import Colour
from companion.record.events import GameStarted, Sitting
from companion.words import _

USUAL = 3
"""How many sit down where nobody has played yet."""


class Chair(NamedTuple):
    """A place at the table that is being laid; its name may still be wrong."""

    colour: Colour
    name: str

    @property
    def given_name(self) -> str:
        """The name that somebody typed; empty for who is called by their colour."""
        return "" if self.name == called_by_colour(self.colour) else self.name

    def painted(self, colour: Colour) -> Self:
        """The same player with another colour."""
        return self._replace(colour=colour, name=self.given_name or called_by_colour(colour))


def called_by_colour(colour: Colour) -> str:
    """What a player is called before anybody types a name."""
    return colour.noun.capitalize()


def everybody() -> tuple[Chair, ...]:
    """A place for each colour, nobody named yet."""
    return tuple(Chair(colour, called_by_colour(colour)) for colour in Colour)


class NewTable(BaseModel):
    """All that is chosen so far. It never changes; each choice makes a new one."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game_name: str = ALHAMBRA.name
    edition_name: str = Field(default_factory=lambda: ALHAMBRA.usual_edition.name)
    places: tuple[Chair, ...] = Field(default_factory=everybody)
    """Six of them, in the order of play; those who do not play are kept in case they do."""
    playing: int = Field(default=USUAL, ge=PLAYERS[0], le=PLAYERS[-1])
    modules: frozenset[str] = frozenset()
    options: Options = BY_THE_BOOK

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what an older or newer app may have kept."""
        self.game.edition(self.edition_name)
        self.game.choose_modules(self.modules)
        if sorted(place.colour for place in self.places) != sorted(Colour):
            raise ValueError(_("Each colour has one place."))
        return self

    @property
    def game(self) -> Game:
        """What is played."""
        return game_called(self.game_name)

    @property
    def edition(self) -> Edition:
        """Which box it comes from."""
        return self.game.edition(self.edition_name)

    @classmethod
    def like(cls, last: GameStarted) -> Self:
        """The same people, box, modules and house rules once more."""
        sat = tuple(Chair(each.colour, each.name) for each in last.players)
        taken = {place.colour for place in sat}
        spare = tuple(place for place in everybody() if place.colour not in taken)
        places, playing = (*sat, *spare), len(sat)
        return cls(
            game_name=last.game,
            edition_name=last.edition or game_called(last.game).editions[0].name,
            places=places,
            playing=playing,
            modules=frozenset(last.modules),
            options=last.options,
        )

    def changed(self, **choices: object) -> Self:
        """The draft with something else chosen."""
        return self.model_copy(update=choices)

    @property
    def players(self) -> tuple[Chair, ...]:
        """Those who play."""
        return self.places[: self.playing]

    @property
    def has_dummy(self) -> bool:
        """Whether there is a third hand."""
        return self.playing == PLAYERS[0]

    @property
    def dummy_name(self) -> str:
        """What the third hand is called."""
        return self.edition.dummy_called(self.options)

    def with_game(self, name: str) -> Self:
        """Another game, in its usual edition, with the modules that it allows."""
        game = game_called(name)
        allowed = self.modules & {module.name for module in game.modules}
        edition = game.usual_edition.name
        return self.changed(game_name=name, edition_name=edition, modules=allowed)

    def with_name(self, place: int, name: str) -> Self:
        """Somebody called something else."""
        changed = self.places[place]._replace(name=name)
        places = (*self.places[:place], changed, *self.places[place + 1 :])
        return self.changed(places=places)

    def with_colour(self, place: int, colour: Colour) -> Self:
        """Somebody with another colour; whoever had it takes theirs in exchange."""
        other = next(at for at, each in enumerate(self.places) if each.colour is colour)
        exchanged = list(self.places)
        exchanged[place] = self.places[place].painted(colour)
        exchanged[other] = self.places[other].painted(self.places[place].colour)
        return self if other == place else self.changed(places=tuple(exchanged))

    def moved(self, place: int, by: int) -> Self:
        """Somebody one seat further on or back."""
        places = list(self.places)
        places.insert(place + by, places.pop(place))
        return self.changed(places=tuple(places))

    def without(self, place: int) -> Self:
        """Somebody gets up; the seat is kept for whoever comes next."""
        left = self.places[place]
        up = Chair(left.colour, called_by_colour(left.colour))
        rest = (*self.places[:place], *self.places[place + 1 :])
        return self.changed(places=(*rest, up), playing=self.playing - 1)

    def faults(self) -> Mapping[int, str]:
        """What is wrong with which name, each in a sentence."""
        names = [place.name for place in self.players]
        return name_faults(names, self.dummy_name if self.has_dummy else "")

    def started(self) -> GameStarted:
        """The event that begins this game."""
        return GameStarted(
            game=self.game.name,
            edition=self.edition.name,
            modules=tuple(each.name for each in self.game.modules if each.name in self.modules),
            options=self.options,
            players=tuple(Sitting(colour=each.colour, name=each.name) for each in self.players),
        )
