from companion.board.city import City
from companion.board.grid import Cell
from companion.drafts.arrival import DOUBTFUL, Arrival
from companion.games.alhambra import ALHAMBRA, BOX
from companion.games.granada import BOX as GRANADA_BOX
from companion.games.granada import GRANADA
from companion.record import Colour
from companion.share.palace_code import HandedOver
from tests.record.tables import after, built, table

TABLE = after(table(3), built("G10", "1,0"), built("T12", "0,1"), built("G11", "1,0", "blue")).play


def arrival(text, name="", colour=None):
    found = Arrival.at(HandedOver(ALHAMBRA, City.parse(text, BOX), name=name), TABLE)
    return found if colour is None else found.given_to(colour)


def test_it_is_theirs_who_is_called_the_same():
    assert arrival("* G10", "ana ").colour is Colour.RED
    assert arrival("* G10", "Otto").colour is None
    assert arrival("* G10").colour is None


def test_nothing_is_compared_or_done_before_it_is_known_whose_it_is():
    found = arrival("* G10")
    assert (found.event, found.differences, found.signs, found.refusal) == (None, None, {}, "")


def test_each_cell_that_differs_has_its_sign():
    found = arrival("* . T12 / G10 A9", "Ana")
    assert found.signs == {
        Cell(2, 0): DOUBTFUL,
        Cell(0, 1): "moved",
        Cell(1, 1): "more",
    }
    assert arrival("* G10", "Ana").signs == {Cell(0, 1): "fewer"}


def test_a_tile_that_lies_with_somebody_else_is_doubtful_but_can_be_taken_in():
    found = arrival("* G11", "Ana")
    assert found.signs[Cell(1, 0)] == DOUBTFUL
    assert found.refusal == ""
    assert found.event.carried_out(TABLE).seat(Colour.RED).city.text == "* G11"


def test_what_this_table_cannot_take_in_is_said_whoever_it_is():
    granada = HandedOver(GRANADA, City.parse("* Ar7", GRANADA_BOX), name="Nobody here")
    assert "belongs to another game" in Arrival.at(granada, TABLE).refusal
    hut = arrival("* HGn", colour=Colour.BLUE)
    assert "plays without huts" in hut.refusal
    assert (hut.differences, hut.signs) == (None, {})
