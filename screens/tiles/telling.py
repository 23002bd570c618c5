"""Asking for a tile that nobody has told the app of yet, in a sheet with its own buttons."""

from collections.abc import Callable

from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.drafts.tile_making import TileMaking
from companion.games.flipping import Fate
from companion.words import N_, _
from screens.game.game_screen import GameScreen
from screens.navigation.layers.layer import Layer
from screens.tiles.tile_maker import TileMaker
from screens.widgets.foot import Foot

Take = Callable[[Tile, Tile | None], bool]
"""Does something with a tile and the side that was bought, if that is another; tells if it did."""

BUILD, RESERVE, TAKE = N_("Build {tile}"), N_("Put {tile} into the reserve"), N_("Take {tile}")


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
    sheet = screen.navigator.sheet(maker, title=title, foot=foot)

    def press(take: Take) -> None:
        if maker.tile is not None and take(maker.tile, maker.making.bought):
            sheet.close()

    def show(*args) -> None:
        tile = maker.tile
        foot.big_works = tile is not None
        if tile is None:
            foot.big = _("Choose kind and value")
        else:
            foot.big = _(words).format(tile=tile_words(tile))
        foot.ways = [(aside[0], lambda: press(aside[1]))] if aside and tile else []

    maker.bind(tile=show, on_where=lambda _maker, sentence: screen.navigator.notice(sentence))
    foot.bind(on_pressed=lambda _: press(take))
    show()
    return sheet
