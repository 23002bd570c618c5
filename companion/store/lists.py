"""The games that are kept, as they are asked for: listed, looked for, counted."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from companion.store import logs, summaries
from companion.store.database.games_file import GamesFile
from companion.store.figures import catching_up, results
from companion.store.figures.statistics import Statistics
from companion.store.kept_game import KeptGame
from companion.store.problems import StoreError, store_errors
from companion.store.summaries import GameSummary, Outlined, Page


class GameLists:
    """Lists and figures of all games, those included that the disk has missed."""

    def __init__(self, file: GamesFile) -> None:
        self._file = file
        self._opened: dict[str, KeptGame] = {}
        self._counted: tuple[object, Statistics] | None = None

    def games(self) -> tuple[GameSummary, ...]:
        """All games, those still running first, then the latest.

        While the disk fails, those are listed that are played in memory.
        """
        if not self._file.can_be_read:
            return self._in_memory()
        with store_errors():
            return (*self._in_memory(), *summaries.listed(self._file.database))

    def page(
        self, typed: str = "", first: int = 0, most: int = 50, among: Sequence[str] | None = None
    ) -> Page:
        """Some of the games in whose title, names or note all words occur that somebody typed.

        Accents, capitals and small letters make no difference; the order is that of `games`. Only
        games `among` those with such ids are found, if any are given.
        """
        in_memory = self._found_in_memory(typed, among)
        if not self._file.can_be_read:
            return Page(in_memory, len(in_memory))
        before, others = in_memory[first : first + most], max(0, first - len(in_memory))
        with store_errors():
            found = summaries.page(self._file.database, typed, others, most - len(before), among)
        return Page((*before, *found.games), len(in_memory) + found.total)

    def outline(self, typed: str = "", among: Sequence[str] | None = None) -> tuple[Outlined, ...]:
        """All games that `page` finds, in the same order, with nothing but their days."""
        in_memory = tuple(
            Outlined(game.finished, game.started) for game in self._found_in_memory(typed, among)
        )
        if not self._file.can_be_read:
            return in_memory
        with store_errors():
            return (*in_memory, *summaries.outline(self._file.database, typed, among))

    def bin(self) -> tuple[GameSummary, ...]:
        """The games in the bin, the one that was put there last first."""
        if not self._file.can_be_read:
            return ()
        with store_errors():
            return summaries.binned(self._file.database)

    def known_names(self) -> tuple[str, ...]:
        """Everybody who ever played, the latest first, as they were written last."""
        rows = self._asked_in_passing(
            "SELECT name, max(started) AS latest, place"
            " FROM player JOIN game ON game.id = player.game"
            " WHERE deleted IS NULL GROUP BY known_as ORDER BY latest DESC, place"
        )
        return tuple(name for name, _latest, _place in rows if isinstance(name, str))

    def statistics(self) -> Statistics:
        """All finished games in numbers."""
        if not self._file.can_be_read:
            return Statistics()
        self.catch_up()
        with store_errors():
            counted = logs.latest_change(self._file.database)
            if self._counted is None or self._counted[0] != counted:
                found = Statistics(tuple(results.asked(self._file.database)))
                self._counted = counted, found
            return self._counted[1]

    def catch_up(self, most: int | None = None) -> int:
        """Reckon all or some games anew that another version reckoned; how many are left."""
        with suppress(StoreError), store_errors():
            return catching_up.catch_up(self._file.for_writing, most)
        return 0

    def _found_in_memory(self, typed: str, among: Sequence[str] | None) -> tuple[GameSummary, ...]:
        return tuple(
            game
            for game in self._in_memory()
            if summaries.is_found(game, typed) and (among is None or game.id in among)
        )

    def _in_memory(self) -> tuple[GameSummary, ...]:
        """The games that are played in memory because the disk fails."""
        return tuple(
            summaries.of(kept.cover, kept.play)
            for kept in self._opened.values()
            if kept.never_written
        )

    def _asked_in_passing(self, question: str) -> list[tuple[Any, ...]]:
        """What one can do without: nothing while it cannot be read."""
        with suppress(StoreError), store_errors():
            return self._file.database.execute(question).fetchall()
        return []
