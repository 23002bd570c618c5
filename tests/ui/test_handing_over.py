"""From phone to phone: two apps on two data folders hand over a palace and a whole table."""

import pytest
from kivy.core.clipboard import Clipboard
from kivy.core.window import Window

from companion.record.events import TileReserved
from companion.share import checked_code, palace_code
from companion.share.palace_code import HandedOver
from companion.share.qr_code import QUIET, squares
from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.played import NAMES, built, enter, sit
from tests.ui.tables import at, six_players, two_players

HERS = "G10n@1,0 T12@0,1 A9@1,1"


@pytest.fixture
def copied(monkeypatch):
    texts = []
    monkeypatch.setattr(Clipboard, "copy", texts.append)
    return texts


def played_alike(hand):
    """Two phones at the same table: what the tables told each other is the same on both."""
    return sit(hand, *built("red", "G10n@1,0"), *built("blue", "P6n@0,-1"), title="Friday")


def link_shown(hand, copied):
    hand.tap("copy")
    return copied[-1]


def seen(hand, board):
    """What stands on a board: each tile with its place."""
    return {str(cell): tile.code for cell, tile in board.city}


def test_a_palace_goes_from_one_phone_to_another(tmp_path, copied):
    with Hand(tmp_path / "hers") as hers:
        kept = sit(hers, *built("red", HERS), names=NAMES[:2])
        kept.act(TileReserved(player="red", tile="P8"))
        enter(hers, "palace", kept, seat="red")
        hers.tap("more")
        hers.tap("Hand over this palace")
        assert hers.says("Ana’s palace · Ana and Leo")
        link = link_shown(hers, copied)
        palace = kept.play.seats[0]
    with Hand(tmp_path / "theirs") as theirs:
        kept = played_alike(theirs)
        at(theirs, kept)
        theirs.tap("more")
        theirs.tap("Take in a palace")
        theirs.type(link, into="code")
        theirs.tap("Read it")
        assert theirs.says("2 tiles more")
        assert theirs.says("1 more in the reserve")
        theirs.tap("Take it in for Ana")
        assert theirs.navigator.trail[-1][0] == "table"
        assert kept.play.seats[0].city == palace.city
        assert kept.play.seats[0].reserve == palace.reserve
        theirs.tap("Undo")
        assert kept.play.seats[0].city.text == "* G10n"


def test_a_link_opens_the_app_on_the_palace_that_it_brings(tmp_path):
    with Hand(tmp_path) as hand:
        kept = played_alike(hand)
        code = palace_code.write(HandedOver.by(kept.play.seats[1], kept.play))
        hand.kill()
        hand.open(link=checked_code.link(code))
        hand.frames(6)
        assert hand.says("A palace arrives")
        assert hand.says("Nothing differs from what is here already.")
        hand.back()
        assert hand.navigator.trail[-1][0] == "home"


def test_a_palace_is_given_to_whoever_is_tapped(hand, copied):
    kept = played_alike(hand)
    code = palace_code.write(HandedOver.by(kept.play.seats[0], kept.play))
    at(hand, kept, "take_in", text=code)
    hand.tap("Leo")
    assert hand.says("Ana has built the same garden 10 already.")
    hand.tap("Take it in for Leo")
    assert kept.play.seats[1].city.text == "* G10n"


def test_whose_it_is_is_asked_once_where_nobody_is_called_so(hand):
    kept = played_alike(hand)
    handed = HandedOver.by(kept.play.seats[0], kept.play)
    other = HandedOver(handed.game, handed.city, name="Zoë")
    at(hand, kept, "take_in", text=palace_code.write(other))
    assert hand.find("Whose palace is it?").disabled
    hand.tap("Leo")
    assert not hand.find("Take it in for Leo").disabled


def test_of_two_tables_another_can_be_chosen(hand):
    first, second = played_alike(hand), sit(hand, names=NAMES[2:4], title="Monday")
    code = palace_code.write(HandedOver.by(first.play.seats[0], first.play))
    at(hand, second, "take_in", text=code)
    assert hand.says("Monday")
    hand.tap("Another table")
    hand.tap("Friday")
    assert hand.says("Take it in for Ana")


def test_without_a_game_one_is_offered(hand):
    kept = played_alike(hand)
    code = palace_code.write(HandedOver.by(kept.play.seats[0], kept.play))
    hand.app.store.delete(kept.id)
    hand.navigator.go("take_in", text=code)
    hand.frames(4)
    assert hand.says("No game of Alhambra is going on here.")
    hand.tap("New game")
    assert hand.navigator.trail[-1][0] == "new_game"


def test_what_the_table_cannot_take_in_is_said_and_not_offered(hand):
    kept = sit(hand, names=NAMES[:2])
    hut = sit(hand, names=NAMES[:2], modules=("huts",))
    handed = palace_code.read("PA013QU6NVUY346WSANFQZ")
    city = type(handed.city).parse("* HGn", handed.game.box)
    code = palace_code.write(HandedOver(handed.game, city, name="Ana"))
    hand.app.store.delete(hut.id)
    at(hand, kept, "take_in", text=code)
    assert hand.find("Take it in for Ana").disabled


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("alhambra:PA013QU6NVUY346WSANFQ7", "This code is damaged"),
        ("Hello Ana!", "This is no code of this app, or it is damaged."),
    ],
)
def test_a_damaged_code_is_refused_in_a_sentence_and_can_be_put_right(hand, text, reason):
    at(hand, played_alike(hand), "take_in", text=text)
    assert hand.says(reason)
    assert hand.screen.panel.ids.code.text == text
    hand.screen.panel.ids.code.text = "PA013QU6NVUY346WSANFQZ"
    hand.frames(2)
    hand.tap("Read it")
    assert hand.says("Take it in for Ana")


