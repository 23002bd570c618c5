"""What is half done on a screen: kept from tap to tap, so that a killed app takes it up again."""

from kivy.app import App
from pydantic import BaseModel

from companion.drafts.taking_up import Draft, taken_up
from companion.errors import CompanionError


def setup_key(game: str) -> str:
    """What the ticks on a game's setup card are kept under."""
    return f"setup {game}"


def keep(key: str, draft: BaseModel) -> bool:
    """Keep a draft, and tell if it is kept; a disk that fails loses nothing but the draft."""
    try:
        App.get_running_app().store.remember(key, draft.model_dump_json())
    except CompanionError:
        return False
    return True


def kept(key: str, fresh: Draft) -> Draft:
    """The draft that was kept, or a fresh one where there is none that can be read."""
    try:
        return taken_up(App.get_running_app().store.recall(key) or "", fresh)
    except CompanionError:
        return fresh


def forget(key: str) -> None:
    """What was half done is done, or wanted no more."""
    try:
        App.get_running_app().store.remember(key, "")
    except CompanionError:
        return
