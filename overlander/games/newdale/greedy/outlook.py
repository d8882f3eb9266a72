"""What a seat thinks of its position: the worth of coins, goods, cards, tiles, soldiers and pawns, in points."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.newdale import bonus_tiles as tiles
from overlander.games.newdale import special_buildings as special
from overlander.games.newdale.assistants import available
from overlander.games.newdale.bonus_tiles import Declared
from overlander.games.newdale.box import COMPENSATION, RANGE
from overlander.games.newdale.building import BUILD_PHASE
from overlander.games.newdale.cards import GOODS, NO_CHAIN, PRODUCTION, RESOURCE, Card
from overlander.games.newdale.chains import wares_of
from overlander.games.newdale.chapter import Requirement
from overlander.games.newdale.final_scoring import penalty
from overlander.games.newdale.greedy import weights as w
from overlander.games.newdale.houses import military
from overlander.games.newdale.objectives import cheapest, why_no_target
from overlander.games.newdale.payment import worths
from overlander.games.newdale.pieces import total
from overlander.games.newdale.rounds import FINAL_PRODUCTION
from overlander.games.newdale.state import NewdaleState


class Outlook:
    """Reads the view, and changes nothing in it."""

    def __init__(self, s: NewdaleState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.box = s.box
        self.cards = s.box.cards.all
        self.me = s.players[seat]
        self.rounds = s.box.constants.rounds - max(1, s.calendar.round)  # after this one
        self.ending = s.calendar.phase >= FINAL_PRODUCTION
        self.have = self.me.estate.wares(s.box.cards)
        self.worth = worths(s, seat)
        builds = self.rounds + (1 if s.calendar.phase <= BUILD_PHASE else 0)
        coins = total(self.worth, self.have)
        scarce = max(0.0, 1 - coins / (w.COINS_FOR_BUILD * builds)) if builds > 0 else 0.0  # who has plenty spends freely
        self.coin = w.COIN_LEFT + w.COIN_BUILD * min(builds, w.COIN_BUILDS) * scarce
        self.card = w.CARD + w.CARD_ROUND * self.rounds if not self.ending else 0.01
        self.assistants = available(s, seat)
        self.own = [self.cards[x] for x in self.me.estate.zones if x != NONE]
        self.missing: list[int] = []  # wares of which some are needed for the objective, while no own building makes any
        self.wanted = self.objective_worth()
        plain = [max(self.worth[ware] * self.coin, self.wanted[ware]) for ware in range(len(self.worth))]
        self.good = self.as_inputs(plain)
        self.payments: dict[tuple[int, int], list[int]] = {}
        self.keeping: dict[int, float] = {}

    # -- goods

    def targets(self) -> list[tuple[int, float, list[Requirement]]]:
        """What can be delivered in the end: its number, its points, and what it takes. Alone, the card's delivery comes first."""
        chapter = self.box.chapter
        out = [(i, float(x.vp), x.requires) for i, x in enumerate(chapter.schedules)]
        if self.s.seats == 1:
            out.append((len(out), w.SOLO_DELIVERY, chapter.solo.deliver))
        return out

    def objective_worth(self) -> list[float]:
        """By ware, for the delivery of the most points that seems within reach."""
        out = [0.0] * len(self.have)
        best = 0.0
        late = self.ending or (self.rounds == 0 and self.s.calendar.phase > BUILD_PHASE)
        made = {x.ware for x in self.own}
        for i, vp, requires in self.targets():
            share = vp / len(requires)
            sure = 1.0
            for need in requires:
                found = total(need.ware_weights, self.have)
                reach = found if late else found + w.LATE_REACH * (self.rounds + 0.5) / len(requires)
                sure = min(sure, 1.0 if found >= need.amount else min(1.0, reach / need.amount) ** 3 * 0.95)
            if self.ending and why_no_target(self.s, self.seat, i) is not None:
                continue
            if sure < 0.35 or sure * vp <= best:
                continue
            best = sure * vp
            out = [0.0] * len(self.have)
            self.missing = []
            for need in requires:
                by_ware = need.ware_weights
                if total(by_ware, self.have) > need.amount * 1.3:
                    continue
                serving = [ware for ware in range(len(out)) if by_ware[ware] > 0]
                if not made.intersection(serving):
                    self.missing.extend(serving)
                for ware in serving:
                    out[ware] = max(out[ware], sure * share / need.amount * by_ware[ware])
        self.want_for_shipyard(out, made)
        return out

    def shipyard_due(self) -> bool:
        """Whether alone the shipyard must still be used."""
        asked = self.s.seats == 1 and [x for x in self.box.chapter.solo.extra if x.op == "shipyard-used"]
        return bool(asked) and self.me.voyage.shipyard == 0 and not self.ending

    def want_for_shipyard(self, wanted: list[float], made: set[int]) -> None:
        """The goods of its plainest offer."""
        if not self.shipyard_due():
            return
        goods = self.box.cards.goods
        offer = self.box.special.shipyard[0]
        for ware in range(len(wanted)):
            n = offer.goods[goods.ware_good[ware]]
            if n > self.have[ware]:
                wanted[ware] = max(wanted[ware], w.SOLO_DEED / n)
                if ware not in made:
                    self.missing.append(ware)

    def as_inputs(self, plain: list[float]) -> list[float]:
        """A piece that an own building can use is worth a part of what that building makes of it."""
        out = plain[:]
        for card in sorted(self.own, key=lambda x: -plain[x.ware] if x.ware != NONE else 0.0):
            if card.type.chain != GOODS:
                continue
            inputs = [wares_of(self.s, good) for good in card.type.inputs]
            costs = [min(plain[ware] for ware in found) for found in inputs]
            for i, found in enumerate(inputs):
                others = sum(costs) - costs[i]
                for ware in found:
                    out[ware] = max(out[ware], 0.75 * (out[card.ware] - others))
        return out

    def pieces_worth(self, counts: list[int]) -> float:
        return sum(n * self.good[ware] for ware, n in enumerate(counts) if n > 0)

    def payment(self, need: int, planks: int = 0) -> list[int] | None:
        """The pieces that are missed least, none too many; `planks` are needed besides. None if there is too little."""
        if (need, planks) in self.payments:
            return self.payments[need, planks]
        have = self.have[:]
        good = self.box.special.thicket_good
        if planks > 0:
            have[self.box.cards.goods.ware(good)] -= planks
        if min(have) < 0 or total(self.worth, have) < need:
            return None
        price = [max(1, round(1000 * x)) + self.worth[ware] for ware, x in enumerate(self.good)]
        found = cheapest(self.worth, have, price, need) if need > 0 else [0] * len(have)
        self.payments[need, planks] = found
        return found

    def price(self, need: int, planks: int = 0) -> float:
        """What paying so many coins costs, in points."""
        found = self.payment(need, planks)
        if found is None:
            return self.coin * need
        lost = self.pieces_worth(found)
        if planks > 0:
            lost += planks * self.good[self.box.cards.goods.ware(self.box.special.thicket_good)]
        return lost

    # -- cards

    def keep(self, ident: int) -> float:
        """What a card in hand is worth: as a resource, or to be built."""
        if ident not in self.keeping:
            card = self.cards[ident]
            built = 0.55 * self.building_worth(card) - 0.5 * self.coin * card.cost if self.rounds > 0 or not self.ending else 0.0
            if self.rounds == 0 and self.s.calendar.phase > BUILD_PHASE:
                built = 0.0
            self.keeping[ident] = max(w.SPARE_CARD if not self.ending else 0.01, built, 0.85 * self.resource_worth(card))
        return self.keeping[ident]

    def resource_worth(self, card: Card) -> float:
        """What an own building makes of the card."""
        found = [self.good[x.ware] for x in self.own if x.type.chain == RESOURCE and x.type.inputs[0] == card.resource]
        return max(found) if found else 0.0

    def spare(self, n: int, among: list[int]) -> list[int]:
        """The n cards that are missed least."""
        return sorted(sorted(among, key=lambda x: (self.keep(x), x))[:n])

    def spare_worth(self, n: int) -> float:
        return sum(self.keep(x) for x in self.spare(n, self.me.hand))

    # -- buildings

    def building_worth(self, card: Card) -> float:
        """Of a building on the own board, without its house."""
        worth = card.vp + self.soldiers_worth(card.military)
        if card.type.kind == PRODUCTION:
            return worth + self.production_worth(card)
        return worth + self.special_worth(card)

    def production_worth(self, card: Card) -> float:
        once = self.activation(card)
        worth = w.ACTIVATIONS * self.rounds * max(0.0, once - w.OTHERWISE)
        for other in self.own:
            if other.type.chain == GOODS and card.type.product in other.type.inputs:
                worth += w.LINK * self.rounds
        if self.wanted[card.ware] > self.worth[card.ware] * self.coin:
            worth += 0.2 * self.rounds
        if card.ware in self.missing and self.rounds > 0:
            worth += w.MISSING + w.MISSING_ROUND * self.rounds
        same = len([x for x in self.own if x.ware == card.ware])
        return worth / (1 + same)

    def activation(self, card: Card) -> float:
        """What one activation would bring on a day like others."""
        out = self.good[card.ware]
        by_hand = 1.3 * out - 0.1 * max(0, sum(card.assistants) - 4)
        if card.type.chain == NO_CHAIN:
            return by_hand
        if card.type.chain == RESOURCE:
            n = len([x for x in self.me.hand if self.cards[x].resource == card.type.inputs[0]])
            return by_hand + out + min(3.0, w.CHAIN_CARDS + 0.5 * n) * max(0.0, out - w.SPARE_CARD)
        made = {x.type.product for x in self.own}
        for x in self.me.estate.specials:
            made.add(self.cards[x].type.product)
        if [good for good in card.type.inputs if good not in made]:
            return by_hand
        spent = sum(min(self.good[ware] for ware in wares_of(self.s, good)) for good in card.type.inputs)
        return by_hand + out + w.CHAIN_PIECES * max(0.0, out - spent)

    def special_worth(self, card: Card) -> float:
        effect = self.box.building_effect(card.ident)
        rounds = self.rounds + (1 if self.s.calendar.phase <= BUILD_PHASE else 0)  # this round's phase VI too
        if isinstance(effect, special.DrawWhenBuilt):
            return effect.n * self.card
        if isinstance(effect, special.DrawEveryRound):
            return effect.n * rounds * 0.8 * self.card
        if isinstance(effect, special.WeakerLose):
            return w.BARRACKS * rounds * len(self.weaker(military(self.s, self.seat) + card.military)) * effect.vp
        if isinstance(effect, special.GoodHere):
            return effect.n * rounds * (self.good[card.ware] if card.colour == NONE else 2 * self.coin)
        if isinstance(effect, special.CoalToMine):
            return effect.n * rounds * self.coin
        if isinstance(effect, special.GoodsForPoints):
            return rounds * max(0.0, effect.vp - effect.n * self.good[self.box.cards.goods.ware(effect.good)])
        if isinstance(effect, special.Imprison):
            return w.PRISON * rounds + (w.PRISON * rounds if self.box.special.shadows else 0.0)
        if card.colour != NONE:
            return w.POST_OFFICE * self.rounds
        return 0.0

    def weaker(self, strength: int) -> list[int]:
        return [x for x in range(self.s.seats) if x != self.seat and military(self.s, x) < strength]

    def soldiers_worth(self, more: int) -> float:
        """Of so many soldiers more: places in final scoring, penalties, Shadows, passes."""
        if more == 0:
            return 0.0
        mine = military(self.s, self.seat)
        vp = self.box.constants.military_vp
        worth = w.SOLDIER * more if self.s.seats > 1 else 0.0
        others = [military(self.s, x) for x in range(self.s.seats) if x != self.seat]
        if others:
            before = len([x for x in others if x > mine])
            after = len([x for x in others if x > mine + more])
            worth += vp[after] if after < len(vp) else 0
            worth -= vp[before] if before < len(vp) and mine > 0 else 0
        losses = self.box.special.penalty
        worth += penalty(self.s, self.seat) + (losses[mine + more] if mine + more < len(losses) else 0)
        if self.box.special.shadows:
            worth += w.SHADOW * self.rounds * min(2, more) / (1 + mine)
        if self.box.special.pass_vp != 0 and mine == 0:
            worth += w.PASS_SOLDIER
        for extra in self.box.chapter.solo.extra if self.s.seats == 1 else []:
            if extra.op == "military" and mine < extra.least:
                worth += w.SOLO_GOAL * min(more, extra.least - mine)
        return worth

    # -- points, tiles, pawns, progress

    def at_once(self, vp: float) -> float:
        return vp * (1 + (w.THRESHOLD if self.me.score < 20 and self.rounds > 0 else 0.0))

    def tile_now(self, tile: int) -> float:
        """What using a bonus tile now would bring."""
        effect = self.box.tiles[tile].effect
        if isinstance(effect, tiles.GoodAnywhere):
            return max(self.good[self.cards[self.me.estate.card_at(x)].ware] for x in tiles.good_places(self.s, self.seat))
        if isinstance(effect, tiles.CardsPer):
            return self.assistants[effect.colour] * self.card
        if isinstance(effect, tiles.CoalPer):
            return self.assistants[effect.colour] * self.coal + self.at_once(effect.vp)
        if isinstance(effect, tiles.Paying):
            gain = effect.coal * self.coal
            if effect.colour != NONE:
                gain += self.at_once(self.assistants[effect.colour] + effect.plus)
            if effect.good != NONE:
                return gain - effect.n * self.good[self.box.cards.goods.ware(effect.good)]
            return gain - sum(self.keep(x) for x in self.spare(effect.n, effect.cards(self.s, self.seat)))
        return 0.0

    @property
    def coal(self) -> float:
        return self.good[self.box.cards.goods.ware(self.box.cards.goods.coal)]

    def tile_worth(self, tile: int) -> float:
        """What a bonus tile on the board promises."""
        effect = self.box.tiles[tile].effect
        if isinstance(effect, Declared):
            if effect.target == "growth" and self.pawns_left() == 0:
                return 0.05
            worth = w.ASSISTANT_TILE if effect.target == "production" else w.DISCOUNT_TILE
            return worth if self.rounds > 0 else 0.3
        if isinstance(effect, tiles.Paying) and effect.good != NONE:
            makes = effect.good in [x.type.product for x in self.own]
            return w.TILE * 1.6 if makes else 0.3
        if isinstance(effect, tiles.Paying):
            return w.TILE
        return max(self.tile_now(tile), w.TILE * 0.8)

    def pawns_left(self) -> int:
        pawns = self.me.pawns
        return self.box.constants.pawns - (pawns.own | pawns.bought).bit_count()

    def pawn_worth(self, i: int) -> float:
        return self.rounds * w.PAWN + self.at_once(self.box.constants.growth_vp[i])

    def progress_worth(self, tile: int) -> float:
        by_round = {RANGE: w.RANGE, COMPENSATION: w.COMPENSATION}[tile]
        return self.at_once(self.box.constants.progress_vp) + by_round * self.rounds
