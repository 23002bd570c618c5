"""The stories of the tour: a file for each screen, a function for each story."""
