"""`first`: who begins, from the hands that were dealt."""

from argparse import ArgumentParser, Namespace

from companion.board.grid import shortened
from companion.desk.calculators.beginning import Beginning, beginning
from companion.errors import InputError
from companion.games import PLAYERS
from companion.money.cards import VALUES, DecidedBy, read_hand
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
        hands: dict[str, object] = {}
        for typed in arguments.hands:
            name, parted, hand = typed.rpartition("=")
            if not parted:
                raise InputError(
                    _('"{typed}": write a name and a hand, such as Ana=9,9,2.').format(
                        typed=shortened(typed)
                    )
                )
            if name in hands:
                raise InputError(
                    _('"{name}" is named twice; give everybody a name of their own.').format(
                        name=shortened(name)
                    )
                )
            hands[name] = hand
        return {"hands": hands}

    def solve(self, request: Request) -> Beginning:
        """Compare the hands."""
        only(request, "hands")
        hands = request.get("hands")
        if not isinstance(hands, dict) or len(hands) not in PLAYERS:
            raise InputError(_("Give the hands of two to six players, each with a name."))
        return beginning({name: _values(name, hand) for name, hand in hands.items()})

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


def _values(name: str, hand: object) -> list[int]:
    if isinstance(hand, str):
        if ":" in hand:
            return [card.value for card in read_hand(hand)]
        hand = [int(word) if word in {*"123456789"} else word for word in hand.split(",")]
    if isinstance(hand, list) and hand and all(type(v) is int and v in VALUES for v in hand):
        return hand
    raise InputError(
        _("{name}: a hand is a list of values from 1 to 9.").format(name=shortened(name))
    )


COMMAND = FirstCommand()
