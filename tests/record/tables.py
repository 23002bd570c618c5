"""Tables to try things at, and a way to do whatever some numbers say."""

from random import Random

from hypothesis import strategies as st

from companion.board import building
from companion.board.building import Build
from companion.board.grid import ORIGIN, Cell
from companion.errors import CompanionError
from companion.record import Record
from companion.record.events import (
    BonusShown,
    BonusTakenBack,
    CountsTyped,
    DummyDrew,
    DummyTileCorrected,
    EntryChosen,
    EntryMode,
    GameFinished,
    GameRenamed,
    GameStarted,
    HutTaken,
    LeftoversAwarded,
    MoneyTold,
    NoteWritten,
    PalaceTakenIn,
    PlayerRenamed,
    PointsAdjusted,
    RoundCorrected,
    RoundScored,
    RulesChanged,
    Sitting,
    TakenFromReserve,
    TileBuilt,
    TileGiven,
    TileRemoved,
    TileReserved,
    TileSwapped,
)

COLOURS = ("red", "blue", "green", "yellow", "orange", "white")
NAMES = ("Ana", "Leo", "Kim", "Zoe", "Max", "Eva")
ALL_MODULES = ("vizier", "exchange", "bonus", "huts")


def sitting(number=2):
    seats = zip(COLOURS[:number], NAMES, strict=False)
    return tuple(Sitting(colour=colour, name=name) for colour, name in seats)


def table(number=2, **settings):
    return Record.start(GameStarted(players=sitting(number), **settings))


def after(record, *events):
    for event in events:
        record = record.act(event)
    return record


def built(tile, cell, player="red", **more):
    return TileBuilt(player=player, tile=tile, cell=cell, **more)


FIRST_SIX = DummyDrew(tiles=("P8", "S9", "A9", "C10", "G11", "T12"))


# What follows turns numbers into acts that people could try, sensible ones more often than not.


def _tile(play, number):
    """A tile that lies nowhere, or now and then any tile."""
    choice = play.unseen if play.unseen and number % 7 else play.game.box.tiles
    return choice[number % len(choice)].code if choice else f"Sc{number % 12 + 2}"


def _around(seat, number):
    """A cell beside the palace, where something may stand already."""
    cell = list(seat.city.tiles)[number % len(seat.city.tiles)]
    return str(cell.step("nesw"[number % 4]))


def _fitting(play, seat, number):
    """A tile that fits into a cell beside the palace, if there is one."""
    cell, around = _around(seat, number), play.surroundings(seat.colour)
    start = number % (len(play.unseen) or 1)
    for tile in (*play.unseen[start:], *play.unseen[:start]):
        if building.can(seat.city, Build(Cell.parse(cell), tile), around):
            return built(tile.code, cell, seat.colour)
    return built("G10", cell, seat.colour)


def _in(seat, number):
    """A cell of the palace; there is always the start tile."""
    return str(list(seat.city.tiles)[number % len(seat.city.tiles)])


def _reserved(seat, number):
    return seat.reserve[number % len(seat.reserve)].code if seat.reserve else "G10"


def _shown(seat, number):
    plain = [tile for _cell, tile in seat.city if not tile.walls and not tile.hut]
    return plain[number % len(plain)].code if plain else "G10"


def _drew(play, number):
    unseen = play.unseen[number % 20 :][: 6 if number % 3 else 5]
    return DummyDrew(tiles=tuple(tile.code for tile in unseen), on_purpose=number % 2 == 0)


def _correction(play, who, number):
    kept = play.scored[0].seats[number % len(play.seats)] if play.scored else play.seats[0]
    if number % 2:
        counts = {"garden": number % 3}
        return RoundCorrected(round=1, player=who, counts=counts, later_too=number % 5 > 0)
    city = kept.city if len(kept.city) < 2 or number % 3 else kept.city.without(_last(kept))
    return RoundCorrected(round=1, player=who, city=city.text, anyway=number % 4 == 0)


def _last(seat):
    return [cell for cell in seat.city.tiles if cell != ORIGIN][-1]


def _taken_in(play, seat, number):
    """A palace with a tile less than here, or now and then somebody else's."""
    city = play.seats[number % 7 % len(play.seats)].city if number % 3 else seat.city
    return PalaceTakenIn(
        player=seat.colour,
        game=play.game.name,
        city=city.without(list(city.tiles)[0 if len(city) < 2 else 1]).text,
        reserve=tuple(tile.code for tile in seat.reserve[number % 2 :]),
        on_purpose=number % 4 == 0,
    )


