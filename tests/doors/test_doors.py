"""Whatever comes in is answered: in a sentence of ours, of a sane length, without a traceback."""

import json

import pytest

from companion.errors import CompanionError
from companion.record.events.versions import KNOWN
from companion.terminal.batch import respond
from companion.tileset.tile_file import read_tiles
from tests.doors.samples import EVENTS, REQUESTS, TILE_SET, game
from tests.doors.spoiling import JUNK, at_random, flaws, flaws_of_sentence, places, spoilt

GOOD = [request for request in REQUESTS if "error" not in respond(json.dumps(request).encode())]


def at(request, place):
    for step in place:
        request = request[step]
    return request


def error(request):
    return respond(json.dumps(request).encode()).get("error", "")


def event(did):
    return next(event for event in EVENTS if event["did"] == did)


def replayed(event, **changed):
    return {"do": "replay", "file": game(EVENTS[0], event, **changed)}


NUMBERS = [
    (request, place)
    for request in REQUESTS
    for place in places(request)
    if type(at(request, place)) is int and place != ("id",)
]


def test_the_samples_hold_good_requests_and_every_sort_of_number():
    assert {request["do"] for request in GOOD} == {request["do"] for request in REQUESTS}
    assert len(NUMBERS) > 60


@pytest.mark.parametrize("disguise", [bool, str, float])
def test_nothing_but_a_number_passes_for_a_number(disguise):
    passed = [
        (request["do"], place)
        for request, place in NUMBERS
        if not error(spoilt(request, place, disguise(at(request, place))))
    ]
    assert passed == []


def test_requests_spoilt_at_random_are_answered_in_sentences_of_a_sane_length():
    bad = [
        (found, request) for request in at_random(600, seed=20261118) if (found := flaws(request))
    ]
    assert bad == []


@pytest.mark.parametrize("event", EVENTS, ids=[event["did"] for event in EVENTS])
def test_whatever_stands_in_an_event_is_refused_in_our_own_words(event):
    request = replayed(event)
    inside = [place for place in places(request) if place[:3] == ("file", "events", 1)]
    tries = [(place, junk) for n, place in enumerate(inside) for junk in JUNK[n % 3 :: 3]]
    assert not [(place, junk) for place, junk in tries if flaws(spoilt(request, place, junk))]


@pytest.mark.parametrize("key", ["format", "version", "id", "started", "title", "note", "undone"])
def test_whatever_stands_in_a_file_is_refused_in_our_own_words(key):
    request = replayed(EVENTS[-1])
    assert not [junk for junk in JUNK if flaws(spoilt(request, ("file", key), junk))]


def refusal_of_tiles(tile_set):
    try:
        read_tiles(json.dumps(tile_set).encode())
    except CompanionError as problem:
        return str(problem)
    return None


def test_whatever_stands_in_a_tile_set_is_refused_in_our_own_words():
    tries = [spoilt(TILE_SET, place, junk) for place in places(TILE_SET) for junk in JUNK]
    refusals = [said for each in tries if (said := refusal_of_tiles(each)) is not None]
    assert len(refusals) > 300
    assert not [said for said in refusals if flaws_of_sentence(said)]


def test_there_is_a_sample_of_every_event():
    assert {event["did"] for event in EVENTS} == KNOWN


@pytest.mark.parametrize(
    ("did", "quoted"),
    [
        (None, "null"),
        ([], "[]"),
        ({}, "{}"),
        (5, "5"),
        (True, "true"),
        ("danced", "danced"),
        (["note-written"], '["note-written"]'),
        ("x" * 99, "x" * 40 + "…"),
    ],
)
def test_an_event_that_did_nothing_known_ends_no_batch(did, quoted):
    assert error(replayed({"did": did})) == (
        f'Event 2 of this game is damaged: "{quoted}" is nothing that happens in a game.'
    )


@pytest.mark.parametrize(
    "started",
    [
        "0000-01-01T00:00:00Z",
        "0001-01-01T00:00:00+14:00",
        "9999-12-31T23:59:59-14:00",
        "-0001-01-01T00:00:00Z",
        "2026-01-01",
        "2026-01-01T00:00:00",
        "5",
        5,
        True,
        None,
    ],
)
def test_a_game_starts_at_a_moment_that_every_clock_can_show(started):
    assert error(replayed(EVENTS[-1], started=started)) == (
        "started must be a moment with its time zone, such as 2026-11-18T19:30:00+00:00, in the"
        " years 1 to 9999."
    )


