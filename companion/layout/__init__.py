"""Where things go on a screen, in plain numbers: the board, the grid of points, the race."""
