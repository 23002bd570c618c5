"""The packages beside the app: those of the requirement line and no others."""

import subprocess
import sys
from importlib import metadata
from shutil import copyfile, rmtree

from tests.rehearsal.spec import pins

TESTS = {"test", "tests"}


def fetch(folder):
    """Install the very versions of the spec, as python-for-android does: none brings another."""
    named = [f"{name}=={version}" for name, version in pins().items()]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder]
    subprocess.run([*pip, *named], check=True)
    for tests in [path for path in folder.rglob("*") if path.name in TESTS]:
        rmtree(tests)
    rmtree(folder / "bin", ignore_errors=True)
    rmtree(folder / "share", ignore_errors=True)


def borrow(folder, but):
    """Copy those that are installed here, without a network; some need not be."""
    for name, version in pins().items():
        if name in but:
            continue
        found = metadata.distribution(name)
        if found.version != version:
            message = f"{name} is {found.version} here and {version} in the package"
            raise ValueError(message)
        for path in found.files:
            if ".." in path.parts or TESTS & set(path.parts) or path.suffix == ".pyc":
                continue
            place = folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            copyfile(path.locate(), place)
