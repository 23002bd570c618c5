"""The setup card: exactly what this table does before the first turn, to be ticked off."""

from math import ceil

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.drafts.ticks import Ticks
from companion.record import Play
from companion.stages.setup import setup_card
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import N_counted, _, counted
from screens.game import kept_drafts
from screens.game.game_screen import GameScreen
from screens.kv import load_kv
from screens.widgets.touchable import Touchable

LEFT = N_counted("{number} step to go", "{number} steps to go")


class SetupRow(Touchable):
    """One thing to do; one with an icon leads to another screen."""

    step = StringProperty("")
    number = NumericProperty(0)
    text = StringProperty("")
    icon = StringProperty("")
    done = BooleanProperty(False)


class SetupCard(GameScreen):
    """Every step of setting this table up; a tap ticks one off."""

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
            self._ticks[self.running.id] = kept_drafts.kept(self._key, Ticks())

    def refresh(self, play: Play) -> None:
        """Show the steps of this table; a draw that was entered is ticked off."""
        steps = setup_card(play.game, len(play.seats), play.edition, play.modules, play.options)
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
        kept_drafts.keep(self._key, ticks)
        self._tick(self.play)

    @property
    def _key(self) -> str:
        return f"setup {self.running.id}"

    def _tick(self, play: Play) -> None:
        ticked = self._ticks[self.running.id].ticked
        for row in self._rows:
            row.done = bool(play.draws) if row.icon else row.step in ticked
        self._count()

    def _put_up(self, play: Play) -> None:
        draws = play.game.setup_steps(Stage.DUMMY, play.edition, play.options)
        self._rows = []
        for number, step in enumerate(self._steps, start=1):
            leads = play.has_dummy and step in draws
            icon = "chevron-right" if leads else ""
            row = SetupRow(step=step.id, number=number, text=step.text, icon=icon)
            row.bind(on_release=self.press)
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
        self.subtitle = counted(LEFT, left) if left else _("All done: enjoy the game")
        self._move_to(done / len(self._rows))

    def _move_to(self, progress: float) -> None:
        Animation.cancel_all(self, "progress")
        if self.app.reduced_motion:
            self.progress = progress
        else:
            Animation(progress=progress, d=0.18, t="out_cubic").start(self)


load_kv(__file__)
