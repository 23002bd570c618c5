"""Symbols and characters, painted once for each size into one sheet that a whole drawing shares."""

from functools import cache

from kivy.core.text import Label
from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivymd.icon_definitions import md_icons

from companion.games import GAMES
from screens.board.colours import FACES

MARKS = ("home-variant", "plus", "minus", "arrow-all", "alert", "check", "tray-full")
SYMBOLS = [*{face.symbol: None for face in FACES.values()}, *MARKS]
TEXTS = [*"0123456789", *{kind.code: None for game in GAMES.values() for kind in game.box.kinds}]
NAMES = SYMBOLS + TEXTS

COLUMNS = 8
ROWS = -(-len(NAMES) // COLUMNS)
SIZES = (16, 24, 32, 48, 64, 96, 128)
"""How large a glyph's square can be in its sheet, in pixels; it is shown at most that large."""


def whereabouts(name: str) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of a glyph in every sheet, whatever its size."""
    row, column = divmod(NAMES.index(name), COLUMNS)
    return column / COLUMNS, row / ROWS, (column + 1) / COLUMNS, (row + 1) / ROWS


def sheet_for(pixels: float):
    """The texture of a sheet whose glyphs are at least that large, as far as there is one."""
    return _sheet(next((size for size in SIZES if size >= pixels), SIZES[-1])).texture


@cache
def _sheet(size: int) -> Fbo:
    sheet = Fbo(size=(COLUMNS * size, ROWS * size))
    with sheet:
        ClearColor(0, 0, 0, 1)
        ClearBuffers()
        Color(1, 1, 1, 1)
        for number, name in enumerate(NAMES):
            row, column = divmod(number, COLUMNS)
            texture = _glyph(name, size)
            width, height = texture.size
            pos = column * size + (size - width) // 2, row * size + (size - height) // 2
            Rectangle(texture=texture, pos=pos, size=texture.size)
    sheet.draw()
    # A phone may take the graphics memory away while the app sleeps.
    sheet.add_reload_observer(lambda fbo: fbo.draw())
    return sheet


def _glyph(name: str, size: int):
    """One glyph with a little room around it, so that neighbours never bleed into each other."""
    if name in md_icons:
        label = Label(text=md_icons[name], font_name="Icons", font_size=size * 0.9)
    else:
        # Two letters, as Granada has them, are as wide as one square too.
        font_size = size * (0.8 if len(name) == 1 else 0.66)
        label = Label(text=name, font_name="Roboto", bold=True, font_size=font_size)
    label.refresh()
    return label.texture
