from companion.money.cards import Currency
from companion.record.events import CountsTyped, Leftover, LeftoversAwarded, RoundScored
from companion.stages.leftovers import Reason
from companion.wording.placements import Placement, placement
from tests.record.tables import after, built, table

BLUE = Currency.BLUE


def handed_out(*events, to="red", reason=None, later=()):
    left = Leftover(slot=1, currency=BLUE, tile="G10", to=to, reason=reason)
    scored = after(table(3), RoundScored(round=1), RoundScored(round=2), *events)
    play = after(scored, LeftoversAwarded(tiles=(left,)), *later).play
    return play, placement(play, play.awards[0])


def test_a_tile_that_was_won_is_to_be_placed():
    play, placed = handed_out()
    assert placed == Placement(
        "Ana: place garden 10", "It lies in the reserve until then.", play.seats[0]
    )


def test_a_tile_that_was_placed_is_built():
    build = built("G10", "1,0").model_copy(update={"from_reserve": True})
    play, placed = handed_out(later=(build,))
    assert placed == Placement("Ana: garden 10 is built", "", play.seats[0], built=True)


def test_another_tile_in_the_palace_is_not_the_one_that_was_won():
    _play, placed = handed_out(built("G11", "1,0"))
    assert not placed.built


def test_a_winner_by_numbers_adds_it_to_them():
    play, placed = handed_out(CountsTyped(player="red", counts={"tower": 1}, wall=2))
    assert placed == Placement(
        "Ana gets garden 10", "Add it to the numbers if it is built.", play.seats[0]
    )


def test_a_tile_that_nobody_gets_stays_for_a_reason():
    _play, placed = handed_out(to=None, reason=Reason.TIE)
    assert placed == Placement("Nobody gets garden 10", Reason.TIE.sentence)


def test_a_tile_belongs_to_whoever_won_it():
    play, placed = handed_out(to="green")
    assert placed.seat == play.seats[2]
    assert placed.title == "Kim: place garden 10"
