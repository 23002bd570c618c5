"""Replay: a game step by step, the palace of whoever acts growing and the race moving along."""

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)

from companion.layout.bar_plan import Bar
from companion.layout.board_view import bounds_of
from companion.record import Play
from companion.wording.past import looking_back
from companion.wording.table_words import title_of
from companion.words import figures
from screens.board.board import Board
from screens.game.game_screen import GameScreen
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv
from screens.past import stood_card  # noqa: F401  # Its SeatStroke is named in the kv file.
from screens.past.bar_chart import Look
from screens.past.scrubber import Scrubber  # noqa: F401  # Named in the kv file.
from screens.table import dummy_heap  # noqa: F401  # Named in the kv file.

PAUSE, AFTER_SCORING = 0.8, 2.0
"""How many seconds a step is seen."""


class GrowingBoard(Board):
    """A board that leaves room from the beginning for all that will ever lie on it."""

    reach = ListProperty()

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """How far everything reaches, now and later."""
        now, ever = super().bounds, bounds_of(self.reach, self.margin)
        return *map(min, now[:2], ever[:2]), *map(max, now[2:], ever[2:])


class Replay(GameScreen):
    """Steps through a game; a tap on somebody's bar stays with their palace."""

    at = NumericProperty(0)
    number = NumericProperty(1)
    """How many steps there are."""
    playing = BooleanProperty(False)
    speed = OptionProperty(1, options=[1, 2, 4])
    stays_with = ObjectProperty(None, allownone=True)
    """The row of the race whose palace is looked at whoever acts."""

    game_title = StringProperty("")
    about = StringProperty("")
    what = StringProperty("")
    who = StringProperty("")
    colour = ColorProperty("#00000000")
    name = StringProperty("")
    caption = StringProperty("")
    city = ObjectProperty(None, allownone=True)
    tiles = ListProperty()
    marks = ListProperty()

    def __init__(self, **kwargs):
        self._steps, self._reach = [], {}
        self._next = Clock.schedule_once(lambda _: None)
        self._next.cancel()
        super().__init__(**kwargs)

    def entered(self) -> None:
        """Begin at the beginning, unless one comes back."""
        if not self.navigator.returning:
            self.at, self.stays_with, self._steps = 0, None, []

    def leave(self) -> None:
        """Stand still."""
        self.pause()

    def refresh(self, play: Play) -> None:
        """Take the whole game, as it is now, and show where one stands in it."""
        record = self.running.kept.record
        self.game_title = title_of(play)
        self._steps = looking_back.steps(record)
        plays = [step.play for step in self._steps]
        self._reach = {
            colour: looking_back.reach_of(plays, colour)
            for colour in (*(seat.colour for seat in play.seats), None)
        }
        self.number = len(self._steps)
        self.marks = [at for at, step in enumerate(self._steps) if step.scores]
        everybody = looking_back.race_at(play)
        self.ids.race.most = max([1, *(each.points for each in everybody)])
        self.stays_with = None if self.stays_with not in range(len(everybody)) else self.stays_with
        self._show(min(self.at, self.number - 1), lands=False)

    def play_or_pause(self) -> None:
        """Go on by itself, from the beginning once it has ended, or stand still."""
        if self.playing:
            self.pause()
            return
        if self.at == self.number - 1:
            self._show(0, lands=False)
        self.playing = True
        self._wait()

    def pause(self) -> None:
        """Stand still."""
        self.playing = False
        self._next.cancel()

    def step(self, by: int) -> None:
        """Go so many steps on or back, and stand still there."""
        self.go_to(self.at + by)

    def go_to(self, at: int) -> None:
        """Go to a step, and stand still there."""
        self.pause()
        self._show(max(0, min(at, self.number - 1)), lands=at == self.at + 1)

    def to_scoring(self, way: int) -> None:
        """Go to the next scoring, or back to the one before; else to the end or the beginning."""
        there = [mark for mark in self.marks if (mark - self.at) * way > 0]
        end = self.number - 1 if way > 0 else 0
        self.go_to(min(there, key=lambda mark: abs(mark - self.at), default=end))

    def change_speed(self) -> None:
        """Go faster, or as slowly as at first."""
        self.speed = {1: 2, 2: 4, 4: 1}[self.speed]

    def stay_with(self, row: int) -> None:
        """Look at one palace only, or again at that of whoever acts."""
        self.stays_with = None if self.stays_with == row else row
        self._show(self.at, lands=False)

    def _wait(self) -> None:
        pause = AFTER_SCORING if self._steps[self.at].scores else PAUSE
        self._next = Clock.schedule_once(self._go_on, pause / self.speed)

    def _go_on(self, *args) -> None:
        self._show(self.at + 1, lands=True)
        if self.at == self.number - 1:
            self.pause()
        else:
            self._wait()

    def _show(self, at: int, *, lands: bool) -> None:
        self.at = at
        step = self._steps[at]
        self.about = looking_back.step_words(at + 1, self.number)
        self.what, self.who = step.what, step.who
        self.colour = seat_colour(step.colour) if step.who else (0, 0, 0, 0)
        everybody = looking_back.race_at(step.play)
        watched = step.watched
        if self.stays_with is not None:
            watched = everybody[self.stays_with].colour
        self._show_race(everybody, watched)
        seen = looking_back.seen_now(step.play, watched)
        self.name, self.caption = seen.name, seen.about
        self.ids.board.reach = self._reach[watched]
        self.city, self.tiles = seen.city, seen.tiles
        if lands and step.cell is not None and step.colour is watched:
            self.ids.board.land(step.cell)

    def _show_race(self, everybody, watched) -> None:
        race = self.ids.race
        race.looks = [
            Look(
                seat_colour(each.colour),
                symbol="pin" if row == self.stays_with else "",
                strong=each.colour is watched,
            )
            for row, each in enumerate(everybody)
        ]
        race.move_to(
            [
                Bar(each.name, each.points, figures(each.points), more=each.expected)
                for each in everybody
            ]
        )


load_kv(__file__)
