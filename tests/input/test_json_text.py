import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError
from companion.input.bounds import MOST_LEVELS
from companion.input.json_text import _levels, read_json

JSON = st.recursive(
    st.sampled_from(["[", "]", "{", '"', "\\", '\\"[', '[{"', ""]) | st.none() | st.integers(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text('["\\]{', max_size=2), inner)
    ),
)


def depth(value):
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return 1 + max(map(depth, inner), default=0)
    return 0


@given(JSON)
def test_the_depth_is_known_before_anything_is_parsed(value):
    assert _levels(json.dumps(value).encode()) == depth(value)


TOO_DEEP = [
    b"[" * (MOST_LEVELS + 1),
    b"[" * 1_000_000,
    b'{"a":' * 160_000,
    b'{"a": ' + b"[" * MOST_LEVELS + b"]" * MOST_LEVELS + b"}",
    b"[[" + b"[]," * 99 + b"[" * MOST_LEVELS,
    b'{"\\\\": "\\"", "a": ' + b"[" * MOST_LEVELS + b"]" * MOST_LEVELS + b"}",
]


@pytest.mark.parametrize("raw", TOO_DEEP, ids=len)
def test_what_is_nested_too_deeply_is_never_handed_to_the_parser(raw, monkeypatch):
    monkeypatch.setattr(json, "loads", None)
    with pytest.raises(InputError, match=r"^This is not a table: it is nested too deeply\.$"):
        read_json(raw)


def test_as_many_levels_as_allowed_and_brackets_in_texts_are_read():
    inner = MOST_LEVELS - 1
    assert read_json(b'{"a": ' + b"[" * inner + b"]" * inner + b"}")
    text = "[" * 99 + '\\"' + "{" * 99
    assert read_json(json.dumps({"a": text, "\\": [text, "\\"]}).encode())["a"] == text


@pytest.mark.parametrize("sign", ["", "-"])
def test_numbers_have_eighteen_digits_at_most(sign):
    assert read_json(f'{{"a": {sign}{"9" * 18}}}'.encode())["a"] == int(sign + "9" * 18)
    with pytest.raises(InputError, match="a number of absurd length"):
        read_json(f'{{"a": {sign}{"9" * 19}}}'.encode())
