# The tour is a program; collecting doctests would run it.
collect_ignore_glob = ["*.py"]
