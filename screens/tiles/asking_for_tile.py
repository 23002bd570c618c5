"""Asking which tile it is: one that is known, or one that nobody has told the app of yet."""

from collections.abc import Callable, Collection

from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.drafts.tile_making import TileMaking
from companion.games.flipping import Fate
from companion.tileset.offering import backs_of
from companion.words import N_, _
from screens.game.game_screen import GameScreen
from screens.navigation.layers.layer import Layer
from screens.tiles.tile_maker import TileMaker
from screens.tiles.which_tile import WhichTile
from screens.widgets.foot import Foot

Take = Callable[[Tile, Tile | None], bool]
"""Does something with a tile and the side that was bought, if that is another; tells if it did."""

Choose = Callable[[Tile | None, Tile | None], bool]
"""The same with a tile that was chosen, or with none."""

BUILD, RESERVE = N_("Build {tile}"), N_("Put {tile} into the reserve")
TAKE, GIVE = N_("Take {tile}"), N_("Give {tile} away")


def ask_for_tile(  # noqa: PLR0913  # Where, how far, what it is for, what the buttons do.
    screen: GameScreen,
    making: TileMaking,
    title: str,
    words: str,
    take: Take,
    *,
    fate: Fate | None = None,
    aside: tuple[str, Take] | None = None,
) -> Layer:
    """Let a tile be told; `words` are on the button that takes it, with {tile}."""
    maker = TileMaker(screen.play, screen.tile_set, making, fate=fate)
    foot = Foot(wide=screen.wide)
    # It is there from the beginning, so that nothing moves once the tile is told.
    foot.ways = [(aside[0], lambda: press(aside[1]))] if aside else []
    sheet = screen.navigator.sheet(maker, title=title, foot=foot)

    def press(take: Take) -> None:
        if maker.tile is not None and take(maker.tile, maker.making.bought):
            sheet.close()

    def show(*args) -> None:
        tile = maker.tile
        foot.big_works = foot.ways_work = tile is not None
        if tile is None:
            foot.big = _("Choose kind and value")
        else:
            foot.big = _(words).format(tile=tile_words(tile))

    def say(_maker: TileMaker, sentence: str) -> None:
        notice = screen.navigator.notice(sentence)
        # It speaks of this page alone.
        sheet.bind(on_closed=notice.close)

    maker.bind(tile=show, on_where=say)
    foot.bind(on_pressed=lambda _: press(take))
    show()
    return sheet


def choose_tile(  # noqa: PLR0913  # Among which, how a new one begins, what is said, what happens.
    screen: GameScreen,
    tiles: Collection[Tile],
    making: TileMaking,
    *,
    title: str,
    none: str,
    take: Choose,
    words: str = TAKE,
    fate: Fate | None = None,
    chosen: Collection[Tile] = (),
    badged: Collection[Tile] = (),
) -> Layer:
    """Let a known tile be chosen by a tap, or none; where tiles are told of, let one be told."""
    which = WhichTile(
        tiles=list(tiles),
        chosen=list(chosen),
        badged=list(badged),
        backs=backs_of(screen.play, tiles, screen.tile_set),
        none=none,
        new=_("New tile") if screen.play.game.box.is_learned else "",
    )
    sheet = screen.navigator.sheet(which, title=title)

    def choose(_which: WhichTile, tile: Tile | None) -> None:
        if take(tile, None):
            sheet.close()

    def tell(_which: WhichTile) -> None:
        sheet.close()
        ask_for_tile(screen, making, title, words, take, fate=fate)

    which.bind(on_tile=choose, on_tell=tell)
    return sheet
