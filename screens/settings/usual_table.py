"""Who sits down to every new game, and which box is on the table."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.drafts.new_table import NewTable
from companion.wording.box_words import box_words, other_boxes
from companion.words import _
from screens.game.usual_table import keep_usual, usual_table
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.new_game.boxes import Boxes
from screens.new_game.seating import Seating  # noqa: F401  # Named in the kv file.


class UsualTableScreen(Screen):
    """A table that is laid once for all games to come."""

    draft = ObjectProperty(None, allownone=True)
    always = BooleanProperty(False)
    box = StringProperty("")
    other_boxes = StringProperty("")
    problem = StringProperty("")
    """Why the table that is shown is not kept; empty when it is."""

    def __init__(self, **kwargs):
        self._showing = True
        super().__init__(**kwargs)

    def show(self) -> None:
        """Show the usual table, or the last one where none is."""
        usual = usual_table()
        self._showing = True
        self.ids.seating.known = self.app.store.known_names()
        self.always = usual.table is not None
        self.draft = usual.table or usual.offered(self.app.store.last_table())
        self._showing = False
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1

    def on_draft(self, *args) -> None:
        """Show the table, and keep it if it is the usual one."""
        self.ids.seating.draft = self.draft
        self.box = box_words(self.draft.game, self.draft.edition)
        self.other_boxes = other_boxes(self.draft)
        self._keep()

    def switch(self, always: bool) -> None:  # noqa: FBT001  # A switch is on or off.
        """Begin every game with this table, or with the last one."""
        self.always = always
        self._keep()

    def choose_box(self) -> None:
        """Show the boxes there are."""
        boxes = Boxes(self.draft)
        sheet = self.navigator.sheet(boxes, title=_("Which box is on the table?"))
        boxes.bind(on_box=lambda _, game, edition: self._take_box(sheet, game, edition))

    def _take_box(self, sheet, game: str, edition: str) -> None:
        sheet.close()
        draft = self.draft if game == self.draft.game_name else self.draft.with_game(game)
        self.draft = draft.changed(edition_name=edition)

    def _keep(self) -> None:
        if self._showing:
            return
        usual = usual_table()
        self.problem = ""
        if self.always and self.draft.faults():
            # A name that is being typed is no name yet.
            self.problem = _(
                "A name is missing or there twice, so the usual table is the one before."
            )
            return
        table = None
        if self.always:
            table = NewTable(**self.draft.model_dump(exclude={"modules", "options"}))
        if table != usual.table:
            keep_usual(usual.changed(table=table))


load_kv(__file__)
