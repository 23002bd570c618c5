import pytest

from tests.bench.bench import Bench, measured, seconds
from tests.bench.engine import BENCHES


@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.name)
def test_what_is_measured_gives_an_answer(bench):
    assert bench.run()


def test_a_measurement_is_the_time_of_one_run():
    assert 0 < seconds(lambda: None) < 1e-3


def test_what_misses_its_aim_is_called_too_slow():
    line, good = measured(Bench("nothing", lambda: None, aim=1.0, naive=lambda: None, ratio=1e6))
    assert (good, line.endswith("TOO SLOW")) == (False, True)
    line, good = measured(Bench("nothing", lambda: None, aim=1.0))
    assert (good, "TOO SLOW" in line) == (True, False)
