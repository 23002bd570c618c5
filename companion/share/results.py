"""A game's result for other people: a text for a messenger, a table for a spreadsheet."""

import csv
from collections.abc import Iterator
from io import StringIO

from companion.record import Play, Seat
from companion.scoring.explain import POINTS
from companion.share.scoreboard import Result, standing
from companion.words import _, between_cells, counted, listed

FORMULA_SIGNS = ("=", "+", "-", "@")
"""What makes a spreadsheet calculate instead of read."""


def as_text(play: Play) -> str:
    """The result as people send it to each other."""
    game = _(play.game.words.title)
    lines = [f"{game}: {play.title}" if play.title else game, outcome(play)]
    everybody = standing(play)
    lines += [
        _("{place}. {name}: {points}").format(
            place=each.place, name=each.name, points=_added_up(each)
        )
        for each in everybody
        if each.place
    ]
    lines += [
        _("{name}: {points}").format(name=each.name, points=counted(POINTS, each.points))
        for each in everybody
        if not each.place
    ]
    return "\n".join(lines)


def outcome(play: Play) -> str:
    """Who has won, or how far the game has come."""
    if not play.is_decided:
        return counted(play.game.words.scoring.number_done, len(play.scored))
    names = play.victory.winners
    points = counted(POINTS, next(each.points for each in standing(play) if each.place == 1))
    if len(names) == 1:
        return _("{name} has won with {points}.").format(name=names[0], points=points)
    return _("{names} share the victory with {points}.").format(names=listed(names), points=points)


def _added_up(each: Result) -> str:
    """The points, and how they came together once there is more than one round."""
    total = counted(POINTS, each.points)
    if len(each.rounds) < 2 and not each.by_hand:
        return total
    terms = " + ".join(map(str, each.rounds))
    if each.by_hand:
        terms += f" {'+' if each.by_hand > 0 else '−'} {abs(each.by_hand)}"
    return f"{total} ({terms})"


def as_csv(play: Play) -> str:
    """Every round as rows for a spreadsheet: one for each player, then the sums."""
    kinds, border = play.game.box.kinds, play.game.border
    text = StringIO()
    table = csv.writer(text, delimiter=between_cells())
    table.writerow(
        [
            _(play.game.words.scoring.heading),
            _("Player"),
            *(_(kind.title) for kind in kinds),
            _(border.title),
            _("Points"),
        ]
    )
    table.writerows([_as_words(cell) for cell in row] for row in _rows(play))
    return text.getvalue()


def _rows(play: Play) -> Iterator[list[str | int]]:
    for scored in play.rounds:
        for name in (holding.name for holding in scored.everybody):
            kinds = (scored.for_kind(name, kind) for kind in play.game.box.kinds)
            border, points = scored.for_wall(name), scored.points(name)
            yield [play.round_name(scored.scoring), name, *kinds, border, points]
    empty = [""] * (len(play.game.box.kinds) + 1)
    for each in play.adjustments:
        yield [_("By hand"), play.seat(each.colour).name, *empty, each.points]
    for seat in play.seats:
        yield [_("Total"), seat.name, *empty, play.totals[seat.colour]]
    if play.has_dummy:
        yield [_("Total"), play.dummy_name, *empty, play.dummy_total]


def _as_words(cell: str | int) -> str | int:
    """Keep a spreadsheet from taking a name for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_SIGNS) else cell


def palace(seat: Seat) -> str:
    """A palace in the one-line notation, which any copy of the app can draw again."""
    return seat.city.text
