"""What was said of each tile and hut, a short text for each, that can be kept and compared.

Of everything that something can be said about, the newest word counts; an empty one takes back
what was said before.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from companion.board.tiles import Tile
from companion.errors import CompanionError
from companion.games import ALHAMBRA
from companion.games.granada_box import BOX, Face, even_first, face_of, is_possible
from companion.tileset.tile_set import HUTS, TileSet

Said = Mapping[str, str]
"""By what it is about: a side `Sc11`, the `back of Pa10`, what was `heard of Ba2`, `hut HGnw 1`."""

BACK = "back of "
HEARD = "heard of "
WRONG = "wrong"
HUT = "hut "


def name_of(face: Face) -> str:
    """A side without its moats."""
    kind, price = face
    return f"{kind.code}{price}"


def said_of_sides(tiles: Iterable[Tile]) -> dict[str, str]:
    """What tiles say of themselves, seen with their moats."""
    return {name_of(face_of(tile)): tile.code for tile in tiles if is_possible(tile)}


def said_of_backs(pairs: Iterable[tuple[Tile, Tile]]) -> dict[str, str]:
    """What is said of tiles that are known with both sides."""
    said = {}
    for side, back in pairs:
        even, odd = even_first(side, back)
        said[BACK + name_of(face_of(even))] = f"{even.code} {odd.code}"
    return said


def denied(evens: Iterable[Face]) -> dict[str, str]:
    """What is said where tiles are not as they were heard of."""
    return {HEARD + name_of(face): WRONG for face in evens}


def said_of_huts(huts: Iterable[Tile]) -> dict[str, str]:
    """What is said of huts; of several with the same print each has its own number."""
    numbered, said = Counter[Tile](), {}
    for hut in huts:
        numbered[hut] += 1
        said[f"{HUT}{hut.code} {numbered[hut]}"] = hut.code
    return said


def said(tiles: TileSet) -> dict[str, str]:
    """Everything that a set says."""
    return {
        **denied(tiles.apart),
        **said_of_sides(tiles.faces.values()),
        **said_of_backs(tiles.told),
        # The newest hut is said last.
        **said_of_huts(reversed(tiles.huts)),
    }


def changes(before: TileSet, after: TileSet) -> dict[str, str]:
    """What has to be said to make one set out of another."""
    was, now = said(before), said(after)
    taken_back = {about: "" for about in was if about not in now}
    return taken_back | {about: word for about, word in now.items() if was.get(about) != word}


def heard(words: Iterable[tuple[str, str]]) -> TileSet:
    """The set that was told these words, the newest last; what cannot be read costs that word."""
    tiles = TileSet()
    for about, word in words:
        try:
            tiles = _told(tiles, about, word)
        except (CompanionError, ValueError):
            continue
    return tiles


def _told(tiles: TileSet, about: str, word: str) -> TileSet:
    if about.startswith(HUT):
        hut = ALHAMBRA.box.read(word) if word else None
        return tiles.with_huts(hut) if hut and hut.kind in HUTS and hut.hut else tiles
    if about.startswith(HEARD):
        return tiles.denying([face_of(BOX.read(about.removeprefix(HEARD)))] if word else [])
    if about.startswith(BACK):
        if not word:
            return tiles.unlinked(BOX.read(about.removeprefix(BACK)))
        even, odd = map(BOX.read, word.split(" ", 1))
        BOX.verify_back(even, odd)
        return tiles.with_pair(even, odd)
    if not word:
        return tiles.cleared([face_of(BOX.read(about))])
    side = BOX.read(word)
    return tiles.with_face(side) if is_possible(side) else tiles
