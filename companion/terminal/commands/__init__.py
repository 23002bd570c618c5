"""What the command line can be asked. A new command is a new file here and a line below.

Each file holds one `COMMAND`; it is imported only when it is asked for, so that a short question
gets a quick answer.
"""

from importlib import import_module
from typing import Any

from companion.errors import InputError
from companion.input.quoting import quoted
from companion.terminal.commands.command import Command
from companion.words import N_, _, listed

HELP = {
    "wall": N_("the longest outer wall of a city"),
    "check": N_("what is wrong with a city, or with building, removing or swapping a tile"),
    "spots": N_("where a tile may be built"),
    "score": N_("a round scored, with every sum explained"),
    "tiles": N_("the tiles of the game"),
    "draw": N_("how many tiles the dummy draws, and which"),
    "leftovers": N_("who gets the tiles left in the market"),
    "pay": N_("which cards of a hand pay a price"),
    "take": N_("whether cards may be taken from the money row"),
    "turn": N_("whether one may act again, or what happens after a turn"),
    "first": N_("who begins"),
    "tie": N_("who gets how many points for one kind"),
    "hut": N_("what a hut is worth, neighbour by neighbour"),
    "bonus": N_("whether a bonus card counts"),
    "vizier": N_("whose vizier may act, and in which order"),
    "flip": N_("whether a tile of Granada may be turned over"),
    "left": N_("the tiles that nobody has, by kind and price"),
    "deal": N_("the deck of money and its piles"),
    "setup": N_("the setup card for exactly this table"),
    "rules": N_("what the rule books say, found by any words of a question"),
    "palace": N_("a palace as a line to hand over, and back"),
    "replay": N_("the scoreboard of an exported game, round by round"),
}
"""The commands that answer one question each, with the line that `--help` prints."""


def find(name: str, *others: str) -> Command[Any]:
    """Find a command by its name; others are named beside them when there is none."""
    if name not in HELP:
        raise InputError(
            _('"{name}" is no command; the commands are {commands}.').format(
                name=quoted(name), commands=listed([*HELP, *others])
            )
        )
    command: Command[Any] = import_module(f"companion.terminal.commands.{name}").COMMAND
    return command
