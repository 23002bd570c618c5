"""Starts main.pyc as a phone's Python does, on a phone of paper, and tells how it went."""

import json
import marshal
import os
import sys
from pathlib import Path
from types import ModuleType

HEADER = 16
"""How many bytes of a .pyc come before its code."""


class Log:
    """All that a phone has for a terminal."""

    def write(self, text):
        os.write(1, text.encode("utf-8", "backslashreplace"))

    def flush(self):
        pass


def main():
    """Take from the environment what phone it is; whatever is found goes into a file."""
    wanted = json.loads(os.environ.pop("REHEARSAL"))
    # Python's own folders, and what the phone has beside them.
    mine = Path(__file__).resolve().parents[3]
    own = [path for path in sys.path if path and mine not in (Path(path), *Path(path).parents)]
    sys.path[:] = [".", wanted["packages"], *own, str(mine)]
    sys.argv[:] = ["notaninterpreterreally"]
    os.chdir(wanted["app"])

    from tests.paper_phone.intent import Intent
    from tests.paper_phone.phone import PaperPhone
    from tests.paper_phone.plugs import modules
    from tests.rehearsal.on_board import imports, paper_screen
    from tests.rehearsal.on_board.link import LINK

    sys.stdout = sys.stderr = Log()
    phone = PaperPhone(wanted["sdk"], Path(wanted["data"]), wanted["density"])
    phone.night, phone.animations = wanted["night"], wanted["animations"]
    if wanted["story"] == "link":
        phone.opened_with = Intent(Intent.ACTION_VIEW, LINK)
    sys.modules.update(modules(phone))
    paper_screen.Screen.size = wanted["size"]
    told = imports.listen(paper_screen.lay_out, own)
    played = []

    def begin():
        from tests.rehearsal.on_board.play import Play

        played.append(Play(phone, wanted, told))

    phone.when_drawn = begin
    run(Path("main.pyc"))
    played[0].tell()


def run(path):
    """Run a compiled file as the program."""
    program = ModuleType("__main__")
    program.__file__ = f"./{path}"
    sys.modules["__main__"] = program
    code = marshal.loads(path.read_bytes()[HEADER:])  # noqa: S302  # It was compiled by us.
    exec(code, vars(program))  # noqa: S102  # As a phone does it.


if __name__ == "__main__":
    main()
