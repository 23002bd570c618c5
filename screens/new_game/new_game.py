"""New game: who plays, which box, and off it goes; the last table is already there."""

from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior

from companion.desk.ruling import Section
from companion.desk.why import ruling_for
from companion.modules import Module
from companion.wording.box_words import box_words, other_boxes
from companion.wording.house_rules import summed_up
from companion.words import N_counted, _, counted, listed
from screens.game.kept_drafts import forget, keep, kept
from screens.game.starting import start
from screens.game.usual_table import usual_table
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.new_game.boxes import Boxes
from screens.new_game.house_rules import HouseRules
from screens.new_game.seating import Seating  # noqa: F401  # Named in the kv file.
from screens.widgets.buttons import IconButton
from screens.widgets.switch_row import SwitchRow

KEY = "new game"
"""What the half filled in form is kept under."""

CHOSEN = N_counted("{number} chosen", "{number} chosen")
AS_LAST_TIME = N_counted("{number} chosen, as last time", "{number} chosen, as last time")
START = N_counted("Start with {number} player", "Start with {number} players")


class WhyModule(IconButton):
    """Asks for the rule behind a module."""

    module = StringProperty("")


class ModuleRow(SwitchRow):
    """A module to play with: what changes at the table, and what the app does for it."""

    def __init__(self, module: Module, **kwargs):
        self.module = module
        super().__init__(
            text=_(module.title),
            about=_(module.at_the_table),
            more=_(module.in_the_app),
            **kwargs,
        )
        self.why = WhyModule(module=module.name)
        self.add_widget(self.why, index=len(self.children))


class NewGame(Screen):
    """A form whose every choice makes a new draft; the widgets only show it."""

    topic = Section.SETTING_UP

    draft = ObjectProperty(None, allownone=True)
    subtitle = StringProperty("")
    box = StringProperty("")
    other_boxes = StringProperty("")
    about_modules = StringProperty("")
    about_rules = StringProperty("")
    start_words = StringProperty("")

    def __init__(self, **kwargs):
        self._offered = None
        self._reads_rules = False
        super().__init__(**kwargs)

    def show(self) -> None:
        """Offer the last table, unless a form was left half filled in."""
        if self.draft is None:
            last = self.app.store.last_table()
            self.ids.seating.known = self.app.store.known_names()
            self._offered = usual_table().offered(last)
            self.draft = kept(KEY, self._offered)
            self.ids.scroll.scroll_y = 1
        if self.navigator.returning and self._reads_rules:
            # Once this screen is the one that is shown.
            Clock.schedule_once(lambda _: self.open_house_rules())
        self._reads_rules = False

    def on_draft(self, *args) -> None:
        """Show the draft."""
        if self.draft is None:
            return
        draft = self.draft
        self.ids.seating.draft = draft
        self.box = box_words(draft.game, draft.edition)
        self.other_boxes = other_boxes(draft)
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

    def choose_box(self) -> None:
        """Show the boxes there are."""
        boxes = Boxes(self.draft)
        sheet = self.navigator.sheet(boxes, title=_("Which box is on the table?"))
        boxes.bind(on_box=lambda _, game, edition: self._take_box(sheet, game, edition))

    def open_house_rules(self) -> None:
        """Show what can be played differently."""
        rules = HouseRules(self.draft)
        rules.bind(
            draft=lambda _, draft: self._change(options=draft.options),
            on_why=lambda _, ruling: self._ask_why(ruling),
        )
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

    def _ask_why(self, ruling: str) -> None:
        self._reads_rules = True
        self.navigator.go("ruling", ruling=ruling)

    def _ask_about_module(self, row: ModuleRow) -> None:
        ruling = ruling_for(row.module)
        self.navigator.go("ruling", ruling=ruling.id, case=row.about)

    def _change(self, **choices) -> None:
        self.draft = self.draft.changed(**choices)

    def _take_box(self, sheet, game: str, edition: str) -> None:
        sheet.close()
        if game != self.draft.game.name:
            self.draft = self.draft.with_game(game)
        self._change(edition_name=edition)

    def _show_modules(self) -> None:
        box, draft = self.ids.modules, self.draft
        self.about_modules = self._chosen_modules()
        titles = [_(each.title) for each in draft.game.modules if each.name in draft.modules]
        self.subtitle = listed(titles) or _("Without modules")
        if [row.module for row in reversed(box.children)] != list(draft.game.modules):
            box.clear_widgets()
            for module in draft.game.modules:
                row = ModuleRow(module)
                row.bind(selected=self._switch_module)
                row.why.bind(on_release=lambda _, row=row: self._ask_about_module(row))
                box.add_widget(row)
        for row in box.children:
            row.selected = row.module.name in draft.modules

    def _chosen_modules(self) -> str:
        modules = self.draft.modules
        if not modules:
            return _("none chosen")
        if self._offered.modules == modules:
            return counted(AS_LAST_TIME, len(modules))
        return counted(CHOSEN, len(modules))

    def _switch_module(self, row, on) -> None:
        name = row.module.name
        change = self.draft.modules | {name} if on else self.draft.modules - {name}
        if change != self.draft.modules:
            self._change(modules=change)


load_kv(__file__)
