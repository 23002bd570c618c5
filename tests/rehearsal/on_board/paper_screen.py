"""The screen of the paper phone: of its own size, with fingers and a Back key as SDL tells them."""

from collections import deque

BACK = 1073742094
"""What SDL calls Android's Back."""

LEFT = 1


WAITING = deque()
"""What SDL is about to tell the window."""


class Screen:
    """How many pixels it has."""

    size = 0, 0


def lay_out(window_module):
    """Let the window be as large as the phone, whatever size was asked for."""

    class PaperScreen(window_module._WindowSDL2Storage):
        def setup_window(self, *asked):
            x, y, _width, _height, borderless, _fullscreen, _resizable, state, gl = asked
            return super().setup_window(x, y, *Screen.size, borderless, False, False, state, gl)

        def poll(self):
            return WAITING.popleft() if WAITING else super().poll()

    window_module._WindowSDL2Storage = PaperScreen


def _dots(x, y):
    width, height = Screen.size
    return round(x * width), round(y * height)


def put_down(x, y):
    """A finger comes down, at a share of each side from above; SDL tells of a mouse as well."""
    WAITING.extend([("mousemotion", *_dots(x, y)), ("mousebuttondown", *_dots(x, y), LEFT)])
    WAITING.append(("fingerdown", 0, x, y, 1.0))


def lift(x, y):
    """The finger is lifted, and the mouse with it."""
    WAITING.extend([("mousebuttonup", *_dots(x, y), LEFT), ("fingerup", 0, x, y, 1.0)])


def press_back():
    """Back is pressed and let go."""
    WAITING.extend([("keydown", 0, BACK, 270, None), ("keyup", 0, BACK, 270, None)])


def type_text(text):
    """The keyboard of the phone writes."""
    WAITING.append(("textinput", text))
