"""The commands that are the twins of the calculators."""

import json

import pytest

from tests.companion.asking import ask, score


def test_a_tie_has_the_lines_of_a_scored_round():
    players = [
        {"name": name, "counts": {"tower": number}, "wall": 0}
        for name, number in (("Ana", 3), ("Leo", 3), ("Kim", 1))
    ]
    tied = ask("tie", kind="tower", round=2, counts={"Ana": 3, "Leo": 3, "Kim": 1})
    assert tied["lines"] == score(2, *players)["lines"]


def test_whether_the_dummy_swells_the_totals_is_a_house_rule():
    asked = {
        "game": "granada",
        "kind": "school",
        "round": 1,
        "counts": {"Ana": 2, "Leo": 1, "Pablo": 1},
        "dummy": "Pablo",
    }
    assert ask("tie", **asked)["lines"][0]["each"] == 4
    without = ask("tie", **asked, options={"dummy_in_totals": False})
    assert without["lines"][0]["each"] == 3


def test_names_and_numbers_are_typed_together(typed, refused):
    tower = ("--kind", "tower", "--round", "1")
    assert typed("tie", "Ana=2", "Leo=2", *tower).startswith("Ana and Leo tie")
    assert typed("tie", "Ana=0", *tower) == "Nobody has any: nothing is paid."
    school = ("--kind", "school", "--round", "1", "--game", "granada")
    assert typed("tie", "Ana=2:12", "Leo=2:9", *school).startswith("Ana takes place 1")
    simply = ("--options", '{"simple_scoring": true}')
    assert "3 points" in typed("tie", "Ana=2:12", "Leo=1", *school, *simply)
    assert refused("tie", "Ana", *tower).startswith('"Ana": write a name and a number')
    assert refused("tie", "Ana=1", "ANA=2", *tower).startswith('"ANA" is named twice')
    assert refused("tie", "Ana=1", *tower, "--options", "{").startswith("This is not JSON")


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"kind": "palace", "round": 1, "counts": {}}, '"palace" is no kind; choose from pavilion'),
        ({"kind": "tower", "round": 4, "counts": {}}, "round must be 1, 2 or 3."),
        ({"kind": "tower", "round": 1, "counts": {"Ana": -1}}, "counts → Ana must be"),
        ({"kind": "tower", "round": 1, "counts": [3]}, "counts must be an object."),
        ({"kind": "tower", "round": 1, "counts": {}, "game": "chess"}, '"chess" is no game'),
    ],
)
def test_what_is_no_majority_is_refused(asked, sentence):
    assert ask("tie", **asked)["error"].startswith(sentence)


def test_a_hut_is_asked_about_where_it_stands(typed, refused):
    assert typed("hut", "* A9 HAe", "2,0").splitlines() == [
        "The hut is worth 1.",
        "1,0: It has the hut’s colour and no wall between, so it counts.",
    ]
    assert ask("hut", city="* A9 HAe", cell="2,0")["worth"] == 1
    assert refused("hut", "* A9 HAe", "1,0") == "There is no hut at 1,0.\n"


@pytest.mark.parametrize(
    ("city", "reserve", "elsewhere", "why"),
    [
        ("* G10", "", "", "counts"),
        ("* G10n", "G10", "", "in-reserve"),
        ("* G10n", "", "G10", "worthless"),
        ("* G10n", "", "", "not-yet"),
    ],
)
def test_a_bonus_card_is_asked_about(city, reserve, elsewhere, why, typed):
    answer = ask("bonus", card="G10", city=city, reserve=reserve, elsewhere=elsewhere)
    assert answer == {"counts": why == "counts", "why": why}
    assert typed("bonus", "G10n", "* G10n").startswith("There is no such card")


def test_viziers_are_put_in_order(typed):
    asked = ("vizier", "Ana", "Leo", "Kim", "--moved", "Leo")
    assert typed(*asked, "--awake", "Ana", "Leo") == "In this order: Ana and Leo."
    assert typed(*asked).startswith("A vizier who sleeps buys nothing")
    due = (*asked, "--awake", "Ana", "--moment", "scoring-due")
    assert typed(*due).startswith("A scoring is due")
    assert typed(*due, "--options", '{"vizier_before_scoring": true}').startswith("In this order")
    answer = ask("vizier", players=["Ana", "Leo"], awake=["Ana"], moved="Leo")
    assert answer == {"allowed": True, "order": ["Ana"], "then": "asleep"}
    hut = ask("vizier", players=["Ana", "Leo"], awake=["Ana"], moved="Leo", purchase="hut")
    assert (hut["allowed"], hut["order"]) == (False, [])
    assert hut["reason"].startswith("A vizier buys a tile from the market")
    assert typed(*asked, "--awake", "Ana", "--purchase", "too-much").startswith(
        "A vizier buys for the exact price only."
    )
    late = ask("vizier", players=["Ana"], awake=["Ana"], moved="Ana", moment="leftovers-dealt")
    assert (late["allowed"], late["order"]) == (False, [])
    assert late["reason"].startswith("Once the last tiles")


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"moved": "Kim", "awake": []}, "Kim does not play at this table."),
        ({"moved": "Ana", "awake": ["Kim"]}, "Kim does not play at this table."),
        ({"moved": "Ana", "awake": [], "moment": "noon"}, "moment must be"),
    ],
)
def test_what_is_no_table_with_viziers_is_refused(asked, sentence):
    assert ask("vizier", players=["Ana", "Leo"], **asked)["error"].startswith(sentence)


