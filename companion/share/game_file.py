"""A whole game as one JSON file; docs/save-format.md says what stands in it."""

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, PlainValidator, StringConstraints

from companion.errors import CompanionError, InputError
from companion.input.fields import Title
from companion.input.json_text import read_json
from companion.input.quoting import quoted
from companion.input.validation import Entered, entered, refusal
from companion.record import AnyEvent, Record
from companion.record.events.versions import (
    KNOWN,
    VERSION,
    WrittenEvent,
    brought_up_to_date,
    write_event,
)
from companion.record.renaming import titled
from companion.words import N_, N_counted, _, counted

FORMAT = "alhambra-companion-game"
MOST_EVENTS = 2_000
"""Many times the longest game, undone ones included; more were not made by playing."""
THOROUGH = ("palace-taken-in", "round-corrected", "rules-changed")
MOST_THOROUGH = 200
"""So many events at most that judge whole palaces anew: a file is taken in within a moment."""
EVENTS = N_counted("{number} event", "{number} events")
NO_MOMENT = N_(
    "{where} must be a moment with its time zone, such as 2026-11-18T19:30:00+00:00, in the years 1"
    " to 9999."
)
_ID = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A game with all that belongs to it, as it travels from one device to another."""

    id: str
    """The same on every device that the game gets to."""
    started: datetime
    note: str
    record: Record

    @property
    def title(self) -> str:
        """What the game is called, as its log has it."""
        return self.record.play.title


def _an_id(text: str) -> str:
    if not _ID.fullmatch(text):
        raise refusal(_("{where} must be 32 digits from 0 to f."))
    return text


def _a_moment(entry: object) -> datetime:
    """Read a moment that every clock on earth can show."""
    with suppress(OverflowError, ValueError):
        moment = datetime.fromisoformat(str(entry))
        if moment.tzinfo:
            return moment.astimezone(UTC)
    raise refusal(_(NO_MOMENT))


About = Annotated[str, StringConstraints(max_length=2_000)]
"""What somebody wrote about a whole game."""


class _GameFile(Entered):
    """What stands in a file."""

    format: Literal["alhambra-companion-game"]
    version: Annotated[int, Field(ge=1)]
    id: Annotated[str, AfterValidator(_an_id)]
    started: Annotated[datetime, PlainValidator(_a_moment)]
    title: Title | None = None
    note: About = ""
    events: Annotated[list[WrittenEvent], Field(min_length=1)]
    undone: list[WrittenEvent]


class _Line(Entered):
    """One event of a file."""

    event: AnyEvent


def write_game(shared: SharedGame) -> str:
    """A game as JSON, one event a line."""
    record = shared.record
    head = {
        "format": FORMAT,
        "version": VERSION,
        "id": shared.id,
        "started": shared.started.isoformat(),
        "title": shared.title,
        "note": shared.note,
    }
    lines = [f"{json.dumps(key)}: {_json(value)}" for key, value in head.items()]
    lines += [_written("events", record.events), _written("undone", record.undone)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _written(key: str, events: tuple[AnyEvent, ...]) -> str:
    lines = ",\n".join(f"  {_json(write_event(event))}" for event in events)
    return f"{json.dumps(key)}: [\n{lines}\n]"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_game(raw: bytes) -> SharedGame:
    """Read a game and go through its whole log; what is wrong with it is told in a sentence."""
    return game_in(read_json(raw))


def game_in(found: Mapping[str, object]) -> SharedGame:
    """The game in a file that was read as JSON already."""
    if found.get("format") != FORMAT:
        raise InputError(_("This file is no game that this app has written."))
    version = found.get("version")
    if isinstance(version, int) and version > VERSION:
        raise InputError(
            _("This game was written by a newer version of the app; update the app to open it.")
        )
    file = entered(_GameFile, json.dumps(found))
    _refuse_too_much(file)
    events = _read(file.events, file.version, 1)
    undone = _read(file.undone, file.version, 1 + len(events))
    record = _replayed(events, undone)
    if file.title is not None:
        # Earlier versions gave a game another title without a word in its log.
        record = titled(record, file.title)
    return SharedGame(file.id, file.started, file.note, record)


def _refuse_too_much(file: _GameFile) -> None:
    """Refuse what would take long to go through and was not made by playing."""
    log = [*file.events, *file.undone]
    thorough = sum(entry.get("did") in THOROUGH for entry in log)
    if len(log) > MOST_EVENTS or thorough > MOST_THOROUGH:
        raise InputError(
            _(
                "This game is longer than any that is played, so it is not taken in: {events}."
            ).format(events=counted(EVENTS, len(log)))
        )


def _read(entries: list[WrittenEvent], version: int, first: int) -> list[AnyEvent]:
    events = []
    for number, entry in enumerate(entries, first):
        try:
            events.append(_read_one(entry, version))
        except InputError as problem:
            raise InputError(
                _("Event {number} of this game is damaged: {problem}").format(
                    number=number, problem=problem
                )
            ) from None
    return events


def _read_one(entry: WrittenEvent, version: int) -> AnyEvent:
    did = entry.get("did")
    if not isinstance(did, str) or did not in KNOWN:
        raise InputError(_('"{did}" is nothing that happens in a game.').format(did=quoted(did)))
    return entered(_Line, json.dumps({"event": brought_up_to_date(entry, version)})).event


def _replayed(events: list[AnyEvent], undone: list[AnyEvent]) -> Record:
    try:
        return Record.replay(events, undone)
    except CompanionError as problem:
        raise InputError(
            _("This game breaks the rules of its own record: {problem}").format(problem=problem)
        ) from None
