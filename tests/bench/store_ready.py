"""How long after the first picture the store is ready: `python -m tests.bench.store_ready FOLDER`.

Ready is when the games are listed and the one that goes on is open. Prints seconds.
"""

import sys
from pathlib import Path
from time import process_time

from tests.ui import environment

if __name__ == "__main__":
    import main

    environment.prepare()
    main.prepare()
    from kivy.base import EventLoop, runTouchApp

    from screens.app import Companion

    app = Companion(Path(sys.argv[1]))
    app._run_prepare()
    runTouchApp(embedded=True)
    EventLoop.idle()
    main.look_for_waste(app)
    began = process_time()
    listed = app.store.page(most=5).games
    app.store.open(listed[0].id)
    print(process_time() - began)
    app.stop()
