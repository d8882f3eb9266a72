"""Boonlake in the study of balance: which thing a decision uses, and what it brings at once.

A decision belongs to the strip being carried out: the active player's, or the share of it for another seat. Besides it belongs to
the first thing that it uses: a lever, a river space, a scoring tile, a card. Both are credited with the change of coins and of the
points that the seat would have if the game ended now.
"""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.boonlake import box as b
from overlander.games.boonlake import final_scoring
from overlander.games.boonlake.artifacts.box import FACES
from overlander.games.boonlake.state import BoonState
from overlander.study.balance import Group, Name, Use

OPTIONS: Final = [{"artifacts": "on"}]
VISITS: Final = "Turns of a player"
UNIT: Final = "turns"

# in the order of the tables; what a use is
GROUPS: Final = {
    "strip": Group("Action strips", "taken; all of the turn is in the account", chart=True, won_chart=True),
    "share": Group("Shares", "turns of others in which something of the strip was used", chart=True),
    "piece": Group("Pieces", "placed", account=False, chart=True),
    "lever": Group("Levers", "placed", chart=True, won_chart=True),
    "lever-used": Group("Levers in use", "used", chart=True),
    "river": Group("River", "spaces where a ship ended", chart=True),
    "region": Group("Region labels", "named", chart=True),
    "scoring": Group("Scoring tiles", "marked", always=False, chart=True),
    "project": Group("Special projects", "realised", always=False, chart=True),
    "artifact": Group("Artifacts", "taken", always=False, chart=True, won_chart=True),
    "lake": Group("Lake", "spaces used by a pawn that went back", chart=True, won_chart=True),
    "card": Group("Project cards", "played", always=False, account=False),
}
FIRST: Final = "strip"
PLANS: Final[dict[str, list[str]]] = {}

# the group of a thing by the event that tells of it, and the parameter that names it
TOLD: Final = {
    "modernize": ("lever", "lever"),
    "use-lever": ("lever-used", "lever"),
    "ship": ("river", "space"),
    "region": ("region", "region"),
    "mark": ("scoring", "tile"),
    "project": ("project", "tile"),
    "dock": ("artifact", "artifact"),
    "return-pawn": ("lake", "space"),
    "play": ("card", "card"),
}
PIECES: Final = {
    "develop": "inhabitant",
    "upgrade-house": "house",
    "upgrade-settlement": "settlement",
    "cattle": "cattle",
    "lake-cattle": "cattle",
}


class Watched:
    """One game being watched."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, BoonState)
        self.state = state
        self.uses: list[dict[Name, Use]] = [{} for _ in state.players]
        self.visits = [0] * len(state.players)
        self.decisions = 0
        self.shared = [NONE] * len(state.players)  # the turn in which a seat's share was counted
        self.in_play = in_play(state)

    def turns(self) -> int:
        return sum(self.visits)

    def play(self, seat: int, c: Choice) -> None:
        s = self.state
        heard: list[Event] = []
        coins, points = s.players[seat].coins, self.points(seat)
        at = self.place(seat, c)
        s.heard = heard
        s.apply(seat, c)
        s.heard = None
        self.decisions += 1
        things = [name for name in [self.hear(event) for event in heard if event.seat == seat] if name is not None]
        for event in heard:
            if event.seat != seat:
                self.hear(event)
        for found in {x for x in (at, *things[:1]) if x is not None}:
            use = self.uses[seat].setdefault(found, Use())
            use.money += s.players[seat].coins - coins
            use.points += self.points(seat) - points

    def points(self, seat: int) -> int:
        return sum(final_scoring.score(self.state, seat))

    def place(self, seat: int, c: Choice) -> Name | None:
        """The strip to which a decision belongs; the beginning of an own turn is its use."""
        s = self.state
        if c.verb is s.box.STRIP:
            self.visits[seat] += 1
            return self.count(seat, "strip", b.STRIPS[c.a])
        if s.strips.taken == NONE:
            return None
        slug = b.STRIPS[s.strips.taken]
        if seat == s.strips.active:
            return "strip", slug
        if c.verb is not s.box.PASSING and self.shared[seat] != self.turns():
            self.shared[seat] = self.turns()
            self.count(seat, "share", slug)
        return "share", slug

    def hear(self, event: Event) -> Name | None:
        if event.key in TOLD:
            group, parameter = TOLD[event.key]
            return self.count(event.seat, group, str(event.params[parameter]))
        if event.key in PIECES:
            piece = PIECES[event.key]
            self.count(event.seat, "piece", str(event.params["piece"]) if event.key == "develop" else piece)
        return None

    def count(self, seat: int, group: str, slug: str) -> Name:
        self.uses[seat].setdefault((group, slug), Use()).uses += 1
        return group, slug


def in_play(s: BoonState) -> dict[str, list[str]]:
    """What can be used in this game, by group."""
    box = s.box
    tiles = [box.scoring_slug[x] for pair in s.piles.dealt for x in pair] + [box.scoring_slug[x] for x in s.piles.mix]
    pieces = ["inhabitant", "house", "settlement", "cattle"]
    out = {
        "strip": b.STRIPS,
        "share": b.STRIPS,
        "piece": pieces,
        "lever": box.levers,
        "lever-used": box.levers,
        "river": box.river[1:],
        "region": box.regions,
        "scoring": tiles,
        "project": tiles,
        "card": box.cards,
    }
    if s.artifacts is not None:
        out["piece"] = [*pieces, "shipyard"]
        out["artifact"] = [FACES[x] for x in s.artifacts.faces if x != NONE]
        out["lake"] = box.kit().lake[1:]
    return out
