"""The house rules of a table in words: how they are played, and how far they are from the book."""

from collections.abc import Iterable

from companion.drafts.new_table import NewTable
from companion.drafts.usual_table import UsualTable, all_house_rules
from companion.games import GAMES
from companion.games.house_rules import HouseRule
from companion.options import BY_THE_BOOK, Options
from companion.record import Play
from companion.words import N_counted, _, counted

CHANGED = N_counted("{number} differs from the book", "{number} differ from the book")


def rules_that_matter(draft: NewTable) -> list[HouseRule]:
    """The house rules that make a difference at a table."""
    return [rule for rule in draft.game.house_rules if rule.matters(draft.playing, draft.modules)]


def summed_up(draft: NewTable) -> str:
    """How far the house rules that matter differ from the book."""
    named = draft.has_dummy and draft.options.dummy_name != BY_THE_BOOK.dummy_name
    return _how_many(rules_that_matter(draft), draft.options, named=named)


def usual_rules(usual: UsualTable) -> str:
    """How far the house rules differ from the book that every new game begins with."""
    if usual.house_rules is None:
        return _("As in the last game")
    named = usual.house_rules.dummy_name != BY_THE_BOOK.dummy_name
    return _how_many(all_house_rules(), usual.house_rules, named=named)


def _how_many(rules: Iterable[HouseRule], options: Options, *, named: bool) -> str:
    number = sum(rule.differs(options) for rule in rules) + named
    return counted(CHANGED, number) if number else _("All by the book")


def rule_named(option: str | None) -> HouseRule | None:
    """The rule of an option that is on or off; others have none."""
    switches = (rule for game in GAMES.values() for rule in game.house_rules if not rule.choices)
    return next((rule for rule in switches if rule.option == option), None)


def as_played(rule: HouseRule, play: Play | None) -> str:
    """How a table plays a rule; without a table, when it is chosen."""
    if play is None:
        return _("Each table chooses when its game begins.")
    modules = [module.name for module in play.modules]
    if rule not in play.game.house_rules or not rule.matters(len(play.seats), modules):
        return _("It makes no difference at this table.")
    if not rule.differs(play.options):
        return _("This table plays by the book.")
    return _("This table has a rule of its own.")
