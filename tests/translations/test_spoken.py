"""What is said in each language, as people read it."""

import pytest

from companion.desk.rulings import RULINGS
from companion.words import speaking
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
        assert "Czy mogę dać graczowi Marek żeton" in RULINGS["D19"].spoken("Marek").question
