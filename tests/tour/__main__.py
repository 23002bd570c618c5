"""`python -m tests.tour [STORY …]`: play the stories, keep their pictures, name what is amiss."""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from shutil import copyfile

from tests.ui import environment

environment.prepare()

from tests.tour import stories
from tests.tour.guide import FOLDER, STORIES, play

SHOWN = Path("docs/pictures")
"""The pictures that the README shows."""
README = ("palace", "round", "table", "scoreboard")


def main():
    for file in iter_modules(stories.__path__, f"{stories.__name__}."):
        import_module(file.name)
    wanted = sys.argv[1:] or list(STORIES)
    unknown = [name for name in wanted if name not in STORIES]
    if unknown:
        sys.exit(f"There is no story called {unknown[0]}; there are {', '.join(STORIES)}.")
    flaws = [flaw for name in wanted for flaw in play(name)]
    for flaw in flaws:
        print("!", flaw)
    if "whole_game" in wanted:
        hang_up()
    print(f"The pictures are in {FOLDER}.")
    sys.exit(1 if flaws else 0)


def hang_up():
    """Show the newest pictures in the README."""
    SHOWN.mkdir(exist_ok=True)
    for name in README:
        copyfile(FOLDER / "412x892" / "light" / f"whole_game-{name}.png", SHOWN / f"{name}.png")


if __name__ == "__main__":
    main()
