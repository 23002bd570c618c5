from contextlib import closing

import pytest

from companion.store import Store


@pytest.fixture
def store(tmp_path):
    with closing(Store(tmp_path)) as opened:
        yield opened
