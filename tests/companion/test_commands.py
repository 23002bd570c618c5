import io
import json
import sys

import pytest

from companion.games.alhambra import BOX
from companion.terminal import commands
from companion.terminal.command_line import main
from tests.companion.asking import ask

LEFTOVERS = {
    "slots": [
        {"slot": 1, "currency": "blue", "tile": "G10"},
        {"slot": 2, "currency": "green", "tile": "T12"},
        {"slot": 4, "currency": "yellow", "tile": "P8"},
    ],
    "money": {"red": {"blue": 12, "green": 3}, "green": {"blue": 9, "green": 3}},
}
AWARDS = [
    {"slot": 1, "tile": "G10", "to": "red"},
    {"slot": 2, "tile": "T12", "to": None, "reason": "tie"},
    {"slot": 4, "tile": "P8", "to": None, "reason": "nobody"},
]


def test_draw_counts_from_the_bag(typed, typed_json):
    assert typed_json("draw", "--after", "2", "--bag", "16") == {"count": 5}
    assert ask("draw", after=2, bag=16) == {"count": 5}
    assert typed("draw", "--after", "0", "--bag", "50") == "The dummy draws 6 tiles."


def test_draw_takes_from_what_was_not_seen_and_tells_the_seed(typed, typed_json):
    seen = [tile.code for tile in BOX.tiles[:38]]
    answer = typed_json("draw", "--after", "2", "--seen", " ".join(seen), "--seed", "3")
    assert (answer["count"], len(answer["tiles"]), answer["seed"]) == (5, 5, 3)
    assert not {*answer["tiles"]} & {*seen}
    assert ask("draw", after=2, seen=seen, seed=3) == answer
    again = ask("draw", after=2, seen=" ".join(seen))
    assert ask("draw", after=2, seen=seen, seed=again["seed"]) == again
    told = typed("draw", "--after", "2", "--seen", " ".join(seen), "--seed", "3").splitlines()
    assert told == [
        "The dummy draws 5 tiles.",
        " ".join(answer["tiles"]),
        "The seed 3 draws the same again.",
    ]
    assert ask("draw", after=2, seen="HG HG " + " ".join(seen), seed=3) == answer


def test_draw_from_an_empty_bag_draws_nothing(typed):
    seen = " ".join(tile.code for tile in BOX.tiles)
    assert ask("draw", after=1, seen=seen, seed=1) == {"count": 0, "tiles": [], "seed": 1}
    assert typed("draw", "--after", "1", "--seen", seen, "--seed", "1").splitlines() == [
        "The dummy draws 0 tiles.",
        "The seed 1 draws the same again.",
    ]


def test_draw_rounds_as_granadas_table_likes(typed_json):
    asked = ("draw", "--after", "2", "--bag", "16", "--game", "granada")
    assert typed_json(*asked, "--options", '{"dummy_third": "up"}') == {"count": 6}
    up = {"dummy_third": "up"}
    assert ask("draw", after=2, bag=16, game="granada", options=up) == {"count": 6}
    assert ask("draw", after=2, bag=16, options=up) == {"count": 5}


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"after": 2}, "Say how many tiles are in the bag (bag), or name every tile outside it"),
        ({"after": 2, "bag": 3, "seen": ""}, "Say how many tiles are in the bag (bag), or name"),
        ({"bag": 3}, '"after" is missing.'),
        ({"after": True, "bag": 3}, '"after" must be a whole number.'),
        ({"after": 2, "bag": "3"}, '"bag" must be a whole number.'),
        ({"after": 2, "bag": 55}, "The bag holds from 0 to 54 tiles, not 55."),
        ({"after": 2, "seen": 5}, '"seen" must be a list.'),
        ({"after": 2, "seen": [5]}, '"seen" must be a list of words.'),
        ({"after": 2, "seen": "Q4"}, '"Q4": no such kind'),
        ({"after": 2, "seen": "P9"}, '"P9": There is no such tile in the game.'),
        ({"after": 2, "seen": "P6s"}, '"P6s": This tile lies upside down;'),
        ({"after": 2, "seen": "P8 P8"}, '"P8" is named twice.'),
        ({"after": 2, "seen": "Sc4", "game": "granada"}, "What is printed on every tile of this"),
        ({"after": 2, "bag": 3, "options": {"x": 1}}, "options → x is not a known key."),
        ({"after": 2, "bag": 3, "options": "{"}, "This is not JSON"),
        ({"after": 2, "bag": 3, "options": []}, "options must be an object."),
        (
            {"after": 2, "bag": 3, "options": {"dummy_name": "x" * 41}},
            "options → dummy_name must have at most 40 characters.",
        ),
        (
            {"after": 2, "bag": 3, "options": {"dummy_third": "sideways"}},
            "options → dummy_third must be down, nearest or up.",
        ),
    ],
)
def test_a_draw_that_cannot_be_made_is_refused(request_, sentence):
    assert ask("draw", **request_)["error"].startswith(sentence)


