"""Disputes about a turn: how many actions, when tiles are placed, when the market is filled."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Saying, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D10",
        section=Section.TURNS,
        question=N_("When do I place the tiles I buy, and in what order?"),
        answer=N_("Only when your turn is over, in any order you like."),
        reason=N_(
            "Bought tiles wait beside your palace, also when the turn ends with a rebuild. Then you"
            " place them all, however many you bought, one after the other, each in the palace or"
            " in the reserve; so one may lean on another that you placed a moment ago. A tile"
            " bought in this turn takes no part in this turn’s rebuild, and building one that lies"
            " in your reserve always costs an action."
        ),
        tag=Tag.BOOK,
        sources=(
            books.DIRK_END_OF_TURN,
            books.MAREK_END_OF_TURN,
            books.BOABDIL_PLACING,
            books.PABLO_PLACING,
        ),
        keywords=N_(
            "place placing build built put lay now later wait order first then buy next end of"
            " turn new tile just bought two tiles 2 several lean swap with it rebuild straight"
            " away immediately before buying after each purchase during my turn build at once"
            " place while buying keep beside the palace at the end order of placing during my"
            " turn or after place later placement at the end of turn second tile next to the"
            " first just bought tile swapped hold off building until later in my turn postpone"
            " delay must i build or can i keep it"
        ),
    ),
    Ruling(
        id="D11",
        section=Section.TURNS,
        question=N_("I paid exactly. What may I do now, and how often?"),
        answer=N_("Any action again, after each exact payment; five at most."),
        reason=N_(
            "Each exact purchase gives one more action of any kind. Taking money, rebuilding or"
            " overpaying ends the turn. As four tiles are on offer and none is refilled in your"
            " turn, the longest turn is four exact purchases and one last action. With the modules"
            " that last action may also be a hut, or waking your vizier."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("What the modules add")),),
        sources=(
            books.DIRK_BUYING,
            books.PABLO_BUYING,
            books.BOABDIL_BUYING,
            books.MAREK_BUYING,
        ),
        sayings=(
            Saying(books.Book.DIRK, N_("Five actions at most.")),
            Saying(books.Book.BOABDIL, N_("It names no number; four slots make it five.")),
            Saying(books.Book.MAREK, N_("Five actions at most.")),
            Saying(books.Book.PABLO, N_("Five actions at most.")),
        ),
        keywords=N_(
            "exact exactly precise right amount matching extra action another turn again bonus"
            " action how many actions how often maximum five buy two tiles more than one tile per"
            " turn second purchase free play again bonus turn go on limit maximum purchases"
            " continue five 5 actions several actions how long can a turn be chain of purchases"
            " one more action in a row buying three tiles no change needed max actions per turn"
            " chain exact payments how many moves four purchases then rebuild after exact payment"
            " combo long turn"
        ),
    ),
    Ruling(
        id="D13",
        section=Section.TURNS,
        question=N_("The scoring card is out. Do I still get my turn first?"),
        answer=N_("No. Everybody scores before the next player does anything."),
        reason=N_(
            "The card is set aside, the money row is filled to four, the market is filled, and then"
            " the scoring comes. The tiles of the player who has just moved are placed by then;"
            " those in the palace count. A used scoring card never returns to the deck. The two"
            " cards cannot turn up in the same refill if the deck was built correctly."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That the market is filled first")),),
        sources=(
            books.BOABDIL_SCORING,
            books.DIRK_SCORING,
            books.MAREK_SCORING,
            books.PABLO_SCORING,
        ),
        sayings=(
            Saying(books.Book.DIRK, N_("The card leaves the game.")),
            Saying(books.Book.BOABDIL, N_("The card lies before the next player meanwhile.")),
            Saying(books.Book.MAREK, N_("The card is set aside until four cards lie open.")),
            Saying(books.Book.PABLO, N_("The card leaves the game.")),
        ),
        keywords=N_(
            "scoring card drawn turned up appears came out comes before my turn first next player"
            " order interrupt immediately at once both cards two scoring cards together refill"
            " middle of the turn who plays next wait until do we score immediately finish the turn"
            " first when a scoring card comes interrupts happens during the turn before or after"
            " refill scoring card on my last action what happens when the scoring card shows"
            " scoring order"
        ),
    ),
    Ruling(
        id="D38",
        section=Section.TURNS,
        question=N_("The deck of money is empty. What now?"),
        answer=N_("Shuffle the cards that were paid; they are the new deck."),
        reason=N_(
            "Exchange cards that were used are shuffled in with them. Scoring cards that were used"
            " stay out of the game."
        ),
        tag=Tag.BOOK,
        sources=(*books.ENDS_OF_TURN, books.EXCHANGE_NOTES),
        keywords=N_(
            "money deck stack pile cards empty run out used up no more gone shuffle reshuffle"
            " discard discards paid cards exhausted no more money cards left nothing to draw"
            " reshuffle draw pile finished money stack cards run out cards ran out no cards in the"
            " deck money cards ran out new deck"
        ),
    ),
    Ruling(
        id="D44",
        section=Section.TURNS,
        question=N_("When and in what order is the market filled?"),
        answer=N_("At the end of each turn, the lowest empty slot first."),
        reason=N_(
            "While your turn lasts nothing is refilled, neither tiles nor money. When it is over,"
            " the money row goes back to four cards and each empty slot gets one tile, from 1"
            " upwards. The first four tiles of the game are laid in the same order."
        ),
        tag=Tag.BOOK,
        sources=books.ENDS_OF_TURN,
        keywords=N_(
            "refill fill replenish restock market display slots empty order lowest number money"
            " row four cards new tiles during my turn between purchases end of turn when slot"
            " refilled immediately refilled at once during the turn fill slots lowest number"
            " first top up topped up"
        ),
    ),
    Ruling(
        id="D48",
        section=Section.TURNS,
        question=N_("May I pass?"),
        answer=N_("No. You do one of the three actions; money can always be taken."),
        reason=N_(
            "A player whose turn it is must take money, buy a tile or rebuild. Who wants neither a"
            " tile nor a rebuild takes a card."
        ),
        tag=Tag.BOOK,
        sources=(books.BOABDIL_TURN, books.MAREK_TURN, books.PABLO_TURN, books.DIRK_TURN),
        keywords=N_(
            "pass passing skip my turn do nothing wait miss a turn must act forced obligatory"
            " action which actions three choices anything nothing want need do not want to take a"
            " card must i buy something skip a turn wait obliged to act cannot do anything i cant"
            " do anything"
        ),
    ),
    Ruling(
        id="D49",
        section=Section.TURNS,
        question=N_("I paid exactly but want to stop. Must I go on?"),
        answer=N_("No. Another action is an offer, not a duty."),
        reason=N_(
            "After an exact payment you may decide to act again. If you would rather not, place"
            " what you bought and the next player begins."
        ),
        tag=Tag.BOOK,
        sources=(
            books.MAREK_BUYING,
            books.PABLO_BUYING,
            books.DIRK_BUYING,
            books.BOABDIL_BUYING,
        ),
        keywords=N_(
            "stop finish end my turn early decline refuse forgo extra action optional obligatory"
            " voluntary must continue do not want to after exact payment do i have to use the"
            " extra action must i act again decline the extra action end my turn after an exact"
            " purchase"
        ),
    ),
)
