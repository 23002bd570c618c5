"""A game that is about to start: who sits where, which box, which modules and house rules."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from companion.games import GAMES, PLAYERS, Edition, Game
from companion.options import BY_THE_BOOK, Options
from companion.record import Colour
from companion.record.events import GameStarted, Sitting
from companion.words import _

OFFERED = ("alhambra",)
"""The games that the screens can play."""

USUAL = 3
"""How many sit down where nobody has played yet."""


class Place(NamedTuple):
    """A place at the table that is being laid; its name may still be wrong."""

    colour: Colour
    name: str

    @property
    def given_name(self) -> str:
        """The name that somebody typed; empty for who is called by their colour."""
        return "" if self.name == called_by_colour(self.colour) else self.name

    def painted(self, colour: Colour) -> Self:
        """The same player with another colour."""
        return Place(colour, self.given_name or called_by_colour(colour))


def called_by_colour(colour: Colour) -> str:
    """What a player is called before anybody types a name."""
    return colour.noun.capitalize()


def everybody() -> tuple[Place, ...]:
    """A place for each colour, nobody named yet."""
    return tuple(Place(colour, called_by_colour(colour)) for colour in Colour)


@dataclass(frozen=True, slots=True)
class Draft:
    """All that is chosen so far. It never changes; each choice makes a new one."""

    game: Game
    edition: Edition
    places: tuple[Place, ...] = field(default_factory=everybody)
    """Six of them, in the order of play; those who do not play are kept in case they do."""
    playing: int = USUAL
    modules: frozenset[str] = frozenset()
    options: Options = BY_THE_BOOK

    @classmethod
    def fresh(cls) -> Self:
        """A table where nobody has played yet."""
        game = GAMES[OFFERED[0]]
        return cls(game, game.editions[0])

    @classmethod
    def like(cls, last: GameStarted) -> Self:
        """The same people, box, modules and house rules once more."""
        if last.game not in OFFERED:
            return cls.fresh().with_people(last)
        game = GAMES[last.game]
        edition = game.edition(last.edition) if last.edition else game.editions[0]
        draft = cls(game, edition, modules=frozenset(last.modules), options=last.options)
        return draft.with_people(last)

    def with_people(self, last: GameStarted) -> Self:
        """The same box, and the people of another table."""
        sat = tuple(Place(each.colour, each.name) for each in last.players)
        taken = {place.colour for place in sat}
        spare = tuple(place for place in everybody() if place.colour not in taken)
        return replace(self, places=(*sat, *spare), playing=len(sat))

    @property
    def players(self) -> tuple[Place, ...]:
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
        """Another game, in its first edition, with the modules that it allows."""
        game = GAMES[name]
        allowed = self.modules & {module.name for module in game.modules}
        return replace(self, game=game, edition=game.editions[0], modules=allowed)

    def with_name(self, place: int, name: str) -> Self:
        """Somebody called something else."""
        changed = self.places[place]._replace(name=name)
        places = (*self.places[:place], changed, *self.places[place + 1 :])
        return replace(self, places=places)

    def with_colour(self, place: int, colour: Colour) -> Self:
        """Somebody with another colour; whoever had it takes theirs in exchange."""
        other = next(at for at, each in enumerate(self.places) if each.colour is colour)
        exchanged = list(self.places)
        exchanged[place] = self.places[place].painted(colour)
        exchanged[other] = self.places[other].painted(self.places[place].colour)
        return self if other == place else replace(self, places=tuple(exchanged))

    def moved(self, place: int, by: int) -> Self:
        """Somebody one seat further on or back."""
        places = list(self.places)
        places.insert(place + by, places.pop(place))
        return replace(self, places=tuple(places))

    def without(self, place: int) -> Self:
        """Somebody gets up; the seat is kept for whoever comes next."""
        left = self.places[place]
        up = Place(left.colour, called_by_colour(left.colour))
        rest = (*self.places[:place], *self.places[place + 1 :])
        return replace(self, places=(*rest, up), playing=self.playing - 1)

    def faults(self) -> Mapping[int, str]:
        """What is wrong with which name, each in a sentence."""
        names = [_same(place.name) for place in self.players]
        twice = Counter(names)
        found = {}
        for at, name in enumerate(names):
            if not name:
                found[at] = _("Who sits here? Write a name.")
            elif twice[name] > 1:
                found[at] = _("Two players have this name. Change one of them.")
            elif self.has_dummy and name == _same(self.dummy_name):
                found[at] = _("The third hand is called {dummy} too. Change this name.").format(
                    dummy=self.dummy_name
                )
        return found

    def started(self) -> GameStarted:
        """The event that begins this game."""
        return GameStarted(
            game=self.game.name,
            edition=self.edition.name,
            modules=tuple(each.name for each in self.game.modules if each.name in self.modules),
            options=self.options,
            players=tuple(Sitting(colour=each.colour, name=each.name) for each in self.players),
        )


def _same(name: str) -> str:
    """Two names are the same to people whatever their capitals."""
    return name.strip().casefold()
