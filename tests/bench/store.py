"""The store: a long game opened, an event on disk, a thousand games listed and counted."""

import atexit
import os
import tempfile
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from random import Random

from companion.record.events import NoteWritten
from companion.store import Store
from companion.store.schema import transaction
from tests.bench.bench import Bench
from tests.record.tables import DOINGS, step, table

EVENTS, GAMES = 400, 1_000
COPY = (
    (
        "INSERT INTO game SELECT ?, title, note, game, started, changed, deleted, done, 3, 1"
        " FROM game WHERE id = ?"
    ),
    "INSERT INTO event SELECT ?, place, version, body FROM event WHERE game = ?",
    (
        "INSERT INTO player SELECT ?, place, colour, name, known_as, points, won, wall"
        " FROM player WHERE game = ?"
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
def store_of_many():
    """A thousand games of a hundred events each, copied from one another."""
    store = new_store()
    kept = store.start(long_game().events[0])
    kept.go_to(type(kept.record)(long_game().steps[:100]))
    database = store._file.database
    copies = [(f"{number:032}", kept.id) for number in range(GAMES - 1)]
    with transaction(database):
        for statement in COPY:
            database.executemany(statement, copies)
    return store


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


def list_them_all():
    found = store_of_many().games()
    if len(found) != GAMES:
        raise SystemExit(f"{len(found)} games instead of {GAMES}")


def open_the_store():
    folder = store_of_many()._shelf._path.parent
    Store(folder).close()


BENCHES = (
    Bench(f"a game of {EVENTS} events opened and replayed", open_the_long_game, aim=50e-3),
    Bench(
        "an event appended to it, the disk's sync included",
        append,
        aim=10e-3,
        naive=append_to_a_plain_file,
        # A disk kept in memory syncs at once; the plain file is there to compare with.
        ratio=0,
    ),
    Bench(f"a list of {GAMES} games", list_them_all, aim=50e-3),
    Bench(f"the statistics of {GAMES} games", lambda: store_of_many().statistics(), aim=0.5),
    Bench(f"a store of {GAMES} games opened and checked", open_the_store, aim=0.5),
)
