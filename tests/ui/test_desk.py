import pytest

from companion.desk import search
from companion.desk.ruling import Section
from companion.desk.rulings import RULINGS
from companion.wording.desk import rule_words
from screens.desk.question_list import QuestionRow
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import NAMES, sit
from tests.ui.tables import at, speak_at_length, two_players, where

WITH_EVERYTHING = ("D06", "D03", "D14", "D17", "D21", "D27", "D45", "D78")


def rows(hand):
    """What is offered, from the top."""
    return [row for row in hand.seen(hand.screen) if isinstance(row, QuestionRow)][::-1]


def offered(hand):
    return {row.ruling for row in rows(hand)}


def open_row(hand, ruling):
    row = next(row for row in rows(hand) if row.ruling == ruling)
    hand.screen.ids.scroll.scroll_to(row, animate=False)
    hand.frames(2)
    hand.tap(row)


def trail(hand):
    return [name for name, _ in hand.navigator.trail]


def ask(hand, words):
    hand.screen.ids.search.text = words
    hand.frames(1)


def switch(hand):
    return next(w for w in hand.seen() if type(w).__name__ == "SwitchRow")


@pytest.mark.parametrize("section", Section)
def test_every_ruling_is_reached_by_its_section_and_back_leads_there(hand, section):
    hand.tap("Rules desk")
    hand.tap(section.heading)
    filed = [ruling.id for ruling in rule_words.questions(section)]
    assert sorted(row.ruling for row in rows(hand)) == filed
    for ruling in (filed[0], filed[-1]):
        open_row(hand, ruling)
        assert where(hand) == ("ruling", {"ruling": ruling})
        assert hand.says(RULINGS[ruling].spoken().question)
        assert hand.says(RULINGS[ruling].spoken().answer)
        hand.back()
        assert where(hand) == ("questions", {"section": section.value})
    hand.back()
    assert trail(hand) == ["home", "rules_desk"]


def test_every_ruling_is_found_by_its_own_question(hand):
    hand.tap("Rules desk")
    missed = []
    for ruling in RULINGS.values():
        ask(hand, ruling.spoken().question)
        missed += [ruling.id] * (ruling.id not in offered(hand))
    assert missed == []


@pytest.mark.parametrize(
    ("typed", "first"),
    [("hole", "D06"), ("hoel", "D06"), ("dirk third", "D18"), ("d21", "D21"), ("mezzanine", "D46")],
)
def test_a_question_is_found_while_one_types(hand, typed, first):
    hand.tap("Rules desk")
    hand.tap("search")
    for letter in typed:
        hand.type(letter)
    assert hand.screen.ids.body.children[0].children[-1].ruling == first
    open_row(hand, first)
    assert where(hand) == ("ruling", {"ruling": first})


def test_a_question_in_another_language_is_answered_once_that_language_is_read(hand):
    search._reading.cache_clear()
    hand.navigator.go("rules_desk")
    hand.frames(3)
    ask(hand, "kto zaczyna")
    hand.until(lambda: rows(hand) and rows(hand)[0].ruling == "D31")
    assert hand.says("Who starts?")


def test_what_was_found_is_still_there_when_one_comes_back(hand):
    hand.tap("Rules desk")
    hand.type("hole", into="search")
    before = offered(hand)
    open_row(hand, "D06")
    hand.back()
    assert hand.screen.ids.search.text == "hole"
    assert offered(hand) == before
    hand.back()
    assert hand.screen.ids.search.text == ""
    assert trail(hand) == ["home", "rules_desk"]


def test_words_that_no_question_says_leave_the_sections_to_look_through(hand):
    hand.tap("Rules desk")
    hand.type("zzqx", into="search")
    assert hand.says("No question says that.")
    assert hand.says("Rebuilding")
    hand.tap("clear")
    assert not hand.says("No question says that.")


def test_a_desk_that_is_opened_anew_has_nothing_typed(hand):
    hand.tap("Rules desk")
    ask(hand, "hole")
    hand.navigator.home()
    hand.tap("Rules desk")
    assert hand.screen.ids.search.text == ""


