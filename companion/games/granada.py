"""Granada: moats for walls, prizes that grow with the cities, and ties that are always broken."""

from dataclasses import dataclass
from typing import Final

from companion.board.tiles import Kind, Tile
from companion.games.game import Border, Edition, Game, Marker
from companion.games.granada_box import BOX, SCHOOL, VALUES
from companion.games.granada_words import WORDS
from companion.games.house_rules import OF_GRANADA
from companion.modules import EXCHANGE
from companion.options import BY_THE_BOOK, Options, Rounding
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import N_, N_counted, _, counted

__all__ = ["BOX", "GRANADA", "SCHOOL", "Granada"]

AMONG_VALUES = N_counted(
    "Among {number} value from 2 to 13, {best} cannot be the highest.",
    "Among {number} values from 2 to 13, {best} cannot be the highest.",
)

SIMPLE_PRIZES: Final = ((3,), (10, 3), (18, 10, 3))

ALL_IN_ALL: Final = (
    N_counted(
        "There is {buildings} in all: place 1 pays {first}.",
        "There are {buildings} in all: place 1 pays {first}.",
    ),
    N_counted(
        "There is {buildings} in all: place 1 pays {first}, place 2 pays {second}.",
        "There are {buildings} in all: place 1 pays {first}, place 2 pays {second}.",
    ),
    N_counted(
        "There is {buildings} in all: place 1 pays {first}, place 2 pays {second},"
        " place 3 pays {third}.",
        "There are {buildings} in all: place 1 pays {first}, place 2 pays {second},"
        " place 3 pays {third}.",
    ),
)
"""Where the prizes come from, by how many places a scoring pays."""


@dataclass(frozen=True)
class Granada(Game):
    """The game in its one edition."""

    def prizes(
        self, kind: Kind, scoring: int, total: int, options: Options = BY_THE_BOOK
    ) -> tuple[int, ...]:
        """Once, twice or three times the number of that kind in all cities.

        >>> GRANADA.prizes(SCHOOL, 3, total=10)
        (30, 20, 10)
        """
        del kind
        if options.simple_scoring:
            return SIMPLE_PRIZES[scoring - 1]
        return tuple(total * times for times in range(scoring, 0, -1))

    def about_prizes(
        self, kind: Kind, scoring: int, total: int, options: Options = BY_THE_BOOK
    ) -> str:
        """The more of a kind there are, the more they pay.

        >>> GRANADA.about_prizes(SCHOOL, 3, total=10)
        'There are 10 schools in all: place 1 pays 30, place 2 pays 20, place 3 pays 10.'
        """
        if options.simple_scoring:
            return ""
        prizes = self.prizes(kind, scoring, total, options)
        places = dict(zip(("first", "second", "third"), prizes, strict=False))
        buildings = counted(kind.numbered, total)
        return counted(ALL_IN_ALL[len(prizes) - 1], total, buildings=buildings, **places)

    def tie_break(self, prices: list[int]) -> int:
        """The single highest building of the kind."""
        return max(prices)

    def why_not_best(self, best: int, count: int) -> str:
        """So many different values from 2 upwards need a highest one."""
        if count and count < best <= VALUES[-1]:
            return ""
        return counted(AMONG_VALUES, count, best=best)

    def rounding(self, options: Options = BY_THE_BOOK) -> Rounding:
        """As the table likes: the book does not say which way."""
        return options.dummy_third

    def lies_right(self, tile: Tile, marker: Marker) -> bool:
        """The side that the black marker points to."""
        return marker.shows(tile)

    def asks_marker(self, after: int) -> bool:
        """His first tiles lie even side up; later ones as the black marker shows just then."""
        return after > 0

    def setup_steps(
        self, stage: Stage, edition: Edition, options: Options
    ) -> tuple[SetupStep, ...]:
        """The common board, the black marker, the even sides up."""
        panels = (
            _("Lay the summary of the simple scoring beside the board.")
            if options.simple_scoring
            else _("Lay the two summaries of the scorings beside the board.")
        )
        steps = {
            Stage.PLAYERS: (
                SetupStep(
                    "board",
                    _("Put the board where everybody can reach a place for their reserve."),
                ),
                SetupStep(
                    "start tiles", _("Each player lays down the start tile of their colour.")
                ),
                SetupStep("counters", _("Each player puts a counter on 0 of the scoring track.")),
                SetupStep("summaries", panels),
            ),
            Stage.TILES: (
                SetupStep("tiles", _("Put the 54 tiles into the bag.")),
                SetupStep(
                    "first tiles",
                    _("Draw four tiles and lay them on slots 1 to 4 in this order, even side up."),
                ),
                SetupStep("black marker", _("Put the black marker on the odd numbers.")),
            ),
            Stage.DUMMY: (
                SetupStep(
                    "dummy",
                    _("Draw six tiles for {dummy} and lay them in view, even side up.").format(
                        dummy=edition.dummy_called(options)
                    ),
                ),
            ),
        }
        return steps.get(stage, ())


GRANADA: Final = Granada(
    name="granada",
    box=BOX,
    editions=(Edition("pablo", "Pablo", counters=1),),
    modules=(EXCHANGE,),
    border=Border(
        name="moat",
        is_first=True,
        title=N_("Moats"),
        missing=N_("{name} has no outer moat."),
        longest=N_("{name}’s longest outer moat has {edges}: {points}."),
    ),
    scorings=("A", "B", "C"),
    shares_ties=False,
    leftovers_at_once=True,
    words=WORDS,
    house_rules=OF_GRANADA,
)
