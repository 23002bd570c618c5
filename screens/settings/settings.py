"""The settings on one screen: each line says how things stand, and each acts at once."""

from functools import partial

from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.preferences import TEXT_SIZES, Appearance
from companion.wording.box_words import usual_table_words
from companion.wording.data_words import what_is_kept, what_is_told
from companion.wording.house_rules import usual_rules
from companion.words import OWN_NAMES, _, nearest
from screens import phone
from screens.game.usual_table import usual_table
from screens.kv import load_kv
from screens.navigation.screen import Screen


class SettingsScreen(Screen):
    """Shows what is chosen; every tap is a choice that is kept and seen at once."""

    leads_to = "usual_rules", "usual_table", "tile_set", "data", "about"

    appearances = ListProperty()
    least_text = NumericProperty(TEXT_SIZES[0])
    most_text = NumericProperty(TEXT_SIZES[-1])
    text_stride = NumericProperty(TEXT_SIZES.step)
    about_language = StringProperty("")
    about_rules = StringProperty("")
    about_table = StringProperty("")
    about_tiles = StringProperty("")
    about_data = StringProperty("")

    def show(self) -> None:
        """Say how everything stands."""
        self.appearances = [
            (Appearance.SYSTEM, _("System")),
            (Appearance.LIGHT, _("Light")),
            (Appearance.DARK, _("Dark")),
        ]
        chosen = self.app.preferences
        self.ids.appearance.chosen = chosen.appearance
        self.ids.text_size.value = chosen.text_size
        for switch in ("safe_colours", "motion", "vibration", "sounds", "keep_awake"):
            self.ids[switch].selected = getattr(chosen, switch)
        self.about_language = self._called(chosen.language)
        usual = usual_table()
        self.about_rules, self.about_table = usual_rules(usual), usual_table_words(usual)
        store = self.app.store
        self.about_tiles, self.about_data = what_is_told(store), what_is_kept(store)
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1

    def choose_language(self) -> None:
        """Offer the languages, each as it calls itself."""
        chosen = self.app.preferences.language
        self.navigator.menu(
            self.ids.language,
            [
                (
                    "check" if language == chosen else "",
                    self._called(language),
                    partial(self.prefer, language=language),
                )
                for language in ("", *OWN_NAMES)
            ],
        )

    @staticmethod
    def _called(language: str) -> str:
        if language:
            return OWN_NAMES[language]
        return _("As the system: {language}").format(language=OWN_NAMES[nearest(phone.languages())])

    def percent(self, number: int) -> str:
        """A share of the usual size."""
        return _("{number} %").format(number=number)

    def let_be_heard(self, wanted: bool) -> None:  # noqa: FBT001  # A switch is on or off.
        """Let the app be heard, and at once, so that one knows how it sounds."""
        if wanted != self.app.preferences.sounds:
            self.prefer(sounds=wanted)
            phone.sound(phone.Sound.SCORED)

    def prefer(self, **choices) -> None:
        """Choose, unless that is what is chosen already."""
        chosen = self.app.preferences
        if all(getattr(chosen, name) == value for name, value in choices.items()):
            return
        reached = self.ids.scroll.scroll_y
        self.app.prefer(**choices)
        # Larger text is written on a screen that was built anew.
        self.navigator.shown("settings").ids.scroll.scroll_y = reached


load_kv(__file__)
