"""What comes in from another phone: a link, a code, or a message that somebody sent one in."""

import re

from companion.errors import InputError
from companion.share import checked_code, game_parts, palace_code
from companion.share.checked_code import Sort
from companion.share.game_parts import CodePart
from companion.share.palace_code import HandedOver
from companion.words import _

LONGEST_MESSAGE = 8_000
"""How many characters of a message are looked through."""

_LINK = re.compile(r"alhambra:[0-9a-z]+", re.IGNORECASE)


def arrived(text: str) -> HandedOver | CodePart:
    """A palace, or part of a whole game; what is damaged, newer or foreign is refused."""
    code = code_in(text)
    sort, _number = checked_code.read(code)
    return palace_code.read(code) if sort is Sort.PALACE else game_parts.read(code)


def code_in(text: str) -> str:
    """The one link in a message; any other text is itself the code."""
    if len(text) > LONGEST_MESSAGE:
        raise InputError(_(checked_code.FOREIGN))
    links: list[str] = _LINK.findall(text)
    # A code that is broken into lines is a code and no message.
    whole = "".join(text.split())
    if _LINK.fullmatch(whole) or not links:
        return whole
    if len(set(links)) > 1:
        raise InputError(
            _("There is more than one code in this text; take in one after the other.")
        )
    return links[0]
