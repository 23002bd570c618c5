"""What only a screen knows: how large its units are, and how wide a text is on it."""

from collections.abc import Callable
from typing import NamedTuple


class Measures(NamedTuple):
    """The measures of the screen that something is laid out for, all in pixels."""

    dp: Callable[[float], float]
    """So many density-independent pixels."""
    sp: Callable[[float], float]
    """The same for text, which people may want larger."""
    width: Callable[[str, str], float]
    """How wide a text is on one line, in a look such as "Title large"."""
