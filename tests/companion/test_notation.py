import pytest
from hypothesis import given

from companion.board.city import City
from companion.board.grid import Cell
from companion.errors import InputError
from companion.games.alhambra import BOX
from tests.companion.palaces import city, legal_palaces, messy_palaces

DESIGN_EXAMPLE = ". T9nw A6ne / G8nw * G9e / G6esw A6sw S6es"


def test_the_example_of_the_design_is_read_cell_by_cell():
    built = city(DESIGN_EXAMPLE)
    assert {str(cell): tile.code for cell, tile in built} == {
        "0,-1": "T9nw",
        "1,-1": "A6ne",
        "-1,0": "G8nw",
        "1,0": "G9e",
        "-1,1": "G6esw",
        "0,1": "A6sw",
        "1,1": "S6es",
    }


def test_white_space_around_the_row_ends_does_not_matter():
    assert city("T9nw A6ne/*  G10\n") == city("T9nw A6ne / * G10")


def test_huts_are_read_by_the_letter_of_their_colour():
    hut = city("* HGnw")[Cell(1, 0)]
    assert (hut.hut, hut.kind.name, hut.walls, hut.code) == (True, "garden", "nw", "HGnw")


@given(legal_palaces())
def test_a_palace_survives_the_round_trip(built):
    assert City.parse(built.text, BOX) == built


@given(messy_palaces())
def test_whatever_lies_on_the_table_survives_the_round_trip(built):
    assert City.parse(built.text, BOX) == built
    assert City.parse(built.text, BOX).text == built.text


def test_what_is_written_is_as_short_as_it_can_be():
    assert city(". . . / . * . / . . .").text == "*"
    assert city("G10 / . / . *").text == "G10 / . / . *"


def test_repr_can_be_pasted_into_a_test():
    assert repr(city(DESIGN_EXAMPLE)) == f"City({DESIGN_EXAMPLE!r})"


def test_str_draws_the_palace_with_its_walls():
    assert str(city("P7e C9w HG / * . .")) == (
        "+------+------+------+\n|  P7  #  C9     HG  |\n+      +------+------+\n|  *   |\n+------+"
    )


def test_str_draws_gaps_and_far_corners():
    assert str(city("G10n . T9es / . . *")) == (
        "+======+      +------+\n"
        "| G10  |      |  T9  #\n"
        "+------+      +======+\n"
        "              |  *   |\n"
        "              +------+"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("* G10 / . P6n Q4", 'row 2, cell 3: "Q4": no such kind'),
        ("G", 'row 1, cell 1: "G": a tile is written kind, price, walls, such as G10n'),
        ("* ?", 'row 1, cell 2: "?": a tile is written kind, price, walls, such as G10n'),
        ("* g10", 'row 1, cell 2: "g10": no such kind'),
        ("* HQn", 'row 1, cell 2: "HQn": no such kind'),
        ("* G10wn", 'row 1, cell 2: "G10wn": walls are any of n e s w, in that order'),
        ("* G10nn", 'row 1, cell 2: "G10nn": walls are any of n e s w, in that order'),
        ("* G10N", 'row 1, cell 2: "G10N": walls are any of n e s w, in that order'),
        ("* HGx", 'row 1, cell 2: "HGx": walls are any of n e s w, in that order'),
        ("* G010", 'row 1, cell 2: "G010": a price is written without a leading zero'),
        ("* G٣", 'row 1, cell 2: "G٣": a tile is written kind, price, walls, such as G10n'),
        ("", "The city has no start tile; write it as *."),
        ("G10 . P8", "The city has no start tile; write it as *."),
        ("* G10 / . *", 'row 2, cell 2: "*": a second start tile; a city has one'),
        ("*" + " G10" * 55, "The city has 55 tiles; the game has 54."),
        ("*" + " HG" * 25, "The city has 25 huts; the game has 24."),
        ("* " + ". " * 100, "The city has more than 100 rows or columns; no palace is that large."),
        ("*" + "/" * 100, "The city has more than 100 rows or columns; no palace is that large."),
        ("*" * 8001, "The city is 8001 characters long; no city needs more than 8000."),
        (
            "* " + "G" * 99,
            f'row 1, cell 2: "{"G" * 40}…": a tile is written kind, price, walls, such as G10n',
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place_and_reason(text, sentence):
    with pytest.raises(InputError) as problem:
        city(text)
    assert str(problem.value) == sentence


def test_as_many_tiles_and_huts_as_exist_can_be_read():
    assert len(city("*" + " G10" * 54 + " /" + " HG" * 24)) == 78
