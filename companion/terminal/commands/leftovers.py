"""`leftovers FILE`: who gets the tiles left in the market."""

import json
from argparse import ArgumentParser, Namespace
from typing import Annotated, cast

from pydantic import Field

from companion.board.tiles import Box
from companion.games import PLAYERS
from companion.input.fields import Name, Number
from companion.input.json_text import read_file, read_json
from companion.input.names import refuse_same
from companion.input.validation import Entered, entered
from companion.money.cards import Currency, read_currency
from companion.stages.leftovers import Award, Slot, hand_out
from companion.terminal.commands.asking import in_its_game
from companion.terminal.commands.command import Answer, Command, Request
from companion.turns.turn import SLOTS
from companion.words import _


class SlotEntry(Entered):
    """A tile that is left in the market."""

    slot: int
    currency: str
    tile: str


Purse = Annotated[dict[str, Number], Field(max_length=len(Currency))]


class LeftoversEntry(Entered):
    """The market and everybody's money at the end."""

    game: str | None = None
    slots: Annotated[list[SlotEntry], Field(max_length=len(SLOTS))]
    money: Annotated[dict[Name, Purse], Field(max_length=PLAYERS[-1])]


class LeftoversCommand(Command[tuple[Award, ...]]):
    """Who gets the last tiles?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a file, or - for standard input."""
        parser.add_argument("file", help=_("market and money in JSON, or - for standard input"))

    def request(self, arguments: Namespace) -> Request:
        """Read the file."""
        return read_json(read_file(arguments.file))

    def solve(self, request: Request) -> tuple[Award, ...]:
        """Hand the tiles out."""
        entry = entered(LeftoversEntry, json.dumps(request))
        # Names alike would be one entry by now, so they are looked for in what was handed in.
        refuse_same(cast("dict[str, object]", request["money"]))
        money = {
            name: {read_currency(colour): amount for colour, amount in purse.items()}
            for name, purse in entry.money.items()
        }
        slots = in_its_game(request, lambda box: [_slot(slot, box) for slot in entry.slots])
        return hand_out(slots, money)

    def for_programs(self, result: tuple[Award, ...]) -> Answer:
        """Name the winner of each tile, or the reason why it stays."""
        return {"awards": [_award(award) for award in result]}

    def for_people(self, result: tuple[Award, ...]) -> str:
        """Give a line for each tile."""
        return "\n".join(_in_words(award) for award in result) or _("No tile is left.")


def _slot(entry: SlotEntry, box: Box) -> Slot:
    return Slot(entry.slot, read_currency(entry.currency), box.read(entry.tile))


def _award(award: Award) -> Answer:
    answer: Answer = {"slot": award.slot.number, "tile": award.slot.tile.code, "to": award.to}
    return {**answer, "reason": award.reason.value} if award.reason else answer


def _in_words(award: Award) -> str:
    if award.reason:
        return f"{award.slot.number}  {award.slot.tile.code}: {award.reason.sentence}"
    return _("{slot}  {tile}: {name} gets it.").format(
        slot=award.slot.number, tile=award.slot.tile.code, name=award.to
    )


COMMAND = LeftoversCommand()
