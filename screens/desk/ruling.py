"""One ruling: the quarrel, the verdict, a picture, the reason, the books, and the house rule."""

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.desk.example import Example
from companion.desk.ruling import Ruling, Tag
from companion.desk.rulings import RULINGS
from companion.drafts.asked_lately import AskedLately
from companion.drafts.house_rule import switched
from companion.drafts.trial import as_trial
from companion.games.house_rules import HouseRule
from companion.record import Play
from companion.wording.desk import rule_words
from companion.wording.house_rules import as_played, rule_named
from companion.words import _
from screens import phone
from screens.board.colours import FACES
from screens.desk.desk_screen import DeskScreen
from screens.desk.question_list import QuestionList
from screens.desk.rules_desk import ASKED_LATELY
from screens.game.kept_drafts import keep, kept
from screens.kv import load_kv
from screens.widgets.column import Column
from screens.widgets.switch_row import SwitchRow

LOOKS = {
    Tag.BOOK: ("secondaryContainer", "onSecondaryContainer", "book-open-variant"),
    Tag.DERIVED: ("tertiaryContainer", "onTertiaryContainer", "source-branch"),
    Tag.HOUSE: ("tertiaryContainer", "onTertiaryContainer", "home-edit-outline"),
}
"""Ground, ink and icon of what a ruling rests on."""


class TagMark(BoxLayout):
    """What a ruling, or a part of it, rests on."""

    text = StringProperty("")
    ground = StringProperty("surface")
    ink = StringProperty("onSurface")
    icon = StringProperty("")


class RuleLine(BoxLayout):
    """A house rule that nobody can switch here, for there is no table."""

    text = StringProperty("")
    about = StringProperty("")
    more = StringProperty("")


class SayingRow(BoxLayout):
    """What one book says."""

    book = StringProperty("")
    words = StringProperty("")


class SourceLine(Column):
    """A section of a book."""

    text = StringProperty("")


class ExamplePicture(Column):
    """A small board, right or wrong, and what to look at on it."""

    city = ObjectProperty(None)
    wrong = ListProperty()
    glows = BooleanProperty(False)
    tried = BooleanProperty(False)
    caption = StringProperty("")

    @classmethod
    def of(cls, example: Example):
        """Draw an example with all that is wrong in it."""
        picture = example.picture
        return cls(
            city=picture.city,
            wrong=list(picture.marked),
            glows=picture.wall is not None,
            tried=picture.act is not None,
            caption=picture.caption,
        )


class RulingScreen(DeskScreen):
    """Answers one question; `case` says what it was asked about."""

    section = StringProperty("")
    place = StringProperty("")
    question = StringProperty("")
    answer = StringProperty("")
    reason = StringProperty("")
    case = StringProperty("")

    def __init__(self, **kwargs):
        self._ruling = self._to_try = None
        self._others: tuple[Ruling, ...] = ()
        super().__init__(**kwargs)
        # Away from its parent, a widget lives only as long as somebody holds it.
        self._parts = {name: getattr(self.ids, name).__self__ for name in self.ids}
        self._switch = SwitchRow(icon="home-edit-outline")
        self._switch.bind(selected=self._switched)
        self._line = RuleLine()
        self._also = QuestionList()
        self._also.bind(on_ruling=self._ask_another)
        self.ids.others.add_widget(self._also)

    def entered(self, ruling: str, case: str = "", also: str = "") -> None:
        """Take up a ruling and remember that it was asked for; others may be about the case too."""
        self.case = case
        self._others = tuple(RULINGS[other] for other in also.split())
        if RULINGS[ruling] is not self._ruling:
            self._ruling = RULINGS[ruling]
            self._draw(self._ruling)
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1
        asked = kept(ASKED_LATELY, AskedLately())
        keep(ASKED_LATELY, asked.with_another(ruling))

    def refresh(self, play: Play | None) -> None:
        """Say it in the words of this table, with its house rule as it is played."""
        spoken = self._ruling.spoken(self.dummy)
        self.section, self.place = self._ruling.section.heading, rule_words.place(self._ruling)
        self.question = _('"{question}"').format(question=spoken.question)
        self.answer, self.reason = spoken.answer, spoken.reason
        rule = rule_named(self._ruling.option)
        if rule is not None:
            self._show_rule(rule, play)
        self._also.show(self._others, self.dummy)
        self._put_up(
            question=True,
            case_card=bool(self.case),
            answer=True,
            pictures_card=bool(self.ids.pictures.children),
            try_it=self._to_try is not None,
            reason=True,
            others=bool(self._others),
            books=True,
            rule=rule is not None,
        )

    def _show_rule(self, rule: HouseRule, play: Play | None) -> None:
        row = self._line if play is None else self._switch
        row.text, row.about, row.more = _(rule.title), _(rule.changes), as_played(rule, play)
        if play is not None:
            self._switch.selected = getattr(play.options, rule.option)
        if row.parent is None:
            self.ids.rule.clear_widgets()
            self.ids.rule.add_widget(row)

    def try_it(self) -> None:
        """Try the case of the picture on a board."""
        self.go("may_i", **self._to_try)

    def share(self) -> None:
        """Hand the ruling to another app, or to the clipboard where there is none."""
        text = rule_words.as_text(self._ruling, self.dummy)
        if not phone.share(text, _("Share the answer")):
            self.navigator.notice(_("The answer was copied; paste it wherever you like."))

    def _ask_another(self, _questions: QuestionList, ruling: str) -> None:
        self.go("ruling", ruling=ruling, case=self.case)

    def _switched(self, switch: SwitchRow, on: bool) -> None:  # noqa: FBT001  # As Kivy has it.
        option = self._ruling.option
        if self.play is None or getattr(self.play.options, option) == on:
            return
        if self.act(switched(self.play, option)):
            phone.tick()
            words = _("Every round now follows this rule.")
            self.navigator.notice(words, _("Undo"), self.running.undo)
        else:
            self.refresh(self.play)

    def _draw(self, ruling: Ruling) -> None:
        pictures, sayings = self.ids.pictures, self.ids.sayings
        for place in (pictures, sayings, self.ids.tags, self.ids.sources):
            place.clear_widgets()
        for example in ruling.examples:
            if FACES.keys() >= {tile.kind.name for _cell, tile in example.picture.city}:
                pictures.add_widget(ExamplePicture.of(example))
        tries = [each for each in ruling.examples if each.act]
        self._to_try = as_trial(tries[0]) if tries else None
        for saying in ruling.sayings:
            sayings.add_widget(SayingRow(book=saying.book.called, words=_(saying.words)))
        for basis in rule_words.bases(ruling):
            ground, ink, icon = LOOKS[basis.tag]
            self.ids.tags.add_widget(TagMark(text=basis.text, ground=ground, ink=ink, icon=icon))
        for source in rule_words.sources(ruling):
            self.ids.sources.add_widget(SourceLine(text=source))

    def _put_up(self, **wanted: bool) -> None:
        """Show those parts that are wanted, in this order."""
        body = self.ids.body
        parts = [self._parts[name] for name, wants in wanted.items() if wants]
        if parts[::-1] != body.children:
            body.clear_widgets()
            for part in parts:
                body.add_widget(part)


load_kv(__file__)
