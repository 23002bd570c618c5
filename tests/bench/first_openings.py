"""How long screens take to be shown first: `python -m tests.bench.first_openings`.

Prints seconds by screen. A screen is loaded, built, filled and laid out in them; drawing it is left
out, for that is the graphics card's work.
"""

import json
import tempfile
from pathlib import Path
from time import process_time

from tests.bench.rooms import OF_A_GAME, OPENED
from tests.ui import environment

PARAMS = {"palace": {"seat": "red"}, "hand_over": {"seat": "red"}}

if __name__ == "__main__":
    import main

    environment.prepare()
    from tests.ui.hand import Hand
    from tests.ui.played import sit

    taken = {}
    with tempfile.TemporaryDirectory() as folder, Hand(Path(folder)) as hand:
        game = sit(hand).id
        main.look_for_waste(hand.app)
        for room in OPENED:
            params = {"game": game} if room in OF_A_GAME else {}
            hand.navigator.home()
            hand.frames(5)
            began = process_time()
            hand.navigator.go(room, **params, **PARAMS.get(room, {}))
            hand.frames(1)
            taken[room] = process_time() - began
            if hand.navigator.trail[-1][0] != room:
                raise SystemExit(f"{room} did not open: {hand.navigator.trail}")
    print(json.dumps(taken))
