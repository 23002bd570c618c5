"""What goes wrong, told in a sentence that a player can act on."""

from collections.abc import Mapping


class CompanionError(Exception):
    """Anything the companion refuses, with one sentence for people."""

    @property
    def details(self) -> Mapping[str, object]:
        """What a program is told besides the sentence."""
        return {}


class InputError(CompanionError):
    """What was entered cannot be understood; the sentence says where and why."""


class RuleError(CompanionError):
    """What was asked for is against the rules; the sentence says which."""
