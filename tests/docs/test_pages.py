"""What the pages name is there: files, links, headings, commands, pictures of the tour."""

import re
from importlib.util import find_spec

import pytest

from tests.docs.pages import PAGES, ROOT, prose
from tests.tour.shown import README, SHOWN

LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
PATH = re.compile(r"`([a-z_.][\w.-]*/[\w./-]*)`")
MAKE = re.compile(r"(?:`|^)make ([a-z]+)\b", re.MULTILINE)
MODULE = re.compile(r"python -m ([a-z_.]+[a-z_])")
MADE = ("build", "bin")
"""What is there only once something has made it."""
FROM = "", "companion", "screens", "companion/record"
"""Where a page about a room begins to name its files."""


def named(page):
    return page.relative_to(ROOT).as_posix()


def anchors(page):
    """The headings of a page, as a link names them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page):
    for file, heading in LINK.findall(page.read_text(encoding="utf-8")):
        place = (page.parent / file).resolve() if file else page
        assert place.exists(), file
        assert not heading or heading in anchors(place), heading


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_file_that_is_named_is_there(page):
    # What a page has one add is judged by whoever follows it.
    told = () if page.parent.name == "adding" else PATH.findall(prose(page))
    assert [
        path
        for path in told
        if path.split("/")[0] not in MADE
        and not any((ROOT / folder / path).exists() for folder in FROM)
    ] == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_that_is_named_can_be_given(page):
    text = page.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    assert set(MAKE.findall(text)) <= targets
    assert [name for name in MODULE.findall(text) if find_spec(name) is None] == []


def test_make_help_tells_of_every_target():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE)) - {"help"}
    assert set(re.findall(r'"make ([a-z]+)\b', makefile)) == targets


def test_the_pictures_of_the_readme_are_those_that_the_tour_hangs_up():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(rf"{SHOWN.as_posix()}/([a-z_]+)\.png", text) == list(README)
    assert {path.stem for path in (ROOT / SHOWN).iterdir()} == set(README)


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_may_only_read_and_installs_from_where_everybody_does(file):
    text = file.read_text(encoding="utf-8")
    assert "permissions:\n  contents: read\n" in text
    assert "secrets." not in text
    assert not re.search(r"index-url|https?://", text)


def test_one_workflow_runs_make_test_and_one_started_by_hand_the_package():
    test, package = (
        (ROOT / f".github/workflows/{name}.yml").read_text(encoding="utf-8")
        for name in ("test", "package")
    )
    assert "make test" in test
    assert "on: workflow_dispatch\n" in package
    for step in ("buildozer android debug", "dump permissions", "start_in_emulator"):
        assert step in package


def test_the_emulator_starts_the_package_of_the_spec():
    spec = (ROOT / "buildozer.spec").read_text(encoding="utf-8")
    domain, name = (
        re.search(rf"^package.{key} = (.*)$", spec, re.MULTILINE)[1] for key in ("domain", "name")
    )
    assert f"PACKAGE: {domain}.{name}\n" in WORKFLOWS[0].read_text(encoding="utf-8")


def test_the_readme_says_what_nobody_has_tried():
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "What has never been tried is a real phone" in text
    assert "belong to their publisher" in text
    assert ".github/workflows/package.yml" in text
