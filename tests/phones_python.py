"""`python -m tests.phones_python [INTERPRETER]`: the game's tests on the Python that a phone has.

Kivy has no wheel for it, so the app itself is not tried; where there is no such Python, that is
said and nothing fails.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PHONES = "python3.14"
"""What python-for-android builds."""
FOLDER = ROOT / "build"
NEEDED = (
    *("pydantic", "pydantic-core", "annotated-types", "typing-extensions", "typing-inspection"),
    *("segno", "pillow", "pytest", "pluggy", "iniconfig", "packaging", "pygments"),
    *("hypothesis", "sortedcontainers"),
)
"""What the game and its tests are made of, without the screens and the tools."""
ROOMS = (
    *("companion", "desk", "drafts", "golden", "input", "layout", "record", "share", "store"),
    *("tileset", "wording"),
)


def main() -> int:
    """Try it where it can be tried."""
    name = sys.argv[1] if len(sys.argv) > 1 else PHONES
    interpreter = shutil.which(name)
    if interpreter is None or not runs(interpreter):
        print(f"No {name} is at hand: what a phone's Python makes of the game was not tried.")
        return 0
    python = environment(interpreter, FOLDER / Path(name).name)
    said = subprocess.run([python, "--version"], capture_output=True, text=True, check=True)
    print(f"The game on {said.stdout.strip()}:", flush=True)
    tests = [f"tests/{room}" for room in ROOMS]
    few = "--hypothesis-profile=few"
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", few, "companion", *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def runs(interpreter: str) -> bool:
    """Whether it is one indeed: a stand-in of a version manager may lead nowhere."""
    tried = subprocess.run([interpreter, "-c", ""], capture_output=True, check=False)
    return tried.returncode == 0


def environment(interpreter: str, folder: Path) -> Path:
    """A virtual environment of it with what is needed, made once."""
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        subprocess.run([interpreter, "-m", "venv", "--clear", folder], check=True)
        install = [python, "-m", "pip", "install", "--quiet", "--no-deps", *pins()]
        subprocess.run(install, check=True)
        (folder / "ready").touch()
    return python


def pins() -> list[str]:
    """What is needed, in the versions that are tested everywhere else."""
    lists = [ROOT / name for name in ("requirements.txt", "requirements-dev.txt")]
    lines = [line for each in lists for line in each.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line.partition("==")[0] in NEEDED]


if __name__ == "__main__":
    sys.exit(main())
