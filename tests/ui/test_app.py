import os
import subprocess
import sys
from pathlib import Path

from kivy.core.window import Window

import companion

ROOT = Path(__file__).parents[2]


def test_a_paused_app_waits(app):
    assert app.on_pause()


def test_the_app_has_the_version_of_the_game(app):
    assert app.version == companion.__version__


def test_a_field_that_is_typed_into_stays_above_the_keyboard(app):
    assert Window.softinput_mode == "below_target"


def test_the_data_folder_is_made_where_there_is_none(tmp_path):
    from tests.ui.hand import Hand

    with Hand(tmp_path / "new" / "place") as hand:
        assert (hand.app.data_folder / "trail.json").exists()


def test_pictures_are_painted_where_there_is_no_screen(tmp_path):
    command = [sys.executable, "main.py", "--picture", str(tmp_path)]
    environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen"}
    said = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout
    pictures = [tmp_path / "home-light.png", tmp_path / "home-dark.png"]
    assert said.split("\n")[:2] == [f"The picture is {picture}" for picture in pictures]
    assert all(picture.stat().st_size > 5_000 for picture in pictures)
