"""`setup`: the setup card for exactly this table."""

from argparse import ArgumentParser

from companion.stages.setup import setup_card
from companion.terminal.commands.asking import add_table, edition, game, modules, number, only
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.commands.house_rules import add_options, options
from companion.words import _


class SetupCommand(Command[tuple[str, ...]]):
    """What is to be done before the first turn?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the table and its edition."""
        add_table(parser)
        parser.add_argument("--edition", help=_("by default, the game's first"))
        add_options(parser)

    def solve(self, request: Request) -> tuple[str, ...]:
        """Write the card."""
        only(request, "players", "game", "edition", "modules", "options")
        played = game(request)
        return setup_card(
            played,
            number(request, "players"),
            edition(request, played),
            modules(request, played),
            options(request),
        )

    def for_programs(self, result: tuple[str, ...]) -> Answer:
        """List the steps."""
        return {"steps": list(result)}

    def for_people(self, result: tuple[str, ...]) -> str:
        """Number the steps."""
        return "\n".join(f"{number:>2}. {step}" for number, step in enumerate(result, start=1))


COMMAND = SetupCommand()
