"""Bring the catalogues up to date, compile them, and tell what is missing in them."""

from tests.translations.catalogues import (
    ENGLISH,
    LANGUAGES,
    brought_up_to_date,
    compiled,
    path_of,
    written,
)
from tests.translations.extraction import template
from tests.translations.judging import missing


def main():
    texts = template()
    for language in (ENGLISH, *LANGUAGES):
        path = path_of(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written(brought_up_to_date(language, texts)))
        path_of(language, "mo").write_bytes(compiled(language))
    for language in LANGUAGES:
        lacking = missing(language)
        print(f"{language}: {len(lacking)} of {len(texts)} texts are not translated")
        for place, number in _by_room(lacking):
            print(f"    {number:>4}  {place}")


def _by_room(messages):
    rooms = {}
    for message in messages:
        room = "/".join(message.locations[0][0].split("/")[:2])
        rooms[room] = rooms.get(room, 0) + 1
    return sorted(rooms.items())


main()
