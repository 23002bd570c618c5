"""What is wrong with a translation, as far as one can tell without knowing the language."""

from string import Formatter

from companion.words.cases import GENDERS, Template
from tests.translations.catalogues import messages_of, read

FORMS = {"es": {"the"}, "pl": {"gen", "dat", "acc", "ins", "loc"}, "de": {"gen", "dat", "acc"}}
"""The forms that words have in each language; the style notes in docs/languages/ name them."""
NUMBER = "number"
"""Where there is one thing, a language need not say so with a numeral."""


def missing(language):
    return [message for message in messages_of(read(language)).values() if not is_said(message)]


def is_said(message):
    strings = message.string if isinstance(message.string, tuple) else (message.string,)
    return all(strings) and not message.fuzzy


def places_of(text):
    return {place for _text, place, _form, _conversion in Formatter().parse(text) if place}


def forms_of(text):
    return {form for _text, _place, form, _conversion in Formatter().parse(text) if form}


def wrong_places(message):
    """Translations that have other places than the text, or ask for forms that nothing has."""
    counts = isinstance(message.id, tuple)
    wanted = places_of(message.id[-1] if counts else message.id)
    for said in message.string if counts else (message.string,):
        for revised in (False, True):
            template = Template.read(said, revised=revised)
            for text in (template.plain, *template.forms.values()):
                if places_of(text) ^ wanted <= ({NUMBER} if counts else set()):
                    continue
                yield text


def wrong_forms(language, message):
    """Forms that the language does not have, and genders that there are not."""
    for said in message.string if isinstance(message.string, tuple) else (message.string,):
        template = Template.read(said)
        for text in (template.plain, *template.forms.values()):
            for form in forms_of(text):
                if form.startswith("?"):
                    if not 2 <= form.count("/") + 1 <= len(GENDERS):
                        yield form
                elif form not in FORMS[language]:
                    yield form
        yield from template.forms.keys() - FORMS[language]
        if template.gender and template.gender not in GENDERS:
            yield template.gender
