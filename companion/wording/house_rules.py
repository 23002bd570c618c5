"""The house rules that a table may choose, in words, and how far they are from the book."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from companion.drafts.new_table import NewTable
from companion.modules import VIZIER
from companion.options import BY_THE_BOOK
from companion.record import Play
from companion.words import N_, N_counted, _, counted


class Rule(NamedTuple):
    """A house rule that is on or off, and the tables where it matters."""

    option: str
    text: str
    why: str
    matters: Callable[[bool, Collection[str]], bool]
    """Asks whether there is a dummy, and which modules are played."""


RULES = (
    Rule(
        "dummy_may_win",
        N_("The third hand can win"),
        N_("By the book the better of the two players wins, even behind the third hand."),
        lambda dummy, _modules: dummy,
    ),
    Rule(
        "diagonal_gap_open",
        N_("A gap across a corner is open"),
        N_("By the book an empty space with only a diagonal way out is a hole."),
        lambda _dummy, _modules: True,
    ),
    Rule(
        "vizier_before_scoring",
        N_("Viziers act before a scoring"),
        N_("By the book they wait until the round is scored."),
        lambda _dummy, modules: VIZIER.name in modules,
    ),
)

CHANGED = N_counted("{number} differs from the book", "{number} differ from the book")


def rules_that_matter(draft: NewTable) -> list[Rule]:
    """The house rules that make a difference at a table."""
    return [rule for rule in RULES if rule.matters(draft.has_dummy, draft.modules)]


def summed_up(draft: NewTable) -> str:
    """How far the house rules that matter differ from the book."""
    changed = [rule for rule in rules_that_matter(draft) if getattr(draft.options, rule.option)]
    named = draft.has_dummy and draft.options.dummy_name != BY_THE_BOOK.dummy_name
    number = len(changed) + named
    return counted(CHANGED, number) if number else _("All by the book")


def rule_named(option: str | None) -> Rule | None:
    """The rule of an option that is on or off; others have none."""
    return next((rule for rule in RULES if rule.option == option), None)


def as_played(rule: Rule, play: Play | None) -> str:
    """How a table plays a rule; without a table, when it is chosen."""
    if play is None:
        return _("Each table chooses when its game begins.")
    if not rule.matters(play.has_dummy, [module.name for module in play.modules]):
        return _("It makes no difference at this table.")
    if getattr(play.options, rule.option):
        return _("This table plays it so.")
    return _("This table plays by the book.")
