"""The dummy: how many tiles he draws and when, the draw itself, and gifts to him."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random, SystemRandom

from companion.board.tile_words import TILES
from companion.board.tiles import Tile
from companion.errors import InputError, RuleError
from companion.games.game import Game, Marker
from companion.options import BY_THE_BOOK, Options
from companion.table.limits import refuse_huts_of_the_dummy
from companion.turns.turn import SLOTS
from companion.words import _, counted

DRAWS = (0, 1, 2)
"""He draws at the start, after the first scoring and after the second."""
AT_ONCE = 6


def how_many(game: Game, after: int, bag: int, options: Options = BY_THE_BOOK) -> int:
    """How many tiles he draws from a bag: six, six, a third; never more than there are.

    >>> from companion.games import ALHAMBRA
    >>> [how_many(ALHAMBRA, after, bag) for after, bag in [(0, 50), (1, 4), (2, 16)]]
    [6, 4, 5]
    """
    if after not in DRAWS:
        raise InputError(
            _("The dummy draws at the start (0), after scoring 1 and after scoring 2.")
        )
    if bag < 0 or bag > game.box.size:
        raise InputError(
            _("The bag holds from 0 to {most} tiles, not {bag}.").format(
                most=game.box.size, bag=bag
            )
        )
    return game.rounding(options).third(bag) if after == DRAWS[-1] else min(AT_ONCE, bag)


def about_third(game: Game, bag: int, options: Options = BY_THE_BOOK) -> str:
    """Why he draws so many after the second scoring.

    >>> from companion.games import ALHAMBRA
    >>> about_third(ALHAMBRA, 35)
    'After round 2 he draws a third of the bag, rounded down: 11 of 35.'
    """
    number = how_many(game, DRAWS[-1], bag, options)
    return _(game.words.dummy.why_third[game.rounding(options)]).format(number=number, bag=bag)


def tiles_in_bag(game: Game, lying: Iterable[Tile], counted_only: int = 0) -> int:
    """How many tiles are in the bag, from all that lies in palaces, reserves and with the dummy.

    A full market is taken for granted. `counted_only` are buildings that somebody counted instead
    of entering them.
    """
    pieces = {game.box.piece(tile) for tile in lying if tile.is_building}
    return max(0, game.box.size - len(pieces) - counted_only - len(SLOTS))


@dataclass(frozen=True, slots=True)
class Draw:
    """What he drew, and the seed that draws the same again."""

    tiles: tuple[Tile, ...]
    seed: int


def draw(number: int, bag: Collection[Tile], seed: int) -> Draw:
    """Draw tiles from the bag; the same seed and bag give the same tiles, in any language.

    The bag is sorted by the tiles' codes. Each draw takes the tile at the next random number times
    the tiles left. Only `Random.random` is used, whose numbers Python promises never to change,
    unlike those of `sample` and `shuffle`.
    """
    if number > len(bag):
        raise InputError(
            _("{number} cannot be drawn; the bag holds {bag}.").format(
                number=counted(TILES, number), bag=len(bag)
            )
        )
    numbers, left = Random(seed), sorted(bag, key=lambda tile: tile.code)
    drawn = [left.pop(int(numbers.random() * len(left))) for _tile in range(number)]
    return Draw(tuple(drawn), seed)


def fresh_seed() -> int:
    """A seed that nobody chose, short enough to be read out."""
    return SystemRandom().randrange(1_000_000)


def verify_drawn(
    game: Game,
    drawn: Sequence[Tile],
    expected: int,
    after: int,
    marker: Marker = Marker.EVEN,
) -> None:
    """Refuse to write down a draw of the wrong number, of huts, or with the wrong side up."""
    if len(drawn) != expected:
        raise RuleError(
            _("He draws {expected}, not {drawn}.").format(
                expected=counted(TILES, expected), drawn=len(drawn)
            )
        )
    side = marker if after else Marker.EVEN
    refuse_huts_of_the_dummy(drawn)
    for tile in drawn:
        if not game.lies_right(tile, side):
            raise RuleError(
                _('"{tile}" lies wrong side up; the marker tells the side.').format(tile=tile.code)
            )


def verify_gift(tile: Tile, just_bought: Collection[Tile]) -> None:
    """Refuse a gift of anything but a tile that its giver has just bought."""
    if tile.hut or tile not in just_bought:
        raise RuleError(
            _(
                "Only a tile that was just bought can be given away: not one from the reserve or"
                " the palace, not a hut, not a tile handed out at the end."
            )
        )
