"""The first screen."""

from screens.home.home import Home

__all__ = ["Home"]
