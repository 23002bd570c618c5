"""The one navigator: it owns the screens, Back, and all that lies over a screen."""

from importlib import import_module

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.errors import CompanionError
from companion.input import keys
from companion.words import _
from screens.kv import load_kv
from screens.navigation.overlays import Overlays
from screens.navigation.pointer import Pointer, press_big
from screens.navigation.screen import ALONE, Screen
from screens.widgets.typed_into import TypedInto

HOME = "home"
LIST = 0.38
"""How much of the window the list has that a screen was chosen from."""

SLIDE = 0.16
"""How many seconds a new screen takes to slide into its place."""


class Navigator(Overlays):
    """Goes from screen to screen by name and remembers the way back.

    `rooms` names the screens: a name, and either a class or "module:Class", which is imported
    when somebody first goes there. The trail, every step of it a name and plain values, is all
    one needs to open the app again where it was.
    """

    listed = ObjectProperty(None, allownone=True, rebind=True)
    """The list that stands beside the screen, for that was chosen from it."""
    roomy = BooleanProperty(False)
    """Whether there is room for a screen and the list that leads to it."""
    stage = ObjectProperty(None)
    slide = NumericProperty(0)
    unsaved = StringProperty("")
    """Why something is not on disk, marked over every screen; empty when all is well."""

    __events__ = ("on_moved", "on_save_again")

    def __init__(self, rooms: dict[str, str | type[Screen]], **kwargs):
        self.rooms = rooms
        self.trail: list[tuple[str, dict]] = []
        self._built: dict[str, Screen] = {}
        self._pointer = Pointer()
        self._from_list = False
        self._look_again = Clock.create_trigger(self._show_list_again)
        self._has_left = True
        self.returning = False
        """Whether the screen being shown is come back to, and not gone to."""
        super().__init__(**kwargs)

    def knows(self, name: str) -> bool:
        """Whether there is such a screen."""
        return name in self.rooms

    def shown(self, name: str) -> Screen:
        """A screen that has been shown, as it is built now."""
        return self._built[name]

    def go(self, name: str, **params) -> Screen:
        """Go on to a screen; Back returns to this one. Its values are plain, as JSON has them."""
        return self._enter_or_stay([*self._way, (name, params)])

    def replace(self, name: str, **params) -> Screen:
        """Go on to a screen that takes this one's place; Back does not return here."""
        return self._enter_or_stay([*self._way[:-1], (name, params)])

    def back_to(self, name: str, **params) -> Screen:
        """Go back to a screen that one came from; any other takes this one's place."""
        step, before = (name, params), self.trail[:-1]
        while before and before[-1] != step:
            before.pop()
        if not before:
            return self.replace(name, **params)
        return self._enter_last(before, -dp(40))

    def home(self) -> Screen:
        """Go home and forget the way."""
        return self._enter([(HOME, {})], -dp(40))

    def resume(self, trail: list[tuple[str, dict]]) -> Screen:
        """Open on the last screen of a trail that can be shown; if it is another, say so."""
        lost = _("The screen that you left cannot be shown any more. Your games are as they were.")
        return self._enter_last(trail, 0, lost)

    def back(self) -> bool:
        """Take away what lies on top, or go back a screen; at home say that nothing is left."""
        if self.layers:
            self.layers[-1].close()
        elif self.screen is not None and self.screen.take_back():
            pass
        elif len(self._way) > 1:
            self._enter_last(self._way[:-1], -dp(40))
        else:
            return False
        return True

    def rebuild(self) -> Screen:
        """Build every screen anew, for what they are made with has changed."""
        self._built.clear()
        self.ids.mark.say()
        return self._enter_last(self.trail, 0)

    def press(self, key: str) -> bool:
        """Do what a key asks for here; while somebody types, keys are letters, and Tab goes on."""
        on_top = self.layers[-1] if self.layers else self.screen
        if key == keys.CONFIRM:
            return press_big(on_top)
        panes = [self.listed, self.screen] if self.listed and not self.layers else [on_top]
        if self.typed_into is not None and key != keys.HELP:
            self._pointer.come_to(self.typed_into)
            return key in keys.ON_FROM_FIELDS and self._pointer.take(key, panes)
        act = None if self.layers else self.screen.keys().get(key)
        if key == keys.HELP and not self.layers:
            act = self._ask_the_desk
        if act is None:
            self._from_list = self._pointer.is_in(self.listed)
            return self._pointer.take(key, panes)
        act()
        return True

    @property
    def typed_into(self) -> TypedInto | None:
        """The field that somebody types into."""
        fields = (each for each in self.walk() if isinstance(each, TypedInto))
        return next((field for field in fields if field.focus), None)

    def on_touch_down(self, touch):
        """Where fingers press, the keyboard points at nothing."""
        self._pointer.forget()
        if not self.layers:
            self._from_list = self.listed is not None and self.listed.collide_point(*touch.pos)
        return super().on_touch_down(touch)

    def on_touch_up(self, touch):
        """What was changed on a screen is seen in the list beside it."""
        if self.listed is not None and not self._from_list:
            self._look_again()
        return super().on_touch_up(touch)

    def on_roomy(self, *args) -> None:
        """A window was made larger or smaller, or a tablet turned."""
        if self.screen is not None:
            self._set_up()

    def _ask_the_desk(self) -> None:
        """Open what the rules desk knows about this screen, in the words of its game."""
        params = self.trail[-1][1]
        game = {"game": params["game"]} if "game" in params else {}
        if self.screen.topic:
            self.go("questions", section=str(self.screen.topic), **game)
        elif self.trail[-1][0] != "rules_desk":
            self.go("rules_desk", **game)

    def on_moved(self):
        """Another screen is shown."""

    def on_save_again(self):
        """Somebody wants what is not on disk tried again."""

    def _enter(self, trail, slide: float) -> Screen:
        if trail[0][0] != HOME:
            trail = [(HOME, {}), *trail]
        name, params = trail[-1]
        screen = self._built.get(name) or self._build(name)
        before = self.trail
        self.returning = len(trail) < len(before)
        self._leave()
        if name == HOME or (self._notice and not self._notice.follows):
            # What a game's notice offers to undo is no longer seen at home.
            self.hush()
        screen.show(**params)
        if self.trail is not before:
            # The screen has sent us on to another.
            return self.screen
        self._slide_in(slide)
        self.trail, self.screen, self._has_left = trail, screen, False
        self._set_up()
        self._raise_notice()
        self.dispatch("on_moved")
        return screen

    @property
    def _way(self) -> list[tuple[str, dict]]:
        """The trail up to where something was tapped: the screen, or the list beside it."""
        return self.trail[:-1] if self._from_list else self.trail

    def _set_up(self) -> None:
        """Put the screen on the stage, and the list that it was chosen from where there is room."""
        before, self.listed = self.listed, self._list_beside() if self.roomy else None
        self._from_list = False
        if before not in (None, self.listed, self.screen):
            before.beside = ALONE
            before.leave()
        self.screen.beside = ALONE
        wanted = [each for each in (self.listed, self.screen) if each is not None]
        if self.stage.children[::-1] != wanted:
            self.stage.clear_widgets()
            for each in wanted:
                self.stage.add_widget(each)
        for each in wanted:
            each.size_hint_x = LIST if each is self.listed else 1 - LIST

    def _list_beside(self) -> Screen | None:
        """The list that leads to the screen, shown as it was left; none where there is none."""
        if len(self.trail) < 2:
            return None
        (name, params), chosen = self.trail[-2:]
        listed = self._built.get(name) or self._build(name)
        if chosen[0] not in listed.leads_to:
            return None
        listed.beside = chosen
        self.returning = True
        try:
            listed.show(**params)
        except (CompanionError, LookupError):
            return None
        return listed

    def _show_list_again(self, *args) -> None:
        if self.listed is not None:
            self.returning = True
            self.listed.show(**self.trail[-2][1])

    def _leave(self) -> None:
        """Take leave of the screen, once, and of all that lies over it."""
        for layer in reversed(self.layers[:]):
            layer.close()
        if not self._has_left:
            self._has_left = True
            self.screen.leave()

    def _enter_or_stay(self, trail) -> Screen:
        """Enter the last screen of a trail; if it cannot be shown, stay here and say why."""
        try:
            return self._enter(trail, dp(40))
        except CompanionError as problem:
            why = str(problem)
        except LookupError:
            why = _("There is nothing to show there any more.")
        return self._explained(self._enter_last(self.trail, 0), why)

    def _enter_last(self, trail, slide: float, lost: str = "") -> Screen:
        """Enter the last screen of a trail that still has something to show, or home.

        Where what is kept cannot be read any more, it is said why one ends up there.
        """
        why = "" if all(self.knows(name) for name, _params in trail) else lost
        for end in range(len(trail), 0, -1):
            steps = [(name, params) for name, params in trail[:end] if self.knows(name)]
            try:
                if steps:
                    return self._explained(self._enter(steps, slide), why)
            except CompanionError as problem:
                why = why or str(problem)
            except (LookupError, TypeError, ValueError, AttributeError):
                why = why or lost
        return self._explained(self._enter([(HOME, {})], slide), why)

    def _explained(self, screen: Screen, why: str) -> Screen:
        if why:
            self.notice(why)
        return screen

    def _build(self, name: str) -> Screen:
        room = self.rooms[name]
        if isinstance(room, str):
            module, _, cls = room.partition(":")
            room = getattr(import_module(module), cls)
        screen = self._built[name] = room(navigator=self)
        for edge in ("foot", "side", "hung"):
            screen.fbind(edge, self._raise_notice)
        return screen

    def _slide_in(self, distance: float) -> None:
        Animation.cancel_all(self, "slide")
        self.slide = 0
        if distance and not App.get_running_app().reduced_motion:
            self.slide = distance
            Animation(slide=0, d=SLIDE, t="out_cubic").start(self)


load_kv(__file__)
