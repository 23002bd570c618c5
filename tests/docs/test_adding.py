"""How to add something is told in pages that are followed to the letter here."""

import pytest

from tests.docs.following import NotAsToldError, change, follow, make, run
from tests.docs.pages import ROOT

TOLD = sorted((ROOT / "docs" / "adding").glob("*.md"))


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.stem)
def test_whoever_follows_the_page_comes_where_it_leads(page, tmp_path):
    follow(page, tmp_path)


def test_there_is_a_page_for_everything_that_is_often_added():
    assert {page.stem for page in TOLD} == {"game", "language", "module", "screen"}


def test_a_change_that_does_not_fit_is_told(tmp_path):
    file = tmp_path / "file"
    make(file, "one\ntwo\n")
    with pytest.raises(NotAsToldError, match="is there already"):
        make(file, "")
    with pytest.raises(NotAsToldError, match="has 0 times"):
        change(file, " three\n+four\n")
    change(file, " one\n+and\n-two\n")
    assert file.read_text(encoding="utf-8") == "one\nand\n"


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("pip list", ""),
        ("python -c raise(KeyError)", "…\n"),
        ("python -c print(1)", "2\n"),
        ("python -c print(1)", "…\n2\n"),
    ],
)
def test_a_command_that_says_something_else_is_told(tmp_path, command, shown):
    with pytest.raises(NotAsToldError):
        run(tmp_path, command, shown)


def test_three_dots_stand_for_any_lines(tmp_path):
    make(tmp_path / "told.py", "print('one\\ntwo\\nthree')\n")
    run(tmp_path, "python told.py", "one\n…\n")
    run(tmp_path, "python told.py", "…\nthree\n")
