"""The engine: walls, the whole map, a round, a payment, beside the naive way; the rules desk."""

import itertools
import random

from companion.board.city import City
from companion.board.fitting import whole_map
from companion.board.players import Player
from companion.board.wall import longest_wall
from companion.desk.rulings import RULINGS
from companion.desk.search.index import Index
from companion.games.alhambra import ALHAMBRA, BOX
from companion.money.cards import Currency, ExchangeCard, read_hand
from companion.money.payment import ways_to_pay
from companion.scoring import explain
from companion.table.table import Table
from tests.bench import former_wall
from tests.bench.bench import Bench
from tests.companion import naive
from tests.companion.palaces import plain


def grown(tiles, seed, without=frozenset()):
    """A palace grown at random within the rules, of tiles that lie nowhere else."""
    chance, city, left = random.Random(seed), City(BOX), [*BOX.tiles]
    left = [tile for tile in left if tile not in without]
    while len(city) < tiles:
        choices = [(cell, tile) for cell, fit in whole_map(city, left).items() for tile in fit]
        if not choices:
            return grown(tiles, seed + 1, without)
        city = city.with_tile(*chance.choice(choices))
    return city


def table():
    """Six players who have built eight tiles each, every tile but once."""
    players, taken = [], frozenset()
    for number in range(6):
        city = grown(8, seed=number, without=taken)
        taken |= {tile for _, tile in city}
        players.append(Player(f"player {number}", city))
    return Table(ALHAMBRA, tuple(players))


def fresh(city):
    """The same palace with nothing remembered from the last time."""
    return City(BOX, city.tiles)


FOURTEEN, TWENTY, SIX = grown(14, seed=1), grown(20, seed=2), table()
LARGEST = grown(54, seed=5)
PLAIN_FOURTEEN, PLAIN_TWENTY = plain(FOURTEEN), plain(TWENTY)
HAND = read_hand("blue:1,2,3,4,5,6,7,8,9,1,2 yellow:1,2,3,4,5,6,7,8,9")
BLUE_YELLOW = ExchangeCard.parse("blue-yellow")


def naive_map():
    unseen = [code for code in naive.all_codes() if code not in PLAIN_TWENTY.values()]
    return {code: naive.spots(PLAIN_TWENTY, code) for code in unseen}


ASKED = "is a gap of two squares allowd in my palace"
KNOWN = Index(RULINGS.values())


def search_anew():
    """Search with nothing remembered from what was typed before."""
    KNOWN._alike.cache_clear()
    return KNOWN.scores(ASKED)


def whole_round():
    laid = Table(ALHAMBRA, tuple(Player(who.name, fresh(who.built)) for who in SIX.players))
    return explain.whole_round(laid.score(3))


def naive_round():
    palaces = [plain(player.built) for player in SIX.players]
    walls = [naive.wall(palace) for palace in palaces]
    counts = [[sum(code[0] == k for code in p.values()) for p in palaces] for k in "PSACGT"]
    return walls, [naive.majority(number, 3, each) for number, each in enumerate(counts)]


def naive_payment():
    return {
        cards
        for number in range(1, len(HAND) + 1)
        for cards in itertools.combinations(HAND, number)
        if sum(card.value for card in cards) == 13
    }


BENCHES = (
    Bench(
        "the wall of a palace of 14 tiles",
        lambda: longest_wall(FOURTEEN),
        aim=30e-6,
        naive=lambda: naive.wall(PLAIN_FOURTEEN),
    ),
    Bench(
        "the wall of a palace of 54 tiles",
        lambda: longest_wall(LARGEST),
        aim=100e-6,
        naive=lambda: former_wall.longest_wall(LARGEST),
        share=1 / 2,
        beside="as it was reckoned before",
    ),
    Bench(
        "the whole map of 20 tiles: every unseen tile, every place",
        lambda: whole_map(fresh(TWENTY), BOX.tiles),
        aim=8e-3,
        naive=naive_map,
        share=1 / 5,
    ),
    Bench(
        "the third round of six players, with explanations",
        whole_round,
        aim=1e-3,
        naive=naive_round,
    ),
    Bench(
        "every exact way to pay 13 from 20 cards of two currencies",
        lambda: ways_to_pay(13, Currency.BLUE, HAND, [BLUE_YELLOW]),
        aim=50e-3,
        naive=naive_payment,
    ),
    Bench(
        "two thousand ways to pay 45, dearer than any tile",
        lambda: ways_to_pay(45, Currency.BLUE, HAND, [BLUE_YELLOW]),
        aim=50e-3,
    ),
    Bench(
        "the index of all rulings, built once",
        lambda: Index(RULINGS.values()),
        aim=50e-3,
    ),
    Bench(
        "a search of the rules desk, none of its words typed before",
        search_anew,
        aim=5e-3,
    ),
)
