import pytest

from companion.drafts.trial import Doing, Trial
from companion.record import Colour
from companion.wording.desk import may_i_words
from tests.record.tables import table

GARDEN = Trial(lying="* G10")


def said(**changes):
    return GARDEN.but(**changes).verdict(None)


def fits(**changes):
    trial = GARDEN.but(**changes)
    return may_i_words.fits(trial, trial.verdict(None))


def test_a_yes_says_what_and_how_the_wall_changes():
    verdict = said(at="1,-1", with_tile="P6n")
    assert may_i_words.heading(verdict) == "Yes, you may"
    assert may_i_words.what(verdict) == "Build pavilion 6"
    wall = may_i_words.wall(GARDEN, verdict)
    assert wall == "Longest outer wall: 0 now, 1 afterwards"
    assert may_i_words.ways(verdict) == fits(at="1,-1", with_tile="P6n") == ""


def test_a_no_says_where_it_may_be_done_and_what_fits_here():
    verdict = said(at="0,-1", with_tile="G12s")
    assert may_i_words.heading(verdict) == "No, not there"
    assert may_i_words.ways(verdict).startswith("It may be done at ")
    said_of_place = fits(at="0,-1", with_tile="G12s")
    assert said_of_place.endswith(" tiles fit here: south open · the rest as you like.")


def test_where_nothing_helps_it_says_so():
    verdict = said(at="5,5", with_tile="G10")
    assert may_i_words.ways(verdict) == "It may be done nowhere here."
    assert fits(at="5,5", with_tile="G10") == "No tile fits here."


def test_a_swap_and_a_removal_are_named():
    swap = said(doing=Doing.SWAP, at="1,0", with_tile="G9e")
    assert may_i_words.what(swap) == "Swap it for garden 9"
    removal = said(doing=Doing.REMOVE, at="0,0")
    assert may_i_words.what(removal) == "Take it out, into the reserve"
    assert fits(doing=Doing.REMOVE, at="0,0") == ""
    assert may_i_words.wall(GARDEN, removal) == "Longest outer wall: 0 now"


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


def test_what_would_fit_is_told_even_where_no_such_tile_is_left():
    lying = ". S8s . . . / P7e . S7w . . / G10 * G11 P2new T7new"
    trial = Trial(lying=lying, at="0,-1", with_tile="G9e")
    assert may_i_words.fits(trial, trial.verdict(None)) == (
        "No tile that is left fits here; it would have: a wall to the north, east and west"
        " · south open."
    )


def test_in_granada_the_moats_of_the_place_are_told():
    trial = Trial(game="granada", lying="* Sc9n", at="0,-1", with_tile="Ar2s")
    told = may_i_words.fits(trial, trial.verdict(None))
    assert told == "Here fits what has: south open · the rest as you like."
    assert may_i_words.wall(trial, trial.verdict(None)).startswith("Longest outer moat: 1 now")
