"""A calculator: what it asks on paper, and its reply, which changes with every tap."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.drafts.calculators import RECKONINGS
from companion.drafts.calculators.page import Begun, Paper, Reckoning, Reply, ReplyLine
from companion.record import Play
from companion.words import _
from screens.desk.asks import ROWS, face_of
from screens.desk.desk_screen import DeskScreen
from screens.desk.money_button import MoneyFace
from screens.desk.question_list import QuestionList  # noqa: F401  # Named in the kv file.
from screens.game.kept_drafts import keep, kept
from screens.kv import load_kv
from screens.widgets.card import Card
from screens.widgets.keeping import put_up
from screens.widgets.words import Words


class PaperTitle(Words):
    """What the questions below it have in common."""


class PaperCard(Card):
    """Questions that belong together; its rows are kept, each for any question of its sort."""

    __events__ = ("on_told",)

    def __init__(self, **kwargs):
        self._kept = {}
        super().__init__(**kwargs)
        self._title = PaperTitle()

    def show(self, paper: Paper) -> None:
        """Ask."""
        self._title.text = paper.title
        rows = self._rows([ROWS[type(ask)] for ask in paper.asks])
        shown = [self._title, *rows] if paper.title else rows
        if shown[::-1] != self.children:
            self.clear_widgets()
            for widget in shown:
                self.add_widget(widget)
        for row, ask in zip(rows, paper.asks, strict=True):
            row.take(ask)

    def on_told(self, reckoning: Reckoning):
        """Something was told."""

    def _rows(self, wanted: list[type]) -> list:
        used = dict.fromkeys(wanted, 0)
        rows = []
        for kind in wanted:
            kept = self._kept.setdefault(kind, [])
            if used[kind] == len(kept):
                kept.append(self._new(kind))
            rows.append(kept[used[kind]])
            used[kind] += 1
        return rows

    def _new(self, kind: type):
        row = kind()
        row.bind(on_told=lambda _, reckoning: self.dispatch("on_told", reckoning))
        return row


class FoundFace(MoneyFace):
    """A card in a line of the reply, smaller than one to tap."""


class FoundLine(BoxLayout):
    """One thing that was found out, with the cards it is about."""

    text = StringProperty("")
    icon = StringProperty("")

    def __init__(self, **kwargs):
        self._faces = []
        super().__init__(**kwargs)

    def show(self, line: ReplyLine) -> None:
        """Say it."""
        self.text, self.icon = line.text, line.icon
        faces = put_up(self.ids.cards, self._faces, len(line.cards), FoundFace)
        for face, card in zip(faces, line.cards, strict=True):
            for name, value in face_of(card).items():
                setattr(face, name, value)


class CalculatorScreen(DeskScreen):
    """Shows one calculator; it begins from the running game, and a killed app keeps the rest."""

    reckoning = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    about = StringProperty("")
    heading = StringProperty("")
    sentence = StringProperty("")
    mark = StringProperty("")
    """The icon beside the reply: yes, no, or none where that was not the question."""
    good = BooleanProperty(True)
    actions = ListProperty()

    def __init__(self, **kwargs):
        self._papers = []
        self._lines = []
        super().__init__(**kwargs)

    def entered(self, which: str) -> None:
        """Take up a calculator where it was left, unless the table is another by now."""
        self._kind = RECKONINGS[which]
        self.fresh = self._kind.of(self.play)
        self.reckoning = kept(self._key, Begun()).taken_up(self.fresh)
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = self.ids.found.scroll_y = 1

    def refresh(self, play: Play | None) -> None:
        """Show what is asked and what is found out."""
        at_table = play is not None and self.reckoning.model_dump_json() != self._blank
        self.title = _(self._kind.title)
        self.about = _("From the table · the game stays as it is") if at_table else ""
        self.about = self.about or _(self._kind.about)
        self.actions = [("restart", "begin anew", self.reckoning != self.fresh)]
        self._ask(self.reckoning.papers)
        self._say(self.reckoning.reply)

    def change(self, reckoning: Reckoning) -> None:
        """Something else was told, and something else is found out."""
        self.reckoning = reckoning
        keep(self._key, Begun.at(self.fresh, reckoning))
        self.refresh(self.play)

    def begin_anew(self) -> None:
        """Forget what was told, which can be undone."""
        before = self.reckoning
        self.change(self.fresh)
        self.ids.scroll.scroll_y = 1
        self.navigator.notice(_("Begun anew."), _("Undo"), lambda: self.change(before))

    @property
    def _key(self) -> str:
        """What it is kept under."""
        return f"reckoning {self._kind.name}"

    @property
    def _blank(self) -> str:
        return self._kind.of(None).model_dump_json()

    def _ask(self, papers: tuple[Paper, ...]) -> None:
        cards = put_up(self.ids.papers, self._papers, len(papers), self._paper)
        for card, paper in zip(cards, papers, strict=True):
            card.show(paper)

    def _paper(self) -> PaperCard:
        card = PaperCard()
        card.bind(on_told=lambda _, reckoning: self.change(reckoning))
        return card

    def _say(self, reply: Reply) -> None:
        self.heading, self.sentence = reply.heading, reply.sentence
        self.good = reply.allowed is not False
        self.mark = "" if reply.allowed is None else "check-circle" if self.good else "close-circle"
        lines = put_up(self.ids.lines, self._lines, len(reply.lines), FoundLine)
        for line, found in zip(lines, reply.lines, strict=True):
            line.show(found)
        self.ids.rules.show(reply.rulings, self.dummy)

    def open_rule(self, ruling: str) -> None:
        """Go on to a ruling, with what was found out as its case."""
        self.go("ruling", ruling=ruling, case=self.sentence or self.heading)


load_kv(__file__)
