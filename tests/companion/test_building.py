import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.building import (
    Build,
    Remove,
    Surroundings,
    Swap,
    can,
    do,
    faults,
    faults_as_it_lies,
    faults_of_tile,
    verify,
)
from companion.board.faults import FaultCode, FaultError
from companion.board.grid import Cell
from companion.options import Options
from tests.companion import naive
from tests.companion.palaces import (
    ANY_TILE,
    NEARBY,
    city,
    legal_palaces,
    messy_palaces,
    plain,
    tile,
)


def codes(found):
    return [fault.code.value for fault in found]


def marked(found):
    return {fault.code.value: " ".join(str(cell) for cell in fault.cells) for fault in found}


def act(kind, words):
    code, _, place = words.rpartition("@")
    return kind(Cell.parse(place), *([tile(code)] if code else []))


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("*", "G10n@0,-1", {}),
        ("* G10", "G11@1,0", {"occupied": "1,0"}),
        ("*", "G10n@0,0", {"occupied": "0,0"}),
        ("*", "G10@2,0", {"touching": "2,0", "on-foot": "2,0"}),
        ("*", "G10@1,1", {"touching": "1,1", "on-foot": "1,1"}),
        ("*", "G10n@0,1", {"walls-match": "0,0 0,1", "on-foot": "0,1"}),
        ("P7e / *", "T12@1,-1", {"walls-match": "0,-1 1,-1", "on-foot": "1,-1"}),
        ("P7e / *", "C9w@1,-1", {"on-foot": "1,-1"}),
        ("A9 A10 G11 / C10 . . / P8 *", "T12@1,-1", {"hole": "0,-1"}),
        ("*", "P6s@0,1", {"upside-down": "0,1"}),
        ("*", "P6ns@1,0", {"no-such-tile": "1,0"}),
        ("* G10", "G10@0,1", {"taken": "1,0 0,1"}),
        ("* G10", "G10@1,0", {"occupied": "1,0", "taken": "1,0"}),
        ("* HG HT HA", "HP@0,1", {"too-many-huts": "0,1"}),
        ("* HG HT", "HP@0,1", {}),
        ("* HG", "HG@0,1", {}),
    ],
)
def test_building_reports_every_fault_at_once_with_its_cells(text, words, expected):
    found = faults(city(text), act(Build, words))
    assert marked(found) == expected
    assert codes(found) == list(expected)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("* G10", "1,0", {}),
        ("* G10", "0,0", {"start-tile": "0,0"}),
        ("* G10", "2,0", {"nothing-there": "2,0"}),
        ("* G10 T12", "1,0", {"on-foot": "2,0"}),
        ("P8 A9 T11 / C10 G10 C11 / S9 A10 * ", "-1,-1", {"hole": "-1,-1"}),
        (". A9 . / C10 G10 C11 / . * .", "0,-1", {"on-foot": "0,-2 -1,-1 1,-1", "hole": "0,-1"}),
    ],
)
def test_d08_removing_leaves_neither_a_hole_nor_an_island(text, place, expected):
    assert marked(faults(city(text), act(Remove, f"@{place}"))) == expected


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("* G10", "T12@1,0", {}),
        ("* G9e", "G12s@1,0", {}),
        ("* G10", "T10w@1,0", {"walls-match": "0,0 1,0", "on-foot": "1,0"}),
        ("* G10", "T12@0,0", {"start-tile": "0,0"}),
        ("* G10", "T12@0,1", {"nothing-there": "0,1"}),
        ("* G10 T12", "T12@1,0", {"taken": "1,0 2,0"}),
        ("* G10", "G10@1,0", {"taken": "1,0"}),
        ("* G10 T12", "C9w@1,0", {"walls-match": "0,0 1,0", "on-foot": "1,0 2,0"}),
        ("* HG HT HA", "HPn@1,0", {"too-many-huts": "1,0"}),
    ],
)
def test_d09_a_swapped_tile_has_the_same_walls_towards_every_neighbour(text, words, expected):
    assert marked(faults(city(text), act(Swap, words))) == expected


def test_verify_raises_with_a_sentence_for_players():
    with pytest.raises(FaultError) as problem:
        verify(city("* G10"), act(Remove, "@0,0"))
    assert str(problem.value) == "The start tile may not be moved, removed or swapped."
    assert problem.value.faults[0].code is FaultCode.START_TILE


def test_do_returns_the_city_afterwards_or_refuses():
    assert do(city("*"), act(Build, "G10@1,0")).text == "* G10"
    assert do(city("* G10"), act(Swap, "T12@1,0")).text == "* T12"
    assert do(city("* G10"), act(Remove, "@1,0")).text == "*"
    with pytest.raises(FaultError, match="Something stands there already"):
        do(city("* G10"), act(Build, "T12@1,0"))


def test_every_fault_has_a_sentence_and_the_name_of_a_rule():
    assert all(code.sentence.endswith(".") and code.rule for code in FaultCode)
    assert len({code.rule for code in FaultCode}) == len(FaultCode)


