"""Mutants are bred as they should be, and shown to the tests that belong to them."""

from argparse import Namespace
from pathlib import Path

import pytest

from tests.mutants.__main__ import EQUIVALENT, HALVES, ROOT, Change, chosen, every, survives
from tests.mutants.belonging import belonging_to
from tests.mutants.breeding import mutants


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a == b", ["(a != b)"]),
        ("a and b", ["(a or b)"]),
        ("a + 1", ["(a - 1)", "2"]),
        ("not a", ["a"]),
        ("b if a else c", ["(c if a else b)"]),
        ("a.b = True", ["pass", "False"]),
        ("run()", ["pass"]),
        ("field(frozen=True)", ["pass"]),
        ("'words'", []),
    ],
)
def test_conditions_numbers_and_steps_are_changed(source, changed):
    assert sorted(mutant.now.strip("()") for mutant in mutants(source)) == sorted(
        each.strip("()") for each in changed
    )


def test_a_change_is_made_where_it_stands():
    (mutant,) = mutants('said = "ä"; a < b\n')
    assert mutant.source == 'said = "ä"; (a <= b)\n'


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("companion/board/wall.py", "tests/companion/test_wall.py"),
        ("companion/money/payment.py", "tests/companion/test_payment.py"),
        ("screens/home/home.py", "tests/ui/test_home.py"),
        ("screens/scoreboard/scoreboard.py", "tests/ui/test_scoreboard.py"),
    ],
)
def test_the_belonging_to_a_file_are_among_the_first_that_are_asked(file, test):
    assert test in belonging_to(Path(file))[:2]


def test_doctests_are_asked_first():
    assert belonging_to(Path("companion/board/wall.py"))[0] == "companion/board/wall.py"


def test_the_same_seed_chooses_the_same_changes():
    for half in HALVES:
        first, again, other = (
            chosen(half, 3, Namespace(files=[], seed=seed)) for seed in (1, 1, 2)
        )
        assert first == again
        assert first != other


def test_what_nobody_could_notice_is_there_and_has_its_reason():
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        change, _, why = line.partition("  #")
        file = Path(change.partition(":")[0])
        assert why.strip(), line
        assert change in {str(Change(file, each)) for each in mutants((ROOT / file).read_text())}
        assert change not in {str(each) for each in every(file)}


def test_what_the_tests_notice_does_not_survive(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "companion" / "board").mkdir(parents=True)
    file = Path("companion/board/wall.py")
    (tmp_path / file).write_text("LIMIT = 1\n", encoding="utf-8")
    for test in belonging_to(file):
        (tmp_path / test).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / test).touch()
    mutant = next(iter(mutants("LIMIT = 1\n")))
    (tmp_path / belonging_to(file)[1]).write_text(
        f"LIMIT = {{}}\nexec(open({str(file)!r}).read(), LIMIT)\n"
        "def test_limit(): assert LIMIT['LIMIT'] == 1\n",
        encoding="utf-8",
    )
    assert not survives(Change(file, mutant), tmp_path)
    assert (tmp_path / file).read_text(encoding="utf-8") == "LIMIT = 1\n"
