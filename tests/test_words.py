"""Whatever a person reads passes through gettext, so that it can be said in other languages."""

import ast
import re
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
