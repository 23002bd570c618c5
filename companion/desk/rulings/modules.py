"""Disputes about which modules go together."""

from companion.desk import books
from companion.desk.ruling import Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D70",
        section=Section.MODULES,
        question=N_("Can we play several modules together?"),
        answer=N_("Yes, one, some or all four."),
        reason=N_(
            "The modules of The Vizier’s Favour are made to be used alone or combined with each"
            " other, together with Alhambra."
        ),
        tag=Tag.BOOK,
        sources=(books.VIZIERS, books.EXCHANGE, books.BONUS, books.HUTS),
        keywords=N_(
            "modules module expansion expansions several together all four at once combine mix"
            " same time which"
        ),
    ),
    Ruling(
        id="D83",
        section=Section.GRANADA,
        question=N_("Which modules can we play with Granada?"),
        answer=N_("Only the exchange cards."),
        reason=N_(
            "The expansion was made for Alhambra and does not mention Granada. The exchange cards"
            " fit, for the money is the same. Huts and bonus cards show buildings that Granada does"
            " not have, and no book says what a vizier’s purchase does to the black marker."
        ),
        tag=Tag.HOUSE,
        sources=(books.EXCHANGE,),
        game="granada",
        keywords=N_(
            "granada modules module expansion vizier huts bonus exchange cards fit together combine"
            " possible"
        ),
    ),
)
