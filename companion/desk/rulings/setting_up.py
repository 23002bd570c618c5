"""Disputes before the first turn: who starts, with what, and how the money is stacked."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Saying, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D31",
        section=Section.SETTING_UP,
        question=N_("Who starts?"),
        answer=N_("Whoever was dealt the fewest cards."),
        reason=N_(
            "Of those with equally few cards, the one whose cards are worth least; if that is equal"
            " too, the youngest. Play goes clockwise."
        ),
        tag=Tag.BOOK,
        sources=books.SETUPS,
        keywords=N_(
            "first player start starts starting begin begins beginning who goes first fewest"
            " cards lowest total youngest clockwise direction startplayer starting player order"
            " of play oldest first turn who has the first turn who plays first beginner who is"
            " first who is the first who is it first equal cards who starts youngest oldest start"
            " player beginner"
        ),
    ),
    Ruling(
        id="D41",
        section=Section.SETTING_UP,
        question=N_("How much money does everybody start with?"),
        answer=N_("Cards until they are worth 20 or more."),
        reason=N_(
            "Cards are turned up before one player after the other until they are worth at least"
            " 20, whatever their currencies. So nobody begins with less than 20 or more than 28."
            " When all have theirs, the cards are taken in hand and are secret from then on."
        ),
        tag=Tag.BOOK,
        sources=books.SETUPS,
        keywords=N_(
            "starting start money how much 20 twenty 28 deal dealt initial opening hand cards"
            " beginning setup initial money starting cash first money"
        ),
    ),
    Ruling(
        id="D42",
        section=Section.SETTING_UP,
        question=N_("Where do the scoring cards go?"),
        answer=N_("One is shuffled into the second of five piles, the other into the fourth."),
        reason=N_(
            "Four money cards are laid open and the rest are dealt into five piles of about the"
            " same height. Then the piles are stacked, the fifth at the bottom and the first on"
            " top. So the scorings come neither too early nor too late nor too close together."
        ),
        tag=Tag.BOOK,
        sources=(books.BOABDIL_SETUP, books.DIRK_SETUP, books.MAREK_SETUP, books.PABLO_SETUP),
        sayings=(
            Saying(books.Book.DIRK, N_("The card is put into the pile.")),
            Saying(books.Book.BOABDIL, N_("The card is put into the pile, which is shuffled.")),
            Saying(books.Book.MAREK, N_("The card is put into the pile.")),
            Saying(books.Book.PABLO, N_("The cards are called A and B.")),
        ),
        keywords=N_(
            "scoring card cards where pile piles five second fourth shuffle shuffled stack deck"
            " money prepare setup set up put into which pile gets scoring card piles how many piles"
            " five stacks"
        ),
    ),
    Ruling(
        id="D43",
        section=Section.SETTING_UP,
        question=N_("There are two of us. Which money cards come out?"),
        answer=N_("One of each card, so that 72 are left."),
        reason=N_(
            "Of the 108 cards each currency has every value from 1 to 9 three times. One copy of"
            " each is taken out, and two of each remain."
        ),
        tag=Tag.BOOK,
        sources=(books.DIRK_TWO, books.PABLO_TWO, books.MAREK_TWO, books.BOABDIL_TWO),
        sayings=(
            Saying(books.Book.DIRK, N_("Each card is there three times; one comes out.")),
            Saying(
                books.Book.BOABDIL,
                N_("Three copies instead of four; a slip, for it also says that 72 are left."),
            ),
            Saying(books.Book.MAREK, N_("Two of each card are used.")),
            Saying(books.Book.PABLO, N_("Of three cards of each value one comes out.")),
        ),
        keywords=N_(
            "two 2 players player game remove take out money cards how many 72 108 copies deck"
            " setup set up fewer"
        ),
    ),
    Ruling(
        id="D45",
        section=Section.SETTING_UP,
        question=N_("What does everybody lay down at the start?"),
        answer=N_("A start tile, a reserve board, and a counter on the scoring track."),
        reason=N_(
            "The market goes in the middle of the table, the track beside it, and the 54 tiles into"
            " the bag or the dispenser. Four of them are laid on slots 1 to 4 of the market; in"
            " Granada even side up, and the black marker then goes on the odd numbers. These are"
            " differences of the box: no number and no rule depends on the edition."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That no rule depends on the edition")),),
        sources=books.SETUPS,
        sayings=(
            Saying(books.Book.DIRK, N_("Two counters each, one of them on the start tile; a bag.")),
            Saying(books.Book.BOABDIL, N_("One counter each; the tiles in a dispenser.")),
            Saying(
                books.Book.MAREK, N_("Two counters each, one of them on the start tile; a bag.")
            ),
            Saying(books.Book.PABLO, N_("One counter each; the reserves lie on the common board.")),
        ),
        keywords=N_(
            "setup set up setting start beginning lay out components counter counters pieces"
            " start tile board reserve market bag dispenser tower edition editions differ"
            " difference what do we need setup for each player what does each player get"
            " everybody gets per player"
        ),
    ),
    Ruling(
        id="D46",
        section=Section.SETTING_UP,
        question=N_("Our book speaks of manors and mezzanines. Which buildings are those?"),
        answer=N_("Seraglios and arcades. Each edition has names of its own."),
        reason=N_(
            "By colour the six kinds are: blue the pavilion; red the seraglio, once called manor;"
            " brown the arcades, also galleries or mezzanine; white the chambers, also royal"
            " chambers; green the garden; purple the tower. Prices, numbers and points are the same"
            " whatever the name."
        ),
        tag=Tag.DERIVED,
        sources=(
            books.DIRK_BOX,
            books.BOABDIL_BOX,
            books.MAREK_SCORING,
        ),
        keywords=N_(
            "names name called manor mezzanine royal chambers gallery galleries pavilion"
            " seraglio arcades garden tower kinds colours editions translation other words blue"
            " red brown white green purple what is a manor mezzanine called in english"
        ),
    ),
    Ruling(
        id="D47",
        section=Section.SETTING_UP,
        question=N_("Can seven of us play, or one alone?"),
        answer=N_("No. Two to six can play."),
        reason=N_("There are six start tiles. With two, a third hand who does not exist joins in."),
        tag=Tag.BOOK,
        sources=(books.DIRK_BOX, books.BOABDIL_BOX, books.MAREK_BOX, books.PABLO_TITLE),
        keywords=N_(
            "how many players number of players two to six seven 7 one alone solo single player"
            " minimum maximum eight 8 nine players party"
        ),
    ),
    Ruling(
        id="D88",
        section=Section.SETTING_UP,
        question=N_("How many tiles of each kind are there, and what do they cost?"),
        answer=N_("54 in all: 7, 7, 9, 9, 11 and 11, for 2 to 13."),
        reason=N_(
            "In Alhambra there are 7 pavilions for 2 to 8, 7 seraglios for 3 to 9, 9 arcades for 4"
            " to 10, 9 chambers for 5 to 11, 11 gardens for 6 to 12, and 11 towers for 7 to 13. In"
            " Granada 54 tiles show nine kinds on their two sides, each with every value from 2 to"
            " 13."
        ),
        tag=Tag.BOOK,
        sources=books.BOXES,
        keywords=N_(
            "how many tiles of each kind colour are there number in the game in total count 54"
            " towers gardens pavilions seraglios arcades chambers cost price prices cheapest"
            " dearest range rarest most common distribution list of tiles overview all buildings"
            " contents tile count tile counts how many cards and tiles"
        ),
    ),
)