def test_a_tile_that_cannot_be_laid_anywhere_says_why():
    assert codes(faults_of_tile(city("* G10"), tile("G10"))) == ["taken"]
    assert codes(faults_of_tile(city("* G10"), tile("P6s"))) == ["upside-down"]
    assert codes(faults_of_tile(city("* G10"), tile("T12"))) == []


def test_can_is_verify_caught():
    assert can(city("*"), act(Build, "G10@1,0"))
    assert not can(city("*"), act(Build, "G10@1,1"))


def test_a_tile_that_lies_elsewhere_is_taken():
    around = Surroundings(elsewhere=frozenset({tile("G10"), tile("HG")}))
    assert codes(faults(city("*"), act(Build, "G10@1,0"), around)) == ["taken"]
    assert codes(faults(city("*"), act(Build, "G10n@1,0"), around)) == []
    assert codes(faults(city("*"), act(Build, "HG@1,0"), around)) == []
    assert codes(faults_as_it_lies(city("* G10 HG"), around)) == ["taken"]


def test_huts_in_reserve_count_towards_the_three():
    around = Surroundings(huts_in_reserve=1)
    assert codes(faults(city("* HG HT"), act(Build, "HP@0,1"), around)) == ["too-many-huts"]
    assert codes(faults_as_it_lies(city("* HG HT"), around)) == []
    assert codes(faults_as_it_lies(city("* HG HT HA"), around)) == ["too-many-huts"]


def test_c03_a_diagonal_gap_may_be_played_as_open():
    nearly_closed = city(". . G11 / C10 . C11 / P8 * T11")
    closing = act(Build, "A10@0,-2")
    assert codes(faults(nearly_closed, closing)) == ["hole"]
    playing_open = Surroundings(options=Options(diagonal_gap_open=True))
    assert codes(faults(nearly_closed, closing, playing_open)) == []
    after = closing.carry_out(nearly_closed)
    assert codes(faults_as_it_lies(after)) == ["hole"]
    assert codes(faults_as_it_lies(after, playing_open)) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("*", {}),
        ("* . G10 T12", {"touching": "2,0 3,0", "on-foot": "2,0 3,0"}),
        ("* T10w", {"walls-match": "0,0 1,0", "on-foot": "1,0"}),
        ("P7e T12 / * G10", {"walls-match": "0,-1 1,-1"}),
        ("P8 A9 / C10 . / * G10", {}),
        ("P8 A9 T11 / C10 . C11 / S9 * A10", {"hole": "0,-1"}),
        ("* P6s P9", {"upside-down": "1,0", "no-such-tile": "2,0"}),
        ("G10 / * G10", {"taken": "0,-1 1,0"}),
        ("HG HG / * HP HP", {"too-many-huts": "0,-1 1,-1 1,0 2,0"}),
    ],
)
def test_a_city_as_it_lies_is_judged_whole(text, expected):
    assert marked(faults_as_it_lies(city(text))) == expected


def test_faults_that_were_there_before_are_not_blamed_on_the_act():
    broken = city("* G10 . T12 / . . . A9")
    assert can(broken, act(Build, "C10@0,1"))
    assert can(broken, act(Remove, "@3,1"))
    assert can(broken, act(Swap, "T11@1,0"))
    holed = city("P8 A9 T11 / C10 . C11 / S9 * A10")
    assert can(holed, act(Build, "T12@0,-1"))


@given(legal_palaces(), ANY_TILE, NEARBY)
def test_building_agrees_with_the_naive_rules(built, new, cell):
    found = faults(built, Build(cell, new))
    assert set(codes(found)) == naive.judge_build(plain(built), new.code, tuple(cell))


@given(messy_palaces(), ANY_TILE, NEARBY)
def test_building_agrees_with_the_naive_rules_even_where_the_palace_is_wrong(built, new, cell):
    found = faults(built, Build(cell, new))
    assert set(codes(found)) == naive.judge_build(plain(built), new.code, tuple(cell))


@given(legal_palaces(most=20), NEARBY)
def test_removing_agrees_with_the_naive_rules(built, cell):
    found = faults(built, Remove(cell))
    assert set(codes(found)) == naive.judge_remove(plain(built), tuple(cell))


@given(legal_palaces(), ANY_TILE, NEARBY)
def test_swapping_agrees_with_the_naive_rules(built, new, cell):
    found = faults(built, Swap(cell, new))
    assert set(codes(found)) == naive.judge_swap(plain(built), new.code, tuple(cell))


@given(messy_palaces())
def test_a_city_as_it_lies_agrees_with_the_naive_rules(built):
    found, palace = marked(faults_as_it_lies(built)), plain(built)
    assert ("hole" in found) == bool(naive.closed_in(palace))
    assert ("on-foot" in found) == (naive.reached(palace) != palace.keys())
    assert ("walls-match" in found) == any(naive.mismatches(palace, at) for at in palace)


@given(legal_palaces(most=20))
def test_a_palace_grown_by_the_rules_has_no_fault(built):
    assert faults_as_it_lies(built) == ()


@given(legal_palaces(), st.data())
def test_removing_what_was_just_built_gives_the_old_city(built, data):
    new, cell = data.draw(ANY_TILE), data.draw(NEARBY)
    if can(built, Build(cell, new)):
        after = do(built, Build(cell, new))
        assert do(after, Remove(cell)) == built
