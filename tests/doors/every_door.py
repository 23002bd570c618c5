"""Every way by which something from outside comes in, with good inputs to spoil.

To knock at a door is to bring bytes; the answer is the refusal, or nothing where they were taken.
Whatever else is raised is a defect.
"""

import json
import shutil
from collections.abc import Callable
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from companion import preferences, trail
from companion.board.city import City
from companion.drafts.asked_lately import AskedLately
from companion.drafts.collecting import Collecting
from companion.drafts.draw_plan import DrawPlan
from companion.drafts.market import Market
from companion.drafts.new_table import NewTable
from companion.drafts.palace.past_palace import CorrectionDraft
from companion.drafts.purse import Purse
from companion.drafts.round_the_table import RoundTheTable
from companion.drafts.taking_up import taken_up
from companion.drafts.ticks import Ticks
from companion.drafts.trial import Trial
from companion.drafts.usual_table import UsualTable
from companion.errors import CompanionError
from companion.games import ALHAMBRA, GAMES, GRANADA
from companion.input.json_text import read_json
from companion.record.events import GameStarted, NoteWritten, TileBuilt
from companion.record.seat import Colour
from companion.share import checked_code, game_parts, palace_code
from companion.share.arriving import arrived
from companion.share.game_file import read_game, write_game
from companion.share.palace_code import HandedOver
from companion.store import Store, everything
from companion.terminal import commands
from companion.terminal.batch import respond
from companion.tileset.tile_file import read_tiles
from tests.doors.samples import EVENTS, LEFTOVERS, REQUESTS, ROUND, SCHOOLS, TILE_SET, game
from tests.record.tables import sitting

CITIES = ("*", ". T9nw A6ne / G8nw * G9e / G6esw A6sw S6es", "P6s * G10 . A10 / HGnw . P8")
GRANADA_CITIES = ("Sc10e * Ar7 / . Pa2nsw / . . . Di13", "*", "Sc10e * / Ba4 Hp13")
DRAFTS = (
    AskedLately(),
    Collecting(),
    CorrectionDraft(),
    DrawPlan(),
    Market(),
    NewTable(),
    Purse(),
    RoundTheTable(),
    Ticks(),
    Trial(),
    UsualTable(),
)


class Door(NamedTuple):
    """A way in: what comes in by it when all is well, and how one knocks."""

    samples: tuple[bytes, ...]
    knock: Callable[[bytes], str]
    share: float = 1.0
    """How often it is tried beside others; one that opens slowly is tried less often in a test."""


def refusal(take, *brought):
    """What is said against it, or nothing."""
    try:
        take(*brought)
    except CompanionError as problem:
        return str(problem)
    return ""


def text_of(raw):
    """Bytes as a text field hands them over, or a message."""
    return raw.decode("utf-8", "surrogateescape")


def lines(*written):
    return tuple(each.encode() for each in written)


def json_lines(*written):
    return lines(*map(json.dumps, written))


def notation(raw, game_=ALHAMBRA):
    def read_and_write():
        city = City.parse(text_of(raw), game_.box)
        assert City.parse(city.text, game_.box) == city

    return refusal(read_and_write)


def notation_of_granada(raw):
    return notation(raw, GRANADA)


def sheet(raw):
    def answer():
        request = read_json(raw)
        sort = "leftovers" if "slots" in request else "score"
        command = commands.find(sort)
        command.for_people(command.solve(request))

    return refusal(answer)


def batch(raw):
    answer = respond(raw)
    json.dumps(answer)
    return str(answer.get("error", ""))


def game_file(raw):
    def read_and_write():
        shared = read_game(raw)
        assert read_game(write_game(shared).encode()) == shared

    return refusal(read_and_write)


def palace(raw):
    return refusal(palace_code.read, text_of(raw))


def message(raw):
    return refusal(arrived, text_of(raw))


def tile_set(raw):
    return refusal(read_tiles, raw)


def draft(raw):
    for fresh in DRAFTS:
        found = taken_up(text_of(raw), fresh)
        assert taken_up(found.model_dump_json(), fresh) == found
    return ""


class Folder:
    """A folder of the app's, in which one file is what is brought."""

    def __init__(self, path: Path):
        self.path = path

    def trail(self, raw):
        (self.path / trail.FILE).write_bytes(raw)
        assert all(isinstance(name, str) for name, _params in trail.recall(self.path))
        return ""

    def settings(self, raw):
        (self.path / preferences.FILE).write_bytes(raw)
        kept = preferences.kept(self.path)
        preferences.keep(self.path, kept)
        assert preferences.kept(self.path) == kept
        return ""

    def everything(self, raw):
        with self.store() as store:
            return refusal(lambda: [*everything.take_in(store, raw)])

    def games(self, raw):
        with self.store(raw) as store:
            for each in store.games():
                refusal(store.open, each.id)
            kept = store.start(GameStarted(players=sitting(2)))
            kept.act(NoteWritten(text="windy"))
            assert store.open(kept.id).record == kept.record
        return ""

    @contextmanager
    def store(self, raw=None):
        """A store of its own, gone afterwards."""
        folder = self.path / "kept"
        folder.mkdir()
        if raw is not None:
            (folder / "games.db").write_bytes(raw)
        try:
            with closing(Store(folder)) as store:
                yield store
        finally:
            shutil.rmtree(folder)


def some_evening(path):
    """A file of games as the app leaves it behind."""
    with closing(Store(path)) as store:
        kept = store.start(GameStarted(players=sitting(3)))
        kept.act(TileBuilt(player=Colour.RED, tile="G10", cell="1,0"))
        store.start(GameStarted(players=sitting(2), game="granada"))
    return (path / "games.db").read_bytes()


def handed_over():
    """Palaces and a whole game, as codes."""
    for game_, cities in ((ALHAMBRA, CITIES), (GRANADA, GRANADA_CITIES)):
        for city in cities:
            palace_ = City.parse(city, GAMES[game_.name].box)
            yield palace_code.write(HandedOver(game_, palace_, (), (), "Ana"))


def doors(folder: Path):
    """Every door, by its name; the folder is for what has to lie on the disk."""
    codes = tuple(handed_over())
    parts = game_parts.split(json.dumps(game(*EVENTS[:1])).encode())
    links = [*map(checked_code.link, codes), *(part.code for part in parts)]
    here = Folder(folder)
    whole = json.dumps({"format": everything.FORMAT, "version": 1, "games": 2})
    return {
        "notation": Door(lines(*CITIES), notation),
        "notation of Granada": Door(lines(*GRANADA_CITIES), notation_of_granada),
        "sheet": Door(json_lines(ROUND, SCHOOLS, LEFTOVERS), sheet),
        "batch": Door(json_lines(*REQUESTS), batch),
        "game file": Door(json_lines(*(game(EVENTS[0], each) for each in EVENTS)), game_file),
        "palace code": Door(lines(*codes), palace),
        "link": Door(lines(*links, f"Here is mine: {links[0]} See you!"), message),
        "tile set": Door(json_lines(TILE_SET), tile_set),
        "draft": Door(lines(*(each.model_dump_json() for each in DRAFTS)), draft),
        "trail": Door(json_lines([["table", {}], ["palace", {"seat": "red"}]]), here.trail),
        "settings": Door(json_lines({"language": "pl", "text_size": 120}), here.settings),
        "everything": Door(
            lines("\n".join([whole, *map(json.dumps, (game(EVENTS[0]), TILE_SET))])),
            here.everything,
            share=0.05,
        ),
        "games": Door((some_evening(folder / "evening"),), here.games, share=0.05),
    }
