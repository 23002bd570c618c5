"""The game on the table: its tiles, its rules, its story. Knows nothing of any screen."""

__version__ = "0.1.0"
