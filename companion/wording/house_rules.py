"""How far the house rules of a table are from the book, in words."""

from companion.drafts.new_table import NewTable
from companion.games.house_rules import HouseRule
from companion.options import BY_THE_BOOK
from companion.words import N_counted, _, counted

CHANGED = N_counted("{number} differs from the book", "{number} differ from the book")


def rules_that_matter(draft: NewTable) -> list[HouseRule]:
    """The house rules that make a difference at a table."""
    return [rule for rule in draft.game.house_rules if rule.matters(draft.playing, draft.modules)]


def summed_up(draft: NewTable) -> str:
    """How far the house rules that matter differ from the book."""
    changed = [rule for rule in rules_that_matter(draft) if rule.differs(draft.options)]
    named = draft.has_dummy and draft.options.dummy_name != BY_THE_BOOK.dummy_name
    number = len(changed) + named
    return counted(CHANGED, number) if number else _("All by the book")
