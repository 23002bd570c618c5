"""Cards in hand: bonus cards shown and taken back, and money told for the last tiles."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from companion.board.tile_words import tile_words
from companion.errors import RuleError
from companion.modules import BONUS
from companion.modules.bonus import DEALT, verify_shown
from companion.money.cards import Currency
from companion.record.events.event import Act, read_tile
from companion.record.play import Play
from companion.record.seat import Seat
from companion.words import N_counted, _, counted

ALL_SHOWN = N_counted(
    "Each player was dealt {number} bonus card, so {name} cannot show more.",
    "Each player was dealt {number} bonus cards, so {name} cannot show more.",
)


class BonusShown(Act):
    """A player showed the bonus card for a tile in their palace."""

    did: Literal["bonus-shown"] = "bonus-shown"
    tile: str

    def verify(self, play: Play) -> None:
        """Refuse a card that does not count, that lies open already, or one too many."""
        seat, tile = self.seat(play), read_tile(play, self.tile)
        if BONUS in play.modules and seat.by_counts:
            raise RuleError(
                _(
                    "{name}’s numbers are typed, and they include what bonus cards add; count the"
                    " card there."
                ).format(name=seat.name)
            )
        verify_cards(play, replace(seat, shown=(*seat.shown, tile)))

    def carried_out(self, play: Play) -> Play:
        """Show the card."""
        seat = play.seat(self.player)
        return play.with_seat(replace(seat, shown=(*seat.shown, read_tile(play, self.tile))))

    def in_words(self, play: Play) -> str:
        """Name the card."""
        return _("bonus card {tile} shown").format(tile=tile_words(read_tile(play, self.tile)))


class BonusTakenBack(Act):
    """A player took a bonus card back to their hand."""

    did: Literal["bonus-taken-back"] = "bonus-taken-back"
    tile: str

    def verify(self, play: Play) -> None:
        """Refuse a card that is not shown."""
        seat, tile = self.seat(play), read_tile(play, self.tile)
        if tile not in seat.shown:
            raise RuleError(
                _("{name} shows no bonus card for {tile}.").format(
                    name=seat.name, tile=tile_words(tile)
                )
            )

    def carried_out(self, play: Play) -> Play:
        """Take the card back."""
        seat, tile = play.seat(self.player), read_tile(play, self.tile)
        shown = tuple(each for each in seat.shown if each != tile)
        return play.with_seat(replace(seat, shown=shown))

    def in_words(self, play: Play) -> str:
        """Name the card."""
        return _("bonus card {tile} taken back").format(tile=tile_words(read_tile(play, self.tile)))


class MoneyTold(Act):
    """A player told how much money they have, for the tiles that are left."""

    did: Literal["money-told"] = "money-told"
    money: Mapping[Currency, Annotated[int, Field(ge=0, le=999)]]

    def verify(self, play: Play) -> None:
        """Refuse once the last round is scored."""
        self.seat(play)

    def carried_out(self, play: Play) -> Play:
        """Remember the sums; money changes nothing that is scored."""
        after = play.with_seat(replace(play.seat(self.player), money=dict(self.money)))
        return replace(after, touched=play.touched)

    def in_words(self, play: Play) -> str:
        """Say whose."""
        return _("{name}’s money told").format(name=self.name(play))


def verify_cards(play: Play, seat: Seat) -> None:
    """Refuse what a player would show: cards that do not count, that lie open, or too many."""
    if seat.shown and BONUS not in play.modules:
        raise RuleError(_("This table plays without bonus cards."))
    others = [tile for other in play.seats if other.colour != seat.colour for tile in other.shown]
    for tile, times in Counter(seat.shown).items():
        if times > 1 or tile in others:
            raise RuleError(
                _("The bonus card for {tile} is shown already; there is only one.").format(
                    tile=tile_words(tile)
                )
            )
    verify_shown(play.game.box, seat.player)
    if len(seat.shown) > (dealt := DEALT[len(play.seats)]):
        raise RuleError(counted(ALL_SHOWN, dealt, name=seat.name))
