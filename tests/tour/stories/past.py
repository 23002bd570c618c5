"""Past games: none yet, many, a search, the bin; a game looked back at, its replay; statistics."""

from tests.tour.guide import story
from tests.ui.past_tables import finished, from_another_phone, past
from tests.ui.played import LONG_NAMES, NAMES, sit
from tests.ui.tables import two_players


@story
def past_games(hand):
    past(hand)
    hand.look("none")
    kept = finished(hand, title="Friday table")
    from_another_phone(hand, kept)
    hand.app.store.note(kept.id, "rain")
    finished(hand, NAMES[:2])
    finished(hand, LONG_NAMES)
    two_players(hand)
    sit(hand, names=LONG_NAMES)
    past(hand)
    hand.look("list")
    hand.type("fri", into="search")
    hand.pass_time(0.4)
    hand.look("found")
    hand.screen.ids.search.text = "nobody of that name"
    hand.pass_time(0.4)
    hand.look("not-found")
    hand.tap("clear")
    hand.type("rain", into="search")
    hand.pass_time(0.4)
    hand.look("menu", menu=f"more about {kept.id}")
    hand.tap(f"more about {kept.id}")
    hand.tap("Write a note")
    hand.look("note")
    hand.back()
    hand.navigator.go("bin")
    hand.look("empty-bin")
    hand.app.store.delete(kept.id)
    past(hand, "bin")
    hand.look("bin")


@story
def past_game(hand):
    for names, name in ((NAMES[:2], "two"), (LONG_NAMES, "six")):
        past(hand, "past_game", game=finished(hand, names).id)
        hand.look(f"{name}-top")
        hand.screen.ids.scroll.scroll_y = 0
        hand.look(f"{name}-end")
        past(hand, "replay", game=hand.screen.running.id)
        hand.screen.go_to(hand.screen.number * 2 // 3)
        hand.look(f"{name}-replay")
