"""A correction that waits: whose of which round, what it is going to change, and what to do."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.record.changed_points import PointsChanged, RoundChanged
from companion.words import _, change
from screens.game.named_dot import NamedDot
from screens.kv import load_kv
from screens.widgets.card import Card


class ChangedRound(BoxLayout):
    """A round, and whose points change in it."""

    round = StringProperty("")

    def __init__(self, changes: tuple[PointsChanged, ...], **kwargs):
        super().__init__(**kwargs)
        for each in changes:
            text = _("{name} {points}").format(name=each.name, points=change(each.by))
            self.ids.people.add_widget(NamedDot.of(each.colour, text, "onTertiaryContainer"))


class WaitingCard(Card):
    """Tells of one correction; folded it says only that it is there."""

    bench = ObjectProperty(None)
    title = StringProperty("")
    about = StringProperty("")
    """What was done, and what that changes or why it cannot be applied."""
    folded = BooleanProperty(False)

    __events__ = ("on_open", "on_drop", "on_fold", "on_apply")

    def __init__(self, rounds: list[tuple[str, RoundChanged]], **kwargs):
        super().__init__(**kwargs)
        # Away from the card, a part lives only as long as somebody holds it.
        self._body = [self.ids.about.__self__, self.ids.rounds.__self__, self.ids.ways.__self__]
        for name, changed in rounds:
            self.ids.rounds.add_widget(ChangedRound(changed.changes, round=name))
        self.fbind("folded", self._fold)
        self._fold()

    def on_open(self):
        """The correction is to be gone on with."""

    def on_drop(self):
        """It is wanted no more."""

    def on_fold(self):
        """It is kept for later, or looked at again."""

    def on_apply(self):
        """The round is to be put right."""

    def _fold(self, *args) -> None:
        for part in self._body:
            if part.parent is not None:
                self.remove_widget(part)
            if not self.folded:
                self.add_widget(part)


load_kv(__file__)
