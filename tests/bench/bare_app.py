"""A KivyMD app with one button, to compare ours with: opens, draws once, and leaves."""

from tests.ui import environment

environment.prepare()

from kivy.clock import Clock
from kivymd.app import MDApp
from kivymd.uix.button import MDButton, MDButtonText


class Bare(MDApp):
    def build(self):
        return MDButton(MDButtonText(text="A button"))


def leave_at_once(app):
    """Leave after the first picture."""
    app.bind(on_start=lambda app: Clock.schedule_once(lambda _: app.stop(), 0))
    app.run()


if __name__ == "__main__":
    leave_at_once(Bare())
