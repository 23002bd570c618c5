"""`vizier`: who may use a vizier now, and in which order."""

import json
from argparse import ArgumentParser, Namespace
from typing import Annotated

from pydantic import Field

from companion.desk.calculators.vizier_order import Purchase, VizierOrder, vizier_order
from companion.games import PLAYERS
from companion.input.fields import HouseRules, Name
from companion.input.json_text import read_json
from companion.input.names import refuse_same
from companion.input.validation import Entered, entered
from companion.modules.vizier import Moment, State, order_of_claims
from companion.options import BY_THE_BOOK
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.commands.house_rules import add_options
from companion.words import _, listed

Seats = Annotated[list[Name], Field(max_length=PLAYERS[-1])]


class VizierEntry(Entered):
    """Who plays, whose vizier is awake, and who has just moved."""

    players: Seats
    """In the order of turns."""
    awake: Seats
    moved: Name
    moment: Moment = Moment.AFTER_A_TURN
    purchase: Purchase = Purchase.EXACT
    options: HouseRules = BY_THE_BOOK


class VizierCommand(Command[VizierOrder]):
    """Whose vizier may act?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the players in the order of turns, and what their viziers do."""
        parser.add_argument("players", nargs="+", metavar="NAME", help=_("in the order of turns"))
        parser.add_argument("--awake", nargs="*", metavar="NAME", default=[])
        parser.add_argument("--moved", required=True, metavar="NAME", help=_("who has just moved"))
        parser.add_argument("--moment", choices=[moment.value for moment in Moment])
        parser.add_argument("--purchase", choices=[purchase.value for purchase in Purchase])
        add_options(parser)

    def request(self, arguments: Namespace) -> Request:
        """Read the house rules."""
        given = {**super().request(arguments)}
        if "options" in given:
            given["options"] = read_json(arguments.options.encode(errors="surrogatepass"))
        return given

    def solve(self, request: Request) -> VizierOrder:
        """Put those who are awake in order."""
        entry = entered(VizierEntry, json.dumps(request))
        refuse_same(entry.players)
        # Whoever does not play is refused, whatever the moment.
        order_of_claims(entry.players, entry.moved, entry.awake)
        viziers = {
            name: State.AWAKE if name in entry.awake else State.ASLEEP for name in entry.players
        }
        return vizier_order(viziers, entry.moved, entry.moment, entry.options, entry.purchase)

    def for_programs(self, result: VizierOrder) -> Answer:
        """Name them in order, or say why nobody may."""
        answer: Answer = {"allowed": result.judged.allowed, "order": list(result.names)}
        if result.then is None:
            return {**answer, "reason": result.judged.sentence}
        return {**answer, "then": result.then.value}

    def for_people(self, result: VizierOrder) -> str:
        """Name them in order, or say why nobody may."""
        if result.names:
            return _("In this order: {names}.").format(names=listed(result.names))
        return result.judged.sentence


COMMAND = VizierCommand()
