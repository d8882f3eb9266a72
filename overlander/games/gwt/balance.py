"""Great Western Trail in the study of balance: which thing a decision uses, and what it brings at once.

A decision belongs to the place where the herder stands (or to the auxiliary action taken instead), and besides to the last thing
chosen there: a worker, a station, a city. Both are credited with the change of money and of the points that the seat would have if
the game ended now. So a place's account holds what was spent there, too.
"""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.gwt import box as b
from overlander.games.gwt import scoring
from overlander.games.gwt.state import GwtState
from overlander.games.trail.actions import Action
from overlander.games.trail.box import AUXILIARY_SLOT, HAZARD, NEUTRAL, PRIVATE, STRIDE
from overlander.study.balance import Group, Name, Use

STANDING: Final = ("MoveHerder", "PlaceHerder", "AtLocation")  # nothing is going on
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


class Watched:
    """One game being watched."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, GwtState)
        self.state = state
        self.uses: list[dict[Name, Use]] = [{} for _ in state.players]
        self.visits = [0] * len(state.players)
        self.decisions = 0
        self.place: list[Name | None] = [None] * len(state.players)
        self.counted = [False] * len(state.players)  # the place's use at this stop
        self.at: Name | None = None  # what the decision going on belongs to
        self.thing: Name | None = None  # and the thing chosen in it
        self.in_play = in_play(state)
        self.stand = [self.points(seat) for seat in range(len(state.players))]

    def turns(self) -> int:
        return self.state.progress.turns

    def play(self, seat: int, c: Choice) -> None:
        s = self.state
        question = type(s.question(seat)).__name__
        before = self.thing
        self.belongs(seat, c, question)
        money = s.players[seat].money
        stand = self.points(seat)
        heard: list[Event] = []
        s.heard = heard
        s.apply(seat, c)
        s.heard = None
        self.decisions += 1
        points = self.points(seat)
        for name in {self.at, self.thing} - {None}:
            assert name is not None
            use = self.use(seat, name)
            use.money += s.players[seat].money - money
            use.points += points - stand
        for event in heard:
            self.hear(event)
        if c.verb.extra:
            self.thing = before

    def points(self, seat: int) -> int:
        """Without money, which is counted by itself."""
        found = scoring.score(self.state, seat)
        return sum(found) - found[MONEY]

    def use(self, seat: int, name: Name) -> Use:
        return self.uses[seat].setdefault(name, Use())

    def count(self, seat: int, group: str, slug: str) -> Name:
        self.use(seat, (group, slug)).uses += 1
        return group, slug

    # -- what a decision belongs to

    def belongs(self, seat: int, c: Choice, question: str) -> None:
        board = self.state.board
        if question in STANDING:
            self.at = None
            self.thing = None
        verb = c.verb
        if verb is board.MOVE or verb is board.PLACE:
            self.arrive(seat, c.a)
        elif verb is board.ACT:
            self.act(seat, board.actions[c.a], question)
        elif verb is board.HIRE:
            self.thing = self.count(seat, "worker", board.workers[c.a])
        elif verb is board.BUILD:
            self.thing = self.count(seat, "built", board.building_slug[c.a])
        elif verb is board.UPGRADE:
            self.thing = self.count(seat, "station", board.station_slug[c.a])
        elif verb is board.DELIVER:
            self.thing = self.count(seat, "city", board.city_slug[c.a])
        elif verb is board.DISC:
            self.count(seat, "disc", board.disc_slug[c.a])
        elif verb is board.BUY:
            self.thing = self.count(seat, "price", board.price_slug[c.c])

    def arrive(self, seat: int, space: int) -> None:
        """The stop is counted when something there is used."""
        s = self.state
        self.at = None
        self.counted[seat] = False
        if space == s.board.goal:
            self.visits[seat] += 1
            self.at = self.place[seat] = self.count(seat, "place", "kansas-city")
            return
        tile = s.trail.tile[space]
        if tile >= PRIVATE:
            own = s.owner(tile) == seat
            self.place[seat] = ("building", s.board.building_slug[(tile - PRIVATE) % STRIDE]) if own else None
        else:
            self.place[seat] = ("place", s.board.neutral_slug[tile - NEUTRAL]) if tile < HAZARD else None

    def act(self, seat: int, action: Action, question: str) -> None:
        if action.slot == AUXILIARY_SLOT:
            name = self.count(seat, "auxiliary", action.slug.partition("/")[0])
            if question in STANDING:
                self.at = name  # instead of the place
            else:
                self.thing = name
            return
        if question in STANDING:
            self.at = self.place[seat]
            if self.at is not None and not self.counted[seat]:
                self.counted[seat] = True
                self.count(seat, *self.at)

    # -- what only the events tell

    def hear(self, event: Event) -> None:
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
        elif event.key == "fee" and params["to"] != NONE:
            tile = self.state.trail.tile[self.state.board.spaces.index(str(params["location"]))]
            slug = self.state.board.building_slug[(tile - PRIVATE) % STRIDE]
            self.use(int(params["to"]), ("building", slug)).money += int(params["n"])


def in_play(s: GwtState) -> dict[str, list[str]]:
    """What can be used in this game, by group."""
    board = s.board
    buildings = [board.building_slug[i] for i in sorted(s.players[0].unbuilt)]
    cattle = [board.card_slug[kind] for kind in sorted(set(board.market_deck))]
    objectives = [board.card_slug[kind] for kind in sorted(set(board.objective_deck))]
    return {
        "place": [*board.neutral_slug, "kansas-city"],
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
