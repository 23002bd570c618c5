"""A result that is shared speaks the language, and a table is one that its spreadsheets read."""

import pytest

from companion.record.events import CountsTyped, GameFinished, RoundScored
from companion.share import as_csv, as_text
from companion.words import of_table, speaking
from tests.record.tables import after, table

GARDEN = CountsTyped(player="red", counts={"garden": 2}, wall=4)
TOWER = CountsTyped(player="blue", counts={"tower": 1}, wall=3)


def played(**started):
    rounds = (RoundScored(round=number) for number in (1, 2, 3))
    return after(table(3, **started), GARDEN, TOWER, *rounds, GameFinished()).play


TEXTS = {
    "es": [
        "Alhambra: Viernes",
        "Ana y Leo comparten la victoria con 49 puntos.",
        "1.º Ana: 49 puntos (9 + 16 + 24)",
        "1.º Leo: 49 puntos (9 + 16 + 24)",
        "3.º Kim: 0 puntos (0 + 0 + 0)",
    ],
    "pl": [
        "Alhambra: Viernes",
        "Wspólne zwycięstwo: Ana i Leo, 49 punktów.",
        "1. Ana: 49 punktów (9 + 16 + 24)",
        "1. Leo: 49 punktów (9 + 16 + 24)",
        "3. Kim: 0 punktów (0 + 0 + 0)",
    ],
    "de": [
        "Alhambra: Viernes",
        "Ana und Leo teilen sich den Sieg mit 49 Punkten.",
        "1. Ana: 49 Punkte (9 + 16 + 24)",
        "1. Leo: 49 Punkte (9 + 16 + 24)",
        "3. Kim: 0 Punkte (0 + 0 + 0)",
    ],
}


@pytest.mark.parametrize("language", TEXTS)
def test_a_result_is_told_as_its_people_would_tell_it(language):
    play = played(title="Viernes")
    with speaking(language):
        assert [line.replace(".º ", ".º ") for line in as_text(play).splitlines()] == TEXTS[
            language
        ]


HEADINGS = (
    ("en", "dirk", "Round,Player,Pavilions,Seraglios,Arcades,Chambers,Gardens,Towers,Walls,Points"),
    (
        "es",
        "dirk",
        "Recuento;Jugador;Pabellones;Serrallos;Arcadas;Salas;Jardines;Torres;Murallas;Puntos",
    ),
    (
        "es",
        "boabdil",
        "Recuento;Jugador;Pabellones;Serrallos;Galerías;Estancias;Jardines;Torres;Muros;Puntos",
    ),
    ("pl", "marek", "Punktowanie;Gracz;Pawilony;Seraje;Arkady;Komnaty;Ogrody;Wieże;Mury;Punkty"),
    ("de", "dirk", "Wertung;Spieler;Pavillons;Serails;Arkaden;Gemächer;Gärten;Türme;Mauern;Punkte"),
)


@pytest.mark.parametrize(("language", "edition", "headings"), HEADINGS)
def test_a_spreadsheet_has_headings_and_cells_of_its_language(language, edition, headings):
    play = played(edition=edition)
    with speaking(language):
        of_table(revised=play.edition.has_dispenser)
        rows = as_csv(play).splitlines()
    assert rows[0] == headings
    assert {row.count(headings[len(headings.split(";")[0].split(",")[0])]) for row in rows} == {9}
