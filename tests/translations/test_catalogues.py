"""Every catalogue says today's texts, in full, with their places, and is compiled."""

import re

import pytest

from companion.words.cases import Template
from companion.words.speech import LANGUAGES as SPOKEN
from tests.translations.catalogues import (
    ENGLISH,
    LANGUAGES,
    compiled,
    key_of,
    messages_of,
    path_of,
    read,
    written,
)
from tests.translations.extraction import template
from tests.translations.judging import is_said, wrong_forms, wrong_places


@pytest.fixture(scope="module")
def texts():
    return messages_of(template())


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture(scope="module")
def catalogue(language):
    return read(language)


@pytest.fixture(scope="module")
def messages(catalogue):
    return messages_of(catalogue)


def said(messages):
    return [message for message in messages.values() if is_said(message)]


def strings_of(message):
    return message.string if isinstance(message.string, tuple) else (message.string,)


def test_every_language_but_the_first_has_a_catalogue():
    assert SPOKEN[1:] == LANGUAGES


def test_everything_is_translated(texts, messages):
    """Mended by `make translations` and a translator."""
    assert [key for key in texts if key not in messages or not is_said(messages[key])] == []


def test_nothing_is_translated_that_nobody_says_any_more(texts, messages):
    """Mended by `make translations`."""
    assert messages.keys() - texts.keys() == set()


def test_plural_forms_are_as_many_as_the_language_has(catalogue, messages):
    for message in said(messages):
        if isinstance(message.id, tuple):
            assert len(message.string) == catalogue.num_plurals


def test_places_are_those_of_the_text(messages):
    assert {
        key_of(each): [*wrong_places(each)] for each in said(messages) if any(wrong_places(each))
    } == {}


def test_forms_and_genders_are_those_of_the_language(messages, language):
    wrong = {key_of(each): [*wrong_forms(language, each)] for each in said(messages)}
    assert {key: forms for key, forms in wrong.items() if forms} == {}


MARKS = {"es": "“”„'", "pl": "“«»'", "de": "”«»'"}
"""Quotation marks of other languages."""


def test_quotation_marks_are_those_of_the_language(messages, language):
    wrong = re.compile(f'["{MARKS[language]}]')
    assert [
        text for each in said(messages) for text in strings_of(each) if wrong.search(text)
    ] == []


def test_nothing_begins_or_ends_with_a_space_that_the_text_does_not_have(messages):
    for message in said(messages):
        text = message.id if isinstance(message.id, str) else message.id[0]
        for string in strings_of(message):
            assert (string.strip() == string) == (text.strip() == text), string


@pytest.mark.parametrize("spoken", SPOKEN)
def test_what_is_compiled_is_what_is_written(spoken):
    """Mended by `make translations`."""
    assert path_of(spoken, "mo").read_bytes() == compiled(spoken)


@pytest.mark.parametrize("spoken", SPOKEN)
def test_a_catalogue_is_written_in_one_way_only(spoken):
    """Sorted by file and text, without dates and line numbers, so that changes stay small."""
    assert path_of(spoken).read_bytes() == written(read(spoken))


def test_english_is_translated_only_where_the_revised_edition_has_its_own_words(texts):
    for key, message in messages_of(read(ENGLISH)).items():
        assert key in texts
        assert is_said(message)
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        for text, string in zip(ids, strings_of(message), strict=True):
            assert Template.read(string).plain == text
            assert Template.read(string, revised=True).plain != text
