"""`first`: who begins, from the hands that were dealt."""

from argparse import ArgumentParser, Namespace

from companion.desk.calculators.beginning import Beginning, beginning
from companion.errors import InputError
from companion.games import PLAYERS
from companion.input.bounds import refuse_longer, refuse_more
from companion.input.names import read_name, refuse_same
from companion.input.quoting import quoted
from companion.money.cards import MOST_CARDS, VALUES, DecidedBy, read_hand
from companion.terminal.commands.asking import only
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _


class FirstCommand(Command[Beginning]):
    """Who begins?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take everybody's hand."""
        parser.add_argument(
            "hands", nargs="+", metavar="NAME=HAND", help=_("such as Ana=9,9,2 or Leo=blue:9,8,4")
        )

    def request(self, arguments: Namespace) -> Request:
        """Part names and hands."""
        names, hands = [], []
        for typed in arguments.hands:
            name, parted, hand = typed.rpartition("=")
            if not parted:
                raise InputError(
                    _('"{typed}": write a name and a hand, such as Ana=9,9,2.').format(
                        typed=quoted(typed)
                    )
                )
            names.append(name)
            hands.append(hand)
        refuse_same(names)
        return {"hands": dict(zip(names, hands, strict=True))}

    def solve(self, request: Request) -> Beginning:
        """Compare the hands."""
        only(request, "hands")
        hands = request.get("hands")
        if not isinstance(hands, dict) or len(hands) not in PLAYERS:
            raise InputError(_("Give the hands of two to six players, each with a name."))
        refuse_same(hands)
        return beginning({_name(name): _values(name, hand) for name, hand in hands.items()})

    def for_programs(self, result: Beginning) -> Answer:
        """Name who begins; or, where only age decides, those who are tied."""
        first = result.first
        tied = first.decided_by is DecidedBy.YOUNGEST
        return {
            "first": None if tied else first.names[0],
            "tied": list(first.names) if tied else [],
            "by": first.decided_by.value,
        }

    def for_people(self, result: Beginning) -> str:
        """Say it in a sentence."""
        return result.sentence


def _name(given: str) -> str:
    return read_name(given, f'hands → "{quoted(given)}"')


def _values(name: str, hand: object) -> list[int]:
    if isinstance(hand, str):
        refuse_longer(hand, name)
        if ":" in hand:
            return [card.value for card in read_hand(hand)]
        hand = [int(word) if word in {*"123456789"} else word for word in hand.split(",")]
    if isinstance(hand, list):
        refuse_more(hand, quoted(name), MOST_CARDS)
    if isinstance(hand, list) and hand and all(type(v) is int and v in VALUES for v in hand):
        return hand
    raise InputError(_("{name}: a hand is a list of values from 1 to 9.").format(name=quoted(name)))


COMMAND = FirstCommand()
