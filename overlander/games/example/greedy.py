"""The greedy bot in Orchard: bids high for rich crops, keeps coins, builds the dearest press."""

from overlander.core.choice import NONE, Choice
from overlander.core.state import State
from overlander.games.example.state import OrchardState

MIDDLING = 6  # points of a crop from which on it is worth a high card


def choose(view: State, seat: int, offers: list[Choice]) -> Choice:
    """One of the answers, the first of equals; a swap only where nothing else is asked."""
    assert isinstance(view, OrchardState)
    answers = [c for c in offers if not c.verb.extra] or offers
    return max(answers, key=lambda c: worth(view, seat, c))


def worth(s: OrchardState, seat: int, c: Choice) -> float:
    box = s.box
    if c.verb is box.BID:
        return c.a if s.harvest.crop >= MIDDLING else -c.a
    if c.verb is box.RAISE:
        wanted = s.harvest.crop > MIDDLING and s.coins[seat] % 2 == 1  # an odd coin scores nothing
        return float(wanted == (c.a == 0))
    if c.verb is box.SHARE:
        return float((len(s.hands[seat]) < 2) == (c.a == 0))
    if c.verb is box.DISCARD:
        return -c.a
    if c.verb is box.BUILD:
        beside = s.meadow is not None and c.b > 0 and s.meadow.owner[c.b - 1] == seat
        return box.press_points[c.a] + (0.5 if c.b != NONE and beside else 0.0)
    return 0.0
