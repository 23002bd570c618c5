"""`deal`: the deck of money for this table, and the piles it is built from."""

from argparse import ArgumentParser
from dataclasses import dataclass

from companion.modules import MODULES, Dealt
from companion.stages import deck
from companion.terminal.commands.asking import add_table, game, modules, number, only, whole
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import N_counted, _, counted

MONEY_CARDS = N_counted("{number} money card", "{number} money cards")


@dataclass(frozen=True)
class Dealing:
    """What a table is dealt."""

    deck: deck.Deck
    copies: int
    hands: dict[str, Dealt]
    """The cards of modules that go to the players' hands."""


class DealCommand(Command[Dealing]):
    """How is the money dealt?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the table, and how many cards went to the players."""
        add_table(parser)
        parser.add_argument("--dealt", type=whole, help=_("cards dealt as starting money"))

    def solve(self, request: Request) -> Dealing:
        """Build the deck."""
        only(request, "players", "game", "modules", "dealt")
        played, players = game(request), number(request, "players")
        dealt = number(request, "dealt") if "dealt" in request else None
        in_play = modules(request, played)
        built = deck.build(played, players, in_play, dealt)
        hands = {module.name: module.dealt(played.box, players) for module in in_play}
        return Dealing(
            built,
            deck.copies(players),
            {name: cards for name, cards in hands.items() if cards.each},
        )

    def for_programs(self, result: Dealing) -> Answer:
        """Give the number of cards, and what goes into each pile."""
        return {
            "cards": len(result.deck.cards),
            "copies": result.copies,
            "row": deck.IN_THE_ROW,
            "piles": [
                {
                    "pile": pile.number,
                    "money": pile.money,
                    "scoring": pile.scoring,
                    "modules": dict(pile.extra),
                }
                for pile in result.deck.piles
            ],
            "hands": {
                name: {"each": cards.each, "unused": cards.unused}
                for name, cards in result.hands.items()
            },
        }

    def for_people(self, result: Dealing) -> str:
        """Give a line for the deck and one for each pile."""
        lines = [
            _("{cards} money cards, {copies} of each; {row} lie open.").format(
                cards=len(result.deck.cards), copies=result.copies, row=deck.IN_THE_ROW
            )
        ]
        lines += [_pile(pile) for pile in result.deck.piles]
        lines += [
            _("{title}: {each} for each player, {unused} put away.").format(
                title=_(MODULES[name].title), each=cards.each, unused=cards.unused
            )
            for name, cards in result.hands.items()
        ]
        return "\n".join(lines)


def _pile(pile: deck.Pile) -> str:
    parts = [_("a fifth of the money") if pile.money is None else counted(MONEY_CARDS, pile.money)]
    parts += [
        _("{number} × {title}").format(number=cards, title=_(MODULES[name].title))
        for name, cards in pile.extra.items()
    ]
    if pile.scoring:
        parts.append(_("scoring card {card}").format(card=pile.scoring))
    return _("Pile {number}: {parts}").format(number=pile.number, parts=", ".join(parts))


COMMAND = DealCommand()
