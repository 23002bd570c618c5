"""What a household usually plays: who, which box and by which house rules, before any game."""

from typing import Self

from pydantic import BaseModel, ConfigDict

from companion.drafts.new_table import NewTable
from companion.games import GAMES
from companion.games.house_rules import HouseRule
from companion.options import Options
from companion.record.events import GameStarted


class UsualTable(BaseModel):
    """What every new game begins with; what is not set here is as it was the last time."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    table: NewTable | None = None
    """Who sits where, and which box; its modules and house rules tell nothing."""
    house_rules: Options | None = None

    def offered(self, last: GameStarted | None) -> NewTable:
        """What a new game begins with after the last one."""
        draft = NewTable.like(last) if last else NewTable()
        if self.table is not None:
            if self.table.game_name != draft.game_name:
                draft = draft.with_game(self.table.game_name)
            draft = draft.changed(
                edition_name=self.table.edition_name,
                places=self.table.places,
                playing=self.table.playing,
            )
        return draft if self.house_rules is None else draft.changed(options=self.house_rules)

    def changed(self, **choices: object) -> Self:
        """The same with something else chosen."""
        return self.model_copy(update=choices)


def all_house_rules() -> tuple[HouseRule, ...]:
    """The house rules of every game that can be played, each once."""
    rules = {rule.option: rule for game in GAMES.values() for rule in game.house_rules}
    return tuple(rules.values())
