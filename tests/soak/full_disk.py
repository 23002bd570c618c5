"""A disk that is full: no file of this process may grow any more."""

import resource
from contextlib import contextmanager

SMALL = 4_096
"""So many bytes a file may have; the one with the games has more already."""


@contextmanager
def full_disk():
    """Nothing longer than a few lines can be written for a while."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
