"""`setup`: the setup card for exactly this table."""

from argparse import ArgumentParser

from companion.stages.setup import setup_card
from companion.terminal.commands.asking import add_table, edition, game, modules, number, only
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.commands.house_rules import add_options, options
from companion.turns.setup_stages import SetupStep
from companion.words import _, of_table


class SetupCommand(Command[tuple[SetupStep, ...]]):
    """What is to be done before the first turn?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the table and its edition."""
        add_table(parser)
        parser.add_argument("--edition", help=_("by default, the game’s first"))
        add_options(parser)

    def solve(self, request: Request) -> tuple[SetupStep, ...]:
        """Write the card."""
        only(request, "players", "game", "edition", "modules", "options")
        played = game(request)
        printing = edition(request, played)
        of_table(revised=printing.has_dispenser)
        return setup_card(
            played,
            number(request, "players"),
            printing,
            modules(request, played),
            options(request),
        )

    def for_programs(self, result: tuple[SetupStep, ...]) -> Answer:
        """List the steps."""
        return {"steps": [step.text for step in result]}

    def for_people(self, result: tuple[SetupStep, ...]) -> str:
        """Number the steps."""
        return "\n".join(f"{number:>2}. {step.text}" for number, step in enumerate(result, start=1))


COMMAND = SetupCommand()
