"""Games that were played: finished ones with palaces, running ones, and those of other phones."""

from companion.record import Next
from companion.record.events import DummyDrew, GameFinished, GameRenamed, RoundScored
from companion.share import SharedGame, read_game, write_game
from tests.ui.played import LONG_NAMES, NAMES, drew, scored, sit
from tests.ui.tables import grow


def play_to_the_end(kept):
    """Score whatever is left, the dummy drawing when it is his turn."""
    while kept.play.next is not Next.OVER:
        match kept.play.next:
            case Next.DUMMY_DRAWS:
                kept.act(DummyDrew(tiles=(), on_purpose=True))
            case Next.SCORE:
                kept.act(RoundScored(round=kept.play.next_round, anyway=True))
            case Next.FINISH:
                kept.act(GameFinished())
    return kept


def finished(hand, names=NAMES[:3], *, title="", tiles=(4, 3, 3), **started):
    """A game in which palaces grew from scoring to scoring; the first player leads."""
    kept = sit(hand, names=names, title=title, **started)
    for number, more in enumerate(tiles, 1):
        if kept.play.has_dummy:
            kept.act(drew(kept.play, 6 if number < 3 else kept.play.bag // 3))
        for place, seat in enumerate(kept.play.seats):
            grow(kept, seat.colour, max(1, more - place), seed=number * 10 + place)
        kept.act(scored(number))
    kept.act(GameFinished())
    return kept


def evenings(hand):
    """Some months of games: of two, of three, of six with long names, in other editions."""
    for number in range(4):
        tiles = (3 + number % 2, 2, 3)
        finished(hand, NAMES[:3], tiles=tiles)
        finished(hand, NAMES[1::-1], tiles=tiles[::-1], edition="boabdil")
    finished(hand, LONG_NAMES, tiles=(2, 1, 1), modules=("huts",))
    finished(hand, (NAMES[0], LONG_NAMES[0]), tiles=(2, 1, 1))


def from_another_phone(hand, kept, title="Granada night"):
    """The same game as another phone would have handed it over."""
    shared = hand.app.store.share(kept.id)
    record = shared.record.act(GameRenamed(title=title))
    other = SharedGame("f" * 32, shared.started, "", record)
    return hand.app.store.join(read_game(write_game(other).encode())).game


def past(hand, room="past_games", **params):
    """Go there from home."""
    hand.app.running = None
    hand.navigator.home()
    hand.navigator.go(room, **params)
    hand.frames(6)
    return hand.screen
