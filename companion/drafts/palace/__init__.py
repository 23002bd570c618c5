"""Entering a palace: what fingers and keys mean, what is offered, and the events that follow."""
