"""The command line and the batch, for people and for other programs."""
