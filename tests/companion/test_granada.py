import pytest

from companion.board.building import Build, faults, faults_as_it_lies
from companion.board.city import City
from companion.board.faults import FaultCode
from companion.board.grid import Cell
from companion.board.players import Player, Tally
from companion.errors import InputError, RuleError
from companion.games import GRANADA, Marker
from companion.games.granada import BOX, SCHOOL
from companion.options import Options
from companion.scoring import explain
from companion.scoring.majority import Standing
from companion.scoring.round import Holding
from companion.scoring.round import score as scored
from companion.table.table import Table
from tests.companion.asking import ask, of_kind, score


def tile(code):
    return BOX.read(code)


def schools(name, count, best=None):
    entry = {"name": name, "counts": {"school": count}, "wall": 0}
    return entry if best is None else {**entry, "best": {"school": best}}


def paid(number, *players, dummy=None, **options):
    """What each player, and the dummy, gets for schools."""
    more = {} if dummy is None else {"dummy": dummy}
    answer = score(number, *players, game="granada", options=options, **more)
    return of_kind(answer, "school")


PRINTED = {
    "T14 A yellow 3, red 2, green 2": (1, [(3, 9), (2, 5), (2, 12)], [7, 0, 0]),
    "T14 A yellow and red 3 each": (1, [(3, 9), (3, 11), (2, 12)], [0, 8, 0]),
    "T15 B blue 4, green 3, red 2": (2, [(4, 9), (3, 5), (2, 12)], [18, 9, 0]),
    "T16 C blue 4, green 4, red 2": (3, [(4, 9), (4, 12), (2, 13)], [20, 30, 10]),
    "G01": (1, [(3, 8), (3, 11)], [0, 6]),
    "G02": (2, [(3, 8), (3, 11), (1, 2)], [7, 14, 0]),
    "G03": (3, [(2, 13), (2, 9), (2, 12)], [18, 6, 12]),
}


@pytest.mark.parametrize(("number", "holds", "expected"), PRINTED.values(), ids=PRINTED.keys())
def test_printed_and_derived_majorities(number, holds, expected):
    players = [schools(f"player {i}", *held) for i, held in enumerate(holds)]
    assert paid(number, *players) == expected


def test_g04_simple_scoring_breaks_ties_the_same_way():
    players = [schools("a", 2, 13), schools("b", 2, 9), schools("c", 2, 12)]
    assert paid(3, *players, simple_scoring=True) == [18, 3, 10]


@pytest.mark.parametrize(("number", "prizes"), [(1, (3,)), (2, (10, 3)), (3, (18, 10, 3))])
def test_t19_simple_scoring(number, prizes):
    assert GRANADA.prizes(SCHOOL, number, 12, Options(simple_scoring=True)) == prizes


@pytest.mark.parametrize(("number", "prizes"), [(1, (12,)), (2, (24, 12)), (3, (36, 24, 12))])
def test_r69_prizes_grow_with_the_number_in_all_cities(number, prizes):
    assert GRANADA.prizes(SCHOOL, number, 12) == prizes


ANNA_BEN = (schools("anna", 2, 5), schools("ben", 1, 7))


def test_g07_the_dummys_tiles_swell_the_total():
    dummy = {"tiles": ["Sc2", "Sc4", "Sc8"]}
    assert paid(2, *ANNA_BEN, dummy=dummy) == [6, 0, 12]


def test_c16_unless_the_table_says_they_do_not():
    dummy = {"tiles": ["Sc2", "Sc4", "Sc8"]}
    assert paid(2, *ANNA_BEN, dummy=dummy, dummy_in_totals=False) == [3, 0, 6]


def test_the_dummys_highest_tile_counts_in_ties():
    dummy = {"counts": {"school": 2}, "best": {"school": 13}}
    assert paid(1, *ANNA_BEN, dummy=dummy) == [0, 0, 5]
    answer = score(1, *ANNA_BEN, game="granada", dummy=dummy)
    assert answer["dummy"]["name"] == "Pablo"


def test_cities_tell_their_highest_faces_themselves():
    answer = score(
        1, {"name": "a", "city": "* Sc8 Sc4"}, {"name": "b", "city": "* Sc11 Sc2"}, game="granada"
    )
    assert of_kind(answer, "school") == [0, 4]


def test_r34_tiles_in_reserve_neither_count_nor_swell_the_total():
    keeps = {"name": "a", "city": "* Sc8", "reserve": ["Sc9", "Sc10"]}
    answer = score(1, keeps, {"name": "b", "city": "*"}, game="granada")
    assert of_kind(answer, "school") == [1, 0]


def test_r68_moats_score_like_walls_and_inner_ones_nothing():
    answer = ask("wall", city="Sc10new / *", game="granada")
    assert answer["length"] == 3
    assert ask("wall", city="Sc10e Ar2w / * Pa4")["length"] == 0


