"""The game that a calculator speaks of, and the house rules that it is reckoned by."""

from dataclasses import replace
from typing import Any, Self

from pydantic import field_validator

from companion.drafts.calculators.page import Ask, OneOfFew, Reckoning, Switching
from companion.games import ALHAMBRA, GAMES, Game
from companion.games.house_rules import HouseRule
from companion.options import BY_THE_BOOK, Options, Rounding
from companion.record import Play
from companion.words import _


class OfGame(Reckoning):
    """Asks which game it is, unless one is running."""

    game: str = ALHAMBRA.name
    at_table: bool = False
    """Whether it began from a running game."""
    options: Options = BY_THE_BOOK

    @field_validator("game")
    @classmethod
    def _verify_game(cls, game: str) -> str:
        """Refuse a game that there is none of."""
        if game not in GAMES:
            raise ValueError(game)
        return game

    @classmethod
    def in_game(cls, play: Play, **told: object) -> Self:
        """The game, the house rules and what else is told of a running game."""
        return cls.model_validate(
            {"game": play.game.name, "options": play.options, "at_table": True, **told}
        )

    @property
    def played(self) -> Game:
        """The game."""
        return GAMES[self.game]

    @property
    def which_game(self) -> tuple[Ask, ...]:
        """Asks which game, where none is running."""
        if self.at_table:
            return ()
        games = [(game.name, _(game.words.title)) for game in GAMES.values()]
        return (OneOfFew("", games, self.game, lambda name: self.but(game=name)),)

    def house_rules(self, *options: str) -> tuple[Ask, ...]:
        """Asks by which house rules it is reckoned, of those that matter here."""
        return tuple(
            self._way_to_play(rule) for rule in self.played.house_rules if rule.option in options
        )

    def _way_to_play(self, rule: HouseRule) -> Ask:
        now, title = getattr(self.options, rule.option), _(rule.title)
        if rule.choices:
            ways = {way.value.value: _(way.title) for way in rule.choices}
            return OneOfFew(
                title,
                [*ways.items()],
                now.value,
                lambda way: self.with_option(rule.option, Rounding(way)),
            )
        return Switching(title, _(rule.changes), now, lambda on: self.with_option(rule.option, on))

    def with_option(self, option: str, value: object) -> Self:
        """The same by another house rule; no table plays by it because of that."""
        changed: dict[str, Any] = {option: value}
        return self.but(options=replace(self.options, **changed))
