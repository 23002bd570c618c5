"""The game is tried on a phone's Python, where there is one."""

import sys

from tests import phones_python


def test_without_such_a_python_nothing_fails_and_that_is_said(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["phones_python", "python9.99"])
    assert phones_python.main() == 0
    assert "No python9.99 is at hand" in capsys.readouterr().out


def test_everything_needed_is_pinned():
    assert {line.partition("==")[0] for line in phones_python.pins()} == set(phones_python.NEEDED)


def test_every_room_whose_tests_are_run_is_there():
    rooms = [phones_python.ROOT / "tests" / room for room in phones_python.ROOMS]
    assert [room for room in rooms if not room.is_dir()] == []


def test_what_does_not_run_is_no_python():
    assert phones_python.runs(sys.executable)
    assert not phones_python.runs("/bin/false")
