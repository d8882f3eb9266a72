"""Phase III: the labour market, and who has which assistants (NEW-MKT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.newdale.cards import COLOURS, PAWNS, SHADOW

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def available(s: NewdaleState, seat: int) -> list[int]:
    """NEW-BON-4: by colour, the market, own Post Offices and seamen, pawns on the own character, and a hired one."""
    market = s.market
    cards = s.box.cards.all
    out = s.box.events[market.event].assistants[:] if market.event != NONE else [0] * len(COLOURS)
    me = s.players[seat]
    for colour in range(len(COLOURS)):
        out[colour] += market.drawn[colour] + me.people.helpers[colour]
    if me.people.hired != NONE:
        out[me.people.hired] += 1
    for card in me.estate.specials:
        if cards[card].colour != NONE and cards[card].ware == NONE:  # Vineyards have a colour too
            out[cards[card].colour] += 1
    for card in me.people.crew:
        if cards[card].colour != NONE:
            out[cards[card].colour] += 1
    return out


def take_pawn(s: NewdaleState) -> int:
    """A random pawn out of the bag, which is not empty."""
    bag = s.market.bag
    i = s.rng.below(sum(bag))
    kind = 0
    while i >= bag[kind]:
        i -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


class DrawMarket(Work):
    """NEW-MKT-1, 3, 6: so many pawns out of the bag, Shadows among them (NEW-SHD-1)."""

    rule: ClassVar[str] = "NEW-MKT-1"

    def run(self, s: NewdaleState) -> None:
        wanted = s.box.events[s.market.event].effect.pawns
        if wanted == 0:
            wanted = s.box.draw_pawns
        drawn: list[int] = []
        while len(drawn) < wanted and sum(s.market.bag) > 0:
            kind = take_pawn(s)
            drawn.append(kind)
            s.market.drawn[kind] += 1
        if s.heard is not None:
            s.tell("market", NONE, self.rule, {"n": len(drawn), "pawns": ",".join([PAWNS[kind] for kind in sorted(drawn)])})


def clear_market(s: NewdaleState) -> None:
    """NEW-MKT-4, 5, 8: all pawns but the prisoners go back into the bag."""
    market = s.market
    for kind in range(SHADOW + 1):
        market.bag[kind] += market.drawn[kind]
        market.drawn[kind] = 0
    for p in s.players:
        people = p.people
        for kind in range(SHADOW + 1):
            market.bag[kind] += people.helpers[kind]
            people.helpers[kind] = 0
        if people.hired != NONE:
            market.bag[people.hired] += 1
            people.hired = NONE
        if people.used:
            people.character = NONE
            people.used = False
    s.calendar.past.append(market.event)
    market.event = NONE
