"""One good request for every command, and one of every event, to be spoilt."""

import json
from pathlib import Path

from companion.record.events.versions import VERSION

SAMPLE_GAME = Path(__file__).parents[2] / "screens" / "sample_game.json"

ANA = {
    "name": "Ana",
    "city": "T9nw A6ne / * G10",
    "reserve": ["P8"],
    "bonus": ["G10"],
}
LEO = {"name": "Leo", "counts": {"pavilion": 2, "tower": 1}, "wall": 7}

ROUND = {
    "game": "alhambra",
    "edition": "dirk",
    "modules": ["bonus", "huts"],
    "round": 2,
    "options": {"simple_scoring": False, "dummy_name": "Otto", "dummy_third": "up"},
    "players": [ANA, LEO],
    "dummy": {"tiles": ["G11", "T12"]},
}
SCHOOLS = {
    "game": "granada",
    "round": 3,
    "players": [
        {"name": "a", "counts": {"school": 2}, "best": {"school": 12}, "wall": 3},
        {"name": "b", "city": "* Sc10e"},
    ],
    "dummy": {"counts": {"school": 1}, "best": {"school": 7}},
}
CROSSING = {
    "round": 1,
    "players": [
        {"name": "a", "city": " / ".join(["G7nesw . " * 4, ". T8es " * 4, "P2new . " * 4 + "*"])},
        {"name": "b", "city": "*"},
    ],
    "anyway": True,
}
LEFTOVERS = {
    "slots": [
        {"slot": 1, "currency": "blue", "tile": "G10"},
        {"slot": 2, "currency": "green", "tile": "T12"},
    ],
    "money": {"Ana": {"blue": 12}, "Leo": {"blue": 9, "green": 1}},
}

EVENTS = (
    {
        "did": "game-started",
        "game": "alhambra",
        "edition": "dirk",
        "modules": ["bonus", "huts"],
        "options": {"dummy_name": "Otto", "dummy_third": "up"},
        "players": [{"colour": "red", "name": "Ana"}, {"colour": "blue", "name": "Leo"}],
        "title": "Friday",
    },
    {"did": "rules-changed", "edition": "marek", "modules": ["huts"], "options": {}},
    {"did": "player-renamed", "player": "red", "name": "Anna"},
    {"did": "tile-built", "player": "red", "tile": "G10n", "cell": "1,0", "from_reserve": False},
    {"did": "tile-removed", "player": "red", "cell": "1,0", "to_reserve": True},
    {"did": "tile-swapped", "player": "red", "tile": "T12", "cell": "1,0", "from_reserve": False},
    {"did": "tile-reserved", "player": "red", "tile": "T12", "on_purpose": True},
    {"did": "taken-from-reserve", "player": "red", "tile": "T12"},
    {"did": "hut-taken", "player": "red", "hut": "HG", "cell": "0,-1"},
    {"did": "counts-typed", "player": "red", "counts": {"tower": 2}, "wall": 3, "best": {}},
    {"did": "entry-chosen", "player": "red", "entry": "palace"},
    {"did": "bonus-shown", "player": "red", "tile": "G10"},
    {"did": "bonus-taken-back", "player": "red", "tile": "G10"},
    {"did": "money-told", "player": "red", "money": {"blue": 12}},
    {"did": "tile-given", "player": "red", "tile": "P8"},
    {"did": "dummy-drew", "tiles": ["G10"], "seed": 7, "market": ["T12"], "bag": 20},
    {"did": "dummy-tile-corrected", "tile": "G10", "to": "G11"},
    {
        "did": "leftovers-awarded",
        "tiles": [{"slot": 1, "currency": "blue", "tile": "G10", "to": "red", "reason": None}],
    },
    {"did": "leftover-dealt", "slot": 1, "currency": "blue", "tile": "G10", "to": "red"},
    {"did": "leftover-built", "player": "red", "cell": "1,0"},
    {"did": "leftover-declined", "player": "red"},
    {"did": "tile-set-told", "tile_set": {"told": [["Sc11e", "Pa10e"]], "offered": []}},
    {"did": "round-scored", "round": 1, "anyway": True},
    {"did": "round-corrected", "round": 1, "player": "red", "city": "*", "bonus": ["G10"]},
    {"did": "round-corrected", "round": 1, "player": "red", "counts": {"tower": 1}, "wall": 1},
    {"did": "points-adjusted", "player": "red", "points": 5, "reason": "a cup of tea"},
    {"did": "note-written", "text": "windy"},
    {"did": "game-renamed", "title": "Saturday"},
    {"did": "palace-taken-in", "player": "red", "game": "alhambra", "city": "* G10"},
    {"did": "game-finished", "early": True},
)

