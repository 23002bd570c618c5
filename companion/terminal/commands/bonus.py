"""`bonus CARD CITY`: whether a bonus card counts now."""

from argparse import ArgumentParser

from companion.board.city import City
from companion.board.players import Player
from companion.desk.calculators.bonus_card import BonusCard, CardState, bonus_card
from companion.games import ALHAMBRA
from companion.terminal.commands.asking import only, text, words
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _


class BonusCommand(Command[BonusCard]):
    """Does this card count?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the card, and where tiles lie."""
        parser.add_argument("card", help=_("the tile on it, such as G10"))
        parser.add_argument("city", help=_("in the one-line notation"))
        parser.add_argument(
            "--reserve", metavar="TILES", help=_("what lies in its owner’s reserve")
        )
        parser.add_argument("--elsewhere", metavar="TILES", help=_("what anybody else has"))

    def solve(self, request: Request) -> BonusCard:
        """Look for its tile."""
        only(request, "card", "city", "reserve", "elsewhere")
        box = ALHAMBRA.box
        reserve, elsewhere = (
            tuple(box.read(code) for code in words(request, key))
            for key in ("reserve", "elsewhere")
        )
        owner = Player("", City.parse(text(request, "city"), box), reserve)
        return bonus_card(box, box.read(text(request, "card").strip()), owner, elsewhere)

    def for_programs(self, result: BonusCard) -> Answer:
        """Say whether it counts, and why or why not."""
        return {"counts": result.state is CardState.COUNTS, "why": result.state.value}

    def for_people(self, result: BonusCard) -> str:
        """Say it in a sentence."""
        return result.state.sentence


COMMAND = BonusCommand()
