"""Disputes about the huts, which count with the buildings beside them."""

from companion.desk import books
from companion.desk.example import Example
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D27",
        section=Section.MODULES,
        question=N_("What is my hut worth, and how many huts may I have?"),
        answer=N_("One for each neighbour of its colour with no wall between; you may own three."),
        reason=N_(
            "A hut counts as one building of its colour for each neighbouring building of that"
            " colour that is not behind a wall, three at most; alone it counts nothing. One"
            " building may serve two huts, but huts do not count for each other. Its walls count"
            " for your outer wall. Taking a hut is your action: it is free, gives no extra action,"
            " and is placed with your other tiles. You may own three, those in reserve included."
        ),
        tag=Tag.BOOK,
        besides=(
            Besides(Tag.DERIVED, N_("One building for two huts")),
            Besides(Tag.HOUSE, N_("Huts beside huts")),
        ),
        sources=(books.HUTS,),
        module="huts",
        examples=(
            Example(
                city="A9 HAn A10 / HAw * G10 / . HTe T10w",
                caption=N_(
                    "The brown huts count as 2 arcades and 1; the purple one is behind a wall."
                ),
                huts=(2, 1, 0),
            ),
        ),
        keywords=N_(
            "hut huts worker workers square squares worth value count counts how many limit three"
            " 3 fourth neighbour neighbours next to beside colour wall between alone another hut"
            " free cost action reserve majority four huts behind a wall next to another hut next to"
            " hut two huts together how does it score hut extra action hut in reserve counts hut"
            " beside building max huts hut points hut walls"
        ),
    ),
    Ruling(
        id="D76",
        section=Section.MODULES,
        question=N_("Where do the huts lie, and what if a colour has run out?"),
        answer=N_("In six stacks, the top one face up. What has run out is gone."),
        reason=N_(
            "The huts are sorted by colour, shuffled and stacked face down beside the market, the"
            " top hut of each stack turned up. When you take one, the next of that stack is turned"
            " up. An empty stack stays empty. There are three blue and three red huts, four brown,"
            " four white, five green and five purple."
        ),
        tag=Tag.BOOK,
        sources=(books.HUTS,),
        module="huts",
        keywords=N_(
            "hut huts square squares setup set up stack stacks pile lie colour run out empty none"
            " left how many exist 24 turn up face up choose which one"
        ),
    ),
    Ruling(
        id="D77",
        section=Section.MODULES,
        question=N_("May I take out, swap or move a hut?"),
        answer=N_("Yes. Huts are rebuilt like any tile."),
        reason=N_(
            "A hut may go to your reserve, come from there or be swapped, under the same rules as a"
            " tile. It stays yours, so it still counts as one of your three."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That it still counts as one of three")),),
        sources=(books.HUTS,),
        module="huts",
        keywords=N_(
            "hut huts square squares rebuild remove swap move take out exchange return give back"
            " reserve"
        ),
    ),
)
