"""Who asks for which module: what a phone's Python lacks is refused, what is missing is told."""

import sys

LACKING = {"curses", "ensurepip", "idlelib", "lib2to3", "readline", "test", "tkinter", "turtledemo"}
"""What a desktop's Python has and a phone's has not."""

WINDOW = "kivy.core.window.window_sdl2"


class _First:
    """Asked before anybody else."""

    def __init__(self, lay_out):
        self.lay_out = lay_out
        self.refused = set()

    def find_spec(self, name, path=None, target=None):
        del target
        if name.partition(".")[0] in LACKING:
            self.refused.add(name.partition(".")[0])
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name != WINDOW:
            return None
        others = [finder for finder in sys.meta_path if finder is not self]
        spec = next(filter(None, (finder.find_spec(name, path) for finder in others)))
        load = spec.loader.exec_module

        def load_and_lay_out(module):
            load(module)
            self.lay_out(module)

        spec.loader.exec_module = load_and_lay_out
        return spec


class _Last:
    """Asked when nobody else knows the name."""

    def __init__(self):
        self.missing = set()

    def find_spec(self, name, path=None, target=None):
        del path, target
        self.missing.add(name)


class Told:
    """What was asked for."""

    def __init__(self, lay_out, own):
        self.first, self.last, self.own = _First(lay_out), _Last(), own
        sys.meta_path.insert(0, self.first)
        sys.meta_path.append(self.last)

    def report(self):
        """The names that were refused, that are nowhere, and where all others are from."""
        loaded = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
        return {
            "refused": sorted(self.first.refused),
            "own": self.own,
            "missing": sorted(self.last.missing),
            "loaded": {name: file for name, file in loaded.items() if file},
        }


def listen(lay_out, own):
    """Hear of every import from now on; the window is laid out as soon as it can be."""
    return Told(lay_out, own)
