"""Disputes about the exchange cards, which pay in two currencies."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D25",
        section=Section.MODULES,
        question=N_("What exactly can my exchange card do?"),
        answer=N_("Pay for one tile in any mix of its two currencies."),
        reason=N_(
            "Play it with a purchase if the currency of the slot is one of its two: then you pay in"
            " any mix of both, even entirely in the other one. Paying exactly gives the extra"
            " action as usual, paying too much does not. It serves one purchase and is discarded."
            " You take it as your single card, never together with small money, and may hold as"
            " many as you like."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("Paying too much")),),
        sources=(books.EXCHANGE,),
        module="exchange",
        keywords=N_(
            "exchange card bureau de change currency currencies mix other two combine use play"
            " take small money together hold how many hand discard extra action overpay is it money"
            " change for overpay joker wild card two colours two currencies currency exchange how"
            " does it work pay entirely in the other currency exchange card plus small money as"
            " joker wildcard"
        ),
    ),
    Ruling(
        id="D74",
        section=Section.MODULES,
        question=N_("How do exchange cards come into the game?"),
        answer=N_("Two each go into piles 2, 3 and 4 of the money."),
        reason=N_(
            "They are put there face down when the five piles are made. When one is drawn it lies"
            " in the money row like any card and takes one of the four places there."
        ),
        tag=Tag.BOOK,
        sources=(books.EXCHANGE, books.EXCHANGE_NOTES),
        module="exchange",
        keywords=N_(
            "exchange card bureau setup set up prepare where pile piles deck shuffled put row"
            " place drawn turned up six four cards refill"
        ),
    ),
    Ruling(
        id="D75",
        section=Section.MODULES,
        question=N_("May I use two exchange cards for one purchase?"),
        answer=N_("No. One card for one purchase."),
        reason=N_(
            "The book describes one card that opens a second currency, never two that open a third."
            " So we let one card help a purchase."
        ),
        tag=Tag.HOUSE,
        sources=(books.EXCHANGE,),
        module="exchange",
        keywords=N_(
            "two 2 both several exchange cards bureau one purchase same tile combine three third"
            " currencies together at once"
        ),
    ),
)
