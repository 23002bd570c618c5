import pytest
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.record import Colour
from companion.record.events import PlayerRenamed
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.played import LONG_NAMES, Elsewhere, sit


@pytest.fixture
def form(hand):
    return opened(hand)


def opened(hand):
    hand.navigator.rooms["table"] = Elsewhere
    hand.navigator.rooms["dummy"] = Elsewhere
    hand.tap("New game")
    return hand.screen


def fields(hand):
    found = [widget for widget in hand.seen() if isinstance(widget, TextInput)]
    return sorted(found, key=lambda field: -field.to_window(0, field.y)[1])


def rename(hand, place, name):
    hand.tap(fields(hand)[place])
    hand.frames(2)
    # As a keyboard types: over what is chosen.
    Window.dispatch("on_textinput", name)
    hand.frames(2)


def to_the_end(hand):
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(2)


def seat_menu(hand, place):
    return hand.screen.ids.seating._rows[place].ids.more


def dot(hand, place):
    return hand.screen.ids.seating._rows[place].ids.dot


def names(hand):
    return [field.text for field in fields(hand)]


def started(hand):
    ((name, params),) = hand.navigator.trail[-1:]
    assert name == "setup_card"
    return hand.app.store.open(params["game"]).play


def test_two_taps_start_a_game_with_the_last_table(hand):
    sit(hand, names=("Ana", "Leo", "Kim"), edition="boabdil", modules=("huts",))
    opened(hand)
    hand.tap("Start with 3 players")
    assert hand.taps == 2
    play = started(hand)
    assert [(seat.name, seat.colour) for seat in play.seats] == [
        ("Ana", Colour.RED),
        ("Leo", Colour.BLUE),
        ("Kim", Colour.GREEN),
    ]
    assert play.edition.name == "boabdil"
    assert [module.name for module in play.modules] == ["huts"]


def test_the_first_game_starts_without_typing_anything(hand, form):
    hand.tap("Start with 3 players")
    assert [seat.name for seat in started(hand).seats] == ["Red", "Blue", "Green"]


def test_back_from_the_setup_card_leads_to_the_table_and_then_home(hand, form):
    hand.tap("Start with 3 players")
    hand.back()
    assert [name for name, _ in hand.navigator.trail] == ["home", "table"]
    hand.back()
    assert [name for name, _ in hand.navigator.trail] == ["home"]


def test_the_next_game_is_asked_for_from_the_top(hand, form):
    to_the_end(hand)
    hand.tap("Start with 3 players")
    hand.navigator.home()
    hand.tap("New game")
    assert hand.screen.ids.scroll.scroll_y == 1


def test_what_is_typed_takes_the_place_of_the_colours_name(hand, form):
    rename(hand, 1, "Leo")
    assert names(hand) == ["Red", "Leo", "Green"]


def test_a_tap_changes_how_many_play_and_keeps_their_names(hand, form):
    rename(hand, 2, "Kim")
    hand.tap("6")
    assert len(fields(hand)) == 6
    hand.tap("2")
    assert len(fields(hand)) == 2
    hand.tap("3")
    assert names(hand) == ["Red", "Blue", "Kim"]


def test_the_same_name_twice_is_told_at_both_fields_until_one_changes(hand, form):
    rename(hand, 0, "Ana")
    rename(hand, 1, "ana")
    hand.tap("Start with 3 players")
    assert hand.screen is form
    told = "Two players have this name. Change one of them."
    assert [row.fault for row in form.ids.seating._rows] == [told, told, ""]
    rename(hand, 1, "Leo")
    assert not hand.says(told)
    hand.tap("Start with 3 players")
    assert [seat.name for seat in started(hand).seats] == ["Ana", "Leo", "Green"]


def test_a_name_that_was_rubbed_out_is_asked_for(hand, form):
    hand.tap(fields(hand)[0])
    hand.frames(2)
    fields(hand)[0].delete_selection()
    hand.frames(2)
    hand.tap("Start with 3 players")
    assert hand.screen is form
    assert hand.says("Who sits here? Write a name.")


@pytest.mark.parametrize("name", ["\u3164", "\u0301", " \u2800 "])
def test_nobody_is_called_by_a_name_that_shows_nothing(hand, form, name):
    rename(hand, 0, name)
    hand.tap("Start with 3 players")
    assert hand.screen is form
    assert hand.says("Who sits here? Write a name.")


def test_names_that_look_the_same_are_the_same(hand, form):
    rename(hand, 0, "Zoe\u0301")
    rename(hand, 1, "ZOÉ")
    hand.tap("Start with 3 players")
    assert hand.says("Two players have this name. Change one of them.")


def test_nobody_is_called_like_the_third_hand(hand, form):
    hand.tap("2")
    rename(hand, 0, "Dirk")
    hand.tap("Start with 2 players")
    assert hand.says("The third hand is called Dirk too. Change this name.")
    hand.tap("box")
    hand.tap("Alhambra, tower · Boabdil")
    hand.tap("Start with 2 players")
    assert started(hand).dummy_name == "Boabdil"