def test_leftovers_answer_programs_and_people(typed, typed_json, tmp_path, monkeypatch):
    file = tmp_path / "market.json"
    file.write_text(json.dumps(LEFTOVERS))
    assert typed_json("leftovers", str(file)) == {"awards": AWARDS}
    assert ask("leftovers", **LEFTOVERS) == {"awards": AWARDS}
    raw = io.TextIOWrapper(io.BytesIO(file.read_bytes()))
    monkeypatch.setattr(sys, "stdin", raw)
    assert typed("leftovers", "-").splitlines() == [
        "1  G10: red gets it.",
        "2  T12: Several players have the most money in this currency, so the tile stays.",
        "4  P8: Nobody has any money in this currency, so the tile stays.",
    ]
    file.write_text('{"slots": [], "money": {}}')
    assert typed("leftovers", str(file)) == "No tile is left."


def test_leftovers_of_granada_are_read_too():
    slots = [{"slot": 2, "currency": "blue", "tile": "Sc4"}]
    answer = ask("leftovers", slots=slots, money={"red": {"blue": 1}})
    assert answer == {"awards": [{"slot": 2, "tile": "Sc4", "to": "red"}]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"money": {"red": {"pink": 2}}}, '"pink" is no currency'),
        ({"money": {"red": {"blue": -2}}}, "money → red → blue must be at least 0."),
        ({"slots": [{"slot": 1, "currency": "blue"}]}, "slots → 1 → tile is missing."),
        ({"slots": LEFTOVERS["slots"] * 2}, "slots must have at most 4 entries."),
        (
            {"slots": [{"slot": 9, "currency": "blue", "tile": "G10"}]},
            "The slots of the market are numbered 1 to 4.",
        ),
        ({"slots": [{"slot": 1, "currency": "blue", "tile": "Q4"}]}, '"Q4": no such kind'),
        ({"game": "chess"}, '"chess" is no game'),
        ({"colour": 1}, "colour is not a known key."),
    ],
)
def test_leftovers_that_cannot_be_are_refused(change, sentence):
    assert ask("leftovers", **{**LEFTOVERS, **change})["error"].startswith(sentence)


HAND = "blue:7,2 yellow:9"


def test_pay_answers_as_the_issue_says(typed_json):
    asked = ("pay", "--price", "11", "--currency", "blue", "--hand", HAND)
    exact = {"can": True, "exact": [["blue:2", "yellow:9"]], "overpay": 0}
    assert typed_json(*asked, "--exchange", "blue-yellow") == exact
    assert typed_json(*asked) == {"can": False, "exact": [], "overpay": None}
    request = {"price": 11, "currency": "blue", "hand": HAND}
    assert ask("pay", **request, exchange="blue-yellow") == exact
    assert ask("pay", **request, exchange=["blue-yellow"]) == exact
    assert ask("pay", **{**request, "price": 8}) == {"can": True, "exact": [], "overpay": 1}


def test_pay_answers_people(typed):
    asked = ("pay", "--currency", "blue", "--hand", HAND, "--price")
    assert typed(*asked, "11") == "This hand cannot pay 11."
    assert typed(*asked, "7").splitlines() == [
        "7 can be paid exactly, which gives another action:",
        "  blue:7",
    ]
    assert typed(*asked, "8").splitlines() == [
        "8 cannot be paid exactly; at least 1 too much is paid:",
        "  blue:2 + blue:7",
    ]
    assert typed(*asked, "11", "--exchange", "blue-yellow").splitlines()[1] == (
        "  blue:2 + yellow:9, with the exchange card blue-yellow"
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"price": 0}, "A price is 1 or more."),
        ({"price": 100}, "No tile costs more than 99."),
        ({"currency": "red"}, '"red" is no currency'),
        ({"hand": "blue:77"}, '"blue:77": money is written colour:values'),
        ({"hand": "blue:" + ",".join("1" * 109)}, "There are only 108 money cards."),
        ({"hand": "blue:4,4,4,4"}, "There are only 3 cards blue:4, not 4."),
        ({"exchange": "blue"}, '"blue": an exchange card shows two currencies'),
        ({"exchange": 5}, '"exchange" must be a list.'),
    ],
)
def test_a_payment_that_cannot_be_asked_is_refused(change, sentence):
    request = {"price": 11, "currency": "blue", "hand": HAND, **change}
    assert ask("pay", **request)["error"].startswith(sentence)


def test_all_the_money_and_the_dearest_price_can_be_asked():
    values = ",".join("123456789" * 3)
    everything = " ".join(f"{each}:{values}" for each in ("blue", "green", "orange", "yellow"))
    assert ask("pay", price=99, currency="blue", hand=everything)["overpay"] == 0


