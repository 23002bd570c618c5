"""Banners for the corrections that wait to be applied, wherever points are told."""

from companion.wording.points.correction_words import not_applied
from companion.words import _
from screens.game import correcting
from screens.game.game_screen import GameScreen
from screens.widgets.banner import Banner


def waiting_banners(screen: GameScreen) -> list[Banner]:
    """One for each, which leads to the scoreboard, where it is applied or dropped."""
    banners = []
    for bench in correcting.waiting(screen.running):
        banner = Banner(text=not_applied(bench), sort="warning", action=_("Look"))
        banner.bind(on_act=lambda _: screen.go("scoreboard"))
        banners.append(banner)
    return banners
