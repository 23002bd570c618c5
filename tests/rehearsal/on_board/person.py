"""Whoever holds the paper phone: looks, taps, waits a frame, and keeps pictures."""

import json
import os
from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from tests import seeing
from tests.rehearsal.on_board import paper_screen

LONGEST = 1200
"""How many frames anything may take."""

RESTING = 6
"""How many frames a screen is drawn before its picture is kept."""


class NeverHappenedError(Exception):
    """The app does not show what it should."""


class Person:
    """Goes on by one frame at a time; every step looks before the next is done."""

    def __init__(self, phone, wanted, imports):
        self.phone, self.wanted, self.imports = phone, wanted, imports
        self.app, self.window = App.get_running_app(), Window
        self.taps = self.touches = 0
        self.report = {"pictures": [], "problem": ""}
        self.window.bind(on_touch_down=self._touched)
        phone.when_closed = self.app._stop
        steps = getattr(self, wanted["story"])()
        Clock.schedule_interval(lambda _: self._go_on(steps), 0)

    def tell(self):
        """Leave what was found where somebody looks for it."""
        told = self.report | self.imports.report() | {"taps": self.taps, "touches": self.touches}
        Path(self.wanted["report"]).write_text(json.dumps(told), encoding="utf-8")

    def die(self):
        """The app is killed, which it does not notice."""
        self.tell()
        os._exit(0)

    def _go_on(self, steps):
        try:
            next(steps)
        except StopIteration:
            self.app.stop()
            return False
        except Exception as problem:  # noqa: BLE001  # Whatever it is, it is told.
            name, shown = type(problem).__name__, seeing.everything_said()
            self.report["problem"] = f"{name}: {problem}; there is {shown}"
            self.app._stop()
            return False
        return True

    def _touched(self, *_):
        self.touches += 1

    @property
    def screen(self):
        return self.app.navigator.screen

    @property
    def city(self):
        return self.screen.bench.seat.city

    def fields(self):
        """What one can type into, from above."""
        found = [widget for widget in seeing.seen() if isinstance(widget, TextInput)]
        return sorted(found, key=lambda field: -field.to_window(0, field.y)[1])

    def rest(self):
        for _ in range(RESTING):
            yield

    def until(self, condition, awaited):
        for _ in range(LONGEST):
            if condition():
                return
            yield
        raise NeverHappenedError(awaited)

    def sees(self, words):
        yield from self.until(lambda: seeing.says(words), words)

    def tap(self, words):
        yield from self.until(lambda: seeing.find(words) is not None, words)
        yield from self.rest()
        widget = seeing.find(words)
        yield from self.tap_at(*widget.to_window(*widget.center))

    def tap_at(self, x, y):
        self.taps += 1
        place = x / self.window.width, 1 - y / self.window.height
        paper_screen.put_down(*place)
        yield
        yield
        paper_screen.lift(*place)
        yield from self.rest()

    def look(self, name):
        """Keep a picture of what is shown, once it has come to rest."""
        yield from self.rest()
        self.window.canvas.ask_update()
        yield from self.rest()
        place = Path(self.wanted["pictures"]) / f"{name}.png"
        # Kivy adds a number to the name.
        Path(self.window.screenshot(str(place))).replace(place)
        self.report["pictures"].append(name)
