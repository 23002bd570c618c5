"""The language is the system's or one's own choice, and is changed while the app runs."""

import pytest

from companion.words import LANGUAGES, language
from screens import phone
from tests.paper_phone.phone import PaperPhone
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand

SETTINGS = {"en": "Settings", "es": "Ajustes", "pl": "Ustawienia", "de": "Einstellungen"}


@pytest.fixture
def paper(monkeypatch):
    return PaperPhone().plug_in(monkeypatch)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["pl"], "pl"),
        (["de", "pl"], "de"),
        (["ca", "es"], "es"),
        (["fr", "it"], "en"),
        ([], "en"),
    ],
)
def test_the_phones_language_is_spoken_or_english(tmp_path, paper, wanted, spoken):
    paper.languages = wanted
    with Hand(tmp_path) as hand:
        hand.navigator.go("settings")
        assert language() == spoken
        assert hand.says(SETTINGS[spoken])


@pytest.mark.parametrize(
    ("names", "spoken"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_AT", "LC_ALL": "es_ES"}, "es"),
        ({"LANGUAGE": "ca:de", "LANG": "pl_PL"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_desktop_speaks_as_its_other_programs_do(tmp_path, monkeypatch, names, spoken):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    with Hand(tmp_path):
        assert language() == spoken


def test_a_phone_that_speaks_another_language_meanwhile_is_followed(paper, hand):
    hand.navigator.go("settings")
    paper.languages = ["de"]
    hand.app.on_pause()
    hand.app.on_resume()
    hand.frames(3)
    assert hand.says("Einstellungen")
    assert hand.says("Wie das System: Deutsch")


def test_a_language_is_chosen_and_is_spoken_at_once_and_after_a_kill(hand):
    hand.tap("Settings")
    assert hand.says("As the system: English")
    hand.tap("Language")
    hand.tap("Polski")
    assert hand.says("Ustawienia")
    assert not hand.says("Settings")
    hand.kill()
    hand.open()
    assert hand.says("Ustawienia")
    hand.tap("Język")
    hand.tap("Español")
    assert hand.says("Ajustes")
    hand.back()
    assert hand.says("Nueva partida")


def test_ones_own_choice_stays_whatever_the_phone_speaks(paper, hand):
    hand.app.prefer(language="es")
    paper.languages = ["pl"]
    hand.app.on_resume()
    assert language() == "es"
    hand.navigator.go("settings")
    hand.frames(3)
    hand.tap("Idioma")
    hand.tap("Como el sistema: Polski")
    assert language() == "pl"
    assert hand.app.preferences.language == ""


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_list_of_languages_has_room_everywhere(hand, spoken):
    hand.app.prefer(language=spoken)
    hand.navigator.go("settings")
    for size in SIZES:
        hand.resize(*size)
        hand.tap(hand.screen.ids.language.__self__)
        assert flaws() == []
        hand.back()


def test_a_phone_without_a_list_of_languages_is_a_desktop(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert phone.languages() == ["de_DE.UTF-8"]
