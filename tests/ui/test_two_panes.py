"""A list stays beside what was chosen from it, where there is room for both."""

import pytest
from kivy.graphics import Rectangle

from companion.words import LANGUAGES
from tests.ui.combinations import Look, look_at
from tests.ui.fitting import misfits
from tests.ui.geometry import flaws
from tests.ui.past_tables import finished
from tests.ui.played import NAMES

TABLET, PHONE_LYING = (1280, 800), (892, 412)
ENTER, TAB = 13, 9


@pytest.fixture
def tablet(hand):
    hand.resize(*TABLET)
    return hand


def names(hand):
    return [name for name, _params in hand.navigator.trail]


def chosen(hand):
    return [w.text for w in hand.seen() if getattr(w, "opened", False) is True and w.text]


def test_what_is_chosen_stands_beside_the_list(tablet):
    tablet.tap("Settings")
    tablet.tap("House rules")
    assert tablet.says("Text size")
    assert tablet.says("Every new game begins with these")
    assert chosen(tablet) == ["House rules"]
    assert tablet.navigator.listed.right <= tablet.screen.x
    tablet.tap("Usual table")
    assert names(tablet) == ["home", "settings", "usual_table"]
    assert chosen(tablet) == ["Usual table"]


def test_back_takes_away_what_was_chosen_and_the_lists_own_arrow_leaves_both(tablet):
    tablet.tap("Settings")
    tablet.tap("House rules")
    tablet.back()
    assert names(tablet) == ["home", "settings"]
    assert chosen(tablet) == []
    assert tablet.screen.width == TABLET[0]
    tablet.tap("House rules")
    arrow = next(
        w for w in tablet.seen(tablet.navigator.listed) if getattr(w, "name", "") == "lead"
    )
    tablet.tap(arrow)
    assert names(tablet) == ["home"]


def divider(hand):
    """Where the line between the list and what was chosen is drawn."""
    drawn = hand.navigator.stage.canvas.before.children
    return next(each.pos[0] for each in drawn if isinstance(each, Rectangle))


def test_the_line_between_both_stands_at_the_end_of_the_list_whatever_the_window_was_before(hand):
    hand.tap("Settings")
    hand.resize(*PHONE_LYING)
    hand.tap("House rules")
    for size in (TABLET, (1400, 900), TABLET):
        hand.resize(*size)
        assert divider(hand) == pytest.approx(hand.navigator.listed.right)


def test_a_window_that_becomes_smaller_shows_what_was_chosen_alone(tablet):
    tablet.tap("Settings")
    tablet.tap("House rules")
    tablet.resize(*PHONE_LYING)
    assert not tablet.says("Text size")
    assert tablet.screen.width == PHONE_LYING[0]
    tablet.resize(*TABLET)
    assert tablet.says("Text size")
    tablet.kill()
    tablet.open()
    tablet.resize(*TABLET)
    assert tablet.says("Text size")
    assert tablet.says("Every new game begins with these")


def test_what_is_changed_beside_the_list_is_seen_in_it_at_once(tablet):
    tablet.tap("Settings")
    tablet.tap("House rules")
    row = tablet.navigator.listed
    before = row.about_rules
    tablet.tap("The third hand can win")
    assert row.about_rules != before


def test_a_question_of_a_section_is_answered_beside_it(tablet):
    tablet.tap("Rules desk")
    tablet.tap("Building")
    assert names(tablet)[1:] == ["rules_desk", "questions"]
    for question in ("May I build on top of another tile?", "Is a corner enough to build on?"):
        tablet.tap(question)
        assert names(tablet)[1:] == ["rules_desk", "questions", "ruling"]
        assert chosen(tablet) == [question]
    tablet.tap("Try it on a board")
    assert tablet.screen.width == TABLET[0]


def test_what_is_typed_in_a_list_stays_while_its_answers_are_read(tablet):
    tablet.tap("Rules desk")
    tablet.type("hole", into="search")
    found = [row.question for row in tablet.screen.shown[0].children]
    for question in found[:2]:
        tablet.tap(question)
        assert tablet.navigator.listed.ids.search.text == "hole"
    assert names(tablet) == ["home", "rules_desk", "ruling"]


def test_past_games_are_looked_back_at_one_after_the_other(tablet):
    one, other = finished(tablet, NAMES[:2]), finished(tablet, NAMES[2:4])
    tablet.navigator.go("past_games")
    tablet.frames(6)
    for kept, name in ((one, "Ana and Leo"), (other, "Kim and Nina")):
        tablet.tap(name)
        assert tablet.navigator.trail[-2:] == [("past_games", {}), ("past_game", {"game": kept.id})]
        assert tablet.screen.game_title == name
        assert [w.game for w in tablet.seen() if getattr(w, "opened", "") is True] == [kept.id]


def test_keys_go_through_the_list_and_then_through_what_was_chosen(tablet):
    tablet.tap("Settings")
    tablet.tap("House rules")
    listed = tablet.navigator.listed
    tablet.key(TAB)
    assert tablet.navigator._pointer.is_in(listed)
    while getattr(tablet.navigator._pointer._at, "text", "") != "Usual table":
        assert tablet.key(TAB)
    tablet.key(ENTER)
    assert names(tablet) == ["home", "settings", "usual_table"]
    while tablet.navigator._pointer.is_in(tablet.navigator.listed):
        assert tablet.key(TAB)
    assert tablet.navigator._pointer.is_in(tablet.screen)


def test_a_list_whose_games_cannot_be_read_does_not_stand_beside(tablet, monkeypatch):
    tablet.tap("Settings")
    monkeypatch.setattr(type(tablet.screen), "show", lambda _: {}["gone"])
    tablet.tap("House rules")
    assert tablet.navigator.listed is None
    assert tablet.screen.width == TABLET[0]


PAIRS = (
    ("settings", {}, "usual_rules", {}),
    ("settings", {}, "tile_set", {}),
    ("about", {}, "licence", {"of": "SQLite"}),
    ("rules_desk", {}, "questions", {"section": "scoring"}),
    ("questions", {"section": "building"}, "ruling", {"ruling": "D06"}),
    ("calculators", {}, "calculator", {"which": "tie"}),
)


@pytest.mark.parametrize(("name", "params", "beside", "values"), PAIRS)
def test_both_have_room_in_every_language(tablet, name, params, beside, values):
    tablet.navigator.go(name, **params)
    tablet.navigator.go(beside, **values)
    for language, text in zip(LANGUAGES, (200, 100, 150, 100), strict=True):
        look_at(tablet, Look(language, TABLET, "light", text))
        assert tablet.navigator.listed is tablet.navigator.shown(name)
        assert [*flaws(), *misfits(tablet)] == []