def test_what_was_copied_is_pasted(hand, monkeypatch):
    monkeypatch.setattr(Clipboard, "paste", lambda: "alhambra:PA013QU6NVUY346WSANFQZ")
    at(hand, played_alike(hand), "take_in")
    hand.tap("Paste what was copied")
    assert hand.says("A palace arrives")
    monkeypatch.setattr(Clipboard, "paste", lambda: None)
    at(hand, played_alike(hand), "take_in")
    hand.tap("Paste what was copied")
    assert hand.says("Take in")


def test_a_whole_table_goes_on_on_another_phone(tmp_path, copied):
    with Hand(tmp_path / "hers") as hers:
        kept = two_players(hers, rounds=2)
        at(hers, kept)
        hers.tap("more")
        hers.tap("Hand over the table")
        assert hers.says("The whole table · Friday table")
        links = [link_shown(hers, copied)]
        while hers.screen.part < hers.screen.parts - 1:
            hers.tap("next part")
            links.append(link_shown(hers, copied))
        play = kept.play
        hers.back()
        assert hers.screen.part == hers.screen.parts - 2
    assert len(links) > 1
    with Hand(tmp_path / "theirs") as theirs:
        for link in links[1:]:
            theirs.app.take_in(link)
            theirs.frames(4)
        assert theirs.says("still missing: 1.")
        # A battery that is empty, or an app that is killed, loses nothing.
        theirs.kill()
        theirs.open()
        theirs.app.take_in(links[0])
        theirs.frames(6)
        assert theirs.says("The table is taken in.")
        assert theirs.app.running.play == play
        assert theirs.navigator.trail[-1][0] == "table"
        assert [name for name, _ in theirs.navigator.trail].count("take_in") <= 1
        for link in links:
            theirs.app.take_in(link)
            theirs.frames(4)
        assert len(theirs.app.store.games()) == 1


def codes_of_the_table(hand, copied):
    """Every code of the table, read off the screen one after the other."""
    hand.tap("more")
    hand.tap("Hand over the table")
    links = [link_shown(hand, copied)]
    while hand.screen.part < hand.screen.parts - 1:
        hand.tap("next part")
        links.append(link_shown(hand, copied))
    return links


def test_a_round_that_was_scored_on_another_phone_comes_back(tmp_path, copied):
    with Hand(tmp_path / "hers") as hers:
        kept = sit(hers, *built("red", HERS), *built("blue", "P6n@0,-1"), names=NAMES[:3])
        at(hers, kept)
        there = codes_of_the_table(hers, copied)
    with Hand(tmp_path / "theirs") as theirs:
        for link in there:
            theirs.app.take_in(link)
            theirs.frames(6)
        theirs.tap("Score round 1")
        theirs.tap("Confirm round 1")
        theirs.back()
        at(theirs, theirs.app.running.kept)
        back = codes_of_the_table(theirs, copied)
        totals = theirs.app.running.play.totals
        assert any(totals.values())
    with Hand(tmp_path / "hers") as hers:
        for link in back:
            hers.app.take_in(link)
            hers.frames(6)
        assert hers.says("The game goes on from there.")
        assert hers.app.running.play.totals == totals
        assert [game.id for game in hers.app.store.games()] == [kept.id]


def test_codes_that_were_begun_can_be_begun_again(hand):
    kept = two_players(hand, rounds=2)
    at(hand, kept, "hand_over")
    link = hand.screen.link
    hand.app.take_in(link)
    hand.frames(4)
    hand.tap("Begin again")
    assert hand.says("Point the camera of this phone at the code on the other one")


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_the_code_is_seen_square_by_square_dark_on_white_in_both_looks(tmp_path, appearance):
    with Hand(tmp_path, draws=True) as hand:
        enter(hand, "hand_over", two_players(hand), seat="red")
        hand.choose(appearance)
        hand.frames(4)
        picture = hand.screen.ids.picture
        code = hand.screen.link.removeprefix("alhambra:")
        wanted = squares(code)
        step, side = picture.square, len(wanted) + 2 * QUIET
        assert step * side > 0.85 * min(picture.size)
        left = round(picture.center_x - side * step / 2)
        bottom = round(picture.center_y - side * step / 2)
        seen = pixels_of(hand)

        def is_dark(column, row):
            x, y = (
                left + int((column + QUIET + 0.5) * step),
                bottom + int((len(wanted) - row - 1 + QUIET + 0.5) * step),
            )
            return sum(seen(x, y)) < 3 * 128

        drawn = tuple(
            tuple(is_dark(column, row) for column in range(len(wanted)))
            for row in range(len(wanted))
        )
        assert drawn == wanted
        assert not any(is_dark(-2, row) for row in range(len(wanted)))


def pixels_of(hand):
    """The window as it is drawn now: the colour at a point, counted from its lower left corner."""
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    width, height = map(int, hand.navigator.size)
    Window.canvas.ask_update()
    hand.frames(2)
    raw = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    return lambda x, y: tuple(raw[(y * width + x) * 3 : (y * width + x) * 3 + 3])


def test_the_message_holds_the_link(hand, copied):
    enter(hand, "hand_over", two_players(hand), seat="red")
    hand.tap("Send as a message")
    assert copied == [f"Ana’s palace, for the Alhambra companion: {hand.screen.link}"]


def test_all_of_it_is_read_and_hit_at_every_size(hand):
    kept = six_players(hand)
    code = palace_code.write(HandedOver.by(kept.play.seats[1], kept.play))
    for room, params in (
        ("hand_over", {"seat": "red"}),
        ("hand_over", {}),
        ("take_in", {"text": code}),
        ("take_in", {"text": "nonsense"}),
    ):
        at(hand, kept, room, **params)
        for size in SIZES:
            hand.resize(*size)
            assert flaws() == []