TILE_SET = {
    "format": "alhambra-companion-tiles",
    "version": 1,
    "tiles": [["Sc11e", "Pa10e"], ["Ar7"]],
    "apart": [],
    "huts": ["HGn"],
}


def game(*events, **changed):
    """A game file with these events."""
    return {
        "format": "alhambra-companion-game",
        "version": VERSION,
        "id": "8f1bef2a580947ecbec74f96a6731dc7",
        "started": "2026-11-18T19:30:00+00:00",
        "title": "Friday",
        "note": "Leo was late",
        "events": list(events),
        "undone": [],
        **changed,
    }


REQUESTS = (
    {"do": "wall", "city": "P6n A6ne / *", "game": "alhambra", "id": 7},
    {"do": "wall", "city": CROSSING["players"][0]["city"]},
    {"do": "check", "city": "* G10", "build": "G10n@0,-1", "game": "alhambra"},
    {"do": "check", "city": "* G10", "remove": "1,0"},
    {"do": "check", "city": "* G10 / P6n . T7new", "swap": "T12@1,0"},
    {"do": "spots", "city": "* G10 T12 / . P6n", "tile": "G10n"},
    {"do": "score", **ROUND},
    {"do": "score", **SCHOOLS},
    {"do": "score", **CROSSING},
    {"do": "draw", "after": 2, "bag": 16, "options": {"dummy_third": "up"}, "game": "granada"},
    {"do": "draw", "after": 1, "seen": ["P8", "S9"], "seed": 7},
    {"do": "leftovers", **LEFTOVERS},
    {"do": "pay", "price": 11, "currency": "blue", "hand": "blue:7,2 yellow:9", "exchange": []},
    {"do": "take", "row": [2, 3, 7, "blue-yellow"], "cards": [2, 3]},
    {"do": "first", "hands": {"Ana": [9, 9, 2], "Leo": "blue:9,8,4"}},
    {"do": "tie", "kind": "tower", "round": 2, "counts": {"Ana": 3, "Leo": 3}, "options": {}},
    {
        "do": "tie",
        "game": "granada",
        "kind": "school",
        "round": 3,
        "counts": {"Ana": 4, "Leo": 4, "Pablo": 1},
        "best": {"Ana": 9, "Leo": 12},
        "dummy": "Pablo",
    },
    {"do": "hut", "city": "* G10 HGe / . . G12s", "cell": "2,0"},
    {"do": "bonus", "card": "G10", "city": "* G10n", "reserve": "G10", "elsewhere": ["P8"]},
    {
        "do": "vizier",
        "players": ["Ana", "Leo", "Kim"],
        "awake": ["Kim", "Ana"],
        "moved": "Ana",
        "moment": "scoring-due",
        "options": {"vizier_before_scoring": True},
    },
    {"do": "turn", "actions": ["buy-exactly", "take-hut"], "modules": ["huts"], "bought": False},
    {
        "do": "turn",
        "game": "granada",
        "empty": [2, 4],
        "bag": 1,
        "scoring_card": True,
        "dummy": True,
        "marker": "even",
        "options": {},
    },
    {"do": "flip", "fate": "built", "paid": "green:5", "placed": False},
    {"do": "left", "seen": "P8 S9", "game": "alhambra"},
    {"do": "deal", "players": 2, "modules": ["exchange"], "dealt": 8},
    {"do": "setup", "players": 4, "edition": "boabdil", "modules": ["huts", "vizier"]},
    {"do": "tiles", "lang": "pl"},
    {"do": "rules", "words": "longest wall"},
    {"do": "replay", "file": json.loads(SAMPLE_GAME.read_text(encoding="utf-8"))},
    *({"do": "replay", "file": game(EVENTS[0], event)} for event in EVENTS),
)
