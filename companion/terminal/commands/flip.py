"""`flip`: whether a tile of Granada may be turned over, and what that costs."""

from argparse import ArgumentParser

from companion.desk.calculators.turning import Turning, turning
from companion.errors import InputError
from companion.games.flipping import Fate
from companion.money.cards import MOST_CARDS, read_hand
from companion.terminal.commands.asking import only, text
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _, listed


class FlipCommand(Command[Turning]):
    """May I turn it over?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take what becomes of the tile, and what is paid."""
        parser.add_argument("fate", help=_("one of {fates}").format(fates=listed([*Fate])))
        parser.add_argument("--paid", metavar="HAND", help=_("such as green:5"))
        parser.add_argument(
            "--placed", action="store_const", const=True, help=_("it was not bought in this turn")
        )

    def solve(self, request: Request) -> Turning:
        """Judge it."""
        only(request, "fate", "paid", "placed")
        fate = text(request, "fate")
        if fate not in [*Fate]:
            raise InputError(_('"fate" must be one of {fates}.').format(fates=listed([*Fate])))
        paid = read_hand(text(request, "paid")) if "paid" in request else ()
        if len(paid) > MOST_CARDS:
            raise InputError(_("There are only {most} money cards.").format(most=MOST_CARDS))
        return turning(Fate(fate), paid, just_bought=not request.get("placed"))

    def for_programs(self, result: Turning) -> Answer:
        """Say whether it may be turned, what it costs and what is lost; or why not."""
        judged = result.judged
        answer: Answer = {"legal": judged.allowed, "price": result.price, "lost": result.lost}
        return answer if judged.allowed else {**answer, "reason": judged.sentence}

    def for_people(self, result: Turning) -> str:
        """Say it in a sentence."""
        return result.sentence


COMMAND = FlipCommand()
