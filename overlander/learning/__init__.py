"""Learning a game by playing it: actors play, a learner makes a network of what they met, and the network plays on.

Needs the standard library, numpy and, where it is installed, torch; and nothing of the house but kernel, games and players.
"""

import os

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # every actor has one core; numpy reads this when it is first imported
