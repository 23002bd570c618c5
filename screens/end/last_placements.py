"""The last placements: who won which tile, what may be done with it, and the way to the palace."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.record import Play
from companion.stages.leftovers import Award, how_to_place
from companion.wording.placements import placement
from companion.words import _
from screens.kv import load_kv
from screens.widgets.card import TapCard
from screens.widgets.column import Scroll


class AwardRow(TapCard):
    """A tile that was handed out; a tap goes to the palace that it is for."""

    tile = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    built = BooleanProperty(False)

    def show(self, play: Play, award: Award) -> None:
        """Show what became of a tile."""
        now = placement(play, award)
        self.tile, self.title, self.text, self.built = award.slot.tile, *now[:2], now.built
        self.seat = now.seat.colour if now.seat else None
        self.disabled = now.seat is None
        self.icon = "check-circle" if now.built else "chevron-right" if now.seat else ""


class LastPlacements(Scroll):
    """Every tile that was handed out, placed or not."""

    screen = ObjectProperty(None, rebind=True)
    how = StringProperty("")

    def show(self, play: Play) -> None:
        """Show what is still to be placed."""
        self.screen.title = _("Last placements")
        awards = play.awards or ()
        self.how = how_to_place(play.game) if any(award.to for award in awards) else ""
        rows = self.ids.rows
        if len(rows.children) != len(awards):
            rows.clear_widgets()
            for _award in awards:
                row = AwardRow()
                row.bind(on_release=self._go_and_place)
                rows.add_widget(row)
        for row, award in zip(reversed(rows.children), awards, strict=True):
            row.show(play, award)
        self.ids.none.text = "" if awards else _("There was nothing to hand out.")
        self.screen.offer(_("Last scoring"))

    def press(self) -> None:
        """Score the last round."""
        self.screen.score()

    def _go_and_place(self, row: AwardRow) -> None:
        self.screen.go("palace", seat=row.seat.value, tile=row.tile.code)


load_kv(__file__)
