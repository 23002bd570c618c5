"""What every field that is typed into does with the keys that lead out of it."""

from kivy.uix.textinput import TextInput

ENTERS = ("enter", "numpadenter")


class TypedInto(TextInput):
    """Leaves Tab to the app, which goes on to what comes next, and Enter to nobody else."""

    def keyboard_on_key_down(self, window, keycode, text, modifiers) -> bool:
        """Say which keys are used up; Kivy's own would only go from field to field by Tab."""
        name = keycode[1]
        if name == "tab":
            return False
        used = super().keyboard_on_key_down(window, keycode, text, modifiers)
        return bool(used) or (name in ENTERS and "ctrl" not in modifiers)
