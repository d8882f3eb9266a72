"""`python -m bench`: the same as `overlander bench`."""

import sys

from overlander.cli import main

sys.exit(main(["bench", *sys.argv[1:]]))
