import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.city import City
from companion.board.players import Dummy, Player, Tally
from companion.errors import InputError
from companion.games.alhambra import ALHAMBRA, BOX, GARDEN, PAVILION, TOWER
from companion.modules import BONUS, HUTS
from companion.table.limits import longest_possible_wall, most_tiles
from companion.table.table import FaultyTableError, Table
from tests.companion import naive
from tests.companion.palaces import city, legal_palaces, plain, tile


def table(*players, dummy=None):
    return Table(ALHAMBRA, tuple(players), dummy)


def heap(*codes):
    return tuple(tile(code) for code in codes)


ANA = Player("Ana", city("T9nw A6ne / * G10"), heap("P8"))
LEO = Player("Leo", Tally({PAVILION: 2, TOWER: 1}, wall=7))
DIRK = Dummy("Dirk", heap("G11", "T12"))


def found(laid):
    return {(fault.name, fault.fault.code.value) for fault in laid.faults}


def test_palaces_counts_and_the_dummy_are_scored_together():
    scored = table(ANA, LEO, dummy=DIRK).score(2)
    assert {who.name: scored.points(who.name) for who in scored.everybody} == {
        "Ana": 4 + 10 + 8 + 6,
        "Leo": 7 + 8 + 6,
        "Dirk": 8 + 6,
    }
    assert (scored.for_wall("Ana"), scored.for_kind("Ana", GARDEN)) == (4, 8)


def test_r34_tiles_in_reserve_do_not_count():
    assert table(ANA, LEO).score(1).for_kind("Ana", PAVILION) == 0


def test_r44_the_dummy_scores_majorities_and_never_walls():
    dummy = Dummy("Dirk", heap("P2new"))
    scored = table(Player("Ana", city("*")), Player("Leo", city("*")), dummy=dummy).score(1)
    assert (scored.points("Dirk"), scored.for_wall("Dirk")) == (1, 0)


def test_the_dummy_may_be_given_by_counts():
    scored = table(ANA, LEO, dummy=Dummy("Dirk", Tally({TOWER: 3}))).score(1)
    assert scored.points("Dirk") == 6


@pytest.mark.parametrize(
    ("laid", "faults"),
    [
        (table(ANA, LEO, dummy=DIRK), set()),
        (
            table(ANA, Player("Leo", city("* G10"))),
            {("Ana", "taken"), ("Leo", "taken")},
        ),
        (
            table(ANA, Player("Leo", city("*"), heap("G10"))),
            {("Ana", "taken"), ("Leo", "taken")},
        ),
        (
            table(ANA, LEO, dummy=Dummy("Dirk", heap("G10"))),
            {("Ana", "taken"), ("Dirk", "taken")},
        ),
        (
            table(Player("Ana", city("*"), heap("G10")), Player("Leo", city("*"), heap("G10"))),
            {("Ana", "taken"), ("Leo", "taken")},
        ),
        (
            table(ANA, LEO, dummy=Dummy("Dirk", heap("P9", "P6s"))),
            {("Dirk", "no-such-tile"), ("Dirk", "upside-down")},
        ),
        (table(ANA, Player("Leo", city("* . C10"))), {("Leo", "touching"), ("Leo", "on-foot")}),
        (
            table(ANA, Player("Leo", city("* HG HG"), heap("HG", "HT"))),
            {("Leo", "too-many-huts")},
        ),
    ],
)
def test_whatever_is_wrong_at_the_table_is_found_with_its_owner(laid, faults):
    assert found(laid) == faults


def test_a_table_with_faults_is_refused_in_words_and_in_detail():
    laid = table(ANA, Player("Leo", city("* . C10")))
    with pytest.raises(FaultyTableError) as problem:
        laid.verify()
    assert str(problem.value).startswith("Leo: A tile must share a full side with the palace")
    first = problem.value.details["faults"][0]
    assert (first["player"], first["code"], first["cells"]) == ("Leo", "touching", ["2,0"])


