"""The house rules of a table, in a sheet: what is played differently from the book."""

from collections.abc import Iterable
from dataclasses import replace

from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.desk.why import ruling_for
from companion.drafts.names import name_fault
from companion.drafts.new_table import NewTable
from companion.games.house_rules import HouseRule
from companion.wording.house_rules import rules_that_matter
from companion.words import _
from screens.kv import load_kv
from screens.widgets.buttons import TextButton
from screens.widgets.column import Column
from screens.widgets.switch_row import SwitchRow
from screens.widgets.text_field import TextField


class RuleChoice(Column):
    """A house rule with more than two ways to play it."""

    text = StringProperty("")
    about = StringProperty("")
    options = ListProperty()
    chosen = ObjectProperty(None)


class HouseRules(Column):
    """Everything that this table may play differently; `draft` follows what is chosen."""

    draft = ObjectProperty(None)

    __events__ = ("on_why",)

    def __init__(self, draft: NewTable, rules: Iterable[HouseRule] = (), **kwargs):
        super().__init__(draft=draft, **kwargs)
        if draft.has_dummy:
            self._ask_name()
        for rule in rules or rules_that_matter(draft):
            self._offer(rule)

    def _ask_name(self) -> None:
        field = TextField(
            label=_("The third hand’s name"),
            hint=self.draft.edition.dummy,
            text=self.draft.options.dummy_name,
            is_name=True,
        )
        field.bind(text=self._call_dummy)
        self.add_widget(field)

    def _call_dummy(self, field: TextField, name: str) -> None:
        field.fault = name_fault(name) if name.strip() else ""
        if not field.fault:
            self._change(dummy_name=name)

    def _offer(self, rule: HouseRule) -> None:
        if rule.choices:
            self._offer_choices(rule)
            return
        switch = SwitchRow(
            text=_(rule.title),
            about=_(rule.changes),
            selected=getattr(self.draft.options, rule.option),
        )
        switch.bind(selected=lambda _, on: self._change(**{rule.option: on}))
        self.add_widget(switch)
        why = TextButton(text=_("Why?"))
        why.bind(on_release=lambda _: self.dispatch("on_why", ruling_for(rule.option).id))
        self.add_widget(why)

    def on_why(self, ruling: str):
        """The ruling behind a rule is asked for."""

    def _offer_choices(self, rule: HouseRule) -> None:
        row = RuleChoice(
            text=_(rule.title),
            about=_(rule.changes),
            options=[(each.value, _(each.title)) for each in rule.choices],
            chosen=getattr(self.draft.options, rule.option),
        )
        row.bind(chosen=lambda _, value: self._change(**{rule.option: value}))
        self.add_widget(row)

    def _change(self, **options) -> None:
        self.draft = self.draft.changed(options=replace(self.draft.options, **options))


load_kv(__file__)
