import json

import pytest

from companion.terminal.command_line import main
from tests.companion.asking import ask

CITY = ". T9nw A6ne / G8nw * G9e / G6esw A6sw S6es"


def said(capsys, *words):
    assert main(["palace", *words]) == 0
    return capsys.readouterr().out.rstrip("\n")


def refused(capsys, *words):
    assert main(["palace", *words]) == 2
    return capsys.readouterr().err


def test_a_palace_becomes_a_code_and_a_link_and_comes_back(capsys):
    written = json.loads(said(capsys, CITY, "--reserve", "P8 T11n", "--name", "Ana", "--json"))
    assert written["link"] == f"alhambra:{written['code']}"
    for handed in written.values():
        assert json.loads(said(capsys, "--read", handed, "--json")) == {
            "game": "alhambra",
            "city": CITY,
            "reserve": ["P8", "T11n"],
            "name": "Ana",
        }


def test_a_batch_answers_the_same():
    written = ask("palace", city="*  G10 /.", reserve=["P8"], name="Ana", game="alhambra")
    assert ask("palace", read=written["code"]) == {
        "game": "alhambra",
        "city": "* G10",
        "reserve": ["P8"],
        "name": "Ana",
    }
    assert ask("palace", read=written["link"]) == ask("palace", read=written["code"])


def test_what_was_read_can_be_written_again_to_the_same_code():
    written = ask("palace", city="* G10 / HGn", reserve="P8, T12", bonus=["G10"])
    read = ask("palace", read=written["code"])
    assert read["bonus"] == ["G10"]
    assert read["name"] == ""
    assert ask("palace", **read) == written


def test_the_tiles_tell_the_game_unless_it_is_named():
    assert ask("palace", read=ask("palace", city="* Sc10e")["code"])["game"] == "granada"
    assert ask("palace", read=ask("palace", city="*")["code"])["game"] == "alhambra"
    named = ask("palace", city="*", game="granada")
    assert ask("palace", read=named["code"])["game"] == "granada"
    assert '"Sc10e": no such kind' in ask("palace", city="* Sc10e", game="alhambra")["error"]


def test_people_see_the_link_and_then_the_palace_drawn(capsys):
    link = said(capsys, "* G10n", "--reserve", "P8", "--name", "Ana")
    assert link.startswith("alhambra:PA")
    assert said(capsys, "--read", link).splitlines() == [
        "Ana",
        "+------+======+",
        "|  *     G10  |",
        "+------+------+",
        "* G10n",
        "In reserve: P8",
    ]
    nobodys = said(capsys, "* G10", "--bonus", "G10")
    assert said(capsys, "--read", nobodys).splitlines()[-2:] == ["* G10", "Bonus cards: G10"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "Give a palace to hand over, or a code to read with --read."),
        (["* Q4"], 'row 1, cell 2: "Q4"'),
        (["*", "--reserve", "Q4"], '"Q4"'),
        (["* G10 G10"], "there is only one such tile"),
        (["*", "--name", "two\nlines"], "name must be in one line"),
        (["*", "--name", "\udcff"], "name must be in one line"),
        (["--read", "PA01Z141YX"], "This code is damaged"),
        (["--read", "hello"], "This is no code of this app"),
        (["*", "--read", "PA01Z141YZ"], "Give a palace to hand over or a code to read, not both."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words, reason, capsys):
    assert reason in refused(capsys, *words)


def test_a_request_with_other_keys_is_refused():
    assert "is not a known key" in ask("palace", city="*", palace="*")["error"]
    one = ask("palace", read="PA01Z141YZ", name="Ana")["error"]
    assert one == '"name" is not a known key; the only key is read.'
    assert '"read" must be a text' in ask("palace", read=7)["error"]
    assert '"name" must be a text' in ask("palace", city="*", name=7)["error"]
