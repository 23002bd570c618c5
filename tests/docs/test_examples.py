"""What the documentation shows is what happens."""

import json
import re
import shlex
from pathlib import Path

import pytest

from companion.terminal.batch import respond
from companion.terminal.command_line import main

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


@pytest.mark.parametrize(("typed", "printed"), [*shown("notation.md"), *shown("command-line.md")])
def test_every_command_shown_prints_what_is_shown(typed, printed, tmp_path, monkeypatch, capsys):
    page = (DOCS / "command-line.md").read_text(encoding="utf-8")
    for language, file, body in BLOCK.findall(page):
        if language == "json":
            (tmp_path / file).write_text(body, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    main(shlex.split(typed))
    said = capsys.readouterr()
    assert said.out + said.err == printed


def test_every_request_shown_is_answered():
    page = (DOCS / "command-line.md").read_text(encoding="utf-8")
    requests = [line for line in page.splitlines() if line.startswith('{"do"')]
    answers = [respond(line.encode()) for line in requests]
    assert len({json.loads(line)["do"] for line in requests}) == 20
    assert not [answer for answer in answers if "error" in answer]
