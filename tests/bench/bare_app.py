"""A KivyMD app with one button, to compare ours with: opens, draws once, and leaves."""

from tests.ui import environment


def leave_at_once(app, run):
    """Leave after the first picture."""
    from kivy.clock import Clock

    app.bind(on_start=lambda app: Clock.schedule_once(lambda _: app.stop(), 0))
    run(app)


if __name__ == "__main__":
    environment.prepare()
    from kivymd.app import MDApp
    from kivymd.uix.button import MDButton, MDButtonText

    class Bare(MDApp):
        def build(self):
            return MDButton(MDButtonText(text="A button"))

    leave_at_once(Bare(), MDApp.run)
