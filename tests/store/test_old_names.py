"""What an earlier version took and kept is opened as it stands, whatever names are taken today."""

import json
import sqlite3
from contextlib import closing

import pytest

from companion.errors import InputError
from companion.record.events import GameStarted, NoteWritten, PointsAdjusted, RoundScored
from companion.share import read_game, write_game
from companion.store import Store
from tests.record.tables import built, sitting

OLD = ("Ana\u200b", "Leo  B", "leo b")
OPTIONS = {"dummy_name": "\u202eDirk"}


@pytest.fixture
def old(tmp_path):
    """A kept game whose names nobody could be given today."""
    with closing(Store(tmp_path)) as store:
        kept = store.start(GameStarted(players=sitting(3)))
        kept.act(built("T13e", "1,0", "blue"))
        kept.act(PointsAdjusted(player="green", points=5, reason="tea"))
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        for place, body in database.execute("SELECT place, body FROM event").fetchall():
            event = json.loads(body)
            if place == 0:
                event |= {"title": "two\u2028lines", "options": OPTIONS}
                for player, name in zip(event["players"], OLD, strict=True):
                    player["name"] = name
            if "reason" in event:
                event["reason"] = "a\ncup"
            database.execute(
                "UPDATE event SET body = ? WHERE place = ?", (json.dumps(event), place)
            )
        database.commit()
    with closing(Store(tmp_path)) as store:
        yield store.open(kept.id), store


def test_a_game_with_old_names_opens_and_goes_on(old):
    kept, _store = old
    kept.act(NoteWritten(text="windy"))
    kept.act(RoundScored(round=1))
    assert tuple(seat.name for seat in kept.play.seats) == OLD
    assert [*kept.play.totals.values()] == [0, 6 + 1, 5]
    assert kept.play.options.dummy_name == OPTIONS["dummy_name"]
    assert kept.play.adjustments[0].reason == "a\ncup"


def test_the_same_table_is_offered_once_more(old):
    _kept, store = old
    again = store.last_table()
    assert tuple(player.name for player in again.players) == OLD


def test_a_file_with_old_names_is_refused_with_a_sentence(old):
    kept, store = old
    with pytest.raises(InputError, match="must be in one line, without hidden"):
        read_game(write_game(store.share(kept.id)).encode())
