"""A mind for any game, without weights of its own: it judges somehow, and always the same way."""

import numpy as np

from overlander.core.game import Game
from overlander.players.learned import Mind, features_of
from overlander.players.network import Network


def any_mind(game: Game, size: float = 0.02) -> Mind:
    """With `size` 0 it knows nothing but the points as they stand."""
    features = features_of(game)
    assert features is not None
    pick = np.random.default_rng(5)
    out = len(features.categories) + 2
    first = pick.normal(0, size, (features.size, 8)).astype(np.float32)
    second = pick.normal(0, size, (8, out)).astype(np.float32)
    return Mind(features, Network(features, [(first, np.zeros(8, np.float32)), (second, np.zeros(out, np.float32))]))
