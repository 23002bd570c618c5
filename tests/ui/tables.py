"""Tables in the middle of a game: palaces that grow by the rules, two players or six."""

from gettext import NullTranslations
from random import Random

from companion.board.fitting import whole_map
from companion.board.wall import longest_wall
from companion.record import Colour
from companion.record.events import TileBuilt, TileReserved
from tests.ui.played import LONG_NAMES, NAMES, drew, scored, sit, typed


def grow(kept, colour, tiles, seed=1):
    """Let a palace grow by the rules, its wall too, but never so that it can grow no more."""
    luck = Random(seed)
    for _ in range(tiles):
        city = kept.play.seat(Colour(colour)).city
        unseen = kept.play.unseen
        choices = [
            (cell, tile) for cell, fitting in whole_map(city, unseen).items() for tile in fitting
        ]

        def worth(choice, city=city, unseen=unseen):
            grown = city.with_tile(*choice)
            places = len(whole_map(grown, unseen))
            return min(places, 3), longest_wall(grown).length

        cell, tile = max(luck.sample(choices, min(6, len(choices))), key=worth)
        kept.act(TileBuilt(player=colour, tile=tile.code, cell=str(cell)))


def two_players(hand, *, rounds=1, tiles=(9, 11), names=NAMES[:2], **started):
    """Two players and the dummy, after some rounds, everybody building on."""
    kept = sit(hand, names=names, title="Friday table", **started)
    for number in range(1, rounds + 1):
        kept.act(drew(kept.play))
        grow(kept, "red", 5, seed=number)
        grow(kept, "blue", 4, seed=number + 10)
        kept.act(scored(number))
    if rounds < 3:
        count = 6 if rounds < 2 else kept.play.bag // 3
        kept.act(drew(kept.play, count))
        grow(kept, "red", max(0, tiles[0] - 5 * rounds), seed=5)
        grow(kept, "blue", max(0, tiles[1] - 4 * rounds), seed=6)
        kept.act(TileReserved(player="red", tile=kept.play.unseen[0].code))
    return kept


def six_players(hand, *, names=LONG_NAMES, modules=("huts", "bonus")):
    """The longest names, six palaces, one of them in numbers, one not up to date."""
    kept = sit(hand, names=names, modules=modules)
    for seat in kept.play.seats[:5]:
        grow(kept, seat.colour, 3, seed=len(seat.name))
    kept.act(typed("white", wall=3, garden=1, tower=1))
    kept.act(scored(1))
    for seat in kept.play.seats[:4]:
        grow(kept, seat.colour, 4, seed=len(seat.name) + 3)
    kept.act(TileReserved(player="blue", tile=kept.play.unseen[0].code))
    return kept


def twice(kept):
    """Leo builds, on purpose, a tile that lies with Ana already, and where it may not lie."""
    theirs = [tile for _cell, tile in kept.play.seat(Colour.RED).city]
    city = kept.play.seat(Colour.BLUE).city
    cell, tile = next(
        (cell, tile) for cell, fitting in whole_map(city, theirs).items() for tile in fitting
    )
    kept.act(TileBuilt(player="blue", tile=tile.code, cell=str(cell), on_purpose=True))


def at(hand, kept, room="table", **params):
    """Stand in a room of the game, having come from home by way of the table."""
    hand.app.running = None
    hand.navigator.home()
    hand.navigator.go("table", game=kept.id)
    if room != "table":
        hand.navigator.go(room, game=kept.id, **params)
    hand.frames(6)
    return hand.screen


def where(hand):
    """The room, and what it was asked for besides the game."""
    name, params = hand.navigator.trail[-1]
    return name, {key: value for key, value in params.items() if key != "game"}


def cards_standing(seat):
    """The tiles in a palace that have a bonus card."""
    return [tile for _cell, tile in seat.city if not tile.walls and tile.is_building]


class Lengthy(NullTranslations):
    """A language that needs a third more letters than English."""

    def gettext(self, message):
        return message + " óę" * (len(message) // 9) + "ł" * (len(message) % 9 // 3)

    def ngettext(self, msgid1, msgid2, n):
        return self.gettext(msgid1 if n == 1 else msgid2)


def speak_at_length(monkeypatch):
    """Say everything with a third more letters, as German and Polish do."""
    monkeypatch.setattr("companion.words.speech._Spoken.catalogue", Lengthy())
