"""Small questions of a table, each answered with the ruling that says why."""
