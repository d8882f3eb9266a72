import sys

from overlander.cli import main

sys.exit(main())
