"""House rules as somebody wrote them."""

from companion.input.fields import HouseRules
from companion.input.validation import Entered, entered
from companion.options import Options


class _OptionsEntry(Entered):
    options: HouseRules


def read_options(text: str) -> Options:
    """Read house rules from their JSON."""
    return entered(_OptionsEntry, f'{{"options": {text}}}').options
