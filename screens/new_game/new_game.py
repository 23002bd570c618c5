"""New game: who plays, which box, and off it goes; the last table is already there."""

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior

from companion.games import Edition
from companion.modules import MODULES
from companion.words import N_, N_counted, _, counted
from screens.game.kept_drafts import forget, keep, kept
from screens.game.starting import start
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.new_game.house_rules import HouseRules, summed_up
from screens.new_game.new_table import OFFERED, NewTable
from screens.new_game.seating import Seating  # noqa: F401  # Named in the kv file.
from screens.widgets.choice import Chip

TITLES = {"alhambra": N_("Alhambra"), "granada": N_("Granada")}
KEY = "new game"
"""What the half filled in form is kept under."""

START = N_counted("Start with {number} player", "Start with {number} players")


def edition_words(edition: Edition) -> str:
    """A box by what is in it, so that people know theirs."""
    where = _("Tower") if edition.has_dispenser else _("Bag")
    return _("{where} · {dummy}").format(where=where, dummy=edition.dummy)


def about_edition(edition: Edition) -> str:
    """What is in a box, in a sentence or two."""
    tiles = (
        _("The tiles stand in a dispenser tower.")
        if edition.has_dispenser
        else _("The tiles are drawn from a bag.")
    )
    counters = (
        _("Each player has one counter.")
        if edition.counters == 1
        else _("Each player has two counters.")
    )
    third = _("When two play, the third hand is {dummy}.").format(dummy=edition.dummy)
    return _("{tiles} {counters} {third}").format(tiles=tiles, counters=counters, third=third)


class NewGame(Screen):
    """A form whose every choice makes a new draft; the widgets only show it."""

    draft = ObjectProperty(None, allownone=True)
    games = ListProperty()
    editions = ListProperty()
    about_edition = StringProperty("")
    about_rules = StringProperty("")
    start_words = StringProperty("")

    def __init__(self, **kwargs):
        self._offered = None
        super().__init__(**kwargs)
        self.games = [(name, _(TITLES[name])) for name in OFFERED]

    def show(self) -> None:
        """Offer the last table, unless a form was left half filled in."""
        if self.draft is None:
            last = self.app.store.last_table()
            self.ids.seating.known = self.app.store.known_names()
            self._offered = NewTable.like(last) if last else NewTable()
            self.draft = kept(KEY, self._offered)
            self.ids.scroll.scroll_y = 1

    def on_draft(self, *args) -> None:
        """Show the draft."""
        if self.draft is None:
            return
        draft = self.draft
        self.ids.seating.draft = draft
        self.ids.game.chosen = draft.game.name
        self.editions = [(each.name, edition_words(each)) for each in draft.game.editions]
        self.ids.edition.chosen = draft.edition.name
        self.about_edition = about_edition(draft.edition)
        self.about_rules = summed_up(draft)
        self.start_words = counted(START, draft.playing)
        self._show_modules()
        if draft is not self._offered:
            keep(KEY, draft)

    def on_touch_down(self, touch):
        """Leave the keyboard where it is while names to tap are looked through."""
        # The list hands a touch on later than Kivy takes the focus away.
        if self.ids.seating.suggestions.lies_at(touch.pos):
            FocusBehavior.ignored_touch.append(touch)
        return super().on_touch_down(touch)

    def choose_game(self, name: str) -> None:
        """Play another game."""
        if name != self.draft.game.name:
            self.draft = self.draft.with_game(name)

    def choose_edition(self, name: str) -> None:
        """Play with another box."""
        self._change(edition_name=name)

    def open_house_rules(self) -> None:
        """Show what can be played differently."""
        rules = HouseRules(self.draft)
        rules.bind(draft=lambda _, draft: self._change(options=draft.options))
        self.navigator.sheet(rules, title=_("House rules"))

    def start(self) -> None:
        """Begin the game, or say what is still wrong."""
        wrong = self.ids.seating.show_faults()
        if wrong is not None:
            self.ids.scroll.scroll_to(wrong)
            return
        if start(self, self.draft.started()):
            self.draft = None
            forget(KEY)

    def _change(self, **choices) -> None:
        self.draft = self.draft.changed(**choices)

    def _show_modules(self) -> None:
        box, chosen = self.ids.modules, self.draft.modules
        allowed = [module.name for module in self.draft.game.modules]
        if [chip.module for chip in reversed(box.children)] != allowed:
            box.clear_widgets()
            for name in allowed:
                chip = Chip(text=_(MODULES[name].title))
                chip.module = name
                chip.bind(selected=self._switch_module)
                box.add_widget(chip)
        for chip in box.children:
            chip.selected = chip.module in chosen

    def _switch_module(self, chip, on) -> None:
        change = self.draft.modules | {chip.module} if on else self.draft.modules - {chip.module}
        if change != self.draft.modules:
            self._change(modules=change)


load_kv(__file__)