def test_take_answers_programs_and_people(typed, typed_json):
    asked = ("take", "--row", "2,3,7,9", "--cards")
    assert typed_json(*asked, "2,3") == {"legal": True}
    refused = typed_json(*asked, "7,9")
    assert refused["legal"] is False
    assert refused["reason"].startswith("Several cards may be worth 5 at most")
    assert typed(*asked, "9") == "These cards may be taken."
    assert typed(*asked, "7,9") == refused["reason"]
    assert ask("take", row=[2, 3, 7, 9], cards=[2, 3]) == {"legal": True}
    assert ask("take", row=[2, 3, 7, "blue-green"], cards=["green-blue"]) == {"legal": True}
    assert ask("take", row="2,3,7,blue-green", cards="2,blue-green")["legal"] is False


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"row": [2, 3, 7, 9]}, '"cards" is missing.'),
        ({"row": 5, "cards": [2]}, '"row" must be a list.'),
        ({"row": [2, 3, 7, 10], "cards": [2]}, '"10" is no card; give values from 1 to 9'),
        ({"row": [2, 3, 7, 0], "cards": [2]}, '"0" is no card'),
        ({"row": [True], "cards": [2]}, '"true" is no card'),
        ({"row": ["2"], "cards": [2]}, '"2" is no card; give values from 1 to 9'),
        ({"row": [2.0], "cards": [2]}, '"2.0" is no card'),
        ({"row": [2], "cards": [2] * 100}, "cards must have at most 99 entries."),
        ({"row": [2], "cards": "2 " * 4_001}, "cards must have at most 8000 characters."),
        ({"row": [-2], "cards": [2]}, '"-2" is no card'),
        ({"row": ["-2"], "cards": [2]}, '"-2" is no card'),
        ({"row": ["blue-red"], "cards": [2]}, '"red" is no currency'),
        ({"row": [1, 1, 1, 1, 1], "cards": [1]}, "No more than 4 cards lie open."),
    ],
)
def test_cards_that_cannot_lie_there_are_refused(request_, sentence):
    assert ask("take", **request_)["error"].startswith(sentence)


def test_first_answers_programs_and_people(typed, typed_json):
    assert typed_json("first", "Ana=9,9,2", "Leo=9,8,4") == {
        "first": "Ana",
        "tied": [],
        "by": "total",
    }
    assert typed("first", "Ana=9,9,2", "Leo=9,8,4") == (
        "Ana begins: of the fewest cards, the lowest total."
    )
    assert typed("first", "Ana=9,9,2", "Leo=blue:9,8 green:2,2") == (
        "Ana begins, with the fewest cards."
    )
    assert typed("first", "Ana=9,9,2", "Leo=8,8,4", "Kim=9,9,9") == (
        "Ana and Leo are tied; the youngest of them begins."
    )
    hands = {"Ana": [9, 9, 2], "Leo": [8, 8, 4]}
    assert ask("first", hands=hands) == {"first": None, "tied": ["Ana", "Leo"], "by": "youngest"}


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        (None, "Give the hands of two to six players, each with a name."),
        ({"Ana": [9]}, "Give the hands of two to six players"),
        ({name: [9] for name in "abcdefg"}, "Give the hands of two to six players"),
        ({"Ana": [9], "Leo": []}, "Leo: a hand is a list of values from 1 to 9."),
        ({"Ana": [9], "Leo": [10]}, "Leo: a hand is a list of values from 1 to 9."),
        ({"Ana": [9], "Leo": [True]}, "Leo: a hand is a list of values from 1 to 9."),
        ({"Ana": [9], "Leo": "9,,2"}, "Leo: a hand is a list of values from 1 to 9."),
        ({"Ana": [9], "Leo": "12"}, "Leo: a hand is a list of values from 1 to 9."),
        ({"Ana": [9], "Leo": "red:9"}, '"red" is no currency'),
        ({"Ana": [9], "": [9]}, 'hands → "" must not be empty.'),
        ({"Ana": [9], "\u200b": [9]}, 'hands → "?" must be in one line, without hidden or'),
        ({"Ana": [9], "a" * 41: [9]}, f'hands → "{"a" * 40}…" must have at most 40 characters.'),
        ({"Ana": [9], " ana ": [9]}, '" ana " is named twice; give everybody a name of their'),
        ({"Ana": [9], "Leo": ["9"]}, "Leo: a hand is a list of values from 1 to 9."),
        ({"Ana": [9], "Leo": [1] * 109}, "Leo must have at most 108 entries."),
        ({"Ana": [9], "Leo": "1," * 4_001}, "Leo must have at most 8000 characters."),
    ],
)
def test_hands_that_cannot_be_are_refused(hands, sentence):
    assert ask("first", hands=hands)["error"].startswith(sentence)


