"""The rules that stand beside a file of widgets: palace.kv beside palace.py."""

from pathlib import Path

from kivy.lang import Builder


def load_kv(file: str) -> None:
    """Load them, once the widgets of the file are known: `load_kv(__file__)` is its last line."""
    Builder.load_file(str(Path(file).with_suffix(".kv")))
