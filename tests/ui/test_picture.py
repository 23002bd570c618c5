import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_without_a_screen_the_sample_game_is_played_and_its_pictures_kept(tmp_path):
    command = [sys.executable, "main.py", "--picture", str(tmp_path / "pictures")]
    quiet = {**os.environ, "KIVY_HOME": str(tmp_path / "kivy"), "SDL_VIDEODRIVER": "offscreen"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"are in {tmp_path / 'pictures'}." in done.stdout
    names = {picture.stem for picture in (tmp_path / "pictures").iterdir()}
    shown = ("1-home", "2-palace", "3-round", "4-table", "5-scoreboard")
    assert names == {f"{name}-{look}" for name in shown for look in ("light", "dark")}
    # A screen that was drawn has many colours; an empty one compresses to almost nothing.
    assert min(picture.stat().st_size for picture in (tmp_path / "pictures").iterdir()) > 10_000


def test_where_no_pictures_can_be_kept_it_is_said_in_a_sentence(tmp_path):
    (tmp_path / "file").touch()
    command = [sys.executable, "main.py", "--picture", str(tmp_path / "file")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith(f"no pictures can be kept in {tmp_path / 'file'}: File exists.\n")
    assert "Traceback" not in done.stderr
