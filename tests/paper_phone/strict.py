"""Things of Java's that know what they were told, and refuse every other name."""


class UnknownNameError(AttributeError):
    """Somebody asks for a name that is not in the table; whether Android has it, nobody looked."""


class Thing:
    """A class or an object of Java's with these members and no others."""

    def __init__(self, called, **members):
        vars(self).update(members)
        self._called = called

    def __getattr__(self, name):
        raise UnknownNameError(f"{vars(self)['_called']}.{name}")

    def __call__(self, *told):
        """Make an object of the class, where the table says how."""
        return vars(self)["new"](*told) if "new" in vars(self) else self.__getattr__("new")
