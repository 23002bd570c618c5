"""What is said about a result: who won, who tied with whom, and the dummy."""

from collections.abc import Sequence

from companion.record import Play
from companion.scoring.explain import POINTS
from companion.share.scoreboard import Result
from companion.words import _, counted, listed


def tied_with(each: Result, everybody: Sequence[Result]) -> list[str]:
    """Who else has the same place."""
    if each.place is None:
        return []
    return [other.name for other in everybody if other.place == each.place and other != each]


def winning_words(play: Play) -> str:
    """Who has won."""
    winners = play.victory.winners
    if len(winners) == 1:
        return _("{name} wins").format(name=winners[0])
    return _("{names} share the win").format(names=listed(winners))


def dummy_words(play: Play) -> str:
    """What is said when the dummy has more points than anybody; empty otherwise."""
    if not play.victory.dummy_ahead or play.options.dummy_may_win:
        return ""
    return _("{dummy} has {points}, more than anybody; but he cannot win.").format(
        dummy=play.dummy_name, points=counted(POINTS, play.dummy_total)
    )
