"""Great Western Trail in the study of balance: what only it has beside the trail (games/trail/balance.py)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.gwt import box as b
from overlander.games.gwt import scoring
from overlander.games.gwt.state import GwtState
from overlander.games.trail.balance import TrailWatched
from overlander.study.balance import Group

STANDING: Final = ("MoveHerder", "PlaceHerder", "AtLocation")  # nothing is going on
GOAL: Final = "kansas-city"
MONEY: Final = b.CATEGORIES.index("dollars")

OPTIONS: Final = [{"layout": "random", "sides": "random"}]
VISITS: Final = "Visits to Kansas City of a player"
UNIT: Final = "visits"

# in the order of the tables; what a use is
GROUPS: Final = {
    "place": Group("Neutral buildings and Kansas City", "stops with an action", chart=True),
    "building": Group("Own buildings", "stops with an action; fees of others are in the money", always=False),
    "built": Group("Buildings placed", "placed, new or instead of another", always=False, chart=True, won_chart=True),
    "auxiliary": Group("Auxiliary actions", "performed", chart=True),
    "worker": Group("Workers", "hired", chart=True),
    "price": Group("Cattle market", "options taken", chart=True),
    "station": Group("Stations", "upgraded", chart=True, won_chart=True),
    "master": Group("Station masters", "appointed", always=False, won_chart=True),
    "city": Group("Cities", "deliveries; what the disc costs is in the money", chart=True, won_chart=True),
    "disc": Group("Spots of the player board", "discs taken", account=False, chart=True),
    "gained": Group("Cards", "gained", always=False, account=False, won_chart=True),
    "objective": Group("Objectives", "played; most points come at the end, without playing", always=False, account=False),
}
FIRST: Final = "place"
PLANS: Final = {"herd": ["cattle"], "buildings": ["buildings"], "railway": ["stations", "station-masters"]}


class Watched(TrailWatched):
    def __init__(self, state: State) -> None:
        assert isinstance(state, GwtState)
        self.state = state
        super().__init__(state, in_play(state), STANDING, GOAL)

    def points(self, seat: int) -> int:
        found = scoring.score(self.state, seat)
        return sum(found) - found[MONEY]

    def choose(self, seat: int, c: Choice, question: str) -> None:
        board = self.state.board
        if c.verb is board.UPGRADE:
            self.thing = self.count(seat, "station", board.station_slug[c.a])
        elif c.verb is board.DELIVER:
            self.thing = self.count(seat, "city", board.city_slug[c.a])
        elif c.verb is board.BUY:
            self.thing = self.count(seat, "price", board.price_slug[c.c])

    def hear_own(self, event: Event) -> None:
        params = event.params
        if event.key in ("buy", "buy-pair"):
            for key in ("card", "other"):
                if key in params:
                    self.count(event.seat, "gained", str(params[key]))
        elif event.key == "gain-objective":
            self.count(event.seat, "gained", str(params["card"]))
        elif event.key == "play-objective":
            self.count(event.seat, "objective", str(params["card"]))
        elif event.key == "appoint":
            self.count(event.seat, "master", str(params["master"]))


def in_play(s: GwtState) -> dict[str, list[str]]:
    """What can be used in this game, by group."""
    board = s.board
    buildings = [board.building_slug[i] for i in sorted(s.players[0].unbuilt)]
    cattle = [board.card_slug[kind] for kind in sorted(set(board.market_deck))]
    objectives = [board.card_slug[kind] for kind in sorted(set(board.objective_deck))]
    return {
        "place": [*board.neutral_slug, GOAL],
        "building": buildings,
        "built": buildings,
        "auxiliary": board.auxiliary_slug,
        "worker": board.workers,
        "price": board.price_slug,
        "station": board.station_slug,
        "master": [board.master_slug[x] for x in s.trail.masters if x != NONE],
        "city": board.city_slug,
        "disc": board.disc_slug,
        "gained": [*cattle, *objectives],
        "objective": objectives,
    }
