"""Who has won: most points, shared when tied, and whether the dummy was better still."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.options import BY_THE_BOOK, Options


@dataclass(frozen=True, slots=True)
class Victory:
    """The winners, who share when they are several."""

    winners: tuple[str, ...]
    dummy_ahead: bool
    """The dummy has more points than any player."""


def victory(
    players: Mapping[str, int],
    dummy: tuple[str, int] | None = None,
    options: Options = BY_THE_BOOK,
) -> Victory:
    """Find who has most points; nothing breaks a tie.

    >>> victory({"Ana": 80, "Leo": 91}, dummy=("Dirk", 95))
    Victory(winners=('Leo',), dummy_ahead=True)
    """
    name, points = dummy or ("", 0)
    ahead = points > max(players.values())
    everybody = {**players, name: points} if dummy and options.dummy_may_win else players
    most = max(everybody.values())
    return Victory(tuple(who for who, total in everybody.items() if total == most), ahead)
