"""The way from screen to screen, Back, the trail, and what lies over a screen."""
