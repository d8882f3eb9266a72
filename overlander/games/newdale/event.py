"""Phase I: the event, and what the 28 cards do (NEW-EVT, NEW-EVC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Work
from overlander.games.newdale import any_time
from overlander.games.newdale.bonus_tiles import coal_mine, good_places, place_good
from overlander.games.newdale.cards import COLOURS, SHADOW
from overlander.games.newdale.draw_pile import Draw, discard, names
from overlander.games.newdale.houses import military
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import Purse, spend
from overlander.games.newdale.pieces import card_steps
from overlander.games.newdale.score_track import Gain
from overlander.games.newdale.ships import MoveShip, furthest

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

LAST_OF_MIDDLE: Final = 6  # the last round whose event comes from the middle of the deck


class EventEffect(Effect):
    """What an event changes while it lies there, and what it does at its moment."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = ""  # of the card
        self.pawns = 0  # drawn in phase III instead of the usual number
        self.build_discount = 0
        self.compensation = 0  # cards less per missing assistant
        self.more_shadows = 0

    def at_once(self, s: NewdaleState) -> None:
        """NEW-EVT-2: when it is revealed."""

    def special_turn(self, s: NewdaleState, seat: int) -> None:
        """At the start of a player's phase VI turn."""

    def end_of_round(self, s: NewdaleState) -> None:
        """NEW-EVT-3: after phase VI."""


class RevealEvent(Work):
    """NEW-EVT-1, NEW-SET-5: rounds 1 to 3 and 4 to 6 have their cards in random order, round 7 the last one."""

    rule: ClassVar[str] = "NEW-EVT-1"

    def run(self, s: NewdaleState) -> None:
        calendar = s.calendar
        if calendar.early:
            event = s.rng.take(calendar.early)
        elif calendar.round <= LAST_OF_MIDDLE:
            left = LAST_OF_MIDDLE - calendar.round + 1
            sure = s.rng.below(left) < len(calendar.middle)
            event = s.rng.take(calendar.middle if sure else calendar.spare)
        else:
            event = calendar.last
        s.reveals += 1
        s.market.event = event
        card = s.box.events[event]
        if s.heard is not None:
            s.tell("event", NONE, self.rule, {"round": calendar.round, "event": card.slug})
        card.effect.at_once(s)


class PawnsDrawn(EventEffect):
    """NEW-EVC-3, 11, 17."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.pawns = n


class CheaperBuilding(EventEffect):
    """NEW-EVC-4."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.build_discount = coins


class CheaperCompensation(EventEffect):
    """NEW-EVC-7."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.compensation = cards


class MoreShadows(EventEffect):
    """NEW-EVC-15."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.more_shadows = n


class EverybodyDraws(EventEffect):
    """NEW-EVC-5, 10."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def at_once(self, s: NewdaleState) -> None:
        for seat in s.in_turn_order()[::-1]:
            s.push(Draw(seat, self.n, self.rule))


class CoalForAll(EventEffect):
    """NEW-EVC-18."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def at_once(self, s: NewdaleState) -> None:
        for seat in s.in_turn_order():
            coal_mine(s, seat, self.n, self.rule)


class LayOutBuildings(EventEffect):
    """NEW-EVT-10, 11, NEW-EVC-19..27: some of a number's cards face up, the others into the draw pile."""

    def __init__(self, number: int, face_up: list[int]) -> None:
        super().__init__()
        self.number = number
        self.face_up = face_up

    def at_once(self, s: NewdaleState) -> None:
        cards = [card for card in sorted(s.piles.boxed) if s.box.cards.all[card].type.number == self.number]
        s.piles.boxed = [card for card in s.piles.boxed if card not in cards]
        shown = [s.rng.take(cards) for _ in range(min(self.face_up[s.seats - 1], len(cards)))]
        s.piles.face_up.extend(shown)
        s.piles.draw.extend(cards)
        if s.heard is not None:
            s.tell("lay-out", NONE, self.rule, {"n": len(shown), "cards": names(s, shown), "rest": len(cards)})


