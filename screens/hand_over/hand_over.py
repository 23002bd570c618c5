"""Handing over a palace, or the whole table in several codes, to whoever has another phone."""

from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.record import Colour, Play
from companion.share import checked_code, game_parts, palace_code, write_game
from companion.share.palace_code import HandedOver
from companion.share.qr_code import squares
from companion.wording.handing_over import about_handed, palace_message, part_message
from companion.wording.table_words import title_of
from companion.words import _
from screens import phone
from screens.game.game_screen import GameScreen
from screens.hand_over.qr_picture import QrPicture  # noqa: F401  # Named in the kv file.
from screens.kv import load_kv
from screens.theme import grown_sp

LETTERS = 22
"""How many letters of a link stand on a line."""

LINK = 13
"""How large they are, in sp."""

LETTER = 0.61
"""How wide each of them is, in heights."""


class HandOver(GameScreen):
    """Shows a code as large as there is room for; a part of a whole table follows by a tap."""

    about = StringProperty("")
    told = StringProperty("")
    squares = ListProperty()
    link = StringProperty("")
    city = ObjectProperty(None, allownone=True)
    lines = StringProperty("")
    part = NumericProperty(0)
    parts = NumericProperty(1)
    is_palace = BooleanProperty(True)

    def __init__(self, **kwargs):
        self._seat = ""
        self._messages: list[tuple[str, str]] = []
        super().__init__(**kwargs)

    def entered(self, seat: str = "") -> None:
        """Show a player's palace, or the whole table where nobody is named."""
        self._seat, self.part = seat, 0

    def refresh(self, play: Play) -> None:
        """Write the codes anew."""
        self.is_palace = bool(self._seat)
        if self.is_palace:
            self._show_palace(play)
        else:
            self._show_table(play)
        self.parts = len(self._messages)
        self.show_part(min(int(self.part), self.parts - 1))

    def show_part(self, number: int) -> None:
        """Show one of the codes."""
        self.part = number
        code, self._message = self._messages[number]
        self.link = checked_code.link(code)
        self.squares = squares(code, "m" if self.is_palace else "l")
        if not self.is_palace:
            self.told = _(
                "Part {number} of {parts}. Point the other phone’s camera at each of them, in any"
                " order; no network is needed."
            ).format(number=number + 1, parts=self.parts)

    def next_part(self, by: int = 1) -> None:
        """Show the code after this one, or before it; round after the last."""
        self.show_part((int(self.part) + by) % int(self.parts))

    @staticmethod
    def fitting(room: float) -> float:
        """The size of a link's letters, which are all as wide, at which a line has room."""
        return max(dp(LINK), min(grown_sp(LINK), room / LETTERS / LETTER))

    def in_lines(self, link: str) -> str:
        """A link as it is shown: whole if it is a palace's, else as far as anybody looks at it."""
        shown = link if self.is_palace else f"{link[: 2 * LETTERS - 1]}…"
        return "\n".join(shown[at : at + LETTERS] for at in range(0, len(shown), LETTERS))

    def copy(self) -> None:
        """Copy the code that is shown."""
        phone.copy(self.link)
        self.navigator.notice(_("The code is copied; paste it wherever you like."))

    def send(self) -> None:
        """Send the code as a message."""
        if not phone.share(self._message, _("Hand over")):
            self.navigator.notice(_("The message is copied; paste it wherever you like."))

    def take_back(self) -> bool:
        """Back leads from a later part to the one before."""
        if self.part:
            self.next_part(-1)
            return True
        return False

    def _show_palace(self, play: Play) -> None:
        seat = play.seat(Colour(self._seat))
        handed = HandedOver.by(seat, play)
        at_table = _(play.game.words.handing.at_table)
        self.about = at_table.format(name=seat.name, table=title_of(play))
        code = palace_code.write(handed)
        self._messages = [(code, palace_message(handed, code))]
        self.told = _("Point the other phone’s camera at it. No network is needed.")
        self.city, self.lines = handed.city, "\n".join(about_handed(handed))

    def _show_table(self, play: Play) -> None:
        self.about = _("The whole table · {table}").format(table=title_of(play))
        self.city, self.lines = None, ""
        shared = self.app.store.share(self.running.id)
        split = game_parts.split(write_game(shared).encode())
        self._messages = [(part.code, part_message(part.text, part.code)) for part in split]


load_kv(__file__)
