"""Disputes about the vizier, who buys between turns."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D24",
        section=Section.MODULES,
        question=N_("When may I use my vizier, and who goes first?"),
        answer=N_("After anybody’s turn, for one exact purchase; the next player has first say."),
        reason=N_(
            "Once a turn is completed and the displays are full again, a player whose vizier is"
            " awake may buy one tile from the market, paying exactly. The tile is built or put in"
            " reserve, there is no extra action, and the vizier falls asleep. If several want to,"
            " the player about to move goes first and the one who has just moved last; the others"
            " may still follow. Waking the vizier costs an action. He cannot take a hut and is"
            " useless once the final tiles are dealt. If a scoring is due, score first."
        ),
        tag=Tag.BOOK,
        besides=(
            Besides(Tag.DERIVED, N_("That the displays are filled first")),
            Besides(Tag.HOUSE, N_("That a scoring comes first")),
        ),
        sources=(books.VIZIERS,),
        option="vizier_before_scoring",
        module="vizier",
        keywords=N_(
            "vizier pasha wesir use when who first order several claim both want interrupt between"
            " turns buy exact awake asleep face up face down activate wake hut scoring before after"
            " last tiles end two people at the same time in my own turn pasha during somebody"
            " else’s turn pasha baja how does the vizier work use vizier after my own turn out of"
            " turn buying vizier inexact overpay vizier order vizier before scoring two viziers"
            " vizier hut when is the vizier allowed"
        ),
    ),
    Ruling(
        id="D34",
        section=Section.MODULES,
        question=N_("Does my vizier cost me my next turn, and does he work only once?"),
        answer=N_("No. Your turn comes as always, and you can wake him again."),
        reason=N_(
            "His purchase is one exact purchase between turns and nothing more, no whole turn. Play"
            " goes on where it was. He can be used as often as you spend an action to wake him."
        ),
        tag=Tag.BOOK,
        sources=(books.VIZIERS,),
        module="vizier",
        keywords=N_(
            "vizier pasha wesir next turn lose skip miss whole turn only once twice again second"
            " time repeatedly how often reuse reactivate wake reuse vizier use it again is it my"
            " turn then extra turn after the vizier do i still get my turn"
        ),
    ),
    Ruling(
        id="D71",
        section=Section.MODULES,
        question=N_("My vizier buys, and the market cannot be filled. Is it over?"),
        answer=N_("Yes. It ends the game just as a turn would."),
        reason=N_(
            "The market is filled after a vizier’s purchase too. If the bag cannot do it, the tiles"
            " that are left are handed out and the last scoring follows."
        ),
        tag=Tag.HOUSE,
        sources=(books.VIZIERS,),
        module="vizier",
        keywords=N_(
            "vizier pasha wesir purchase empties bag market cannot be refilled last tile end game"
            " over"
        ),
    ),
    Ruling(
        id="D72",
        section=Section.MODULES,
        question=N_("I have just woken my vizier. May I use him at once?"),
        answer=N_("Not in your turn, but right after it, last of all."),
        reason=N_(
            "Waking him is an action of your own turn, and he only acts between turns. When yours"
            " is over, he is awake, and of those who want to buy you come last."
        ),
        tag=Tag.DERIVED,
        sources=(books.VIZIERS,),
        module="vizier",
        keywords=N_(
            "vizier pasha wesir wake woken waking activate reactivate at once immediately same"
            " turn straight away just moved own turn wake up then buy wake him up and buy in one"
            " turn"
        ),
    ),
    Ruling(
        id="D73",
        section=Section.MODULES,
        question=N_("May my vizier pay with an exchange card?"),
        answer=N_("Yes, as long as the payment is exact."),
        reason=N_(
            "An exchange card is for paying the price of a tile in two currencies, and a vizier"
            " pays the price of a tile. Too much he may never pay, with the card or without it."
        ),
        tag=Tag.DERIVED,
        sources=(books.VIZIERS, books.EXCHANGE),
        module="vizier",
        keywords=N_("vizier pasha wesir pay exchange card bureau combine together exact overpay"),
    ),
    Ruling(
        id="D89",
        section=Section.MODULES,
        question=N_("Is a vizier who is awake at the end worth anything?"),
        answer=N_("No. Awake or asleep, he counts for nothing."),
        reason=N_(
            "No points are given for him and no tie is broken by him. Once the last tiles are"
            " handed out he can buy nothing any more either."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That he breaks no tie")),),
        sources=(books.VIZIERS,),
        module="vizier",
        keywords=N_(
            "vizier pasha wesir worth points value at the end of the game face up awake asleep"
            " active unused not used left over bonus score count anything stone piece"
        ),
    ),
)
