"""What is said about the dummy: when he draws, how many, why so many, and what he got when."""

from companion.board.tile_words import TILES, tile_words
from companion.record import Play
from companion.stages.dummy import DRAWS, about_third, how_many
from companion.turns.turn import SLOTS
from companion.words import N_counted, _, counted

NOW = N_counted("{number} tile to draw now", "{number} tiles to draw now")


def subtitle(play: Play) -> str:
    """How many tiles he has."""
    return counted(TILES, len(play.dummy_tiles))


def coming(play: Play) -> str:
    """When he draws next, and how many."""
    after = len(play.draws)
    if after not in DRAWS or play.next_round is None:
        return _("He has drawn all his tiles.")
    if after == DRAWS[-1]:
        if play.bag is None:
            return _(play.game.words.dummy.last)
        return _(play.game.words.dummy.last_as_things_are).format(
            number=how_many(play.game, after, play.bag, play.options), bag=play.bag
        )
    bag = play.game.box.size if play.bag is None else play.bag
    number = counted(TILES, how_many(play.game, after, bag, play.options))
    return _("{when}: {tiles}.").format(when=_(play.game.words.dummy.when[after]), tiles=number)


def why(play: Play, bag: int) -> str:
    """Why he draws so many now."""
    after = len(play.draws)
    if after != DRAWS[-1]:
        return _("{when} he draws six tiles, or all that are left.").format(
            when=_(play.game.words.dummy.when[after])
        )
    return about_third(play.game, bag, play.options)


def in_bag(play: Play) -> str:
    """How the number of tiles in the bag comes about."""
    if play.bag is None:
        return _(play.game.words.city.bag_unknown)
    his = len(play.dummy_tiles)
    return _(
        "{all} tiles, less {built} with the players, {his} with {dummy} and {market} in the"
        " market: {bag} in the bag."
    ).format(
        all=play.game.box.size,
        built=play.game.box.size - play.bag - his - len(SLOTS),
        his=his,
        dummy=play.dummy_name,
        market=len(SLOTS),
        bag=play.bag,
    )


def history(play: Play) -> list[tuple[str, str]]:
    """What he got when, each with how it came about."""
    draws = [
        (
            _(play.game.words.dummy.when[draw.after]),
            _("{tiles}, drawn from the bag").format(tiles=counted(TILES, len(draw.tiles)))
            if draw.seed is None
            else _("{tiles}, drawn by the app with seed {seed}").format(
                tiles=counted(TILES, len(draw.tiles)), seed=draw.seed
            ),
        )
        for draw in play.draws
    ]
    gifts = [
        (
            _("A gift"),
            _("{tile} from {name}").format(
                tile=tile_words(gift.tile), name=play.seat(gift.giver).name
            ),
        )
        for gift in play.gifts
    ]
    return draws + gifts
