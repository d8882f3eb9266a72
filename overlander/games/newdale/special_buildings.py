"""Phase VI: special buildings, and what they do at other times (NEW-SPC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Work
from overlander.games.newdale import prisons
from overlander.games.newdale.bonus_tiles import coal_mine, place_good
from overlander.games.newdale.draw_pile import draw
from overlander.games.newdale.houses import military
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import spend
from overlander.games.newdale.score_track import gain, lose

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

SPECIAL_PHASE: Final = 6


class BuildingEffect(Effect):
    """What a special building or a sailor does. Most do nothing at most times."""

    def __init__(self) -> None:
        super().__init__()
        self.every_round = False  # in phase VI, by itself
        self.optional = False  # in phase VI, if its owner likes

    def when_built(self, s: NewdaleState, seat: int) -> None:
        """NEW-BLD-16."""

    def work(self, s: NewdaleState, seat: int, card: int) -> None:
        """In phase VI. The last thing a frame does: it may draw."""

    def offers(self, s: NewdaleState, seat: int, card: int) -> list[Choice]:
        """What its owner may do with it in phase VI."""
        return []

    def refusal(self, s: NewdaleState, seat: int) -> Refusal | None:
        """Why its owner cannot use it now."""
        return None

    def do(self, s: NewdaleState, seat: int, c: Choice) -> None:
        raise NotImplementedError


class Nothing(BuildingEffect):
    """Military, assistants and points need no effect."""


class DrawWhenBuilt(BuildingEffect):
    """NEW-SPC-11: the Watchtower."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def when_built(self, s: NewdaleState, seat: int) -> None:
        draw(s, seat, self.n, "NEW-SPC-11")


class DrawEveryRound(BuildingEffect):
    """NEW-SPC-2: the Library."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.every_round = True

    def work(self, s: NewdaleState, seat: int, card: int) -> None:
        draw(s, seat, self.n, "NEW-SPC-2")


class WeakerLose(BuildingEffect):
    """NEW-SPC-4, E3: Barracks; alone they harm nobody (NEW-SPC-17)."""

    def __init__(self, vp: int) -> None:
        super().__init__()
        self.vp = vp
        self.every_round = True

    def work(self, s: NewdaleState, seat: int, card: int) -> None:
        mine = military(s, seat)
        for other in s.in_turn_order():
            if military(s, other) < mine:
                lose(s, other, self.vp, "NEW-SPC-4")


class GoodHere(BuildingEffect):
    """NEW-SPC-5, 12: Corn Field and Vineyards."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.every_round = True

    def work(self, s: NewdaleState, seat: int, card: int) -> None:
        grapes = s.box.cards.all[card].type.product == s.box.cards.goods.grape
        place_good(s, seat, card, self.n, "NEW-SPC-12" if grapes else "NEW-SPC-5")


class CoalToMine(BuildingEffect):
    """NEW-SPC-7: the Coal Depot."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.every_round = True

    def work(self, s: NewdaleState, seat: int, card: int) -> None:
        coal_mine(s, seat, self.n, "NEW-SPC-7")


class GoodsForPoints(BuildingEffect):
    """NEW-SPC-6, NEW-SAI-4: the Coal Trading Post and the navigator."""

    def __init__(self, good: int, n: int, vp: int, rule: str) -> None:
        super().__init__()
        self.good = good
        self.n = n
        self.vp = vp
        self.rule = rule
        self.optional = True

    def offers(self, s: NewdaleState, seat: int, card: int) -> list[Choice]:
        have = s.players[seat].estate.wares(s.box.cards)[s.box.cards.goods.ware(self.good)]
        return [Choice(s.box.WORK, card)] if have >= self.n else []

    def refusal(self, s: NewdaleState, seat: int) -> Refusal | None:
        have = s.players[seat].estate.wares(s.box.cards)[s.box.cards.goods.ware(self.good)]
        params: Params = {"good": s.box.cards.goods.slug[self.good], "n": self.n, "have": have}
        return None if have >= self.n else Refusal(self.rule, "too-few-goods", params)

    def do(self, s: NewdaleState, seat: int, c: Choice) -> None:
        counts = [0] * len(s.box.cards.goods.ware_slug)
        counts[s.box.cards.goods.ware(self.good)] = self.n
        spend(s, seat, counts, self.rule)
        gain(s, seat, self.vp, self.rule)


class Imprison(BuildingEffect):
    """NEW-SPC-9: the Prison."""

    def __init__(self, shadow_vp: int) -> None:
        super().__init__()
        self.shadow_vp = shadow_vp
        self.optional = True

    def offers(self, s: NewdaleState, seat: int, card: int) -> list[Choice]:
        return prisons.offers(s, seat, card)

    def do(self, s: NewdaleState, seat: int, c: Choice) -> None:
        prisons.imprison(s, seat, c.b, self.shadow_vp)


# -- phase VI


class SpecialBuildings(Work):
    """NEW-SPC-1, 27: one player after the other: the event's offer, what must be done in the order built, then what may."""

    rule: ClassVar[str] = "NEW-SPC-1"

    def run(self, s: NewdaleState) -> None:
        for seat in s.in_turn_order()[::-1]:
            s.push(OwnBuildings(seat))


