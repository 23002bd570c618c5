"""Golden games: one line for each thing that happened, `#` for whatever was worked out by hand.

red tile-built G10n 1,0      who did what: a colour, the event's name, its fields
round-scored 1               what the table did
undo, redo                   what became of it
refused red tile-built …     what may not happen
= Ana 19, Leo 11, Dirk 2     the totals now, the dummy's too
winners Ana                  who has won
"""

import shlex

from companion.errors import CompanionError
from companion.record import Record
from companion.record.events import EVENT, BacksTold, GameStarted, Sitting

COLOURS = ("red", "blue", "green", "yellow", "orange", "white")
FIELDS = {
    "tile-built": ("tile", "cell"),
    "tile-removed": ("cell",),
    "tile-swapped": ("tile", "cell"),
    "tile-reserved": ("tile",),
    "hut-taken": ("hut", "cell"),
    "bonus-shown": ("tile",),
    "bonus-taken-back": ("tile",),
    "tile-given": ("tile",),
    "leftover-built": ("cell",),
    "dummy-tile-corrected": ("tile", "to"),
    "round-scored": ("round",),
    "round-corrected": ("round",),
    "points-adjusted": ("points", "reason"),
    "note-written": ("text",),
}
NUMBERS = {"round", "points", "wall", "bag", "slot"}
FLAGS = {"anyway", "on_purpose", "from_reserve", "to_reserve", "later_too"}


def play_through(text):
    record = None
    for number, line in enumerate(text.splitlines(), 1):
        words = shlex.split(line, comments=True)
        try:
            if words:
                record = follow(record, words)
        except (AssertionError, CompanionError) as problem:
            problem.add_note(f"line {number}: {line}")
            raise
    return record


def follow(record, words):
    match words:
        case ["start", *settings]:
            return Record.start(started(settings))
        case ["undo"]:
            return record.undo()
        case ["redo"]:
            return record.redo()
        case ["refused", *rest]:
            assert not event(rest).can_be_done_to(record.play)
        case ["=", *rest]:
            assert totals(record.play) == " ".join(rest)
        case ["winners", *names]:
            assert list(record.play.victory.winners) == names
        case _:
            return record.act(event(words))
    return record


def started(settings):
    pairs = dict(word.split("=", 1) for word in settings)
    players = tuple(
        Sitting(colour=colour, name=name) for colour, name in pairs.items() if colour in COLOURS
    )
    return GameStarted(
        game=pairs["game"],
        edition=pairs.get("edition"),
        modules=tuple(pairs["modules"].split(",")) if "modules" in pairs else (),
        options={option: True for option in pairs.get("options", "").split(",") if option},
        players=players,
        title=pairs.get("title", ""),
        # What a device knows of the tiles is no part of these games.
        tile_set=BacksTold() if pairs["game"] == "granada" else None,
    )


def totals(play):
    points = {seat.name: play.totals[seat.colour] for seat in play.seats}
    if play.has_dummy:
        points[play.dummy_name] = play.dummy_total
    return ", ".join(f"{name} {total}" for name, total in points.items())


def event(words):
    entry = {}
    if words[0] in COLOURS:
        entry["player"], *words = words
    entry["did"], *words = words
    plain = [word for word in words if "=" not in word and word not in FLAGS]
    entry |= dict.fromkeys((word for word in words if word in FLAGS), True)
    named = dict(word.split("=", 1) for word in words if "=" in word)
    match entry["did"]:
        case "dummy-drew":
            entry["tiles"] = plain
        case "counts-typed":
            entry |= counts(named)
            named = {}
        case "money-told":
            entry["money"] = {currency: int(amount) for currency, amount in named.items()}
            named = {}
        case "leftovers-awarded":
            entry["tiles"] = [leftover(*word.split(":")) for word in plain]
        case did:
            entry |= dict(zip(FIELDS.get(did, ()), plain, strict=False))
    if "counts" in named:
        entry |= counts(dict(pair.split(":") for pair in named.pop("counts").split(",")))
    entry |= named
    return EVENT.validate_python(
        {key: int(value) if key in NUMBERS else value for key, value in entry.items()}
    )


def counts(numbers):
    """`school=3^12` is three schools, the best of them 12."""
    wall = int(numbers.pop("wall", 0))
    split = {kind: number.split("^") for kind, number in numbers.items()}
    return {
        "counts": {kind: int(found[0]) for kind, found in split.items()},
        "best": {kind: int(found[1]) for kind, found in split.items() if len(found) > 1},
        "wall": wall,
    }


def leftover(slot, currency, tile, fate):
    key = "to" if fate in COLOURS else "reason"
    return {"slot": int(slot), "currency": currency, "tile": tile, key: fate}
