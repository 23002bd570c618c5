"""What docs/screens.md says of our widgets beside KivyMD's comes from something that runs."""

from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from tests.bench.widgets import PAIRS

PAGE = Path(__file__).parents[2] / "docs" / "screens.md"


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.ours)
def test_what_is_measured_can_be_made_and_stands_in_the_table(hand, pair):
    assert all(isinstance(make(), Widget) for make in (pair.make, pair.make_theirs))
    rows = [
        row.split("|") for row in PAGE.read_text(encoding="utf-8").splitlines() if row[:1] == "|"
    ]
    ours, theirs = f"`{pair.ours}`", f"`{pair.theirs.split()[0].strip(',')}`"
    found = [row for row in rows if len(row) == 7 and ours in row[1] and theirs in row[3]]
    assert any(all(float(row[at]) > 0 for at in (2, 4)) for row in found)
