# The artwork is drawn by a program; collecting doctests would run it.
collect_ignore = ["artwork.py"]
