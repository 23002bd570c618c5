"""Digits that each have a base of their own, gathered into one number and taken out of it again.

A choice among five costs as much of the number as it must, and not whole bits.
"""


class Gathered:
    """Digits that become one number.

    >>> digits = Gathered()
    >>> digits.put(7, base=10)
    >>> digits.put(2, base=3)
    >>> digits.number
    27
    """

    def __init__(self) -> None:
        self.number = 0
        self._worth = 1

    def put(self, digit: int, base: int) -> None:
        """Add the next digit."""
        self.number += digit * self._worth
        self._worth *= base

    def put_last(self, rest: int) -> None:
        """Add a number of any size, after which nothing can come."""
        self.number += rest * self._worth


class Taken:
    """One number, of which the digits are taken in the order in which they were put there.

    >>> digits = Taken(27)
    >>> digits.take(base=10), digits.take(base=3), digits.left
    (7, 2, 0)
    """

    def __init__(self, number: int) -> None:
        self.left = number

    def take(self, base: int) -> int:
        """Take the next digit."""
        self.left, digit = divmod(self.left, base)
        return digit
