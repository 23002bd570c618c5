"""What is said in each language, as people read it."""

import json

import pytest

from companion.desk.rulings import RULINGS
from companion.games import ALHAMBRA
from companion.scoring.explain import majority
from companion.scoring.majority import Line, Standing
from companion.terminal.batch import respond
from companion.words import _, counted, of_table, speaking
from tests.translations.catalogues import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruling", RULINGS.values(), ids=list(RULINGS))
def test_a_ruling_is_said_in_full(ruling, language):
    english = ruling.spoken("Ola")
    with speaking(language):
        spoken = ruling.spoken("Ola")
    for text, before in zip(
        (spoken.question, spoken.answer, spoken.reason),
        (english.question, english.answer, english.reason),
        strict=True,
    ):
        assert text != before
        assert not set(text) & set("{}[]|=")


def test_names_are_bent_where_a_language_bends_them():
    with speaking("pl"):
        assert "Czy mogę dać graczowi Ola żeton" in RULINGS["D19"].spoken("Ola").question
        assert "Czy mogę dać Markowi żeton" in RULINGS["D19"].spoken("Marek").question


IN_THE_WORDS_OF = (
    ("es", "dirk", "Arcadas", "Salas", "Murallas"),
    ("es", "boabdil", "Galerías", "Estancias", "Muros"),
    ("es", "marek", "Arcadas", "Salas", "Murallas"),
    ("pl", "marek", "Arkady", "Komnaty", "Mury"),
    ("pl", "boabdil", "Arkady", "Komnaty", "Mury"),
    ("de", "dirk", "Arkaden", "Gemächer", "Mauern"),
)


@pytest.mark.parametrize(("language", "edition", "arcades", "chambers", "walls"), IN_THE_WORDS_OF)
def test_a_round_is_explained_in_the_words_of_the_edition(
    language, edition, arcades, chambers, walls
):
    answer = respond(
        json.dumps(
            {
                "do": "score",
                "lang": language,
                "round": 1,
                "edition": edition,
                "players": [
                    {"name": "Ana", "counts": {"arcades": 1}, "wall": 0},
                    {"name": "Leo", "counts": {}, "wall": 0},
                ],
            }
        ).encode()
    )
    assert "players" in answer
    with speaking(language):
        of_table(revised=ALHAMBRA.edition(edition).has_dispenser)
        said = {_(kind.title) for kind in ALHAMBRA.box.kinds} | {_(ALHAMBRA.border.title)}
    assert {arcades, chambers, walls} <= said


def test_only_the_revised_edition_has_a_dispenser():
    bag = RULINGS["D20"]
    assert bag.spoken().question == "The bag is empty. Is the game over?"
    with speaking("en"):
        of_table(revised=True)
        assert bag.spoken().question == "The dispenser is empty. Is the game over?"
    assert bag.spoken().question == "The bag is empty. Is the game over?"


@pytest.mark.parametrize(("language", "name"), [("en", "Dirk"), ("pl", "Marek"), ("de", "Dirk")])
def test_the_dummy_has_the_name_of_the_edition_that_people_have(language, name):
    with speaking(language):
        assert ALHAMBRA.usual_edition.dummy == name
        assert name in RULINGS["D17"].spoken().question


@pytest.mark.parametrize("number", range(131))
def test_a_number_of_towers_has_its_form(number):
    towers = ALHAMBRA.box.by_name["tower"].numbered
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    with speaking("pl"):
        assert str(counted(towers, number)) == (
            f"{number} {'wieża' if number == 1 else 'wieże' if few else 'wież'}"
        )
    with speaking("es"):
        assert str(counted(towers, number)) == f"{number} {'torre' if number == 1 else 'torres'}"
    with speaking("de"):
        assert str(counted(towers, number)) == f"{number} {'Turm' if number == 1 else 'Türme'}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", "Ana ocupa el puesto 1 con 2 torres: 6 puntos."),
        ("pl", "Ana zajmuje 1. miejsce z 2 wieżami: 6 punktów."),
        ("de", "Ana belegt mit 2 Türmen Platz 1: 6 Punkte."),
    ],
)
def test_a_place_is_explained_with_its_buildings_in_the_right_case(language, said):
    tower = ALHAMBRA.box.by_name["tower"]
    with speaking(language):
        assert str(majority(ALHAMBRA, Line(tower, ("Ana",), Standing(2), (1,), (6,), 1))) == said
