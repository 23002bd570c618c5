import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.building import (
    Build,
    Remove,
    Surroundings,
    Swap,
    faults,
    faults_of_tile,
    is_available,
)
from companion.board.grid import OPPOSITE, Cell
from companion.board.players import Player, Tally
from companion.errors import InputError
from companion.games.alhambra import ALHAMBRA, ARCADES, BOX, GARDEN, PAVILION, TOWER
from companion.modules import HUTS, modules_used
from companion.modules.huts import worth
from companion.table.table import Table
from companion.turns.turn import Action
from tests.companion.asking import ask, counts, score
from tests.companion.palaces import cells, city, legal_palaces, tile

T10 = "A9 HAn A10 / HAw * G10 / . HTe T10w"


def test_t10_the_huts_of_the_printed_example():
    built = city(T10)
    assert [worth(built, cell) for cell in cells("0,-1 -1,0 0,1")] == [2, 1, 0]
    answer = score(1, {"name": "Ana", "city": T10}, {"name": "Leo", "city": "*"}, modules=["huts"])
    assert counts(answer, "Ana") == {"arcades": 5, "garden": 1, "tower": 1}


def test_t10_a_fourth_hut_is_refused():
    assert [fault["code"] for fault in ask("check", city=T10, build="HPn@2,0")["faults"]] == [
        "too-many-huts"
    ]


@pytest.mark.parametrize(
    ("text", "cell", "number"),
    [
        ("* HG", "1,0", 0),
        ("* HG G10", "1,0", 1),
        ("* HG T12", "1,0", 0),
        ("* HG G9w", "1,0", 0),
        ("* HGe G10", "1,0", 0),
        (". G11 . / . HG G10 / * T12 .", "1,-1", 2),
        (". G11 . / G12 HG G10 / . * .", "0,-1", 3),
        (". G11 . / G12 HG G10 / * G10n .", "1,-1", 3),
    ],
    ids=[
        "alone",
        "one neighbour",
        "another colour",
        "a wall on the building",
        "a wall on the hut",
        "two",
        "three",
        "c28 four count as three",
    ],
)
def test_r62_a_hut_counts_neighbours_of_its_colour_without_a_wall_between(text, cell, number):
    assert worth(city(text), Cell.parse(cell)) == number


def test_c26_huts_do_not_feed_huts():
    built = city("* HG HG G10")
    assert [worth(built, cell) for cell in cells("1,0 2,0")] == [0, 1]


def test_c27_one_building_serves_two_huts():
    built = city("* HG G10 HG")
    assert [worth(built, cell) for cell in cells("1,0 3,0")] == [1, 1]


def test_r63_the_walls_of_huts_count():
    assert ask("wall", city="HGnew / *")["length"] == 3


def test_rebuilding_rules_apply_to_huts():
    assert [f.code.value for f in faults(city("* HG T12"), Remove(Cell(1, 0)))] == ["on-foot"]
    assert [f.code.value for f in faults(city("* HG"), Swap(Cell(1, 0), tile("HTw")))] == [
        "walls-match",
        "on-foot",
    ]
    assert [f.code.value for f in faults(city("* HGe"), Build(Cell(2, 0), tile("HTw")))] == [
        "on-foot"
    ]


@pytest.mark.parametrize(
    ("built", "in_reserve", "fine"),
    [("* HG", 1, True), ("* HG HT", 1, False), ("*", 3, False), ("* HG HT HP", 0, False)],
)
def test_r61_a_player_owns_three_huts_at_most_those_in_reserve_included(built, in_reserve, fine):
    around = Surroundings(huts_in_reserve=in_reserve)
    assert is_available(city(built), tile("HS"), around) is fine
    found = [fault.text for fault in faults_of_tile(city(built), tile("HS"), around)]
    rule = "A player may own three huts at most, those in reserve included."
    assert found == ([] if fine else [rule])


