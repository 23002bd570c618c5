"""Granada: nine kinds on 54 two-sided tiles, moats for walls, prizes that grow with the city."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from companion.board.faults import FaultCode
from companion.board.tiles import Box, Kind, Tile
from companion.errors import RuleError
from companion.games.game import Border, Edition, Game, Marker
from companion.modules import EXCHANGE
from companion.options import BY_THE_BOOK, Options, Rounding
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import N_, N_counted, _, counted, listed

ARENA: Final = Kind(
    "arena", "Ar", N_("Arenas"), N_("arena"), N_counted("{number} arena", "{number} arenas")
)
BATH_HOUSE: Final = Kind(
    "bath_house",
    "Ba",
    N_("Bath houses"),
    N_("bath house"),
    N_counted("{number} bath house", "{number} bath houses"),
)
LIBRARY: Final = Kind(
    "library",
    "Li",
    N_("Libraries"),
    N_("library"),
    N_counted("{number} library", "{number} libraries"),
)
HOSTEL: Final = Kind(
    "hostel", "Ho", N_("Hostels"), N_("hostel"), N_counted("{number} hostel", "{number} hostels")
)
HOSPITAL: Final = Kind(
    "hospital",
    "Hp",
    N_("Hospitals"),
    N_("hospital"),
    N_counted("{number} hospital", "{number} hospitals"),
)
MARKET: Final = Kind(
    "market", "Ma", N_("Markets"), N_("market"), N_counted("{number} market", "{number} markets")
)
PARK: Final = Kind(
    "park", "Pa", N_("Parks"), N_("park"), N_counted("{number} park", "{number} parks")
)
SCHOOL: Final = Kind(
    "school", "Sc", N_("Schools"), N_("school"), N_counted("{number} school", "{number} schools")
)
DISTRICT: Final = Kind(
    "district",
    "Di",
    N_("Districts"),
    N_("district"),
    N_counted("{number} district", "{number} districts"),
)

VALUES = range(2, 14)
"""Each kind has one face of each value."""
MOST_MOATS = 3

Face = tuple[Kind, int]


@dataclass(frozen=True, eq=False)
class GranadaBox(Box):
    """108 faces on 54 tiles; which two share a tile is not published, so a table may tell."""

    pairs: tuple[tuple[Tile, Tile], ...] = ()
    """The tiles that are known with both their sides, the even one first."""

    def __post_init__(self) -> None:
        """Refuse pairs that cannot be the two sides of a tile."""
        faces = [_face(side) for pair in self.pairs for side in pair]
        if len(set(faces)) < len(faces):
            raise RuleError(_("One of these sides is already known with another back."))
        for even, odd in self.pairs:
            _refuse_unlike(even, odd)

    def with_pair(self, side: Tile, back: Tile) -> Self:
        """The same box, told that two faces are one tile.

        >>> box = BOX.with_pair(BOX.read("Sc11e"), BOX.read("Pa10e"))
        >>> box.piece(box.read("Sc11e")) == box.piece(box.read("Pa10e"))
        True
        """
        even, odd = sorted((side, back), key=lambda tile: tile.price)
        return replace(self, pairs=(*self.pairs, (even, odd)))

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """Both sides of the tiles that are known."""
        return tuple(side for pair in self.pairs for side in pair)

    @cached_property
    def _known(self) -> Mapping[Face, tuple[Tile, Tile]]:
        return {_face(side): pair for pair in self.pairs for side in pair}

    def back_of(self, tile: Tile) -> Tile | None:
        """The other side of a tile, when it is known."""
        even, odd = self._known.get(_face(tile), (None, None))
        return odd if even and _face(even) == _face(tile) else even

    def verify_back(self, tile: Tile, back: Tile) -> None:
        """Refuse what cannot be, or is known not to be, the other side of a tile."""
        known = (self.back_of(tile), self.back_of(back))
        if known not in ((None, None), (back, tile)):
            raise RuleError(_("One of these sides is already known with another back."))
        _refuse_unlike(*sorted((tile, back), key=lambda side: side.price))

    def misprint(self, tile: Tile) -> FaultCode | None:
        """Any value from 2 to 13 with up to three moats, unless the tile is known better."""
        if tile.price not in VALUES or len(tile.walls) > MOST_MOATS or tile.hut:
            return FaultCode.NO_SUCH_TILE
        pair = self._known.get(_face(tile))
        if pair is None or tile in pair:
            return None
        return FaultCode.UPSIDE_DOWN if tile.turned_round in pair else FaultCode.NO_SUCH_TILE

    def piece(self, tile: Tile) -> Hashable:
        """Each kind-and-value occurs once; two faces that are known as one tile are one piece."""
        even, _odd = self._known.get(_face(tile), (tile, None))
        return _face(even)

    def most(self, kind: Kind) -> int:
        """One of each value."""
        del kind
        return len(VALUES)


def _face(tile: Tile) -> Face:
    return tile.kind, tile.price


def _refuse_unlike(even: Tile, odd: Tile) -> None:
    """Refuse two faces that no tile has: an even value, the next odd one, the same moats."""
    if even.price % 2 or odd.price != even.price + 1:
        raise RuleError(
            _("A tile with an even value has the next odd value on its back, such as 10 and 11.")
        )
    if even.kind is odd.kind:
        raise RuleError(_("The two sides of a tile show different kinds of building."))
    if even.walls != odd.walls:
        raise RuleError(_("The moats are on the same edges of both sides of a tile."))


BOX: Final = GranadaBox(
    kinds=(ARENA, BATH_HOUSE, LIBRARY, HOSTEL, HOSPITAL, MARKET, PARK, SCHOOL, DISTRICT), size=54
)

SIMPLE_PRIZES: Final = ((3,), (10, 3), (18, 10, 3))


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
        'There are 10 schools in all; the places pay 30, 20 and 10.'
        """
        if options.simple_scoring:
            return ""
        prizes = [str(prize) for prize in self.prizes(kind, scoring, total, options)]
        number = counted(kind.numbered, total)
        if len(prizes) == 1:
            return _("There are {buildings} in all; place 1 pays {prize}.").format(
                buildings=number, prize=prizes[0]
            )
        return _("There are {buildings} in all; the places pay {prizes}.").format(
            buildings=number, prizes=listed(prizes)
        )

    def tie_break(self, prices: list[int]) -> int:
        """The single highest building of the kind."""
        return max(prices)

    def why_not_best(self, best: int, count: int) -> str:
        """So many different values from 2 upwards need a highest one."""
        if count and count < best <= VALUES[-1]:
            return ""
        return _("Among {count} values from 2 to 13, {best} cannot be the highest.").format(
            count=count, best=best
        )

    def rounding(self, options: Options = BY_THE_BOOK) -> Rounding:
        """As the table likes: the book does not say which way."""
        return options.dummy_third

    def lies_right(self, tile: Tile, marker: Marker) -> bool:
        """The side that the black marker points to."""
        return marker.shows(tile)

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
        title=N_("Moats"),
        missing=N_("{name} has no outer moat."),
        longest=N_("{name}'s longest outer moat has {edges}: {points}."),
    ),
    scorings=("A", "B", "C"),
    shares_ties=False,
    leftovers_at_once=True,
)
