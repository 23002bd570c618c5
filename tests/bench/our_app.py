"""Our app with nothing in its store: opens, draws once, and leaves."""

import sys
from pathlib import Path

from tests.bench.bare_app import leave_at_once
from tests.ui import environment

if __name__ == "__main__":
    import main

    environment.prepare()
    main.prepare()
    from screens.app import Companion

    leave_at_once(Companion(Path(sys.argv[1])), main.start)
