"""Who plays a game, with what points, walls and buildings: for lists and statistics."""

import json
import sqlite3
from collections import Counter

from companion.input.names import known_as
from companion.record import Play, Seat

VERSION = 1
"""Counts up when something else is reckoned, or differently; then every game is reckoned again."""
WALL, BY_HAND = "wall", "by-hand"
"""Where points come from besides the kinds of building."""


def keep_up(database: sqlite3.Connection, game_id: str, before: Play | None, after: Play) -> None:
    """Write what has changed since the play before; without one, everything."""
    if before is None or _what_counts(before) != _what_counts(after):
        write(database, game_id, after)
        return
    for place, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if was is not now:
            database.execute(
                "UPDATE player SET palace = ? WHERE game = ? AND place = ?",
                (_palace(now), game_id, place),
            )


def _what_counts(play: Play) -> tuple[object, ...]:
    names = tuple(seat.name for seat in play.seats)
    rules = play.edition, play.modules, play.options
    return play.scored, play.adjustments, rules, names, play.finished


def write(database: sqlite3.Connection, game_id: str, play: Play) -> None:
    """Write who plays, their palaces, and whatever their points tell of them."""
    winners = play.victory.winners if play.is_won else ()
    database.executemany(
        "INSERT OR REPLACE INTO player (game, place, colour, name, known_as, palace,"
        " points, won, best_round, wall, details) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game_id,
                place,
                seat.colour,
                seat.name,
                known_as(seat.name),
                _palace(seat),
                play.totals[seat.colour],
                len(winners) if seat.name in winners else 0,
                max((scored.points(seat.name) for scored in play.rounds), default=0),
                max((scored.for_wall(seat.name) for scored in play.rounds), default=0),
                json.dumps(_details(play, seat, place)),
            )
            for place, seat in enumerate(play.seats)
        ],
    )
    modules = " ".join(module.name for module in play.modules)
    database.execute(
        "UPDATE game SET edition = ?, modules = ?, reckoned = ? WHERE id = ?",
        (play.edition.name, modules, VERSION, game_id),
    )


def _palace(seat: Seat) -> str:
    """A palace in the notation; empty where numbers stand for it."""
    return "" if seat.by_counts else seat.city.text


def _details(play: Play, seat: Seat, place: int) -> dict[str, object]:
    """What is asked for of one player only, by the names that `results.Details` has for it."""
    number, palace = _with_longest_wall(play, seat)
    return {
        "sources": _sources(play, seat),
        "kinds": _kinds(play, place),
        "wall_round": number,
        "wall_palace": palace,
    }


def _with_longest_wall(play: Play, seat: Seat) -> tuple[int, str]:
    """The first round with the longest wall, and the palace then; 0 and nothing without any."""
    walls = [scored.for_wall(seat.name) for scored in play.rounds]
    if not any(walls):
        return 0, ""
    kept = play.scored[walls.index(max(walls))]
    then = next(each for each in kept.seats if each.colour is seat.colour)
    return kept.number, _palace(then)


def _sources(play: Play, seat: Seat) -> dict[str, int]:
    """Where the points came from, all rounds together."""
    points = Counter({BY_HAND: play.adjusted(seat.colour)})
    for scored in play.rounds:
        points[WALL] += scored.for_wall(seat.name)
        for kind in play.game.box.kinds:
            points[kind.name] += scored.for_kind(seat.name, kind)
    return {source: number for source, number in points.items() if number}


def _kinds(play: Play, place: int) -> dict[str, int]:
    """The buildings that count in the last scored round."""
    if not play.rounds:
        return {}
    standings = play.rounds[-1].players[place].standings
    return {kind.name: standing.count for kind, standing in standings.items() if standing.count}
