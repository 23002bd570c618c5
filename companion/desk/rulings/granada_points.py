"""Disputes about Granada's points: ties, prizes that grow, the simple scoring."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D29",
        section=Section.GRANADA,
        question=N_("Granada: we both have four schools. Who gets the points?"),
        answer=N_("Whoever has the single highest school. Points are never split."),
        reason=N_(
            "Of the tied players the one with the highest school in the city takes the better"
            " place, and the other the next one, which at scoring A pays nothing. No value occurs"
            " twice in a kind, so there is always a winner. What a place pays depends on all tiles"
            " of the kind in all cities, reserves not counted: once, twice or three times their"
            " number. The simple scoring breaks ties the same way."
        ),
        tag=Tag.BOOK,
        sources=(
            books.PABLO_SCORING_A,
            books.PABLO_SCORING_B,
            books.PABLO_SCORING_C,
            books.PABLO_SIMPLE,
        ),
        game="granada",
        keywords=N_(
            "granada tie tied ties equal equally many same number break tie-break highest value"
            " school schools split shared place equal number of libraries who is first same"
            " amount highest building breaks tie value matters library value number decides both"
            " have as many markets parks libraries"
        ),
    ),
    Ruling(
        id="D79",
        section=Section.GRANADA,
        question=N_("Granada: what does a majority pay?"),
        answer=N_("The number of its tiles in all cities: once, twice or three times."),
        reason=N_(
            "Count all tiles of the kind that stand in cities; reserves do not count. At scoring A"
            " first place gets that number. At scoring B first place gets twice the number and"
            " second place the number itself; at scoring C it is three times, twice and once. You"
            " need at least one building of the kind."
        ),
        tag=Tag.BOOK,
        sources=(
            books.PABLO_SCORING_A,
            books.PABLO_SCORING_B,
            books.PABLO_SCORING_C,
            books.PABLO_MAJORITIES,
        ),
        game="granada",
        keywords=N_(
            "granada majority majorities points prize prizes pay pays how many total number all"
            " cities times double triple scoring a b c first second third place multiplier"
            " multiplied multiply factor"
        ),
    ),
    Ruling(
        id="D80",
        section=Section.GRANADA,
        question=N_("Granada: what is the simple scoring?"),
        answer=N_("Fixed prizes for every kind, for children or a first game."),
        reason=N_(
            "Scoring A pays 3 for first place; scoring B pays 10 and 3; scoring C pays 18, 10 and"
            " 3. Moats pay as always, and ties are broken as always."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That ties are broken as always")),),
        sources=(books.PABLO_SIMPLE,),
        option="simple_scoring",
        game="granada",
        keywords=N_(
            "granada simple easy simplified scoring children kids beginners family first game fixed"
            " prizes 3 10 18"
        ),
    ),
)
