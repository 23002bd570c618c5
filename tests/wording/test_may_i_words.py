import pytest

from companion.drafts.trial import Doing, Trial
from companion.record import Colour
from companion.wording import may_i_words
from tests.record.tables import table

GARDEN = Trial(lying="* G10")


def said(**changes):
    return GARDEN.but(**changes).verdict(None)


def test_a_yes_says_what_and_how_the_wall_changes():
    verdict = said(at="1,-1", with_tile="P6n")
    assert may_i_words.heading(verdict) == "Yes, you may"
    assert may_i_words.what(verdict) == "Build pavilion 6"
    assert may_i_words.wall(verdict) == "Longest wall: 0 now, 1 afterwards"
    assert may_i_words.ways(verdict) == may_i_words.fits(verdict) == ""


def test_a_no_says_where_it_may_be_done_and_what_fits_here():
    verdict = said(at="0,-1", with_tile="G12s")
    assert may_i_words.heading(verdict) == "No, not there"
    assert may_i_words.ways(verdict).startswith("It may be done at ")
    assert may_i_words.fits(verdict).endswith(" tiles fit here.")


def test_where_nothing_helps_it_says_so():
    verdict = said(at="5,5", with_tile="G10")
    assert may_i_words.ways(verdict) == "It may be done nowhere in this palace."
    assert may_i_words.fits(verdict) == "No tile fits here."


def test_a_swap_and_a_removal_are_named():
    swap = said(doing=Doing.SWAP, at="1,0", with_tile="G9e")
    assert may_i_words.what(swap) == "Swap it for garden 9"
    removal = said(doing=Doing.REMOVE, at="0,0")
    assert may_i_words.what(removal) == "Take it out, into the reserve"
    assert may_i_words.fits(removal) == ""
    assert may_i_words.wall(removal) == "Longest wall: 0 now"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "Tap the place, or choose a tile first."),
        ({"with_tile": "G12s"}, "Now tap the place."),
        ({"at": "1,1"}, "Now choose the tile."),
        ({"doing": Doing.SWAP}, "Tap the tile that goes, or choose the new one first."),
        ({"doing": Doing.SWAP, "with_tile": "G12s"}, "Now tap the tile that goes."),
        ({"doing": Doing.REMOVE}, "Tap the tile that you would take out."),
        (
            {"doing": Doing.REMOVE, "with_tile": "G12s"},
            "Tap the tile that you would take out.",
        ),
    ],
)
def test_what_is_missing_is_asked_for(changes, words):
    assert may_i_words.missing(GARDEN.but(**changes)) == words


def test_whose_palace_it_is():
    play = table(2).play
    mine = GARDEN.but(owner=Colour.RED)
    name = play.seat(Colour.RED).name
    assert may_i_words.whose(mine, play) == f"{name}’s palace · just a trial"
    assert may_i_words.whose(GARDEN, play) == "A board to try things on"
    assert may_i_words.whose(mine, None) == "A board to try things on"
