"""A thing has one name in a language: what other editions call it stays out of the catalogues."""

import re

import pytest

from companion.desk.rulings import RULINGS
from companion.words.cases import Template
from tests.translations.catalogues import messages_of, read

# The language, what nobody says, in which edition, and what is said instead.
GLOSSARY = (
    ("es", r"arcadas?", "revised", "galería"),
    ("es", r"galerías?", "others", "arcada"),
    ("es", r"salas?", "revised", "estancia"),
    ("es", r"estancias?", "others", "sala"),
    ("es", r"murallas?", "revised", "muro"),
    ("es", r"muros?", "others", "muralla"),
    ("es", r"bolsa", "revised", "torre dispensadora"),
    ("es", r"plaquitas?|fichas? de edifici\w+|azulejos?|baldosas?", "either", "loseta"),
    ("es", r"visir(es)?|pachás?", "either", "bajá"),
    ("es", r"casas? de cambio", "either", "carta de cambio"),
    ("es", r"cabañas?|chozas?|plazas?", "either", "barracón"),
    ("es", r"foso|fosos", "either", "río"),
    ("es", r"ordenador|pulsar?|clic", "either", "toca"),
    ("pl", r"płytk[aięą](?! rezerw)|kafel\w*|kafl\w*", "either", "żeton"),
    ("pl", r"ścian\w*|mura(?:ch)? obronn\w*", "either", "mur"),
    ("pl", r"basz\w*|pasz[aąęyi]", "either", "wezyr"),
    ("pl", r"chat\w*|barak\w*|szałas\w*", "either", "skwer"),
    ("pl", r"rzek\w*|kanał\w*", "either", "fosa"),
    ("pl", r"zbudowa\w*", "either", "wybudować"),
    ("pl", r"rynk\w*|rynek", "either", "giełda"),
    ("pl", r"wieża dozowni\w*|wieży dozowni\w*", "either", "podajnik"),
    ("pl", r"kliknij|naciśnij", "either", "dotknij"),
    ("de", r"fliesen?|kacheln?|karten?plättchen|steine?", "either", "Plättchen"),
    ("de", r"pascha\w*", "either", "Wesir"),
    ("de", r"fluss|flüsse|kanal|kanäle", "either", "Graben"),
    ("de", r"bauhütten?", "either", "Hütte"),
    ("de", r"manufaktur\w*|herrenh\w*", "either", "Serail"),
    ("de", r"säckchen|sack|sacks", "either", "Beutel"),
    ("de", r"klick\w*|drück\w*", "either", "tipp"),
)

WHERE_NAMES_ARE_THE_QUESTION = {RULINGS["D46"].question, RULINGS["D46"].reason}
"""A ruling on the names themselves says those of other editions too."""

BOTH_BOXES = {
    "{game}, bag · {dummy}",
    "bag · {dummy}",
    "The tiles are drawn from a bag.",
    "Two counters each, one of them on the start tile; a bag.",
    RULINGS["D45"].reason,
}
"""Texts that tell one box from the other."""


SEARCHED = {ruling.keywords for ruling in RULINGS.values()}
"""What people may type, in the words of whatever box they own."""

FROM_A_BAG = re.compile("granada|house_rules|terminal|games/game.py")
"""Where a game or a program speaks that knows no dispenser."""


@pytest.mark.parametrize(("language", "never", "edition", "instead"), GLOSSARY)
def test_a_thing_has_one_name(language, never, edition, instead):
    forbidden = re.compile(rf"\b(?:{never})\b", re.IGNORECASE)
    found = []
    for message in messages_of(read(language)).values():
        text = message.id if isinstance(message.id, str) else message.id[0]
        if text in WHERE_NAMES_ARE_THE_QUESTION | SEARCHED:
            continue
        elsewhere = any(FROM_A_BAG.search(at) for at, _line in message.locations)
        if edition == "revised" and (elsewhere or text in BOTH_BOXES):
            continue
        for string in message.string if isinstance(message.string, tuple) else (message.string,):
            for revised in {"revised": (True,), "others": (False,)}.get(edition, (False, True)):
                read_so = Template.read(string, revised=revised)
                found += [
                    said
                    for said in (read_so.plain, *read_so.forms.values())
                    if forbidden.search(said)
                ]
    assert sorted({*found}) == [], f"say {instead}"