@pytest.mark.parametrize(
    ("laid", "sentences"),
    [
        (
            table(ANA, LEO, dummy=Dummy("Dirk", heap("G11", "G11"))),
            "Dirk: There is only one such tile, and it already lies somewhere else. (G11)",
        ),
        (
            table(ANA, Player("Leo", city("* C10 C10"))),
            "Leo: There is only one such tile, and it already lies somewhere else. (1,0 2,0)",
        ),
        (
            table(ANA, Player("Leo", city("*"), heap("HG", "HG", "HT", "HT"))),
            "Leo: A player may own three huts at most, those in reserve included.",
        ),
    ],
)
def test_the_words_tell_which_tile_is_wrong_and_say_it_once(laid, sentences):
    with pytest.raises(FaultyTableError) as problem:
        laid.verify()
    assert str(problem.value) == sentences


@pytest.mark.parametrize("number", [7, 8])
def test_no_more_tiles_of_a_kind_than_exist(number):
    laid = table(
        Player("Ana", city("* P8"), heap("P7e")),
        Player("Leo", Tally({PAVILION: number - 4})),
        dummy=Dummy("Dirk", heap("P6n", "P5nw")),
    )
    if number == 7:
        laid.verify()
    else:
        with pytest.raises(
            InputError, match=r"The table shows 8 pavilions, but only 7 exist; count again\."
        ):
            laid.verify()


def test_the_dummys_counts_are_limited_too():
    with pytest.raises(InputError, match="12 towers, but only 11 exist"):
        table(ANA, LEO, dummy=Dummy("Dirk", Tally({TOWER: 10}))).verify()


@pytest.mark.parametrize(
    ("tiles", "most"), [(0, 0), (1, 3), (2, 6), (3, 9), (4, 12), (5, 14), (10, 24)]
)
def test_7_2_no_wall_is_longer_than_the_tiles_allow(tiles, most):
    assert longest_possible_wall(tiles) == most
    table(ANA, Player("Leo", Tally({GARDEN: tiles}, wall=most))).verify()
    with pytest.raises(InputError, match=f"Leo: a wall of {most + 1} is too long"):
        table(ANA, Player("Leo", Tally({GARDEN: tiles}, wall=most + 1))).verify()


@pytest.mark.parametrize(("modules", "tiles"), [((), 5), ((BONUS,), 5), ((HUTS,), 8)])
def test_7_2_only_huts_stand_uncounted_beside_the_buildings(modules, tiles):
    assert most_tiles(Tally({GARDEN: 2, PAVILION: 3}, wall=4), modules) == tiles


@given(legal_palaces(most=20))
def test_no_palace_has_a_longer_wall_than_is_thought_possible(built):
    assert naive.wall(plain(built)) <= longest_possible_wall(len(built))


@given(st.lists(legal_palaces(most=9), min_size=2, max_size=6), st.integers(1, 3), st.randoms())
def test_a_round_agrees_with_the_naive_rules_in_any_order(palaces, scoring, chance):
    players = [Player(f"player {i}", built) for i, built in enumerate(palaces)]
    expected = [naive.wall(plain(built)) for built in palaces]
    for number, kind in enumerate(BOX.kinds):
        counts = [sum(t.kind is kind for _, t in built) for built in palaces]
        shares = naive.majority(number, scoring, counts)
        expected = [sum(pair) for pair in zip(expected, shares, strict=True)]
    points = dict(zip([player.name for player in players], expected, strict=True))
    chance.shuffle(players)
    scored = table(*players).score(scoring)
    assert {player.name: scored.points(player.name) for player in players} == points


def test_what_surrounds_a_palace_is_everything_that_lies_elsewhere():
    laid = table(ANA, Player("Leo", city("* C10"), heap("HG")), dummy=DIRK)
    around = laid.surroundings(laid.players[1])
    assert {t.code for t in around.elsewhere} == {"T9nw", "A6ne", "G10", "P8", "HG", "G11", "T12"}
    assert around.huts_in_reserve == 1
    assert laid.surroundings(laid.players[0]).elsewhere >= {tile("C10"), tile("HG")}


def test_a_tally_without_a_word_about_walls_has_none():
    scored = table(ANA, Player("Leo", Tally({TOWER: 2, GARDEN: 0}))).score(1)
    assert (scored.for_wall("Leo"), scored.points("Leo")) == (0, 6)
    assert [line.names for line in scored.lines if line.kind is GARDEN] == [("Ana",)]


def test_an_empty_table_scores_nothing():
    nobody = table(Player("Ana", City(BOX)), Player("Leo", City(BOX))).score(3)
    assert (nobody.lines, nobody.points("Ana")) == ((), 0)
