"""`python -m tests.tour [--lang pl] [--all] [STORY …]`: play the stories, keep their pictures.

Whatever is amiss is named. Each language but English has a folder of its own. With `--all` no
picture is kept, and each state is looked at in every language, size, theme and size of text.
"""

import sys
from argparse import ArgumentParser
from importlib import import_module
from pkgutil import iter_modules
from shutil import copyfile

from tests.ui import environment

environment.prepare()

from companion.words import LANGUAGES
from tests.tour import stories
from tests.tour.checking import check
from tests.tour.guide import FOLDER, STORIES, folder_of, play
from tests.tour.shown import README, SHOWN


def main():
    for file in iter_modules(stories.__path__, f"{stories.__name__}."):
        import_module(file.name)
    parser = ArgumentParser(prog="python -m tests.tour", description="Walk through the app.")
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("stories", metavar="STORY", nargs="*")
    asked = parser.parse_args()
    wanted = asked.stories or list(STORIES)
    unknown = [name for name in wanted if name not in STORIES]
    if unknown:
        sys.exit(f"There is no story called {unknown[0]}; there are {', '.join(STORIES)}.")
    if asked.all:
        flaws = check(wanted, [asked.lang] if asked.lang else LANGUAGES)
    else:
        flaws = picture(wanted, asked.lang or LANGUAGES[0])
    for flaw in flaws:
        print("!", flaw)
    sys.exit(1 if flaws else 0)


def picture(wanted, language):
    """Keep the pictures of some stories in a language; the answer is what is amiss."""
    flaws = [flaw for name in wanted for flaw in play(name, language)]
    if "whole_game" in wanted and language == LANGUAGES[0]:
        hang_up()
    print(f"The pictures are in {folder_of(language)}.")
    return flaws


def hang_up():
    """Show the newest pictures in the README."""
    SHOWN.mkdir(exist_ok=True)
    for name in README:
        copyfile(FOLDER / "412x892" / "light" / f"whole_game-{name}.png", SHOWN / f"{name}.png")


if __name__ == "__main__":
    main()
