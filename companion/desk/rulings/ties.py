"""Disputes about ties for a majority: who shares what, and what is lost."""

from companion.desk import books
from companion.desk.ruling import Ruling, Saying, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D14",
        section=Section.SCORING,
        question=N_("Two of us tie for first. Who is second?"),
        answer=N_("Nobody. The two take first and second place together."),
        reason=N_(
            "Tied players take as many places as there are of them, add up the points of those"
            " places, divide them equally and round down; the next player takes the place after all"
            " of them. Two who tie for first with towers at the second scoring get (13 + 6) ÷ 2,"
            " rounded down to 9 each, and the next one is third, which pays nothing yet. Two who"
            " tie for second at the last scoring share second and third place."
        ),
        tag=Tag.BOOK,
        sources=(books.BOABDIL_MAJORITIES, books.DIRK_MAJORITIES, books.MAREK_SCORING),
        sayings=(
            Saying(books.Book.DIRK, N_("Tied players share the points of their place.")),
            Saying(books.Book.BOABDIL, N_("The points of their places are added and shared.")),
            Saying(books.Book.MAREK, N_("The points are divided among the players.")),
        ),
        game="alhambra",
        keywords=N_(
            "tie ties tied draw equal equally same number as many both share shared split divide"
            " divided first second third place majority next player both have 4 four towers each"
            " same amount of gardens of each kind level two players share first place ex aequo"
            " level on towers divided points both get all the points full points both have the"
            " same number three way tie first place shared prize 1st 2nd 3rd who is next we have"
            " the same number"
        ),
    ),
    Ruling(
        id="D15",
        section=Section.SCORING,
        question=N_("A tie in the first scoring: who gets the points?"),
        answer=N_("Both: they share the one prize, rounded down. The rest goes to nobody."),
        reason=N_(
            "Only first place pays at the first scoring, so tied players split that one number. Two"
            " who tie on towers get 3 each; two who tie on pavilions get nothing, for half of one"
            " point is rounded down. Points lost by rounding go to nobody, in later scorings too."
        ),
        tag=Tag.BOOK,
        sources=(
            books.BOABDIL_FIRST_SCORING,
            books.BOABDIL_MAJORITIES,
            books.DIRK_MAJORITIES,
            books.MAREK_SCORING,
        ),
        game="alhambra",
        keywords=N_(
            "tie tied first scoring round one share split half round rounding rounded down lost"
            " point points lose leftover remainder nobody nothing zero tied in round one uneven"
            " points cannot be divided 1 point between two of us fraction fractions odd number"
            " half points round up or down round down up rounding decimals remainder point lost"
            " split odd points equal number in the 1st round first round tie"
        ),
    ),
)
