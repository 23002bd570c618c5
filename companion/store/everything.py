"""Everything that is kept in one file, game by game, and such a file taken in again."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.errors import CompanionError, InputError
from companion.input.bounds import MOST_BYTES
from companion.input.json_text import read_json
from companion.share.game_file import game_in, write_game
from companion.store.store import Store
from companion.tileset.merging import merged
from companion.tileset.tile_file import FORMAT as TILES
from companion.tileset.tile_file import tiles_in, write_tiles
from companion.words import N_counted, _, counted

FORMAT = "alhambra-companion-everything"
VERSION = 1
"""Counts up when the file changes its meaning."""

MOST_IN_ALL = 100_000_000
"""How many bytes a file may have; nobody has played as much."""
MOST_LINES = 20_000

NEW = N_counted("{number} game is taken in.", "{number} games are taken in.")
KNOWN = N_counted("{number} game was here already.", "{number} games were here already.")
REFUSED = N_counted(
    "{number} game is damaged and was left out.", "{number} games are damaged and were left out."
)


@dataclass(frozen=True, slots=True)
class TakenIn:
    """How far a file is taken in."""

    of: int
    done: int = 0
    new: int = 0
    known: int = 0
    refused: int = 0
    why: str = ""
    """Why the last one that was refused cannot be taken in."""
    game: str = ""
    """The last game that was taken in."""

    @property
    def text(self) -> str:
        """What has become of it, in sentences."""
        lines = [counted(NEW, self.new)]
        if self.known:
            lines.append(counted(KNOWN, self.known))
        if self.refused:
            lines += [counted(REFUSED, self.refused), self.why]
        return "\n".join(lines)


def lines_of(store: Store) -> Iterator[bytes]:
    """The file, line by line: what it is, each game, and what is known of tiles."""
    games = store.games()
    yield _line({"format": FORMAT, "version": VERSION, "games": len(games)})
    for game in games:
        with store.passing_by():
            line = _line(json.loads(write_game(store.share(game.id))))
        yield line
    yield _line(json.loads(write_tiles(store.tile_set())))


def take_in(store: Store, raw: bytes) -> Iterator[TakenIn]:
    """Take in one game or everything, one game a step; what cannot be one is refused at once."""
    lines = _lines_in(raw)
    so_far = TakenIn(of=len(lines))
    yield so_far
    for line in lines:
        try:
            so_far = _with(so_far, store, line)
        except CompanionError as problem:
            if len(lines) == 1:
                raise
            so_far = replace(so_far, refused=so_far.refused + 1, why=str(problem))
        so_far = replace(so_far, done=so_far.done + 1)
        yield so_far


def _with(so_far: TakenIn, store: Store, line: bytes) -> TakenIn:
    found = read_json(line)
    if found.get("format") == TILES:
        # Where the two sets differ, what was told here is believed.
        store.keep_tile_set(merged(store.tile_set(), tiles_in(found)).tiles)
        return so_far
    with store.passing_by():
        joined = store.join(game_in(found))
    return replace(
        so_far,
        new=so_far.new + joined.is_new,
        known=so_far.known + (not joined.is_new),
        game=joined.game.id,
    )


def _lines_in(raw: bytes) -> list[bytes]:
    """The games and tiles in a file; a file of one game is one."""
    if len(raw) > MOST_IN_ALL or raw.count(b"\n") > MOST_LINES:
        raise InputError(_("This file is longer than any that this app has written."))
    first, _newline, rest = raw.partition(b"\n")
    if FORMAT.encode() not in first[:MOST_BYTES]:
        return [raw]
    head = read_json(first)
    version = head.get("version")
    if head.get("format") != FORMAT or not isinstance(version, int):
        raise InputError(_("This file is no game that this app has written."))
    if version > VERSION:
        raise InputError(
            _("This file was written by a newer version of the app; update the app to open it.")
        )
    return [line for line in rest.split(b"\n") if line.strip()]


def _line(found: object) -> bytes:
    return json.dumps(found, ensure_ascii=False).encode() + b"\n"
