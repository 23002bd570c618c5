"""Who plays a game, with what points, walls and buildings: for lists and statistics."""

import sqlite3
from collections.abc import Iterator

from companion.input.names import known_as
from companion.record import Play, Record
from companion.scoring.round import RoundScore


def counts_alike(before: Play, after: Play) -> bool:
    """Whether nothing has changed that lists and statistics ask for."""
    return _what_counts(before) == _what_counts(after)


def _what_counts(play: Play) -> tuple[object, ...]:
    names = tuple(seat.name for seat in play.seats)
    return play.scored, play.adjustments, play.options, play.modules, names, play.finished


def write(database: sqlite3.Connection, game_id: str, record: Record) -> None:
    """Write who plays, their points, who has won, their walls and buildings."""
    play = record.play
    winners = play.victory.winners if play.is_won else ()
    for place, seat in enumerate(play.seats):
        won = len(winners) if seat.name in winners else 0
        database.execute(
            "INSERT OR REPLACE INTO player"
            " (game, place, colour, name, known_as, points, won, wall)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                game_id,
                place,
                seat.colour,
                seat.name,
                known_as(seat.name),
                play.totals[seat.colour],
                won,
                max((scored.for_wall(seat.name) for scored in play.rounds), default=0),
            ),
        )
    database.execute("DELETE FROM building WHERE game = ?", (game_id,))
    if play.rounds:
        database.executemany(
            "INSERT INTO building (game, place, kind, number) VALUES (?, ?, ?, ?)",
            ((game_id, *row) for row in _buildings(play.rounds[-1])),
        )


def _buildings(last: RoundScore) -> Iterator[tuple[int, str, int]]:
    for place, holding in enumerate(last.players):
        for kind, standing in holding.standings.items():
            yield place, kind.name, standing.count
