"""Whatever is counted is said in the form that its number asks for, from 0 to 130."""

import re
from collections import defaultdict

import pytest

from companion.words import N_counted, counted, shaped, speaking
from companion.words.cases import Template
from tests.translations.catalogues import LANGUAGES, messages_of, read
from tests.translations.judging import FORMS

NUMBERS = range(131)
WORDS = re.compile(r"\{[^}]*\}|\w+")


def form_of(language, number):
    """Which form a number takes, as grammars tell."""
    if number == 1:
        return 0
    if language != "pl":
        return 1
    last, last_two = number % 10, number % 100
    return 1 if last in (2, 3, 4) and last_two not in (12, 13, 14) else 2


def phrases(language):
    return [each for each in messages_of(read(language)).values() if isinstance(each.id, tuple)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_takes_the_form_of_its_number(language):
    with speaking(language):
        for phrase in phrases(language):
            places = dict.fromkeys(re.findall(r"\{(\w+)[}:]", phrase.id[1]), 7)
            places.pop("number", None)
            for number in NUMBERS:
                form = Template.read(phrase.string[form_of(language, number)])
                filled = form.plain.replace("{number}", str(number))
                said = str(counted(phrase.id, number, **places))
                assert said == re.sub(r"\{\w+(:[^}]*)?\}", _plainly, filled), phrase.id


def _plainly(place):
    """A place that is filled with a 7, which has no forms and no gender."""
    asked = (place[1] or "").removeprefix(":")
    return asked[1:].split("/")[0] if asked.startswith("?") else "7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_not_bent_as_a_name_would_be(language):
    """Polish says "graczowi Ola" where a form is asked for, but never "gracza 5 żetonów"."""
    with speaking(language):
        for phrase in phrases(language):
            places = dict.fromkeys(re.findall(r"\{(\w+)[}:]", phrase.id[1]), "Ola")
            places.pop("number", None)
            for form in FORMS[language]:
                as_name = shaped("5", form)
                said = shaped(counted(phrase.id, 5, **places), form)
                assert as_name == "5" or as_name not in said, phrase.id


def changing(language):
    """Each word that changes with the number: its forms, and where they stand."""
    for phrase in phrases(language):
        for revised in (False, True):
            read_so = [Template.read(each, revised=revised) for each in phrase.string]
            for case in {"", *(name for each in read_so for name in each.forms)}:
                texts = [each.forms.get(case, each.plain) for each in read_so]
                words = [WORDS.findall(text) for text in texts]
                if len({len(each) for each in words}) == 1:
                    for forms in zip(*words, strict=True):
                        if len({*forms}) > 1 and all(map(str.isalpha, forms)):
                            yield case, forms, phrase.id[0]


DEPENDS = {
    "es": {"el"},
    "pl": {"jest", "liczy"},
    # "In 2 Tagen" or "in 2 Spielen" and "mit 2 Spielern" beside "2 Tage", "2 Spiele", "2 Spieler".
    "de": {"tag", "spiel", "spieler"},
}
"""Words whose forms depend on what else the phrase says."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_has_the_same_forms_wherever_it_is_counted(language):
    """A slip in one phrase stands out against all the others with the same word."""
    found = defaultdict(set)
    for case, forms, _phrase in changing(language):
        found[case, forms[0].lower()].add(tuple(map(str.lower, forms)))
    assert {
        word: forms
        for (_case, word), forms in found.items()
        if len(forms) > 1 and word not in DEPENDS[language]
    } == {}


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "0 żetonów"),
        (1, "1 żeton"),
        (2, "2 żetony"),
        (5, "5 żetonów"),
        (11, "11 żetonów"),
        (12, "12 żetonów"),
        (14, "14 żetonów"),
        (21, "21 żetonów"),
        (22, "22 żetony"),
        (25, "25 żetonów"),
        (101, "101 żetonów"),
        (102, "102 żetony"),
        (112, "112 żetonów"),
        (122, "122 żetony"),
        (130, "130 żetonów"),
    ],
)
def test_polish_numbers_read_aloud(number, said):
    with speaking("pl"):
        assert str(counted(N_counted("{number} tile", "{number} tiles"), number)) == said


@pytest.mark.parametrize("number", NUMBERS)
def test_points_lost_and_won_agree_with_their_number(number):
    points = N_counted("{number} point", "{number} points")
    few = form_of("pl", number) == 1
    with speaking("pl"):
        word = "punkt" if number == 1 else "punkty" if few else "punktów"
        assert str(counted(points, number)) == f"{number} {word}"
    with speaking("de"):
        with_points = shaped(counted(points, number), "dat")
        assert with_points == f"{number} {'Punkt' if number == 1 else 'Punkten'}"
    with speaking("es"):
        assert str(counted(points, number)) == f"{number} {'punto' if number == 1 else 'puntos'}"
