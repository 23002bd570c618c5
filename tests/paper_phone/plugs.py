"""The modules that a phone's Python has and a desktop's has not."""

from types import ModuleType

from tests.paper_phone import table

DOORS = ("on_new_intent", "on_activity_result")


class Doors:
    """Who is told of what comes in; python-for-android tells everybody who was ever bound."""

    def __init__(self):
        self.listeners = {door: [] for door in DOORS}

    def bind(self, **asked):
        for door, listener in asked.items():
            self.listeners[door].append(listener)

    def unbind(self, **asked):
        for door, listener in asked.items():
            self.listeners[door] = [told for told in self.listeners[door] if told != listener]

    def open(self, door, *what):
        for listener in self.listeners[door]:
            listener(*what)


def modules(phone):
    """`jnius` and `android` as the phone has them, by their names."""
    jnius, android, activity, runnable = (
        ModuleType(name) for name in ("jnius", "android", "android.activity", "android.runnable")
    )
    jnius.autoclass = lambda name: table.found(phone, name)
    jnius.cast = table.cast
    activity.bind, activity.unbind = phone.doors.bind, phone.doors.unbind
    runnable.run_on_ui_thread = phone.run_on_ui_thread
    android.__path__ = []
    android.activity, android.runnable = activity, runnable
    android.api_version = phone.sdk
    android.python_act = phone.python_activity
    android.mActivity = phone.python_activity.mActivity
    android.remove_presplash = phone.remove_presplash
    return {module.__name__: module for module in (jnius, android, activity, runnable)}
