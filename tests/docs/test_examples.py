"""What the documentation shows is what happens."""

import json
import re
import shlex
from pathlib import Path

import pytest

from companion.terminal.batch import respond
from companion.terminal.command_line import main
from companion.words import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PROGRAM = "$ python -m companion "


def shown(name):
    """Each command that a page shows, with what it prints."""
    for language, _, body in BLOCK.findall((DOCS / name).read_text(encoding="utf-8")):
        if language == "console":
            for example in body.split(PROGRAM)[1:]:
                typed, _, printed = example.partition("\n")
                yield pytest.param(typed, printed, id=typed[:40])


IN_OTHER_LANGUAGES = {f"README.{language}.md": language for language in LANGUAGES[1:]}
"""The short page for people of each language."""


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        each
        for page in ("notation.md", "command-line.md", *IN_OTHER_LANGUAGES)
        for each in shown(page)
    ],
)
def test_every_command_shown_prints_what_is_shown(typed, printed, tmp_path, monkeypatch, capsys):
    page = (DOCS / "command-line.md").read_text(encoding="utf-8")
    for language, file, body in BLOCK.findall(page):
        if language == "json":
            (tmp_path / file).write_text(body, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    main(shlex.split(typed))
    said = capsys.readouterr()
    assert said.out + said.err == printed


@pytest.mark.parametrize(("page", "language"), IN_OTHER_LANGUAGES.items())
def test_each_language_has_a_page_that_the_readme_leads_to(page, language):
    readme = DOCS.parent / "README.md"
    assert f"](docs/{page})" in readme.read_text(encoding="utf-8")
    text = (DOCS / page).read_text(encoding="utf-8")
    assert "```\nmake run\n```" in text
    assert f"](languages/{language}.md)" in text
    assert all(f"--lang {language}" in each.values[0] for each in shown(page))
    for link in re.findall(r"\]\(([^)]+)\)", text):
        assert (DOCS / link).exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_is_shown_in_every_language(language):
    typed = [each.values[0] for each in shown("command-line.md")]
    assert sum(each.endswith(f"--lang {language}") for each in typed) >= 4


def test_every_request_shown_is_answered():
    page = (DOCS / "command-line.md").read_text(encoding="utf-8")
    requests = [line for line in page.splitlines() if line.startswith('{"do"')]
    answers = [respond(line.encode()) for line in requests]
    assert len({json.loads(line)["do"] for line in requests}) == 21
    assert not [answer for answer in answers if "error" in answer]
