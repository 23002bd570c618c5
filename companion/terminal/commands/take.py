"""`take`: whether these cards may be taken from the money row."""

from argparse import ArgumentParser

from companion.errors import InputError, RuleError
from companion.input.quoting import quoted
from companion.money.cards import VALUES, ExchangeCard, Lying, verify_take
from companion.stages.deck import IN_THE_ROW
from companion.terminal.commands.asking import entries, only
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _


class TakeCommand(Command[str]):
    """May I take these?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the row and the cards."""
        parser.add_argument(
            "--row", required=True, help=_("the cards that lie open, such as 2,3,7,blue-yellow")
        )
        parser.add_argument("--cards", required=True, help=_("those to be taken, such as 2,3"))

    def solve(self, request: Request) -> str:
        """Find the reason why not; empty when they may be taken."""
        only(request, "row", "cards")
        row, cards = _lying(request, "row"), _lying(request, "cards")
        if len(row) > IN_THE_ROW:
            raise InputError(_("No more than {most} cards lie open.").format(most=IN_THE_ROW))
        try:
            verify_take(row, cards)
        except RuleError as problem:
            return str(problem)
        return ""

    def for_programs(self, result: str) -> Answer:
        """Say whether it is within the rules, and why not."""
        return {"legal": False, "reason": result} if result else {"legal": True}

    def for_people(self, result: str) -> str:
        """Give the reason, or the good news."""
        return result or _("These cards may be taken.")


def _lying(request: Request, key: str) -> tuple[Lying, ...]:
    cards = entries(request, key)
    if isinstance(request[key], str):
        # Whoever types cards can only type text; in JSON a number is a number.
        cards = [int(card) if card in _TYPED else card for card in cards]
    return tuple(_card(card) for card in cards)


_TYPED = {str(value) for value in VALUES}


def _card(card: object) -> Lying:
    if isinstance(card, str) and "-" in card.strip("-"):
        return ExchangeCard.parse(card)
    if type(card) is int and card in VALUES:
        return card
    raise InputError(
        _('"{card}" is no card; give values from 1 to 9, or two currencies.').format(
            card=quoted(card)
        )
    )


COMMAND = TakeCommand()
