import pytest
from kivy.core.window import Window
from kivy.uix.stacklayout import StackLayout

from screens import lettering
from screens.theme import Appearance, font_of
from screens.widgets.choice import Chip, Choice
from screens.widgets.text_field import TextField
from screens.widgets.words import SMALLEST, Words, fitting
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import sit
from tests.ui.showroom import Showroom
from tests.ui.tables import at


@pytest.fixture
def room(hand):
    hand.navigator.rooms["showroom"] = Showroom
    hand.navigator.go("showroom")
    hand.frames(4)
    return hand.screen


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_every_widget_fits_every_size(hand, room, size, appearance):
    hand.choose(appearance)
    hand.resize(*size)
    assert flaws() == []


def test_the_big_button_is_pressed(hand, room):
    hand.tap("Score round 2")
    assert room.acts == ["score"]


def test_an_action_of_the_bar_says_its_name(hand, room):
    hand.tap("undo")
    assert room.acts == ["undo"]


def test_a_disabled_action_does_nothing(hand, room):
    hand.tap("redo")
    assert room.acts == []


def test_actions_of_the_bar_follow_what_is_possible(hand, room):
    room.ids.bar.actions = [("undo", "undo", False), ("redo", "redo", True)]
    hand.frames()
    hand.tap("undo")
    hand.tap("redo")
    assert room.acts == ["redo"]


def test_a_banner_offers_what_to_do(hand, room):
    hand.tap("Look")
    assert room.acts == ["look"]


def test_one_of_several_is_chosen(hand, room):
    hand.tap("Granada")
    assert room.ids.choice.chosen == "granada"


def test_long_choices_stand_below_each_other(hand, room):
    assert room.ids.choice.orientation == "horizontal"
    assert room.ids.long_choice.orientation == "vertical"


def test_a_choice_can_be_made_in_python_too(hand):
    choice = Choice(options=[("a", "Alhambra"), ("g", "Granada")], chosen="g")
    assert [segment.selected for segment in choice.children] == [True, False]


def test_the_longest_chip_keeps_within_its_row(hand, room):
    row = StackLayout(padding=16, size_hint_y=None, height=80)
    chip = Chip(text="The workers’ huts " * 5)
    row.add_widget(chip)
    room.ids.scroll.children[0].add_widget(row)
    hand.frames()
    assert (chip.x, chip.right) == (row.x + 16, row.right - 16)
    assert chip.ids.label.is_shortened


def test_a_chip_is_switched_on_and_off(hand, room):
    hand.tap("Vizier")
    assert room.ids.chip.selected
    hand.tap("Vizier")
    assert not room.ids.chip.selected


@pytest.mark.parametrize("words", ["Look", "Vizier", "Bonus cards"])
def test_short_words_are_shown_whole(hand, room, words):
    button = hand.find(words)
    assert not button.ids.label.is_shortened


def test_a_stepper_stops_at_its_most(hand, room):
    more = next(w for w in hand.seen(room.ids.stepper) if getattr(w, "name", "") == "more")
    for _ in range(5):
        hand.tap(more)
    assert room.ids.stepper.value == 3


def test_a_held_stepper_goes_on_until_it_is_let_go(hand, room):
    room.ids.stepper.most = 99
    more = next(w for w in hand.seen(room.ids.stepper) if getattr(w, "name", "") == "more")
    finger = hand.press(*more.to_window(*more.center))
    hand.until(lambda: room.ids.stepper.value >= 4)
    finger.touch_up()
    hand.frames(1)
    reached = room.ids.stepper.value
    hand.frames(200)
    assert room.ids.stepper.value == reached


def test_a_field_takes_what_is_typed_up_to_its_length(hand, room):
    room.ids.field.entry.focus = True
    hand.type("Małgorzata\n Wyspiańska-Brzęczyszczykiewicz")
    assert room.ids.field.text == "Małgorzata Wyspiańsk"


