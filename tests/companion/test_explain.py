import pytest

from companion.board.players import Player
from companion.games.alhambra import ALHAMBRA, ARCADES, GARDEN, PAVILION, TOWER
from companion.games.granada import GRANADA
from companion.games.granada_box import SCHOOL
from companion.modules import MODULES
from companion.scoring import explain
from companion.scoring.majority import Standing
from companion.scoring.round import Holding, score
from companion.table.table import Table
from companion.words import listed
from tests.companion.palaces import city, tile


def towers(scoring, **counts):
    players = [Holding(name, {TOWER: Standing(count)}) for name, count in counts.items()]
    return explain.kind(score(ALHAMBRA, scoring, players), TOWER)


def said(scored, kind):
    return [str(sentence) for sentence in explain.kind(scored, kind)]


@pytest.mark.parametrize(
    ("sentences", "expected"),
    [
        (
            towers(2, Kim=4, Nina=4),
            ["Kim and Nina tie for places 1–2: (13 + 6) ÷ 2 = 9 each, 1 point lost."],
        ),
        (
            towers(2, Ana=4, Leo=2, Kim=1),
            [
                "Ana takes place 1 with 4 towers: 13 points.",
                "Leo takes place 2 with 2 towers: 6 points.",
                "Kim takes place 3 with 1 tower; this round pays places 1–2.",
            ],
        ),
        (towers(1, Ana=2, Leo=2), ["Ana and Leo tie for places 1–2: (6 + 0) ÷ 2 = 3 each."]),
        (
            towers(1, Ana=3, Leo=2, Kim=2, Ben=0),
            [
                "Ana takes place 1 with 3 towers: 6 points.",
                "Leo and Kim tie for places 2–3; this round pays place 1 only.",
            ],
        ),
        (
            towers(1, A=1, B=1, C=1, D=1),
            ["A, B, C and D tie for places 1–4: (6 + 0 + 0 + 0) ÷ 4 = 1 each, 2 points lost."],
        ),
        (towers(3, Ana=0, Leo=0), ["Nobody has any: nothing is paid."]),
    ],
)
def test_a_player_reads_it_and_nods(sentences, expected):
    assert [str(sentence) for sentence in sentences] == expected


def test_one_point_is_not_called_points():
    lone = score(ALHAMBRA, 1, [Holding("Ana", {PAVILION: Standing(1)}), Holding("Leo", {})])
    assert said(lone, PAVILION) == ["Ana takes place 1 with 1 pavilion: 1 point."]


def test_walls_are_explained():
    assert explain.wall(ALHAMBRA, Holding("Ana", {}, 12)) == (
        "Ana’s longest outer wall has 12 edges: 12 points."
    )
    assert (
        explain.wall(ALHAMBRA, Holding("Ana", {}, 1))
        == "Ana’s longest outer wall has 1 edge: 1 point."
    )
    assert explain.wall(ALHAMBRA, Holding("Ana", {})) == "Ana has no outer wall."


def test_a_whole_round_names_every_kind_every_wall_and_every_total():
    players = [Holding("Ana", {TOWER: Standing(2)}, wall=3), Holding("Leo", {})]
    dummy = Holding("Dirk", {TOWER: Standing(2)})
    text = explain.whole_round(score(ALHAMBRA, 1, players, dummy))
    assert text.splitlines()[-9:] == [
        "Towers:",
        "  Ana and Dirk tie for places 1–2: (6 + 0) ÷ 2 = 3 each.",
        "Walls:",
        "  Ana’s longest outer wall has 3 edges: 3 points.",
        "  Leo has no outer wall.",
        "",
        "Ana: 6 points",
        "Leo: 0 points",
        "Dirk: 3 points",
    ]


def test_nobody_is_listed_as_nobody():
    assert listed([]) == ""


