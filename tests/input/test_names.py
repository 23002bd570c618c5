import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError, RuleError
from companion.input.names import known_as, read_name, refuse_same, why_no_name

SAME = [
    ("Ana", "ANA"),
    ("Ana", "  ana "),
    ("Ana María", "ana  maría"),
    ("Zoé", "Zoe\u0301"),
    ("Straße", "STRASSE"),
    ("Ana", "Ana\ufe0f"),
    ("Ana", "A\u3164na"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_people_cannot_tell_apart_are_the_same(one, other):
    assert known_as(one) == known_as(other)
    with pytest.raises(RuleError, match="is named twice; give everybody a name of their own"):
        refuse_same([one, "Leo", other])


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Zoe", "Zoé"), ("Al", "A l")])
def test_other_names_are_others(one, other):
    assert known_as(one) != known_as(other)
    refuse_same([one, other])


@given(st.text(max_size=12))
def test_whoever_is_known_under_a_name_is_known_under_that_name(name):
    assert known_as(known_as(name)) == known_as(name)


def test_the_name_that_is_there_twice_is_quoted_safely():
    with pytest.raises(RuleError, match=r'^"x{40}…" is named twice'):
        refuse_same(["x" * 99] * 2)
    with pytest.raises(RuleError, match=r'^"A\?B" is named twice'):
        refuse_same(["a\nb", "A\nB"])


GOOD = [
    "A",
    "Ana",
    " Ana ",
    "Ana\n",
    "x" * 40,
    "O’Neil-Łoś 2.",
    "木村",
    "عمر",
    "7",
    "?",
    "❤\ufe0f",
    "e\u0301",
]


@pytest.mark.parametrize("name", GOOD)
def test_anything_that_can_be_read_is_a_name(name):
    assert why_no_name(name) == ""
    assert read_name(name, "name") == name.strip()


NAMELESS = ["", " ", "\n", "\u3164", "\u2800 \u115f", "\u0301", "\ufe0f", "\u034f\uffa0"]
HIDDEN = [
    "\u200b",
    "A\u200bna",
    "A\u200dna",
    "\u202eAna",
    "Ana\u2066",
    "\ufeffAna",
    "\u00ad",
    "A\nna",
]
HIDDEN += ["A\x00na", "\x1b[2J", "A\x7f", "A\u2028na", "A\u00a0na", "\ue000", "\ud800"]


@pytest.mark.parametrize("name", NAMELESS)
def test_a_name_shows_something(name):
    with pytest.raises(InputError, match=r"^here must not be empty\.$"):
        read_name(name, "here")


@pytest.mark.parametrize("name", HIDDEN)
def test_a_name_hides_nothing(name):
    sentence = r"^here must be in one line, without hidden or control characters\.$"
    with pytest.raises(InputError, match=sentence):
        read_name(name, "here")


def test_a_name_is_short():
    with pytest.raises(InputError, match=r"^here must have at most 40 characters\.$"):
        read_name("x" * 41, "here")
    assert read_name(f" {'x' * 40} ", "here") == "x" * 40
