"""Sharing: the picture's pixels, the files that go out, and what Android is asked for."""

import io
import json

import pytest
from kivy.core.clipboard import Clipboard
from PIL import Image

from companion.record.events import GameFinished
from companion.share import as_text, read_game
from screens.sharing.result_picture import COLUMN, EDGE, HIGH, NUMBER, WIDE
from screens.theme import DARK, LIGHT
from tests.paper_phone.intent import Intent
from tests.paper_phone.phone import PaperPhone
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.past_tables import finished, play_to_the_end
from tests.ui.played import NAMES, enter, scored, sit, typed
from tests.ui.tables import six_players, two_players

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def copied(monkeypatch):
    texts = []
    monkeypatch.setattr(Clipboard, "copy", texts.append)
    return texts


def won(hand):
    kept = two_players(hand, rounds=2)
    kept.act(scored(3))
    kept.act(GameFinished())
    return kept


def colour(code):
    return tuple(int(code[at : at + 2], 16) for at in (1, 3, 5))


def share_from_scores(hand, kept):
    enter(hand, "scoreboard", kept)
    hand.tap("more")
    hand.tap("Share the result")


@pytest.mark.parametrize(("look", "shades"), [("Light", LIGHT), ("Dark", DARK)])
def test_the_result_goes_out_as_a_picture_with_winner_palace_wall_table_and_race(
    hand, home, look, shades
):
    share_from_scores(hand, won(hand))
    hand.tap(look)
    hand.tap("Share the picture")
    hand.tap("Keep it there")
    (file,) = home.iterdir()
    assert file.suffix == ".png"
    assert hand.says(f"The file is kept: {file}")
    seen = Image.open(io.BytesIO(file.read_bytes()))
    assert (seen.size, seen.mode) == ((WIDE, HIGH), "RGB")
    # Its ground reaches every edge.
    ground = colour(shades["background"])
    corners = [(0, 0), (WIDE - 1, 0), (0, HIGH - 1), (WIDE - 1, HIGH - 1)]
    assert {seen.getpixel(corner) for corner in corners} == {ground}
    # The crown and the glowing wall are gold, and lie where they should.
    gold = [
        (x, y)
        for x in range(0, WIDE, 4)
        for y in range(0, HIGH, 4)
        if _near(seen.getpixel((x, y)), (227, 160, 8))
    ]
    crown = [at for at in gold if at[0] < 200 and at[1] < 220]
    wall = [at for at in gold if at[1] > 236]
    assert len(crown) > 40
    assert len(wall) > 150
    # The points of the first are written where the table has its sum, in ink on paper.
    paper, ink = colour(shades["surfaceContainerLowest"]), colour(shades["onSurface"])
    table = [seen.getpixel((x, y)) for x in range(840, 984) for y in range(700, 1060, 2)]
    assert sum(pixel == paper for pixel in table) > len(table) / 2
    assert sum(_near(pixel, ink) for pixel in table) > 300


def _near(pixel, wanted):
    return all(abs(one - other) < 24 for one, other in zip(pixel, wanted, strict=True))


def test_the_picture_is_the_same_whatever_the_phone_and_its_text_size(hand):
    kept = won(hand)
    enter(hand, "share", kept)
    before = hand.screen._picture.file()
    hand.app.prefer(text_size=140)
    hand.resize(320, 640)
    enter(hand, "share", kept)
    assert hand.screen._picture.file() == before


@pytest.mark.parametrize("table", [six_players, lambda hand: sit(hand, names=NAMES[:3])])
def test_every_table_has_a_picture(hand, table):
    enter(hand, "share", table(hand))
    assert hand.screen.texture.size == (WIDE, HIGH)


LONGEST = (
    "Maximiliane-Theodora von Hohenzollern-Si",
    "Wojciech Brzęczyszczykiewicz-Chrząszczew",
    "Konstantinopolitańczykowianeczka Łódzka",
    "W" * 40,
    "Bartholomäus Österreicher-Großmann-Weiß",
    "Małgorzata Wyspiańska-Żółkiewska-Śliwińs",
)


def alike(hand, names, **started):
    """A game that all of them win together, without a palace to be seen."""
    colours = ("red", "blue", "green", "yellow", "orange", "white")
    return play_to_the_end(
        sit(hand, *(typed(each) for each in colours[: len(names)]), names=names, **started)
    )


def drawn(hand, kept):
    enter(hand, "share", kept)
    return Image.open(io.BytesIO(hand.screen._picture.file()))


def one_wins(hand, names, **started):
    return finished(hand, names, tiles=(2, 2, 2), **started)


@pytest.mark.parametrize("table", [alike, one_wins])
@pytest.mark.parametrize("number", [2, 6])
def test_the_longest_names_and_title_stay_within_the_picture_and_off_the_points(
    hand, table, number
):
    seen = drawn(hand, table(hand, LONGEST[:number], title="W" * 100)).load()
    ground, paper = seen[0, 0], colour(LIGHT["surfaceContainerLowest"])
    margin = [*range(EDGE - 20), *range(WIDE - EDGE + 20, WIDE)]
    assert {seen[x, y] for x in margin for y in range(HIGH)} == {ground}
    rows = [y for y in range(HIGH) if seen[EDGE + 12, y] == paper]
    before_points = WIDE - EDGE - 36 - 3 * COLUMN - NUMBER
    lines_alone = {seen[EDGE + 30, y] for y in rows}
    assert {seen[before_points, y] for y in rows} == lines_alone


