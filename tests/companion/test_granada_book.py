"""Every example that the rule book of Granada prints, under the heading that it stands under."""

import pytest

from companion.board.building import Build, Swap, do, faults
from companion.board.city import City
from companion.board.faults import FaultCode
from companion.board.grid import Cell
from companion.errors import RuleError
from companion.games import GRANADA, Marker
from companion.games.flipping import Fate, Flip, verify_flip
from companion.games.granada import BOX
from companion.money.cards import Currency, can_take, read_hand, verify_starting_money
from companion.money.payment import pay
from companion.record.events import CountsTyped, RoundScored
from companion.stages.setup import setup_card
from companion.turns.turn import Action, may_act_again, slots_refilled, verify_turn
from tests.record.granada_tables import granada, laid
from tests.record.tables import after


def tile(code):
    return BOX.read(code)


def city(text):
    return City.parse(text, BOX)


def test_material_on_the_back_of_an_even_number_stands_the_next_odd_one():
    BOX.verify_back(tile("Ba2new"), tile("Ar3new"))
    with pytest.raises(RuleError, match="the next odd value"):
        BOX.verify_back(tile("Ba2new"), tile("Ar5new"))
    with pytest.raises(RuleError, match="on the same edges of both sides"):
        BOX.verify_back(tile("Ba2new"), tile("Ar3n"))


def test_preparacion_the_even_sides_up_and_the_marker_on_the_odd_numbers():
    steps = [step.text for step in setup_card(GRANADA, 3)]
    even = "Draw four tiles and lay them on slots 1 to 4 in this order, even side up."
    assert steps.index(even) + 1 == steps.index("Put the black marker on the odd numbers.")


def test_preparacion_nobody_gets_more_than_28_or_less_than_20():
    verify_starting_money("red", [9, 9, 1, 9])
    verify_starting_money("red", [9, 9, 2])
    with pytest.raises(RuleError):
        verify_starting_money("red", [9, 9, 1])


def test_coger_dinero_the_two_cards_on_the_left_or_one_of_the_others():
    row = [2, 3, 7, 9]
    assert can_take(row, [2, 3])
    assert can_take(row, [7])
    assert can_take(row, [9])
    assert not can_take(row, [3, 7])


def test_comprar_green_pays_11_for_the_school_of_10_and_the_turn_is_over():
    payment = pay(10, Currency.GREEN, read_hand("green:9,2"))
    assert (payment.is_exact, payment.lost) == (False, 1)
    assert not may_act_again([Action.OVERPAY])


def test_modificar_red_pays_exactly_twice_and_then_swaps_a_tile():
    turn = [Action.BUY_EXACTLY, Action.BUY_EXACTLY, Action.REBUILD]
    verify_turn(turn)
    assert not may_act_again(turn)
    after_it = do(city("* Pa4e"), Swap(Cell(1, 0), tile("Sc9n")))
    assert after_it.text == "* Sc9n"


def test_colocar_red_turns_the_arena_for_3_and_the_library_for_5():
    just_bought = [tile("Ar4n"), tile("Li6ne")]
    arena = Flip(tile("Ar4n"), tile("Hp5n"), Fate.BUILT, read_hand("orange:3"))
    library = Flip(tile("Li6ne"), tile("Di7ne"), Fate.BUILT, read_hand("green:5"))
    for wish, lost in ((arena, 0), (library, 2)):
        verify_flip(BOX, wish, just_bought)
        assert wish.lost == lost
    record = after(
        granada(3),
        laid("Hp5n", "1,0", bought="Ar4n"),
        laid("Di7ne", "1,-1", bought="Li6ne", on_purpose=True),
    )
    assert record.undoes == "district 7 built, turned over from library 6"


@pytest.mark.parametrize(
    ("built", "code", "cell", "fault"),
    [
        ("*", "Ar3esw", "0,-1", FaultCode.UPSIDE_DOWN),
        ("* Pa4", "Ar3w", "2,0", FaultCode.WALLS_MATCH),
        ("* Pa4e", "Ar3w", "2,0", FaultCode.ON_FOOT),
        ("*", "Ar3", "1,1", FaultCode.TOUCHING),
        ("* Pa4 / Li5 . / Ho6 Sc7", "Hp11", "2,1", None),
        ("* Pa4 Di8 / Li5 . . / Ho6 Sc7 Ma9", "Hp11", "2,1", FaultCode.HOLE),
    ],
)
def test_reglas_de_construccion_these_are_not_allowed(built, code, cell, fault):
    known = BOX.with_pair(tile("Ba2new"), tile("Ar3new"))
    box = known if fault is FaultCode.UPSIDE_DOWN else BOX
    found = faults(City.parse(built, box), Build(Cell.parse(cell), tile(code)))
    assert (fault in [each.code for each in found]) == (fault is not None)


def test_final_del_turno_slots_2_and_4_are_filled_even_side_up_and_the_marker_moves():
    assert slots_refilled([4, 2], bag=20) == (2, 4)
    assert Marker.EVEN.shows(tile("Sc10"))
    assert Marker.EVEN.after_refill(laid=2) is Marker.ODD


def schools(number, *players, **settings):
    """What each player gets for schools; each is told by number and highest."""
    record = granada(len(players), **settings)
    for earlier in range(1, number):
        record = after(record, RoundScored(round=earlier))
    for colour, (count, best) in zip(("red", "blue", "green"), players, strict=True):
        typed = {"counts": {"school": count}, "best": {"school": best} if best else {}}
        record = after(record, CountsTyped(player=colour, **typed))
    record = after(record, RoundScored(round=number))
    score = record.play.rounds[-1]
    return [score.points(seat.name) for seat in record.play.seats]


def test_recuento_a_yellow_has_3_of_7_schools():
    assert schools(1, (3, 9), (2, 5), (2, 8)) == [7, 0, 0]


def test_recuento_a_of_two_with_3_the_highest_school_decides():
    assert schools(1, (3, 9), (3, 11), (2, 8)) == [0, 8, 0]
    assert schools(1, (3, 12), (3, 11), (2, 8)) == [8, 0, 0]


def test_recuento_b_blue_has_4_green_3_and_red_2():
    assert schools(2, (4, None), (3, None), (2, None)) == [18, 9, 0]


def test_recuento_c_blue_and_green_have_4_and_greens_12_beats_the_9():
    assert schools(3, (4, 9), (4, 12), (2, None)) == [20, 30, 10]


@pytest.mark.parametrize(("number", "points"), [(1, [3, 0, 0]), (2, [10, 3, 0]), (3, [18, 10, 3])])
def test_recuento_sencillo(number, points):
    options = {"simple_scoring": True}
    assert schools(number, (4, None), (3, None), (2, None), options=options) == points
