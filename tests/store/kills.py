"""A writer that is killed without warning, again and again; run as a program of its own.

Each round forks a writer, which tells through a pipe what it has written, and kills it at a
random moment. What is then found on disk must be everything that it told of, and at most the one
act that it was about to tell of.
"""

import json
import os
import signal
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

from companion.store import Store, tile_sets
from companion.tileset.lessons import lessons
from tests.record.tables import DOINGS, step, table

GAMES_LAST = 10
"""After so many kills a new game is begun, lest the log grow without end."""
MOST_ACTS = 6
"""So many acts a writer tells of at most before its time has come."""
LONGEST_PAUSE = 0.004
"""How long after that, in seconds, so that it is in the middle of something."""


def main(folder, kills):
    numbers = Random(20261118)
    told = wrong = 0
    for number in range(kills):
        if number % GAMES_LAST == 0:
            game_id = begin(folder)
        before = read(folder, game_id)
        plan = [(numbers.choice(DOINGS), numbers.randrange(10_000)) for _act in range(400)]
        acts, pause = numbers.randint(0, MOST_ACTS), numbers.uniform(0, LONGEST_PAUSE)
        acknowledged = kill_a_writer(folder, game_id, plan, acts, pause)
        after = read(folder, game_id)
        expected = play_on(before, plan[:acknowledged])
        one_more = play_on(expected, plan[acknowledged : acknowledged + 1])
        told += acknowledged
        wrong += after not in (expected, one_more)
    print(json.dumps({"told": told, "wrong": wrong}))


def begin(folder):
    with closing(Store(folder)) as store:
        return store.start(table(2, modules=("bonus", "huts")).events[0]).id


def read(folder, game_id):
    with closing(Store(folder)) as store:
        if store.notice:
            raise SystemExit(store.notice)
        record = store.open(game_id).record
        if tile_sets._words_of(store._file.database, game_id) != lessons(record.play):
            raise SystemExit("The tile set does not say what the log says.")
        return record


def play_on(record, plan):
    for doing, number in plan:
        record = step(record, doing, number)
    return record


def kill_a_writer(folder, game_id, plan, acts, pause):
    """Let a writer do some acts and begin another; how many it told of before it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        write(folder, game_id, plan, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = len(pipe.read(acts))
        time.sleep(pause)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return told + len(pipe.read())


def write(folder, game_id, plan, writing):
    try:
        kept = Store(folder).open(game_id)
        for doing, number in plan:
            kept.go_to(step(kept.record, doing, number))
            os.write(writing, b".")
    finally:
        os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
