"""Games as they stand after a while, for a test or the tour to open."""

from companion.record.events import (
    CountsTyped,
    DummyDrew,
    GameStarted,
    RoundScored,
    Sitting,
    TileBuilt,
)
from screens.navigation.screen import Screen

NAMES = ("Ana", "Leo", "Kim", "Nina", "Otto", "Zoë")
LONG_NAMES = (
    "Maximiliane-Theodora",
    "Wojciech Szczebrzesz",
    "Alejandro Hernández",
    "Bartholomäus Österr.",
    "Konstantinopolitańcz",
    "Małgorzata Wyspiańsk",
)
COLOURS = ("red", "blue", "green", "yellow", "orange", "white")


class Elsewhere(Screen):
    """Stands in for a screen that is not what the test is about."""

    def show(self, **params):
        self.params = params


def sit(hand, *events, names=NAMES[:2], **started):
    """Start a game, let things happen in it, and stand at its table."""
    players = tuple(
        Sitting(colour=colour, name=name) for colour, name in zip(COLOURS, names, strict=False)
    )
    kept = hand.app.store.start(GameStarted(players=players, **started))
    for event in events:
        kept.act(event)
    return kept


def built(colour, text):
    """Tiles built one after the other: "G10n@1,0 …"."""
    for each in text.split():
        tile, _, cell = each.partition("@")
        yield TileBuilt(player=colour, tile=tile, cell=cell)


def typed(colour, wall=5, **counts):
    """A palace given in numbers."""
    return CountsTyped(player=colour, counts=counts, wall=wall)


def drew(play, number=6):
    """The dummy drew every third of the tiles that lie nowhere."""
    return DummyDrew(tiles=tuple(tile.code for tile in play.unseen[::3][:number]))


def scored(number):
    return RoundScored(round=number)


def enter(hand, room, kept, *, before="table", **params):
    """Go to a screen of a game as people do: from its table."""
    for name in ("table", "round", "palace", "scoreboard", "setup_card"):
        hand.navigator.rooms.setdefault(name, Elsewhere)
    # What happened behind the screens' back is read anew.
    hand.app.running = None
    if hand.navigator._notice is not None:
        hand.navigator._notice.close()
    hand.navigator.go(before, game=kept.id)
    hand.navigator.go(room, game=kept.id, **params)
    hand.frames(6)
    return hand.screen
