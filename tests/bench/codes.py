"""Codes to hand over: a palace of thirty tiles, and a whole game in parts."""

from datetime import UTC, datetime
from functools import cache

from companion.games.alhambra import ALHAMBRA
from companion.share import SharedGame, game_parts, palace_code, write_game
from companion.share.palace_code import HandedOver
from tests.bench.bench import Bench
from tests.bench.engine import grown
from tests.bench.store import EVENTS, long_game

PALACE = HandedOver(ALHAMBRA, grown(30, seed=3), name="Maximilian")
CODE = palace_code.write(PALACE)


@cache
def exported():
    started = datetime(2026, 1, 1, tzinfo=UTC)
    return write_game(SharedGame("0" * 32, started, "", long_game())).encode()


def through_parts():
    collected = game_parts.Collected()
    for part in game_parts.split(exported()):
        collected = collected.with_code(part.code)
    return collected.file()


BENCHES = (
    Bench(
        f"the code of a palace of 30 tiles, {len(CODE)} characters",
        lambda: palace_code.write(PALACE),
        aim=5e-3,
    ),
    Bench("that code read", lambda: palace_code.read(CODE), aim=5e-3),
    Bench(f"a game of {EVENTS} events in codes and put together again", through_parts, aim=50e-3),
)
