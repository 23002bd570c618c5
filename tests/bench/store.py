"""The store: a long game opened, an event on disk, ten thousand games listed and counted."""

import atexit
import os
import tempfile
from contextlib import ExitStack
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from companion.record.events import GameFinished, NoteWritten, RoundScored
from companion.store import Store
from companion.store.database.schema import transaction
from tests.bench.bench import Bench, waited
from tests.record.tables import DOINGS, step, table

EVENTS, GAMES = 400, 10_000
SOME, FEW_EVENTS = 200, 100
COPY = (
    (
        "INSERT INTO game SELECT ?, title, note, game, started, changed, deleted, done, 3, 1,"
        " taken_in, edition, modules, sought, note_sought, reckoned FROM game WHERE id = ?"
    ),
    "INSERT INTO event SELECT ?, place, version, body FROM event WHERE game = ?",
    (
        "INSERT INTO player SELECT ?, place, colour, name, known_as, points, won, wall, palace,"
        " best_round, details FROM player WHERE game = ?"
    ),
)


@cache
def long_game():
    """A game of four hundred events at a table of four."""
    numbers, record = Random(1), table(4, modules=("bonus", "huts"))
    ways = [doing for doing in DOINGS if doing not in ("undo", "redo", "score", "finish")]
    while len(record.events) < EVENTS:
        record = step(record, numbers.choice(ways), numbers.randrange(10_000))
    return record


def new_store():
    folder = tempfile.TemporaryDirectory()
    store = Store(Path(folder.name))
    atexit.register(folder.cleanup)
    atexit.register(store.close)
    return store


@cache
def store_of_one():
    store = new_store()
    kept = store.start(long_game().events[0])
    kept.go_to(long_game())
    return store, kept


@cache
def store_of(games):
    """So many finished games of four, with palaces and points, copied from one another."""
    store = new_store()
    kept = store.start(long_game().events[0])
    kept.go_to(over(type(kept.record)(long_game().steps[:FEW_EVENTS])))
    database = store._file.database
    copies = [(f"{number:032}", kept.id) for number in range(games - 1)]
    with transaction(database):
        for statement in COPY:
            database.executemany(statement, copies)
        # Each on another day, and not in the order in which they were kept.
        day = "datetime(1700000000 + (rowid * 7919 % 10007) * 86400, 'unixepoch')"
        database.execute(f"UPDATE game SET started = {day}")  # noqa: S608  # Our own words.
    return store


def store_of_many():
    """Ten thousand of them."""
    return store_of(GAMES)


def over(record):
    """A game played to its end, as its palaces lie."""
    for number in (1, 2, 3):
        record = record.act(RoundScored(round=number, anyway=True))
    return record.act(GameFinished())


def open_the_long_game():
    store, kept = store_of_one()
    store._opened.clear()
    play = store.open(kept.id).play
    return play.totals


def append():
    _store, kept = store_of_one()
    if len(kept.play.notes) > EVENTS:
        kept.go_to(long_game())
    kept.act(NoteWritten(text="One more"))


@cache
def plain_file():
    return ExitStack().enter_context(tempfile.TemporaryFile(buffering=0))


def append_to_a_plain_file():
    plain_file().write(b"One more" * 500)
    os.fsync(plain_file().fileno())


def page(typed="", first=0):
    found = store_of_many().page(typed, first)
    if found.total != GAMES:
        raise SystemExit(f"{found.total} games instead of {GAMES}")


def counted_anew():
    """The statistics, as if something had changed since they were counted."""
    store_of_many()._counted = None
    return store_of_many().statistics()


def overview():
    """What statistics open with: everybody in order, and the records of the house."""
    found = counted_anew()
    if len(found.by_game) != GAMES:
        raise SystemExit(f"{len(found.by_game)} games instead of {GAMES}")
    return found, found.players, found.records


def one_player():
    """Everything that is known of one player, each time anew."""
    first = store_of_overview().players[0]
    player = replace(first)
    shares = player.by_number, player.by_edition, player.by_module
    return player.by_source, player.favourite_kind, player.longest_wall, shares, player.against


@cache
def store_of_overview():
    return store_of_many().statistics()


def games_left_behind():
    """Some games that another version of the app reckoned."""
    store = store_of_many()
    store._file.database.execute(
        "UPDATE game SET reckoned = 0 WHERE id IN (SELECT id FROM game LIMIT ?)", (SOME,)
    )
    store.catch_up(SOME)


def open_the_store():
    folder = store_of_many()._file._path.parent
    Store(folder).close()


BENCHES = (
    Bench(f"a game of {EVENTS} events opened and replayed", open_the_long_game, aim=50e-3),
    Bench(
        "an event appended to it, the disk's sync included",
        append,
        aim=10e-3,
        naive=append_to_a_plain_file,
        # A disk kept in memory syncs at once; the plain file is there to compare with.
        share=float("inf"),
        beside="a plain file",
        measure=waited,
    ),
    Bench(f"the first page of {GAMES} games", page, aim=30e-3),
    Bench(f"a page far down in {GAMES} games", lambda: page(first=GAMES - 50), aim=50e-3),
    Bench(f"a name looked for in {GAMES} games", lambda: page("ana"), aim=50e-3),
    Bench(f"a list of all {GAMES} games at once", lambda: store_of_many().games(), aim=0.5),
    Bench(f"the statistics of {GAMES} games, everybody and records", overview, aim=0.5),
    Bench(f"all about a player of {GAMES} games", one_player, aim=0.5),
    Bench(f"{SOME} games reckoned anew", games_left_behind, aim=5),
    Bench(f"a store of {GAMES} games opened and checked", open_the_store, aim=0.5),
)
