"""Names stand in the order of the alphabet of each language."""

import pytest

from companion.words import by_alphabet, speaking

ORDERS = (
    (
        "pl",
        "Adam Ąnna Celina Ćma Lena Łucja Maja Natalia Ńka Ola Óla Stefan Śnieżka Zoe Źdźbło Żaba",
    ),
    ("es", "Ágata Ana Nadia Núñez Ñoño Óscar Paz Zoë"),
    ("de", "Ärger Arne Böse Bote Özil Peter Strasse Straße Stratos Übel Uwe"),
    ("en", "Ana Leo Łucja Zoë"),
)


@pytest.mark.parametrize(("language", "names"), ORDERS)
def test_names_stand_as_the_language_has_its_letters(language, names):
    in_order = names.split()
    with speaking(language):
        mixed = in_order[1::2] + in_order[::2]
        assert sorted(mixed, key=by_alphabet) == in_order