@pytest.mark.parametrize(
    ("asked", "answer", "sentence"),
    [
        (("built", "--paid", "green:5"), (True, 3, 2), "It may be turned over; 2 too much"),
        (("built", "--paid", "green:3"), (True, 3, 0), "It may be turned over; this gives"),
        (("given",), (False, 3, 0), "Turning a tile over costs at least 3"),
        (("reserved",), (True, 0, 0), "It may be turned over, for nothing."),
        (("reserved", "--placed"), (False, 0, 0), "Only a tile that was just bought"),
    ],
)
def test_turning_a_tile_over_is_asked_about(asked, answer, sentence, typed):
    assert typed("flip", *asked).startswith(sentence)
    given = {"paid": asked[2]} if "--paid" in asked else {}
    given |= {"placed": True} if "--placed" in asked else {}
    found = ask("flip", fate=asked[0], **given)
    assert (found["legal"], found["price"], found["lost"]) == answer
    assert sentence.startswith("It may") or found["reason"].startswith(sentence)


def test_what_becomes_of_a_tile_must_be_known():
    assert ask("flip", fate="sold")["error"] == '"fate" must be one of built, reserved and given.'
    everything = " ".join(["blue:9"] * 109)
    assert ask("flip", fate="built", paid=everything)["error"] == "There are only 108 money cards."


def test_what_is_left_is_told_by_kind_and_price(typed):
    answer = ask("left", seen="P8 P7e HG")
    assert (answer["number"], answer["left"]["pavilion"]) == (52, [2, 3, 4, 5, 6])
    told = typed("left", "--seen", "P2new P3sw P4es P5nw P6n P7e P8").splitlines()
    assert (told[0], told[-1]) == ("Pavilions: –", "47 tiles")
    assert ask("left", game="granada")["number"] == 108


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("buy-exactly",), "The exact price was paid, so you may act again."),
        (("overpay", "rebuild"), "Only paying the exact price gives another action; the turn was"),
        (
            ("buy-exactly", "rebuild", "--bought"),
            "Only a tile in reserve can be built in a rebuild",
        ),
        (("take-hut", "--modules", "huts"), "Only paying the exact price gives another action, so"),
    ],
)
def test_a_turn_is_asked_about(asked, sentence, typed):
    assert typed("turn", *asked).startswith(sentence)


def test_what_comes_after_a_turn_is_asked_about(typed):
    rule = json.dumps({"vizier_before_scoring": True})
    asked = ("--bag", "0", "--empty", "3", "--scoring-card", "--dummy")
    assert typed("turn", *asked).splitlines() == [
        "1. Fill the money row to four cards; a scoring card is set aside and replaced.",
        "2. Fill the empty slots of the market, the lowest number first.",
        "3. Score before the next player’s turn.",
        "4. Draw the dummy’s tiles.",
        "5. Hand out the tiles that are left in the market.",
        "6. Score for the last time; most points win.",
        "No slot of the market can be filled, so the game ends.",
    ]
    early = typed(
        "turn", "--bag", "9", "--scoring-card", "--modules", "vizier", "--options", rule
    ).splitlines()
    assert early[2].startswith("3. Whoever has an awake vizier")
    told = typed("turn", "--bag", "9", "--empty", "1", "--game", "granada", "--marker", "odd")
    assert "3. The black marker moves to the even numbers." in told


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"actions": ["fly"]}, "actions → 1 must be take-money"),
        ({"actions": ["rebuild"], "bag": 3}, "Say what was done (actions); or,"),
        ({"bought": True, "bag": 3}, "Say what was done (actions); or,"),
        ({"empty": [2]}, "Say what was done (actions); or,"),
        ({"empty": [5], "bag": 3}, "empty → 1 must be 1, 2, 3 or 4."),
        ({"bag": 3, "marker": "odd"}, "In Granada, and only there, say where the black marker"),
        ({"bag": 3, "game": "granada"}, "In Granada, and only there, say where the black marker"),
        ({"bag": 3, "modules": ["harem"]}, '"harem" is no module'),
        ({"game": "granada", "modules": ["huts"]}, "Huts cannot be played with this game."),
    ],
)
def test_what_is_no_turn_is_refused(asked, sentence):
    assert ask("turn", **asked)["error"].startswith(sentence)