def test_what_was_asked_lately_stands_first_the_newest_on_top_and_outlives_the_app(hand):
    hand.tap("Rules desk")
    assert not hand.says("Asked lately")
    for ruling in ("D01", "D02", "D03", "D04"):
        hand.screen.go("ruling", ruling=ruling)
        hand.back()
    hand.kill()
    hand.open()
    assert hand.says("Asked lately")
    assert [row.ruling for row in hand.screen._lately.children[::-1]] == ["D04", "D03", "D02"]


def test_the_third_hand_is_called_as_the_table_calls_him(hand):
    at(hand, two_players(hand, options={"dummy_name": "Otto"}), "ruling", ruling="D17")
    assert hand.says("Does Otto really take points away from us?")


def test_a_house_rule_is_switched_for_the_running_game_and_can_be_undone(hand):
    kept = two_players(hand)
    screen = at(hand, kept, "ruling", ruling="D17")
    screen.ids.scroll.scroll_y = 0
    hand.frames(2)
    assert hand.says("This table plays by the book.")
    hand.tap(switch(hand))
    assert screen.play.options.dummy_may_win
    assert hand.says("This table has a rule of its own.")
    assert len(screen.play.scored) == 1
    hand.tap("Undo")
    assert not screen.play.options.dummy_may_win
    assert not switch(hand).selected


def test_a_rule_that_matters_to_nobody_here_says_so(hand):
    at(hand, sit(hand, names=NAMES[:3]), "ruling", ruling="D17")
    assert hand.says("It makes no difference at this table.")


def test_without_a_game_a_house_rule_can_be_read_but_not_switched(hand):
    hand.tap("Rules desk")
    hand.screen.go("ruling", ruling="D17")
    hand.frames(2)
    assert hand.says("Each table chooses when its game begins.")
    assert not any(type(w).__name__ == "SwitchRow" for w in hand.seen())


def test_the_desk_of_a_game_has_its_bar_and_the_one_at_home_has_none(hand):
    at(hand, two_players(hand))
    hand.tap("Rules")
    assert [way.text for way in hand.screen.ids.rooms.children if way.here] == ["Rules"]
    hand.tap("Scores")
    assert trail(hand) == ["home", "table", "scoreboard"]
    hand.navigator.home()
    hand.navigator.go("rules_desk")
    hand.frames(2)
    assert hand.screen.ids.rooms.height == 0
    assert not hand.app.keep_awake


def test_a_ruling_is_handed_on_as_text(hand):
    from kivy.core.clipboard import Clipboard

    hand.tap("Rules desk")
    hand.screen.go("ruling", ruling="D06")
    hand.frames(2)
    hand.tap("share")
    assert Clipboard.paste().startswith(RULINGS["D06"].spoken().question)


def test_a_ruling_of_another_version_of_the_app_leads_back(hand):
    hand.tap("Rules desk")
    hand.screen.go("ruling", ruling="D999")
    assert trail(hand) == ["home", "rules_desk"]
    hand.screen.go("questions", section="cooking")
    assert trail(hand) == ["home", "rules_desk"]


@pytest.mark.parametrize("size", SIZES)
def test_the_desk_has_room_at_every_size(hand, size):
    at(hand, two_players(hand))
    hand.tap("Rules")
    hand.resize(*size)
    assert flaws() == []
    ask(hand, "tile")
    hand.frames(2)
    assert flaws() == []
    hand.screen.go("questions", section="modules")
    hand.frames(3)
    assert flaws() == []


@pytest.mark.parametrize("size", SIZES)
def test_rulings_have_room_at_every_size(hand, size):
    at(hand, two_players(hand))
    hand.resize(*size)
    for ruling in WITH_EVERYTHING:
        hand.navigator.screen.go("ruling", ruling=ruling, case="Its north side is walled.")
        hand.frames(3)
        assert flaws() == []


def test_longer_languages_have_room_too(hand, monkeypatch):
    speak_at_length(monkeypatch)
    at(hand, two_players(hand), "ruling", ruling="D17")
    hand.resize(*SIZES[0])
    assert flaws() == []
    hand.screen.go("rules_desk")
    hand.frames(3)
    assert flaws() == []
