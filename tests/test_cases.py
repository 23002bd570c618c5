"""Words stand in a sentence in the form that it asks for."""

from copy import copy

import pytest

from companion import words
from companion.words import N_counted, N_in, _, counted, either, listed, of_table, speak, speech
from companion.words.cases import Said, Template, shaped
from tests.catalogues import spoken_from, write_catalogue

POLISH = {
    "garden": "ogród|gen=ogrodu|ins=ogrodem|m",
    "tower": "wieża|gen=wieży|ins=wieżą|f",
    "{kind} {price}": "{kind} {price}",
    "Not {tile} but {other}.": "Nie {tile:gen}, tylko {other}.",
    "with {tiles}": "z {tiles:ins}",
    "{tile} built": "{tile}: {tile:?zbudowany/zbudowana/zbudowane}",
    "{first} and {last}": "{first} i {last}",
    "The bag": "[Worek|Wieża dozownicza]",
    "somebody\4{name}": "{name}|ins=graczem {name}",
    "money\4blue": "niebieska",
    ("{number} tower", "{number} towers"): (
        "{number} wieża|ins={number} wieżą",
        "{number} wieże|ins={number} wieżami",
    ),
}


@pytest.fixture(autouse=True)
def _some_polish(tmp_path):
    write_catalogue(tmp_path, "pl", POLISH)
    with spoken_from(tmp_path):
        speak("pl")
        yield


def tile(kind, price):
    return _("{kind} {price}").format(kind=_(kind), price=price)


def test_a_word_takes_the_case_that_the_sentence_asks_for():
    said = _("Not {tile} but {other}.").format(tile=tile("garden", 8), other=tile("tower", 9))
    assert said == "Nie ogrodu 8, tylko wieża 9."


def test_every_word_of_a_list_takes_the_case():
    tiles = listed([tile("garden", 8), tile("tower", 9), tile("garden", 7)])
    assert _("with {tiles}").format(tiles=tiles) == "z ogrodem 8, wieżą 9 i ogrodem 7"


@pytest.mark.parametrize(("number", "said"), [(1, "z 1 wieżą"), (2, "z 2 wieżami")])
def test_a_number_of_things_takes_the_case(number, said):
    towers = counted(N_counted("{number} tower", "{number} towers"), number)
    assert _("with {tiles}").format(tiles=towers) == said


def test_a_word_chooses_the_others_by_its_gender():
    assert _("{tile} built").format(tile=tile("garden", 8)) == "ogród 8: zbudowany"
    assert _("{tile} built").format(tile=tile("tower", 8)) == "wieża 8: zbudowana"


def test_what_has_no_forms_stays_as_it_is():
    assert _("with {tiles}").format(tiles=3) == "z 3"
    assert _("{tile} built").format(tile="Ana") == "Ana: zbudowany"


def test_names_of_people_are_bent_by_a_word_before_them():
    assert _("with {tiles}").format(tiles="Ola") == "z graczem Ola"


def test_a_gender_that_a_choice_does_not_name_takes_the_last():
    plural = Said(Template.read("arkady|p"))
    assert shaped(plural, "?zbudowany/zbudowana") == "zbudowana"


def test_words_that_the_revised_edition_says_otherwise():
    assert _("The bag") == "Worek"
    of_table(revised=True)
    assert _("The bag") == "Wieża dozownicza"


def test_a_text_with_a_context_is_said_without_it():
    assert _(N_in("money", "blue")) == "niebieska"
    assert _(N_in("players", "blue")) == "blue"


def test_what_has_no_forms_is_a_plain_string():
    assert type(_("The bag")) is str
    assert type(_("with {tiles}").format(tiles=3)) is str


def test_a_text_can_be_copied_as_widgets_do():
    tower = _("tower")
    assert type(tower)("") == ""
    assert copy(tower).in_form("ins") == "wieżą"


def test_a_text_can_be_shortened_as_widgets_do():
    tower = _("tower")
    assert type(tower)("{0}...{1}").format(tower[:3], tower[-1:]) == "wie...a"


def test_what_is_said_in_english_has_one_form():
    speak("en")
    assert _("with {tiles}").format(tiles=tile("garden", 8)) == "with garden 8"


def test_spanish_says_e_and_u_before_the_same_sound(tmp_path, monkeypatch):
    write_catalogue(
        tmp_path / "more",
        "es",
        {
            "{first} and {last}": "{first} y {last}",
            "{first} or {last}": "{first} o {last}",
            f"{words.joining.AND_I}": "{first} e {last}",
            f"{words.joining.OR_O}": "{first} u {last}",
        },
    )
    monkeypatch.setattr(speech, "CATALOGUES", tmp_path / "more")
    speak("es")
    assert listed(["Ana", "Inés"]) == "Ana e Inés"
    assert listed(["Ana", "Hierón"]) == "Ana y Hierón"
    assert listed(["Inés", "Ana"]) == "Inés y Ana"
    assert either(["7", "8"]) == "7 u 8"
    assert either(["10", "11"]) == "10 u 11"
    assert either(["1", "110"]) == "1 o 110"
