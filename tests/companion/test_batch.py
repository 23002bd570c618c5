import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.input.json_text import MOST_BYTES
from companion.terminal.batch import respond, serve


def answers(*lines):
    """What a batch answers to each line."""
    said = io.StringIO()
    serve(io.BytesIO(b"\n".join(lines)), said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


def ask(**request):
    return respond(json.dumps(request).encode())


def test_each_line_is_answered_in_its_turn():
    assert answers(
        b'{"do": "wall", "city": "*"}', b'{"do": "spots", "city": "*", "tile": "G10n"}'
    ) == [
        {"length": 0, "edges": []},
        {"spots": ["0,-1", "-1,0", "1,0"]},
    ]


def test_a_bad_line_is_answered_and_the_next_goes_on():
    bad, good = answers(b"nonsense", b'{"do": "wall", "city": "*"}')
    assert bad["error"].startswith("This is not JSON")
    assert good["length"] == 0


def test_a_line_of_ten_megabytes_is_refused_and_the_next_goes_on():
    huge = b'{"do": "wall", "city": "' + b"*" * 10_000_000 + b'"}'
    bad, good = answers(huge, b'{"do": "wall", "city": "*"}')
    assert bad == {
        "error": f"The input is longer than {MOST_BYTES} bytes; no table needs that much."
    }
    assert good["length"] == 0


def test_an_empty_line_is_answered_like_any_other_bad_line():
    empty, blank, good = answers(b"", b"  \r", b'{"do": "wall", "city": "*"}', b"")
    assert empty == {"error": "This is not JSON: line 1, column 1: Expecting value."}
    assert blank == {"error": "This is not JSON: line 1, column 3: Expecting value."}
    assert good == {"length": 0, "edges": []}


def test_a_line_that_breaks_off_is_told_where():
    cut, _good = answers(b'{"do":', b'{"do": "tiles"}')
    assert cut == {"error": "This is not JSON: line 1, column 7: Expecting value."}


def test_an_id_is_repeated_with_the_answer_and_with_an_error():
    assert ask(do="wall", city="*", id=7) == {"id": 7, "length": 0, "edges": []}
    assert ask(do="wall", city="?", id="a")["id"] == "a"
    assert "error" in ask(do="wall", city="?", id="a")


def test_acts_are_checked():
    assert ask(do="check", city="*", build="G10n@1,0", game="alhambra")["legal"]
    assert not ask(do="check", city="* G10", remove="0,0")["legal"]
    assert ask(do="check", city="* G10", swap="T12@1,0")["legal"]
    assert ask(do="tiles")["tiles"][0]["code"] == "P2new"


def test_rounds_are_scored_and_their_faults_are_told():
    ana, leo = {"name": "Ana", "city": "* G10"}, {"name": "Leo", "city": "*"}
    assert ask(do="score", round=1, players=[ana, leo])["players"][0]["points"] == 5
    faulty = ask(do="score", round=1, players=[ana, {"name": "Leo", "city": "* G10"}])
    assert [fault["code"] for fault in faulty["faults"]] == ["taken", "taken"]
    assert "error" in faulty
    anyway = ask(do="score", round=1, anyway=True, players=[ana, {"name": "Leo", "city": "* G10"}])
    assert [player["points"] for player in anyway["players"]] == [2, 2]


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({}, '"do" is missing.'),
        ({"do": None}, '"do" is missing.'),
        ({"do": 5}, '"do" must be a text.'),
        ({"do": "dance"}, '"dance" is no command'),
        ({"do": "batch"}, '"batch" is no command'),
        ({"do": "tiles", "x": 1}, '"x" is not a known key; this command takes none.'),
        ({"do": "wall"}, '"city" is missing.'),
        ({"do": "wall", "city": 5}, '"city" must be a text.'),
        (
            {"do": "wall", "city": "*", "x": 1},
            '"x" is not a known key; the keys are city and game.',
        ),
        ({"do": "wall", "city": "*", "game": "chess"}, '"chess" is no game; the games are'),
        (
            {"do": "check", "city": "*", "build": "G10@1,0", "remove": "1,0"},
            "Ask for one act at a time: build, remove or swap.",
        ),
        ({"do": "score", "round": 9, "players": []}, "round must be 1, 2 or 3."),
    ],
)
def test_a_request_that_makes_no_sense_is_answered_with_a_sentence(request_, sentence):
    assert ask(**request_)["error"].startswith(sentence)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(
        ["*", "* G10", "G10n", "1,0", "G10@1,0", "granada", "blue", "blue:7,2", "2,3"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "city", "slot", "tile", "blue"]), inner)
    ),
    max_leaves=8,
)
KEYS = {
    "wall": ["city", "game"],
    "check": ["city", "build", "remove", "swap", "game"],
    "spots": ["city", "tile"],
    "score": ["round", "players", "dummy", "options", "modules", "edition", "game"],
    "draw": ["after", "bag", "seen", "seed", "options"],
    "leftovers": ["slots", "money"],
    "pay": ["price", "currency", "hand", "exchange"],
    "take": ["row", "cards"],
    "first": ["hands"],
    "deal": ["players", "modules", "dealt"],
    "setup": ["players", "edition", "modules", "options"],
}


@given(st.data(), st.sampled_from(list(KEYS)))
@settings(max_examples=300)
def test_whatever_is_asked_is_answered(data, do):
    request = {key: data.draw(JSON) for key in KEYS[do] if data.draw(st.booleans())}
    answer = ask(do=do, **request)
    assert json.loads(json.dumps(answer)) == answer
    assert answer.get("error", "a sentence")


@given(st.binary(max_size=60))
def test_whatever_comes_in_is_answered(line):
    assert isinstance(respond(line), dict)
