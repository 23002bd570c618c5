import json
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.errors import InputError
from companion.record.events import NoteWritten, RoundCorrected, RoundScored
from companion.record.events.versions import KNOWN, VERSION
from companion.share import SharedGame, read_game, write_game
from companion.share.game_file import MOST_EVENTS, MOST_THOROUGH
from companion.store import Store
from tests.record.tables import after, built, table

GAME = after(table(3, title="Friday"), built("G10n", "1,0"), NoteWritten(text="windy")).undo()
SHARED = SharedGame("0" * 32, datetime(2026, 1, 1, tzinfo=UTC), "Señor Łoś", GAME)


def changed(**fields):
    return json.dumps({**json.loads(write_game(SHARED)), **fields}).encode()


def with_event(**event):
    return changed(events=[*json.loads(write_game(SHARED))["events"], event])


def test_what_is_written_is_what_is_read():
    assert read_game(write_game(SHARED).encode()) == SHARED


def test_a_file_can_be_read_by_people():
    lines = write_game(SHARED).splitlines()
    assert '"title": "Friday",' in lines
    assert '"note": "Señor Łoś",' in lines
    assert sum('"did"' in line for line in lines) == 3


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "This is not JSON"),
        (write_game(SHARED).encode()[:-30], "This is not JSON"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 50_000, "nested too deeply"),
        (b" " * 1_000_001, "longer than"),
        (b"[]", "A JSON object is expected"),
        (b"{}", "no game that this app has written"),
        (changed(format="something"), "no game that this app has written"),
        (changed(version=VERSION + 1), "newer version of the app"),
        (changed(version=0), "version must be at least 1"),
        (changed(version="2"), "version must be a whole number"),
        (changed(id="../../etc/passwd"), "id must be 32 digits from 0 to f"),
        (changed(started="yesterday"), "started must be a moment with its time zone"),
        (changed(title="two\nlines"), "title must be in one line"),
        (changed(note=7), "note must be a text"),
        (changed(extra=1), "extra is not a known key"),
        (changed(events=[]), "events must have at least 1 entry, not 0."),
        (changed(events=[{"did": "note-written", "text": "a"}] * MOST_EVENTS), "2001 events"),
        (changed(undone=[{"did": "note-written", "text": "a"}] * MOST_EVENTS), "2002 events"),
        (changed(undone=[{"did": "rules-changed"}] * (MOST_THOROUGH + 1)), "longer than any"),
        (changed(events=["game-started"]), "must be an object"),
        (with_event(did="danced"), 'Event 3 of this game is damaged: "danced" is nothing'),
        (with_event(did="note-written"), "damaged: event → note-written → text is missing"),
        (with_event(did="note-written", text={"a": [{}]}), "Event 3 of this game is damaged"),
        (with_event(did="dummy-drew", tiles=["G10"] * 100), "must have at most 99 entries"),
        (with_event(did="round-scored", round=2), "Round 1 is scored next, not round 2"),
        (with_event(did="game-finished"), "breaks the rules of its own record"),
        (
            with_event(did="tile-built", player="red", tile="G10n", cell="0,1"),
            "There is only one such tile",
        ),
        (
            with_event(did="tile-built", player="red", tile="T12", cell="900,0", on_purpose=True),
            "no palace reaches that far",
        ),
        (changed(undone=[{"did": "round-scored", "round": 3}]), "Round 1 is scored next"),
        (changed(undone=[{"did": "danced"}]), "Event 3 of this game is damaged"),
        (
            changed(events=[{"did": "note-written", "text": "a"}]),
            "A log begins with the start of its game",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_a_sentence(raw, reason):
    with pytest.raises(InputError, match=reason):
        read_game(raw)


def test_as_much_as_may_be_is_taken_in():
    start = json.loads(write_game(SHARED))["events"][:1]
    rules = {"did": "rules-changed", "edition": "dirk", "modules": [], "options": {}}
    events = [*start, *[rules] * MOST_THOROUGH]
    assert len(read_game(changed(events=events, undone=[])).record.events) == MOST_THOROUGH + 1
    notes = [{"did": "note-written", "text": "a"}] * (MOST_EVENTS - 2)
    assert read_game(changed(events=[*start, *notes], undone=notes[:1])).record.undone


def test_a_title_that_the_log_does_not_know_is_the_last_renaming():
    renamed = read_game(changed(title="Saturday"))
    assert (renamed.title, renamed.record.undoes) == ("Saturday", "the game called Saturday")
    assert renamed.record.undone == GAME.undone
    assert read_game(write_game(renamed).encode()) == renamed
    assert read_game(changed(title="")).record.undoes == "the game’s title taken away"
    untold = {key: value for key, value in json.loads(write_game(SHARED)).items() if key != "title"}
    assert read_game(json.dumps(untold).encode()) == SHARED


def test_deep_nesting_within_an_event_is_refused():
    deep = {}
    for _level in range(400):
        deep = {"a": deep}
    with pytest.raises(InputError, match="nested too deeply"):
        read_game(with_event(did="note-written", text=deep))


def test_events_of_an_earlier_version_are_brought_up_to_date():
    scored = after(GAME, RoundScored(round=1))
    scored = after(scored, RoundCorrected(round=1, player="red", city="* G12s"))
    written = json.loads(write_game(SharedGame("0" * 32, SHARED.started, "", scored)))
    del written["events"][-1]["later_too"]
    written["version"] = 1
    read = read_game(json.dumps(written).encode())
    # A correction used to leave the palace of today alone.
    assert read.record.play.scored[0].seats[0].city.text == "* G12s"
    assert read.record.play.seats[0].city.text == "* G10n"
    assert scored.play.seats[0].city.text == "* G12s"


def test_the_documents_describe_every_event_and_their_example_can_be_read():
    text = (Path(__file__).parents[2] / "docs/save-format.md").read_text("utf-8")
    for did in KNOWN:
        assert f"`{did}`" in text
    example = text.split("```json")[1].split("```")[0]
    assert read_game(example.encode()).record.undoes == "garden 10 built"


def test_a_game_from_the_store_travels_through_a_file(tmp_path):
    with closing(Store(tmp_path)) as store:
        kept = store.start(GAME.events[0])
        kept.act(NoteWritten(text="windy"))
        assert read_game(write_game(store.share(kept.id)).encode()).record == kept.record
