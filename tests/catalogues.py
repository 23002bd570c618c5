"""A translation for tests, as gettext wants it on the disk."""

import struct
from contextlib import contextmanager

import pytest

from companion.desk import search
from companion.words import of_table, speak, speech


@contextmanager
def spoken_from(folder):
    """Speak from the catalogues in a folder for a while; afterwards nothing remembers them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speech, "CATALOGUES", folder)
        search._reading.cache_clear()
        yield
    search._reading.cache_clear()
    speak("en")
    of_table(revised=False)


def write_catalogue(folder, language, sentences):
    """Write a catalogue of sentences; a counted phrase is a pair, and a tuple of its forms."""
    header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"
    entries = {b"": header.encode()}
    for sentence, said in sentences.items():
        key, value = (
            ("\0".join(sentence), "\0".join(said))
            if isinstance(sentence, tuple)
            else (sentence, said)
        )
        entries[key.encode()] = value.encode()
    keys = sorted(entries)
    start = 28 + 16 * len(keys)
    texts, tables = b"", [b"", b""]
    for table, words in enumerate((keys, [entries[key] for key in keys])):
        for word in words:
            tables[table] += struct.pack("<II", len(word), start + len(texts))
            texts += word + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    path = folder / language / "LC_MESSAGES" / "companion.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(head + tables[0] + tables[1] + texts)
