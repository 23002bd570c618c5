"""How many games are kept, in words."""

from companion.errors import CompanionError
from companion.store import Store
from companion.wording.data_words import kept_words


def what_is_kept(store: Store) -> str:
    """The games, and those in the bin; a store that cannot be read says why."""
    try:
        return kept_words(store.page(most=1).total, len(store.bin()))
    except CompanionError as problem:
        return str(problem)