def test_r59_no_more_huts_of_a_colour_than_there_are():
    two = {"name": "Ana", "city": "* HP HP"}
    with_one = {"name": "Leo", "city": "* HP"}
    with_two = {"name": "Leo", "city": "* HP", "reserve": ["HP"]}
    assert "players" in score(1, two, with_one, modules=["huts"])
    assert score(1, two, with_two, modules=["huts"])["error"] == (
        "There are only 3 pavilion huts; the table shows 4."
    )
    with_pavilions = {"name": "Leo", "city": "* HP P8", "reserve": ["P7e"]}
    assert "players" in score(1, two, with_pavilions, modules=["huts"])


def test_huts_are_in_play_when_they_are_named_or_lie_there():
    ana, leo = {"name": "Ana", "city": "* HG G10"}, {"name": "Leo", "city": "*"}
    assert counts(score(1, ana, leo), "Ana") == {"garden": 2}
    assert counts(score(1, ana, leo, modules=["huts"]), "Ana") == {"garden": 2}
    assert score(1, ana, leo, modules=[])["error"] == (
        "Ana uses a module that is not in play: Huts."
    )
    assert modules_used(ALHAMBRA.modules, [Player("Ana", city("*"))]) == ()
    assert modules_used(ALHAMBRA.modules, [Player("Ana", city("*"), (tile("HG"),))]) == (HUTS,)


@pytest.mark.parametrize(("gardens", "fine"), [(11, True), (20, True), (21, False)])
def test_7_2_a_plain_count_may_hold_nine_more_for_huts(gardens, fine):
    players = (Player("Ana", city("*")), Player("Leo", Tally({GARDEN: gardens})))
    table = Table(ALHAMBRA, players, modules=(HUTS,))
    if fine:
        table.verify()
    else:
        with pytest.raises(InputError, match="21 gardens, but only 20 exist"):
            table.verify()


@pytest.mark.parametrize(("towers", "fine"), [(26, True), (27, False)])
def test_7_2_all_plain_counts_together_may_hold_what_all_huts_are_worth(towers, fine):
    players = (Player("Ana", Tally({TOWER: 13})), Player("Leo", Tally({TOWER: towers - 13})))
    table = Table(ALHAMBRA, players, modules=(HUTS,))
    if fine:
        table.verify()
    else:
        with pytest.raises(InputError, match="27 towers, but only 26 exist"):
            table.verify()


def test_7_2_nobody_counts_more_than_three_huts_add_whatever_the_others_have():
    def laid(towers):
        players = (Player("Ana", Tally({TOWER: towers})), Player("Leo", Tally({})))
        return Table(ALHAMBRA, players, modules=(HUTS,))

    laid(20).verify()
    with pytest.raises(InputError, match="21 towers, but only 20 exist"):
        laid(21).verify()


def test_7_2_huts_that_lie_there_are_no_tiles():
    players = (Player("Ana", city("* HP HP")), Player("Leo", Tally({PAVILION: 16})))
    Table(ALHAMBRA, players, modules=(HUTS,)).verify()


@pytest.mark.parametrize(("wall", "fine"), [(12, True), (13, False)])
def test_7_2_the_tiles_behind_a_typed_wall_may_be_huts(wall, fine):
    players = (Player("Ana", city("*")), Player("Leo", Tally({GARDEN: 1}, wall)))
    table = Table(ALHAMBRA, players, modules=(HUTS,))
    if fine:
        table.verify()
    else:
        with pytest.raises(InputError, match="a wall of 13 is too long, 4 tiles can have 12"):
            table.verify()


def test_taking_a_hut_is_an_action_of_its_own():
    assert HUTS.actions == {Action.TAKE_HUT}


@given(legal_palaces(most=10), st.sampled_from(BOX.kinds), st.sampled_from(["", "n", "es"]))
def test_a_hut_agrees_with_counting_by_hand(built, kind, walls):
    hut = tile(f"H{kind.code}{walls}")
    for cell in [*built.tiles]:
        beside = cell.step("e")
        if beside in built:
            continue
        with_hut = built.with_tile(beside, hut)
        by_hand = sum(
            other.kind is kind and side not in walls and OPPOSITE[side] not in other.walls
            for side, _at, other in with_hut.neighbours(beside)
        )
        assert worth(with_hut, beside) == min(3, by_hand)


def test_arcades_are_not_fed_by_the_start_tile():
    assert worth(city("* HA"), Cell(1, 0)) == 0
    assert ARCADES not in city("* HA").buildings
