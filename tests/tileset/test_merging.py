from hypothesis import given
from hypothesis import strategies as st

from companion.games.granada_box import BOX
from companion.tileset import HEARD_OF, TileSet
from companion.tileset.merging import Whose, merged
from companion.tileset.tile_set import HUTS
from tests.tileset.sets import codes, pairs, side, tile_sets, tiles

MINE, THEIRS = Whose


def sides_of(pieces):
    return ["+".join(tile.code for tile in piece.sides) for piece in pieces]


def shown(merge):
    """Every disagreement: mine, theirs."""
    return [(sides_of(each.mine), sides_of(each.theirs)) for each in merge.open]


def told(found):
    """Everything that was told, whole tiles and halves."""
    halves = [tile.code for face, tile in found.faces.items() if face not in found.backs]
    return " ".join(sorted([*pairs(found.told).split(), *halves]))


def settled(mine, theirs, whose):
    merge = merged(mine, theirs)
    (which,) = merge.open
    after = merge.settled(which, whose)
    assert after.open == ()
    return after.tiles


def test_what_goes_together_is_taken_over():
    merge = merged(tiles("Sc11e Ar2"), tiles("Pa10e+Sc11e Ho4n"))
    assert merge.open == ()
    assert told(merge.tiles) == "Ar2 Ho4n Pa10e+Sc11e"
    assert told(merged(tiles("Pa10e+Sc11e"), tiles("Sc11e Pa10e")).tiles) == "Pa10e+Sc11e"


def test_other_moats_are_a_disagreement():
    mine, theirs = tiles("Sc11e Ar2"), tiles("Sc11n Ho4n")
    merge = merged(mine, theirs)
    assert shown(merge) == [(["Sc11e"], ["Sc11n"])]
    # Until somebody has chosen, mine is believed.
    assert told(merge.tiles) == "Ar2 Ho4n Sc11e"
    assert told(settled(mine, theirs, MINE)) == "Ar2 Ho4n Sc11e"
    assert told(settled(mine, theirs, THEIRS)) == "Ar2 Ho4n Sc11n"


def test_other_backs_are_a_disagreement_and_what_nobody_denies_stays():
    mine, theirs = tiles("Pa10e+Sc11e"), tiles("Ho10e+Sc11e")
    assert shown(merged(mine, theirs)) == [(["Pa10e+Sc11e"], ["Ho10e+Sc11e"])]
    assert told(settled(mine, theirs, MINE)) == "Ho10e Pa10e+Sc11e"
    assert told(settled(mine, theirs, THEIRS)) == "Ho10e+Sc11e Pa10e"


def test_a_tile_and_a_side_with_other_moats_disagree():
    mine, theirs = tiles("Pa10e+Sc11e"), tiles("Sc11n")
    assert shown(merged(mine, theirs)) == [(["Pa10e+Sc11e"], ["Sc11n"])]
    assert told(settled(mine, theirs, MINE)) == "Pa10e+Sc11e"
    assert told(settled(mine, theirs, THEIRS)) == "Pa10e Sc11n"


def test_sides_that_tiles_hold_together_are_chosen_together():
    mine, theirs = tiles("Pa10e+Sc11e Ho10n+Di11n"), tiles("Pa10e+Di11e")
    merge = merged(mine, theirs)
    assert shown(merge) == [(["Ho10n+Di11n", "Pa10e+Sc11e"], ["Pa10e+Di11e"])]
    assert told(settled(mine, theirs, THEIRS)) == "Ho10n Pa10e+Di11e Sc11e"


def test_disagreements_are_settled_one_by_one():
    merge = merged(tiles("Sc11e Ar2 Ho4n"), tiles("Sc11n Ar2w Ho4n"))
    first, second = merge.open
    after = merge.settled(first, THEIRS)
    assert after.open == (second,)
    assert told(after.tiles) == "Ar2 Ho4n Sc11n"
    assert told(after.settled(second, THEIRS).tiles) == "Ar2w Ho4n Sc11n"


def test_what_one_denies_and_the_other_has_told_is_a_disagreement():
    denies, has = TileSet().without_pair(side("Ba2new")), tiles("Ba2new+Ar3new")
    for mine, theirs in ((denies, has), (has, denies)):
        assert len(merged(mine, theirs).open) == 1
        assert pairs(settled(mine, theirs, MINE).told) == pairs(mine.told)
        assert pairs(settled(mine, theirs, THEIRS).told) == pairs(theirs.told)
        assert HEARD_OF[0] not in settled(mine, theirs, MINE).offered
    taken_over = merged(TileSet(), denies)
    assert taken_over.open == ()
    assert HEARD_OF[0] not in taken_over.tiles.offered


def test_huts_are_taken_over_as_long_as_there_are_such():
    merge = merged(tiles(huts="HPn HPe"), tiles(huts="HPe HPs HGn"))
    assert merge.open == ()
    assert sorted(codes(merge.tiles.huts).split()) == ["HGn", "HPe", "HPn", "HPs"]


def test_too_many_huts_of_a_colour_are_a_disagreement():
    mine, theirs = tiles(huts="HPn HPe HGn"), tiles(huts="HPs HPw")
    merge = merged(mine, theirs)
    assert shown(merge) == [(["HPn", "HPe"], ["HPs", "HPw"])]
    assert codes(merge.tiles.huts) == "HPn HPe HGn"
    assert codes(settled(mine, theirs, MINE).huts) == "HPn HPe HPs HGn"
    assert codes(settled(mine, theirs, THEIRS).huts) == "HPs HPw HPn HGn"


@given(tile_sets())
def test_nobody_disagrees_with_themselves(found):
    merge = merged(found, found)
    assert merge.open == ()
    assert merge.tiles == found


@given(tile_sets())
def test_somebody_who_knows_nothing_takes_all_over(found):
    for merge in (merged(TileSet(), found), merged(found, TileSet())):
        assert merge.open == ()
        assert told(merge.tiles) == told(found)
        assert merge.tiles.apart == found.apart
        assert sorted(codes(merge.tiles.huts)) == sorted(codes(found.huts))


@given(tile_sets(), tile_sets(), st.lists(st.sampled_from(Whose), min_size=40, max_size=40))
def test_however_it_is_settled_what_is_chosen_is_said(mine, theirs, choices):
    merge = merged(mine, theirs)
    assert len(merge.open) <= len(choices)
    chosen = []
    for which, whose in zip(merge.open, choices, strict=False):
        merge = merge.settled(which, whose)
        chosen.append(which.mine if whose is MINE else which.theirs)
    assert merge.open == ()
    BOX.verify_pairs((*merge.tiles.told, *merge.tiles.offered))
    for pieces in chosen:
        for piece in pieces:
            if piece.sides[0].hut:
                assert piece.sides[0] in merge.tiles.huts
                continue
            assert all(merge.tiles.faces[tile.kind, tile.price] == tile for tile in piece.sides)
            if piece.is_whole:
                assert piece.sides in merge.tiles.told
    for kind, exist in HUTS.items():
        assert sum(hut.kind is kind for hut in merge.tiles.huts) <= exist
    # Nothing is said that neither had said.
    sides = {*mine.faces.values(), *theirs.faces.values()}
    assert {*merge.tiles.faces.values()} <= sides
    assert {*merge.tiles.told} <= {*mine.told, *theirs.told}
