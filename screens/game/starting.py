"""The way into a new game: its table is laid, and what to do before the first turn lies on top."""

from companion.errors import CompanionError
from companion.record.events import GameStarted
from screens import phone
from screens.navigation.screen import Screen


def start(screen: Screen, started: GameStarted) -> bool:
    """Begin a game and go to its setup card, or say why it cannot be; tells whether it began."""
    try:
        kept = screen.app.store.start(started)
    except CompanionError as problem:
        screen.navigator.notice(str(problem))
        return False
    phone.tick()
    game = {"game": kept.id}
    screen.navigator.resume([("home", {}), ("table", game), ("setup_card", game)])
    return True
