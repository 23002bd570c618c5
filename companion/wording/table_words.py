"""What the table says about itself: who plays, how far the game is, and what to do next."""

from companion.board.players import Tally
from companion.board.tile_words import BUILDINGS, TILES
from companion.board.wall import longest_wall
from companion.games import ROUNDS
from companion.record import Next, Play, Seat
from companion.stages.dummy import AT_ONCE, how_many
from companion.wording.table_problems import is_behind
from companion.words import N_, N_counted, _, counted, listed

PLAYERS = {
    2: N_("{game} · two players and {dummy}"),
    3: N_("{game} · three players"),
    4: N_("{game} · four players"),
    5: N_("{game} · five players"),
    6: N_("{game} · six players"),
}

NAMELESS = {
    3: N_("Table of three"),
    4: N_("Table of four"),
    5: N_("Table of five"),
    6: N_("Table of six"),
}

IN_RESERVE = N_counted("{number} in reserve", "{number} in reserve")

STEPS_LEFT = N_counted("{number} step to go", "{number} steps to go")
"""Of what is done before the first turn."""


def title_of(play: Play) -> str:
    """What the game is called; one without a name is called after its players."""
    if play.title or len(play.seats) == 2:
        return play.title or listed([seat.name for seat in play.seats])
    return _(NAMELESS[len(play.seats)])


def who_plays(play: Play) -> str:
    """The game and how many play it."""
    return _(PLAYERS[len(play.seats)]).format(
        game=_(play.game.words.title), dummy=play.dummy_name if play.has_dummy else ""
    )


def how_far(play: Play) -> str:
    """Which rounds are scored and what comes next."""
    if play.finished:
        return _("The game is over")
    return _(play.game.words.scoring.progress[len(play.scored)])


def rounds_so_far(play: Play) -> str:
    """How many rounds are scored."""
    if play.finished:
        return _("The game is over")
    return _(play.game.words.scoring.so_far).format(number=len(play.scored), rounds=len(ROUNDS))


def about_seat(play: Play, seat: Seat) -> str:
    """A player's tiles, wall and reserve."""
    words = play.game.words.border
    if isinstance(seat.built, Tally):
        return _(words.buildings_and_length).format(
            buildings=counted(BUILDINGS, seat.built.buildings), length=seat.built.wall
        )
    if not len(seat.city) and not seat.reserve:
        return _("nothing entered yet")
    parts = [
        counted(TILES, len(seat.city)),
        _(words.length).format(length=longest_wall(seat.city).length),
    ]
    if seat.reserve:
        parts.append(counted(IN_RESERVE, len(seat.reserve)))
    return " · ".join(parts)


def as_at(play: Play, seat: Seat) -> str:
    """Since when a palace was not touched; empty where it is of now."""
    if not is_behind(play, seat):
        return ""
    return _(play.game.words.scoring.as_at).format(number=play.round_name(len(play.scored)))


def about_dummy(play: Play) -> str:
    """The dummy's tiles and his next draw."""
    has = counted(TILES, len(play.dummy_tiles))
    if play.next_round is None or len(play.draws) == len(ROUNDS):
        return has
    if len(play.draws) == len(ROUNDS) - 1:
        return _("{tiles} · next: a third of the bag").format(tiles=has)
    return _("{tiles} · next: six from the bag").format(tiles=has)


def what_next(play: Play) -> str:
    """The one big button's words."""
    if play.next is Next.DUMMY_DRAWS:
        return _draw(play)
    if play.next is Next.SCORE and play.next_round is not None:
        if play.next_round == ROUNDS[-1]:
            return _("End of the game")
        return _(play.game.words.scoring.to_do).format(number=play.round_name(play.next_round))
    return _("See the result")


def room_of_next(play: Play) -> str:
    """The room where that is done."""
    if play.next is Next.DUMMY_DRAWS:
        return "dummy"
    return "round" if play.next is Next.SCORE and play.next_round != ROUNDS[-1] else "end"


def _draw(play: Play) -> str:
    if play.bag is None:
        return _("Draw tiles for {dummy}").format(dummy=play.dummy_name)
    number = how_many(play.game, len(play.draws), play.bag, play.options)
    if number == AT_ONCE:
        return _("Draw {dummy}’s six tiles").format(dummy=play.dummy_name)
    return _("Draw {tiles} for {dummy}").format(tiles=counted(TILES, number), dummy=play.dummy_name)
