"""Main, secret and personal objectives (NEW-OBJ, NEW-PER, NEW-OBC, NEW-SCO-2, 14, 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.newdale.chapter import Requirement
from overlander.games.newdale.houses import military
from overlander.games.newdale.payment import spend, worths
from overlander.games.newdale.pieces import is_minimal, set_steps, total

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

OBJECTIVE: Final = 3  # the main objective among the categories of final scoring


def requirements(s: NewdaleState, target: int) -> list[Requirement]:
    """Of a schedule, or of the solo card (the last word of the vocabulary)."""
    schedules = s.box.chapter.schedules
    return schedules[target].requires if target < len(schedules) else s.box.chapter.solo.deliver


def why_no_target(s: NewdaleState, seat: int, target: int) -> Refusal | None:
    """NEW-CH8-6, 19, NEW-SCO-14."""
    schedules = s.box.chapter.schedules
    me = s.players[seat]
    if s.box.special.gate > 0 and me.voyage.ship < s.box.special.gate:
        return Refusal("NEW-CH8-6", "ship-not-there", {"space": s.box.land.sea_slug[s.box.special.gate]})
    if target < len(schedules) and military(s, seat) < schedules[target].military:
        return Refusal("NEW-CH8-19", "too-little-military", {"n": schedules[target].military})
    have = me.estate.wares(s.box.cards)
    for requirement in requirements(s, target):
        found = total(requirement.ware_weights, have)
        if found < requirement.amount:
            params: Params = {"requirement": requirement.slug, "n": requirement.amount, "have": found}
            return Refusal("NEW-SCO-14", "too-few-for-objective", params)
    return None


def cheapest(worth: list[int], have: list[int], price: list[int], need: int) -> list[int]:
    """NEW-SCO-E4: the pieces of the lowest price that reach the need, by trying every weight up to it."""
    best: list[list[int] | None] = [[0] * len(worth)] + [None] * need
    costs = [0] * (need + 1)
    for ware in range(len(worth)):
        if worth[ware] == 0 or have[ware] == 0:
            continue
        for reached in range(need, 0, -1):
            for n in range(1, have[ware] + 1):
                before = max(0, reached - n * worth[ware])
                known = best[before]
                if known is not None and known[ware] == 0:
                    cost = costs[before] + n * price[ware]
                    if best[reached] is None or cost < costs[reached]:
                        more = known[:]
                        more[ware] = n
                        best[reached] = more
                        costs[reached] = cost
                if before == 0:
                    break
    found = best[need]
    assert found is not None
    return found


class Deliver(Frame):
    """NEW-SCO-2: the goods of one schedule, or of none; tiles cannot be used any more (NEW-BON-3)."""

    rule: ClassVar[str] = "NEW-SCO-2"

    @property
    def in_steps(self) -> bool:
        return True

    def targets(self, s: NewdaleState) -> list[int]:
        schedules = len(s.box.chapter.schedules)
        return list(range(schedules + 1 if s.seats == 1 else schedules))

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        out: list[Choice] = []
        if partial is None:
            for target in self.targets(s):
                if why_no_target(s, self.seat, target) is None:
                    bare = Choice(s.box.DELIVER, target)
                    out.append(self.cheapest(s, bare))
                    if self.several_ways(s, bare):
                        out.append(bare)
            return [*out, s.box.PASS]
        if partial.verb is not s.box.DELIVER or why_no_target(s, self.seat, partial.a) is not None:
            return []
        have = s.players[self.seat].estate.wares(s.box.cards)
        price = worths(s, self.seat)
        counts = partial.counts()
        for requirement in requirements(s, partial.a):
            worth = requirement.ware_weights
            mine = [counts[ware] if worth[ware] > 0 else 0 for ware in range(len(counts))]
            if total(worth, mine) >= requirement.amount:
                continue
            for found in set_steps(worth, have, requirement.amount, mine, price):
                merged = [found[ware] if worth[ware] > 0 else counts[ware] for ware in range(len(counts))]
                out.append(partial.with_counts(merged))
            return out
        return self.with_more(s, partial, have, price)

    def with_more(self, s: NewdaleState, c: Choice, have: list[int], price: list[int]) -> list[Choice]:
        """NEW-SOLO-E3: beside the goods of a schedule, others that the solo card still lacks, or none of them."""
        out: list[Choice] = []
        for need, worth, mine in lacking(s, c):
            if total(worth, have) >= need > total(worth, mine):
                for found in set_steps(worth, have, need, mine, price):
                    out.append(c.with_counts([found[i] if worth[i] > 0 else n for i, n in enumerate(c.counts())]))
                return [c, *out] if sum(mine) == 0 else out
        return []

    def several_ways(self, s: NewdaleState, bare: Choice) -> bool:
        after = self.steps(s, bare)
        while len(after) == 1:
            after = self.steps(s, after[0])
        return len(after) > 1

    def cheapest(self, s: NewdaleState, bare: Choice) -> Choice:
        have = s.players[self.seat].estate.wares(s.box.cards)
        price = worths(s, self.seat)
        counts = [0] * len(have)
        for requirement in requirements(s, bare.a):
            found = cheapest(requirement.ware_weights, have, price, requirement.amount)
            counts = [counts[ware] + found[ware] for ware in range(len(counts))]
        return bare.with_counts(counts)

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.DELIVER, target) for target in self.targets(s)], *self.steps(s, None)]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.DELIVER:
            return super().why_not(s, c)
        if c.a not in self.targets(s):
            return Refusal(self.rule, "not-offered", {})
        refusal = why_no_target(s, self.seat, c.a)
        if refusal is not None:
            return refusal
        have = s.players[self.seat].estate.wares(s.box.cards)
        counts = c.counts()
        required = requirements(s, c.a)
        more = lacking(s, c)
        for ware in range(len(counts)):
            serves = any(requirement.ware_weights[ware] > 0 for requirement in required)
            serves = serves or any(worth[ware] > 0 for _, worth, _ in more)
            if counts[ware] > have[ware] or (counts[ware] > 0 and not serves):
                return Refusal("NEW-SCO-15", "wrong-goods", {"good": s.box.cards.goods.ware_slug[ware]})
        unfinished = False
        for requirement in required:
            worth = requirement.ware_weights
            mine = [counts[ware] if worth[ware] > 0 else 0 for ware in range(len(counts))]
            if total(worth, mine) < requirement.amount:
                unfinished = True
            elif not is_minimal(worth, have, requirement.amount, mine):
                return Refusal("NEW-SCO-E4", "piece-too-many", {"requirement": requirement.slug})
        for need, worth, mine in more:
            if 0 < total(worth, mine) < need:
                unfinished = True
            elif sum(mine) > 0 and not is_minimal(worth, have, need, mine):
                return Refusal("NEW-SCO-E4", "piece-too-many", {"requirement": required[0].slug})
        return super().why_not(s, c) if unfinished else None

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            return
        counts = c.counts()
        spend(s, self.seat, counts, self.rule)
        me = s.players[self.seat]
        scored = c.a
        if s.seats == 1:
            me.voyage.delivered = satisfied(s, s.box.chapter.solo.deliver, counts)
            scored = best_schedule(s, self.seat, counts)
        if scored != NONE:
            schedule = s.box.chapter.schedules[scored]
            if s.heard is not None:
                s.tell("deliver", self.seat, self.rule, {"schedule": schedule.slug, "n": schedule.vp})
            me.score += schedule.vp
            me.objectives.points[OBJECTIVE] += schedule.vp

    def details(self, s: NewdaleState, c: Choice) -> Params:
        if c.verb is not s.box.DELIVER or c.a >= len(s.box.chapter.schedules):
            return {}
        return {"vp": s.box.chapter.schedules[c.a].vp}


def lacking(s: NewdaleState, c: Choice) -> list[tuple[int, list[int], list[int]]]:
    """Alone: what each requirement of the solo card lacks that the goods asked for do not fill, what the other goods are worth for
    it, and those of them that are delivered too."""
    if s.seats > 1 or s.box.rules < 2:
        return []
    counts = c.counts()
    required = requirements(s, c.a)
    out: list[tuple[int, list[int], list[int]]] = []
    for wanted in s.box.chapter.solo.deliver:
        inside = [any(requirement.ware_weights[i] > 0 for requirement in required) for i in range(len(counts))]
        worth = [0 if inside[i] else wanted.ware_weights[i] for i in range(len(counts))]
        filled = total([wanted.ware_weights[i] if inside[i] else 0 for i in range(len(counts))], counts)
        mine = [n if worth[i] > 0 else 0 for i, n in enumerate(counts)]
        out.append((max(0, wanted.amount - filled), worth, mine))
    return out


def satisfied(s: NewdaleState, requires: list[Requirement], counts: list[int]) -> bool:
    for requirement in requires:
        if total(requirement.ware_weights, counts) < requirement.amount:
            return False
    return True


def best_schedule(s: NewdaleState, seat: int, counts: list[int]) -> int:
    """NEW-SOLO-8: the best schedule that the delivered goods satisfy."""
    best = NONE
    schedules = s.box.chapter.schedules
    for i in range(len(schedules)):
        x = schedules[i]
        if satisfied(s, x.requires, counts) and military(s, seat) >= x.military and (best == NONE or x.vp > schedules[best].vp):
            best = i
    return best


def secret_towns(s: NewdaleState, seat: int) -> int:
    """NEW-SCO-4: occupied towns with either symbol of the secret objective."""
    secret = s.players[seat].objectives.secret[0]
    if secret == NONE:
        return 0
    return towns_with(s, seat, [s.box.shared_symbol, s.box.secret_symbol[secret]])


def towns_with(s: NewdaleState, seat: int, symbols: list[int]) -> int:
    land = s.box.land
    towns = s.players[seat].towns
    return len([t for t in range(len(land.town_slug)) if (towns >> t) & 1 and land.town_symbol[t] in symbols])


def personal_points(s: NewdaleState, seat: int) -> int:
    """NEW-PER-2, 3."""
    me = s.players[seat]
    card = me.objectives.personal
    if card == NONE:
        return 0
    kinds: list[int] = []
    if s.box.personal_op[card] == "per-kind-of-good-left":
        have = me.estate.wares(s.box.cards)
        kinds = [s.box.cards.goods.ware_good[ware] for ware in range(len(have)) if have[ware] > 0]
    else:
        land = s.box.land
        kinds = [land.town_terrain[t] for t in range(len(land.town_slug)) if (me.towns >> t) & 1 and land.town_terrain[t] != NONE]
    return min(s.box.personal_most[card], len(set(kinds)) * s.box.personal_vp[card])
