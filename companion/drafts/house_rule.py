"""Another house rule in the middle of a game."""

from dataclasses import replace
from typing import Any

from companion.record import Play
from companion.record.events import RulesChanged


def switched(play: Play, option: str) -> RulesChanged:
    """The event that switches a house rule on or off; everything else stays as it is."""
    changed: dict[str, Any] = {option: not getattr(play.options, option)}
    return RulesChanged(
        edition=play.edition.name,
        modules=tuple(module.name for module in play.modules),
        options=replace(play.options, **changed),
    )
