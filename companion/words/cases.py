"""Words that can stand in a sentence of any language: in another case, and of some gender.

A translation is a text, and behind bars what else there is to know of it: its forms by the names
that its language gives them, and its gender. Where two editions have their own words, both stand
in square brackets, the revised edition's behind.

    wieża|gen=wieży|acc=wieżę|ins=wieżą|f
    Nie {tile:gen}, tylko {other:acc}.
    {tile:?Der/Die/Das/Die} {tile} fehlt.
    La [bolsa|torre dispensadora] está vacía.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from string import Formatter
from types import MappingProxyType
from typing import Self

GENDERS = "mfnp"
"""Masculine, feminine, neuter, and what is always plural, in the order of {place:?m/f/n/p}."""

_EDITIONS = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")


@dataclass(frozen=True, slots=True)
class Template:
    """A translation, read."""

    plain: str
    forms: Mapping[str, str] = field(default_factory=dict)
    gender: str = ""

    @classmethod
    def read(cls, translation: str, *, revised: bool = False) -> Self:
        """Read a translation, in the words of the revised edition or in those of all others.

        >>> Template.read("la [bolsa|torre]|gen=de la [bolsa|torre]|f", revised=True)
        Template(plain='la torre', forms={'gen': 'de la torre'}, gender='f')
        """
        chosen = _EDITIONS.sub(r"\2" if revised else r"\1", translation)
        plain, *besides = chosen.split("|")
        forms = dict(each.split("=", 1) for each in besides if "=" in each)
        gender = next((each for each in besides if "=" not in each), "")
        return cls(plain, forms, gender)


_NOBODY: Mapping[str, str] = MappingProxyType({})


class _Somebody:
    """How people's names are bent in the language spoken now; other words lead to them."""

    template = Template("{name}")
    known: Mapping[str, Template] = MappingProxyType({})

    @classmethod
    def bent(cls, name: str, form: str) -> str:
        """A name in a form: in its own where it is known, otherwise as anybody's."""
        if name in cls.known:
            return cls.known[name].forms.get(form, name)
        return cls.template.forms.get(form, "{name}").replace("{name}", name)


def call_people(translation: str, known: Mapping[str, str] = _NOBODY) -> None:
    """Let names be bent from now on as the translation of "{name}" says, known ones each its way.

    >>> call_people("{name}|dat=graczowi {name}", {"Marek": "Marek|dat=Markowi"})
    >>> give = Said(Template.read("Daj {name:dat}."))
    >>> give.format(name="Ola"), give.format(name="Marek")
    ('Daj graczowi Ola.', 'Daj Markowi.')
    >>> call_people("{name}")
    """
    _Somebody.template = Template.read(translation)
    _Somebody.known = {name: Template.read(said) for name, said in known.items()}


class Said(str):
    """A text that is said in the form that its place in a sentence asks for."""

    __slots__ = ("_places", "_template")
    _template: Template
    _places: Mapping[str, object] | None

    def __new__(cls, template: Template | str, places: Mapping[str, object] | None = None) -> Self:
        """Say it plainly; what fills its places is put into the form that is asked for."""
        if isinstance(template, str):
            # Widgets make an empty text, or the same once more, of whatever they are given.
            template = Template(template)
        said = super().__new__(cls, _filled(template.plain, places, ""))
        said._template, said._places = template, places
        return said

    def format(self, *pieces: object, **places: object) -> str:
        """Fill the places of a sentence; what cannot change its form stays as it is."""
        if pieces:
            # A widget that shortens a text puts what is left of it together so.
            return super().format(*pieces, **places)
        # What has been filled in stays, so that the rest can be filled in later.
        said = Said(self._template, {**(self._places or {}), **places})
        has_forms = self._template.forms or self._template.gender
        if has_forms or any(isinstance(value, Said) for value in places.values()):
            return said
        return str(said)

    def in_form(self, form: str) -> str:
        """The text in a form, or plainly where it has only one.

        >>> tower = Said(Template.read("wieża|ins=wieżą"))
        >>> Said(Template.read("{kind} {price}")).format(kind=tower, price=9).in_form("ins")
        'wieżą 9'
        """
        if form in self._template.forms:
            return _filled(self._template.forms[form], self._places, "")
        return _filled(self._template.plain, self._places, form)

    @property
    def gender(self) -> str:
        """Its own gender, or that of the first word in it that has one."""
        within = (each for each in (self._places or {}).values() if isinstance(each, Said))
        return self._template.gender or next((each.gender for each in within if each.gender), "")


def _filled(text: str, places: Mapping[str, object] | None, form: str) -> str:
    if places is None:
        return text
    parts = []
    for words, place, wanted, _conversion in Formatter().parse(text):
        parts.append(words)
        if place is not None:
            parts.append(shaped(places[place], wanted or form))
    return "".join(parts)


def shaped(value: object, wanted: str) -> str:
    """What fills a place, in the form, or chosen by the gender, that the place asks for.

    >>> tower = Said(Template.read("Turm|acc=den Turm|m"))
    >>> shaped(tower, "acc"), shaped(tower, "?er/sie/es"), shaped("Ana", "acc")
    ('den Turm', 'er', 'Ana')
    """
    if wanted.startswith("?"):
        choices = wanted[1:].split("/")
        gender = value.gender if isinstance(value, Said) else ""
        return choices[min(max(GENDERS.find(gender), 0), len(choices) - 1)]
    if isinstance(value, Said):
        return value.in_form(wanted)
    return _Somebody.bent(value, wanted) if isinstance(value, str) else str(value)
