"""Whole games by touch: what a person does from Home to the winner, for tests and the tour."""

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.record.events.dummy import expected
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import built, enter, scored, sit

ANA = "T9nw@0,-1 A8n@1,-1 A6ne@2,-1 G12s@1,0 T9es@2,0"
ANA_LATER = "T10w@-1,0 P2new@-1,-1 S3esw@-1,1 C9w@0,1"
LEO = "P6n@0,-1 P5nw@-1,-1 A9@-1,0 A7es@1,-1 T9ne@1,0 A5nw@1,-2"
LEO_LATER = "A4nes@2,-2 C5nsw@-2,0 S5sw@-1,1 S6es@0,1"

FOUR = {
    "Ana": (
        "G7nsw@-1,0 T9nw@0,-1 P3sw@0,1 G10n@1,-1 A6ne@2,-1",
        "A9@2,0 S4ne@3,0 G9e@3,1 C6es@3,2 S9@1,0 G8nw@2,2",
    ),
    "Leo": (
        "T8nes@1,0 G10@0,-1 S3esw@0,1 C5nsw@-1,0 S6es@1,-1",
        "P8@0,-2 C8nw@-1,-2 P7e@1,-2 T13e@1,-3 G10w@1,-4 A6sw@-1,-1",
    ),
    "Kim": (
        "G8ne@0,-1 T9ne@1,0 G6esw@1,1 T11@-1,-1 P2new@-1,-2",
        "C10@-1,0 P5nw@-2,-1 T10w@-2,0 S7w@-2,1 G8sw@-2,2 T9es@-1,1",
    ),
    "Nina": (
        "A4nes@1,0 P4es@0,1 C9s@-1,1 C7ne@0,-1 C7sw@-2,1",
        "C11@-1,-1 A8e@-1,-2 T11n@-2,-1 A10@-1,-3 T12@-1,0 C9w@-2,0",
    ),
}
"""Four palaces as they lie after round 1, and six tiles that each gets until round 2."""


def sit_down(hand, names, *modules, box="", rules=()):
    """Home → New game → the table, names and modules typed and tapped."""
    hand.tap("New game")
    hand.tap(str(len(names)))
    for place, name in enumerate(names):
        fields = [w for w in hand.seen() if isinstance(w, TextInput)]
        fields.sort(key=lambda field: -field.to_window(0, field.y)[1])
        hand.tap(fields[place])
        hand.frames(2)
        Window.dispatch("on_textinput", name)
        hand.frames(2)
    if box:
        hand.tap("box")
        hand.frames(4)
        hand.tap(box)
        hand.frames(4)
    for module in modules:
        hand.screen.ids.scroll.scroll_to(hand.find(module), animate=False)
        hand.frames(3)
        hand.tap(module)
    if rules:
        hand.reach("House rules")
        for rule in rules:
            hand.reach(rule)
        hand.back()
    hand.tap(f"Start with {len(names)} players")
    assert hand.navigator.trail[-1][0] == "setup_card"


def play_of(hand):
    return hand.app.running.play


def build(hand, name, tiles):
    """From the table into a palace, lay the tiles, and back again."""
    hand.tap(name)
    assert hand.navigator.trail[-1][0] == "palace"
    PalaceHand(hand).enter(tiles)
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def draw_what_nobody_needs(hand):
    """The table draws for the dummy, and takes tiles that the players will not have."""
    needed = {each.split("@")[0] for each in f"{ANA} {ANA_LATER} {LEO} {LEO_LATER}".split()}
    hand.tap("We drew these")
    shelf = hand.screen.panel.ids.columns.ids.shelf
    number = expected(play_of(hand))
    tiles = [tile for tile in shelf.tiles if tile is not None]
    in_sight = [tile for tile in tiles if shelf.where(tile)[1] > hand.screen.height / 4]
    free = [tile for tile in in_sight if tile.code not in needed]
    for tile in free[:number]:
        hand.tap_at(*shelf.where(tile))
    hand.tap(f"Take these {number} tiles")


def four_after_round_1(hand):
    """The four palaces as they lay when round 1 was scored, seen from the table."""
    kept = sit(hand, names=tuple(FOUR))
    for seat, (before, _new) in zip(kept.play.seats, FOUR.values(), strict=True):
        for event in built(seat.colour, before):
            kept.act(event)
    kept.act(scored(1))
    enter(hand, "table", kept)
    return kept


def round_2_of_four(hand):
    """From the table into every palace, six tiles each, and round 2 scored; taps a tile."""
    palace, taps, (first, *others) = PalaceHand(hand), hand.taps, FOUR
    hand.tap(first)
    palace.enter(FOUR[first][1])
    for name in others:
        hand.tap(f"Next: {name}")
        palace.enter(FOUR[name][1])
    hand.tap("Score round 2")
    hand.tap("Confirm round 2")
    return (hand.taps - taps) / sum(len(new.split()) for _before, new in FOUR.values())