@pytest.mark.parametrize("started", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999+00:00"])
def test_a_game_starts_as_early_and_as_late_as_years_go(started):
    assert not error(replayed(EVENTS[-1], started=started))


BLANK = {"name": "b", "city": "*"}


def scored(**player):
    return {"do": "score", "round": 1, "players": [{"name": "a", **player}, BLANK]}


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        (scored(city="*", reserve=["G10"] * 100), "players → 1 → reserve must have at most 99"),
        (scored(city="*", bonus=["G10"] * 100), "players → 1 → bonus must have at most 99 entries"),
        (
            scored(counts={f"k{i}": 1 for i in range(100)}, wall=0),
            "players → 1 → counts must have at most 99 entries.",
        ),
        (scored(city="*") | {"dummy": {"tiles": ["G10"] * 100}}, "dummy → tiles must have at most"),
        (scored(city="*") | {"modules": ["huts"] * 100}, "modules must have at most 99 entries."),
        ({"do": "draw", "after": 2, "seen": ["HG"] * 100}, "seen must have at most 99 entries."),
        ({"do": "draw", "after": 2, "seen": "HG " * 99 + "HG"}, "seen must have at most 99"),
        ({"do": "wall", "city": "*" * 8_001}, "city must have at most 8000 characters."),
        ({"do": "spots", "city": "*", "tile": "G" * 8_001}, "tile must have at most 8000"),
        ({"do": "tiles", "id": "x" * 7_999}, "id must have at most 8000 characters."),
        ({"do": "draw", "after": 2, "bag": 10**18}, "This is not a table: it holds a number of"),
        ({"do": "draw", "after": 2, "bag": 10**18 - 1}, "The bag holds from 0 to 54 tiles"),
        ({"do": "draw", "after": 2, "bag": 1 - 10**18}, "The bag holds from 0 to 54 tiles"),
        (
            {"do": "leftovers", "slots": [], "money": {"a": dict.fromkeys("vwxyz", 1)}},
            "money → a must have at most 4 entries.",
        ),
        (
            {"do": "leftovers", "slots": [], "money": {"Ana": {}, " ana": {}}},
            '" ana" is named twice',
        ),
        (
            {"do": "leftovers", "slots": [], "money": {"\u202eAna": {}}},
            'money → "?Ana" must be in one line, without hidden or control characters.',
        ),
        (scored(city="*", counts=None, **{"": 1}), 'players → 1 → "" is not a known key.'),
        (scored(city="*", **{"[key]": 1}), "players → 1 → [key] is not a known key."),
        ({"do": "tiles", "[key]": 1}, '"[key]" is not a known key'),
        (
            replayed({**event("money-told"), "money": {"pink": 1}}),
            'Event 2 of this game is damaged: event → money-told → money → "pink" must be blue, gr',
        ),
        (
            replayed({**event("points-adjusted"), "reason": "\x1b[2J"}),
            "Event 2 of this game is damaged: event → points-adjusted → reason must be in one line",
        ),
    ],
)
def test_no_request_holds_more_or_other_things_than_a_table_does(request_, sentence):
    assert error(request_).startswith(sentence)


def test_as_much_as_a_table_can_hold_is_taken():
    assert "faults" in respond(json.dumps(scored(city="*", reserve=["HG"] * 99)).encode())
    assert respond(json.dumps({"do": "tiles", "id": "x" * 7_998}).encode())["id"]


def test_a_reserve_full_of_faults_is_answered_in_a_few_lines():
    many = [f"G{price}" for price in range(1, 100)]
    request = scored(city="*", reserve=[*many[:49], *many[:49]])
    answer = respond(json.dumps(request).encode())
    told = [(fault["player"], fault["code"]) for fault in answer["faults"]]
    assert told == [("a", "no-such-tile"), ("a", "taken")]
    assert answer["error"].count("a: ") == 20
    assert answer["error"].endswith(" And 76 more.")
