import pytest

from companion.errors import RuleError
from companion.games import ALHAMBRA, GRANADA, Marker
from companion.games.granada import BOX

# Which faces share a tile is published nowhere; here is one way in which they might.
KINDS = [kind.code for kind in BOX.kinds]
MOATS = ("", "n", "e", "s", "w", "ne", "sw", "nes", "ew")
WHOLE_SET = tuple(
    (f"{KINDS[place]}{even}{MOATS[place]}", f"{KINDS[(place + 4) % 9]}{even + 1}{MOATS[place]}")
    for even in range(2, 14, 2)
    for place in range(9)
)


def tile(code):
    return BOX.read(code)


def tiles(codes):
    return [tile(code) for code in codes.split()]


def pairs(*told):
    return tuple((tile(even), tile(odd)) for even, odd in told)


HEARD = pairs(("Pa10e", "Sc11e"), ("Ba2new", "Ar3new"))


def knowing(told=(), offered=(), lying=""):
    return BOX.knowing(told, offered, tiles(lying))


def test_what_was_only_heard_of_is_known_and_nothing_is_refused_because_of_it():
    box = knowing(offered=HEARD)
    assert box.tiles == tuple(tiles("Pa10e Sc11e Ba2new Ar3new"))
    assert box.misprint(tile("Sc11n")) is None
    assert box.piece(tile("Sc11e")) != box.piece(tile("Pa10e"))
    assert box.likely_piece(tile("Sc11e")) == box.likely_piece(tile("Pa10e"))
    assert box.back_of(tile("Sc11e")) is None
    box.verify_back(tile("Sc11e"), tile("Ho10e"))


def test_a_tile_lies_in_one_place_only_so_its_back_is_taken_too():
    box = knowing(told=HEARD[:1], offered=HEARD[1:])
    assert box.nowhere(tiles("Sc11e")) == tuple(tiles("Ba2new Ar3new"))
    assert box.nowhere(tiles("Ba2new")) == tuple(tiles("Pa10e Sc11e"))
    assert box.nowhere(tiles("Sc10e Ar2")) == box.tiles


def test_the_newest_word_about_a_side_wins():
    first, second = pairs(("Pa10e", "Sc11e"), ("Ho10n", "Sc11n"))
    assert knowing(told=(first, second)).pairs == (second,)
    assert knowing(told=(second, first)).pairs == (first,)
    both = knowing(told=(*HEARD, first))
    assert both.pairs == (HEARD[1], first)


def test_what_a_table_was_told_wins_over_what_was_heard():
    told = pairs(("Pa10s", "Di11s"))
    assert knowing(told, HEARD).offered == HEARD[1:]
    assert knowing(told, HEARD).pairs == told


@pytest.mark.parametrize("lying", ["Pa10", "Sc11n", "Sc11e Pa10e"])
def test_what_lies_on_the_table_wins_over_what_was_heard(lying):
    assert knowing(offered=HEARD, lying=lying).offered == HEARD[1:]


@pytest.mark.parametrize("lying", ["Pa10e", "Sc11e", "Sc10 Pa11"])
def test_what_lies_as_it_was_heard_of_denies_nothing(lying):
    assert knowing(offered=HEARD, lying=lying).offered == HEARD


@pytest.mark.parametrize("lying", ["Pa10ns", "Sc11ns", "Pa10ns Sc11e"])
def test_the_moats_are_those_of_the_side_that_lies_there(lying):
    box = knowing(told=HEARD, lying=lying)
    assert box.pairs == pairs(("Pa10ns", "Sc11ns"), ("Ba2new", "Ar3new"))
    assert box.misprint(tile("Sc11ns")) is None


def test_what_no_tile_can_be_teaches_nothing():
    assert knowing(told=HEARD, lying="Pa10nesw").pairs == HEARD


@pytest.mark.parametrize("pair", [("Pa14e", "Sc15e"), ("Pa0", "Sc1"), ("Pa10nesw", "Sc11nesw")])
def test_sides_that_no_tile_has_are_no_pair(pair):
    with pytest.raises(RuleError, match="There is no such tile in the game"):
        BOX.verify_pairs(pairs(pair))


def test_a_side_in_two_pairs_is_refused():
    with pytest.raises(RuleError, match="already known with another back"):
        BOX.verify_pairs(pairs(("Pa10e", "Sc11e"), ("Pa10e", "Di11e")))
    with pytest.raises(RuleError, match="already known with another back"):
        knowing(told=HEARD).with_pair(tile("Pa10e"), tile("Di11e"))


def test_the_lowest_and_the_highest_tile_can_be_paired():
    BOX.verify_pairs(pairs(("Pa2nes", "Sc3nes"), ("Pa12", "Li13")))


def test_boxes_of_which_the_same_is_known_are_the_same():
    assert knowing(HEARD) == knowing(tuple(reversed(HEARD)))
    assert hash(knowing(HEARD)) == hash(knowing(tuple(reversed(HEARD))))
    assert knowing(HEARD) != knowing(offered=HEARD)
    assert knowing(HEARD) != ALHAMBRA.box


def test_once_all_54_are_known_what_lies_nowhere_is_in_the_bag():
    game = GRANADA.with_box(knowing(pairs(*WHOLE_SET[:50]), pairs(*WHOLE_SET[50:])))
    assert game.box.is_known
    assert len(game.unseen(())) == 54
    seen = tiles(f"{WHOLE_SET[0][1]} {WHOLE_SET[53][0]}")
    for marker in Marker:
        unseen = game.unseen(seen, marker)
        assert len(unseen) == 52
        assert all(marker.shows(found) for found in unseen)
    assert not GRANADA.with_box(knowing(pairs(*WHOLE_SET[:53]))).box.is_known


def test_the_tiles_of_alhambra_are_not_turned_over():
    box = ALHAMBRA.box
    garden, tower = box.read("G10"), box.read("T11")
    assert box.back_of(garden) is None
    for refused in (
        lambda: box.verify_back(garden, tower),
        lambda: box.verify_pairs([(garden, tower)]),
    ):
        with pytest.raises(RuleError, match="are not turned over"):
            refused()
    box.verify_pairs(())
    assert box.knowing([(garden, tower)]) is box
    assert not box.is_learned
    assert not ALHAMBRA.asks_marker(1)


@pytest.mark.parametrize(("after", "asks"), [(0, False), (1, True), (2, True)])
def test_the_marker_matters_for_all_draws_but_the_first(after, asks):
    assert GRANADA.asks_marker(after) is asks
