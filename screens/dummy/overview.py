"""What the dummy has, what he got when, and what he draws next."""

from kivy.factory import Factory
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

import screens.tiles.kind_counts  # noqa: F401  # Makes its name known to the kv file.
from companion.board.tiles import Kind
from companion.desk.why import ruling_for
from companion.drafts.draw_plan import DrawPlan
from companion.games import Marker
from companion.record import Next, Play
from companion.record.events.dummy import asks_marker
from companion.stages.dummy import AT_ONCE, DRAWS
from companion.turns.turn import TurnEnd
from companion.wording import dummy_words
from companion.words import _, counted
from screens.kv import load_kv
from screens.widgets.column import Scroll


class Overview(Scroll):
    """His tiles on one side, his draws on the other; what there is nothing to say of is away."""

    screen = ObjectProperty(None, rebind=True)
    tiles = ListProperty()
    heading = StringProperty("")
    reason = StringProperty("")
    bag_words = StringProperty("")
    draws_now = BooleanProperty(False)

    counts = BooleanProperty(False)
    """Whether the table is asked how many tiles there are in the bag."""
    count_words = StringProperty("")
    bag = NumericProperty(0)
    most = NumericProperty(54)
    can_recount = BooleanProperty(False)

    marker_asked = StringProperty("")
    """The question where the black marker stands, where that matters."""
    marker_why = StringProperty("")
    markers = ListProperty()

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        # Away from its parent, a widget lives only as long as somebody holds it.
        self._parts = {name: getattr(self.ids, name).__self__ for name in self.ids}

    def show(self, play: Play, plan: DrawPlan) -> None:
        """Show the dummy's side of the table."""
        box = play.game.box
        self.draws_now = play.next is Next.DUMMY_DRAWS
        self.tiles = sorted(
            play.dummy_tiles, key=lambda tile: (box.kinds.index(tile.kind), tile.price, tile.code)
        )
        if not self.ids.kinds.kinds:
            self.ids.kinds.kinds = box.kinds
        self.ids.kinds.count(self.tiles)
        self._show_draw(play, plan)
        self._show_marker(play, plan)
        self._show_history(play)
        self._put_up(
            "draw",
            heading=True,
            reason=True,
            why=True,
            bag_words=bool(self.bag_words),
            marker_question=bool(self.marker_asked),
            marker=bool(self.marker_asked),
            marker_reason=bool(self.marker_asked),
            stepper=self.counts,
            recount=self.can_recount,
        )
        self._put_up("story", next_draw=True, receipts=bool(dummy_words.history(play)))
        self._put_up("heap", his=True, kinds=True, shelf=bool(self.tiles), none=not self.tiles)

    def ask_why(self) -> None:
        """Open the rule behind his draws."""
        ruling = ruling_for(TurnEnd.DUMMY_DRAWS)
        self.screen.go("ruling", ruling=ruling.id, case=self.reason)

    def go_to(self, kind: Kind) -> None:
        """Tell how many he has of a kind, in words."""
        number = sum(tile.kind is kind for tile in self.tiles)
        self.screen.navigator.notice(counted(kind.numbered, number))

    def _show_draw(self, play: Play, plan: DrawPlan) -> None:
        self.counts = self.draws_now and (play.bag is None or plan.bag is not None)
        self.can_recount = self.draws_now and not self.counts and len(play.draws) == DRAWS[-1]
        self.bag_words = dummy_words.in_bag(play) if self._bag_matters(play) else ""
        if not self.draws_now:
            self.heading, self.reason = _("Next draw"), dummy_words.coming(play)
            return
        number, bag = plan.number(play), plan.counted_bag(play)
        self.heading = counted(dummy_words.NOW, number)
        self.reason = dummy_words.why(play, plan.bag_size(play))
        last = len(play.draws) == DRAWS[-1]
        self.count_words = _("Tiles in the bag") if last else _("Tiles he can draw")
        self.most = play.game.box.size if last else AT_ONCE
        self.bag = bag or 0

    def _show_marker(self, play: Play, plan: DrawPlan) -> None:
        words = play.game.words.dummy.marker if asks_marker(play) else None
        self.marker_asked, self.marker_why = (
            (_(words.question), _(words.why)) if words else ("", "")
        )
        ways = [(Marker.EVEN, _(words.even)), (Marker.ODD, _(words.odd))] if words else []
        if ways != self.markers:
            self.markers = ways
        self._parts["marker"].chosen = plan.marker

    def place_marker(self, marker: Marker | None) -> None:
        """Hand on where the marker stands, once somebody says so."""
        if marker is not None and marker is not self.screen.plan.marker:
            self.screen.place_marker(marker)

    def _put_up(self, place: str, **wanted: bool) -> None:
        """Show those parts of a place that are wanted, in this order."""
        parent = self._parts[place]
        parts = [self._parts[name] for name, wants in wanted.items() if wants]
        if parts[::-1] != parent.children:
            parent.clear_widgets()
            for part in parts:
                parent.add_widget(part)

    def _bag_matters(self, play: Play) -> bool:
        return len(play.draws) == DRAWS[-1] and play.next_round is not None

    def _show_history(self, play: Play) -> None:
        rows, receipts = self.ids.history, dummy_words.history(play)
        while len(rows.children) > len(receipts):
            rows.remove_widget(rows.children[0])
        while len(rows.children) < len(receipts):
            rows.add_widget(Factory.Receipt())
        for row, (title, text) in zip(reversed(rows.children), receipts, strict=True):
            row.title, row.text = title, text


load_kv(__file__)
