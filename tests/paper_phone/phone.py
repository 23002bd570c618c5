"""The phone itself: what it shows, what was done to it, and what somebody does with it."""

import os
import sys
from types import SimpleNamespace

from tests.paper_phone.plugs import Doors, modules
from tests.paper_phone.strict import Thing
from tests.paper_phone.table import GALLERY

PICTURES_NEED_NO_PERMISSION = 29
BARS_CAN_BE_TOLD = 30
BOTH_BARS = 24


class PaperPhoneError(Exception):
    """What Android would refuse."""


class WrongThreadError(PaperPhoneError):
    """As Android has it when a view is touched by a thread that is not its own."""


class PaperPhone:
    """Has an Android version, bars, a night mode and animations, and keeps what was done to it."""

    def __init__(self, sdk=36, folder=None, density=1.0):
        self.sdk, self.folder, self.density = sdk, folder, density
        self.night = False
        self.animations = self.text_scale = 1.0
        self.languages = ["en"]
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
        self.doors = Doors()
        self.copied, self.keyboards = None, []
        self.put_away = 0
        self.when_drawn = self.when_closed = lambda: None
        self._on_its_own_thread = False
        self.resolver = Thing("Resolver", insert=self._insert, openFileDescriptor=self._open)
        self.python_activity = Thing("PythonActivity", mActivity=self._activity())

    def plug_in(self, monkeypatch):
        """Let the app run on this phone for the length of a test."""
        for name, module in modules(self).items():
            monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setattr("screens.phone.java.platform", "android")
        return self

    def _activity(self):
        configuration = Configuration(self)
        return Thing(
            "mActivity",
            changeKeyboard=self.keyboards.append,
            finishAndRemoveTask=self._close,
            getApplicationContext=lambda: Thing("ApplicationContext"),
            getContentResolver=lambda: self.resolver,
            getFilesDir=lambda: Thing("File", getAbsolutePath=lambda: str(self.folder)),
            getIntent=lambda: self.opened_with,
            getResources=lambda: Thing(
                "Resources",
                getConfiguration=lambda: configuration,
                getDisplayMetrics=lambda: Thing("DisplayMetrics", density=self.density),
            ),
            getSystemService={"clipboard": Clipboard(self)}.__getitem__,
            getWindow=self._window,
            moveTaskToBack=self._put_away,
            startActivity=self.shared.append,
            startActivityForResult=self._ask,
        )

    def remove_presplash(self):
        """The app has drawn itself for the first time."""
        self.when_drawn()

    def answer(self, place, result=-1):
        """A person chooses a document, or goes back without one."""
        _intent, number = self.asked[-1]
        data = Thing("Intent", getData=lambda: place) if place else None
        self.doors.open("on_activity_result", number, result, data)

    def arrive(self, intent):
        """Something comes in while the app runs."""
        self.doors.open("on_new_intent", intent)

    def setting(self, resolver, name, otherwise):
        """What the person has set for the whole phone."""
        if (resolver, otherwise) != (self.resolver, 1.0):
            raise PaperPhoneError(name)
        return {"animator_duration_scale": self.animations}[name]

    def run_on_ui_thread(self, work):
        """As python-for-android has it, which keeps a runnable for each function for ever."""
        self.runnables.setdefault(work, work)

        def run(*args):
            self._on_its_own_thread = True
            try:
                work(*args)
            finally:
                self._on_its_own_thread = False

        return run

    def _insert(self, collection, values):
        """As Android has it from version 10 on; before, this needs a permission."""
        if collection != GALLERY or self.sdk < PICTURES_NEED_NO_PERMISSION:
            raise PaperPhoneError(collection)
        if self.gallery_is_closed:
            return None
        self.gallery.append(values.found)
        return str(self.folder / values.found["_display_name"])

    def _open(self, place, mode):
        """A file of the paper phone's folder; one that is not there cannot be read."""
        if place == "content://gone":
            return None
        flags = {"r": os.O_RDONLY, "wt": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}[mode]
        return Thing("Descriptor", detachFd=lambda: os.open(place, flags, 0o600))

    def _ask(self, intent, number):
        self.asked.append((intent, number))

    def _close(self):
        self.when_closed()

    def _put_away(self, even_from_another_root):
        if even_from_another_root is not True:
            raise PaperPhoneError
        self.put_away += 1
        return True

    def _window(self):
        view = Thing("View", getRootWindowInsets=self._insets, performHapticFeedback=self._perform)
        of_newer = {"getInsetsController": self._controller} if self.sdk >= BARS_CAN_BE_TOLD else {}
        return Thing("Window", getDecorView=lambda: view, **of_newer)

    def _insets(self):
        if not self.laid_out:
            return None
        asked = {7 | 128: self.bars}
        return Thing("Insets", getInsets=lambda kinds: asked[kinds])

    def _controller(self):
        self._touch_a_view()
        if not self.laid_out:
            return None
        return Thing("Controller", setSystemBarsAppearance=self._set_bars)

    def _set_bars(self, appearance, mask):
        if mask != BOTH_BARS:
            raise PaperPhoneError(mask)
        self.bar_icons = {BOTH_BARS: "dark", 0: "white"}[appearance]

    def _perform(self, key):
        self._touch_a_view()
        self.felt.append(key)

    def _touch_a_view(self):
        if not self._on_its_own_thread:
            raise WrongThreadError


class Configuration(Thing):
    """How the person has set the phone, as it is at the moment it is asked."""

    def __init__(self, phone):
        super().__init__("Configuration", phone=phone)

    @property
    def uiMode(self):  # noqa: N802  # Java's name.
        return 1 | (32 if self.phone.night else 16)

    @property
    def fontScale(self):  # noqa: N802  # Java's name.
        return self.phone.text_scale

    def getLocales(self):  # noqa: N802  # Java's name.
        chosen = [
            Thing("Locale", getLanguage=lambda each=each: each) for each in self.phone.languages
        ]
        return Thing("LocaleList", size=lambda: len(chosen), get=chosen.__getitem__)


class Clipboard(Thing):
    """What was copied, by this app or another."""

    def __init__(self, phone):
        super().__init__("ClipboardManager", phone=phone)

    def setPrimaryClip(self, text):  # noqa: N802  # Java's name.
        self.phone.copied = text

    def getPrimaryClip(self):  # noqa: N802  # Java's name.
        if self.phone.copied is None:
            return None
        item = Thing("Item", coerceToText=lambda _context: self.phone.copied)
        return Thing("ClipData", getItemAt={0: item}.__getitem__)
