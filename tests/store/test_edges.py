"""What hardly ever happens to the store: a closed database, a file that is there already."""

import sqlite3

import pytest

from companion.store import logs
from companion.store.database import replacing, rescue
from tests.record.tables import table


def test_a_database_that_fails_is_no_damaged_game():
    database = sqlite3.connect(":memory:")
    database.close()
    with pytest.raises(sqlite3.Error):
        logs.read(database, "8f1b")


def test_a_file_that_another_window_put_there_stays(tmp_path):
    fresh, path = tmp_path / "fresh", tmp_path / "games.db"
    fresh.write_text("ours")
    path.write_text("theirs")
    replacing._move_in(fresh, path)
    assert path.read_text() == "theirs"


def test_a_log_without_a_row_keeps_its_own_title():
    view = sqlite3.connect(":memory:")
    view.execute("CREATE TABLE game (id, title)")
    record = table(2)
    assert rescue._titled(view, record, "8f1b") is record
    view.close()
