"""How many tiles the dummy draws, and how the number comes about."""

from dataclasses import dataclass

from companion.desk.ruling import Ruling
from companion.desk.why import ruling_for
from companion.games import Game
from companion.options import BY_THE_BOOK, Options
from companion.stages.dummy import AT_ONCE, DRAWS, about_third, how_many
from companion.turns.turn import TurnEnd
from companion.words import _


@dataclass(frozen=True, slots=True)
class NumberDrawn:
    """A number of tiles and its reason."""

    number: int
    sentence: str
    ruling: Ruling


def dummy_draw(game: Game, after: int, bag: int, options: Options = BY_THE_BOOK) -> NumberDrawn:
    """After which scoring (0 at the start), and from how many tiles in the bag.

    >>> from companion.games import ALHAMBRA
    >>> draw = dummy_draw(ALHAMBRA, after=2, bag=16)
    >>> draw.number, draw.sentence
    (5, 'After round 2 he draws a third of the bag, rounded down: 5 of 16.')
    """
    number = how_many(game, after, bag, options)
    sentence = about_third(game, bag, options) if after == DRAWS[-1] else _at_once(number)
    return NumberDrawn(number, sentence, ruling_for(TurnEnd.DUMMY_DRAWS))


def _at_once(number: int) -> str:
    if number < AT_ONCE:
        return _("He takes what there is: {number}.").format(number=number)
    return _("He takes {number}, as always.").format(number=number)
