"""The questions of a section of the rules desk."""

from kivy.properties import StringProperty

from companion.desk.ruling import Section
from companion.record import Play
from companion.wording.desk import rule_words
from screens.desk.desk_screen import DeskScreen
from screens.desk.question_list import QuestionList  # noqa: F401  # Named in the kv file.
from screens.kv import load_kv


class Questions(DeskScreen):
    """Every question of a section with its short answer."""

    leads_to = ("ruling",)

    title = StringProperty("")
    about = StringProperty("")

    def entered(self, section: str) -> None:
        """Take up a section."""
        found = [each for each in Section if each == section]
        if not found:
            raise LookupError
        self._section = found[0]
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1

    def refresh(self, play: Play | None) -> None:
        """Show its questions in the words of this table."""
        del play
        self.title, self.about = self._section.heading, rule_words.how_many(self._section)
        found = rule_words.questions(self._section)
        self.ids.questions.show(found, self.dummy, self.chosen("ruling"))


load_kv(__file__)
