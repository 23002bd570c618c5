"""Alhambra: six kinds, 54 tiles, and prizes that grow from scoring to scoring."""

import csv
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from companion.board.faults import FaultCode
from companion.board.tiles import Box, Kind, Tile
from companion.games.alhambra_words import WORDS
from companion.games.game import Border, Edition, Game, Marker
from companion.games.house_rules import OF_ALHAMBRA
from companion.modules import MODULES
from companion.options import BY_THE_BOOK, Options, Rounding
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import N_, N_counted, _

PAVILION: Final = Kind(
    "pavilion",
    "P",
    N_("Pavilions"),
    N_("pavilion"),
    N_counted("{number} pavilion", "{number} pavilions"),
)
SERAGLIO: Final = Kind(
    "seraglio",
    "S",
    N_("Seraglios"),
    N_("seraglio"),
    N_counted("{number} seraglio", "{number} seraglios"),
)
ARCADES: Final = Kind(
    "arcades", "A", N_("Arcades"), N_("arcades"), N_counted("{number} arcade", "{number} arcades")
)
CHAMBERS: Final = Kind(
    "chambers",
    "C",
    N_("Chambers"),
    N_("chambers"),
    N_counted("{number} chamber", "{number} chambers"),
)
GARDEN: Final = Kind(
    "garden", "G", N_("Gardens"), N_("garden"), N_counted("{number} garden", "{number} gardens")
)
TOWER: Final = Kind(
    "tower", "T", N_("Towers"), N_("tower"), N_counted("{number} tower", "{number} towers")
)


@dataclass(frozen=True, eq=False)
class AlhambraBox(Box):
    """The 54 tiles, each of them once, as published."""

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles, by kind, price and walls."""
        with Path(__file__).with_name("alhambra_tiles.csv").open(newline="") as rows:
            return tuple(
                Tile(self.by_name[row["kind"]], int(row["price"]), row["walls"].lower())
                for row in csv.DictReader(rows)
            )

    @cached_property
    def _known(self) -> frozenset[Tile]:
        return frozenset(self.tiles)

    @cached_property
    def _numbers(self) -> Counter[Kind]:
        return Counter(tile.kind for tile in self.tiles)

    def misprint(self, tile: Tile) -> FaultCode | None:
        """No tile but the 54, the right way up. What is printed on the huts is not published."""
        if tile.hut or tile in self._known:
            return None
        upside_down = tile.turned_round in self._known
        return FaultCode.UPSIDE_DOWN if upside_down else FaultCode.NO_SUCH_TILE

    def piece(self, tile: Tile) -> Hashable:
        """Kind, price and walls occur together only once."""
        return tile

    def most(self, kind: Kind) -> int:
        """How many tiles of a kind there are."""
        return self._numbers[kind]

    def prices(self, kind: Kind) -> tuple[int, ...]:
        """The prices on the tiles of a kind, each once."""
        return tuple(sorted({tile.price for tile in self.tiles if tile.kind is kind}))


BOX: Final = AlhambraBox(
    kinds=(PAVILION, SERAGLIO, ARCADES, CHAMBERS, GARDEN, TOWER),
    size=54,
    huts={PAVILION: 3, SERAGLIO: 3, ARCADES: 4, CHAMBERS: 4, GARDEN: 5, TOWER: 5},
)

PRIZES: Final = {
    PAVILION: ((1,), (8, 1), (16, 8, 1)),
    SERAGLIO: ((2,), (9, 2), (17, 9, 2)),
    ARCADES: ((3,), (10, 3), (18, 10, 3)),
    CHAMBERS: ((4,), (11, 4), (19, 11, 4)),
    GARDEN: ((5,), (12, 5), (20, 12, 5)),
    TOWER: ((6,), (13, 6), (21, 13, 6)),
}


@dataclass(frozen=True)
class Alhambra(Game):
    """The base game in its three editions."""

    def prizes(
        self, kind: Kind, scoring: int, total: int, options: Options = BY_THE_BOOK
    ) -> tuple[int, ...]:
        """Fixed prizes, dearer kinds paying more.

        >>> ALHAMBRA.prizes(TOWER, 2, total=9)
        (13, 6)
        """
        del total, options
        return PRIZES[kind][scoring - 1]

    def tie_break(self, prices: list[int]) -> int:
        """Nothing: price is irrelevant, and tied players share."""
        del prices
        return 0

    def why_not_best(self, best: int, count: int) -> str:
        """No price is of any use."""
        del best, count
        return _("Prices break no ties in this game; leave the highest ones out.")

    def rounding(self, options: Options = BY_THE_BOOK) -> Rounding:
        """Down, as three books say."""
        del options
        return Rounding.DOWN

    def lies_right(self, tile: Tile, marker: Marker) -> bool:
        """Tiles have one side."""
        del tile, marker
        return True

    def setup_steps(
        self, stage: Stage, edition: Edition, options: Options
    ) -> tuple[SetupStep, ...]:
        """Counters and tiles, from a bag or a tower."""
        counters = (
            _("Each player puts the counter on 0 of the scoring track.")
            if edition.counters == 1
            else _("Each player puts one counter on the start tile, the other on the track.")
        )
        tiles = (
            _("Shuffle the 54 tiles face down and stack them in the dispenser.")
            if edition.has_dispenser
            else _("Put the 54 tiles into the bag.")
        )
        steps = {
            Stage.PLAYERS: (
                SetupStep(
                    "market",
                    _("Put the market in the middle of the table and the scoring track beside it."),
                ),
                SetupStep(
                    "start tiles", _("Each player lays down the start tile of their colour.")
                ),
                SetupStep("counters", counters),
                SetupStep("reserve boards", _("Each player lays down a reserve board.")),
            ),
            Stage.TILES: (
                SetupStep("tiles", tiles),
                SetupStep(
                    "first tiles",
                    _("Draw four tiles and lay them on slots 1 to 4 in this order."),
                ),
            ),
            Stage.DUMMY: (
                SetupStep(
                    "dummy",
                    _("Draw six tiles for {dummy} and lay them face up in view.").format(
                        dummy=edition.dummy_called(options)
                    ),
                ),
            ),
        }
        return steps.get(stage, ())


ALHAMBRA: Final = Alhambra(
    name="alhambra",
    box=BOX,
    editions=(
        Edition("dirk", "Dirk"),
        Edition("boabdil", "Boabdil", counters=1, has_dispenser=True),
        Edition("marek", "Marek", language="pl"),
    ),
    modules=tuple(MODULES.values()),
    border=Border(
        name="wall",
        is_first=False,
        title=N_("Walls"),
        missing=N_("{name} has no outer wall."),
        longest=N_("{name}’s longest outer wall has {edges}: {points}."),
    ),
    scorings=("1", "2", "3"),
    shares_ties=True,
    leftovers_at_once=False,
    words=WORDS,
    house_rules=OF_ALHAMBRA,
)
