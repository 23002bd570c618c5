"""A round: what is missing, bonus cards, the result and why; with two players and with six."""

from companion.record.events import BonusShown
from tests.tour.guide import story
from tests.ui.played import drew, scored, sit, typed
from tests.ui.tables import at, cards_standing, six_players, twice, two_players


@story
def round_empty(hand):
    at(hand, sit(hand), "round")
    hand.look("nothing-entered")


@story
def round_two_players(hand):
    kept = two_players(hand)
    at(hand, kept, "round")
    hand.look("result")
    hand.screen.explain("tower", 0)
    hand.look("why-towers")
    hand.screen.explain("wall", 0)
    hand.look("why-walls")
    twice(kept)
    at(hand, kept, "round")
    hand.look("a-tile-twice")
    hand.tap("Score it anyway")
    hand.look("scored")
    at(hand, kept, "round", round=1)
    hand.look("past")
    hand.look("whom-to-correct", menu="Correct")


@story
def round_of_six(hand):
    kept = six_players(hand)
    for seat in kept.play.seats:
        for tile in cards_standing(seat)[:1]:
            kept.act(BonusShown(player=seat.colour, tile=tile.code))
    at(hand, kept, "round")
    hand.look("long-names")
    hand.screen.explain("garden", 0)
    hand.look("why-gardens")
    hand.screen.explain("wall", 0)
    hand.look("why-walls")


@story
def round_in_numbers(hand):
    kept = sit(hand, names=("Kim", "Nina"))
    kept.act(drew(kept.play))
    kept.act(typed("red", wall=4, tower=1, garden=2))
    kept.act(scored(1))
    kept.act(drew(kept.play).model_copy(update={"bag": 30}))
    kept.act(typed("red", wall=8, tower=3, garden=2, chambers=1))
    kept.act(typed("blue", wall=5, tower=3, pavilion=2))
    at(hand, kept, "round")
    hand.look("result")