class ShadowsComing(EventEffect):
    """NEW-EVC-25."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def at_once(self, s: NewdaleState) -> None:
        s.market.bag[SHADOW] += self.n
        if s.heard is not None:
            s.tell("shadows", NONE, self.rule, {"n": self.n})


class PersonalObjective(EventEffect):
    """NEW-EVC-13, 14, E5: for the lowest score, among equals for the last in turn order."""

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.slug = slug

    def at_once(self, s: NewdaleState) -> None:
        lowest = min([p.score for p in s.players])
        seat = [x for x in s.in_turn_order() if s.players[x].score == lowest][-1]
        s.players[seat].objectives.personal = s.box.personal_slug.index(self.slug)
        if s.heard is not None:
            s.tell("personal-objective", seat, self.rule, {"objective": self.slug})


class MilitaryReward(EventEffect):
    """NEW-EVC-8, E6."""

    def __init__(self, vp: int) -> None:
        super().__init__()
        self.vp = vp

    def end_of_round(self, s: NewdaleState) -> None:
        strengths = [military(s, seat) for seat in range(s.seats)]
        best = max(strengths)
        for seat in s.in_turn_order()[::-1]:
            if strengths[seat] == best and best > 0:
                s.push(Gain(seat, self.vp, self.rule))


# -- night shift


class NightShiftOffered(EventEffect):
    """NEW-EVC-6: who has too few cards is not asked (NEW-EVT-E4)."""

    def __init__(self, cards: int, goods: int) -> None:
        super().__init__()
        self.cards = cards
        self.goods = goods

    def special_turn(self, s: NewdaleState, seat: int) -> None:
        if len(s.players[seat].hand) >= self.cards:
            s.push(NightShift(seat, self.cards, self.goods))


class NightShift(OwnMoment):
    rule: ClassVar[str] = "NEW-EVC-6"

    @property
    def in_steps(self) -> bool:
        return True

    def __init__(self, seat: int, cards: int, goods: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.goods = goods

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        me = s.players[self.seat]
        if partial is None:
            places = good_places(s, self.seat) if len(me.hand) >= self.cards else []
            return [*[Choice(s.box.TRADE, me.estate.card_at(place)) for place in places], s.box.PASS]
        return card_steps(partial, me.hand, self.cards) if partial.verb is s.box.TRADE else []

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if not c.same(s.box.PASS):
            discard(s, self.seat, c.named(), self.rule)
            place_good(s, self.seat, c.a, self.goods, self.rule)

    def params(self, s: NewdaleState) -> Params:
        return {"n": self.cards}


# -- journeymen


class JourneymenOffered(EventEffect):
    """NEW-EVC-9: in turn order, who can come to pay and while there are assistants in the bag."""

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def at_once(self, s: NewdaleState) -> None:
        for seat in s.in_turn_order()[::-1]:
            s.push(OfferJourneyman(seat, self.cost))


class OfferJourneyman(Work):
    """NEW-EVT-E4, NEW-EVC-E14: who cannot come to pay, or has nobody to hire, is not asked; what decides it is open."""

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def run(self, s: NewdaleState) -> None:
        pays = Purse(s, self.seat).coins >= self.cost
        if not pays and s.box.rules >= 3:  # NEW-GEN-26
            pays = any_time.coins_within_reach(s, self.seat) >= self.cost
        if pays and sum(s.market.bag[: len(COLOURS)]) > 0:
            s.push(HireJourneyman(self.seat, self.cost))

    def key(self) -> list[int]:
        return [self.seat, self.cost]


class HireJourneyman(OwnMoment):
    """NEW-EVC-9, E4, E11, E14."""

    rule: ClassVar[str] = "NEW-EVC-9"

    @property
    def in_steps(self) -> bool:
        return True

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        purse = Purse(s, self.seat)
        if partial is None:
            colours = [x for x in range(len(COLOURS)) if s.market.bag[x] > 0 and purse.coins >= self.cost]
            return [*[Choice(s.box.HIRE, colour) for colour in colours], s.box.PASS]
        return purse.steps(partial, self.cost) if partial.verb is s.box.HIRE else []

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.HIRE, colour) for colour in range(len(COLOURS))], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.HIRE:
            if s.market.bag[c.a] == 0:
                return Refusal(self.rule, "not-in-bag", {"assistant": COLOURS[c.a]})
            coins = Purse(s, self.seat).coins
            if coins < self.cost:
                return Refusal(self.rule, "too-few-coins", {"cost": self.cost, "coins": coins})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            return
        spend(s, self.seat, c.counts(), "NEW-PAY-1")
        s.market.bag[c.a] -= 1
        s.players[self.seat].people.hired = c.a
        if s.heard is not None:
            s.tell("hire", self.seat, self.rule, {"assistant": COLOURS[c.a]})

    def params(self, s: NewdaleState) -> Params:
        return {"cost": self.cost}

    def key(self) -> list[int]:
        return [self.seat, self.cost]


# -- road agents


class RoadAgents(EventEffect):
    """NEW-EVC-12: without soldiers some goods are lost."""

    def __init__(self, goods: int, soldiers: int) -> None:
        super().__init__()
        self.goods = goods
        self.soldiers = soldiers

    def end_of_round(self, s: NewdaleState) -> None:
        for seat in s.in_turn_order()[::-1]:
            have = sum(s.players[seat].estate.wares(s.box.cards))
            if military(s, seat) < self.soldiers and have > 0:
                s.push(LoseGoods(seat, min(self.goods, have)))


class LoseGoods(Frame):
    """NEW-EVC-12, NEW-ACT-12: which goods; no any-time effect is offered."""

    rule: ClassVar[str] = "NEW-EVC-12"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: NewdaleState) -> list[Choice]:
        have = s.players[self.seat].estate.wares(s.box.cards)
        out: list[Choice] = []
        self.extend(s, have, 0, self.n, Choice(s.box.LOSE), out)
        return out

    def extend(self, s: NewdaleState, have: list[int], ware: int, left: int, c: Choice, out: list[Choice]) -> None:
        if left == 0:
            out.append(c)
            return
        for other in range(ware, len(have)):
            if have[other] > c.count(other):
                self.extend(s, have, other, left - 1, c.adding(other, 1), out)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        spend(s, self.seat, c.counts(), self.rule)

    def params(self, s: NewdaleState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


# -- sea


class FairWind(EventEffect):
    """NEW-EVC-28, E8."""

    def __init__(self, movement: int) -> None:
        super().__init__()
        self.movement = movement

    def special_turn(self, s: NewdaleState, seat: int) -> None:
        ship = s.players[seat].voyage.ship
        if furthest(s, ship, self.movement) > ship:
            s.push(MoveShip(seat, self.movement))


class Storm(EventEffect):
    """NEW-EVC-16, E7."""

    def __init__(self, goods: list[int], first: int, last: int) -> None:
        super().__init__()
        self.goods = goods
        self.first = first
        self.last = last

    def end_of_round(self, s: NewdaleState) -> None:
        for seat in s.in_turn_order()[::-1]:
            if self.first <= s.players[seat].voyage.ship <= self.last:
                s.push(FaceStorm(seat, self.goods))


class FaceStorm(Frame):
    """One of some goods, or the ship drifts back."""

    rule: ClassVar[str] = "NEW-EVC-16"

    def __init__(self, seat: int, goods: list[int]) -> None:
        super().__init__(seat)
        self.goods = goods

    def choices(self, s: NewdaleState) -> list[Choice]:
        have = s.players[self.seat].estate.wares(s.box.cards)
        wares = [s.box.cards.goods.ware(good) for good in self.goods]
        return [*[Choice(s.box.LOSE).adding(ware, 1) for ware in wares if have[ware] > 0], s.box.PASS]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if not c.same(s.box.PASS):
            spend(s, self.seat, c.counts(), self.rule)
            return
        s.players[self.seat].voyage.ship -= 1
        if s.heard is not None:
            space = s.box.land.sea_slug[s.players[self.seat].voyage.ship]
            s.tell("drift", self.seat, self.rule, {"space": space})
