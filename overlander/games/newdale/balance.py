"""Expedition to Newdale in the study of balance: the chapters one after another, what is built, used and delivered in each.

A decision belongs to the thing that it names: a building, a tile, a delivery. The thing is credited with the change of coins (the
value of all goods) and of the points that the seat would have if the chapter ended now, goods left aside. Seat 0 begins every
chapter, so that a seat is a place in turn order.
"""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.state import State
from overlander.games.newdale import box as b
from overlander.games.newdale.box import CHAPTERS
from overlander.games.newdale.cards import Card
from overlander.games.newdale.event import LayOutBuildings
from overlander.games.newdale.final_scoring import GOODS, standing
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.state import NewdaleState
from overlander.study.balance import Group, Name, Use

OPTIONS: Final = [{"chapter": chapter, "first": "0"} for chapter in CHAPTERS]
VISITS: Final = "Buildings of a player"
UNIT: Final = "buildings"

# in the order of the tables; what a use is
GROUPS: Final = {
    "objective": Group("Deliveries for the main objective", "delivered", chart=True),
    "solo-card": Group("Solo cards", "the chapter won alone; the conditions one by one", chart=True),
    "building": Group("Buildings", "built", always=False, chart=True, won_chart=True),
    "sailor": Group("Sailors", "recruited", always=False),
    "place": Group("Places of pawns", "a pawn resolved there", account=False, chart=True),
    "tile": Group("Bonus tiles", "used, alone or with an action", account=False, chart=True),
    "character": Group("Characters", "chosen", always=False, account=False, won_chart=True),
    "secret": Group("Secret objectives", "dealt", always=False, account=False, won_chart=True),
}
FIRST: Final = "building"
PLANS: Final = {"ship and goods": ["ship", "goods"], "objectives": ["objective", "secret", "personal"], "buildings": ["buildings"]}


class Watched:
    """One chapter being watched."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, NewdaleState)
        self.state = state
        self.uses: list[dict[Name, Use]] = [{} for _ in state.players]
        self.visits = [0] * len(state.players)
        self.decisions = 0
        self.in_play = in_play(state)
        for seat, p in enumerate(state.players):
            self.count(seat, "secret", state.box.secret_slug[p.objectives.secret[0]])

    def turns(self) -> int:
        return self.state.calendar.round * self.state.seats

    def count(self, seat: int, group: str, slug: str, n: int = 1) -> Use:
        use = self.uses[seat].setdefault((group, slug), Use())
        use.uses += n
        return use

    def play(self, seat: int, c: Choice) -> None:
        s = self.state
        used = self.used(seat, c)
        coins, points = Purse(s, seat).coins, self.points(seat)
        s.apply(seat, c)
        self.decisions += 1
        if used is not None:
            used.money += Purse(s, seat).coins - coins
            used.points += self.points(seat) - points
        if s.over():
            self.finish()

    def points(self, seat: int) -> int:
        """Without the goods, which are counted as coins."""
        found = standing(self.state, seat)
        return sum(found) - found[GOODS]

    def used(self, seat: int, c: Choice) -> Use | None:
        box, verb = self.state.box, c.verb
        if verb is box.BUILD:
            self.visits[seat] += 1
            self.discounts(seat, c)
            return self.count(seat, "building", box.cards.all[c.a].type.slug)
        if verb is box.RECRUIT:
            return self.count(seat, "sailor", box.cards.all[c.a].type.slug)
        if verb is box.DELIVER:
            return self.count(seat, "objective", delivery(self.state, box.schedule_slugs()[c.a]))
        if verb is box.USE:
            self.count(seat, "tile", box.tile_slug[c.a])
        elif verb is box.CHOOSE:
            self.count(seat, "character", box.character_slug[c.a])
        elif verb is box.PRODUCE and c.a > 0:
            self.count(seat, "tile", "one-assistant-less", c.a)
        elif verb is box.GROW and c.b != NONE:
            self.count(seat, "tile", "growth-discount", c.b + 1)
        elif verb is box.PLAN:
            for space in c.parts():
                if space != NONE:
                    self.count(seat, "place", place(self.state, space))
        return None

    def discounts(self, seat: int, c: Choice) -> None:
        """Tiles that are named with a build."""
        box = self.state.box
        slug = box.discount_slug[c.part(4)] if c.part(4) != NONE else ""
        if "tiles" in slug:
            self.count(seat, "tile", "build-discount", int(slug.rpartition("-")[2]))

    def finish(self) -> None:
        s = self.state
        verdict = s.outcome().verdict
        if verdict is None:
            return
        if verdict.won:
            self.count(0, "solo-card", s.box.chapter.slug)
        for goal in verdict.goals:
            if goal.met():
                self.count(0, "solo-card", f"{s.box.chapter.slug}/{goal.slug}")


def delivery(s: NewdaleState, schedule: str) -> str:
    return f"{s.box.chapter.slug}/{schedule}"


def place(s: NewdaleState, space: int) -> str:
    found = s.box.spaces[space]
    return found.slug if found.action != b.PRODUCTION_SPACE else found.slug.rpartition("-")[2]


def in_play(s: NewdaleState) -> dict[str, list[str]]:
    """What can be used in this chapter, by group."""
    box = s.box
    kinds: dict[str, None] = {}
    for card in box.cards.all[: box.cards.buildings]:
        if may_come(s, card):
            kinds[card.type.slug] = None
    out = {
        "objective": [delivery(s, x.slug) for x in box.chapter.schedules],
        "building": list(kinds),
        "place": list(dict.fromkeys(place(s, space) for space in range(len(box.spaces)))),
        "tile": box.tile_slug,
        "character": [box.character_slug[x] for x in sorted(s.board.characters)],
        "secret": box.secret_slug,
    }
    if box.special.recruiting:
        out["sailor"] = [x.slug for x in box.cards.sailor_types if x.slug != "captain"]
    if s.seats == 1:
        goals = ["points", "delivery", *[x.op for x in box.chapter.solo.extra]]
        out["solo-card"] = [box.chapter.slug, *[f"{box.chapter.slug}/{x}" for x in goals]]
        out["objective"].append(delivery(s, "solo-card"))
    return out


def may_come(s: NewdaleState, card: Card) -> bool:
    """Not a Coal Mine, and not of a number that neither the set-up nor an event of the chapter brings."""
    if card.ident in s.box.cards.coal_mines:
        return False
    effects = [s.box.events[x].effect for x in s.calendar.early]
    brought = [x.number for x in effects if isinstance(x, LayOutBuildings)]
    return card.ident not in s.piles.boxed or card.type.number in brought
