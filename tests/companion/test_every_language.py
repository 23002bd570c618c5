"""Every command in every language: sentences are said in it, all that programs read stays."""

import json
import re
from pathlib import Path

import pytest

from companion.terminal import commands
from companion.terminal.batch import respond
from companion.terminal.command_line import BATCH, main
from companion.words import LANGUAGES, speaking
from tests.translations.interpreter import is_english

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"
REQUESTS = [
    *(
        line
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith('{"do"') and "may I" not in line
    ),
    '{"do": "check", "city": "P6n A6ne / *", "build": "T12@1,0"}',
    '{"do": "check", "city": "* G10", "build": "T12@2,1"}',
    '{"do": "rules", "words": "D07"}',
    '{"do": "take", "row": [2, 3, 9], "cards": [3, 9]}',
]
WRONG = [
    "",
    "[]",
    '{"do": "fly"}',
    '{"do": "wall"}',
    '{"do": "wall", "city": "Q4"}',
    '{"do": "wall", "city": 5}',
    '{"do": "wall", "city": "*", "nonsense": 1}',
    '{"do": "score", "round": 4, "players": []}',
    '{"do": "score", "round": 1, "players": [{"name": "Ana", "wall": -1}, {"name": "Ana"}]}',
    '{"do": "pay", "price": 0, "currency": "red", "hand": "blue:7"}',
    '{"do": "draw", "after": 2, "bag": 99}',
]
SENTENCES = {"text", "question", "answer", "reason", "steps", "error", "problem", "title", "says"}
"""The keys whose values are read by people."""


def without_sentences(answer, key=""):
    """An answer with only what programs read."""
    if isinstance(answer, dict):
        return {each: without_sentences(value, each) for each, value in answer.items()}
    if isinstance(answer, list):
        return [without_sentences(each, key) for each in answer]
    return "…" if key in SENTENCES and isinstance(answer, str) and " " in answer else answer


def sentences_of(answer, key=""):
    if isinstance(answer, dict):
        for each, value in answer.items():
            yield from sentences_of(value, each)
    elif isinstance(answer, list):
        for each in answer:
            yield from sentences_of(each, key)
    elif key in SENTENCES and isinstance(answer, str):
        yield answer


def asked(line, language):
    request = json.loads(line)
    return respond(json.dumps({**request, "lang": language}).encode())


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("line", REQUESTS)
def test_an_answer_is_the_same_in_every_language_but_for_its_sentences(line, language):
    english, other = asked(line, "en"), asked(line, language)
    assert "error" not in english
    assert without_sentences(other) == without_sentences(english)
    with speaking(language):
        assert not [each for each in sentences_of(other) if is_english(each)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_the_language(line, language):
    with speaking(language):
        said = respond(line.encode())["error"]
        assert not is_english(said)
    assert said != respond(line.encode())["error"]


TYPED = (
    (),
    ("--help",),
    ("wall", "P2new . / * A4nes"),
    ("check", "P6n A6ne / *", "--build", "T12@1,0"),
    ("spots", "*", "G10n"),
    ("palace", "* G10n", "--reserve", "P8"),
    ("tiles",),
    ("draw", "--after", "2", "--bag", "16"),
    ("pay", "--price", "3", "--currency", "blue", "--hand", "blue:3"),
    ("pay", "--price", "7", "--currency", "blue", "--hand", "blue:9"),
    ("take", "--row", "2,3", "--cards", "2"),
    ("first", "Ana=9,9,2", "Leo=9,8,4"),
    ("turn", "buy-exactly"),
    ("turn", "overpay", "rebuild"),
    ("turn", "--bag", "1", "--empty", "2", "4", "--scoring-card", "--dummy"),
    ("turn", "--bag", "5", "--empty", "2", "--game", "granada", "--marker", "even"),
    ("deal", "--players", "2", "--modules", "exchange", "bonus"),
    ("setup", "--players", "2", "--modules", "huts", "vizier"),
    ("rules", "D07"),
    ("replay", "screens/sample_game.json"),
    # And what is wrong.
    ("fly",),
    ("wall",),
    ("wall", "Q4"),
    ("wall", "*", "--nonsense"),
    ("draw", "--after", "7", "--bag", "1"),
    ("draw", "--after", "x", "--bag", "1"),
    ("draw", "--after"),
    ("score", "/nowhere/at/all"),
    ("pay", "--price", "3", "--currency", "red", "--hand", "blue:3"),
)
BESIDE = re.compile(r"^\s*(\d+\.|[a-z-]+:|[A-Z]\d+|[a-z]+(?=\s\s))?\s+")
"""What stands before a sentence: its number, its code, the command that it is about."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("typed", TYPED, ids=" ".join)
def test_no_line_is_left_in_english(typed, language, capsys):
    told = main([*typed, "--lang", language])
    said = capsys.readouterr()
    assert told == (2 if said.err else 0)
    with speaking(language):
        lines = f"{said.out}\n{said.err}".splitlines()
        assert not [line for line in lines if is_english(BESIDE.sub("", line).strip())]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", [*commands.HELP, BATCH])
def test_help_is_in_the_language(name, language, capsys):
    with pytest.raises(SystemExit):
        main([name, "--help", "--lang", language])
    told = capsys.readouterr().out
    assert "show this help message" not in told
    with speaking(language):
        for line in told.splitlines():
            words = re.split(r"\s{2,}", line.strip())
            assert not [each for each in words if " " in each and is_english(each)]
