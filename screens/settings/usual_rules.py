"""The house rules that every new game begins with, each with what it changes and its ruling."""

from kivy.properties import BooleanProperty, StringProperty

from companion.drafts.new_table import NewTable
from companion.drafts.usual_table import UsualTable, all_house_rules
from companion.options import BY_THE_BOOK
from companion.wording.house_rules import usual_rules
from screens.game.usual_table import keep_usual, usual_table
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.new_game.house_rules import HouseRules


class UsualRules(Screen):
    """All house rules there are; whoever switches one wants it from the next game on."""

    summed_up = StringProperty("")
    always = BooleanProperty(False)

    def show(self) -> None:
        """Show what is usual, or the book where nothing is."""
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1
        self._show(usual_table())

    def switch(self, always: bool) -> None:  # noqa: FBT001  # A switch is on or off.
        """Begin every game by these rules, or by those of the last game."""
        usual = usual_table()
        if always != (usual.house_rules is not None):
            self._choose(usual.changed(house_rules=BY_THE_BOOK if always else None))

    def _show(self, usual: UsualTable) -> None:
        self.always = usual.house_rules is not None
        self.summed_up = usual_rules(usual)
        # A table of two has a third hand, whom some of the rules are about.
        draft = NewTable(playing=2, options=usual.house_rules or BY_THE_BOOK)
        rules = HouseRules(draft, all_house_rules())
        rules.bind(draft=lambda _, draft: self._take(draft))
        rules.bind(on_why=lambda _, ruling: self.navigator.go("ruling", ruling=ruling))
        self.ids.rules.clear_widgets()
        self.ids.rules.add_widget(rules)

    def _take(self, draft: NewTable) -> None:
        usual = usual_table().changed(house_rules=draft.options)
        keep_usual(usual)
        self.always, self.summed_up = True, usual_rules(usual)

    def _choose(self, usual: UsualTable) -> None:
        keep_usual(usual)
        self._show(usual)


load_kv(__file__)