def test_a_tie_that_nothing_breaks_is_asked_about_and_never_split():
    answer = score(1, schools("a", 2), schools("b", 2), game="granada")
    assert answer["error"] == (
        'a and b have 2 schools each, and ties are broken by the highest: give it under "best".'
    )
    assert paid(1, schools("a", 2), schools("b", 2), schools("c", 3)) == [0, 0, 7]


def test_a_tie_is_asked_about_while_anybodys_highest_is_missing():
    answer = score(1, schools("a", 2, 3), schools("b", 2), game="granada")
    assert answer["error"].startswith("a and b have 2 schools each")
    dummy = {"counts": {"school": 2}}
    answer = score(1, schools("a", 2, 3), schools("b", 1, 7), game="granada", dummy=dummy)
    assert answer["error"].startswith("a and Pablo have 2 schools each")


def test_a_tie_for_a_place_that_pays_nothing_needs_no_highest():
    assert paid(1, schools("a", 3), schools("b", 1), schools("c", 1)) == [5, 0, 0]
    assert paid(1, schools("a", 3), schools("b", 1, 9), schools("c", 1)) == [5, 0, 0]


def test_an_undecided_tie_can_be_scored_anyway():
    players = [schools("a", 2), schools("b", 2)]
    answer = score(1, *players, game="granada", anyway=True)
    assert of_kind(answer, "school") == [2, 2]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (schools("a", 3, 3), "a: Among 3 values from 2 to 13, 3 cannot be the highest."),
        (schools("a", 1, 14), "a: Among 1 value from 2 to 13, 14 cannot be the highest."),
        (schools("a", 0, 5), "a: Among 0 values from 2 to 13, 5 cannot be the highest."),
        (
            {"name": "a", "counts": {}, "wall": 0, "best": {"school": 5}},
            "a: Among 0 values from 2 to 13, 5 cannot be the highest.",
        ),
        (schools("a", 2, 7), "a: school 7 already lies somewhere else."),
        (schools("a", 12, 13), "The table shows 13 schools, but only 12 exist; count again."),
        (
            {"name": "a", "city": "*", "best": {"school": 4}},
            "a: a city shows its wall and its tiles; leave out the numbers.",
        ),
        ({**schools("a", 1), "best": {"tower": 4}}, 'a: "tower" is no kind; choose from arena'),
    ],
)
def test_a_highest_face_that_cannot_be_is_refused(entry, sentence):
    answer = score(1, entry, {"name": "b", "city": "* Sc7"}, game="granada")
    assert answer["error"].startswith(sentence)


def test_no_two_players_have_the_same_highest_face():
    answer = score(1, schools("a", 2, 9), schools("b", 3, 9), game="granada")
    assert answer["error"] == "b: school 9 already lies somewhere else."


def test_the_lowest_and_the_highest_face_can_be_the_highest():
    assert "players" in score(1, schools("a", 1, 2), schools("b", 9, 13), game="granada")


def test_the_dummys_tiles_show_their_highest_themselves():
    answer = score(1, *ANNA_BEN, game="granada", dummy={"tiles": [], "best": {"school": 3}})
    assert answer["error"].startswith("Pablo: tiles show the highest of each kind")


def test_alhambra_knows_no_highest_building():
    entry = {"name": "a", "counts": {"tower": 2}, "wall": 0, "best": {"tower": 9}}
    answer = score(1, entry, {"name": "b", "city": "*"})
    assert answer["error"] == ("a: Prices break no ties in this game; leave the highest ones out.")


def test_no_more_than_the_54_tiles_lie_on_the_table():
    def tally(number):
        return Tally(dict.fromkeys(BOX.kinds, number))

    Table(GRANADA, (Player("a", tally(3)), Player("b", tally(3)))).verify()
    with pytest.raises(InputError, match="shows 63 tiles, but only 54 exist"):
        Table(GRANADA, (Player("a", tally(4)), Player("b", tally(3)))).verify()


def test_r64_each_kind_and_value_exists_once():
    assert [f.code for f in faults_as_it_lies(City.parse("Sc4 / * Sc4n", BOX))] == [FaultCode.TAKEN]
    assert [f.code for f in faults(City.parse("* Sc4", BOX), Build(Cell(0, 1), tile("Sc4e")))] == [
        FaultCode.TAKEN
    ]
    assert BOX.most(SCHOOL) == 12


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("Sc2", None),
        ("Sc13nes", None),
        ("Sc1", FaultCode.NO_SUCH_TILE),
        ("Sc14", FaultCode.NO_SUCH_TILE),
        ("Sc4nesw", FaultCode.NO_SUCH_TILE),
    ],
)
def test_faces_and_moats_are_accepted_as_entered(code, fault):
    assert BOX.misprint(tile(code)) is fault


KNOWN = BOX.with_pair(tile("Sc11e"), tile("Pa10e"))


