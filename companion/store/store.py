"""Every game that was ever played, and what the app remembers from one day to the next."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from companion.input.folding import plain
from companion.record import Record
from companion.record.events import GameRenamed, GameStarted
from companion.share.game_file import SharedGame
from companion.store import binned, joining, logs, tile_sets
from companion.store.database.games_file import GamesFile
from companion.store.joining import Joined
from companion.store.kept_game import KeptGame
from companion.store.lists import GameLists
from companion.store.logs import Cover
from companion.store.problems import BusyError, StaleError, StoreError, store_errors
from companion.store.titles_and_notes import as_note, as_title
from companion.tileset.corrections import Correction
from companion.tileset.for_a_game import knowing
from companion.tileset.tile_set import TileSet
from companion.words import _


def _now() -> datetime:
    return datetime.now(UTC)


class Store(GameLists):
    """The games kept in a folder."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = _now) -> None:
        super().__init__(GamesFile(folder))
        self._now = now
        self._told: tuple[object, TileSet] | None = None
        with suppress(StoreError), store_errors():
            binned.purge(self._file.for_writing, now())

    @property
    def notice(self) -> str | None:
        """One sentence that the app should show when it starts; None when all is well."""
        return self._file.notice

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def start(self, started: GameStarted) -> KeptGame:
        """Begin a game. If the disk fails, the game can be played all the same: see `unwritten`."""
        record = Record.start(knowing(started, self._tile_set_for_a_game()))
        cover = Cover(uuid4().hex, self._now())
        kept = KeptGame(self._file, cover, record)
        self._opened[kept.id] = kept
        try:
            kept.retry()
        except StoreError:
            return kept
        return kept

    def _tile_set_for_a_game(self) -> TileSet:
        try:
            return self.tile_set()
        except StoreError:
            return TileSet()

    def open(self, game_id: str) -> KeptGame:
        """Open a game; whoever opens it twice gets the same one."""
        if game_id not in self._opened:
            cover = self._find(game_id)
            with store_errors():
                record, stamp = logs.read_with_stamp(self._file.database, game_id)
            self._opened[game_id] = KeptGame(self._file, cover, record, stamp=stamp)
        return self._opened[game_id]

    @contextmanager
    def passing_by(self) -> Iterator[None]:
        """Let go of every game that is opened meanwhile, but for what the disk has missed."""
        before = set(self._opened)
        try:
            yield
        finally:
            for game_id in [each for each in self._opened if each not in before]:
                if not self._opened[game_id].unwritten:
                    del self._opened[game_id]

    def share(self, game_id: str) -> SharedGame:
        """A game with all that belongs to it, ready to become a file; none out of the bin."""
        kept = self.open(game_id)
        cover = kept.cover
        if not kept.unwritten:
            cover = self._find(game_id)
            with store_errors():
                if binned.holds(self._file.database, game_id):
                    raise StoreError(_("This game lies in the bin; bring it back to share it."))
        return SharedGame(game_id, cover.started, cover.note, kept.record)

    def join(self, shared: SharedGame) -> Joined:
        """Take in a game from a file; one that is here already is not taken in twice.

        A note that was written here stays as it is.
        """
        candidate = shared
        while self._knows(candidate.id):
            kept = self.open(candidate.id)
            if joining.belong_together(kept.record, shared.record):
                self.undelete(kept.id)
                if joining.goes_on_from(kept.record, shared.record):
                    kept.go_to(shared.record)
                if shared.note and not self._find(kept.id).note:
                    self.note(kept.id, shared.note)
                return Joined(kept, is_new=False)
            candidate = joining.twin(candidate)
        return Joined(self._taken_in(candidate), is_new=True)

    def _knows(self, game_id: str) -> bool:
        with store_errors():
            return logs.find(self._file.database, game_id) is not None

    def _taken_in(self, shared: SharedGame) -> KeptGame:
        cover = Cover(shared.id, shared.started, shared.note, taken_in=self._now())
        kept = KeptGame(self._file, cover, shared.record)
        kept.retry()
        self._opened[kept.id] = kept
        return kept

    def _find(self, game_id: str) -> Cover:
        with store_errors():
            found = logs.find(self._file.database, game_id)
        if found is None:
            raise StoreError(_("There is no such game here."))
        return found

    def rename(self, game_id: str, title: str) -> None:
        """Give a game a title, or take it away; that can be undone as any act."""
        title = as_title(title)
        kept = self.open(game_id)
        if kept.play.title != title:
            kept.act(GameRenamed(title=title))

    def note(self, game_id: str, text: str) -> None:
        """Write something about a game, in place of what was written before."""
        text = as_note(text)
        self._write_first(game_id)
        self._change(
            "UPDATE game SET note = ?, note_sought = ? WHERE id = ?", text, plain(text), game_id
        )

    def delete(self, game_id: str) -> None:
        """Put a game into the bin."""
        self._write_first(game_id)
        with store_errors():
            binned.put(self._file.for_writing, game_id, self._now())

    def undelete(self, game_id: str) -> None:
        """Bring a game back from the bin."""
        with store_errors():
            binned.take_out(self._file.for_writing, game_id)

    def last_table(self) -> GameStarted | None:
        """The game that was started last, with its players as they are called now."""
        rows = self._asked_in_passing(
            "SELECT id FROM game WHERE deleted IS NULL ORDER BY started DESC LIMIT 1"
        )
        for (game_id,) in rows:
            with suppress(StoreError):
                return GameStarted.again(self.open(game_id).play)
        return None

    def tile_set(self) -> TileSet:
        """What this device's tables have told of their tiles and huts."""
        if not self._file.can_be_read:
            return TileSet()
        with store_errors():
            said = logs.latest_change(self._file.database)
            if self._told is None or self._told[0] != said:
                self._told = said, tile_sets.known(self._file.database)
            return self._told[1]

    def correct_tile_set(self, correction: Correction) -> TileSet:
        """Say something of the set by hand; a RuleError says why that may not be."""
        tiles = correction.done_to(self.tile_set())
        self.keep_tile_set(tiles)
        return tiles

    def keep_tile_set(self, tiles: TileSet) -> None:
        """Take over a whole set, such as one that was merged with another phone's."""
        with store_errors():
            tile_sets.keep(self._file.for_writing, tiles)

    def reset_tile_set(self) -> None:
        """Begin the set anew."""
        with store_errors():
            tile_sets.reset(self._file.for_writing)

    def remember(self, key: str, text: str) -> None:
        """Keep a text under a name, in place of the one before."""
        self._change("INSERT OR REPLACE INTO remembered (key, text) VALUES (?, ?)", key, text)

    def recall(self, key: str) -> str | None:
        """The text kept under a name."""
        if not self._file.can_be_read:
            return None
        with store_errors():
            found = self._file.database.execute(
                "SELECT text FROM remembered WHERE key = ?", (key,)
            ).fetchone()
        return found[0] if found and isinstance(found[0], str) else None

    @property
    def unwritten(self) -> bool:
        """Whether the disk has missed something of any game."""
        return any(kept.unwritten for kept in self._opened.values())

    def retry(self) -> None:
        """Write whatever the disk has missed; what another window made stale is told of first."""
        problems = list[StoreError]()
        for kept in self._opened.values():
            try:
                kept.retry()
            except BusyError as problem:
                # The others would wait as long, and in vain.
                problems.append(problem)
                break
            except StoreError as problem:
                problems.append(problem)
        if problems:
            raise min(problems, key=lambda each: not isinstance(each, StaleError))

    def _write_first(self, game_id: str) -> None:
        """Make sure that the disk knows a game before something about it is changed."""
        if game_id in self._opened:
            self._opened[game_id].retry()

    def _change(self, statement: str, *values: str) -> None:
        with store_errors():
            self._file.for_writing.execute(statement, values)