def test_first_needs_names(refused):
    assert refused("first", "9,9,2", "Leo=9").startswith('"9,9,2": write a name and a hand')
    assert refused("first", "Leo=9", "Leo=8").startswith('"Leo" is named twice')
    assert refused("first", "Leo=9", "LEO=8").startswith('"LEO" is named twice')
    assert refused("first", "=9", "Leo=8") == 'hands → "" must not be empty.\n'


def test_the_name_of_whoever_begins_is_given_without_the_space_around_it():
    assert ask("first", hands={" Ana ": [9], "Leo": [8, 8]})["first"] == "Ana"


def test_deal_answers_programs(typed_json):
    answer = typed_json("deal", "--players", "2", "--modules", "exchange")
    assert (answer["cards"], answer["copies"], answer["row"]) == (72, 2, 4)
    assert answer["piles"][1] == {
        "pile": 2,
        "money": None,
        "scoring": "1",
        "modules": {"exchange": 2},
    }
    assert answer["hands"] == {}
    assert ask("deal", players=2, modules=["exchange"]) == answer
    assert ask("deal", players=2, modules="exchange") == answer
    bonus = ask("deal", players=3, modules=["bonus"], dealt=12)
    assert bonus["hands"] == {"bonus": {"each": 3, "unused": 1}}
    assert [pile["money"] for pile in bonus["piles"]] == [19, 19, 18, 18, 18]


def test_deal_answers_people(typed):
    asked = ("deal", "--players", "2", "--modules", "exchange", "bonus")
    assert typed(*asked, "--dealt", "8").splitlines() == [
        "72 money cards, 2 of each; 4 lie open.",
        "Pile 1: 12 money cards",
        "Pile 2: 12 money cards, 2 × Exchange cards, scoring card 1",
        "Pile 3: 12 money cards, 2 × Exchange cards",
        "Pile 4: 12 money cards, 2 × Exchange cards, scoring card 2",
        "Pile 5: 12 money cards",
        "Bonus cards: 3 for each player, 4 put away.",
    ]
    assert "Pile 1: a fifth of the money" in typed(*asked)


@pytest.mark.parametrize(
    ("do", "request_", "sentence"),
    [
        ("deal", {"players": 7}, "The game is for 2 to 6 players."),
        ("deal", {"players": 2, "modules": ["camps"]}, '"camps" is no module'),
        ("deal", {"players": 2, "dealt": 99}, "99 cards cannot have been dealt from 72."),
        ("deal", {"players": 1, "modules": ["bonus"]}, "The game is for 2 to 6 players."),
        ("setup", {"players": 1, "modules": ["bonus"]}, "The game is for 2 to 6 players."),
        ("setup", {"players": 2, "edition": "x"}, '"x" is no edition'),
        ("setup", {"players": 2, "edition": 3}, '"edition" must be a text.'),
        ("setup", {"players": 2, "game": "granada", "modules": ["huts"]}, "Huts cannot be played"),
        ("setup", {"players": 2, "colour": 1}, '"colour" is not a known key; the keys are'),
    ],
)
def test_a_table_that_cannot_be_is_refused(do, request_, sentence):
    assert ask(do, **request_)["error"].startswith(sentence)


def test_setup_answers_programs_and_people(typed, typed_json):
    steps = typed_json("setup", "--players", "2", "--edition", "marek")["steps"]
    assert "Draw six tiles for Marek and lay them face up in view." in steps
    assert ask("setup", players=2, edition="marek")["steps"] == steps
    told = typed("setup", "--players", "2", "--edition", "marek").splitlines()
    assert told[0] == f" 1. {steps[0]}"
    assert len(told) == len(steps)
    simple = ask("setup", players=2, game="granada", options={"simple_scoring": True})["steps"]
    assert "Lay the summary of the simple scoring beside the board." in simple


PLAIN = ("wall", "check", "spots", "tiles", "draw", "pay", "take", "first", "deal", "setup")


@pytest.mark.parametrize("do", PLAIN)
def test_a_key_that_is_not_known_is_an_error_and_never_ignored(do):
    assert ask(do, surprise=1)["error"].startswith('"surprise" is not a known key')


def test_numbers_that_are_none_are_refused(refused):
    assert refused("draw", "--after", "x", "--bag", "3").startswith(
        'argument --after: "x" is no whole number; see'
    )
    huge = refused("draw", "--after", "0", "--bag", "9" * 5000)
    assert huge.startswith('argument --bag: "9999')
    assert len(huge) < 200
    assert refused("draw", "--after", "0", "--bag", "-3").startswith("The bag holds from 0 to 54")


@pytest.mark.parametrize("name", commands.HELP)
def test_every_command_explains_itself(name, capsys):
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert f"python -m companion {name}" in capsys.readouterr().out
