"""The rules desk: a question typed in a hurry finds its answer; all others are filed by section."""

from kivy.clock import Clock
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.desk import search
from companion.desk.ruling import Section
from companion.drafts.asked_lately import AskedLately
from companion.record import Play
from companion.wording.desk import rule_words
from companion.words import N_, _
from screens.desk.desk_screen import DeskScreen
from screens.desk.question_list import QuestionList
from screens.game.kept_drafts import kept
from screens.kv import load_kv
from screens.widgets.card import TapCard
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable
from screens.widgets.words import Words

ASKED_LATELY = "asked lately"
"""What the store remembers the last questions by."""

ICONS = {
    Section.SETTING_UP: "cards-outline",
    Section.TURNS: "cash-multiple",
    Section.WALLS: "wall",
    Section.BUILDING: "vector-square",
    Section.REBUILDING: "swap-horizontal",
    Section.SCORING: "podium",
    Section.DUMMY: "account-question-outline",
    Section.MODULES: "puzzle-outline",
    Section.GRANADA: "waves",
    Section.END: "flag-checkered",
}


INSTRUMENTS = (
    ("may_i", "gesture-tap", N_("May I?"), N_("Try a tile on a board")),
    ("calculators", "calculator-variant-outline", N_("Calculators"), N_("Paying, ties, huts …")),
)
"""Room, icon, name, and what it does."""


AT_A_TIME = 4
"""How many doors are made in a frame."""


class SectionDoor(Touchable):
    """The way to the questions of a section."""

    section = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")
    number = StringProperty("")


class Instrument(TapCard):
    """The way to something that answers more than a question."""

    room = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")


class Instruments(BoxLayout):
    """What there is to try and to reckon with."""

    def __init__(self, desk: DeskScreen, **kwargs):
        super().__init__(**kwargs)
        for room, icon, text, about in INSTRUMENTS:
            if desk.navigator.knows(room):
                card = Instrument(room=room, icon=icon, text=_(text), about=_(about))
                card.bind(on_release=lambda card: desk.go(card.room))
                self.add_widget(card)


class DeskHeading(Words):
    """What the questions below it are."""


class Shelves(Column):
    """All questions by section."""

    __events__ = ("on_section",)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._left = list(Section)
        # Some at a time, for the desk opens at once and each door takes a while to make.
        Clock.schedule_interval(self._make_some, 0)

    def _make_some(self, *args) -> bool:
        some, self._left = self._left[:AT_A_TIME], self._left[AT_A_TIME:]
        for section in some:
            door = SectionDoor(
                section=section.value,
                icon=ICONS[section],
                text=section.heading,
                number=str(len(rule_words.questions(section))),
            )
            door.bind(on_release=lambda door: self.dispatch("on_section", door.section))
            self.ids.grid.add_widget(door)
        return bool(self._left)

    def mark(self, section: str) -> None:
        """Mark the section whose questions stand beside it."""
        for door in self.ids.grid.children:
            door.opened = door.section == section

    def on_section(self, section: str):
        """A section is asked for."""


class RulesDesk(DeskScreen):
    """Finds a ruling while one types; offers what was asked lately, and every section."""

    leads_to = "questions", "ruling", "calculators"

    about = StringProperty("")
    hint = StringProperty("")
    shown = ListProperty()
    """What stands below the search, from the top."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._lately, self._found = QuestionList(), QuestionList()
        self._lately_title = DeskHeading(text=_("Asked lately"))
        self._nothing = DeskHeading(
            text=_("No question says that. Try another word, or look below.")
        )
        self._instruments, self._shelves = Instruments(self), Shelves()
        self._shelves.bind(on_section=lambda _, section: self.go("questions", section=section))
        for questions in (self._lately, self._found):
            questions.bind(on_ruling=lambda _, ruling: self.go("ruling", ruling=ruling))
        # Made ready once the desk is seen, not under the first key.
        Clock.schedule_interval(lambda _: search.make_ready(only_ours=True), 0.03)
        self._reads_on = Clock.create_trigger(self._read_on, 0.03, interval=True)
        Clock.schedule_interval(lambda _: self._found.make_ready(search.MOST_FOUND), 0.05)

    def entered(self) -> None:
        """Begin anew, unless one comes back from an answer."""
        if not self.navigator.returning:
            self.ids.search.text = ""
            self.ids.scroll.scroll_y = 1

    def refresh(self, play: Play | None) -> None:
        """Show what was asked lately, in the words of this table."""
        del play
        self.about = rule_words.in_all()
        self.hint = _("hole, exact, {dummy} third …").format(dummy=self.dummy or _("Dirk"))
        asked = kept(ASKED_LATELY, AskedLately()).rulings
        self._lately.show(asked, self.dummy, self.chosen("ruling"))
        self._shelves.mark(self.chosen("section"))
        self.find()

    def find(self) -> None:
        """Show what answers the words typed so far, or everything by section."""
        typed = self.ids.search.text
        found = search.find(typed, waits=False) if typed.strip() else ()
        self._found.show(found, self.dummy, self.chosen("ruling"))
        if found:
            self._put_up(self._found)
        elif typed.strip():
            self._put_up(self._nothing, self._shelves)
        elif self._lately.children:
            self._put_up(self._instruments, self._lately_title, self._lately, self._shelves)
        else:
            self._put_up(self._instruments, self._shelves)

        if search.may_be_foreign(typed):
            self._reads_on()

    def _read_on(self, _passed: float) -> bool:
        """Read the other languages bit by bit, so that no key waits; then answer once more."""
        if search.make_ready():
            return True
        self.find()
        return False

    def take_back(self) -> bool:
        """Back first takes away what was typed."""
        typed = bool(self.ids.search.text)
        self.ids.search.text = ""
        return typed

    def _put_up(self, *parts) -> None:
        if list(parts) != self.shown:
            self.ids.body.clear_widgets()
            for part in parts:
                self.ids.body.add_widget(part)
            self.ids.scroll.scroll_y = 1
        self.shown = list(parts)


load_kv(__file__)
