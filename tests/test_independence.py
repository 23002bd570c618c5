import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

# None in sys.modules makes Python refuse the import as if the package were not there.
WITHOUT_KIVY = """
import importlib, pkgutil, runpy, sys

sys.modules.update(dict.fromkeys(["asynckivy", "kivy", "kivymd", "materialyoucolor", "screens"]))
"""

IMPORT_EVERY_MODULE = """
import companion

for module in pkgutil.walk_packages(companion.__path__, "companion."):
    if not module.name.endswith(".__main__"):
        importlib.import_module(module.name)
        print(module.name)
"""

LIST_THE_TILES = """
sys.argv = ["companion", "tiles"]
runpy.run_module("companion", run_name="__main__")
"""


def run_without_kivy(program):
    command = [sys.executable, "-W", "error", "-c", WITHOUT_KIVY + program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_kivy_is_really_out_of_reach():
    assert "import of kivy halted" in run_without_kivy("import kivy").stderr


def test_every_module_of_the_game_imports_without_kivy():
    done = run_without_kivy(IMPORT_EVERY_MODULE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "companion.board.city" in done.stdout.split()


def test_the_command_line_answers_without_kivy():
    done = run_without_kivy(LIST_THE_TILES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "T9nw" in done.stdout
