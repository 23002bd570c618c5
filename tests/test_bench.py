import sys
from xml.etree import ElementTree as ET

import pytest

from tests.bench import __main__ as program
from tests.bench import app, former_wall
from tests.bench.bench import Bench, Measured, in_memory, in_time, measured, seconds
from tests.bench.engine import BENCHES, grown
from tests.bench.growth import GROWTHS, plot
from tests.companion import naive
from tests.companion.palaces import plain


@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.name)
def test_what_is_measured_gives_an_answer(bench):
    assert bench.run()


def test_a_measurement_is_the_time_of_one_run():
    assert 0 < seconds(lambda: None) < 1e-3


NOTHING = Bench("nothing", lambda: None, aim=1.0, share=0.5)


@pytest.mark.parametrize(
    ("taken", "other", "good"),
    [(0.9, None, True), (1.1, None, False), (0.4, 0.8, True), (0.5, 0.8, False)],
)
def test_what_misses_its_aim_is_named(taken, other, good):
    found = Measured(NOTHING, taken, other)
    assert found.good is good
    assert found.cells[-1] == ("" if good else "MISSED")


def test_what_is_compared_is_measured_in_the_same_run():
    found = measured(Bench("a", lambda: 2.0, 9, lambda: 4.0, measure=lambda run: run()))
    assert (found.taken, found.other, found.share) == (2.0, 4.0, 0.5)


@pytest.mark.parametrize(
    ("shown", "text"),
    [(in_time(2.5), "2.5 s"), (in_time(0.0125), "12.5 ms"), (in_time(3e-6), "3 µs")],
)
def test_numbers_are_those_that_people_read(shown, text):
    assert shown == text
    assert in_memory(148.4) == "148 MB"


@pytest.mark.parametrize(("asked", "answer"), [([], 0), (["--strict"], 1)])
def test_a_missed_aim_is_told_and_fails_where_that_is_asked(monkeypatch, capsys, asked, answer):
    slow = Bench("something slow", lambda: 2.0, 1.0, measure=lambda run: run())
    monkeypatch.setattr(program, "BENCHES", (slow,))
    monkeypatch.setattr(sys, "argv", ["bench", *asked])
    assert program.main() == answer
    assert "! missed: something slow" in capsys.readouterr().out


def test_the_page_has_a_row_for_each_and_its_plots(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(program.growth, "GROWTHS", ())
    program.write_page([Measured(NOTHING, 0.25)])
    text = (tmp_path / "docs" / "speed.md").read_text(encoding="utf-8")
    assert "| nothing | 250 ms |  | 1 s |  |" in text


@pytest.mark.parametrize("growth", GROWTHS, ids=lambda growth: growth.name)
def test_how_something_grows_is_drawn(growth):
    assert growth.made(growth.numbers[0])()
    drawn = plot(growth, [(number, number / 1000) for number in growth.numbers])
    circles = ET.fromstring(drawn).findall("{http://www.w3.org/2000/svg}circle")  # noqa: S314
    assert len(circles) == len(growth.numbers)


@pytest.mark.parametrize("tiles", [1, 14, 54])
def test_the_wall_was_as_long_before(tiles):
    city = grown(tiles, seed=tiles)
    assert former_wall.longest_wall(city).length == naive.wall(plain(city))


def test_a_child_that_fails_is_told():
    with pytest.raises(SystemExit, match="no_such_app ended"):
        app.start("no_such_app")
