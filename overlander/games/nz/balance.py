"""New Zealand in the study of balance: which thing a decision uses, and what it brings at once.

A decision belongs to the place where the runholder stands (or to the card being played, or to the auxiliary action taken
instead), and besides to the last thing chosen there: a worker, a tile, a post. Both are credited with the change of money and
of the points that the seat would have if the game ended now. So a place's account holds what was spent there, too.
"""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.nz import box as b
from overlander.games.nz import scoring
from overlander.games.nz.harbours import ClaimMaster
from overlander.games.nz.state import NzState
from overlander.games.trail.actions import Action
from overlander.games.trail.box import AUXILIARY_SLOT, HAZARD, NEUTRAL, PRIVATE, STRIDE
from overlander.study.balance import Group, Name, Use

STANDING = ("MoveHerder", "PlaceHerder", "AtLocation", "LeftLocation", "PlayCards")  # nothing is going on
MONEY = b.CATEGORIES.index("money")


OPTIONS: Final = [{"layout": "random", "sides": "random"}]
VISITS: Final = "Visits to Wellington of a player"
UNIT: Final = "visits"

# in the order of the tables; what a use is
GROUPS: Final = {
    "place": Group("Neutral buildings and Wellington", "stops with an action", chart=True),
    "building": Group("Own buildings", "stops with an action; fees of others are in the money", always=False),
    "built": Group("Buildings placed", "placed, new or instead of another", always=False, chart=True, won_chart=True),
    "auxiliary": Group("Auxiliary actions", "performed", chart=True),
    "worker": Group("Workers", "hired, jokers included", chart=True),
    "price": Group("Sheep market", "options taken", chart=True),
    "bonus-tile": Group("Bonus tiles", "invested in", chart=True, won_chart=True),
    "bought-with-gold": Group("Piles of bonus cards", "cards bought with gold"),
    "post": Group("Trading posts", "discs placed; what the disc costs is in the money", chart=True, won_chart=True),
    "disc": Group("Spots of the player board", "discs taken", account=False, chart=True),
    "harbour": Group("Harbours", "improved", chart=True, won_chart=True),
    "harbourmaster": Group("Harbourmasters", "claimed", always=False),
    "gained": Group("Cards", "gained", always=False, account=False, won_chart=True),
    "card": Group("Support and bonus cards", "played", always=False),
    "objective": Group("Objectives", "played; most points come at the end, without playing", always=False),
}


class Watched:
    """One game being watched."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, NzState)
        self.state = state
        self.uses: list[dict[Name, Use]] = [{} for _ in state.players]
        self.visits = [0] * len(state.players)
        self.decisions = 0
        self.place: list[Name | None] = [None] * len(state.players)
        self.counted = [False] * len(state.players)  # the place's use at this stop
        self.at: Name | None = None  # what the decision going on belongs to
        self.thing: Name | None = None  # and the thing chosen in it
        self.in_play = in_play(state)
        self.stand = [self.points(seat) for seat in range(len(state.players))]  # nobody but the seat itself changes it

    def turns(self) -> int:
        return self.state.progress.turns

    def play(self, seat: int, c: Choice) -> None:
        s = self.state
        question = type(s.question(seat)).__name__
        before = self.thing
        self.belongs(seat, c, question)
        money = s.players[seat].money
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
            use.points += points - self.stand[seat]
        self.stand[seat] = points
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
        s = self.state
        board = s.board
        if question in STANDING:
            self.at = None
            self.thing = None
        verb = c.verb
        if verb is board.MOVE or verb is board.PLACE:
            self.arrive(seat, c.a)
        elif verb is board.PLAY:
            self.at = self.count(seat, "objective" if c.a >= board.first_objective else "card", board.card_slug[c.a])
        elif question == "RevealSheep":
            self.at = self.place[seat]  # whatever card was played before
        elif verb is board.ACT:
            self.act(seat, board.actions[c.a], question)
        elif verb is board.HIRE or verb is board.JOKER:
            self.thing = self.count(seat, "worker", board.workers[c.a])
        elif verb is board.INVEST:
            self.thing = self.count(seat, "bonus-tile", board.bonus_slug[c.a])
        elif verb is board.BUILD:
            self.thing = self.count(seat, "built", board.building_slug[c.a])
        elif verb is board.IMPROVE:
            self.thing = self.count(seat, "harbour", board.harbour_slug[c.a])
        elif verb is board.DELIVER:
            self.thing = self.count(seat, "post", board.post_slug[c.a])
        elif verb is board.APPOINT:
            self.thing = self.count(seat, "harbourmaster", board.master_slug[master_claimed(s, seat)])
        elif verb is board.DISC:
            self.count(seat, "disc", board.disc_slug[c.a])
        elif verb is board.BUY:
            self.thing = self.count(seat, "price", board.price_slug[c.c])
        elif verb is board.BONUS_CARD:
            self.thing = self.count(seat, "bought-with-gold", board.piles[c.a])

    def arrive(self, seat: int, space: int) -> None:
        """The stop is counted when something there is used."""
        s = self.state
        self.at = None
        self.counted[seat] = False
        if space == s.board.goal:
            self.visits[seat] += 1
            self.at = self.place[seat] = self.count(seat, "place", "wellington")
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
        if event.key in ("gain-card", "gain-objective"):
            self.count(event.seat, "gained", str(event.params["card"]))
        elif event.key in ("buy-sheep", "take-sheep"):
            for slug in str(event.params["cards"]).split(","):
                self.count(event.seat, "gained", slug)
        elif event.key == "fee" and event.params["to"] != NONE:
            tile = self.state.trail.tile[self.state.board.spaces.index(str(event.params["location"]))]
            slug = self.state.board.building_slug[(tile - PRIVATE) % STRIDE]
            self.use(int(event.params["to"]), ("building", slug)).money += int(event.params["n"])


def master_claimed(s: NzState, seat: int) -> int:
    question = s.question(seat)
    assert isinstance(question, ClaimMaster)
    return s.trail.masters[question.place]


def in_play(s: NzState) -> dict[str, list[str]]:
    """What can be used in this game, by group."""
    board = s.board
    buildings = [board.building_slug[i] for i in sorted(s.players[0].unbuilt)]
    sets = [board.card_slug[board.set_kind[x]] for x in s.bonus.pile_sets]
    sheep = [board.card_slug[kind] for kind in sorted(set(board.market_deck))]
    support = [board.card_slug[kind] for kind in board.support_kind]
    base = [board.card_slug[kind] for kind in board.objective_deck]
    played = [x for x in support + sets if board.first_played <= board.card_slug.index(x) < board.first_objective]
    return {
        "place": [*[board.neutral_slug[x - NEUTRAL] for x in sides(board)], "wellington"],
        "building": buildings,
        "built": buildings,
        "post": board.post_slug,
        "harbour": board.harbour_slug,
        "harbourmaster": [board.master_slug[x] for x in s.trail.masters if x != NONE],
        "bonus-tile": board.bonus_slug,
        "worker": board.workers,
        "disc": board.disc_slug,
        "auxiliary": board.auxiliary_slug,
        "price": board.price_slug,
        "bought-with-gold": board.piles,
        "gained": [*sheep, *support, *sets, *base],
        "card": played,
        "objective": [*base, *[x for x in sets if board.card_slug.index(x) >= board.first_objective]],
    }


def sides(board: b.NzBox) -> list[int]:
    """The neutral buildings, and what the double-sided ones show after the flip."""
    flipped = [board.neutral_flip[x] for x in board.neutral_first if board.neutral_flip[x] != x]
    return board.neutral_first + flipped
