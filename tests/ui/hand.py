"""A hand on the real app: it taps, drags, types, turns the phone, and looks."""

from math import ceil

from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.core.window import Window
from kivy.tests.common import UnitTestTouch
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput, _textinput_list

from companion.words import LANGUAGES, language, speak
from screens.app import Companion
from screens.phone import Insets
from screens.theme import Appearance
from tests import seeing
from tests.translations import interpreter
from tests.ui.environment import PHONE
from tests.ui.passing_time import FRAME, take_over

BACK = 27

TIME = take_over()


class Hand:
    """Holds the app open while a test or the tour uses it."""

    def __init__(self, folder, *, insets=Insets, reduced_motion=True, draws=False):
        self.folder = folder
        # What nobody looks at need not be drawn, which is most of the work without a graphics card.
        Window.on_draw = type(Window).on_draw.__get__(Window) if draws else lambda: None
        self.insets = insets
        self.reduced_motion = reduced_motion
        self.taps = 0
        self.app = None

    def __enter__(self):
        self.open()
        return self

    def __exit__(self, *_):
        self.kill()
        speak("en")

    def open(self, link=""):
        """Start the app as a person would, or again after it was killed, or by a link."""
        Window.size = PHONE
        self.app = Companion(self.folder, insets=self.insets, link=link)
        self.app._run_prepare()
        self.app.reduced_motion = self.reduced_motion
        runTouchApp(embedded=True)
        self.frames(3)

    def kill(self):
        """End the app without asking it."""
        # While there is still an app to ask: what loses the focus looks up its colours there.
        Window.release_all_keyboards()
        self.app.stop()
        _let_go_of_fields()
        self.frames(1)
        for child in Window.children[:]:
            Window.remove_widget(child)
        App._running_app = None

    @property
    def navigator(self):
        return self.app.navigator

    @property
    def screen(self):
        return self.navigator.screen

    def frames(self, number=3):
        """Let a number of frames pass, and with them their share of a second."""
        for _ in range(number):
            TIME.pass_frame()
            EventLoop.idle()

    def pass_time(self, seconds):
        """Let time pass, which nobody waits for."""
        self.frames(ceil(seconds / FRAME))

    def until(self, condition, limit=600):
        """Let frames pass until something is so."""
        for _ in range(limit):
            if condition():
                return
            self.frames(1)
        message = "It never happened."
        raise AssertionError(message)

    def resize(self, width, height):
        Window.size = width, height
        self.frames(4)

    def choose(self, appearance: Appearance):
        self.app.theme_cls.choose(appearance)
        self.frames(2)

    def tap(self, what, *, at=(0.5, 0.5)):
        """Tap a widget, or whatever carries these words or this name."""
        widget = self.find(what) if isinstance(what, str) else what
        x, y = widget.x + widget.width * at[0], widget.y + widget.height * at[1]
        self.tap_at(*widget.to_window(x, y))

    def reach(self, words):
        """Scroll to what carries these words or this name, and tap it."""
        widget = self.find(words)
        scroll_around(widget).scroll_to(widget, animate=False)
        self.frames(3)
        self.tap(words)

    def tap_at(self, x, y):
        self.taps += 1
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        self.frames(1)
        touch.touch_up()
        self.frames(3)

    def press(self, x, y):
        """Put a finger down and leave it there."""
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        self.frames(1)
        return touch

    def drag(self, start, end, steps=8):
        touch = self.press(*start)
        for step in range(1, steps + 1):
            share = step / steps
            touch.touch_move(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
            self.frames(1)
        touch.touch_up()
        self.frames(3)

    def type(self, text, into=None):
        """Type into a field, or into the one that has the focus."""
        if into is not None:
            self.tap(into)
        field = next(w for w in self.seen() if isinstance(w, TextInput) and w.focus)
        field.insert_text(text)
        self.frames(2)

    def key(self, key, *held, typed=""):
        """Press a key of a keyboard, by its character or by Kivy's number; whether it was used.

        As in a window, a field has it before the app; what is printed by it comes after.
        """
        number = ord(key) if isinstance(key, str) else key
        printed = key if isinstance(key, str) else None
        used = Window.dispatch("on_key_down", number, 0, printed, list(held)) or Window.dispatch(
            "on_keyboard", number, 0, printed, list(held)
        )
        if typed:
            Window.dispatch("on_textinput", typed)
        self.frames(3)
        return bool(used)

    def back(self):
        """Press Back or ESC; the answer is whether the app used it."""
        used = Window.dispatch("on_keyboard", BACK, 0, None, [])
        self.frames(3)
        return bool(used)

    def seen(self, root=None):
        """Every widget that is shown, those on top first."""
        return seeing.seen(root)

    def find(self, words):
        """What carries these words or this name; of several, one to press."""
        found = seeing.find(words)
        if found is None and language() != LANGUAGES[0]:
            meant = (seeing.find(str(each)) for each in interpreter.heard(words))
            found = next((each for each in meant if each is not None), None)
        if found is None:
            message = f"Nothing says {words!r}. There is: {seeing.everything_said()}"
            raise AssertionError(message)
        return found

    def says(self, words):
        """Whether these words are somewhere on the screen."""
        return seeing.says(words)

    def tells(self, words):
        """Whether this is said in the language that is spoken."""
        if language() == LANGUAGES[0]:
            return self.says(words)
        return any(self.says(str(each)) for each in interpreter.heard(words))


def scroll_around(widget):
    """What a widget is scrolled in; None where nothing scrolls."""
    around = widget.parent
    while around is not None and around is not around.parent:
        if isinstance(around, ScrollView):
            return around
        around = around.parent
    return None


def _let_go_of_fields():
    """Kivy keeps a field for seconds after it has gone, and by its parents the whole app."""
    for known in list(_textinput_list):
        field = known()
        # One that is typed into is asked once more, when the next one is.
        if field is not None and field.parent is not None and not field.focus:
            field.parent.remove_widget(field)
