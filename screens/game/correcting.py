"""Corrections of past rounds that wait to be applied, and how they are applied or dropped."""

from collections.abc import Callable

from companion.drafts.palace.past_palace import CorrectionDraft, PastPalace
from companion.record import Colour
from companion.tileset import TileSet
from companion.wording.points.correction_words import applied
from companion.words import _
from screens.game import kept_drafts
from screens.game.game_screen import GameScreen
from screens.game.running_game import RunningGame


def correction_key(game: str, number: int, colour: Colour) -> str:
    """What a correction of somebody's palace in a round is kept under."""
    return f"correction {game} {number} {colour}"


def bench_of(
    running: RunningGame,
    colour: Colour,
    number: int,
    changed: Callable[[], None] = lambda: None,
    tile_set: Callable[[], TileSet] = TileSet,
) -> PastPalace:
    """A palace of a past round, with the correction that was begun; `changed` hears of acts."""
    key = correction_key(running.id, number, colour)
    draft = kept_drafts.kept(key, CorrectionDraft())
    return PastPalace(running.kept.record, colour, number, draft, changed, tile_set)


def waiting(running: RunningGame) -> list[PastPalace]:
    """The corrections of a game that were begun and are not applied yet."""
    benches = (
        bench_of(running, seat.colour, scored.number)
        for scored in running.play.scored
        for seat in running.play.seats
    )
    return [bench for bench in benches if bench.is_changed]


def apply(screen: GameScreen, bench: PastPalace, then: Callable[[], object]) -> bool:
    """Put the round right, later ones too unless they forbid it, and say what has changed."""
    before = screen.play
    event = bench.accepted(before)
    if not screen.act(event):
        return False
    drop(screen, bench)
    then()
    screen.navigator.notice(applied(before, screen.play, event), _("Undo"), screen.running.undo)
    return True


def keep(screen: GameScreen, bench: PastPalace) -> None:
    """Keep what was done so far."""
    key = correction_key(screen.running.id, bench.number, bench.colour)
    kept_drafts.keep(key, bench.draft)


def drop(screen: GameScreen, bench: PastPalace) -> None:
    """Forget what was done so far."""
    kept_drafts.forget(correction_key(screen.running.id, bench.number, bench.colour))
