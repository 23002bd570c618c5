"""Whether something may be done: the sentence of whoever refuses it, and the ruling behind it."""

from dataclasses import dataclass

from companion.desk.ruling import Ruling
from companion.desk.why import Check, ruling_for
from companion.errors import RuleError


@dataclass(frozen=True, slots=True)
class Judged:
    """Whether it may be done, and why not."""

    allowed: bool
    sentence: str
    """Why not; empty when it may be done."""
    ruling: Ruling


def judge(check: Check, *facts: object) -> Judged:
    """Ask the function that refuses it.

    >>> from companion.money.cards import verify_take
    >>> judged = judge(verify_take, [2, 3, 7, 9], [7, 9])
    >>> judged.allowed, judged.ruling.id
    (False, 'D12')
    """
    try:
        check(*facts)
    except RuleError as problem:
        return Judged(allowed=False, sentence=str(problem), ruling=ruling_for(check))
    return Judged(allowed=True, sentence="", ruling=ruling_for(check))
