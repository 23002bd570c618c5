"""A screen with one of every widget the screens share, for tests and the tour to look at."""

from kivy.properties import ListProperty, NumericProperty

from screens.kv import load_kv
from screens.navigation.screen import Screen


class Showroom(Screen):
    """Shows the widgets; `acts` keeps what was pressed."""

    keeps_awake = True
    acts = ListProperty()
    number = NumericProperty(0)

    def show(self, number=0):
        self.number = number


load_kv(__file__)
