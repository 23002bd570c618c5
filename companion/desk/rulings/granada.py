"""Disputes about Granada's two-sided tiles and its black marker."""

from companion.board.faults import FaultCode
from companion.desk import books
from companion.desk.example import Example
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D28",
        section=Section.GRANADA,
        question=N_("Granada: may I turn the tile over?"),
        answer=N_("Only when you place a tile that you have just bought."),
        reason=N_(
            "To build the side that you did not buy you pay at least three of one currency, any"
            " currency, no change, for each tile; it never wins an extra action, and money that you"
            " took in the same turn may be used. In reserve you choose the side freely. From then"
            " on it stays as it lies, also in a later rebuild. Turning never changes where a tile"
            " fits: the moats are the same on both sides."
        ),
        tag=Tag.BOOK,
        sources=(books.PABLO_PLACING,),
        game="granada",
        keywords=N_(
            "granada turn over flip flipping reverse other side back cost costs price 3 three pay"
            " tile just bought reserve free later again rebuild change side use the back use the"
            " other number price of the other side which side may i build two sides flip later in"
            " reserve flip cost exact extra action flip two tiles flip price change"
        ),
    ),
    Ruling(
        id="D30",
        section=Section.GRANADA,
        question=N_("Granada: which side is up, and does {dummy} count?"),
        answer=N_("The side that the black marker shows; and yes, he counts."),
        reason=N_(
            "New tiles in the market show the side that the marker points to. After a refill the"
            " marker changes over; if nothing was refilled, it stays. The first six tiles of"
            " {dummy} lie even side up, later ones on the side that the marker shows at that"
            " moment, and drawing for him does not move it. He competes for every majority, never"
            " for rivers, and his highest tile counts in ties. The book does not say whether his"
            " tiles swell the total; we count them, and you can switch it off."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.HOUSE, N_("His tiles in the totals")),),
        sources=(books.PABLO_END_OF_TURN, books.PABLO_TWO),
        option="dummy_in_totals",
        game="granada",
        keywords=N_(
            "granada black marker even odd side up face number market refill moves move stays"
            " dummy pablo tiles total totals count in all cities switch which side up new tiles"
            " parity pablo points pablo scoring third when does the black marker move marker stays"
            " odd or even side up"
        ),
    ),
    Ruling(
        id="D37",
        section=Section.GRANADA,
        question=N_("Is Granada for two players only?"),
        answer=N_("No, for two to six."),
        reason=N_("With two, {dummy} is the third hand."),
        tag=Tag.BOOK,
        sources=(books.PABLO_TITLE, books.PABLO_TWO),
        game="granada",
        keywords=N_(
            "granada how many players number of players two only three four five six 2 6 granada"
            " for three or four or more players count"
        ),
    ),
    Ruling(
        id="D78",
        section=Section.GRANADA,
        question=N_("Granada: do moats work like walls?"),
        answer=N_("Yes, in building and in scoring; they are scored first."),
        reason=N_(
            "Touching sides must both have a moat or both have none, nobody walks across one, and"
            " the longest unbroken outer moat of each city pays one point for each edge. Moats"
            " between two tiles pay nothing. They are counted before the majorities, which changes"
            " nothing in the sums."
        ),
        tag=Tag.BOOK,
        sources=(books.PABLO_RIVERS, books.PABLO_BUILDING),
        game="granada",
        examples=(
            Example(
                city="Sc3new . / * Ma4n",
                caption=N_("One moat round the corner: {wall}."),
                wall=4,
                game="granada",
            ),
            Example(
                city="* Sc10 / Pa4 .",
                build="Ma5n@1,1",
                faults=(FaultCode.WALLS_MATCH,),
                caption=N_("A moat meets dry ground: not allowed."),
                game="granada",
            ),
        ),
        keywords=N_(
            "granada river rivers moat moats water canal like wall walls longest points score"
            " order first inner outer majorities before rivers inside the city river length moat"
            " points how are moats scored"
        ),
    ),
    Ruling(
        id="D81",
        section=Section.GRANADA,
        question=N_("Granada: what is on the back of my tile?"),
        answer=N_("A neighbouring number, on another kind of building, with the same moats."),
        reason=N_(
            "An even value has the next odd one on its back: 10 has 11, and 11 has 10. The coloured"
            " mark beside the value shows the kind on the back. Moats are on the same edges of both"
            " sides. Each of the nine kinds has every value from 2 to 13 once."
        ),
        tag=Tag.BOOK,
        sources=(books.PABLO_BOX,),
        game="granada",
        keywords=N_(
            "granada back backside reverse other side of tile tiles kinds value number mark what"
            " is on it how many tiles two-sided double-sided back side reverse side of a tile"
            " what is behind the tile"
        ),
    ),
    Ruling(
        id="D82",
        section=Section.GRANADA,
        question=N_("Granada: may I turn a tile over before I give it to {dummy}?"),
        answer=N_("Yes, for three or more of one currency."),
        reason=N_(
            "You may give him a tile that you have just bought as you received it; or you turn it"
            " over first, at the price that building its other side would cost you."
        ),
        tag=Tag.BOOK,
        sources=(books.PABLO_TWO,),
        game="granada",
        keywords=N_(
            "granada pablo dummy give gift donate turned turn over flip flipped other side"
        ),
    ),
)
