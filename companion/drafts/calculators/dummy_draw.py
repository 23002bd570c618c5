"""The dummy's draw: after which scoring, and how many tiles there are in the bag."""

from typing import Annotated, ClassVar, Self

from pydantic import Field

from companion.board.tile_words import TILES
from companion.desk.calculators.dummy_draw import dummy_draw
from companion.drafts.calculators.of_game import OfGame
from companion.drafts.calculators.page import Counting, OneOfFew, Paper, Reply
from companion.games.alhambra import BOX
from companion.record import Play
from companion.stages.dummy import DRAWS
from companion.words import N_, _, counted

FULL = BOX.size
FIRST_BAG = 44
"""How many tiles two players have in the bag after setting up."""


class DrawAfter(OfGame):
    """When he draws, and from how many tiles."""

    name: ClassVar[str] = "draw"
    title: ClassVar[str] = N_("The third hand’s draw")
    about: ClassVar[str] = N_("How many tiles, and why")

    after: Annotated[int, Field(ge=DRAWS[0], le=DRAWS[-1])] = DRAWS[-1]
    bag: Annotated[int, Field(ge=0, le=FULL)] = FIRST_BAG

    @classmethod
    def of(cls, play: Play | None) -> Self:
        """Begin with the next draw and the bag of the running game."""
        if play is None:
            return cls()
        begun = cls.in_game(play, after=min(len(play.draws), DRAWS[-1]))
        return begun if play.bag is None else begun.but(bag=play.bag)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """When, from how many, and how Granada rounds."""
        when = self.played.words.dummy.when
        asks = [
            *self.which_game,
            OneOfFew(
                _("When"),
                [(str(after), _(when[after])) for after in DRAWS],
                str(self.after),
                lambda after: self.but(after=int(after)),
            ),
            Counting(_("Tiles in the bag"), self.bag, 0, FULL, lambda number: self.but(bag=number)),
            *self.house_rules("dummy_third"),
        ]
        return (Paper(tuple(asks)),)

    @property
    def reply(self) -> Reply:
        """How many, and why."""
        drawn = dummy_draw(self.played, self.after, self.bag, self.options)
        return Reply(counted(TILES, drawn.number), drawn.sentence, (drawn.ruling,))