@pytest.mark.parametrize(
    "text", ["", "李小龙", "🏰🏰", "e\u0301", "\u202eright to left", "a\0b", "\t"]
)
def test_characters_that_the_font_lacks_break_nothing(hand, room, text):
    room.ids.bar.title = room.ids.banner.text = room.ids.button.text = text
    room.ids.field.text = text.replace("\0", "")
    hand.frames(3)
    assert room.ids.bar.title == text


@pytest.mark.parametrize("font", ["Roboto", "RobotoMedium"])
def test_the_fonts_have_the_letters_of_our_languages(hand, font):
    from kivy.core.text import Label

    def drawn(character):
        label = Label(text=character, font_name=font, font_size=32)
        label.refresh()
        return label.texture.pixels

    missing = drawn("\uffff")
    letters = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻáéíñúü¿¡ÁÉÍÑÚÜäöüßÄÖÜ–−×÷·’“”„…Σ"
    assert [letter for letter in letters if drawn(letter) == missing] == []


def test_a_long_name_becomes_smaller_and_is_not_broken(hand, room):
    words = Words(text="Maximiliane-Theodora wins", look="Headline large", size_hint_x=None)
    room.add_widget(words)
    for width in (800, 300, 220):
        words.width = width
        hand.frames(2)
        assert not [flaw for flaw in flaws(room) if "broken" in flaw], width
        assert (words.font_size == font_of("Headline large")[1]) == (width == 800)


def test_no_word_becomes_too_small_to_be_read(hand, room):
    assert fitting("x" * 400, "Body medium", 100) == pytest.approx(
        font_of("Body medium")[1] * SMALLEST
    )


def test_marks_in_a_text_take_no_room(hand, room):
    _font, size = font_of("Body medium")
    marked = "[color=00112233][b]32[/b][/color]"
    assert fitting(marked, "Body medium", 100, markup=True) == size
    assert fitting(marked, "Body medium", 100) < size


def test_a_name_that_our_font_lacks_is_shown_with_one_that_has_it(hand):
    kept = sit(hand, names=("ნინო", "Łucja", "Kim"))
    at(hand, kept)
    words = {w.text: w for w in hand.seen() if isinstance(w, Words)}
    assert words["ნინო"].font_name == str(lettering.COMES_ALONG)
    assert words["Łucja"].font_name == "RobotoMedium"
    assert words["ნინო"].texture_size[0] > 3
    at(hand, kept, "scoreboard")
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []


def test_where_the_device_has_no_such_font_ours_is_used(hand, monkeypatch):
    monkeypatch.setattr(lettering, "files", lambda: ())
    lettering.instead.cache_clear()
    at(hand, sit(hand, names=("ნინო", "Leo", "Kim")))
    name = next(w for w in hand.seen() if isinstance(w, Words) and w.text == "ნინო")
    assert name.font_name == "RobotoMedium"
    assert flaws() == []
    lettering.instead.cache_clear()


def test_a_field_shows_how_much_of_a_name_is_typed_and_how_much_there_is_room_for(hand):
    hand.tap("New game")
    field = hand.screen.ids.seating._rows[0].ids.field
    assert not hand.says("/20")
    hand.tap(field.entry)
    hand.frames(3)
    Window.dispatch("on_textinput", "Maximilia")
    hand.frames(2)
    assert hand.says("9/20")
    Window.dispatch("on_textinput", "n-Theodor-Anton")
    hand.frames(2)
    assert field.text == "Maximilian-Theodor-A"
    assert hand.says("20/20")
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []
    field.entry.focus = False
    hand.frames(2)
    assert not hand.says("20/20")


def test_of_what_is_no_name_the_room_is_told_once_half_is_typed(hand):
    hand.navigator.go("past_games")
    hand.frames(4)
    field = next(w for w in hand.seen() if isinstance(w, TextField))
    hand.tap(field.entry)
    hand.frames(3)
    Window.dispatch("on_textinput", "at the lake")
    hand.frames(2)
    assert not hand.says("11/60")
    Window.dispatch("on_textinput", " " * 19)
    hand.frames(2)
    assert hand.says("30/60")
