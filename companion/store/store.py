"""Every game that was ever played, and what the app remembers from one day to the next."""

from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from companion.record import Record
from companion.record.events import GameStarted, Sitting
from companion.store import logs, summaries
from companion.store.kept import KeptGame
from companion.store.problems import StoreError, told
from companion.store.shelf import Shelf
from companion.store.summaries import GameSummary
from companion.words import _


class Store:
    """The games kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self._shelf = Shelf(folder)
        self._opened: dict[str, KeptGame] = {}

    @property
    def notice(self) -> str | None:
        """One sentence that the app should show when it starts; None when all is well."""
        return self._shelf.notice

    def close(self) -> None:
        """Let go of the file."""
        self._shelf.close()

    def games(self) -> tuple[GameSummary, ...]:
        """All games, those still running first, then the latest; none while the disk fails."""
        if not self._shelf.can_be_read:
            return ()
        with told():
            return summaries.listed(self._shelf.database)

    def start(self, started: GameStarted) -> KeptGame:
        """Begin a game. If the disk fails, the game can be played all the same: see `unwritten`."""
        record = Record.start(started)
        kept = KeptGame(self._shelf, uuid4().hex, datetime.now(UTC), record, on_disk=False)
        self._opened[kept.id] = kept
        try:
            kept.retry()
        except StoreError:
            return kept
        return kept

    def open(self, game_id: str) -> KeptGame:
        """Open a game; whoever opens it twice gets the same one."""
        if game_id not in self._opened:
            with told():
                started = self._started(game_id)
                record = logs.read(self._shelf.database, game_id)
            self._opened[game_id] = KeptGame(self._shelf, game_id, started, record, on_disk=True)
        return self._opened[game_id]

    def _started(self, game_id: str) -> datetime:
        found = self._shelf.database.execute("SELECT started FROM game WHERE id = ?", (game_id,))
        for (started,) in found:
            return datetime.fromisoformat(started)
        raise StoreError(_("There is no such game here."))

    def rename(self, game_id: str, title: str) -> None:
        """Give a game a title."""
        self._change("UPDATE game SET title = ? WHERE id = ?", title, game_id)

    def note(self, game_id: str, text: str) -> None:
        """Write something about a game, in place of what was written before."""
        self._change("UPDATE game SET note = ? WHERE id = ?", text, game_id)

    def delete(self, game_id: str) -> None:
        """Put a game out of sight."""
        now = datetime.now(UTC).isoformat()
        self._change("UPDATE game SET deleted = ? WHERE id = ?", now, game_id)

    def undelete(self, game_id: str) -> None:
        """Bring a deleted game back."""
        self._change("UPDATE game SET deleted = NULL WHERE id = ?", game_id)

    def last_table(self) -> GameStarted | None:
        """The game that was started last, with its players as they are called now."""
        if not self._shelf.can_be_read:
            return None
        with told():
            found = self._shelf.database.execute(
                "SELECT id, body FROM game JOIN event ON event.game = id AND place = 0"
                " WHERE deleted IS NULL ORDER BY started DESC LIMIT 1"
            ).fetchone()
            if found is None:
                return None
            game_id, body = found
            players = self._shelf.database.execute(
                "SELECT colour, name FROM player WHERE game = ? ORDER BY place", (game_id,)
            ).fetchall()
        sittings = tuple(Sitting(colour=colour, name=name) for colour, name in players)
        return GameStarted.model_validate_json(body).model_copy(update={"players": sittings, "title": ""})

    def known_names(self) -> tuple[str, ...]:
        """Everybody who ever played, the latest first."""
        if not self._shelf.can_be_read:
            return ()
        with told():
            rows = self._shelf.database.execute(
                "SELECT name, max(started) AS latest FROM player JOIN game ON game.id = player.game"
                " GROUP BY name ORDER BY latest DESC, player.place"
            )
            return tuple(name for name, _latest in rows)

    def remember(self, key: str, text: str) -> None:
        """Keep a text under a name, in place of the one before."""
        self._change("INSERT OR REPLACE INTO remembered (key, text) VALUES (?, ?)", key, text)

    def recall(self, key: str) -> str | None:
        """The text kept under a name."""
        if not self._shelf.can_be_read:
            return None
        with told():
            found = self._shelf.database.execute(
                "SELECT text FROM remembered WHERE key = ?", (key,)
            ).fetchone()
        return found[0] if found else None

    def _change(self, statement: str, *values: str) -> None:
        with told():
            self._shelf.database.execute(statement, values)
