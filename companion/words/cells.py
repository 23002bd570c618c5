"""What stands between the cells of a table that a spreadsheet reads."""

from companion.words.speech import language

_WITH_COMMA = ("es", "pl", "de")
"""Languages that write a comma where English has a decimal point."""


def between_cells() -> str:
    """The sign that spreadsheets in the language expect, which no number is written with.

    >>> between_cells()
    ','
    """
    return ";" if language() in _WITH_COMMA else ","
