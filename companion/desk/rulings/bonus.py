"""Disputes about the bonus cards, each of which counts with one very tile."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D26",
        section=Section.MODULES,
        question=N_("I have a garden. Does my garden bonus card count?"),
        answer=N_("Only if it is the very tile on the card and stands in your palace."),
        reason=N_(
            "The cards show the ten tiles without any wall. While that tile stands in your palace"
            " you may show the card whenever you like, even in the middle of a scoring, and it"
            " counts as one more building of the kind. It has no walls and feeds no hut. If the"
            " tile goes back to reserve, the card goes back to your hand. If {dummy} or a rival"
            " owns the tile, the card is worthless."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That it feeds no hut")),),
        sources=(books.BONUS,),
        module="bonus",
        keywords=N_(
            "bonus card cards count counts when show reveal very tile same kind without wall"
            " reserve removed back to hand during scoring secret worthless rival has my tile extra"
            " building additional opponent owns dummy owns building worthless exact tile needed"
            " reveal time when does it score secret card without the tile somebody else has my"
            " bonus tile bonus tile removed when to show"
        ),
    ),
    Ruling(
        id="D35",
        section=Section.MODULES,
        question=N_("Are the bonus cards shuffled into the money?"),
        answer=N_("No. They are dealt face down before the game."),
        reason=N_(
            "With two or three players each gets three cards, with four or five players two, with"
            " six players one. The rest leave the game, and nobody sees them."
        ),
        tag=Tag.BOOK,
        sources=(books.BONUS,),
        module="bonus",
        keywords=N_(
            "bonus card cards how many each player get dealt deal number shuffle shuffled into"
            " money deck setup rest left over put away start bonus cards in the deck where do"
            " bonus cards come from"
        ),
    ),
)
