"""Whether a bonus card counts now: whose it is, and where its tile lies."""

from typing import Annotated, ClassVar, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.players import Player
from companion.board.tile_words import heading
from companion.board.tiles import Tile
from companion.desk.calculators.bonus_card import CardState, bonus_card
from companion.drafts.calculators.page import (
    Ask,
    OneOfMany,
    Paper,
    Reckoning,
    Reply,
    TilesLying,
)
from companion.games.alhambra import ALHAMBRA, BOX
from companion.modules.bonus import cards
from companion.record import Play
from companion.words import N_, _

WHERE = {
    CardState.COUNTS: N_("In my palace"),
    CardState.IN_RESERVE: N_("In my reserve"),
    CardState.WORTHLESS: N_("Somebody else has it"),
    CardState.NOT_YET: N_("Nobody has it yet"),
}


class Owner(BaseModel):
    """What somebody at the running game has."""

    model_config = ConfigDict(frozen=True)

    name: str
    lying: str
    reserve: tuple[str, ...] = ()


class CardNow(Reckoning):
    """A card, and where its tile lies: told, or seen in the running game."""

    name: ClassVar[str] = "bonus"
    title: ClassVar[str] = N_("Does this bonus card count?")
    about: ClassVar[str] = N_("Now, with its tile where it lies")

    card: str = cards(BOX)[0].code
    where: CardState = CardState.COUNTS
    owners: tuple[Owner, ...] = ()
    """Everybody at the running game whose palace was entered."""
    elsewhere: tuple[str, ...] = ()
    """What the third hand has."""
    owner: Annotated[int, Field(ge=0)] = 0

    @model_validator(mode="after")
    def _verify(self) -> Self:
        """Refuse what another version may have kept."""
        if self.tile not in cards(BOX) or self.owner >= max(1, len(self.owners)):
            raise ValueError(self.card)
        return self

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Begin with the palaces of the running game, if it is played with such tiles."""
        if play is None or play.game.name != ALHAMBRA.name:
            return cls()
        return cls(
            owners=tuple(
                Owner(
                    name=seat.name,
                    lying=seat.city.text,
                    reserve=tuple(tile.code for tile in seat.reserve),
                )
                for seat in play.seats
                if not seat.by_counts
            ),
            elsewhere=tuple(tile.code for tile in play.dummy_tiles),
        )

    @property
    def tile(self) -> Tile:
        """The tile on the card."""
        return BOX.read(self.card)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """Which card, and whose it is or where its tile lies."""
        return (
            Paper((self._whose(),)),
            Paper(
                (
                    TilesLying(
                        heading(self.tile),
                        cards(BOX),
                        lambda tile: self.but(card=tile.code),
                        chosen=(self.tile,),
                    ),
                ),
                _("The card"),
            ),
        )

    @property
    def reply(self) -> Reply:
        """Whether it counts, and why."""
        owner, others = self._as_they_lie()
        found = bonus_card(BOX, self.tile, owner, others)
        counts = found.state is CardState.COUNTS
        return Reply(
            _("Yes, it counts") if counts else _("No, not now"),
            found.state.sentence,
            (found.ruling,),
            allowed=counts,
        )

    def _whose(self) -> Ask:
        if self.owners:
            return OneOfMany(
                _("Whose card"),
                [(str(place), owner.name) for place, owner in enumerate(self.owners)],
                str(self.owner),
                lambda place: self.but(owner=int(place)),
            )
        return OneOfMany(
            _("Where its tile lies"),
            [(state.value, _(words)) for state, words in WHERE.items()],
            self.where.value,
            lambda state: self.but(where=CardState(state)),
        )

    def _as_they_lie(self) -> tuple[Player, list[Tile]]:
        if self.owners:
            players = [_player(owner) for owner in self.owners]
            others = [tile for player in players for tile in player.tiles]
            return players[self.owner], [*others, *map(BOX.read, self.elsewhere)]
        alone = City(BOX)
        if self.where is CardState.COUNTS:
            alone = alone.with_tile(Cell(1, 0), self.tile)
        reserve = (self.tile,) if self.where is CardState.IN_RESERVE else ()
        others = [self.tile] if self.where is CardState.WORTHLESS else []
        return Player("", alone, reserve), others


def _player(owner: Owner) -> Player:
    reserve = tuple(BOX.read(code) for code in owner.reserve)
    return Player(owner.name, City.parse(owner.lying, BOX), reserve)
