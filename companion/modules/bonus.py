"""Bonus cards: one more building for whoever has the very tile that a card shows."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from companion.board.city import City
from companion.board.players import Player
from companion.board.tiles import Box, Kind, Tile
from companion.errors import RuleError
from companion.modules.module import Dealt, Extra, Module
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import N_, N_counted, _, counted

DEALT = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}
"""How many cards each player gets, by the number of players."""

MORE_SHOWN = N_counted(
    "{name} shows {number} bonus card; each was dealt {dealt}.",
    "{name} shows {number} bonus cards; each was dealt {dealt}.",
)


def cards(box: Box) -> tuple[Tile, ...]:
    """The tiles that have a card: those without any wall.

    >>> from companion.games import alhambra
    >>> " ".join(tile.code for tile in cards(alhambra.BOX))
    'P8 S9 A9 A10 C10 C11 G10 G11 T11 T12'
    """
    return tuple(tile for tile in box.tiles if not tile.walls)


def verify_shown(box: Box, player: Player) -> None:
    """Refuse a card that does not exist or whose very tile does not stand in the palace."""
    standing = player.laid
    for card in player.shown:
        if card not in cards(box):
            raise RuleError(
                _(
                    '{name}: there is no bonus card for "{tile}"; they show the tiles without'
                    " any wall."
                ).format(name=player.name, tile=card.code)
            )
        if card not in standing:
            raise RuleError(
                _(
                    '{name}: the bonus card for "{tile}" counts only while that very tile stands'
                    " in the palace; it goes back to the hand."
                ).format(name=player.name, tile=card.code)
            )


class ShownCard(Extra):
    """A bonus card whose tile stands in the palace."""

    def reason(self, name: str) -> str:
        """Name the card."""
        return _("{name}’s bonus card for {building} {price} counts as {buildings}.").format(
            name=name,
            building=_(self.kind.noun),
            price=self.tile.price,
            buildings=counted(self.kind.numbered, self.number),
        )


class Bonus(Module):
    """Ten cards, dealt face down; a card is shown whenever its owner likes."""

    name = "bonus"
    title = N_("Bonus cards")
    at_the_table = N_("A tile whose card you show counts twice.")
    in_the_app = N_("Says so when their tile is laid, and asks before each scoring.")
    stage = Stage.HANDS

    def setup_steps(self, box: Box, players: int) -> tuple[SetupStep, ...]:
        """Deal, and put the rest away."""
        dealt = self.dealt(box, players)
        deal = SetupStep(
            "bonus cards dealt",
            _("Shuffle the bonus cards and deal {number} to each player, face down.").format(
                number=dealt.each
            ),
        )
        if dealt.unused:
            away = SetupStep("other bonus cards", _("Put the other bonus cards away unseen."))
            return deal, away
        return (deal,)

    def dealt(self, box: Box, players: int) -> Dealt:
        """Three, two or one each, by the number of players."""
        each = DEALT[players]
        return Dealt(each, len(cards(box)) - players * each)

    def is_used_by(self, player: Player) -> bool:
        """Whether somebody shows a card."""
        return bool(player.shown)

    def verify(self, box: Box, players: Sequence[Player]) -> None:
        """Refuse cards that do not count, cards shown twice, and more cards than were dealt."""
        dealt = DEALT[len(players)]
        for player in players:
            verify_shown(box, player)
            if len(player.shown) > dealt:
                raise RuleError(
                    counted(MORE_SHOWN, len(player.shown), name=player.name, dealt=dealt)
                )
        _refuse_twice(card for player in players for card in player.shown)

    def extras(self, city: City, shown: Collection[Tile]) -> Iterator[Extra]:
        """One more for each card whose tile stands in the palace."""
        for cell, tile in city:
            if tile in shown:
                yield ShownCard(tile, cell, number=1)

    def more_for_one(self, box: Box, kind: Kind, players: int) -> int:
        """No more cards than were dealt to one player."""
        del box, kind
        return DEALT[players]

    def more_for_all(self, box: Box, kind: Kind) -> int:
        """The cards of a kind."""
        return sum(card.kind is kind for card in cards(box))


def _refuse_twice(shown: Iterable[Tile]) -> None:
    for card, number in Counter(shown).items():
        if number > 1:
            raise RuleError(
                _('The bonus card for "{tile}" is shown twice; there is only one.').format(
                    tile=card.code
                )
            )


BONUS = Bonus()