def test_two_faces_known_as_one_tile_lie_in_one_place_only():
    assert KNOWN.tiles == (tile("Pa10e"), tile("Sc11e"))
    assert KNOWN.piece(tile("Sc11e")) == KNOWN.piece(tile("Pa10e")) != KNOWN.piece(tile("Sc10e"))
    built = City.parse("* Sc11e", KNOWN)
    assert [f.code for f in faults(built, Build(Cell(0, 1), tile("Pa10e")))] == [FaultCode.TAKEN]
    assert KNOWN.back_of(tile("Sc11e")) == tile("Pa10e")
    assert KNOWN.back_of(tile("Pa10e")) == tile("Sc11e")
    assert KNOWN.back_of(tile("Ar2")) is None


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("Sc11e", None),
        ("Pa10e", None),
        ("Sc11w", FaultCode.UPSIDE_DOWN),
        ("Sc11n", FaultCode.NO_SUCH_TILE),
        ("Ar2n", None),
    ],
)
def test_a_tile_known_with_both_sides_has_only_its_own_moats(code, fault):
    assert KNOWN.misprint(tile(code)) is fault


@pytest.mark.parametrize(
    ("one", "other", "sentence"),
    [
        ("Sc11e", "Pa12e", "A tile with an even value has the next odd value on its back"),
        ("Sc9e", "Pa10e", "A tile with an even value has the next odd value on its back"),
        ("Sc10e", "Sc11e", "The two sides of a tile show different kinds of building."),
        ("Sc10e", "Pa11w", "The moats are on the same edges of both sides of a tile."),
    ],
)
def test_two_faces_that_no_tile_has_are_refused(one, other, sentence):
    with pytest.raises(RuleError, match=sentence):
        BOX.with_pair(tile(one), tile(other))
    with pytest.raises(RuleError, match=sentence):
        BOX.verify_back(tile(one), tile(other))


def test_a_face_has_one_back_only():
    with pytest.raises(RuleError, match="already known with another back"):
        KNOWN.with_pair(tile("Ar10e"), tile("Sc11e"))
    with pytest.raises(RuleError, match="already known with another back"):
        KNOWN.verify_back(tile("Ar10e"), tile("Sc11e"))
    KNOWN.verify_back(tile("Sc11e"), tile("Pa10e"))
    KNOWN.verify_back(tile("Ar2"), tile("Ba3"))


def test_a_box_of_which_not_every_tile_is_known_is_not_drawn_from():
    assert not BOX.is_known
    with pytest.raises(RuleError, match="draw from the bag and write down what was drawn"):
        GRANADA.unseen(())


def test_r65_new_tiles_show_the_side_the_marker_points_to():
    assert GRANADA.lies_right(tile("Sc10"), Marker.EVEN)
    assert not GRANADA.lies_right(tile("Sc11"), Marker.EVEN)
    assert GRANADA.lies_right(tile("Sc11"), Marker.ODD)


def test_t18_after_a_refill_the_marker_changes_over():
    assert Marker.EVEN.after_refill(laid=2) is Marker.ODD
    assert Marker.ODD.after_refill(laid=1) is Marker.EVEN


def explained(number, options=None, **holds):
    players = [Holding(name, {SCHOOL: Standing(*held)}) for name, held in holds.items()]
    found = scored(GRANADA, number, players, options=options or Options())
    return [str(sentence) for sentence in explain.kind(found, SCHOOL)]


def test_broken_ties_are_explained_by_the_highest_face():
    assert explained(3, blue=(4, 9), green=(4, 12), red=(2, 13)) == [
        "There are 10 schools in all: place 1 pays 30, place 2 pays 20, place 3 pays 10.",
        "green takes place 1 with 4 schools, the highest of them 12: 30 points.",
        "blue takes place 2 with 4 schools, the highest of them 9: 20 points.",
        "red takes place 3 with 2 schools: 10 points.",
    ]
    assert explained(1, red=(3, 8), blue=(3, 11)) == [
        "There are 6 schools in all: place 1 pays 6.",
        "blue takes place 1 with 3 schools, the highest of them 11: 6 points.",
        "red takes place 2 with 3 schools, the highest of them 8; this scoring pays place 1 only.",
    ]


def test_t15_the_sum_that_a_kind_pays_from_is_spelled_out():
    assert explained(2, blue=(4, 9), green=(3, 5), red=(2, 12)) == [
        "There are 9 schools in all: place 1 pays 18, place 2 pays 9.",
        "blue takes place 1 with 4 schools: 18 points.",
        "green takes place 2 with 3 schools: 9 points.",
        "red takes place 3 with 2 schools; this scoring pays places 1–2.",
    ]
    assert explained(1, red=(1, 8))[0] == "There is 1 school in all: place 1 pays 1."


def test_simple_scoring_needs_no_word_about_its_prizes():
    assert explained(1, Options(simple_scoring=True), red=(1, 8)) == [
        "red takes place 1 with 1 school: 3 points."
    ]


def test_walls_are_called_moats():
    assert explain.wall(GRANADA, Holding("Ana", {}, 3)) == (
        "Ana’s longest outer moat has 3 edges: 3 points."
    )
    assert explain.wall(GRANADA, Holding("Ana", {})) == "Ana has no outer moat."
