"""Settings: each acts at once, and is still so after the app was killed."""

from dataclasses import fields

import pytest
from kivy.core.window import Window
from kivy.metrics import Metrics, sp

from companion.options import Options
from companion.preferences import FILE, Preferences
from screens.board.colours import FACES
from screens.game.usual_table import usual_table
from tests.paper_phone.phone import PaperPhone
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import NAMES, enter, sit


@pytest.fixture
def settings(hand):
    hand.tap("Settings")
    return hand


def killed(hand):
    hand.kill()
    hand.open()
    hand.app.reduced_motion = hand.app.reduced_motion or hand.reduced_motion
    return hand


def height_of(hand, words):
    return next(w.font_size for w in hand.seen() if getattr(w, "text", "") == words)


def switch(hand, name):
    hand.tap(hand.screen.ids[name].__self__)


def test_light_and_dark_act_at_once_and_survive(settings):
    settings.tap("Dark")
    assert settings.app.theme_cls.is_dark
    assert killed(settings).app.theme_cls.is_dark
    settings.tap("Light")
    assert not settings.app.theme_cls.is_dark


SWITCHES = [each.name for each in fields(Preferences) if each.type is bool]


@pytest.mark.parametrize("name", SWITCHES)
def test_each_switch_is_as_it_was_left_after_a_kill(settings, name):
    usual = getattr(Preferences(), name)
    for chosen in (not usual, usual):
        settings.screen.ids.scroll.scroll_to(settings.screen.ids[name], animate=False)
        settings.frames(3)
        switch(settings, name)
        assert getattr(settings.app.preferences, name) is chosen
        killed(settings)
        assert getattr(settings.app.preferences, name) is chosen
        assert settings.screen.ids[name].selected is chosen


def test_the_language_is_the_same_after_a_kill(settings):
    settings.tap("Language")
    settings.tap("Polski")
    assert settings.says("Ustawienia")
    assert killed(settings).says("Ustawienia")


def test_text_grows_at_once_and_is_still_large_after_a_kill(settings):
    usual = sp(16)
    settings.tap("more")
    settings.tap("more")
    assert settings.says("120 %")
    assert sp(16) == pytest.approx(usual * 1.2)
    assert height_of(settings, "Settings") == pytest.approx(20 * 1.2)
    assert height_of(killed(settings), "Settings") == pytest.approx(20 * 1.2)
    settings.tap("fewer")
    assert settings.says("110 %")


def test_text_has_a_smallest_and_a_largest_size(settings):
    for _ in range(14):
        settings.tap("more")
    assert (settings.says("200 %"), Metrics.fontscale) == (True, 2)
    for _ in range(14):
        settings.tap("fewer")
    assert (settings.says("80 %"), Metrics.fontscale) == (True, 0.8)


def test_one_stays_where_one_was_while_text_grows(settings):
    settings.resize(320, 640)
    settings.screen.ids.scroll.scroll_y = 0.7
    settings.app.navigator.screen.prefer(text_size=110)
    settings.frames(4)
    assert settings.screen.ids.scroll.scroll_y == pytest.approx(0.7, abs=0.01)


@pytest.mark.parametrize("room", ["settings", "usual_rules", "usual_table", "about", "home"])
def test_all_is_read_and_hit_with_the_largest_text(hand, room):
    hand.app.prefer(text_size=140)
    hand.navigator.go(room)
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []


def test_colours_for_colour_blind_eyes_are_seen_at_once(settings):
    usual = FACES["tower"]
    switch(settings, "safe_colours")
    assert FACES["tower"].fill != usual.fill
    assert FACES["tower"].symbol == usual.symbol
    assert killed(settings).app.preferences.safe_colours
    assert FACES["tower"].fill != usual.fill
    switch(settings, "safe_colours")
    assert FACES["tower"] == usual


def test_motion_is_less_if_the_person_or_the_phone_wants_so(settings, monkeypatch):
    settings.app.reduced_motion = False
    switch(settings, "motion")
    assert settings.app.reduced_motion
    assert killed(settings).app.reduced_motion
    switch(settings, "motion")
    assert not settings.app.reduced_motion
    paper = PaperPhone().plug_in(monkeypatch)
    paper.animations = 0.0
    settings.app.on_resume()
    assert settings.app.reduced_motion


