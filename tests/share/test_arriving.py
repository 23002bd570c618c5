import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError
from companion.share import game_parts, palace_code
from companion.share.arriving import LONGEST_MESSAGE, arrived
from companion.share.checked_code import link
from tests.share.test_game_parts import PARTS

CODE = "PA013QU6NVUY346WSANFQZ"
ANA = palace_code.read(CODE)
MESSAGES = {
    "a code": CODE,
    "a link": link(CODE),
    "a link in capitals": link(CODE).upper(),
    "a code in small letters": CODE.lower(),
    "a code broken into lines": f" {CODE[:9]}\n{CODE[9:]} \n",
    "a code in pieces": f"{CODE[:4]} {CODE[4:]}",
    "a link broken into lines": f"{link(CODE)[:15]}\n{link(CODE)[15:]}",
    "a message": f"Ana’s palace, for the Alhambra companion: {link(CODE)}",
    "a forwarded message": f"> Ana’s palace: {link(CODE)}.\nSee you on Friday!\n",
    "the same twice": f"{link(CODE)} {link(CODE)}",
}


@pytest.mark.parametrize("message", MESSAGES.values(), ids=MESSAGES)
def test_a_palace_arrives_in_whatever_it_was_sent(message):
    assert arrived(message) == ANA


def test_part_of_a_whole_game_arrives_as_such():
    assert arrived(f"Part 1: {link(PARTS[0].code)}") == PARTS[0]
    assert arrived(PARTS[1].code) == game_parts.read(PARTS[1].code)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no code of this app"),
        ("Hello!", "no code of this app"),
        ("https://example.org/PA0331", "no code of this app"),
        (f"look: {link(CODE[:-1] + '7')}", "damaged"),
        (f"{link(CODE)} and {link(PARTS[0].code)}", "more than one code"),
        ("a" * (LONGEST_MESSAGE + 1), "no code of this app"),
    ],
)
def test_what_holds_no_one_code_is_refused(text, reason):
    with pytest.raises(InputError, match=reason):
        arrived(text)


@given(st.text(max_size=200))
def test_any_text_is_refused_or_read(text):
    with pytest.raises(InputError):
        arrived(text)
