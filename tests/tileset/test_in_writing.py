import pytest
from hypothesis import given

from companion.tileset import TileSet
from companion.tileset.in_writing import changes, heard, said
from tests.tileset.sets import codes, pairs, side, tile_sets, tiles


def same(one, other):
    """Whether two sets know the same; of huts the order is no matter."""
    without = [
        (each.faces, each.backs, each.apart, sorted(map(repr, each.huts))) for each in (one, other)
    ]
    return without[0] == without[1]


def test_each_word_is_short_and_says_what_it_is_about():
    found = tiles("Sc11e+Pa10e Ar2", "HGn HGn HPe").without_pair(side("Ba2new"))
    assert said(found) == {
        "Pa10": "Pa10e",
        "Sc11": "Sc11e",
        "Ar2": "Ar2",
        "Ba2": "Ba2new",
        "Ar3": "Ar3new",
        "back of Pa10": "Pa10e Sc11e",
        "heard of Ba2": "wrong",
        "hut HPe 1": "HPe",
        "hut HGn 1": "HGn",
        "hut HGn 2": "HGn",
    }


@given(tile_sets())
def test_what_a_set_says_makes_the_same_set(found):
    assert same(heard(said(found).items()), found)


@given(tile_sets(), tile_sets())
def test_the_changes_make_one_set_out_of_another(before, after):
    words = {**said(before), **changes(before, after)}
    # What is said anew is said last.
    newest = sorted(words.items(), key=lambda word: word[0] in changes(before, after))
    assert same(heard(newest), after)


@given(tile_sets())
def test_between_a_set_and_itself_nothing_changes(found):
    assert changes(found, found) == {}


def test_what_is_missing_is_taken_back():
    before = tiles("Sc11e+Pa10e", "HGn")
    assert changes(before, TileSet()) == {
        "Pa10": "",
        "Sc11": "",
        "back of Pa10": "",
        "hut HGn 1": "",
    }


def test_a_newer_word_counts():
    words = [("back of Pa10", "Pa10e Sc11e"), ("Sc11", "Sc11n")]
    assert pairs(heard(words).told) == "Pa10n+Sc11n"
    assert pairs(heard(reversed(words)).told) == "Pa10e+Sc11e"
    assert heard([*words, ("back of Pa10", "")]).told == ()
    assert codes(heard([*words, ("Sc11", "")]).faces.values()) == "Pa10n"
    assert heard([("hut HGn 1", "HGn"), ("hut HGn 1", "")]).huts != ()


@pytest.mark.parametrize(
    "word",
    [
        ("Sc11", "Q9"),
        ("Sc11", "Sc99"),
        ("Sc11", "Sc11nesw"),
        ("Q9", ""),
        ("back of Pa10", "Pa10e"),
        ("back of Pa10", "Pa10e Sc12e"),
        ("back of Pa10", "Pa10e Pa11e"),
        ("back of Pa10", "Pa14 Sc15"),
        ("back of Q", ""),
        ("heard of Q", "wrong"),
        ("heard of Sc2", "wrong"),
        ("hut x", "HXn"),
        ("hut x", "G10"),
        ("", ""),
    ],
)
def test_a_word_that_cannot_be_read_costs_that_word(word):
    assert same(heard([("Sc2", "Sc2n"), word, ("Sc4", "Sc4n")]), tiles("Sc2n Sc4n"))
