from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.record import Record
from companion.share import SharedGame, read_game, write_game
from companion.store import Store
from tests.golden.reading import play_through

GAMES = sorted(Path(__file__).parent.glob("*.game"))


@pytest.fixture(params=GAMES, ids=lambda path: path.stem)
def record(request):
    return play_through(request.param.read_text("utf-8"))


def test_the_standing_worked_out_by_hand_is_the_standing_reckoned(record):
    assert record.play.finished


def test_going_back_to_the_start_and_forth_again_changes_nothing(record):
    back = record
    while back.undoes:
        back = back.undo()
    assert back.play == Record.start(record.events[0]).play
    while back.redoes:
        back = back.redo()
    assert back == record


def test_a_file_holds_the_whole_game(record):
    shared = SharedGame("0" * 32, datetime(2026, 1, 1, tzinfo=UTC), "", record)
    assert read_game(write_game(shared).encode()) == shared


def test_the_store_holds_the_whole_game(record, tmp_path):
    with closing(Store(tmp_path)) as store:
        kept = store.start(record.events[0])
        for event in record.events[1:]:
            kept.act(event)
    with closing(Store(tmp_path)) as store:
        again = store.open(kept.id)
    assert again.record == record
    assert again.play.totals == record.play.totals


def test_everything_that_happened_is_told_in_words(record):
    told = record.in_words()
    assert len(told) == len(record.events)
    assert all(told)
