import pytest

from companion.record.events import NoteWritten
from screens.theme import Appearance
from tests.golden.reading import play_through
from tests.store.test_counted_naively import GOLDEN
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.past_tables import finished, past, play_to_the_end
from tests.ui.played import LONG_NAMES, NAMES, Elsewhere, built, sit, typed
from tests.ui.tables import where


def looked_back(hand, names=NAMES[:2], **told):
    return past(hand, "past_game", game=finished(hand, names, **told).id)


def golden(hand, name):
    path = next(path for path in GOLDEN if path.stem == name)
    record = play_through(path.read_text("utf-8"))
    kept = hand.app.store.start(record.events[0])
    kept.go_to(record)
    return kept


def replayed(hand, names=NAMES[:2], **told):
    kept = finished(hand, names, **told)
    return kept, past(hand, "replay", game=kept.id)


def test_a_finished_game_opens_to_its_result(hand):
    kept = finished(hand, title="Friday table")
    past(hand)
    hand.tap("Friday table")
    assert where(hand) == ("past_game", {})
    assert hand.says("Friday table")
    assert hand.says("Ana wins")
    assert hand.screen.rows[0].name == "Ana"
    assert hand.screen.cities == [kept.play.seats[0].city]


def test_a_game_without_a_title_is_called_after_its_players(hand):
    _kept, screen = replayed(hand)
    assert screen.game_title == "Ana and Leo"
    assert hand.says("Ana and Leo")
    past(hand, "past_game", game=screen.running.id)
    assert hand.says("Ana and Leo")


def test_of_a_shared_win_both_palaces_are_seen(hand):
    kept = sit(hand, *built("red", "G10@1,0"), *built("blue", "G11@1,0"), names=NAMES[:3])
    past(hand, "past_game", game=play_to_the_end(kept).id)
    assert hand.says("Ana and Leo share the win")
    boards = hand.screen.ids.winners.children
    assert [board.city.text for board in boards[::-1]] == ["* G10", "* G11"]
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []


def test_palaces_are_shown_as_they_stood_at_each_scoring(hand):
    screen = looked_back(hand)
    cards = screen.ids.palaces.children
    last = [len(card.city) for card in cards[::-1] if card.city]
    screen.ids.scroll.scroll_y = 0
    hand.frames(4)
    hand.tap("Round 1")
    first = [len(card.city) for card in cards[::-1] if card.city]
    assert [card.name for card in cards[::-1]] == ["Ana", "Leo", "Dirk"]
    assert all(now > then for now, then in zip(last, first, strict=True))
    assert len(cards[0].tiles) == 6


def test_what_happened_is_told_line_by_line(hand):
    looked_back(hand)
    hand.tap("What happened")
    assert hand.says("The game ended") or hand.says("Round 3 scored")


def test_a_note_is_written_from_the_game_and_stays(hand):
    screen = looked_back(hand)
    screen.running.act(NoteWritten(text="Dirk cheated"))
    hand.frames(4)
    assert screen.note == "Dirk cheated"
    screen.ids.scroll.scroll_y = 0
    hand.frames(4)
    hand.tap("Write a note")
    hand.type("rain", into="note")
    hand.tap("Save")
    assert screen.note == "rain\nDirk cheated"


def test_a_game_is_deleted_from_its_own_screen_and_brought_back(hand):
    finished(hand, title="Friday table")
    past(hand)
    hand.tap("Friday table")
    hand.tap("more")
    hand.tap("Delete")
    assert where(hand) == ("past_games", {})
    assert hand.says("Friday table: in the bin for 30 days.")
    hand.tap("Undo")
    hand.frames(6)
    assert where(hand) == ("past_game", {})
    hand.back()
    assert hand.says("Friday table")


def test_the_ways_of_a_past_game_lead_on(hand):
    hand.navigator.rooms["scoreboard"] = Elsewhere
    looked_back(hand)
    hand.tap("share")
    hand.tap("As a text")
    assert hand.says("The result was copied")
    hand.back()
    hand.tap("more")
    hand.tap("Scoreboard")
    assert where(hand) == ("scoreboard", {})
    hand.back()
    hand.tap("Replay")
    assert where(hand) == ("replay", {})


