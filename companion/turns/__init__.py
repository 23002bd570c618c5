"""The order of things: the stages of setting up, and what a turn may hold."""
