"""A hand that knows the palace screen: it taps cells of the board and tiles of the picker."""

from companion.board.grid import Cell


class PalaceHand:
    """Enters tiles as a person does, scrolling to what is out of sight."""

    def __init__(self, hand):
        self.hand = hand

    @property
    def screen(self):
        return self.hand.screen

    @property
    def board(self):
        return self.screen.ids.board

    @property
    def shelf(self):
        return self.screen.ids.picker.ids.columns.ids.shelf

    @property
    def city(self):
        return self.screen.bench.seat.city

    def read(self, code):
        return self.screen.play.game.box.read(code)

    def cell(self, text):
        self.hand.tap_at(*self.board.to_window(*self.board.view.centre_of(Cell.parse(text))))

    def tile(self, code):
        self.hand.tap_at(*self.bring_up(code))

    def take(self, code):
        """Let a finger rest on a tile until it is in hand."""
        finger = self.hand.press(*self.bring_up(code))
        self.hand.pass_time(1)
        finger.touch_up()
        self.hand.frames(3)

    def bring_up(self, code):
        """Scroll until a tile is seen, and say where."""
        scroll, tile = self.screen.ids.picker.ids.columns.ids.scroll, self.read(code)
        low = scroll.to_window(*scroll.pos)[1]
        steps = iter((1, 0.75, 0.5, 0.25, 0))
        while not low + 24 < self.shelf.where(tile)[1] < low + scroll.height - 24:
            scroll.scroll_y = next(steps)
            self.hand.frames(2)
        return self.shelf.where(tile)

    def lay(self, code, cell):
        """Lay a tile as a person would: with one tap where the mark is right already."""
        if str(self.screen.entry.marked) != cell:
            self.cell(cell)
        self.tile(code)

    def enter(self, text):
        """Enter a whole palace, "T9nw@0,-1 …", always going on with the mark where it is right."""
        left = dict(reversed(each.split("@")) for each in text.split())
        while left:
            marked = str(self.screen.entry.marked)
            cell = marked if marked in left else next(each for each in left if self.fits(each))
            self.lay(left.pop(cell), cell)

    def fits(self, cell):
        return Cell.parse(cell) in self.screen.entry.offers.places
