"""What buildozer.spec says."""

from configparser import ConfigParser
from pathlib import Path

ROOT = Path(__file__).parents[2]


def app():
    """The part of the spec that is about the app."""
    parser = ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    return parser["app"]


def listed(key):
    """A line of the spec that is a list."""
    return [part.strip() for part in app()[key].split(",")]


def pins():
    """The packages of the requirement line whose version is ours to choose."""
    return dict(line.split("==") for line in listed("requirements") if "==" in line)