def test_a_colour_that_somebody_has_is_exchanged(hand, form):
    rename(hand, 0, "Ana")
    hand.tap(dot(hand, 0))
    hand.tap("Blue")
    assert names(hand) == ["Ana", "Red", "Green"]
    hand.tap("Start with 3 players")
    assert [seat.colour for seat in started(hand).seats] == ["blue", "red", "green"]


def test_a_free_colour_is_taken(hand, form):
    hand.tap(dot(hand, 0))
    hand.tap("White")
    assert names(hand) == ["White", "Blue", "Green"]
    assert hand.navigator.layers == []


def test_players_change_places(hand, form):
    hand.tap(seat_menu(hand, 0))
    hand.tap("Move down")
    assert names(hand) == ["Blue", "Red", "Green"]
    hand.tap(seat_menu(hand, 2))
    hand.tap("Move up")
    assert names(hand) == ["Blue", "Green", "Red"]


def test_a_removed_player_can_be_brought_back(hand, form):
    rename(hand, 0, "Ana")
    hand.tap(seat_menu(hand, 0))
    hand.tap("Remove")
    assert names(hand) == ["Blue", "Green"]
    hand.tap("Undo")
    assert names(hand) == ["Ana", "Blue", "Green"]


def test_of_two_players_nobody_can_be_removed(hand, form):
    hand.tap("2")
    hand.tap(seat_menu(hand, 0))
    hand.tap("Remove")
    assert len(fields(hand)) == 2


def test_people_who_played_before_are_offered_to_be_tapped(hand):
    sit(hand, names=("Ana", "Leo", "Kim"))
    sit(hand, names=("Zoë", "Otto"))
    form = opened(hand)
    hand.tap(fields(hand)[0])
    hand.frames(3)
    assert form.ids.seating.suggestions.names == ["Ana", "Leo", "Kim"]
    hand.tap("Leo")
    hand.until(lambda: names(hand)[0] != "Zoë")
    assert names(hand) == ["Leo", "Otto"]
    assert not hand.says("Kim")


def test_typing_narrows_the_names_that_are_offered(hand):
    sit(hand, names=("Ana", "Leo", "Kim"))
    sit(hand, names=("Zoë", "Otto"))
    form = opened(hand)
    rename(hand, 0, "k")
    assert form.ids.seating.suggestions.names == ["Kim"]


def test_enter_goes_on_to_the_next_name(hand, form):
    hand.tap(fields(hand)[0])
    hand.frames(2)
    fields(hand)[0].dispatch("on_text_validate")
    hand.frames(2)
    assert fields(hand)[1].focus


def test_the_box_the_modules_and_the_house_rules_are_in_the_game(hand, form):
    hand.tap("2")
    hand.tap("box")
    hand.tap("Alhambra, bag · Marek")
    assert hand.says("or bag · Dirk, tower · Boabdil")
    hand.tap("The Vizier’s Favour")
    hand.tap("Bonus cards")
    assert hand.says("All by the book")
    hand.tap("House rules")
    hand.tap("The third hand can win")
    hand.tap("Viziers act before a scoring")
    hand.back()
    assert hand.says("2 differ from the book")
    hand.tap("Start with 2 players")
    play = started(hand)
    assert play.edition.name == "marek"
    assert {module.name for module in play.modules} == {"vizier", "bonus"}
    assert play.options.dummy_may_win
    assert play.options.vizier_before_scoring
    assert not play.options.diagonal_gap_open


def test_the_third_hand_gets_a_name_of_its_own(hand, form):
    hand.tap("2")
    hand.tap("House rules")
    field = next(field for field in fields(hand) if field.hint_text == "Dirk")
    hand.tap(field)
    hand.type("Otto")
    hand.back()
    hand.tap("Start with 2 players")
    assert started(hand).dummy_name == "Otto"


def test_the_third_hand_keeps_its_name_until_another_one_can_be_read(hand, form):
    hand.tap("2")
    hand.tap("House rules")
    field = next(field for field in fields(hand) if field.hint_text == "Dirk")
    hand.tap(field)
    hand.type("\u3164")
    assert hand.says("A name must not be empty.")
    hand.back()
    hand.tap("Start with 2 players")
    assert started(hand).dummy_name == "Dirk"


def test_house_rules_that_do_not_matter_here_are_not_offered(hand, form):
    to_the_end(hand)
    hand.tap("House rules")
    assert hand.says("A gap across a corner is open")
    assert not hand.says("The third hand can win")
    assert not hand.says("Viziers act before a scoring")


def test_a_form_left_half_filled_in_is_there_again(hand, form):
    rename(hand, 0, "Ana")
    hand.back()
    hand.tap("New game")
    assert names(hand) == ["Ana", "Blue", "Green"]


