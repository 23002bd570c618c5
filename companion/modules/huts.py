"""Huts: worth as many buildings as they have neighbours of their colour."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from companion.board.building import MOST_HUTS
from companion.board.city import City
from companion.board.grid import OPPOSITE, Cell
from companion.board.players import Player
from companion.board.tiles import Box, Kind, Tile
from companion.errors import RuleError
from companion.modules.module import Extra, Module
from companion.turns.setup_stages import SetupStep, Stage
from companion.turns.turn import Action
from companion.words import N_, N_counted, _, counted

MOST_WORTH = 3

TOO_MANY = N_counted(
    "There is only {number} {building} hut; the table shows {shown}.",
    "There are only {number} {building} huts; the table shows {shown}.",
)


def worth(city: City, cell: Cell) -> int:
    """How many buildings a hut counts as: 0 to 3, one for each building that feeds it."""
    return min(MOST_WORTH, sum(1 for _fed_from in feeding(city, cell)))


def feeding(city: City, cell: Cell) -> Iterable[Cell]:
    """The neighbouring buildings of a hut's colour with no wall between; huts feed no huts."""
    hut = city[cell]
    for side, beside, tile in city.neighbours(cell):
        walled = side in hut.walls or OPPOSITE[side] in tile.walls
        if tile.is_building and tile.kind is hut.kind and not walled:
            yield beside


class BuiltHut(Extra):
    """A hut in the palace, fed by its neighbours."""

    def reason(self, name: str) -> str:
        """Name the hut by its colour."""
        words = {"name": name, "building": _(self.kind.noun)}
        if not self.number:
            return _(
                "{name}’s {building} hut counts nothing: no {building} beside it without a wall"
                " between."
            ).format(**words)
        return _("{name}’s {building} hut counts as {buildings}.").format(
            **words, buildings=counted(self.kind.numbered, self.number)
        )


class Huts(Module):
    """24 huts in six colours; taking one is an action, and free."""

    name = "huts"
    title = N_("Huts")
    at_the_table = N_("A fourth action: take a hut, three at most.")
    in_the_app = N_("Counts the neighbours of every hut.")
    actions = frozenset({Action.TAKE_HUT})
    stage = Stage.TILES
    tiles_besides = MOST_HUTS

    def setup_steps(self, box: Box, players: int) -> tuple[SetupStep, ...]:
        """Six stacks beside the market."""
        del players
        return (
            SetupStep(
                "hut stacks",
                _(
                    "Sort the {all} huts by colour, shuffle each stack and lay it face down"
                    " beside the market."
                ).format(all=sum(box.huts.values())),
            ),
            SetupStep("top huts", _("Turn up the top hut of each stack.")),
        )

    def is_used_by(self, player: Player) -> bool:
        """Whether somebody has a hut."""
        return any(tile.hut for tile in player.tiles)

    def verify(self, box: Box, players: Sequence[Player]) -> None:
        """Refuse more huts of a colour than there are."""
        everywhere = Counter(tile.kind for each in players for tile in each.tiles if tile.hut)
        for kind, number in everywhere.items():
            exist = box.huts[kind]
            if number > exist:
                raise RuleError(counted(TOO_MANY, exist, building=_(kind.noun), shown=number))

    def extras(self, city: City, shown: Collection[Tile]) -> Iterator[Extra]:
        """Each hut counts as the buildings that feed it."""
        del shown
        for cell in city.huts:
            yield BuiltHut(city[cell], cell, worth(city, cell))

    def more_for_one(self, box: Box, kind: Kind, players: int) -> int:
        """Three huts worth three each."""
        del box, kind, players
        return MOST_WORTH * MOST_HUTS

    def more_for_all(self, box: Box, kind: Kind) -> int:
        """All huts of a colour worth three each."""
        return MOST_WORTH * box.huts[kind]


HUTS = Huts()
