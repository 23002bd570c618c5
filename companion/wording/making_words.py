"""What is said while a tile is told of: what the place asks, and which values lie elsewhere."""

from collections import defaultdict
from collections.abc import Iterable

from companion.board.tile_words import tile_words
from companion.drafts.tile_making import TileMaking
from companion.record import Colour, Play
from companion.tileset.offering import LyingIn, Value
from companion.words import N_, N_counted, _, counted, listed

MOATS_MEET = N_counted("{tiles} has a moat here.", "{tiles} have a moat here.")
OPEN_HERE = N_counted("{tiles} is open here.", "{tiles} are open here.")

WHERE = {
    LyingIn.CITY: N_("{name} has built {values}."),
    LyingIn.RESERVE: N_("{name} has {values} in reserve."),
    LyingIn.DUMMY: N_("{name} has {values}."),
    LyingIn.MARKET: N_("Among the last tiles in the market: {values}."),
}


def set_by_neighbours(making: TileMaking) -> str:
    """Which sides are set, and by which tiles; empty where none is."""
    sentences = []
    for phrase, has_moat in ((OPEN_HERE, False), (MOATS_MEET, True)):
        tiles = [
            tile_words(each.tile) if each.tile.is_building else _("the start tile")
            for each in making.asked.values()
            if each.has_moat is has_moat
        ]
        if tiles:
            sentences.append(counted(phrase, len(tiles), tiles=listed(tiles)))
    text = " ".join(sentence[:1].upper() + sentence[1:] for sentence in sentences)
    return _("Set by the neighbours. {sentences}").format(sentences=text) if text else ""


def where_they_lie(play: Play, values: Iterable[Value]) -> str:
    """Where the grey values lie, person by person; empty where none does."""
    found: dict[tuple[LyingIn, Colour | None], list[str]] = defaultdict(list)
    for value in values:
        if value.lying is not None:
            lying = value.lying
            words = str(value.price)
            if lying.tile.price != value.price:
                words = _("{value} as its back, {tile}").format(
                    value=value.price, tile=tile_words(lying.tile)
                )
            found[lying.place, lying.colour].append(words)
    sentences = [
        _(WHERE[place]).format(
            name=play.dummy_name if colour is None else play.seat(colour).name,
            values=listed(words),
        )
        for (place, colour), words in found.items()
    ]
    return " ".join(sentences)
