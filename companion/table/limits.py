"""What cannot be true at a real table, however it was typed."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from companion import modules
from companion.board.players import Dummy, Player, Tally
from companion.board.tile_words import TILES
from companion.board.tiles import Kind, Tile
from companion.errors import InputError, RuleError
from companion.games.game import Game
from companion.modules import Module
from companion.words import _, counted


def refuse_cards_beside_counts(players: Iterable[Player]) -> None:
    """Refuse bonus cards of somebody whose counts include them already."""
    for player in players:
        if player.shown and isinstance(player.built, Tally):
            raise InputError(
                _("{name}: counts include what bonus cards add; leave the cards out.").format(
                    name=player.name
                )
            )


def refuse_huts_of_the_dummy(tiles: Iterable[Tile]) -> None:
    """Refuse huts among the dummy's tiles: he neither takes any nor is given one."""
    if any(tile.hut for tile in tiles):
        raise RuleError(_("The dummy has no huts."))


def verify(
    game: Game,
    in_play: Sequence[Module],
    players: Sequence[Player],
    dummy: Dummy | None,
    lying: Iterable[Tile],
) -> None:
    """Refuse plain counts that the tiles, huts and cards of the game cannot make up."""
    tallies = {who.name: who.built for who in players if isinstance(who.built, Tally)}
    shown = Counter(tile.kind for tile in lying if tile.is_building)
    of_dummy = {dummy.name: dummy.holds} if dummy and isinstance(dummy.holds, Tally) else {}
    everyones = {**tallies, **of_dummy}
    for tally in everyones.values():
        shown.update(tally.counts)
    _refuse_more_than_exist(game, shown, _more(game, in_play, len(tallies), len(players)))
    for name, tally in tallies.items():
        more = _more(game, in_play, 1, len(players))
        _refuse_more_than_exist(game, Counter(tally.counts), more)
        _refuse_impossible_wall(game, name, most_tiles(tally, in_play), tally.wall)
    _verify_best(game, everyones, lying)


def _more(game: Game, in_play: Iterable[Module], tallies: int, players: int) -> Counter[Kind]:
    """How many buildings more than its tiles each kind can count for so many of the players."""
    return Counter(
        {
            kind: modules.more_than_tiles(in_play, game.box, kind, tallies, players)
            for kind in game.box.kinds
        }
    )


def most_tiles(tally: Tally, in_play: Iterable[Module]) -> int:
    """How many tiles and huts a palace can hold that plain counts stand for."""
    return tally.buildings + modules.tiles_besides(in_play)


def longest_possible_wall(tiles: int) -> int:
    """No wall round so many tiles besides the start tile is longer than this.

    Up to three tiles can turn three walled sides outwards each; from four on, the outline of the
    most drawn-out palace is the limit.

    >>> [longest_possible_wall(tiles) for tiles in range(6)]
    [0, 3, 6, 9, 12, 14]
    """
    return 3 * tiles if tiles < 4 else 2 * tiles + 4


def _refuse_more_than_exist(game: Game, shown: Counter[Kind], more: Counter[Kind]) -> None:
    """Refuse a table that shows more of a kind, or more in all, than the box and modules hold."""
    for kind in game.box.kinds:
        exist = game.box.most(kind) + more[kind]
        if shown[kind] > exist:
            raise _too_many(counted(kind.numbered, shown[kind]), exist)
    exist = game.box.size + more.total()
    if shown.total() > exist:
        raise _too_many(counted(TILES, shown.total()), exist)


def _too_many(shown: str, exist: int) -> InputError:
    return InputError(
        _("The table shows {shown}, but only {exist} exist; count again.").format(
            shown=shown, exist=exist
        )
    )


def _refuse_impossible_wall(game: Game, name: str, tiles: int, wall: int) -> None:
    """Refuse a wall that so few tiles cannot have."""
    most = longest_possible_wall(tiles)
    if wall > most:
        raise InputError(
            _(game.words.border.too_long).format(
                name=name, length=wall, tiles=counted(TILES, tiles), most=most
            )
        )


def _verify_best(game: Game, tallies: Mapping[str, Tally], lying: Iterable[Tile]) -> None:
    """Refuse a highest building that somebody cannot have, or that lies somewhere else."""
    seen = {game.box.piece(tile) for tile in lying}
    for name, tally in tallies.items():
        for kind, best in tally.best.items():
            if problem := game.why_not_best(best, tally.counts.get(kind, 0)):
                raise InputError(f"{name}: {problem}")
            piece = game.box.piece(Tile(kind, best))
            if piece in seen:
                raise InputError(
                    _("{name}: {building} {best} already lies somewhere else.").format(
                        name=name, building=_(kind.noun), best=best
                    )
                )
            seen.add(piece)
