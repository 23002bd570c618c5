"""A phone of paper: stand-ins for jnius and android that know what our app asks and no more."""

import os
import sys
from types import ModuleType, SimpleNamespace

from screens.phone import java


class WrongThreadError(Exception):
    """As Android has it when a view is touched by a thread that is not its own."""


class PaperPhone:
    """Has an Android version, bars, a night mode and animations, and keeps what was done to it."""

    def __init__(self, monkeypatch, sdk=36, folder=None):
        self.sdk = sdk
        self.folder = folder
        self.night = False
        self.text_scale, self.density = 1.0, 1.0
        self.languages = ["en"]
        self.animations = 1.0
        self.bars = SimpleNamespace(left=0, top=40, right=0, bottom=24)
        self.laid_out = True
        self.felt = []
        self.bar_icons = None
        self.shared = []
        self.runnables = {}
        self.opened_with = None
        self.gallery = []
        self.gallery_is_closed = False
        self.documents = {}
        self.asked = []
        self.doors = {}
        self._on_its_own_thread = False
        self.resolver = SimpleNamespace(insert=self._insert, openFileDescriptor=self._open)
        jnius, android, runnable = (
            ModuleType(name) for name in ("jnius", "android", "android.runnable")
        )
        jnius.autoclass, jnius.cast = self._autoclass, lambda _name, text: text
        runnable.run_on_ui_thread = self._run_on_ui_thread
        android.activity = SimpleNamespace(bind=self._bind)
        for module in (jnius, android, runnable):
            monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(java, "platform", "android")

    def _autoclass(self, name):
        return {
            "android.os.Build$VERSION": lambda: SimpleNamespace(SDK_INT=self.sdk),
            "org.kivy.android.PythonActivity": lambda: SimpleNamespace(mActivity=self._activity()),
            "android.view.WindowInsets$Type": lambda: SimpleNamespace(
                systemBars=lambda: 7, displayCutout=lambda: 128
            ),
            "android.view.WindowInsetsController": lambda: SimpleNamespace(
                APPEARANCE_LIGHT_STATUS_BARS=8, APPEARANCE_LIGHT_NAVIGATION_BARS=16
            ),
            "android.provider.Settings$Global": lambda: SimpleNamespace(
                ANIMATOR_DURATION_SCALE="animator_duration_scale", getFloat=self._setting
            ),
            "android.content.res.Configuration": lambda: SimpleNamespace(
                UI_MODE_NIGHT_MASK=48, UI_MODE_NIGHT_YES=32
            ),
            "android.view.HapticFeedbackConstants": lambda: SimpleNamespace(VIRTUAL_KEY=1),
            "android.content.Intent": lambda: Intent,
            "java.lang.String": lambda: str,
            "android.content.ContentValues": lambda: ContentValues,
            "android.provider.MediaStore$Images$Media": lambda: SimpleNamespace(
                EXTERNAL_CONTENT_URI="content://media/external/images/media"
            ),
        }[name]()

    def _activity(self):
        return SimpleNamespace(
            getWindow=self._window,
            getContentResolver=lambda: self.resolver,
            startActivityForResult=self._ask,
            getResources=lambda: SimpleNamespace(
                getConfiguration=lambda: SimpleNamespace(
                    uiMode=1 | (32 if self.night else 16),
                    fontScale=self.text_scale,
                    getLocales=self._locales,
                ),
                getDisplayMetrics=lambda: SimpleNamespace(density=self.density),
            ),
            startActivity=self.shared.append,
            getIntent=lambda: self.opened_with,
        )

    def _locales(self):
        locales = [SimpleNamespace(getLanguage=lambda each=each: each) for each in self.languages]
        return SimpleNamespace(size=lambda: len(locales), get=locales.__getitem__)

    def _bind(self, **doors):
        """As python-for-android has it: each door has one listener."""
        self.doors.update(doors)

    def _insert(self, collection, values):
        """As Android has it from version 10 on; before, this needs a permission."""
        assert collection == "content://media/external/images/media"
        assert self.sdk >= 29
        if self.gallery_is_closed:
            return None
        self.gallery.append(values.found)
        place = self.folder / values.found["_display_name"]
        return str(place)

    def _open(self, place, mode):
        """A file of the paper phone's folder; one that is not there cannot be read."""
        if place == "content://gone":
            return None
        flags = {"r": os.O_RDONLY, "wt": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}[mode]
        return SimpleNamespace(detachFd=lambda: os.open(place, flags, 0o600))

    def _ask(self, intent, number):
        self.asked.append((intent, number))

    def answer(self, place, result=-1):
        """A person chooses a document, or goes back without one."""
        _intent, number = self.asked[-1]
        data = SimpleNamespace(getData=lambda: place)
        self.doors["on_activity_result"](number, result, data if place else None)

    def arrive(self, intent):
        """Something comes in while the app runs."""
        self.doors["on_new_intent"](intent)

    def _window(self):
        view = SimpleNamespace(
            getRootWindowInsets=self._insets, performHapticFeedback=self._perform
        )
        window = SimpleNamespace(getDecorView=lambda: view)
        if self.sdk >= 30:
            window.getInsetsController = self._controller
        return window

    def _insets(self):
        if not self.laid_out:
            return None
        asked = {7 | 128: self.bars}
        return SimpleNamespace(getInsets=lambda kinds: asked[kinds])

    def _controller(self):
        self._touch_a_view()
        if not self.laid_out:
            return None
        return SimpleNamespace(setSystemBarsAppearance=self._set_bars)

    def _set_bars(self, appearance, mask):
        assert mask == 24
        self.bar_icons = {24: "dark", 0: "white"}[appearance]

    def _perform(self, key):
        self._touch_a_view()
        self.felt.append(key)

    def _setting(self, resolver, name, otherwise):
        assert (resolver, otherwise) == (self.resolver, 1.0)
        return {"animator_duration_scale": self.animations}[name]

    def _run_on_ui_thread(self, work):
        """As python-for-android has it, which keeps a runnable for each function for ever."""
        self.runnables.setdefault(work, work)

        def run(*args):
            self._on_its_own_thread = True
            try:
                work(*args)
            finally:
                self._on_its_own_thread = False

        return run

    def _touch_a_view(self):
        if not self._on_its_own_thread:
            raise WrongThreadError


