"""From phone to phone: a palace and a whole table as codes, and what they would change."""

from companion.record.events import TileReserved
from companion.share import palace_code
from companion.share.palace_code import HandedOver
from tests.tour.guide import story
from tests.ui.played import LONG_NAMES, enter, sit, typed
from tests.ui.tables import at, grow, six_players, two_players


@story
def hand_over(hand):
    kept = two_players(hand)
    enter(hand, "hand_over", kept, seat="red")
    hand.look("palace")
    at(hand, kept, "hand_over")
    hand.look("table")
    kept = six_players(hand)
    enter(hand, "hand_over", kept, seat="red")
    hand.look("long-names")


@story
def take_in(hand):
    kept = two_players(hand)
    hand.navigator.go("take_in")
    hand.look("asking")
    hand.navigator.replace("take_in", text="alhambra:PA013QU6NVUY346WSANFQ7")
    hand.look("damaged")
    for _ in range(3):
        grow(kept, "red", 1, seed=9)
    code = palace_code.write(HandedOver.by(kept.play.seats[0], kept.play))
    for _ in range(4):
        kept.undo()
    kept.act(TileReserved(player="blue", tile=kept.play.unseen[1].code))
    at(hand, kept)
    hand.navigator.go("take_in", text=code)
    hand.look("palace")
    hand.navigator.layers or hand.tap("Leo")
    hand.look("somebody-else")
    kept = sit(hand, typed("red", wall=3), names=LONG_NAMES)
    hand.navigator.home()
    hand.navigator.go("take_in", text=code)
    hand.look("whose")
