"""Numbers as people write them; a number is said, so that no sentence bends it as a name."""

from companion.words.cases import Said


def figures(number: int) -> Said:
    """A number with a minus sign that is as wide as a digit, not with a hyphen.

    >>> figures(76), figures(-76)
    ('76', '−76')
    """
    return Said(str(number).replace("-", "−"))


def change(number: int) -> Said:
    """A number that is added to another, always with its sign.

    >>> change(5), change(-5)
    ('+5', '−5')
    """
    return Said(f"{number:+d}".replace("-", "−"))
