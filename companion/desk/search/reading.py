"""The rulings read in a language: a few at a time beforehand, or the rest when somebody asks."""

from companion.desk.rulings import RULINGS
from companion.desk.search.index import Index
from companion.words import speaking

AT_A_TIME = 6
"""So many are read within a frame."""


class Reading:
    """All rulings in one language."""

    def __init__(self, language: str) -> None:
        """Begin to read them."""
        self._language, self._left = language, [*RULINGS.values()]
        with speaking(language):
            self._index = Index()

    def read_some(self) -> bool:
        """Read a few more; tells whether any are left."""
        some, self._left = self._left[:AT_A_TIME], self._left[AT_A_TIME:]
        with speaking(self._language):
            for ruling in some:
                self._index.read(ruling)
        return bool(self._left)

    @property
    def is_done(self) -> bool:
        """Whether all of them are read."""
        return not self._left

    @property
    def index(self) -> Index:
        """The index of all of them."""
        while self._left:
            self.read_some()
        return self._index
