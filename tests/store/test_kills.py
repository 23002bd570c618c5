import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KILLS = 220


@pytest.mark.skipif(not hasattr(os, "fork"), reason="writers are forked")
def test_a_writer_killed_at_any_moment_loses_nothing_it_told_of_and_leaves_no_half(tmp_path):
    command = [sys.executable, "-m", "tests.store.kills", str(tmp_path), str(KILLS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["wrong"] == 0
    # The writers must have been killed while they were writing, not before or after.
    assert found["told"] > KILLS
    assert not list(tmp_path.glob("games-*"))
