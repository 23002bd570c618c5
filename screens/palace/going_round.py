"""The part of the palace screen that goes round the table: to the next player, then on to score."""

from kivy.metrics import dp

from companion.drafts.round_the_table import RoundTheTable, neighbours
from companion.record import Colour, Seat
from companion.wording.table_words import room_of_next, what_next
from companion.words import _
from screens.game import kept_drafts

FAR = 96
"""How far a finger moves sideways, in dp, until it has swiped."""


class GoingRound:
    """Goes on from one palace to another; the way back leads from all of them to the table."""

    def on_touch_down(self, touch):
        """Remember where a finger came down that may swipe: on the tiles, never on the board."""
        touch.ud[self] = self._swiped_from.collide_point(*touch.pos)
        return super().on_touch_down(touch)

    def on_touch_up(self, touch):
        """Go to the next player after a swipe to the left, and back after one to the right."""
        if touch.grab_current is None and touch.ud.pop(self, False):
            sideways, upwards = touch.x - touch.ox, touch.y - touch.oy
            if abs(sideways) > max(dp(FAR), 2 * abs(upwards)):
                self.go_to_neighbour(1 if sideways < 0 else -1)
                return True
        return super().on_touch_up(touch)

    @property
    def _swiped_from(self):
        return self._plain_counts if self.by_counts else self.ids.panel

    def go_on(self) -> None:
        """Go to whoever is not yet brought up to date, or do what the table does next."""
        colour, seat = self.bench.colour, self._next_seat
        kept_drafts.keep(self._rounds_key, self._rounds.leaving(self.play, colour))
        if seat is not None:
            self._go_to(seat.colour)
        else:
            self.back_to(room_of_next(self.play))

    def go_to_neighbour(self, step: int) -> None:
        """Go to whoever sits next at the table, or before."""
        if not self.correcting:
            around = neighbours(self.play, self.bench.colour)
            self._go_to(around[0 if step > 0 else -1].colour)

    def next_words(self) -> str:
        """What the big button leads to."""
        seat = self._next_seat
        return what_next(self.play) if seat is None else _("Next: {name}").format(name=seat.name)

    def _go_to(self, colour: Colour) -> None:
        self.navigator.replace("palace", game=self.running.id, seat=colour.value)

    @property
    def _next_seat(self) -> Seat | None:
        if self.play.in_hand or self.came_from("end"):
            # The last tiles are laid one by one; the others have had their say.
            return None
        return self._rounds.next_seat(self.play, self.bench.colour)

    @property
    def _rounds_key(self) -> str:
        return f"round the table {self.running.id}"

    @property
    def _rounds(self) -> RoundTheTable:
        return kept_drafts.kept(self._rounds_key, RoundTheTable())