def test_a_name_in_any_alphabet_is_drawn_in_the_picture(hand):
    pictures = [drawn(hand, alike(hand, (name, "Leo"))) for name in ("Ἀθηνᾶ", "Ἀθηνἅ")]
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_the_result_is_copied_as_a_text(hand, copied):
    kept = won(hand)
    share_from_scores(hand, kept)
    hand.tap("As a text")
    assert copied == [as_text(kept.play)]
    assert hand.says("The result was copied; paste it wherever you like.")


def test_the_whole_game_is_kept_as_a_file(hand, home):
    kept = won(hand)
    share_from_scores(hand, kept)
    hand.tap("The whole game as a file")
    hand.tap("Keep it there")
    (file,) = home.glob("*.json")
    assert file.name.startswith("Alhambra Friday table 20")
    assert read_game(file.read_bytes()).record.events == kept.record.events


def test_a_file_that_is_there_already_is_left_alone(hand, home):
    share_from_scores(hand, won(hand))
    for _ in range(2):
        hand.tap("As a table for a spreadsheet")
        hand.tap("Keep it there")
    assert hand.says("This cannot be written: File exists.")
    (file,) = home.glob("*.csv")
    assert file.read_text("utf-8-sig").startswith("Round,Player")
    hand.navigator.layers[-1].content.path = "/nowhere/at/all.csv"
    hand.tap("Keep it there")
    assert hand.says("This cannot be written: No such file or directory.")


def test_a_game_with_a_title_of_any_letters_has_a_file_name(hand, home):
    kept = won(hand)
    hand.app.store.rename(kept.id, "../../Ana & Leo: “Żółw”?")
    share_from_scores(hand, kept)
    hand.tap("The whole game as a file")
    hand.tap("Keep it there")
    (file,) = home.glob("*.json")
    assert file.name.startswith("Alhambra Ana Leo Żółw 20")


def test_all_ways_of_sharing_are_read_and_hit_at_every_size(hand):
    enter(hand, "share", won(hand))
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []
    hand.tap("The whole game as a file")
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []


@pytest.fixture
def paper(monkeypatch, tmp_path):
    folder = tmp_path / "gallery"
    folder.mkdir()
    return PaperPhone(folder=folder).plug_in(monkeypatch)


def test_android_gets_the_picture_through_its_gallery_and_hands_it_on(hand, paper):
    kept = won(hand)
    enter(hand, "share", kept)
    hand.tap("Share the picture")
    (picture,) = paper.gallery
    assert picture["mime_type"] == "image/png"
    assert picture["relative_path"].startswith("Pictures/")
    (file,) = paper.folder.iterdir()
    assert Image.open(io.BytesIO(file.read_bytes())).size == (WIDE, HIGH)
    action, sort, extras, _title = paper.shared[-1]
    assert (action, sort) == (Intent.ACTION_SEND, "image/png")
    assert extras == {
        Intent.EXTRA_STREAM: str(file),
        Intent.EXTRA_TEXT: as_text(kept.play),
    }


@pytest.mark.parametrize("why", ["an old Android", "a full phone"])
def test_where_no_picture_can_go_the_text_goes_out(hand, paper, why):
    if why == "an old Android":
        paper.sdk = 28
    else:
        paper.gallery_is_closed = True
    kept = won(hand)
    enter(hand, "share", kept)
    hand.tap("Share the picture")
    assert paper.shared[-1][:2] == (Intent.ACTION_SEND, "text/plain")
    assert paper.shared[-1][2] == {Intent.EXTRA_TEXT: as_text(kept.play)}


def test_android_asks_where_to_keep_the_file(hand, paper):
    enter(hand, "share", won(hand))
    hand.tap("The whole game as a file")
    intent, _number = paper.asked[-1]
    assert (intent.action, intent.sort) == (Intent.ACTION_CREATE_DOCUMENT, "application/json")
    assert intent.categories == [Intent.CATEGORY_OPENABLE]
    assert intent.extras[Intent.EXTRA_TITLE].endswith(".json")
    file = paper.folder / "chosen.json"
    paper.answer(str(file))
    hand.frames(3)
    assert json.loads(file.read_text())["format"] == "alhambra-companion-game"
    assert hand.says("The file is kept.")


def test_who_goes_back_keeps_nothing_and_a_place_that_is_gone_is_told(hand, paper):
    enter(hand, "share", won(hand))
    hand.tap("The whole game as a file")
    paper.answer(None, result=0)
    hand.frames(3)
    assert not hand.says("The file is kept.")
    hand.tap("The whole game as a file")
    paper.answer("content://gone")
    hand.frames(3)
    assert hand.says("The file could not be kept there.")
    assert list(paper.folder.iterdir()) == []
