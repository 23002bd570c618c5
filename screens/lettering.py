"""The font of a text: ours, or another one of the device where ours lacks a character."""

from functools import cache, lru_cache
from pathlib import Path

import kivy

from companion.fonts import device
from screens.theme import font_of

FONTS = Path(kivy.kivy_data_dir, "fonts")
OURS = FONTS / "Roboto-Regular.ttf"
COMES_ALONG = FONTS / "DejaVuSans.ttf"
"""It has more alphabets than ours, and is there on every device."""


@cache
def files() -> tuple[Path, ...]:
    """Every font there is, looked for when ours first lacks something."""
    return (COMES_ALONG, *device.font_files())


@lru_cache(maxsize=512)
def instead(text: str) -> str:
    """The font for a text that ours cannot draw; empty where ours does as well as any."""
    if not device.missing(text, OURS):
        return ""
    found = device.font_for(text, OURS, files())
    return "" if found is None else str(found)


def font_for(look: str, text: str) -> tuple[str, float]:
    """The font and the size of a text in a look such as "Title large"."""
    font, size = font_of(look)
    return (font if text.isascii() else instead(text) or font), size
