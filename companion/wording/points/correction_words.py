"""What a correction changes, in words: while it waits, once it is applied, and in the log."""

from collections.abc import Iterable
from contextlib import suppress

from companion.drafts.palace.past_palace import PastPalace
from companion.errors import CompanionError
from companion.record import Play
from companion.record.changed_points import RoundChanged, changed_points
from companion.record.events import RoundCorrected
from companion.words import N_, _, change

IT_WILL = N_("It will change:")
"""What stands above the rounds that a waiting correction changes."""

LISTED = 3
"""How many acts of a correction are told."""


def not_applied(bench: PastPalace) -> str:
    """That a correction waits, and whose of which round it is."""
    play = bench.play
    return _(play.game.words.scoring.not_applied).format(
        name=bench.seat.name, number=play.round_name(bench.number)
    )


def what_was_done(bench: PastPalace) -> str:
    """The last acts of a correction, each once."""
    told = [f"{words[:1].upper()}{words[1:]}." for words in dict.fromkeys(bench.acts)]
    return " ".join(told[-LISTED:])


def will_change_points(play: Play, bench: PastPalace) -> tuple[RoundChanged, ...]:
    """Whose points a correction is going to change; nobody's, if it cannot be applied."""
    return changed_points(play, after_all(play, [bench]))


def after_all(play: Play, benches: Iterable[PastPalace]) -> Play:
    """The table once all corrections that can be are applied."""
    for bench in benches:
        with suppress(CompanionError):
            play = bench.accepted(play).done_to(play)
    return play


def will_change(play: Play, bench: PastPalace) -> str:
    """What a correction is going to change, round by round, or why it cannot be."""
    event = bench.accepted(play)
    try:
        after = event.done_to(play)
    except CompanionError as problem:
        return str(problem)
    lines = [_line(after, each) for each in changed_points(play, after)]
    return "\n".join((_(IT_WILL), *lines)) if lines else _("No points change.")


def applied(before: Play, after: Play, event: RoundCorrected) -> str:
    """That a round is put right, and what this changed in later ones."""
    words = after.game.words.scoring
    sentence = words.was_put_right if event.later_too else words.was_put_right_alone
    first = _(sentence).format(number=after.round_name(event.round))
    return " ".join((first, *_later(before, after, event)))


def in_the_log(before: Play, after: Play, event: RoundCorrected) -> str:
    """What a correction changed, round by round."""
    changed = changed_points(before, after)
    own = [_line(after, each) for each in changed if each.number == event.round]
    return " ".join((*own, *_later(before, after, event)))


def _line(play: Play, changed: RoundChanged) -> str:
    title = _(play.game.words.scoring.title).format(number=play.round_name(changed.number))
    return _("{round}: {changes}.").format(round=title, changes=_told(changed))


def _later(before: Play, after: Play, event: RoundCorrected) -> list[str]:
    words = after.game.words.scoring
    return [
        _(words.changed_too).format(number=after.round_name(each.number), changes=_told(each))
        for each in changed_points(before, after)
        if each.number != event.round
    ]


def _told(changed: RoundChanged) -> str:
    return ", ".join(
        _("{name} {points}").format(name=each.name, points=change(each.by))
        for each in changed.changes
    )