@pytest.mark.parametrize("size", SIZES)
def test_six_players_with_long_names_fit_every_size(hand, size):
    sit(hand, names=LONG_NAMES, modules=("vizier", "huts"))
    opened(hand)
    hand.resize(*size)
    assert flaws() == []
    hand.screen.draft = hand.screen.draft.with_name(0, LONG_NAMES[1])
    hand.screen.start()
    hand.frames(4)
    assert flaws() == []


@pytest.mark.parametrize("size", SIZES)
def test_everything_that_opens_over_the_form_fits_every_size(hand, form, size):
    hand.tap("2")
    hand.tap("The Vizier’s Favour")
    hand.resize(*size)
    for opens in (form.open_house_rules, form.choose_box):
        opens()
        hand.frames(4)
        assert flaws() == []
        hand.back()
    form.ids.seating._offer_colours(form.ids.seating._rows[0])
    hand.frames(4)
    assert flaws() == []


def test_the_steps_for_this_table_are_ticked_off_and_the_table_is_a_tap_away(hand, form):
    hand.tap("Start with 3 players")
    card = hand.screen
    assert hand.says("15 steps to go")
    hand.tap("Put the 54 tiles into the bag.")
    assert hand.says("14 steps to go")
    hand.tap("Put the 54 tiles into the bag.")
    assert hand.says("15 steps to go")
    for row in card._rows:
        row.trigger_action(0)
    hand.frames()
    assert hand.says("All done: enjoy the game")
    hand.tap("To the table")
    assert [name for name, _ in hand.navigator.trail] == ["home", "table"]


def test_ticks_are_remembered_while_the_app_runs(hand, form):
    hand.tap("Start with 3 players")
    game = hand.navigator.trail[-1][1]
    hand.tap("Put the 54 tiles into the bag.")
    hand.back()
    hand.navigator.go("setup_card", **game)
    hand.frames()
    assert hand.says("14 steps to go")


def test_the_last_tables_modules_are_chosen_and_said_to_be_above_the_fold(hand):
    sit(hand, names=LONG_NAMES, modules=("bonus", "huts"))
    form = opened(hand)
    assert hand.says("2 chosen, as last time")
    assert form.subtitle == "Bonus cards and Huts"
    rows = {row.module.name: row.selected for row in form.ids.modules.children}
    assert rows == {"vizier": False, "exchange": False, "bonus": True, "huts": True}
    to_the_end(hand)
    hand.tap("Huts")
    assert hand.says("1 chosen")
    assert form.subtitle == "Bonus cards"
    hand.tap("Bonus cards")
    assert hand.says("none chosen")
    assert form.subtitle == "Without modules"


def test_each_module_says_what_it_changes_and_what_the_app_does_for_it(hand, form):
    for row in form.ids.modules.children:
        assert hand.says(row.module.at_the_table)
        assert hand.says(row.module.in_the_app)


def test_the_third_hands_draw_leads_to_its_own_screen(hand, form):
    hand.tap("2")
    hand.tap("Start with 2 players")
    hand.tap("Draw six tiles for Dirk and lay them face up in view.")
    assert hand.navigator.trail[-1][0] == "dummy"


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_setup_card_fits_every_size(hand, size):
    modules = ("vizier", "exchange", "bonus", "huts")
    kept = sit(hand, edition="boabdil", modules=modules)
    hand.navigator.go("setup_card", game=kept.id)
    hand.resize(*size)
    assert flaws() == []


def test_a_killed_app_opens_on_the_setup_card(tmp_path):
    with Hand(tmp_path) as hand:
        opened(hand)
        hand.tap("Start with 3 players")
        trail = hand.navigator.trail
        hand.kill()
        hand.open()
        assert hand.navigator.trail[-1] == trail[-1]
        assert hand.says("15 steps to go")


def test_a_killed_app_opens_on_the_form_as_it_was(tmp_path):
    with Hand(tmp_path) as hand:
        opened(hand)
        rename(hand, 0, "Ana")
        hand.tap("4")
        hand.kill()
        hand.open()
        assert names(hand) == ["Ana", "Blue", "Green", "Yellow"]


def test_a_form_that_was_kept_is_forgotten_once_the_game_starts(hand, form):
    rename(hand, 0, "Ana")
    hand.back()
    hand.tap("New game")
    hand.tap("Start with 3 players")
    game = hand.navigator.trail[-1][1]["game"]
    hand.app.take_up(game).act(PlayerRenamed(player="red", name="Anna"))
    hand.navigator.home()
    hand.navigator.go("new_game")
    hand.frames(3)
    assert names(hand) == ["Anna", "Blue", "Green"]


def test_a_kept_form_that_cannot_be_read_is_not_offered(hand):
    hand.app.store.remember("new game", '{"game_name": "chess"}')
    opened(hand)
    assert names(hand) == ["Red", "Blue", "Green"]
