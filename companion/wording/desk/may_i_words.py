"""What the desk says to a try: yes or no, where else, the wall before and after."""

from companion.board.building import Build, Remove, Swap
from companion.board.tile_words import tile_words
from companion.desk.may_i import Verdict
from companion.drafts.palace.place_asks import what_is_asked
from companion.drafts.trial import Doing, Trial
from companion.games import GAMES
from companion.record import Play
from companion.words import N_, N_counted, _, counted

PLACES = N_counted(
    "It may be done at {number} place; tap it there.",
    "It may be done at {number} places; tap one of them.",
)
FIT = N_counted("{number} tile fits here: {asked}.", "{number} tiles fit here: {asked}.")

MISSING = {
    (Doing.BUILD, False): N_("Tap the place, or choose a tile first."),
    (Doing.BUILD, True): N_("Now tap the place."),
    (Doing.SWAP, False): N_("Tap the tile that goes, or choose the new one first."),
    (Doing.SWAP, True): N_("Now tap the tile that goes."),
    (Doing.REMOVE, False): N_("Tap the tile that you would take out."),
    (Doing.REMOVE, True): N_("Tap the tile that you would take out."),
}
WHICH = N_("Now choose the tile.")


def whose(trial: Trial, play: Play | None) -> str:
    """What the try lies on, and that no game notices."""
    owner = next((s.name for s in play.seats if s.colour is trial.owner), "") if play else ""
    if owner:
        return _(GAMES[trial.game].words.city.tried).format(name=owner)
    return _("A board to try things on")


def missing(trial: Trial) -> str:
    """What is left to be said before the desk can answer."""
    if trial.cell is not None:
        return _(WHICH)
    return _(MISSING[trial.doing, trial.tile is not None])


def heading(verdict: Verdict) -> str:
    """Yes or no."""
    return _("Yes, you may") if verdict.legal else _("No, not there")


def what(verdict: Verdict) -> str:
    """What was tried, in a few words."""
    act = verdict.act
    if isinstance(act, Build):
        return _("Build {tile}").format(tile=tile_words(act.tile))
    if isinstance(act, Swap):
        return _("Swap it for {tile}").format(tile=tile_words(act.tile))
    return _("Take it out, into the reserve")


def ways(verdict: Verdict) -> str:
    """Where the same may be done, or that it may be done nowhere; nothing where it may here."""
    if verdict.legal:
        return ""
    if not verdict.ways_out:
        return _("It may be done nowhere here.")
    return counted(PLACES, len(verdict.ways_out))


def fits(trial: Trial, verdict: Verdict) -> str:
    """What the place asks, and how many other tiles could stand there."""
    if verdict.legal or isinstance(verdict.act, Remove):
        return ""
    if verdict.place is None:
        return _("No tile fits here.")
    game = GAMES[trial.game]
    asked = what_is_asked(game.words.border.asked, verdict.city, verdict.act.cell)
    if game.box.is_learned:
        return _("Here fits what has: {asked}.").format(asked=asked)
    if not verdict.fitting:
        return _("No tile that is left fits here; it would have: {asked}.").format(asked=asked)
    return counted(FIT, len(verdict.fitting), asked=asked)


def wall(trial: Trial, verdict: Verdict) -> str:
    """The longest wall before and after."""
    longest, before = _(GAMES[trial.game].words.border.longest), verdict.before.length
    if verdict.after is None:
        return _("{longest}: {before} now").format(longest=longest, before=before)
    return _("{longest}: {before} now, {after} afterwards").format(
        longest=longest, before=before, after=verdict.after.length
    )
