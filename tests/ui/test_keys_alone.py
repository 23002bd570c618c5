"""A whole game of two on a desktop by keys alone; one always sees where one is."""

import pytest
from kivy.core.window import Window

from companion.board.grid import Cell
from companion.record import Next
from screens.widgets.touchable import Walkable
from screens.widgets.typed_into import TypedInto
from tests.ui.palace_hand import PalaceHand
from tests.ui.table_talk import play_of

UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
ENTER, TAB, ESCAPE = 13, 9, 27
TOWARDS = {(0, -1): UP, (0, 1): DOWN, (1, 0): RIGHT, (-1, 0): LEFT}
"""The key for each way from a cell to the next."""

MOST_STEPS = 60
"""How often one presses Tab at most until something is come to."""


class Keys:
    """Hands on a keyboard; no finger touches the window."""

    def __init__(self, hand, size):
        self.hand = hand
        hand.resize(*size)

    def point_at(self, words):
        """Go on by Tab until something is pointed at, which is seen each time."""
        for _ in range(MOST_STEPS):
            assert self.hand.key(TAB)
            at = self.hand.navigator._pointer._at
            self.is_seen(at)
            if words in (getattr(at, "text", ""), getattr(at, "name", "")):
                return
        message = f"Tab never comes to {words!r}."
        raise AssertionError(message)

    def is_seen(self, at):
        """What is pointed at is in the window, and ringed or typed into."""
        if isinstance(at, Walkable):
            bottom, top = at.span()
            assert at.pointed in at.tiles
            assert bottom >= -1
            assert top <= Window.height + 1
            return
        left, bottom = at.to_window(*at.pos)
        assert left >= -1
        assert bottom >= -1
        assert left + at.width <= Window.width + 1
        assert bottom + at.height <= Window.height + 1
        ring = self.hand.navigator._pointer._ring
        assert at.focus if isinstance(at, TypedInto) else ring in at.canvas.after.children

    def press(self, words):
        self.point_at(words)
        self.hand.key(ENTER)

    def big(self):
        assert self.hand.key(ENTER, "ctrl")

    def type(self, text):
        for letter in text:
            self.hand.key(letter.lower(), typed=letter)

    def build(self, name, tiles):
        """From the table into a palace, lay the tiles, and back again."""
        self.press(name)
        palace = PalaceHand(self.hand)
        for each in tiles.split():
            code, _, cell = each.partition("@")
            self.go_to(palace, Cell.parse(cell))
            self.type(code.lower())
            self.hand.key(ENTER)
        assert len(palace.city) == len(tiles.split())
        self.hand.key(ESCAPE)

    def go_to(self, palace, target):
        """Move the mark there by arrows, over tiles and places."""
        board = palace.board
        start = board.pointed or board.marked
        for step in _way(start, target, {*palace.city.tiles, Cell(0, 0), *board.places}):
            self.hand.key(step)
        assert board.marked == target


def _way(start, target, cells):
    """The keys that lead from a cell to another over these."""
    ways = {start: ()}
    while target not in ways:
        further = {
            Cell(cell[0] + by[0], cell[1] + by[1]): (*keys, key)
            for cell, keys in ways.items()
            for by, key in TOWARDS.items()
        }
        ways = {cell: keys for cell, keys in further.items() if cell in cells} | ways
    return ways[target]


@pytest.mark.parametrize("size", [(1280, 800), (320, 640)])
def test_a_game_of_two_is_played_by_keys_alone(hand, monkeypatch, size):
    keys = Keys(hand, size)
    monkeypatch.setattr(hand, "tap_at", None)
    keys.press("New game")
    keys.press("2")
    at = None
    while not isinstance(at, TypedInto):
        hand.key(TAB)
        at = hand.navigator._pointer._at
    keys.type("Ana")
    hand.key(ENTER)
    keys.type("Leo")
    hand.key(ENTER)
    keys.big()
    keys.press("To the table")
    assert [seat.name for seat in play_of(hand).seats] == ["Ana", "Leo"]
    keys.big()
    keys.press("Draw for me")
    keys.big()
    assert len(play_of(hand).dummy_tiles) == 6
    mine = [tile for tile in play_of(hand).unseen if not tile.walls]
    keys.build("Ana", f"{mine[0].code}@1,0 {mine[-1].code}@2,0")
    keys.build("Leo", f"{mine[1].code}@0,1")
    for number in (1, 2, 3):
        if play_of(hand).next is Next.DUMMY_DRAWS:
            keys.press("Draw for me")
            keys.big()
        keys.big()
        if number == 3:
            keys.press("No tiles left: last scoring")
        keys.press(f"Confirm round {number}")
        assert len(play_of(hand).rounds) == number
    keys.press("Finish")
    play = play_of(hand)
    assert play.next is Next.OVER
    assert hand.says(play.victory.winners[0])
    hand.key("z", "ctrl")
    assert play_of(hand).next is Next.FINISH
