"""The settings: how the app looks and behaves, what is usual at the table, and all that is kept."""

from screens.settings.settings import SettingsScreen

__all__ = ["SettingsScreen"]
