"""Every text that the app says, found where it is written."""

import ast
import re
from io import BytesIO
from pathlib import Path

from babel.messages import Catalog
from babel.messages.extract import extract

ROOT = Path(__file__).parents[2]
PLACES = ("companion", "screens")

# How texts are marked: which argument is the text, which its plural, which its context.
IN_PYTHON = {"_": None, "N_": None, "N_counted": (1, 2), "N_in": ((1, "c"), 2)}
IN_KV = re.compile(r"\b(_|N_|N_in|N_counted)\((?=[\"'])")


def texts_in_kv(lines):
    """What the rules of a kv file say: calls of plain strings, as in Python."""
    for number, line in enumerate(lines, start=1):
        for call in IN_KV.finditer(line):
            arguments = _strings(line[call.end() :])
            text = arguments[0] if call[1] in {"_", "N_"} else arguments
            yield number, call[1], text


def _strings(text):
    """The strings that an argument list begins with."""
    found = []
    literal = re.compile(r"\s*(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')\s*(,?)")
    while match := literal.match(text):
        found.append(ast.literal_eval(match[1]))
        text = text[match.end() :]
        if not match[2]:
            break
    return tuple(found)


def texts_of(path):
    """Every text of a file: itself, or with its plural, and its context."""
    if path.suffix == ".py":
        found = extract("python", BytesIO(path.read_bytes()), IN_PYTHON)
        for _line, text, _comments, context in found:
            yield text, context
        return
    for _line, mark, text in texts_in_kv(path.read_text(encoding="utf-8").splitlines()):
        yield (text[1], text[0]) if mark == "N_in" else (text, None)


def template():
    """All texts with the files that say them, sorted by file."""
    found = Catalog(charset="utf-8")
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*")):
            if path.suffix in {".py", ".kv"}:
                at = path.relative_to(ROOT).as_posix()
                for text, context in texts_of(path):
                    found.add(text, locations=[(at, 0)], context=context)
    for message in found:
        message.locations = sorted({*message.locations})
    return found
