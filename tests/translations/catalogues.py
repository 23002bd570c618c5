"""The catalogues on the disk: read, brought up to date, written, compiled."""

from difflib import SequenceMatcher
from io import BytesIO

from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from companion.words import CATALOGUES
from tests.translations.extraction import template

LANGUAGES = ("es", "pl", "de")
ENGLISH = "en"
"""Its catalogue holds only what the revised edition says in other words."""
ALIKE = 0.75
"""A text so much like one that is gone keeps its translation, to be looked at again."""
HEADERS = ("Language", "Plural-Forms", "MIME-Version", "Content-Type", "Content-Transfer-Encoding")


class Plain(Catalog):
    """A catalogue whose header holds nothing that changes by itself."""

    def _lasting(self):
        return [each for each in Catalog.mime_headers.fget(self) if each[0] in HEADERS]

    mime_headers = property(_lasting, Catalog.mime_headers.fset)


def path_of(language, ending="po"):
    return CATALOGUES / language / "LC_MESSAGES" / f"companion.{ending}"


def key_of(message):
    """What a message is found by."""
    one = message.id if isinstance(message.id, str) else message.id[0]
    return message.context, one


def messages_of(catalogue):
    return {key_of(message): message for message in catalogue if message.id}


def read(language):
    plain = Plain(language, charset="utf-8", header_comment="", fuzzy=False)
    path = path_of(language)
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, language, charset="utf-8"):
                if message.id:
                    plain[message.id] = message
    return plain


def brought_up_to_date(language, texts=None):
    """A catalogue of all texts that are said today, each with its translation so far."""
    today = messages_of(texts or template())
    before = messages_of(read(language))
    gone = [before[key] for key in before.keys() - today.keys() if before[key].string]
    fresh = Plain(language, charset="utf-8", header_comment="", fuzzy=False)
    for key, text in today.items():
        said, fuzzy = "", False
        if key in before and isinstance(before[key].id, str) is isinstance(text.id, str):
            said, fuzzy = before[key].string, before[key].fuzzy
            if isinstance(text.id, tuple) and before[key].id != text.id:
                fuzzy = True
        elif last := _like(text, gone):
            said, fuzzy = last.string, True
        if language == ENGLISH and not said:
            continue
        fresh.add(
            text.id,
            said or ("" if isinstance(text.id, str) else ("",) * fresh.num_plurals),
            locations=text.locations,
            flags={"fuzzy"} if fuzzy else (),
            context=text.context,
        )
    return fresh


def _like(text, gone):
    """The text of a catalogue that this one was until it was changed, as far as one can tell."""
    key = key_of(text)
    alike = [
        (SequenceMatcher(None, key[1], key_of(each)[1]).ratio(), key_of(each)[1], each)
        for each in gone
        if isinstance(each.id, str) is isinstance(text.id, str)
    ]
    ratio, _name, best = max(alike, key=lambda found: found[:2], default=(0, "", None))
    return best if ratio >= ALIKE else None


def written(catalogue):
    """A catalogue as it stands on the disk: by file and text, without line numbers."""
    file = BytesIO()
    for message in catalogue:
        message.flags.discard("python-format")
        message.flags.discard("python-brace-format")
    write_po(file, catalogue, width=0, sort_by_file=True, include_lineno=False)
    return file.getvalue()


def compiled(language):
    """What the phone reads, of all that is translated."""
    plain = Plain(language, charset="utf-8")
    for message in read(language):
        if message.id and message.string and not message.fuzzy:
            strings = message.string if isinstance(message.string, tuple) else (message.string,)
            if all(strings):
                plain.add(message.id, message.string, context=message.context)
    file = BytesIO()
    write_mo(file, plain)
    return file.getvalue()
