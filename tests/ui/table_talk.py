"""Whole games by touch: what a person does from Home to the winner, for tests and the tour."""

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.record.events.dummy import expected
from tests.ui.palace_hand import PalaceHand

ANA = "T9nw@0,-1 A8n@1,-1 A6ne@2,-1 G12s@1,0 T9es@2,0"
ANA_LATER = "T10w@-1,0 P2new@-1,-1 S3esw@-1,1 C9w@0,1"
LEO = "P6n@0,-1 P5nw@-1,-1 A9@-1,0 A7es@1,-1 T9ne@1,0 A5nw@1,-2"
LEO_LATER = "A4nes@2,-2 C5nsw@-2,0 S5sw@-1,1 S6es@0,1"


def sit_down(hand, names, *modules):
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
    for module in modules:
        hand.screen.ids.scroll.scroll_to(hand.find(module), animate=False)
        hand.frames(3)
        hand.tap(module)
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
