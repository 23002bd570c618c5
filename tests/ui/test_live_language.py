"""Whatever is on the screen when another language is chosen is said in it at once."""

import pytest

from companion.drafts.calculators import RECKONINGS
from companion.record import Colour
from companion.words import LANGUAGES
from screens.app import ROOMS
from screens.points import drawn_text
from tests.translations.interpreter import is_english
from tests.ui.places import WAYS, running
from tests.ui.played import scored
from tests.ui.tables import at, six_players, two_players


@pytest.fixture
def drawn(monkeypatch):
    """What is written on canvases."""
    texts = set()

    def draw(text, *rest, draw=drawn_text._drawn):
        texts.add(text)
        return draw(text, *rest)

    monkeypatch.setattr(drawn_text, "_drawn", draw)
    return texts


def test_every_screen_is_come_to():
    assert WAYS.keys() == ROOMS.keys()


def choose(hand, language, drawn):
    """Choose a language, and collect all that is said now."""
    drawn.clear()
    hand.app.prefer(language=language)
    hand.frames(6)
    told = [(getattr(w, "text", ""), getattr(w, "hint_text", "")) for w in hand.seen()]
    return {str(text) for pair in told for text in pair if text} | drawn


def test_what_is_english_is_known(hand):
    with_names = "Draw tiles for Ana", "New game", "Score round 2"
    hand.app.prefer(language="pl")
    assert all(is_english(each) for each in with_names)
    assert not any(map(is_english, ("Nowa gra", "Ana i Leo", "Start", "Granada")))


@pytest.mark.parametrize("room", WAYS)
def test_nothing_stays_in_the_language_before(hand, drawn, room):
    WAYS[room](hand, room)
    hand.frames(4)
    where = hand.navigator.trail
    english = choose(hand, "en", drawn)
    for language in LANGUAGES[1:]:
        said = choose(hand, language, drawn)
        assert [text for text in said if is_english(text)] == []
        assert hand.navigator.trail == where
    assert choose(hand, "en", drawn) == english


@pytest.mark.parametrize("which", RECKONINGS)
def test_every_calculator_follows(hand, drawn, which):
    running(hand, "calculator", which=which)
    english = choose(hand, "en", drawn)
    for language in LANGUAGES[1:]:
        assert [text for text in choose(hand, language, drawn) if is_english(text)] == []
    assert choose(hand, "en", drawn) == english


def test_six_palaces_follow_too(hand, drawn):
    at(hand, six_players(hand), "palace", seat=Colour.BLUE)
    said = choose(hand, "pl", drawn)
    assert "huts" not in said
    assert [text for text in said if is_english(text)] == []


def test_a_round_that_was_scored_is_explained_in_the_language(hand, drawn):
    table = two_players(hand)
    table.act(scored(2))
    at(hand, table, "round", round=2)
    assert any("punktów" in text for text in choose(hand, "pl", drawn))
