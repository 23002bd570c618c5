"""A number is typed after a tap on it; − and + stay."""

import pytest
from kivy.uix.textinput import TextInput

from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import NAMES, enter, sit, typed


@pytest.fixture
def numbers(hand):
    enter(hand, "palace", sit(hand, typed("red", wall=3, tower=4), names=NAMES[:3]), seat="red")
    return hand.screen.bench


def open_number(hand, words):
    """Tap the number beside these words, and hand over its field."""
    row = next(w for w in hand.seen() if type(w).__name__ == "Stepper" and w.text == words)
    hand.tap(next(w for w in hand.seen(row) if getattr(w, "name", "") == "number"))
    hand.frames(2)
    return next(w for w in hand.seen(row) if isinstance(w, TextInput))


def test_nothing_moves_as_a_number_is_opened_and_each_stands_beside_its_symbol(hand, numbers):
    rows = [w for w in hand.seen() if type(w).__name__ == "CountRow"]
    assert len(rows) == 7
    for row in rows:
        stepper = row.children[0]
        assert stepper.center_y == pytest.approx(row.center_y)
    minus = next(w for w in hand.seen(rows[0]) if getattr(w, "name", "") == "fewer")
    before = minus.pos[:]
    open_number(hand, rows[0].children[0].text)
    assert minus.pos == before


def type_over(hand, field, text):
    assert field.selection_text == field.text
    field.delete_selection()
    hand.type(text)


def towers(bench):
    return next(n for kind, n in bench.seat.tally.counts.items() if kind.name == "tower")


def test_a_tap_on_a_number_opens_it_and_enter_takes_it(hand, numbers):
    field = open_number(hand, "Towers")
    assert field.selection_text == "4"
    type_over(hand, field, "7")
    assert towers(numbers) == 4
    field.dispatch("on_text_validate")
    field.focus = False
    hand.frames(2)
    assert towers(numbers) == 7
    hand.tap("undo")
    assert towers(numbers) == 4


def test_a_tap_elsewhere_takes_it_too(hand, numbers):
    type_over(hand, open_number(hand, "Towers"), "6")
    open_number(hand, "Longest outer wall")
    assert towers(numbers) == 6


def test_a_number_that_cannot_be_says_what_it_can_be_and_nothing_changes(hand, numbers):
    field = open_number(hand, "Towers")
    type_over(hand, field, "312")
    field.focus = False
    hand.frames(2)
    assert hand.says("That can be a number from 0 to 30.")
    assert towers(numbers) == 4


@pytest.mark.parametrize("text", ["", "x", "-"])
def test_what_is_no_number_changes_nothing(hand, numbers, text):
    field = open_number(hand, "Towers")
    type_over(hand, field, text)
    field.focus = False
    hand.frames(2)
    assert towers(numbers) == 4
    assert hand.says("4")


def test_the_same_number_again_records_nothing(hand, numbers):
    before = numbers.undoes
    field = open_number(hand, "Towers")
    type_over(hand, field, "4")
    field.focus = False
    hand.frames(2)
    assert numbers.undoes == before


@pytest.mark.parametrize("size", SIZES)
def test_a_number_that_is_typed_fits(hand, numbers, size):
    hand.resize(*size)
    open_number(hand, "Pavilions")
    assert flaws() == []


def test_on_a_wide_screen_numbers_stand_above_the_button(hand, numbers):
    hand.resize(1280, 800)
    row = next(w for w in hand.seen() if type(w).__name__ == "CountRow")
    left, right = row.to_window(row.x, 0)[0], row.to_window(row.right, 0)[0]
    assert (left + right) / 2 == pytest.approx(640, abs=4)
    assert right - left <= 480
