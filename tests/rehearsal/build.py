"""Builds what lies on a phone after the package was unpacked: the app and its packages."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, rmtree

from tests.rehearsal import tree
from tests.rehearsal.spec import ROOT

STAND_INS = (
    *("tests/__init__.py", "tests/seeing.py"),
    *("tests/paper_phone", "tests/rehearsal/on_board"),
)
"""What the phone of paper is made of, and whoever holds it."""


class Package:
    """A folder with the app, its packages, and beside them the phone of paper."""

    def __init__(self, folder):
        self.folder = Path(folder).absolute()
        self.app = self.folder / "app"
        self.packages = self.folder / "packages"
        self.stand_ins = self.folder / "stand_ins"

    def build(self, get_packages):
        """Make everything anew; the packages are fetched or borrowed."""
        rmtree(self.folder, ignore_errors=True)
        for folder in (self.app, self.packages, self.stand_ins):
            folder.mkdir(parents=True)
        tree.copy(self.app)
        get_packages(self.packages)
        for folder in (self.app, self.packages):
            byte_compile(folder)
        for path in STAND_INS:
            source, place = ROOT / path, self.stand_ins / path
            place.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                copytree(source, place)
            else:
                place.write_bytes(source.read_bytes())
        (self.stand_ins / "tests/rehearsal/__init__.py").touch()


def byte_compile(folder):
    """Turn every .py into a .pyc beside it, without what it asserts and says of itself."""
    everywhere = ["-m", "compileall", "-q", "-b", "-f", "-j", "0", str(folder)]
    subprocess.run([sys.executable, "-OO", *everywhere], check=True)
    for path in folder.rglob("*.py"):
        path.unlink()
