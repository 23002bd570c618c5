"""Past games: none yet, many, a search, the bin; a game looked back at, its replay; statistics."""

from companion.input.names import known_as
from tests.tour.guide import story
from tests.ui.past_tables import evenings, finished, from_another_phone, past
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


@story
def statistics(hand):
    past(hand, "statistics")
    hand.look("none")
    evenings(hand)
    past(hand, "statistics")
    hand.look("house")
    for name in (NAMES[0], LONG_NAMES[0]):
        past(hand, "player", player=known_as(name))
        hand.look(f"{name[:3]}-top")
        hand.screen.ids.scroll.scroll_y = 0.4
        hand.look(f"{name[:3]}-middle")
        hand.screen.ids.scroll.scroll_y = 0
        hand.look(f"{name[:3]}-end")
    past(hand, "games_behind", player=known_as(NAMES[0]), figure="against", of=known_as(NAMES[1]))
    hand.look("behind")
