"""All tests are run, each once, in parts that take equally long."""

from pathlib import Path

import pytest

from tests import side_by_side
from tests.side_by_side import app, dealt, run, seconds_by_file, weights

FILES = sorted((Path(__file__).parent / "ui").glob("test_*.py"))


def test_every_file_of_the_app_is_run_once():
    run_by_app = [word for part in app() for word in part.commands[0] if word.endswith(".py")]
    assert sorted(run_by_app) == [f"tests/ui/{file.name}" for file in FILES]


def test_the_heaviest_are_dealt_first_and_the_heaviest_part_leads():
    weighed = {"a": 5.0, "b": 4.0, "c": 3.0, "d": 2.0, "e": 9.0}
    assert dealt(weighed, 2) == [["a", "b", "c"], ["e", "d"]]
    assert dealt({"a": 1.0}, 3) == [["a"]]


def test_what_was_never_weighed_weighs_as_much_as_others_of_its_length(tmp_path, monkeypatch):
    for name, size in (("one.py", 100), ("two.py", 300)):
        (tmp_path / name).write_text("x" * size, encoding="utf-8")
    files = [tmp_path / "one.py", tmp_path / "two.py"]
    monkeypatch.setattr(side_by_side, "SECONDS", tmp_path / "seconds.json")
    assert weights(files) == {"one.py": 100, "two.py": 300}
    (tmp_path / "seconds.json").write_text('{"one.py": 2.5, "gone.py": 9}', encoding="utf-8")
    assert weights(files) == {"one.py": 2.5, "two.py": 7.5}


def test_seconds_are_those_of_the_app_by_file(tmp_path):
    (tmp_path / "1.xml").write_text(
        '<testsuites><testcase classname="tests.ui.test_home" time="1.25"/>'
        '<testcase classname="tests.ui.test_home" time="0.5"/>'
        '<testcase classname="tests.test_words" time="7"/></testsuites>',
        encoding="utf-8",
    )
    assert seconds_by_file(tmp_path.glob("*.xml")) == {"test_home.py": 1.8}


@pytest.mark.parametrize(("program", "passed"), [("pass", True), ("raise SystemExit(3)", False)])
def test_a_part_that_fails_is_told(tmp_path, program, passed):
    part = side_by_side.Part("a part", ((side_by_side.PYTHON[0], "-c", program),))
    title, said, good = run(part, tmp_path / "part")
    assert (title.startswith("a part"), said, good) == (True, "", passed)
