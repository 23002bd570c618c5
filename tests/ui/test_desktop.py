"""A desktop's own programs: its dialog for files, and the clipboard for pictures."""

import io
import subprocess

import pytest
from kivy.core.clipboard import Clipboard
from PIL import Image

from companion.record.events import GameFinished
from companion.share import as_text, read_game
from screens.sharing.result_picture import HIGH, WIDE
from tests.ui.played import enter, scored
from tests.ui.tables import two_players


class Desktop:
    """Programs of our own under the names of a desktop's, each of which writes down its words."""

    def __init__(self, folder):
        self.folder = folder
        self.started = []
        folder.mkdir()

    def install(self, program, script):
        """Put a program there; what it was told stands in the file "$SAID"."""
        said = self.folder / f"{program}.said"
        file = self.folder / program
        file.write_text(f'#!/bin/sh\nSAID="{said}"\nprintf "%s\\n" "$@" > "$SAID"\n{script}\n')
        file.chmod(0o755)

    def said(self, program):
        """The words that a program was started with."""
        return (self.folder / f"{program}.said").read_text().splitlines()

    def start(self, *args, **kwargs):
        """Start a program as Python does, and remember it."""
        self.started.append(START(*args, **kwargs))
        return self.started[-1]

    def choose(self, hand):
        """Let the dialog that was opened last answer."""
        self.started[-1].wait(timeout=60)
        hand.pass_time(0.3)


START = subprocess.Popen


@pytest.fixture
def desktop(tmp_path, monkeypatch):
    found = Desktop(tmp_path / "programs")
    monkeypatch.setenv("PATH", f"{found.folder}:/usr/bin:/bin")
    monkeypatch.setenv("DISPLAY", ":77")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(subprocess, "Popen", found.start)
    return found


@pytest.fixture
def over(hand):
    kept = two_players(hand, rounds=2)
    kept.act(scored(3))
    kept.act(GameFinished())
    enter(hand, "share", kept)
    return kept


@pytest.fixture
def copied(monkeypatch):
    texts = []
    monkeypatch.setattr(Clipboard, "copy", texts.append)
    return texts


def test_the_picture_is_copied_and_kept_where_the_dialog_says(hand, desktop, over, tmp_path):
    desktop.install("xclip", 'cat > "$SAID.png"')
    desktop.install("zenity", f'echo "{tmp_path}/kept.png"')
    hand.tap("Share the picture")
    assert hand.says("The picture is copied; paste it wherever you like")
    assert desktop.said("xclip") == ["-selection", "clipboard", "-target", "image/png"]
    pasted = (desktop.folder / "xclip.said.png").read_bytes()
    assert Image.open(io.BytesIO(pasted)).size == (WIDE, HIGH)
    desktop.choose(hand)
    *words, path = desktop.said("zenity")
    assert words == ["--file-selection", "--save", "--title", "Keep a file", "--filename"]
    assert path.endswith(".png")
    assert (tmp_path / "kept.png").read_bytes() == pasted
    assert hand.says(f"The file is kept: {tmp_path}/kept.png")
    hand.tap("The whole game as a file")
    desktop.choose(hand)
    assert hand.says("This cannot be written: File exists.")


def test_wayland_has_a_clipboard_of_its_own(hand, desktop, over, monkeypatch):
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    desktop.install("xclip", "exit 1")
    desktop.install("wl-copy", 'cat > "$SAID.png"')
    hand.tap("Share the picture")
    assert desktop.said("wl-copy") == ["--type", "image/png"]
    assert hand.says("The picture is copied; paste it wherever you like")


def test_where_no_program_takes_a_picture_the_text_is_copied(hand, desktop, over, copied):
    desktop.install("xclip", "exit 1")
    hand.tap("Share the picture")
    assert copied == [as_text(over.play)]
    assert hand.says("The result is copied as a text; keep the picture as a file.")
    # Without a dialog of the desktop's a path is typed.
    assert hand.says("Keep it there")


def test_a_game_is_taken_in_from_where_the_dialog_says(hand, desktop, over, tmp_path):
    desktop.install("kdialog", f'echo "{tmp_path}/game.json"')
    hand.tap("The whole game as a file")
    desktop.choose(hand)
    assert desktop.said("kdialog")[:3] == ["--title", "Keep a file", "--getsavefilename"]
    assert read_game((tmp_path / "game.json").read_bytes()).record == over.record
    hand.navigator.go("data")
    hand.frames(4)
    hand.tap("Take in a file")
    desktop.choose(hand)
    assert desktop.said("kdialog")[:3] == ["--title", "Take in a file", "--getopenfilename"]
    hand.until(lambda: hand.says("1 game was here already."))
    hand.tap("OK")
    desktop.install("kdialog", "echo /nowhere/at/all.json")
    hand.tap("Take in a file")
    desktop.choose(hand)
    assert hand.says("No such file or directory")


def test_who_closes_the_dialog_has_chosen_nothing(hand, desktop, over, tmp_path):
    desktop.install("zenity", f'echo "{tmp_path}/kept.json"; exit 1')
    hand.tap("The whole game as a file")
    desktop.choose(hand)
    assert not (tmp_path / "kept.json").exists()
    assert hand.navigator.layers == []


def test_a_program_that_does_not_start_is_none(hand, desktop, over):
    (desktop.folder / "zenity").write_text("no program")
    (desktop.folder / "zenity").chmod(0o755)
    hand.tap("The whole game as a file")
    assert hand.says("Keep it there")


@pytest.mark.parametrize("screen", [{"SDL_VIDEODRIVER": "offscreen"}, {"DISPLAY": ""}])
def test_without_a_screen_no_program_is_asked(hand, desktop, over, monkeypatch, screen):
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    for program in ("zenity", "xclip"):
        desktop.install(program, "exit 0")
    hand.tap("Share the picture")
    assert desktop.started == []
    assert hand.says("Keep it there")
