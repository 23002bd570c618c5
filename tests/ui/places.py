"""How each screen is come to with something to say, for whoever looks at all of them."""

from companion.share import palace_code
from companion.share.palace_code import HandedOver
from tests.ui.past_tables import finished
from tests.ui.played import NAMES
from tests.ui.tables import at, twice, two_players


def running(hand, room, **params):
    at(hand, two_players(hand), room, **params)


def in_trouble(hand, room):
    kept = two_players(hand)
    twice(kept)
    at(hand, kept, room)


def over(hand, room, **params):
    kept = finished(hand, NAMES[:2])
    at(hand, kept, room, **params)


def before_the_end(hand, room):
    at(hand, two_players(hand, rounds=2), room)


def arrived(hand, room):
    kept = two_players(hand)
    code = palace_code.write(HandedOver.by(kept.play.seats[0], kept.play))
    at(hand, kept, room, text=code)


def lonely(hand, room, **params):
    hand.navigator.go(room, **params)


def kept(hand, room, **params):
    finished(hand, NAMES[:2])
    lonely(hand, room, **params)


WAYS = {
    "about": lonely,
    "bin": lonely,
    "calculator": lambda hand, room: running(hand, room, which="tie"),
    "calculators": lonely,
    "data": lonely,
    "dummy": running,
    "end": before_the_end,
    "games_behind": lambda hand, room: kept(hand, room, player="ana", figure="games"),
    "hand_over": lambda hand, room: running(hand, room, seat="red"),
    "home": kept,
    "licence": lambda hand, room: lonely(hand, room, of="SQLite"),
    "may_i": running,
    "new_game": lonely,
    "palace": lambda hand, room: running(hand, room, seat="red"),
    "past_game": over,
    "past_games": kept,
    "paying": lonely,
    "player": lambda hand, room: kept(hand, room, player="ana"),
    "questions": lambda hand, room: lonely(hand, room, section="walls"),
    "replay": over,
    "round": in_trouble,
    "rules_desk": lonely,
    "ruling": lambda hand, room: running(hand, room, ruling="D06"),
    "scoreboard": over,
    "settings": lonely,
    "setup_card": running,
    "share": over,
    "statistics": kept,
    "table": running,
    "take_in": arrived,
    "tile_set": lonely,
    "usual_rules": lonely,
    "usual_table": kept,
}
"""The way to each screen of the app, by its name."""
