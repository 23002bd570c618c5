import pytest

from companion.board.grid import Cell
from companion.games import GAMES
from companion.games.granada import SCHOOL
from companion.record import Colour
from companion.record.events import (
    CountsTyped,
    DummyDrew,
    HutTaken,
    LeftoverDealt,
    LeftoverDeclined,
    RoundScored,
    TileReserved,
)
from companion.tileset.offering import (
    LyingIn,
    _lying,
    offered_huts,
    offered_sides,
    offers,
    values,
    where,
)
from tests.record.granada_tables import granada, his_six, laid, told
from tests.record.tables import after, built, table
from tests.tileset.sets import codes, side, tiles

FOUND = tiles("Pa10e+Sc11e Sc4 Ar2n")


def offered(record, found=FOUND):
    return codes(offered_sides(record.play, found)).split()


def test_known_tiles_come_first_then_known_sides_by_kind_and_value():
    assert codes(offered_sides(granada(3).play, FOUND)) == (
        "Ar3new Ar7sw Ar10e Ba2new Ba6sw Li2esw Li6ne Li10w Li13 Ho8e Hp11e Ma2nes Ma3esw Ma11w"
        " Pa9e Pa10e Pa12 Sc3nes Sc11e Di7ne Ar2n Sc4"
    )


def test_a_tile_lies_in_one_place_only_whichever_side_is_up():
    gone = {"Pa10e", "Sc11e"}
    free = {*offered(granada(3))} - gone
    for record in (
        after(granada(3), laid("Sc11e", "1,0", "blue")),
        after(granada(3), TileReserved(player="blue", tile="Pa10e")),
    ):
        assert {*offered(record)} == free
    assert {*offered(after(granada(), DummyDrew(tiles=("Pa10e",), on_purpose=True)))} == free
    assert not {"Ba2new", "Ar3new"} & {*offered(after(granada(3), laid("Ar3new", "0,-1")))}
    assert "Sc4" not in offered(after(granada(3), laid("Sc4e", "1,0")))


def test_what_lies_there_against_what_was_heard_frees_its_back():
    assert "Ba2new" not in offered(after(granada(3), laid("Ar3n", "0,-1")))
    assert "Ar3new" not in offered(after(granada(3), laid("Ar3n", "0,-1")))


def test_what_the_game_turned_over_or_was_told_is_known_as_well():
    record = after(granada(3, tile_set=told(("Ho4s", "Di5s"))), laid("Ar2n", "1,0", bought="Ba3n"))
    assert {"Ho4s", "Di5s"} <= {*offered(record)}
    assert "Ba3n" not in offered(record, tiles("Ba3n"))


def test_what_fits_the_marked_place():
    record = after(granada(3), laid("Di3", "-1,0"), laid("Pa4e", "0,-1"))
    found = offers(record.play, record.play.seats[0], tiles("Ho3w Ho5sw Ho7s Ba9nes"))
    fitting = codes(found.fitting(Cell(1, 0))).split()
    # West of it lies the start tile, which has no moat.
    assert not any("w" in code for code in fitting)
    assert "Ho7s" in fitting
    assert fitting.index("Pa9e") < fitting.index("Ho7s")
    assert codes(found.fitting(Cell(1, -1))) == ""


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_offered_that_the_game_refuses(name):
    record = table(3, game=name)
    seat = record.play.seats[0]
    found = offers(record.play, seat, FOUND)
    assert found.places
    for cell in found.places:
        for tile in found.fitting(cell):
            assert built(tile.code, str(cell)).can_be_done_to(record.play)


def test_alhambra_offers_what_lies_nowhere():
    record = after(table(3), built("G10n", "1,0"))
    assert offered_sides(record.play, FOUND) == record.play.unseen
    assert "G10n" not in codes(record.play.unseen).split()


def greys(record, found=FOUND):
    return {
        each.price: each.lying.in_words(record.play)
        for each in values(record.play, SCHOOL, found)
        if each.lying
    }


def test_a_value_that_lies_somewhere_already_says_where():
    record = after(
        granada(),
        his_six(),
        laid("Sc2n", "1,0"),
        TileReserved(player="blue", tile="Sc5"),
        laid("Pa10e", "1,0", "blue"),
    )
    assert greys(record) == {
        2: "Ana has built it.",
        5: "Leo has it in reserve.",
        11: "Leo has built it.",
        12: "Pablo has it.",
    }
    known = {each.price: each.tile for each in values(record.play, SCHOOL, FOUND)}
    assert list(known) == list(range(2, 14))
    assert [codes([tile]) for tile in known.values() if tile] == ["Sc3nes", "Sc4", "Sc11e"]


def test_the_last_tiles_lie_in_the_market():
    record = after(granada(3), RoundScored(round=1), RoundScored(round=2))
    record = after(record, LeftoverDealt(slot=1, currency="blue", tile="Sc11e", to="red"))
    words = "It is one of the last tiles in the market."
    assert greys(record) == {11: words}
    assert greys(after(record, LeftoverDeclined(player="red"))) == {11: words}


def test_where_a_tile_lies():
    record = after(granada(3), laid("Pa10e", "1,0", "blue"))
    found = where(record.play, side("Sc11e"), FOUND)
    assert (found.tile, found.place, found.colour, found.cell) == (
        side("Pa10e"),
        LyingIn.CITY,
        Colour.BLUE,
        Cell(1, 0),
    )
    assert where(record.play, side("Sc4"), FOUND) is None
    assert where(record.play, side("Sc11e"), tiles()) is None


def test_what_numbers_stand_for_now_lies_there_all_the_same():
    record = after(granada(3), laid("Pa10e", "1,0"), CountsTyped(player="red", counts={"park": 1}))
    assert "Sc11e" not in offered(record)
    assert greys(record) == {11: "Ana has built it."}


HUTS = tiles(huts="HPn HPe HPs HGn HGn HGw")


def huts(record, found=HUTS):
    return codes(offered_huts(record.play, found))


def test_huts_that_were_told_are_offered_again():
    record = table(3, modules=("huts",))
    assert huts(record) == "HPe HPn HPs HGn HGn HGw"
    record = after(record, HutTaken(player="red", hut="HGn"))
    assert huts(record) == "HPe HPn HPs HGn HGw"
    assert huts(table(3)) == ""


def test_at_most_as_many_huts_of_a_colour_are_offered_as_are_left():
    record = table(3, modules=("huts",))
    record = after(record, HutTaken(player="red", hut="HPw"), HutTaken(player="blue", hut="HPe"))
    assert huts(record) == "HPn HGn HGn HGw"
    record = after(record, HutTaken(player="green", hut="HPnw"))
    assert huts(record) == "HGn HGn HGw"
    over = HutTaken(player="green", hut="HPes", on_purpose=True)
    assert huts(after(record, over)) == "HGn HGn HGw"


def test_a_hut_is_offered_where_it_fits():
    record = table(3, modules=("huts",))
    found = offers(record.play, record.play.seats[0], HUTS)
    huts = [hut.code for hut in found.fitting(Cell(1, 0)) if hut.hut]
    assert huts == ["HPe", "HPn", "HPs", "HGn", "HGn"]


def test_huts_lie_nowhere_among_the_tiles():
    record = after(
        table(2, modules=("huts",)),
        HutTaken(player="red", hut="HG", cell="1,0"),
        HutTaken(player="red", hut="HT"),
    )
    assert list(_lying(record.play)) == []
