"""The engine for other programs, as UCI is for chess: a JSON request a line, an answer a line."""

import json
from collections.abc import Iterator
from typing import BinaryIO, TextIO

from companion.errors import CompanionError
from companion.input.bounds import MOST_BYTES, refuse_longer
from companion.input.json_text import read_json
from companion.terminal import commands
from companion.terminal.commands.asking import text
from companion.terminal.languages import in_language
from companion.words import language


def serve(requests: BinaryIO, answers: TextIO) -> None:
    """Answer each line at once, until the input ends."""
    for line in _lines(requests):
        print(json.dumps(respond(line.rstrip(b"\r\n"))), file=answers, flush=True)


def respond(line: bytes) -> dict[str, object]:
    """Answer one request; what cannot be answered is answered with an error."""
    mark = {}
    try:
        request = read_json(line)
        if "id" in request:
            refuse_longer(json.dumps(request["id"]), "id")
            mark["id"] = request.pop("id")
        with in_language(request.pop("lang", language())):
            command = commands.find(text(request, "do"))
            del request["do"]
            return {**mark, **command.for_programs(command.solve(request))}
    except CompanionError as problem:
        return {**mark, "error": str(problem), **problem.details}


def _lines(requests: BinaryIO) -> Iterator[bytes]:
    """Read line by line, keeping no more of an endless line than it takes to refuse it."""
    while line := requests.readline(MOST_BYTES + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = requests.readline(MOST_BYTES)
        yield line