class ContentValues:
    def __init__(self):
        self.found = {}

    def put(self, column, value):
        self.found[column] = value


class Intent:
    EXTRA_STREAM, EXTRA_TITLE = "android.intent.extra.STREAM", "android.intent.extra.TITLE"
    ACTION_CREATE_DOCUMENT = "android.intent.action.CREATE_DOCUMENT"
    ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT"
    CATEGORY_OPENABLE = "android.intent.category.OPENABLE"
    FLAG_GRANT_READ_URI_PERMISSION = 1
    ACTION_SEND, EXTRA_TEXT = "android.intent.action.SEND", "android.intent.extra.TEXT"
    ACTION_VIEW, ACTION_MAIN = "android.intent.action.VIEW", "android.intent.action.MAIN"
    FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000

    def __init__(self, action, data=None, flags=0):
        self.action, self.extras, self.sort = action, {}, ""
        self.data, self.flags = data, flags
        self.categories = []

    def addFlags(self, flags):  # noqa: N802  # Java's name.
        self.flags |= flags

    def addCategory(self, category):  # noqa: N802
        self.categories.append(category)

    def getAction(self):  # noqa: N802  # Java's name.
        return self.action

    def getFlags(self):  # noqa: N802
        return self.flags

    def getDataString(self):  # noqa: N802
        return self.data

    def getStringExtra(self, name):  # noqa: N802
        return self.extras.get(name)

    def setType(self, sort):  # noqa: N802  # Java's name.
        self.sort = sort

    def putExtra(self, name, text):  # noqa: N802
        self.extras[name] = text

    @staticmethod
    def createChooser(intent, title):  # noqa: N802
        return intent.action, intent.sort, intent.extras, title
