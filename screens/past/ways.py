"""Where lists of games and figures lead: to a game, and from the games to the statistics."""

from companion.errors import CompanionError
from companion.words import N_
from screens.navigation.screen import Screen

VIEWS = (("past_games", N_("Games")), ("statistics", N_("Statistics")))
"""The two ways to look at what was played."""


def opened(screen: Screen, game: str) -> None:
    """Go on with a game that is running, or look back at one that is finished."""
    try:
        finished = screen.app.take_up(game).play.finished
    except CompanionError as problem:
        screen.navigator.notice(str(problem))
        return
    screen.navigator.go("past_game" if finished else "table", game=game)
