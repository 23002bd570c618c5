"""Every sentence a person reads passes through here, so that it can be said in other languages."""

from companion.words.cases import Said, shaped
from companion.words.cells import between_cells
from companion.words.choosing import OWN_NAMES, nearest
from companion.words.joining import either, listed
from companion.words.numbers import change, figures
from companion.words.of_the_system import what_went_wrong
from companion.words.sorting import by_alphabet
from companion.words.speech import (
    CATALOGUES,
    LANGUAGES,
    N_,
    Counted,
    N_counted,
    N_in,
    _,
    counted,
    language,
    of_table,
    speak,
    speaking,
)

__all__ = [
    "CATALOGUES",
    "LANGUAGES",
    "N_",
    "OWN_NAMES",
    "Counted",
    "N_counted",
    "N_in",
    "Said",
    "_",
    "between_cells",
    "by_alphabet",
    "change",
    "counted",
    "either",
    "figures",
    "language",
    "listed",
    "nearest",
    "of_table",
    "shaped",
    "speak",
    "speaking",
    "what_went_wrong",
]