def test_a_game_without_rounds_can_be_looked_back_at(hand):
    screen = past(hand, "past_game", game=sit(hand, typed("red"), names=NAMES[:3]).id)
    assert hand.says("Round 1 comes first")
    assert screen.ids.palaces.children == []
    assert flaws() == []


def test_a_replay_is_stepped_through_by_hand(hand):
    kept, screen = replayed(hand)
    steps = kept.record.steps
    assert hand.says(f"Step 1 of {len(steps)}")
    for at in range(1, len(steps)):
        hand.tap("step on")
        play = steps[at].play
        watched = getattr(steps[at].event, "player", None)
        if watched:
            assert screen.city == play.seat(watched).city
        assert [bar.number for bar in screen.ids.race.bars][:2] == [*play.totals.values()]
    hand.tap("step back")
    assert hand.says(f"Step {len(steps) - 1} of {len(steps)}")
    for _ in range(9):
        hand.tap("scoring before") if screen.at else None
    assert screen.at == 0
    hand.tap("scoring after")
    assert screen.what == "Round 1 scored"


def test_a_finger_on_the_line_goes_to_any_step(hand):
    _kept, screen = replayed(hand)
    line = next(widget for widget in hand.seen() if hasattr(widget, "marks") and widget.height < 60)
    hand.drag((line.x + 14, line.center_y), (line.right - 1, line.center_y))
    assert screen.at == screen.number - 1
    hand.tap_at(line.center_x, line.center_y)
    assert screen.at == (screen.number - 1) // 2


@pytest.mark.parametrize("reduced_motion", [True, False])
def test_a_replay_plays_by_itself_to_its_end_and_begins_anew(hand, reduced_motion):
    hand.app.reduced_motion = reduced_motion
    _kept, screen = replayed(hand, tiles=(2, 1, 1))
    hand.tap("play")
    hand.pass_time(1)
    assert (screen.at, screen.playing) == (1, True)
    hand.tap("play")
    hand.pass_time(3)
    assert (screen.at, screen.playing) == (1, False)
    hand.tap("1×")
    hand.tap("2×")
    hand.tap("play")
    hand.until(lambda: not screen.playing, limit=3000)
    assert screen.at == screen.number - 1
    hand.tap("play")
    assert screen.at == 0
    hand.back()
    assert not screen.playing


def test_one_palace_is_stayed_with_until_it_is_tapped_again(hand):
    kept, screen = replayed(hand)
    race = screen.ids.race
    hand.tap(race, at=(0.5, 0.5))
    assert screen.name == "Leo"
    screen.go_to(3)
    assert screen.name == "Leo"
    hand.tap(race, at=(0.5, 0.1))
    assert (screen.name, screen.city, len(screen.tiles)) == ("Dirk", None, 6)
    hand.tap(race, at=(0.5, 0.1))
    screen.go_to(kept.record.events.index(kept.record.events[-1]))
    assert screen.stays_with is None


@pytest.mark.parametrize("name", [path.stem for path in GOLDEN])
def test_every_game_is_looked_back_at_and_replayed(hand, name):
    kept = golden(hand, name)
    past(hand, "past_game", game=kept.id)
    assert flaws() == []
    screen = past(hand, "replay", game=kept.id)
    for at in range(0, screen.number, 3):
        screen.go_to(at)
        hand.frames(1)
    assert flaws() == []


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_a_past_game_and_its_replay_fit_every_size(hand, size, appearance):
    kept = finished(hand, LONG_NAMES, tiles=(2, 1, 1))
    past(hand, "past_game", game=kept.id)
    hand.choose(appearance)
    hand.resize(*size)
    assert flaws() == []
    hand.navigator.go("replay", game=kept.id)
    hand.screen.go_to(12)
    hand.frames(6)
    assert flaws() == []
    # What happened is seen, the race right below it, and both can be scrolled through.
    told, happened, race = (hand.screen.ids[name] for name in ("told", "happened", "race"))
    assert happened.to_window(0, happened.top)[1] == pytest.approx(told.top)
    assert race.to_window(0, race.top)[1] == pytest.approx(happened.to_window(0, happened.y)[1] - 4)
