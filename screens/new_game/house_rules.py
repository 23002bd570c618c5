"""The house rules of a table, in a sheet: what is played differently from the book."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from kivy.properties import ObjectProperty

from companion.modules import VIZIER
from companion.options import BY_THE_BOOK
from companion.words import N_, N_counted, _, counted
from screens.kv import load_kv
from screens.new_game.new_table import NewTable
from screens.widgets.column import Column
from screens.widgets.switch_row import SwitchRow
from screens.widgets.text_field import TextField


class Rule(NamedTuple):
    """A house rule that is on or off, and the tables where it matters."""

    option: str
    text: str
    why: str
    matters: Callable[[NewTable], bool]


RULES = (
    Rule(
        "dummy_may_win",
        N_("The third hand can win"),
        N_("By the book the better of the two players wins, even behind the third hand."),
        lambda draft: draft.has_dummy,
    ),
    Rule(
        "diagonal_gap_open",
        N_("A gap across a corner is open"),
        N_("By the book an empty space with only a diagonal way out is a hole."),
        lambda draft: True,
    ),
    Rule(
        "vizier_before_scoring",
        N_("Viziers act before a scoring"),
        N_("By the book they wait until the round is scored."),
        lambda draft: VIZIER.name in draft.modules,
    ),
)

CHANGED = N_counted("{number} differs from the book", "{number} differ from the book")


def summed_up(draft: NewTable) -> str:
    """How far the house rules that matter differ from the book."""
    changed = [
        rule for rule in RULES if rule.matters(draft) and getattr(draft.options, rule.option)
    ]
    named = draft.has_dummy and draft.options.dummy_name != BY_THE_BOOK.dummy_name
    number = len(changed) + named
    return counted(CHANGED, number) if number else _("All by the book")


class HouseRules(Column):
    """Everything that this table may play differently; `draft` follows what is chosen."""

    draft = ObjectProperty(None)

    def __init__(self, draft: NewTable, **kwargs):
        super().__init__(draft=draft, **kwargs)
        if draft.has_dummy:
            self._ask_name()
        for rule in RULES:
            if rule.matters(draft):
                self._offer(rule)

    def _ask_name(self) -> None:
        field = TextField(
            label=_("The third hand’s name"),
            hint=self.draft.edition.dummy,
            text=self.draft.options.dummy_name,
        )
        field.bind(text=lambda _, name: self._change(dummy_name=name))
        self.add_widget(field)

    def _offer(self, rule: Rule) -> None:
        switch = SwitchRow(
            text=_(rule.text),
            about=_(rule.why),
            selected=getattr(self.draft.options, rule.option),
        )
        switch.bind(selected=lambda _, on: self._change(**{rule.option: on}))
        self.add_widget(switch)

    def _change(self, **options) -> None:
        self.draft = self.draft.changed(options=replace(self.draft.options, **options))


load_kv(__file__)
