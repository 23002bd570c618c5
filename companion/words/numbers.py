"""Numbers as people write them."""


def figures(number: int) -> str:
    """A number with a minus sign that is as wide as a digit, not with a hyphen.

    >>> figures(76), figures(-76)
    ('76', '−76')
    """
    return str(number).replace("-", "−")


def change(number: int) -> str:
    """A number that is added to another, always with its sign.

    >>> change(5), change(-5)
    ('+5', '−5')
    """
    return f"{number:+d}".replace("-", "−")
