"""The end: the last tiles and who gets them, the last placements, the winner."""

from companion.record.events import GameFinished, Leftover, LeftoversAwarded, PointsAdjusted
from tests.tour.guide import story
from tests.ui.played import LONG_NAMES, enter, scored, sit, typed
from tests.ui.tables import grow, two_players


def before_the_end(hand, names):
    """A table before its last scoring, everybody with a palace but the last, who has numbers."""
    kept = sit(hand, names=names)
    for number in (1, 2):
        for seat in kept.play.seats[:-1]:
            grow(kept, seat.colour, 3, seed=len(seat.name) + number)
        kept.act(typed(kept.play.seats[-1].colour, tower=number, garden=1))
        kept.act(scored(number))
    return kept


@story
def end(hand):
    kept = before_the_end(hand, LONG_NAMES)
    screen = enter(hand, "end", kept)
    hand.look("market")
    hand.tap("slot 1")
    hand.look("which-tile")
    shelf = hand.navigator.layers[-1].content.ids.shelf
    hand.tap_at(*shelf.where(shelf.tiles[4]))
    hand.look("who-has-most")
    hand.tap("Count the money")
    hand.look("money")
    hand.back()
    hand.tap(screen.panel._cards[0]._chips["blue"])
    hand.tap("Hand them out")
    hand.look("placing")
    kept = two_players(hand, rounds=2)
    tiles = [tile.code for tile in kept.play.unseen[:3]]
    kept.act(
        LeftoversAwarded(
            tiles=(
                Leftover(slot=1, currency="blue", tile=tiles[0], to="red"),
                Leftover(slot=2, currency="green", tile=tiles[1], reason="tie"),
                Leftover(slot=4, currency="yellow", tile=tiles[2], reason="nobody"),
            )
        )
    )
    enter(hand, "end", kept)
    hand.look("placing-two")
    enter(hand, "end", sit(hand))
    hand.look("too-early")


@story
def winner(hand):
    kept = two_players(hand, rounds=2)
    kept.act(scored(3))
    enter(hand, "end", kept)
    hand.look("one")
    hand.tap("Finish")
    hand.look("over")
    totals = kept.play.totals
    ahead = totals["red"] - totals["blue"]
    behind, points = ("blue", ahead) if ahead > 0 else ("red", -ahead)
    if points:
        kept.act(PointsAdjusted(player=behind, points=points, reason="for the tour"))
    for colour in ("red", "blue"):
        kept.act(PointsAdjusted(player=colour, points=-200, reason="for the dummy"))
    enter(hand, "end", kept)
    hand.look("shared-and-the-dummy-ahead")
    kept = before_the_end(hand, LONG_NAMES)
    kept.act(scored(3))
    kept.act(GameFinished())
    enter(hand, "end", kept)
    hand.look("six-players")


@story
def confetti(hand):
    """The ceremony in motion, a few frames after it began."""
    hand.app.reduced_motion = False
    kept = two_players(hand, rounds=2)
    kept.act(scored(3))
    screen = enter(hand, "end", kept)
    hand.until(lambda: screen.panel.ids.confetti._seconds > 0.45)
    hand.look("falling", sizes=[(412, 892)])
