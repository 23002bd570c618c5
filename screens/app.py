"""The app: theme, data folder, the window's ways, and the navigator that does the rest."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path

from kivy.animation import Animation
from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ObjectProperty
from kivymd.app import MDApp

import screens.widgets  # noqa: F401  # Makes their names known to kv files.
from companion import __version__, preferences
from companion.input.keys import BACK, HELP, HELP_TYPED, name_of
from companion.preferences import Preferences
from companion.trail import recall, remember
from companion.words import _, language, nearest, of_table, speak
from screens import phone
from screens.board.colours import FACES
from screens.navigation.navigator import HOME, Navigator
from screens.theme import Theme

ROOMS = {
    "about": "screens.settings.about:About",
    "data": "screens.settings.data:Data",
    "home": "screens.home:Home",
    "scoreboard": "screens.scoreboard:Scoreboard",
    "dummy": "screens.dummy:DummyScreen",
    "hand_over": "screens.hand_over:HandOver",
    "end": "screens.end:EndScreen",
    "setup_card": "screens.setup_card:SetupCard",
    "licence": "screens.settings.licence:LicenceScreen",
    "calculator": "screens.desk.calculator:CalculatorScreen",
    "calculators": "screens.desk.calculators:Calculators",
    "may_i": "screens.desk.may_i:MayI",
    "new_game": "screens.new_game:NewGame",
    "palace": "screens.palace:PalaceScreen",
    "paying": "screens.desk.paying:PayingScreen",
    "past_games": "screens.past.past_games:PastGames",
    "past_game": "screens.past.past_game:PastGameScreen",
    "replay": "screens.past.replay:Replay",
    "statistics": "screens.past.statistics:StatisticsScreen",
    "player": "screens.past.player:PlayerScreen",
    "games_behind": "screens.past.games_behind:GamesBehind",
    "bin": "screens.past.bin:Bin",
    "questions": "screens.desk.questions:Questions",
    "round": "screens.round:RoundScreen",
    "rules_desk": "screens.desk.rules_desk:RulesDesk",
    "ruling": "screens.desk.ruling:RulingScreen",
    "settings": "screens.settings:SettingsScreen",
    "share": "screens.sharing:ShareGame",
    "take_in": "screens.take_in:TakeIn",
    "table": "screens.table:TableScreen",
    "tile_set": "screens.tile_set:TileSetScreen",
    "usual_rules": "screens.settings.usual_rules:UsualRules",
    "usual_table": "screens.settings.usual_table:UsualTableScreen",
}
"""The screens by name; each is loaded when it is first shown."""

BUILT_WITH = ("language", "text_size", "safe_colours")
"""The preferences that a screen is built with; it is built anew for others."""

WIDGETS = ("screens.", "kivymd.", "kivy.uix.", "kivy.effects.")
"""Where everything is written that a screen is made of."""


class Companion(MDApp):
    """The Alhambra companion."""

    title = "Alhambra companion"
    icon = str(Path(__file__).with_name("icon.png"))
    version = __version__

    preferences = ObjectProperty(Preferences())
    reduced_motion = BooleanProperty(False)
    keep_awake = BooleanProperty(False)

    def __init__(
        self,
        data_folder: Path | None = None,
        insets: Callable[[], phone.Insets] = phone.insets,
        link: str = "",
        **kwargs,
    ):
        super().__init__(**kwargs)
        self.theme_cls = Theme()
        self.data_folder = Path(data_folder or self.user_data_dir)
        self.insets = insets
        self._link = link
        self._preferences_saved = True
        self.navigator = None
        self.running = None

    def build(self) -> Navigator:
        """Make the navigator, which shows the screen that was left last."""
        # Without a folder the store says so, and one can play all the same.
        with suppress(OSError):
            self.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.theme_cls.bind(theme_style=self._tell_bars)
        if phone.is_android():
            # Kivy's has the size of text in it, so that large text would have no more room.
            Metrics.density = phone.density()
        self.preferences = preferences.kept(self.data_folder)
        self._take_preferences()
        self._tell_bars()
        self.navigator = Navigator(dict(ROOMS))
        self.navigator.bind(on_moved=self._moved, on_save_again=self._save_again)
        # A row within a card within a list needs more rounds of layout than Kivy's ten a frame.
        Clock.max_iteration = 30
        # A field that is typed into stays above the keyboard.
        Window.softinput_mode = "below_target"
        Window.bind(on_keyboard=self._key, on_textinput=self._typed, size=self._measure)
        self._measure()
        self.navigator.resume(recall(self.data_folder))
        arrived = phone.listen(self.take_in) or self._link
        if arrived:
            self.take_in(arrived)
        return self.navigator

    def _get_user_data_dir(self) -> str:
        # Kivy makes the folder but none above it, and a new account has no ~/.config.
        try:
            return super()._get_user_data_dir()
        except OSError as problem:
            # Where none can be made the store says so, and one can play all the same.
            with suppress(OSError):
                Path(problem.filename).mkdir(parents=True)
            return problem.filename

    @cached_property
    def store(self):
        """The games that are kept, opened when they are first asked for."""
        from companion.store import Store  # noqa: PLC0415  # Home can be drawn before.

        store = Store(self.data_folder)
        if store.notice:
            Clock.schedule_once(self._tell_of_the_store)
        return store

    @cached_property
    def unsaved(self):
        """What the disk has missed, marked over every screen."""
        from screens.game.unsaved import Unsaved  # noqa: PLC0415  # Loaded with the store.

        unsaved = Unsaved(lambda: self.store)
        unsaved.bind(
            why=self.navigator.setter("unsaved"),
            on_refused=lambda _unsaved, sentence: self.navigator.notice(sentence),
        )
        return unsaved

    def prefer(self, **choices) -> None:
        """Do as a person prefers from now on; it is kept, and acts at once."""
        before, self.preferences = self.preferences, replace(self.preferences, **choices)
        self._preferences_saved = preferences.keep(self.data_folder, self.preferences)
        self._take_preferences()
        if any(getattr(before, each) != getattr(self.preferences, each) for each in BUILT_WITH):
            self.navigator.rebuild()
        if not self._preferences_saved:
            self.say_not_saved()

    def say_not_saved(self) -> None:
        """Say that what was chosen acts, but is not on disk."""
        self.navigator.notice(
            _("This could not be saved and may be forgotten when you leave the app.")
        )

    def take_up(self, game: str):
        """The running game of that name, read from the store unless it is at hand."""
        from screens.game.running_game import RunningGame  # noqa: PLC0415  # Loaded with the store.

        if self.running is None or self.running.id != game:
            self.running = RunningGame(self.store.open(game))
            self.running.bind(play=self.navigator.hush)
            of_table(revised=self.running.play.edition.has_dispenser)
            self.unsaved.watch(self.running)
            # What could be undone was done in another game.
            self.navigator.hush()
        return self.running

    def take_in(self, text: str) -> None:
        """Show what has come in from outside, and what it would change."""
        self.navigator.go("take_in", text=text)

    def forget_running(self) -> None:
        """Read the running game anew when it is next asked for: its log has become longer."""
        self.running = None

    def on_start(self) -> None:
        """Look at the phone's bars again once it has laid them out."""
        Clock.schedule_once(self._look_at_bars, 1)

    def on_pause(self) -> bool:
        """Wait in the background; everything is saved as it happens, or else now."""
        self._save_what_is_left()
        return True

    def on_resume(self) -> None:
        """Look again at what may have changed meanwhile."""
        self._choose_motion()
        self.theme_cls.look_again()
        self._look_at_bars()
        before = language()
        self._choose_language()
        if language() != before:
            self.navigator.rebuild()

    def on_stop(self) -> None:
        """Leave the window as it was, the store closed, and nothing that waits or moves."""
        Animation.cancel_all(None)
        # Asked of the clock, so that no widget can forget to tell: a notice that goes, a held
        # button, a list that comes to rest.
        for event in filter(_belongs_to_the_app, Clock.get_events()):
            event.cancel()
        self._save_what_is_left()
        if "store" in vars(self):
            self.store.close()
        self.keep_awake = False
        phone.stop_listening()
        Window.unbind(on_keyboard=self._key, on_textinput=self._typed, size=self._measure)

    def on_keep_awake(self, *args) -> None:
        """Let the phone sleep, or not."""
        phone.stay_awake(wanted=self.keep_awake)

    def _take_preferences(self) -> None:
        """Do as the person prefers and the phone asks."""
        chosen = self.preferences
        self._choose_language()
        self.theme_cls.choose(chosen.appearance)
        Metrics.fontscale = phone.text_scale() * chosen.text_size / 100
        self.theme_cls.size_text()
        FACES.safe = chosen.safe_colours
        phone.let_be_felt(chosen.vibration)
        phone.let_be_heard(chosen.sounds)
        self._choose_motion()
        self._stay_awake()

    def _choose_language(self) -> None:
        speak(self.preferences.language or nearest(phone.languages()))

    def _choose_motion(self) -> None:
        self.reduced_motion = phone.wants_less_motion() or not self.preferences.motion

    def _stay_awake(self) -> None:
        screen = self.navigator.screen if self.navigator is not None else None
        wanted = screen is not None and screen.keeps_awake
        self.keep_awake = wanted and self.preferences.keep_awake

    def _install_settings_keys(self, window) -> None:
        """F1 and ESC are ours; Kivy would open and close settings of its own."""

    def _key(self, window, key, scancode, typed, held) -> bool:
        if key == BACK:
            # At home a phone is left to its system; a desktop's window is closed by its cross.
            return self.navigator.back() or not phone.is_android()
        return self.navigator.press(name_of(key, held))

    def _typed(self, window, text) -> None:
        if text == HELP_TYPED and self.navigator.typed_into is None:
            self.navigator.press(HELP)

    def _tell_of_the_store(self, *args) -> None:
        """Say what is wrong with the store; home says so itself, and lets it be read at leisure."""
        if self.store.notice and self.navigator.trail[-1][0] != HOME:
            self.navigator.dialog(_("Your games"), self.store.notice, actions=[(_("OK"), None)])

    def _save_what_is_left(self) -> None:
        if not self._preferences_saved:
            preferences.keep(self.data_folder, self.preferences)
        if self.running is not None:
            self.unsaved.retry()

    def _save_again(self, navigator) -> None:
        self.unsaved.retry()
        navigator.notice(self.unsaved.why or _("Everything is saved now."))

    def _measure(self, *args) -> None:
        self.navigator.insets = list(self.insets())

    def _tell_bars(self, *args) -> None:
        phone.tell_bars(dark=self.theme_cls.is_dark)

    def _look_at_bars(self, *args) -> None:
        self._measure()
        self._tell_bars()

    def _moved(self, navigator) -> None:
        self._stay_awake()
        remember(self.data_folder, navigator.trail)


def _belongs_to_the_app(event: ClockEvent) -> bool:
    """Whether what waits was put there by our screens, or by a widget of Kivy's or KivyMD's."""
    callback = event.get_callback()
    while isinstance(callback, partial):
        callback = callback.func
    return (getattr(callback, "__module__", None) or "").startswith(WIDGETS)
