"""The board that draws a palace, wherever one is shown."""
