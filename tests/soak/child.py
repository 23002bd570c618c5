"""A child with a phone: it taps what can be tapped, turns the phone, types, and pulls the battery.

Whatever it does, nothing is raised, every screen has a way out, and what has happened in a game is
there again when the app opens the next time.
"""

from contextlib import ExitStack
from random import Random

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.textinput import TextInput

from companion.games import GAMES
from companion.record.events import GameStarted, Sitting
from companion.record.seat import Colour
from screens.board.touches import Touches
from screens.past.scrubber import Scrubber
from screens.theme import Appearance
from tests.soak.full_disk import full_disk

SIZES = ((320, 640), (412, 892), (892, 412), (1280, 800), (320, 400))
WORDS = ("Ana", "Łukasz", "12", "0", "a wall", "agujero", "x" * 60, "G10n", "* G10", "\u202e", "🏰")
NAMES = ("Ana", "Maximiliane-Theodora", "Łukasz", "Kim", "Zoë", "O")
KEYS = (9, 13, 27, 273, 274, 275, 276, 282, 127, ord("g"), ord("7"), ord("z"), ord("y"))
LANGUAGES = ("", "en", "es", "pl", "de")
MOST_BACKS = 40
"""Nobody presses Back more often to come home."""
LONGEST_FULL = 40
"""For so many deeds the disk may stay full."""


class LostError(Exception):
    """Something that had happened is gone, or somebody cannot find home."""


class Child:
    """Plays with the app, and always the same way for the same seed."""

    def __init__(self, hand, seed):
        self.hand = hand
        self.chance = Random(seed)
        self.deeds = []
        self._disk = ExitStack()
        self._full = 0
        self.screens = set()

    def sit_down(self):
        """Find a game already begun: of any sort, with anybody."""
        game = GAMES[self.chance.choice(tuple(GAMES))]
        modules = [each.name for each in game.modules if self.chance.random() < 0.5]
        players = tuple(
            Sitting(colour=colour, name=name)
            for colour, name in zip(Colour, NAMES[: self.chance.randint(2, 6)], strict=False)
        )
        kept = self.hand.app.store.start(
            GameStarted(game=game.name, modules=modules, players=players)
        )
        self.hand.navigator.go("table", game=kept.id)
        self.hand.frames(3)

    def play(self, times):
        """Do something so many times."""
        with self._disk:
            for _time in range(times):
                self.do_something()
            self.make_room()

    def do_something(self):
        """Do one thing, and let the disk have room again after a while."""
        ways, often = zip(*WAYS.items(), strict=True)
        way = self.chance.choices(ways, often)[0]
        self.deeds.append(way.__name__)
        way(self)
        self.screens.update(name for name, _params in self.hand.navigator.trail)
        if self._full:
            self._full -= 1
            if not self._full:
                self.make_room()

    def tap(self):
        targets = [each for each in self.hand.seen() if _can_be_tapped(each)]
        if targets:
            what = self.chance.choice(targets)
            x = what.x + what.width * self.chance.random()
            y = what.y + what.height * self.chance.random()
            self.tap_at(*what.to_window(x, y), what)

    def tap_at(self, x, y, what=None):
        if 0 <= x < Window.width and 0 <= y < Window.height:
            name = getattr(what, "text", "") or getattr(what, "name", "")
            self.deeds[-1] = f"tap {type(what).__name__} {name!r} {x:.0f} {y:.0f}"
            self.hand.tap_at(x, y)

    def tap_anywhere(self):
        self.tap_at(self.chance.random() * Window.width, self.chance.random() * Window.height)

    def drag(self):
        ends = [
            (self.chance.random() * Window.width, self.chance.random() * Window.height)
            for _end in range(2)
        ]
        self.hand.drag(*ends, steps=4)

    def go_back(self):
        self.hand.back()

    def press_a_key(self):
        held = self.chance.choice(((), (), ("ctrl",), ("shift",)))
        self.hand.key(self.chance.choice(KEYS), *held)

    def type_something(self):
        fields = [each for each in self.hand.seen() if isinstance(each, TextInput)]
        if fields:
            field = self.chance.choice(fields)
            field.focus = True
            field.insert_text(self.chance.choice(WORDS))
            self.hand.frames(2)

    def turn(self):
        self.hand.resize(*self.chance.choice(SIZES))

    def prefer(self):
        ways = (
            ("language", LANGUAGES),
            ("appearance", tuple(Appearance)),
            ("text_size", (80, 100, 140, 200)),
            ("safe_colours", (False, True)),
        )
        name, values = self.chance.choice(ways)
        self.hand.app.prefer(**{name: self.chance.choice(values)})
        self.hand.frames(3)

    def wait(self):
        self.hand.pass_time(self.chance.choice((0.3, 1, 6)))

    def fill_the_disk(self):
        if not self._full:
            self._disk.enter_context(full_disk())
            self._full = self.chance.randint(1, LONGEST_FULL)

    def make_room(self):
        """Let the disk have room, and what it has missed be written."""
        self._disk.close()
        self._full = 0
        self.hand.app.store.retry()

    def kill(self):
        """Pull the battery; nothing that was written may be gone."""
        self.make_room()
        running = self.hand.app.running
        kept = (running.id, running.kept.record) if running else None
        self.hand.kill()
        self.hand.open()
        if kept and self.hand.app.store.open(kept[0]).record != kept[1]:
            raise LostError(kept[0])

    def come_home(self):
        """Press Back until nothing uses it any more."""
        for _time in range(MOST_BACKS):
            if not self.hand.back():
                break
        if [name for name, _params in self.hand.navigator.trail] != ["home"]:
            raise LostError(str(self.hand.navigator.trail))


WAYS = {
    Child.tap: 700,
    Child.tap_anywhere: 60,
    Child.drag: 40,
    Child.go_back: 50,
    Child.press_a_key: 40,
    Child.type_something: 40,
    Child.turn: 20,
    Child.wait: 15,
    Child.prefer: 10,
    Child.come_home: 4,
    Child.kill: 8,
    Child.fill_the_disk: 4,
}
"""How often it does what."""
CAN_BE_TAPPED = ButtonBehavior | TextInput | Touches | Scrubber


def _can_be_tapped(widget):
    return isinstance(widget, CAN_BE_TAPPED) and not widget.disabled
