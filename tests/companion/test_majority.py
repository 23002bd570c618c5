import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.alhambra import ALHAMBRA, BOX
from companion.scoring.majority import Standing, share_out
from tests.companion import naive


def points(scoring, kind, counts):
    """What each player gets, in the order of the counts."""
    building = BOX.by_name[kind]
    standings = {f"player {i}": Standing(count) for i, count in enumerate(counts)}
    lines = share_out(building, standings, ALHAMBRA.prizes(building, scoring, sum(counts)))
    paid = {name: line.each for line in lines for name in line.names}
    return [paid.get(name, 0) for name in standings]


PRINTED = {
    "T01 S0 second scoring, Kim and Nina four towers each": (2, "tower", [4, 4], [9, 9]),
    "T02 S0 first scoring, most chambers": (1, "chambers", [3, 1, 2], [4, 0, 0]),
    "T03 S0 second scoring, towers in clear order": (2, "tower", [3, 2, 1], [13, 6, 0]),
    "T04 S0 third scoring, pavilions in clear order": (3, "pavilion", [3, 2, 1], [16, 8, 1]),
}

DERIVED = {
    "M01": (1, "pavilion", [1, 1], [0, 0]),
    "M02": (1, "tower", [2, 2], [3, 3]),
    "M03": (1, "tower", [2, 2, 2], [2, 2, 2]),
    "M04": (1, "garden", [1] * 6, [0] * 6),
    "M05": (2, "tower", [3, 3, 3], [6, 6, 6]),
    "M06": (2, "tower", [4, 2, 2], [13, 3, 3]),
    "M07": (2, "pavilion", [2, 1, 1], [8, 0, 0]),
    "M08": (2, "tower", [4, 4, 4, 4], [4, 4, 4, 4]),
    "M09": (3, "pavilion", [2, 2, 2], [8, 8, 8]),
    "M10": (3, "pavilion", [3, 2, 2], [16, 4, 4]),
    "M11": (3, "pavilion", [3, 2, 1, 1], [16, 8, 0, 0]),
    "M12": (3, "tower", [3, 3, 1], [17, 17, 6]),
    "M13": (3, "tower", [2, 2, 2, 2], [10, 10, 10, 10]),
    "M14": (3, "garden", [5, 0, 0], [20, 0, 0]),
    "M15": (3, "arcades", [0, 0], [0, 0]),
    "M16": (3, "seraglio", [2, 1, 1, 1], [17, 3, 3, 3]),
    "M17": (2, "chambers", [3, 3, 3], [5, 5, 5]),
    "M18": (3, "garden", [2, 2, 4], [8, 8, 20]),
}


@pytest.mark.parametrize("case", PRINTED.values(), ids=PRINTED.keys())
def test_examples_printed_in_the_rule_books(case):
    scoring, kind, counts, expected = case
    assert points(scoring, kind, counts) == expected


@pytest.mark.parametrize("case", DERIVED.values(), ids=DERIVED.keys())
def test_derived_majorities(case):
    scoring, kind, counts, expected = case
    assert points(scoring, kind, counts) == expected


R32 = {
    "pavilion": (1, 8, 1, 16, 8, 1),
    "seraglio": (2, 9, 2, 17, 9, 2),
    "arcades": (3, 10, 3, 18, 10, 3),
    "chambers": (4, 11, 4, 19, 11, 4),
    "garden": (5, 12, 5, 20, 12, 5),
    "tower": (6, 13, 6, 21, 13, 6),
}


@pytest.mark.parametrize(("kind", "table"), R32.items())
def test_r32_the_prizes_are_those_of_the_table(kind, table):
    prizes = [ALHAMBRA.prizes(BOX.by_name[kind], scoring, total=9) for scoring in (1, 2, 3)]
    assert tuple(prize for scoring in prizes for prize in scoring) == table


def test_tied_players_pool_their_places_and_round_down():
    towers = {"Kim": Standing(4), "Nina": Standing(4), "Ben": Standing(2)}
    first, second = share_out(BOX.by_code["T"], towers, (13, 6))
    assert (first.names, first.count, first.places) == (("Kim", "Nina"), 4, (1, 2))
    assert (first.prizes, first.pool, first.each, first.lost) == ((13, 6), 19, 9, 1)
    assert (second.names, second.places, second.prizes, second.each) == (("Ben",), (3,), (0,), 0)


def test_a_tie_break_puts_one_before_the_other():
    schools = {"blue": Standing(4, 9), "green": Standing(4, 12)}
    lines = share_out(BOX.by_code["T"], schools, (30, 20))
    assert [(line.names, line.each) for line in lines] == [(("green",), 30), (("blue",), 20)]


def test_a_tie_stays_one_when_only_one_of_the_tied_tells_what_breaks_it():
    schools = {"blue": Standing(2, 3), "green": Standing(2), "red": Standing(1, 9)}
    lines = share_out(BOX.by_code["T"], schools, (30, 20, 10))
    assert [line.names for line in lines] == [("blue", "green"), ("red",)]
    assert not any(line.tie_broken for line in lines)


@given(st.integers(1, 3), st.integers(0, 5), st.lists(st.integers(0, 4), min_size=2, max_size=7))
def test_majorities_agree_with_the_naive_rules(scoring, number, counts):
    assert points(scoring, BOX.kinds[number].name, counts) == naive.majority(
        number, scoring, counts
    )


@given(st.integers(1, 3), st.lists(st.integers(0, 4), min_size=2, max_size=7), st.randoms())
def test_the_order_of_the_players_does_not_matter(scoring, counts, chance):
    order = list(range(len(counts)))
    chance.shuffle(order)
    straight = points(scoring, "tower", counts)
    shuffled = points(scoring, "tower", [counts[i] for i in order])
    assert shuffled == [straight[i] for i in order]


MOST = {1: 21, 2: 84, 3: 195}


@given(
    st.integers(1, 3),
    st.lists(st.lists(st.integers(0, 9), min_size=3, max_size=3), min_size=6, max_size=6),
)
def test_majority_points_never_exceed_the_prizes(scoring, table):
    paid = sum(
        sum(points(scoring, kind.name, counts))
        for kind, counts in zip(BOX.kinds, table, strict=True)
    )
    assert paid <= MOST[scoring]


@pytest.mark.parametrize(("scoring", "most"), MOST.items())
def test_clear_majorities_pay_all_there_is(scoring, most):
    assert sum(sum(points(scoring, kind.name, [3, 2, 1])) for kind in BOX.kinds) == most
