"""New Zealand in the study of balance: what only it has beside the trail (games/trail/balance.py), as the card being played."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.nz import box as b
from overlander.games.nz import scoring
from overlander.games.nz.harbours import ClaimMaster
from overlander.games.nz.state import NzState
from overlander.games.trail.balance import TrailWatched
from overlander.games.trail.box import NEUTRAL
from overlander.study.balance import Group

STANDING: Final = ("MoveHerder", "PlaceHerder", "AtLocation", "LeftLocation", "PlayCards")  # nothing is going on
GOAL: Final = "wellington"
MONEY: Final = b.CATEGORIES.index("money")

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
FIRST: Final = "place"
PLANS: Final = {"sheep": ["cards"], "deliveries": ["posts"], "harbours": ["harbours", "harbourmasters"], "tiles": ["tiles"]}


class Watched(TrailWatched):
    def __init__(self, state: State) -> None:
        assert isinstance(state, NzState)
        self.state = state
        super().__init__(state, in_play(state), STANDING, GOAL)

    def points(self, seat: int) -> int:
        found = scoring.score(self.state, seat)
        return sum(found) - found[MONEY]

    def choose(self, seat: int, c: Choice, question: str) -> None:
        s = self.state
        board = s.board
        verb = c.verb
        if verb is board.PLAY:
            self.at = self.count(seat, "objective" if c.a >= board.first_objective else "card", board.card_slug[c.a])
        elif question == "RevealSheep":
            self.at = self.place[seat]  # whatever card was played before
        elif verb is board.JOKER:
            self.thing = self.count(seat, "worker", board.workers[c.a])
        elif verb is board.INVEST:
            self.thing = self.count(seat, "bonus-tile", board.bonus_slug[c.a])
        elif verb is board.IMPROVE:
            self.thing = self.count(seat, "harbour", board.harbour_slug[c.a])
        elif verb is board.DELIVER:
            self.thing = self.count(seat, "post", board.post_slug[c.a])
        elif verb is board.APPOINT:
            self.thing = self.count(seat, "harbourmaster", board.master_slug[master_claimed(s, seat)])
        elif verb is board.BUY:
            self.thing = self.count(seat, "price", board.price_slug[c.c])
        elif verb is board.BONUS_CARD:
            self.thing = self.count(seat, "bought-with-gold", board.piles[c.a])

    def hear_own(self, event: Event) -> None:
        if event.key in ("gain-card", "gain-objective"):
            self.count(event.seat, "gained", str(event.params["card"]))
        elif event.key in ("buy-sheep", "take-sheep"):
            for slug in str(event.params["cards"]).split(","):
                self.count(event.seat, "gained", slug)


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
        "place": [*[board.neutral_slug[x - NEUTRAL] for x in sides(board)], GOAL],
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
