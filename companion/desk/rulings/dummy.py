"""Disputes about the third hand of a game of two."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Saying, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D17",
        section=Section.DUMMY,
        question=N_("Does {dummy} really take points away from us?"),
        answer=N_("Yes. In every majority he is ranked like a third player."),
        reason=N_(
            "He takes first, second or third place and shares in ties, and what he gets is simply"
            " out of your reach. Walls he never scores. The books do not say whether he can win: we"
            " list his score and name the better of the two players as the winner."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.HOUSE, N_("That he cannot win")),),
        sources=books.GAMES_OF_TWO,
        option="dummy_may_win",
        keywords=N_(
            "dummy score scores points majority majorities take away steal place rank tie win wins"
            " winner beat beaten most points ahead wall walls compete neutral won winning victory"
            " rank second third hand scoring opponent number three can he beat us does he count can"
            " he come first be first come in first ahead of us dummy has most buildings dummy"
            " majority dummy won wins the game can he win dummy tie share"
        ),
    ),
    Ruling(
        id="D18",
        section=Section.DUMMY,
        question=N_("How many tiles does {dummy} draw, and when?"),
        answer=N_("Six, six, then a third of the bag, rounded down."),
        reason=N_(
            "He gets six at the start, six right after the first scoring, and after the second a"
            " third of what is then left in the bag, rounded down: from one or two tiles he gets"
            " none. After the last scoring he gets nothing more. Fill the market first, score, then"
            " draw for him. Should the bag hold fewer than six, he takes what there is. Granada’s"
            ' book says only "rounded"; we round down.'
        ),
        tag=Tag.BOOK,
        besides=(
            Besides(Tag.HOUSE, N_("The order, and a bag that is too small")),
            Besides(Tag.HOUSE, N_("Which way Granada rounds")),
        ),
        sources=(
            books.MAREK_TWO,
            books.PABLO_TWO,
            books.DIRK_TWO,
            books.BOABDIL_TWO,
        ),
        sayings=(
            Saying(books.Book.DIRK, N_("A third, rounded down.")),
            Saying(books.Book.BOABDIL, N_("A third, rounded down.")),
            Saying(books.Book.MAREK, N_("A third, rounded down.")),
            Saying(books.Book.PABLO, N_("A third, rounded; which way it does not say.")),
        ),
        option="dummy_third",
        keywords=N_(
            "dummy third dummy draw draws drawn get gets receive how many tiles number six 6 1/3"
            " one third of the bag round rounded down rounding after first second scoring"
            " beginning last draw fewer not enough he him how much many receives afterwards how"
            " big is the draw at the end of the bag tiles for him six tiles each 6 tiles each"
            " time tiles left in bag how many for him starts with how many after second scoring a"
            " third seventeen neutral player draws"
        ),
    ),
    Ruling(
        id="D19",
        section=Section.DUMMY,
        question=N_("May I give {dummy} a tile from my reserve?"),
        answer=N_("No. Only a tile that you have just bought."),
        reason=N_(
            "You give it away at the moment when you would place it. Not a tile from your reserve"
            " or palace, not a hut, not a tile handed out at the end, and a gift is not taken back."
            " A tile bought exactly still earns the extra action when you give it away."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("What cannot be given, and the extra action")),),
        sources=(
            books.BOABDIL_TWO,
            books.DIRK_TWO,
            books.MAREK_TWO,
            books.PABLO_TWO,
        ),
        keywords=N_(
            "give giving gift present donate hand over dummy tile from reserve palace bought"
            " just may i get rid of take back when old tile donate may can which tiles hut to"
            " dummy tile i already own tile from my palace old tile hand over give away gift back"
            " return from him"
        ),
    ),
    Ruling(
        id="D36",
        section=Section.DUMMY,
        question=N_("Why would I ever give {dummy} a tile?"),
        answer=N_("To push your rival down a place, or to be rid of the tile."),
        reason=N_(
            "This is advice, not a rule. With your tile he may pass your rival in that kind. And a"
            " tile that fits nowhere only fills your reserve. It costs you the tile, and it helps"
            " him against you as well."
        ),
        tag=Tag.HOUSE,
        keywords=N_(
            "why reason purpose sense point ever give gift dummy tile tactic strategy advice hurt"
            " rival opponent advantage benefit good for tactics with the dummy should i"
        ),
    ),
    Ruling(
        id="D67",
        section=Section.DUMMY,
        question=N_("When does {dummy} play, and does he take turns?"),
        answer=N_("Only in a game of two, and he never takes a turn."),
        reason=N_(
            "Two players are joined by a third hand who does not exist. He collects tiles, which"
            " lie in view of both, and competes for the majorities. He builds no palace, has no"
            " money and buys nothing. With three or more players he stays away."
        ),
        tag=Tag.BOOK,
        sources=books.GAMES_OF_TWO,
        keywords=N_(
            "dummy who what is he play plays turn turns two 2 three 3 four players imaginary"
            " fictitious neutral player needed build palace money buy open visible"
        ),
    ),
    Ruling(
        id="D68",
        section=Section.DUMMY,
        question=N_("Why is the third hand called {dummy} here and something else there?"),
        answer=N_("Each edition gave him another name; he is the same."),
        reason=N_(
            "He is Dirk in one edition of Alhambra, Boabdil in another, Marek in Poland, and Pablo"
            " in Granada. A table may call him what it likes."
        ),
        tag=Tag.BOOK,
        sources=(books.BOABDIL_TWO, books.DIRK_TWO, books.MAREK_TWO, books.PABLO_TWO),
        sayings=(
            Saying(books.Book.DIRK, N_("Dirk")),
            Saying(books.Book.BOABDIL, N_("Boabdil, who is Dirk in some editions")),
            Saying(books.Book.MAREK, N_("Marek")),
            Saying(books.Book.PABLO, N_("Pablo")),
        ),
        option="dummy_name",
        keywords=N_(
            "name names called call rename dummy who is why another different edition dirk boabdil"
            " marek pablo"
        ),
    ),
    Ruling(
        id="D69",
        section=Section.DUMMY,
        question=N_("Does {dummy} get huts or bonus cards?"),
        answer=N_("No, neither."),
        reason=N_(
            "The books of the expansion do not mention him. Huts are taken and not bought, so none"
            " can be given to him, and bonus cards are dealt to players only. A tile that he owns"
            " makes the bonus card for it worthless."
        ),
        tag=Tag.HOUSE,
        sources=(books.BONUS, books.HUTS),
        keywords=N_(
            "dummy hut huts bonus card cards modules expansion get gets has vizier exchange"
        ),
    ),
)
