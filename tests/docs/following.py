"""Does on a copy of the project what a page tells one to do, to the letter."""

import re
import subprocess
import sys
from shutil import copytree, ignore_patterns

from tests.docs.pages import ROOT, blocks

LEFT_OUT = ignore_patterns(".*", "__pycache__", "build", "bin", "mutants", "soak", "tour", "bench")
SHOWN = {"SDL_VIDEODRIVER": "offscreen", "PYTHONDONTWRITEBYTECODE": "1", "PATH": "/usr/bin:/bin"}


class NotAsToldError(Exception):
    """The page says something else than what happens."""


def follow(page, folder):
    """Make the new files, the changes and the commands of a page, in its order."""
    copytree(ROOT, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    for block in blocks(page):
        if block.language == "diff":
            change(folder / block.file, block.text)
        elif block.language == "console":
            for told in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                run(folder, *told.partition("\n")[::2])
        elif block.file:
            make(folder / block.file, block.text)


def make(path, text):
    """Write a file that was not there."""
    if path.exists():
        raise NotAsToldError(f"{path} is there already")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(path, text):
    """Change a file as a diff shows it; the lines that stay must be found once, as they stand."""
    for hunk in re.split(r"^@@.*\n", text, flags=re.MULTILINE):
        lines = hunk.splitlines(keepends=True)
        if not lines:
            continue
        before = "".join(line[1:] for line in lines if line[0] != "+")
        after = "".join(line[1:] for line in lines if line[0] != "-")
        found = path.read_text(encoding="utf-8")
        if found.count(before) != 1:
            raise NotAsToldError(f"{path} has {found.count(before)} times:\n{before}")
        path.write_text(found.replace(before, after), encoding="utf-8")


def run(folder, command, shown):
    """Run a command; it succeeds and says what is shown, "…" standing for any lines."""
    words = command.split()
    if words[0] != "python":
        raise NotAsToldError(f"{command} is no command of Python's")
    done = subprocess.run(
        [sys.executable, *words[1:]],
        cwd=folder,
        env=SHOWN | {"HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    pattern = re.escape(shown).replace(re.escape("…\n"), "(?:.*\n)*")
    if done.returncode or not re.fullmatch(pattern, done.stdout):
        raise NotAsToldError(f"{command} says:\n{done.stdout}")
