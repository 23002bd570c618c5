"""Whatever a person reads passes through gettext, so that it can be said in other languages."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# What a widget shows to people.
SHOWN = {"text", "title", "subtitle", "label", "hint", "hint_text", "action", "headline", "none"}
IN_KV = re.compile(rf'^\s*(?:{"|".join(SHOWN)}): "([^"]*[A-Za-z][^"]*)"', re.MULTILINE)

# A name is a name in every language.
NAMES = {"Alhambra"}


@pytest.mark.parametrize("path", sorted((ROOT / "screens").rglob("*.kv")), ids=lambda p: p.name)
def test_a_kv_file_says_nothing_untranslated(path):
    assert set(IN_KV.findall(path.read_text(encoding="utf-8"))) <= NAMES


@pytest.mark.parametrize("path", sorted((ROOT / "screens").rglob("*.py")), ids=lambda p: p.stem)
def test_no_widget_is_given_untranslated_words(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {
        keyword.value.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        for keyword in call.keywords
        if keyword.arg in SHOWN
        and isinstance(keyword.value, ast.Constant)
        and re.search("[A-Za-z]", str(keyword.value.value))
    }
    assert {words for words in said if isinstance(words, str)} == set()


@pytest.mark.parametrize(
    "path",
    sorted(p for folder in ("companion", "screens") for p in (ROOT / folder).rglob("*.py")),
    ids=lambda p: p.stem,
)
def test_translated_sentences_are_whole_and_their_places_have_names(path):
    """A translator cannot turn round what was glued together or has no names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = [
        call.args[0]
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in {"_", "N_"}
        and call.args
    ]
    assert not [word for word in asked if isinstance(word, ast.JoinedStr | ast.BinOp)]
    sentences = [word.value for word in asked if isinstance(word, ast.Constant)]
    assert not [sentence for sentence in sentences if re.search(r"\{\d*\}|%[sd]", sentence)]


@cache
def said_in(path):
    """Every sentence that a file says, each with whether its number has plural forms."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".kv":
        return [(found, False) for found in re.findall(r'\b_\("((?:[^"\\]|\\.)*)"', text)]
    return [
        (word.value, call.func.id == "N_counted")
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in MARKS
        for word in call.args
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]


MARKS = {"_", "N_", "N_counted"}
EVERY_FILE = sorted(
    path
    for folder in ("companion", "screens")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".kv"}
)


def test_there_is_one_apostrophe_and_one_kind_of_quotation_marks():
    """A quotation stands in the marks of the notation: row 2, cell 3: "Q4"."""
    others = re.compile("['\u2018\u201c\u201d\u201e\u00ab\u00bb`\u00b4]")
    said = [sentence for path in EVERY_FILE for sentence, _is_counted in said_in(path)]
    assert not [sentence for sentence in said if others.search(sentence)]


THINGS = (
    "buildings cards characters edges entries games huts places players points rounds sides tiles"
    " values"
)
# A number that is the same in every game, so that whoever translates can look at it.
ALWAYS_THE_SAME = {
    "all",
    "all_huts",
    "cards",
    "copies",
    "different",
    "fewest",
    "money",
    "most",
    "rounds",
}
A_NUMBER_OF_THINGS = re.compile(rf"\{{(\w+)\}} (?:\w+ )?(?:{THINGS.replace(' ', '|')})\b")


def test_a_number_of_things_has_its_plural_forms():
    """Nobody reads of 1 points; and other languages have more forms than two."""
    assert not [
        sentence
        for path in EVERY_FILE
        for sentence, is_counted in said_in(path)
        for place in A_NUMBER_OF_THINGS.findall(sentence)
        if not is_counted and place not in ALWAYS_THE_SAME | {"dummy"}
    ]


# What is put together and read by programs alone, by the file that does so.
FOR_PROGRAMS = {
    "companion/board/city.py",
    "companion/input/house_rules.py",
    "companion/disk/small_file.py",
    "companion/store/database/replacing.py",
    "companion/terminal/commands/__init__.py",
    "companion/terminal/commands/first.py",
    "companion/tileset/tile_file.py",
    "screens/board/canvas.py",
    "screens/picture.py",
    "screens/theme.py",
}
# What is asked of SQLite, the key that a draft is kept by, an icon, a sound, a code.
KEYS = re.compile(
    r"SELECT|INSERT|PRAGMA|WHERE|LIMIT|^(draw|market|correction|setup|reckoning|round the table) \{"
    r"|^numeric-|^\{SCHEME\}PA|\.wav$"
)


def glued_in(path):
    """Every text with words in it that is put together without a catalogue."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [
                str(part.value)
                if isinstance(part, ast.Constant)
                else f"{{{ast.unparse(part.value)}}}"
                for part in node.values
            ]
            words = [part.value for part in node.values if isinstance(part, ast.Constant)]
            if re.search(r"[^\W\d_]{2}", " ".join(map(str, words))):
                yield node.lineno, "".join(parts)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = node.left, node.right
            if any(map(_is_said, sides)) or any(map(_has_words, sides)):
                yield node.lineno, ast.unparse(node)


def _is_said(node):
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"_", "counted"}
    )


def _has_words(node):
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.search(r"[^\W\d_]{2}", node.value) is not None
    )


@pytest.mark.parametrize(
    "path", [path for path in EVERY_FILE if path.suffix == ".py"], ids=lambda p: p.stem
)
def test_no_sentence_is_put_together_outside_the_catalogues(path):
    """Neither an f-string nor a plus makes a sentence: languages order their words each its way."""
    if path.relative_to(ROOT).as_posix() in FOR_PROGRAMS:
        return
    assert not [text for _line, text in glued_in(path) if not KEYS.search(text)]


GLUED_IN_KV = re.compile(
    r"""_\(["'][^\n]*["']\)\s*\+|\+\s*_\(["']|["'][^"'\n]*[a-z]{2} ["']\s*\+"""
)
NAME = re.compile(r"^\s*name:")


def test_files_that_write_for_programs_still_do():
    assert all(any(glued_in(ROOT / path)) for path in FOR_PROGRAMS)


def test_no_rule_of_kv_puts_a_sentence_together():
    assert not [
        line
        for path in EVERY_FILE
        if path.suffix == ".kv"
        for line in path.read_text(encoding="utf-8").splitlines()
        if GLUED_IN_KV.search(line) and not NAME.match(line)
    ]