def _leftovers(play, number):
    tile = {"slot": 1, "currency": "blue", "tile": _tile(play, number)}
    fate = {"reason": "tie"} if number % 3 else {"to": play.seats[0].colour}
    return LeftoversAwarded(tiles=({**tile, **fate},))


def attempt(play, doing, number):
    """An act that may be legal or not."""
    seat = play.seats[number % len(play.seats)]
    who, on_purpose, to_reserve = seat.colour, number % 5 == 0, number % 2 == 0
    acts = {
        "build": lambda: _fitting(play, seat, number),
        "lay": lambda: built(
            _tile(play, number), _around(seat, number), who, on_purpose=on_purpose
        ),
        "reserve": lambda: TileReserved(player=who, tile=_tile(play, number)),
        "reserved": lambda: TakenFromReserve(player=who, tile=_reserved(seat, number)),
        "remove": lambda: TileRemoved(
            player=who, cell=_in(seat, number), to_reserve=to_reserve, on_purpose=on_purpose
        ),
        "swap": lambda: TileSwapped(
            player=who, tile=_reserved(seat, number), cell=_in(seat, number), on_purpose=on_purpose
        ),
        "correct": lambda: TileSwapped(
            player=who,
            tile=_tile(play, number),
            cell=_in(seat, number),
            from_reserve=False,
            to_reserve=False,
        ),
        "rebuild": lambda: built(
            _reserved(seat, number), _around(seat, number), who, from_reserve=True
        ),
        "hut": lambda: HutTaken(player=who, hut="HGn", cell=_around(seat, number)),
        "hut away": lambda: HutTaken(player=who, hut="HTs"),
        "count": lambda: CountsTyped(player=who, counts={"tower": number % 4}, wall=number % 5),
        "choose": lambda: EntryChosen(player=who, entry=list(EntryMode)[number % 2]),
        "show": lambda: BonusShown(player=who, tile=_shown(seat, number)),
        "hide": lambda: BonusTakenBack(player=who, tile=_shown(seat, number)),
        "tell": lambda: MoneyTold(player=who, money={"blue": number % 9}),
        "give": lambda: TileGiven(player=who, tile=_tile(play, number)),
        "draw": lambda: _drew(play, number),
        "redraw": lambda: DummyTileCorrected(
            tile=(*(tile.code for tile in play.dummy_tiles), "G10")[0],
            to=_tile(play, number) if to_reserve else None,
        ),
        "hand out": lambda: _leftovers(play, number),
        "score": lambda: RoundScored(round=play.next_round or 3, anyway=on_purpose),
        "put right": lambda: _correction(play, who, number),
        "adjust": lambda: PointsAdjusted(player=who, points=number % 9 - 4, reason="a bet"),
        "rename": lambda: PlayerRenamed(player=who, name=NAMES[number % len(NAMES)]),
        "rules": lambda: RulesChanged(
            edition=play.edition.name,
            modules=ALL_MODULES[number % 3 :],
            options={"dummy_may_win": to_reserve},
        ),
        "take in": lambda: _taken_in(play, seat, number),
        "title": lambda: GameRenamed(title=f"evening {number}"),
        "note": lambda: NoteWritten(text=f"note {number}"),
        "finish": GameFinished,
    }
    return acts[doing]()


DOINGS = (
    *("build",) * 12,
    *("lay",) * 4,
    *("reserve", "reserved", "remove", "swap", "correct", "rebuild", "hut", "hut away"),
    *("count", "choose", "show", "hide", "tell", "give", "draw", "draw", "redraw", "hand out"),
    *("score", "score", "put right", "adjust", "rename", "rules", "note", "finish"),
    *("take in", "title"),
    *("undo", "undo", "redo"),
)


def _evening(seed, length):
    numbers = Random(seed)
    return [(numbers.choice(DOINGS), numbers.randrange(10_000)) for _act in range(length)]


few = st.lists(st.tuples(st.sampled_from(DOINGS), st.integers(0, 9_999)), max_size=30)
many = st.builds(_evening, st.integers(0, 1_000_000), st.integers(40, 120))
trials = few | many
tables = st.builds(
    table,
    st.integers(2, 6),
    modules=st.sampled_from([(), ALL_MODULES, ("bonus",), ("huts",)]),
)


def step(record, doing, number):
    """Do it, or leave everything as it was when it may not be."""
    try:
        if doing == "undo":
            return record.undo()
        if doing == "redo":
            return record.redo()
        return record.act(attempt(record.play, doing, number))
    except CompanionError:
        return record


def play_on(record, trials):
    for doing, number in trials:
        record = step(record, doing, number)
    return record
