"""Disputes about money: taking it, paying with it, hiding it."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D12",
        section=Section.TURNS,
        question=N_("May I mix currencies? Do I get change? How many cards may I take?"),
        answer=N_("One currency, no change; take one card, or several worth five at most."),
        reason=N_(
            "A tile is paid in the currency of its slot only, with at least its price. There is no"
            " change; paying too much on purpose is allowed but gives no extra action. When you"
            " take money you take any one card, even a 9, or several that are worth five or less"
            " together, of any currencies: 2 and 3 together yes, 3 and 3 no."
        ),
        tag=Tag.BOOK,
        sources=(
            books.MAREK_TAKING,
            books.MAREK_BUYING,
            books.DIRK_TAKING,
            books.DIRK_BUYING,
            books.BOABDIL_TAKING,
            books.BOABDIL_BUYING,
            books.PABLO_TAKING,
            books.PABLO_BUYING,
        ),
        keywords=N_(
            "mix mixed combine currencies two colours change back money back overpay overpaying"
            " pay too much more than the price take taking cards how many several together five 5"
            " up to 1 2 3 4 sum money row one card 9 pay price cost enough afford short too"
            " little pay with two colours together blue and green get back keep the rest"
            " difference low cards pick up draw money several cards at a time pay 7 with 8 pay 10"
            " with 11 money from different currencies combine blue and yellow how much money may"
            " i take up to five 1 and 4 do i lose the rest is the rest lost single card alone two"
            " fours threes fives one big card overpaid too much change given card limit when"
            " taking money total five overspend spend too much take a single 6 pick money"
        ),
    ),
    Ruling(
        id="D33",
        section=Section.TURNS,
        question=N_("Does the colour of a building say which money I pay with?"),
        answer=N_("No. The slot that it lies on does."),
        reason=N_(
            "Each slot of the market stands for one currency, whatever lies there. A green garden"
            " on the blue slot is paid in blue money."
        ),
        tag=Tag.BOOK,
        sources=(books.BOABDIL_BUYING, books.DIRK_BUYING, books.MAREK_BUYING, books.PABLO_BUYING),
        keywords=N_(
            "colour color of the building tile slot space market which currency which money pay"
            " blue green orange yellow denar dirham ducat florin currency of a slot which colour do"
            " i pay field which money do i pay with slot colour"
        ),
    ),
    Ruling(
        id="D50",
        section=Section.TURNS,
        question=N_("Must I show my money, or what lies in my reserve?"),
        answer=N_("Your money is secret. Your reserve lies open."),
        reason=N_(
            "Once everybody has been dealt their first cards, hands are hidden from the others. The"
            " reserve board lies in view, with every tile on it, and so does what {dummy} holds in"
            " a game of two."
        ),
        tag=Tag.BOOK,
        sources=books.SETUPS,
        keywords=N_(
            "show reveal secret hidden hide open look see ask hand cards how much money others"
            " opponent visible reserve public are hands public show cards open hand"
        ),
    ),
    Ruling(
        id="D51",
        section=Section.TURNS,
        question=N_("May we trade tiles, or lend each other money?"),
        answer=N_("No. Nothing passes from player to player."),
        reason=N_(
            "The books list what a turn may hold, and dealings between players are not among it."
            " Tiles come from the market, money from the row, and neither can be sold back."
        ),
        tag=Tag.DERIVED,
        besides=(Besides(Tag.BOOK, N_("The list of actions")),),
        sources=books.TURNS,
        keywords=N_(
            "trade trading deal sell buy from another player lend borrow give swap exchange with"
            " each other opponents discard get rid of cards return money back sell to a friend"
            " give somebody a card give a card to another player present wife husband friend"
            " partner loan loans owe debt"
        ),
    ),
    Ruling(
        id="D87",
        section=Section.TURNS,
        question=N_("How many money cards may I hold?"),
        answer=N_("As many as you like. A hand has no limit."),
        reason=N_(
            "No book names a limit for money, and of exchange cards the expansion says outright"
            " that you may hold any number. Nobody ever has to give cards away or pay with them."
        ),
        tag=Tag.HOUSE,
        besides=(Besides(Tag.BOOK, N_("Exchange cards")),),
        sources=(books.EXCHANGE,),
        keywords=N_(
            "hand limit hand size how many cards in hand may i keep hold maximum max number of"
            " money cards hoard collect save up too many cards unlimited keep money for later"
        ),
    ),
)
