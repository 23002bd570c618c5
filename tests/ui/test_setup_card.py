"""The ticks on the setup card: kept for each game, in every language, whatever happens."""

from gettext import NullTranslations

import pytest

from companion.words import speech
from tests.ui.hand import Hand
from tests.ui.played import NAMES, drew, sit
from tests.ui.test_damage import DEEP

BAG = "Put the 54 tiles into the bag."
PILES = "Deal the other money cards into five piles of about the same height."


def shown(hand, kept):
    hand.navigator.go("setup_card", game=kept.id)
    hand.frames(3)
    return hand.screen


def done(hand):
    return [row.step for row in hand.screen._rows if row.done]


@pytest.fixture
def card(hand):
    kept = sit(hand, names=NAMES[:3])
    shown(hand, kept)
    return kept


def test_ticks_outlive_a_killed_app(hand, card):
    hand.tap(BAG)
    hand.tap("Shuffle the money cards.")
    hand.tap("Shuffle the money cards.")
    hand.kill()
    hand.open()
    assert done(hand) == ["tiles"]
    assert hand.says("14 steps to go")


def test_each_game_has_its_own_ticks(hand, card):
    hand.tap(BAG)
    other = sit(hand, names=NAMES[:3])
    shown(hand, other)
    assert done(hand) == []
    hand.tap("Shuffle the money cards.")
    shown(hand, card)
    assert done(hand) == ["tiles"]
    hand.kill()
    hand.open()
    assert done(hand) == ["tiles"]


def test_ticks_stay_when_the_steps_are_said_in_other_words(hand, card, monkeypatch):
    class Loud(NullTranslations):
        def gettext(self, sentence):
            return f"¡{sentence}!"

    hand.tap(BAG)
    monkeypatch.setattr(speech._Spoken, "catalogue", Loud())
    hand.back()
    shown(hand, card)
    assert hand.says(f"¡{BAG}!")
    assert done(hand) == ["tiles"]


def test_ticks_stay_in_this_game_though_the_disk_takes_nothing(hand, card):
    hand.app.store._file.database.execute("PRAGMA query_only = 1")
    hand.tap(BAG)
    hand.back()
    shown(hand, card)
    assert done(hand) == ["tiles"]


@pytest.mark.parametrize(
    "draft",
    ["{", "[]", "{}", "null", DEEP, '{"ticked": 5}', '{"ticked": [[]]}', '{"ticked": ["magic"]}'],
    ids=range(8),
)
def test_ticks_that_cannot_be_used_are_begun_anew(hand, draft):
    kept = sit(hand, names=NAMES[:3])
    hand.app.store.remember(f"setup {kept.id}", draft)
    shown(hand, kept)
    assert done(hand) == []
    hand.tap(BAG)
    assert done(hand) == ["tiles"]


def test_the_third_hands_draw_is_ticked_off_by_being_entered_and_by_nothing_else(hand):
    kept = sit(hand)
    hand.app.store.remember(f"setup {kept.id}", '{"ticked": ["dummy"]}')
    shown(hand, kept)
    assert done(hand) == []
    hand.app.take_up(kept.id).act(drew(kept.play))
    assert done(hand) == ["dummy"]
    row = next(row for row in hand.screen._rows if row.step == "dummy")
    row.trigger_action(0)
    hand.frames(3)
    assert done(hand) == ["dummy"]
    assert hand.screen.navigator.trail[-1][0] == "setup_card"


def test_a_tick_moves_the_bar(tmp_path):
    with Hand(tmp_path, reduced_motion=False) as hand:
        card = shown(hand, sit(hand, names=NAMES[:3]))
        hand.tap(BAG)
        hand.pass_time(0.5)
        assert card.progress == pytest.approx(1 / 15)


def test_after_the_third_hands_draw_one_is_back_on_the_setup_card(hand):
    kept = sit(hand)
    hand.navigator.go("table", game=kept.id)
    shown(hand, kept)
    hand.tap("Shuffle the money cards.")
    hand.tap(next(row for row in hand.screen._rows if row.step == "dummy"))
    hand.tap("Draw for me")
    hand.tap("Take them")
    assert hand.navigator.trail[-1][0] == "setup_card"
    assert done(hand) == ["dummy", "money cards"]
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"
