"""Asking on the command line, as people do."""

import json

import pytest

from companion.terminal.command_line import main


@pytest.fixture
def typed(capsys):
    """What the command line answers people."""

    def typed(*arguments):
        assert main(arguments) == 0
        return capsys.readouterr().out.rstrip("\n")

    return typed


@pytest.fixture
def typed_json(typed):
    return lambda *arguments: json.loads(typed(*arguments, "--json"))


@pytest.fixture
def refused(capsys):
    """The sentence with which the command line refuses."""

    def refused(*arguments):
        assert main(arguments) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err

    return refused
