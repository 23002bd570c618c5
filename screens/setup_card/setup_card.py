"""The setup card: exactly what this table does before the first turn, to be ticked off."""

from math import ceil

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.desk.ruling import Section
from companion.desk.why import ruling_for
from companion.drafts.ticks import Ticks, is_draw, steps_of
from companion.record import Play
from companion.turns.setup_stages import SetupStep
from companion.wording.table_words import STEPS_LEFT
from companion.words import _, counted
from screens.game import kept_drafts
from screens.game.game_screen import GameScreen
from screens.kv import load_kv
from screens.widgets.touchable import Touchable


class SetupRow(Touchable):
    """One thing to do; one with an icon leads to another screen."""

    step = StringProperty("")
    number = NumericProperty(0)
    text = StringProperty("")
    icon = StringProperty("")
    done = BooleanProperty(False)

    __events__ = ("on_why",)

    def on_why(self):
        """The rule behind it is asked for."""


class SetupCard(GameScreen):
    """Every step of setting this table up; a tap ticks one off."""

    topic = Section.SETTING_UP

    subtitle = StringProperty("")
    progress = NumericProperty(0)

    def __init__(self, **kwargs):
        self._ticks: dict[str, Ticks] = {}
        self._steps: tuple[SetupStep, ...] = ()
        self._rows: list[SetupRow] = []
        super().__init__(**kwargs)

    def entered(self) -> None:
        """Take up the ticks of this table."""
        if self.running.id not in self._ticks:
            self._ticks[self.running.id] = kept_drafts.kept(
                kept_drafts.setup_key(self.running.id), Ticks()
            )

    def refresh(self, play: Play) -> None:
        """Show the steps of this table; a draw that was entered is ticked off."""
        steps = steps_of(play)
        if steps != self._steps:
            self._steps = steps
            self._put_up(play)
        self._tick(play)

    def press(self, row: SetupRow) -> None:
        """Tick a step off, or take the tick away; the dummy's draw has a screen of its own."""
        if row.icon:
            if not self.play.draws:
                self.go("dummy")
            return
        ticks = self._ticks[self.running.id] = self._ticks[self.running.id].toggled(row.step)
        kept_drafts.keep(kept_drafts.setup_key(self.running.id), ticks)
        self._tick(self.play)

    def ask_why(self, row: SetupRow) -> None:
        """Lead to the rule behind a step."""
        step = self._steps[int(row.number) - 1]
        self.go("ruling", ruling=ruling_for(step).id, case=step.text)

    def _tick(self, play: Play) -> None:
        ticks = self._ticks[self.running.id]
        for row, step in zip(self._rows, self._steps, strict=True):
            row.done = ticks.done(play, step)
        self._count()

    def _put_up(self, play: Play) -> None:
        self._rows = []
        for number, step in enumerate(self._steps, start=1):
            icon = "chevron-right" if is_draw(play, step) else ""
            row = SetupRow(step=step.id, number=number, text=step.text, icon=icon)
            row.bind(on_release=self.press, on_why=self.ask_why)
            self._rows.append(row)
        self._arrange()

    def on_wide(self, *args) -> None:
        """Share the steps between two panes, or put them into one."""
        self._arrange()

    def _arrange(self) -> None:
        first, second = self.ids.first, self.ids.second
        split = ceil(len(self._rows) / 2) if self.wide else len(self._rows)
        for card, rows in ((first, self._rows[:split]), (second, self._rows[split:])):
            card.clear_widgets()
            for row in rows:
                if row.parent is not None:
                    row.parent.remove_widget(row)
                card.add_widget(row)

    def _count(self) -> None:
        done = sum(row.done for row in self._rows)
        left = len(self._rows) - done
        self.subtitle = counted(STEPS_LEFT, left) if left else _("All done: enjoy the game")
        self._move_to(done / len(self._rows))

    def _move_to(self, progress: float) -> None:
        Animation.cancel_all(self, "progress")
        if self.app.reduced_motion:
            self.progress = progress
        else:
            Animation(progress=progress, d=0.18, t="out_cubic").start(self)


load_kv(__file__)
