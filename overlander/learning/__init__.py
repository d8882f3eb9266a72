"""Learning a game by playing it: actors play, a learner fits a network to their positions, and the network plays on.

Needs the standard library, numpy and, where it is installed, torch; and nothing of the house but kernel, games and players.
"""

from overlander.players.cores import use_one_core

use_one_core()  # every actor has one
