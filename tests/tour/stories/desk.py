"""The rules desk: sections, a search, rulings with and without a game; may I; paying."""

from companion.drafts.purse import Purse
from companion.drafts.trial import Trial
from tests.tour.guide import story
from tests.ui.tables import at, six_players, two_players

TOLD = {
    "take": {"row": (2, 3, 7, 0)},
    "turn": {"done": ("buy-exactly", "buy-exactly", "rebuild")},
    "tie": {"players": 4, "kind": "tower", "counts": {"tower": (3, 3, 1, 0)}},
    "leftovers": {"money": {"blue": (12, 9, 9), "green": (4, 4, 0)}},
    "draw": {"after": 2, "bag": 17},
    "left": {"gone": ("P2new", "T13e", "T12", "G10")},
    "first": {"hands": ((9, 9, 2), (9, 8, 4), (5, 5, 5, 5)), "telling": 2},
    "hut": {"kind": "garden", "beside": (1, 2, 4, 1)},
    "bonus": {"where": "in-reserve"},
    "vizier": {"players": 5, "asleep": (False, True, False, False, False)},
    "flip": {"paid": (("green", 5),)},
}
"""What each calculator is told."""

TURNS_OVER = {
    "over": {"modules": {"vizier"}, "empty": {2, 4}, "scoring_card": True, "dummy": True},
    "granada": {"game": "granada", "empty": {2, 4}, "bag": 1},
}
"""What is told of a turn that is over."""

TYPED = {
    "hole": {"en": "hole", "es": "hueco", "pl": "dziura", "de": "loch"},
    "diagonal": {"en": "diagonal", "es": "diagonal", "pl": "po skosie", "de": "über eck"},
}
"""What people look for, in their own words."""


@story
def desk(hand):
    hand.tap("Rules desk")
    hand.look("first")
    hand.type(TYPED["hole"][hand.language], into="search")
    hand.look("found")
    hand.tap("clear")
    hand.type("zzqx", into="search")
    hand.look("nothing-found")
    hand.back()
    hand.tap("Building")
    hand.look("section")
    for ruling in ("D06", "D03", "D21", "D27", "D17"):
        hand.screen.go("ruling", ruling=ruling)
        hand.frames(3)
        hand.look(ruling)
        hand.back()
    hand.back()
    hand.look("asked-lately")


@story
def desk_in_a_game(hand):
    at(hand, two_players(hand))
    hand.tap("Rules")
    hand.look("desk")
    hand.type(TYPED["diagonal"][hand.language], into="search")
    hand.tap(hand.screen.shown[0].children[-1])
    hand.look("house-rule")
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(2)
    hand.look("switch")


@story
def may_i(hand):
    at(hand, two_players(hand), "may_i")
    hand.look("empty")
    seat = hand.screen.play.seats[0]
    hand.screen.change(Trial(lying=seat.city.text, owner=seat.colour))
    tile = hand.screen.play.unseen[5].code
    hand.screen.change(hand.screen.trial.but(at="3,3", with_tile=tile))
    hand.frames(3)
    hand.look("no")
    hand.screen.tap_cell(hand.screen.ids.numbers.cells[0])
    hand.frames(3)
    hand.look("yes")
    hand.tap("Do it, and try the next")
    hand.frames(3)
    hand.look("done")
    hand.screen.choose_tile()
    hand.frames(3)
    hand.look("which-tile")
    hand.back()
    hand.screen.change(hand.screen.trial.on_empty_board("granada"))
    hand.screen.change(hand.screen.trial.but(lying="* Sc9n / . Ho4", at="0,-1", with_tile="Ar2s"))
    hand.frames(3)
    hand.look("granada")


@story
def paying(hand):
    hand.tap("Rules desk")
    hand.tap("Calculators")
    hand.look("calculators")
    hand.tap("Paying")
    hand.look("nothing-yet")
    money = ("blue:7", "blue:4", "blue:3", "green:5", "orange:9", "yellow:1", "yellow:2")
    hand.screen.change(Purse(hand=money, exchanges=("blue-orange",)))
    hand.frames(3)
    hand.look("hand")
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(2)
    hand.look("answer")


@story
def calculators(hand):
    hand.tap("Rules desk")
    hand.tap("Calculators")
    for name, told in TOLD.items():
        hand.screen.go("calculator", which=name)
        hand.frames(3)
        hand.look(name)
        begun = hand.screen.reckoning
        hand.screen.change(begun.model_validate({**begun.model_dump(), **told}))
        hand.frames(3)
        hand.look(f"{name}-told")
        hand.back()
    hand.screen.go("calculator", which="turn")
    for name, told in TURNS_OVER.items():
        turn = hand.screen.fresh
        hand.screen.change(turn.model_validate({**turn.model_dump(), "over": True, **told}))
        hand.frames(3)
        hand.look(f"turn-{name}")


@story
def calculators_at_a_table(hand):
    kept = six_players(hand)
    at(hand, kept, "calculators")
    hand.look("calculators")
    for name in TOLD:
        hand.screen.go("calculator", which=name)
        hand.frames(3)
        hand.look(name)
        hand.back()
