"""What the desk says to a try: yes or no, every fault with its "Why?", the wall."""

from kivy.properties import BooleanProperty, StringProperty

from companion.desk.may_i import Verdict
from companion.drafts.trial import Trial
from companion.wording.desk import may_i_words
from screens.desk.fault_line import FaultLine
from screens.kv import load_kv
from screens.widgets.column import Column


class Findings(Column):
    """What the desk says to a try."""

    heading = StringProperty("")
    what = StringProperty("")
    ways = StringProperty("")
    fits = StringProperty("")
    wall = StringProperty("")
    ends = StringProperty("")
    legal = BooleanProperty(False)

    __events__ = ("on_why",)

    def show(self, trial: Trial, verdict: Verdict) -> None:
        """Say it, fault by fault."""
        self.legal = verdict.legal
        self.heading, self.what = may_i_words.heading(verdict), may_i_words.what(verdict)
        self.ways, self.fits = may_i_words.ways(verdict), may_i_words.fits(trial, verdict)
        self.wall = may_i_words.wall(trial, verdict)
        self.ends = "\n".join(dict.fromkeys(end.stop.sentence for end in verdict.ends))
        self.ids.faults.clear_widgets()
        for objection in verdict.objections:
            line = FaultLine(text=objection.fault.text, fault=objection.fault)
            ruling = objection.ruling.id
            line.bind(on_why=lambda line, ruling=ruling: self._ask(ruling, line.text))
            self.ids.faults.add_widget(line)

    def on_why(self, ruling: str, told: str):
        """The ruling behind a fault is asked for."""

    def _ask(self, ruling: str, told: str) -> None:
        self.dispatch("on_why", ruling, told)


load_kv(__file__)