def test_who_wants_to_feel_nothing_feels_nothing(settings, monkeypatch):
    paper = PaperPhone().plug_in(monkeypatch)
    kept = sit(settings)
    switch(settings, "vibration")
    entry = enter(settings, "palace", kept, seat="red").entry
    entry.touch_tile(entry.picker.tiles[0])
    assert paper.felt == []
    killed(settings)
    entry = enter(settings, "palace", kept, seat="blue").entry
    entry.touch_tile(entry.picker.tiles[0])
    assert paper.felt == []


def test_the_screen_stays_awake_only_for_those_who_want_it(settings):
    kept = sit(settings)
    switch(settings, "keep_awake")
    enter(settings, "table", kept)
    assert Window.allow_screensaver
    settings.app.prefer(keep_awake=True)
    assert not Window.allow_screensaver
    settings.navigator.home()
    assert Window.allow_screensaver


def test_each_line_says_how_things_stand(settings):
    for words in ("0 games", "9 of 54 tiles and 0 of 24 huts known", "As in the last game"):
        assert settings.says(words)
    sit(settings)
    settings.navigator.go("tile_set")
    settings.back()
    assert settings.says("1 game")


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"text_size": 5000, "motion": "yes"}'])
def test_damaged_preferences_open_the_app_as_it_was_at_the_beginning(hand, damage):
    hand.app.prefer(text_size=120, motion=False)
    (hand.folder / FILE).write_text(damage)
    assert killed(hand).app.preferences == Preferences()


def test_house_rules_are_those_of_every_new_game(settings):
    sit(settings)
    settings.tap("House rules")
    assert settings.says("As in the last game")
    settings.tap("A gap across a corner is open")
    assert settings.says("1 differs from the book")
    settings.back()
    assert settings.says("1 differs from the book")
    killed(settings).navigator.home()
    settings.frames(6)
    settings.tap("New game")
    assert settings.screen.draft.options == Options(diagonal_gap_open=True)
    settings.navigator.home()
    settings.navigator.go("usual_rules")
    settings.frames(6)
    settings.tap("always")
    assert usual_table().house_rules is None


def test_each_house_rule_leads_to_its_ruling_and_back(settings):
    settings.tap("House rules")
    settings.screen.ids.scroll.scroll_y = 0
    settings.frames(3)
    settings.tap("Why?")
    assert settings.navigator.trail[-1][0] == "ruling"
    settings.back()
    assert settings.says("House rules")


def test_the_usual_table_sits_down_to_every_new_game(settings):
    sit(settings, names=NAMES[:3])
    settings.tap("Usual table")
    settings.tap("always")
    settings.tap("box")
    settings.tap("Alhambra, tower · Boabdil")
    settings.back()
    assert settings.says("Ana, Leo, Kim · tower · Boabdil")
    sit(settings, names=NAMES[3:5])
    killed(settings).navigator.home()
    settings.frames(6)
    settings.tap("New game")
    draft = settings.screen.draft
    assert [place.name for place in draft.players] == ["Ana", "Leo", "Kim"]
    assert draft.edition.name == "boabdil"
    settings.navigator.go("usual_table")
    settings.frames(6)
    settings.tap("always")
    assert usual_table().table is None


def test_a_usual_table_with_a_name_that_is_wrong_is_the_one_before(settings):
    sit(settings, names=NAMES[:2])
    settings.tap("Usual table")
    settings.tap("always")
    before = usual_table()
    row = settings.screen.ids.seating._rows[0]
    row.text = ""
    settings.frames(2)
    assert settings.says("A name is missing or there twice, so the usual table is the one before.")
    assert usual_table() == before


def test_the_licence_of_everything_inside_is_read_in_the_app(settings):
    settings.tap("About this app")
    assert settings.says("This app is unofficial")
    settings.tap("annotated-types 0.8.0")
    assert settings.says("Permission is hereby granted")
    settings.back()
    assert settings.says("What is inside")
    settings.navigator.go("licence", of="nothing")
    assert settings.says("There is nothing to show there any more.")
