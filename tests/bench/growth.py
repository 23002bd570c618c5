"""How what is measured grows with the number of tiles, players, events and games."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from companion.board.fitting import whole_map
from companion.board.players import Player
from companion.games.alhambra import ALHAMBRA, BOX
from companion.record import Record
from companion.scoring import explain
from companion.table.table import Table
from tests.bench.bench import seconds
from tests.bench.engine import fresh, grown
from tests.bench.store import long_game, store_of


@dataclass(frozen=True)
class Growth:
    """Something that is measured several times, each time with more of something."""

    name: str
    title: str
    of: str
    numbers: tuple[int, ...]
    made: Callable[[int], Callable[[], object]]

    def points(self) -> list[tuple[int, float]]:
        """Each number with the seconds that it takes."""
        return [(number, seconds(self.made(number))) for number in self.numbers]


def map_of(tiles):
    city = grown(tiles, seed=2)
    return lambda: whole_map(fresh(city), BOX.tiles)


def round_of(players):
    taken, seats = frozenset(), []
    for number in range(players):
        city = grown(8, seed=number, without=taken)
        taken |= {tile for _, tile in city}
        seats.append((f"player {number}", city))
    return lambda: explain.whole_round(
        Table(ALHAMBRA, tuple(Player(name, fresh(city)) for name, city in seats)).score(3)
    )


def log_of(events):
    told = long_game().events[:events]
    return lambda: Record.replay(told, trusted=True).play


def statistics_of(games):
    store = store_of(games)

    def counted_anew():
        store._counted = None
        return store.statistics().players

    return counted_anew


GROWTHS = (
    Growth("tiles", "The whole map", "tiles in the palace", (5, 10, 20, 30, 40, 54), map_of),
    Growth("players", "A round with explanations", "players", (2, 3, 4, 5, 6), round_of),
    Growth("events", "A log replayed", "events", (25, 50, 100, 200, 400), log_of),
    Growth("games", "Statistics", "games", (10, 500, 1000, 2500, 5000), statistics_of),
)


def plot(growth: Growth, points: list[tuple[int, float]]) -> str:
    """A small picture of it, as SVG."""
    wide, high, edge = 300, 160, 36
    most, longest = max(number for number, _ in points), max(taken for _, taken in points)
    at = [
        (
            edge + number / most * (wide - 2 * edge),
            high - edge - taken / longest * (high - 2 * edge),
        )
        for number, taken in points
    ]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in at)
    dots = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="#0f5c66"/>' for x, y in at)
    axes = f"M{edge} {edge - 8}V{high - edge}H{wide - edge}"
    text = '<text font-family="sans-serif" font-size="11" fill="#2b2417" '
    return "\n".join(
        chain(
            (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">',),
            (f'<rect width="{wide}" height="{high}" fill="#fbf6ec"/>',),
            (f'{text}x="{edge}" y="16">{growth.title}: {longest * 1e3:.2g} ms at most</text>',),
            (f'{text}x="{edge}" y="{high - 12}">0 to {most} {growth.of}</text>',),
            (f'<path d="{axes}" fill="none" stroke="#8d6f52"/>',),
            (f'<polyline points="{line}" fill="none" stroke="#0f5c66" stroke-width="2"/>', dots),
            ("</svg>", ""),
        )
    )
