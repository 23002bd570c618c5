"""What the places of a round pay, kind by kind, as a small table."""

from typing import NamedTuple

from companion.games import ROUNDS
from companion.scoring.round import RoundScore
from companion.wording.points.point_rows import NOTHING
from companion.words import _, figures


class PrizeRow(NamedTuple):
    """A place, and what it pays for each kind."""

    place: str
    texts: tuple[str, ...]


class Prizes(NamedTuple):
    """The prizes of one round, a row for each place that it pays."""

    title: str
    rows: tuple[PrizeRow, ...]


def prizes(scored: RoundScore, number: int) -> Prizes:
    """What a round pays, with as many buildings as there are in this one."""
    game = scored.game
    paid = [
        game.prizes(kind, number, scored.totals.get(kind, 0), scored.options)
        for kind in game.box.kinds
    ]
    rows = (
        PrizeRow(
            _("{place}.").format(place=place),
            tuple(figures(prize) if prize else NOTHING for prize in each),
        )
        for place, each in enumerate(zip(*paid, strict=True), start=1)
    )
    title = _(game.words.scoring.title).format(number=game.scorings[number - 1])
    return Prizes(title, tuple(rows))


def all_prizes(scored: RoundScore) -> tuple[Prizes, ...]:
    """What all three rounds pay."""
    return tuple(prizes(scored, number) for number in ROUNDS)


def about_prizes(scored: RoundScore) -> str:
    """What the prizes are reckoned with; empty where the rule book prints them."""
    kind, *_others = scored.game.box.kinds
    grow = scored.game.about_prizes(kind, scored.scoring, 1, scored.options)
    return _(scored.game.words.prizes_grow) if grow else ""