class OwnBuildings(Work):
    def run(self, s: NewdaleState) -> None:
        s.push(OptionalTurn(self.seat, []))
        for card in s.players[self.seat].estate.specials[::-1]:
            if s.box.building_effect(card).every_round:
                s.push(BuildingWorks(self.seat, card))
        event = s.market.event
        if event != NONE:
            s.box.events[event].effect.special_turn(s, self.seat)


class BuildingWorks(Work):
    """NEW-SPC-15: each copy once."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: NewdaleState) -> None:
        s.box.building_effect(self.card).work(s, self.seat, self.card)

    def key(self) -> list[int]:
        return [self.seat, self.card]


def works_at_once(s: NewdaleState, card: int) -> bool:
    """NEW-SPC-E13: a building built in one's own phase VI turn, which Aaron Reitzke makes possible, works in it too."""
    return s.box.rules >= 2 and s.calendar.phase == SPECIAL_PHASE and s.box.building_effect(card).every_round


def optional_cards(s: NewdaleState, seat: int) -> list[int]:
    """Own buildings and sailors with an effect one may use in phase VI."""
    me = s.players[seat]
    return [card for card in me.estate.specials + me.people.crew if s.box.building_effect(card).optional]


class OptionalTurn(Work):
    """NEW-SPC-26: who has nothing that could be used is not asked; that is open to all."""

    def __init__(self, seat: int, used: list[int]) -> None:
        super().__init__(seat)
        self.used = used

    def run(self, s: NewdaleState) -> None:
        me = s.players[self.seat]
        people = me.people
        left = [card for card in optional_cards(s, self.seat) if card not in self.used]
        if left or me.tiles or (people.character != NONE and not people.used) or sum(people.prisoners) > 0:
            s.push(UseBuildings(self.seat, self.used))

    def key(self) -> list[int]:
        return [self.seat, *self.used]


class UseBuildings(OwnMoment):
    """NEW-SPC-25, 26: what the owner may use, each once, until `done`."""

    rule: ClassVar[str] = "NEW-SPC-26"

    def __init__(self, seat: int, used: list[int]) -> None:
        super().__init__(seat)
        self.used = used

    def choices(self, s: NewdaleState) -> list[Choice]:
        out: list[Choice] = []
        for card in optional_cards(s, self.seat):
            if card not in self.used:
                out.extend(s.box.building_effect(card).offers(s, self.seat, card))
        return [*out, s.box.DONE]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.WORK and c.a in optional_cards(s, self.seat):
            if c.a in self.used:
                return Refusal("NEW-SPC-15", "used-this-round", {"building": s.box.cards.slugs[c.a]})
            refusal = s.box.building_effect(c.a).refusal(s, self.seat)
            if refusal is not None:
                return refusal
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.DONE):
            return
        s.push(OptionalTurn(self.seat, [*self.used, c.a]))
        if s.heard is not None:
            s.tell("building", self.seat, self.rule, {"building": s.box.cards.slugs[c.a]})
        s.box.building_effect(c.a).do(s, self.seat, c)

    def key(self) -> list[int]:
        return [self.seat, *self.used]
