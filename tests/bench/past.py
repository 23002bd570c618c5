"""Past games on the screen: ten thousand listed, scrolled and counted; a result as a picture."""

from datetime import UTC, datetime
from functools import cache

from companion.wording.points.result_told import ResultTold
from tests.bench.app import opened
from tests.bench.bench import Bench
from tests.bench.store import FEW_EVENTS, GAMES, long_game, over, store_of_many


@cache
def app_with_many():
    app = opened()
    vars(app.hand.app)["store"] = store_of_many()
    return app


def go(room, **params):
    """Be on a screen, gone to from home."""
    app = app_with_many()
    if app.hand.navigator.trail[-1] != (room, params):
        app.hand.navigator.home()
        app.hand.navigator.go(room, **params)
        app.hand.frames(20)
        app.shown = None
    return app, app.hand.screen


def open_the_list():
    app, screen = go("past_games")
    screen.refresh(stay=False)
    app.draw()
    if screen.ids.games.number != GAMES:
        raise SystemExit(f"{screen.ids.games.number} games instead of {GAMES}")


def scroll():
    """Move the list by a screen, to games that were never seen, and draw it."""
    app, screen = go("past_games")
    games = screen.ids.games
    games.scroll_y = (games.scroll_y - 0.0123) % 1
    app.draw()


def find():
    app, screen = go("past_games")
    screen.ids.search.text = "ana"
    screen.find()
    app.draw()
    screen.ids.search.text = ""


def overview():
    app, screen = go("statistics")
    store_of_many()._counted = None
    screen.show()
    app.hand.until(lambda: not screen.counting)
    app.draw()


def player():
    app, screen = go("player", player="ana")
    screen.show(player="ana")
    app.draw()


@cache
def told():
    """The result of a game of four, as its picture tells it."""
    play = over(type(long_game())(long_game().steps[:FEW_EVENTS])).play
    return ResultTold.of(play, datetime(2026, 1, 1, tzinfo=UTC))


def picture():
    """Draw the result off screen and write the file that goes out."""
    opened()
    from screens.sharing.result_picture import ResultPicture

    return ResultPicture(told(), dark=False).file()


BENCHES = (
    Bench("the result as a picture of 1080 × 1350, drawn and written", picture, aim=0.5),
    Bench(f"the list of {GAMES} games opened and drawn", open_the_list, aim=0.5),
    Bench(f"a screen further down in the list of {GAMES} games", scroll, aim=0.15),
    Bench(f"{GAMES} games looked through for a name, and drawn", find, aim=0.5),
    Bench(f"the statistics of {GAMES} games counted and drawn", overview, aim=1),
    Bench(f"all about a player of {GAMES} games, drawn", player, aim=1),
)
