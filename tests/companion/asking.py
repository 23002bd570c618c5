"""Asking the engine as another program does."""

import json

from companion.terminal.batch import respond


def ask(do, **request):
    """What a batch answers to one request."""
    return respond(json.dumps({"do": do, **request}).encode())


def score(number, *players, **table):
    """What a batch answers when a round is to be scored."""
    return ask("score", round=number, players=list(players), **table)


def points(answer):
    """Everybody's points, the dummy's included."""
    dummy = [answer["dummy"]] if "dummy" in answer else []
    return {who["name"]: who["points"] for who in (*answer["players"], *dummy)}


def counts(answer, name):
    """How many buildings of each kind somebody counts, those that have none left out."""
    (player,) = [who for who in answer["players"] if who["name"] == name]
    return {kind: entry["count"] for kind, entry in player["kinds"].items() if entry["count"]}


def of_kind(answer, kind):
    """Everybody's points for one kind, in order."""
    dummy = [answer["dummy"]] if "dummy" in answer else []
    return [who["kinds"][kind]["points"] for who in (*answer["players"], *dummy)]
