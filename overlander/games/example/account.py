"""The account of Orchard: no card appears or disappears, and coins change as it was told."""

from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.example.state import OrchardState

PAID = {"swap": -1}  # coins, beside what a bid adds
GAINED = {"coin": 1}


class OrchardAccount:
    def __init__(self, start: State) -> None:
        s = own(start)
        self.cards = cards(s)
        self.coins = s.coins[:]

    def faults(self, s: State, heard: list[Event]) -> list[str]:
        """What is not as it was, or not as it was told since the last call."""
        now = own(s)
        wanted = self.coins[:]
        for event in heard:
            if event.seat >= 0:
                wanted[event.seat] += PAID.get(event.key, 0) + GAINED.get(event.key, 0)
            if event.key == "bid":  # a coin raises a bid by one above the card's value
                value = now.box.fruits.index(str(event.params["card"])) + 1
                wanted[event.seat] -= int(event.params["n"]) - value
        out = self.pieces(s)
        if wanted != now.coins:
            out.append(f"coins {now.coins} instead of {wanted}, after {heard}")
        self.coins = now.coins[:]
        return out

    def pieces(self, s: State) -> list[str]:
        """The cards alone, for a position that was not reached by a decision."""
        found = cards(own(s))
        return [] if found == self.cards else [f"cards {found} instead of {self.cards}"]


def own(s: State) -> OrchardState:
    assert isinstance(s, OrchardState)
    return s


def cards(s: OrchardState) -> list[int]:
    """All of them, wherever they lie."""
    out = s.deck.draw + s.deck.discard + [bid for bid in s.bids.cards if bid >= 0]
    for hand in s.hands:
        out += hand
    return sorted(out)


def account(start: State) -> OrchardAccount:
    return OrchardAccount(start)