def test_huts_and_bonus_cards_are_explained_beside_the_majority():
    palace = city("A9 HAn A10 / HAw * G10 / . HTe T10w")
    ana = Player("Ana", palace, shown=(tile("G10"),))
    table = Table(ALHAMBRA, (ana, Player("Leo", city("*"))), modules=tuple(MODULES.values()))
    table.verify()
    scored = table.score(1)
    assert said(scored, ARCADES) == [
        "Ana takes place 1 with 5 arcades: 3 points.",
        "Ana’s arcades hut counts as 2 arcades.",
        "Ana’s arcades hut counts as 1 arcade.",
    ]
    assert said(scored, GARDEN) == [
        "Ana takes place 1 with 2 gardens: 5 points.",
        "Ana’s bonus card for garden 10 counts as 1 garden.",
    ]
    assert said(scored, TOWER) == [
        "Ana takes place 1 with 1 tower: 6 points.",
        "Ana’s tower hut counts nothing: no tower beside it without a wall between.",
    ]


def parts(sentence):
    return {part.place: part.text for part in sentence.parts if part.place}


def test_a_tie_hands_over_its_parts():
    (sentence,) = towers(2, Kim=4, Nina=4)
    assert parts(sentence) == {
        "names": "Kim and Nina",
        "first": "1",
        "last": "2",
        "arithmetic": "(13 + 6) ÷ 2 = 9",
        "lost": "1 point lost",
    }
    line = sentence.line
    assert (line.names, line.places, line.prizes) == (("Kim", "Nina"), (1, 2), (13, 6))
    assert (line.pool, line.each, line.lost) == (19, 9, 1)


def test_a_place_of_ones_own_hands_over_its_parts():
    first, _second, third = towers(2, Ana=4, Leo=2, Kim=1)
    assert parts(first) == {
        "name": "Ana",
        "place": "1",
        "buildings": "4 towers",
        "points": "13 points",
    }
    assert parts(third)["pays"] == "this round pays places 1–2"


def test_what_is_no_place_is_text_in_between():
    (sentence,) = towers(1, Ana=2, Leo=2)
    assert [part.text for part in sentence.parts if not part.place] == [
        " tie for places ",
        "–",
        ": ",
        " each.",
    ]
    (nobody,) = towers(3, Ana=0, Leo=0)
    assert (parts(nobody), nobody.line) == ({}, None)


def test_a_name_may_look_like_a_place_or_like_arithmetic():
    braces, sums = "{name}", "(13 + 6) ÷ 2 = 9"
    first, second = towers(2, **{braces: 4, sums: 2})
    assert str(first) == "{name} takes place 1 with 4 towers: 13 points."
    assert parts(second)["name"] == sums
    assert "arithmetic" not in parts(second)


def test_where_it_was_told_which_places_are_paid_it_is_not_said_again():
    scored = score(ALHAMBRA, 1, [holding("Ana", 3), holding("Leo", 2), holding("Kim", 2)])
    assert explain.pays(scored) == "This round pays place 1 only."
    assert [str(each) for each in explain.kind(scored, TOWER, pays_told=True)] == [
        "Ana takes place 1 with 3 towers: 6 points.",
        "Leo and Kim tie for places 2–3: no points.",
    ]
    scored = score(ALHAMBRA, 2, [holding("Ana", 3), holding("Leo", 2), holding("Kim", 1)])
    assert explain.pays(scored) == "This round pays places 1–2."
    assert str(explain.kind(scored, TOWER, pays_told=True)[-1]) == (
        "Kim takes place 3 with 1 tower: no points."
    )


def holding(name, towers):
    return Holding(name, {TOWER: Standing(towers)})


def test_where_the_higher_tile_is_not_told_nobody_is_given_a_place_yet():
    schools = {SCHOOL: Standing(2)}
    scored = score(GRANADA, 1, [Holding("Ana", schools), Holding("Leo", schools)])
    _pool, sentence = explain.kind(scored, SCHOOL)
    assert str(sentence) == (
        "Ana and Leo have 2 schools each: whose highest is higher is not told yet."
    )
    assert parts(sentence) == {"names": "Ana and Leo", "buildings": "2 schools"}
    assert sentence.line in scored.undecided
