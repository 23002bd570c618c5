"""`python -m companion`: the game for the command line, and for other programs."""

import sys

from companion.terminal.command_line import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
