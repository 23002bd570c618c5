"""What one player brings to the table as one line, to be shown to another phone or sent to it."""

from collections import Counter
from dataclasses import dataclass
from typing import Self

from companion.board.city import City
from companion.board.faults import FaultCode
from companion.board.players import Player
from companion.board.tiles import Tile, unreadable
from companion.errors import InputError
from companion.games import GAMES, Game
from companion.input.names import why_no_name
from companion.modules import BONUS, HUTS
from companion.record import Colour, Play, Seat
from companion.record.events import PalaceTakenIn
from companion.share import checked_code
from companion.share.checked_code import Sort
from companion.share.digits import Gathered, Taken
from companion.share.palace_shape import put_shape, take_shape
from companion.share.tile_digits import TileDigits
from companion.words import _

VERSION = 1
"""Counts up when the digits of a code change their meaning."""
VERSIONS, MOST_GAMES, MOST_RESERVED, BYTES = 36, 16, 100, 256


@dataclass(frozen=True, slots=True)
class HandedOver:
    """What one player brings: the palace, what lies in reserve, the bonus cards shown."""

    game: Game
    city: City
    reserve: tuple[Tile, ...] = ()
    shown: tuple[Tile, ...] = ()
    name: str = ""
    """What the player is called where it comes from; may be empty."""

    @classmethod
    def by(cls, seat: Seat, play: Play) -> Self:
        """What a player at this table would hand over."""
        return cls(play.game, seat.city, seat.reserve, seat.shown, seat.name)

    def taken_in_for(self, colour: Colour, *, on_purpose: bool = False) -> PalaceTakenIn:
        """The act that puts it before a player of a game."""
        return PalaceTakenIn(
            player=colour,
            game=self.game.name,
            city=self.city.text,
            reserve=tuple(tile.code for tile in self.reserve),
            bonus=tuple(tile.code for tile in self.shown),
            on_purpose=on_purpose,
        )


def write(handed: HandedOver) -> str:
    """The code of what a player brings; what cannot lie on any table is refused.

    >>> from companion.games.alhambra import ALHAMBRA, BOX
    >>> write(HandedOver(ALHAMBRA, City.parse("* G10", BOX), name="Ana"))
    'PA013QU6NVUY346WSANFQZ'
    """
    return checked_code.write(Sort.PALACE, _number(handed))


def read(text: str) -> HandedOver:
    """What a code or its link brings; what is damaged, newer or cannot be is refused."""
    sort, number = checked_code.read(text)
    if sort is not Sort.PALACE:
        raise InputError(_("This code holds part of a whole game, not a palace."))
    digits = Taken(number)
    version, game = digits.take(VERSIONS), digits.take(MOST_GAMES)
    if version > VERSION or game >= len(GAMES):
        raise InputError(_(checked_code.NEWER))
    handed = _taken(digits, list(GAMES.values())[game])
    if _number(handed) != number:
        raise InputError(_(checked_code.DAMAGED))
    return handed


def _number(handed: HandedOver) -> int:
    """All of it as one number; the same always gives the same."""
    _refuse_impossible(handed)
    digits = Gathered()
    digits.put(VERSION, VERSIONS)
    digits.put(list(GAMES).index(handed.game.name), MOST_GAMES)
    tiles = TileDigits(GAMES[handed.game.name].box)
    laid = [handed.city[cell] for cell in put_shape(digits, [cell for cell, _tile in handed.city])]
    for tile in laid:
        tiles.put(digits, tile)
    digits.put(int(bool(handed.shown)), base=2)
    for tile in _cards(laid) if handed.shown else ():
        digits.put(int(tile in handed.shown), base=2)
    digits.put(len(handed.reserve), MOST_RESERVED)
    for tile in handed.reserve:
        tiles.put(digits, tile)
    name = _verified(handed.name).encode()
    for byte in (len(name), *name):
        digits.put(byte, BYTES)
    return digits.number


def _taken(digits: Taken, game: Game) -> HandedOver:
    """What was gathered there, as far as it makes sense."""
    tiles = TileDigits(game.box)
    cells = take_shape(digits, game.box.size + sum(game.box.huts.values()))
    laid = [tiles.take(digits) for _cell in cells]
    shown = digits.take(base=2)
    cards = tuple(tile for tile in _cards(laid) if shown and digits.take(base=2))
    reserve = tuple(tiles.take(digits) for _tile in range(digits.take(MOST_RESERVED)))
    name = bytes(digits.take(BYTES) for _byte in range(digits.take(BYTES)))
    city = City(game.box, dict(zip(cells, laid, strict=True)))
    return HandedOver(game, city, reserve, cards, name.decode("utf-8", "replace"))


def _cards(laid: list[Tile]) -> list[Tile]:
    """The tiles that a bonus card could show."""
    return [tile for tile in laid if tile.is_building and not tile.walls]


def _refuse_impossible(handed: HandedOver) -> None:
    """Refuse what lies on no table; what only breaks the rules is handed over as it lies."""
    box = GAMES[handed.game.name].box
    City.parse(handed.city.text, box)
    tiles = [*(tile for _cell, tile in handed.city), *handed.reserve]
    pieces = Counter(box.piece(tile) for tile in tiles if not tile.hut)
    for tile in tiles:
        if box.misprint(tile) is FaultCode.NO_SUCH_TILE:
            raise unreadable(tile.code, FaultCode.NO_SUCH_TILE.sentence)
        if not tile.hut and pieces[box.piece(tile)] > 1:
            raise unreadable(tile.code, _("there is only one such tile, and it is here twice"))
    player = Player(handed.name or _("The palace"), handed.city, handed.reserve, handed.shown)
    for module in (HUTS, BONUS):
        # Among two, each is dealt the most cards.
        module.verify(box, [player, Player("", City(box))])


def _verified(name: str) -> str:
    if name and (why := why_no_name(name)):
        raise InputError(why.format(where="name"))
    return name.strip()
