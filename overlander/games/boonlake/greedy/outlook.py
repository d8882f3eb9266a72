"""What a seat thinks of its position: the worth of coins, cards, pieces, levers and effects, in points."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.effects import Effect, Sequence
from overlander.games.boonlake import box as b
from overlander.games.boonlake import card_effects, general, levers, tracks, upgrade
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts import card_effects as more_effects
from overlander.games.boonlake.artifacts import lake
from overlander.games.boonlake.costs import Cost
from overlander.games.boonlake.counting import adjacent_pieces, bits, cards_of_kind, count, presences_in
from overlander.games.boonlake.greedy import weights as w
from overlander.games.boonlake.interim_scoring import LAST
from overlander.games.boonlake.state import BoonState


class Outlook:
    """Reads the view, and changes nothing in it."""

    def __init__(self, s: BoonState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.box = s.box
        self.me = s.players[seat]
        self.scorings = LAST - s.river.scored  # still to come
        self.turns = self.steps_left() / w.TURN
        fade = min(1.0, self.turns / w.LATE) if self.scorings else 0.0
        self.coin = w.COIN * fade
        self.card = (w.CARD if len(self.me.hand) < w.HAND else w.SPARE_CARD) * fade
        self.spare_card = w.SPARE_CARD * fade
        self.inhabitant = (w.INHABITANT if self.me.ranch < w.CROWD else w.INHABITANT / 4) * fade
        self.vase = self.vase_worth() * (fade if self.scorings else 0.2)
        self.tiles = [x for area, x in enumerate(s.piles.areas) if x != NONE and not self.me.marks[area]]

    def steps_left(self) -> int:
        """Of the ship furthest ahead, until the end of the lower arm."""
        out = []
        for ship in set(self.s.river.ships):
            n = 0
            for round_ in range(self.s.river.round, 2):
                space = ship if round_ == self.s.river.round else self.box.start_ship[1]
                while self.box.river_next[round_][space] != NONE:
                    space = self.box.river_next[round_][space]
                    n += 1
            out.append(n)
        return min(out)

    def vase_worth(self) -> float:
        if self.s.artifacts is None:
            return w.VASE
        yard = self.s.artifacts.yards[self.seat]
        return w.POWER if yard.face == NONE or yard.plugged < self.box.kit().advanced else w.VASE

    # -- scoring tiles

    def counted(self, counter: int) -> float:
        """What one more of something is worth for scoring tiles."""
        return sum([w.SCORING_STEP for x in self.tiles if self.scorings and self.box.scoring[x].counter == counter])

    def in_region(self, region: int) -> float:
        """The same for a presence in a region."""
        wanted = [x for x in self.tiles if self.box.scoring[x].counter == b.REGIONS_PAIR and region in self.box.scoring[x].regions]
        return w.SCORING_STEP * len(wanted) if self.scorings else 0.0

    # -- pieces

    def recess(self, recess: list[int]) -> float:
        """What an emptied recess brings until the end."""
        return self.scorings * (recess[2] + recess[1] * self.coin) + self.box.tier_vp[recess[0]]

    def next_recess(self, recesses: list[list[int]], gone: int) -> float:
        return self.recess(recesses[gone]) if gone < len(recesses) else 0.0

    def tier(self, houses: int, settlements: int, cattle: int) -> float:
        """The bonus of a tier that these pieces would empty."""
        board = self.me.board
        for tier in self.box.bonus_tiers:
            need = self.box.tier_pieces[tier]
            have = (board.houses + houses, board.settlements + settlements, board.cattle + cattle)
            if not (board.freed >> tier) & 1 and all(x >= y for x, y in zip(have, need, strict=True)):
                return self.inhabitant + self.recess(self.box.inhabitant_recesses[self.box.bonus_tiers.index(tier)])
        return 0.0

    def develop(self, index: int, price: int) -> float:
        """A presence on a site; the site's own cost and reward."""
        site = upgrade.site_at(self.s, index)
        space = index // pc.SITES
        region = self.box.region_of[space]
        out = w.PRESENCE * min(1.0, self.turns / 2) + self.gains(site.reward) - price * self.coin - site.cards * self.card
        out += self.in_region(region) + self.counted(b.PRESENCES) * 0.5 + site.settlement_vp * 0.15
        if presences_in(self.s, self.seat, region) == 0:
            out += w.NEW_REGION
        if self.box.at_bridge[space]:
            out += self.counted(b.AT_BRIDGES)
        near = sum([1 for x in self.box.adjacent[space] for i in range(pc.SITES) if self.s.land.sites[x * pc.SITES + i] != NONE])
        out += 0.12 * min(near, 3)
        perks = self.me.perks
        return out + perks[b.DEVELOP_COINS] * self.coin + (perks[b.LOWER_SITE_VP] if site.place == b.LOWER else 0)

    def house(self) -> float:
        out = self.next_recess(self.box.house_recesses, self.me.board.houses) + self.tier(1, 0, 0) + self.counted(b.HOUSES_REMOVED)
        more = self.me.board.settlements < self.box.settlements
        return out + (w.NEXT_SETTLEMENT * self.scorings if more else 0.0)

    def settlement(self, index: int) -> float:
        out = self.next_recess(self.box.settlement_recesses, self.me.board.settlements) + self.tier(0, 1, 0)
        out += self.counted(b.SETTLEMENTS_REMOVED) + upgrade.site_at(self.s, index).settlement_vp
        if upgrade.has_settlement_in(self.s, self.seat, self.box.region_of[index // pc.SITES]):
            out -= self.box.same_region_vp
        return out

    def upgraded(self, index: int) -> float:
        found = self.s.land.sites[index] % pc.KINDS
        return self.settlement(index) if found == pc.HOUSE else self.house()

    def paid(self, price: upgrade.Price) -> float:
        """What inhabitants, points and the lever of a price are worth."""
        return price.inhabitants * self.inhabitant + price.vp + (self.lever_use(price.lever) if price.lever != NONE else 0.0)

    def upgrading(self, index: int, terms: upgrade.Terms) -> float:
        prices = upgrade.upgrade_prices(self.s, self.seat, index, terms)
        return self.upgraded(index) - min([self.paid(x) for x in prices], default=99.0)

    def best_upgrade(self, terms: upgrade.Terms) -> float:
        sites = self.s.land.sites
        own = [i for i in range(len(sites)) if sites[i] != NONE and sites[i] // pc.KINDS == self.seat]
        return max([self.upgrading(i, terms) for i in own], default=0.0)

    def cattle(self, space: int) -> float:
        """Cattle on a pasture, without its price."""
        out = self.next_recess(self.box.cattle_recesses, self.me.board.cattle) + self.tier(0, 0, 1)
        out += adjacent_pieces(self.s, space, pc.HOUSE) * self.box.house_coins * self.coin
        out += adjacent_pieces(self.s, space, pc.SETTLEMENT) * self.box.cattle_vp * self.scorings
        out += self.counted(b.CATTLE_REMOVED) + self.in_region(self.box.region_of[space]) + 0.3
        perks = self.me.perks
        return out + perks[b.CATTLE_COINS] * self.coin + perks[b.CATTLE_PAWN] * w.PAWN

    def site(self, resource: int) -> float:
        """A level of a production site."""
        level = self.me.board.sites[resource]
        if level >= self.box.site_levels:
            return 0.0
        fit = sum([1 for card in self.me.hand if self.box.card_requires[card][resource] > level])
        out = w.SITE * self.scorings * (w.SECOND_LEVEL if level else 1.0) / 2
        return out + 0.25 * fit + self.counted(b.PRODUCTION_LEVELS)

    def best_site(self) -> float:
        return max([self.site(r) for r in range(len(b.RESOURCES))])

    def steps(self, track: int, n: int) -> float:
        """So many steps on an income track."""
        at = self.me.board.steps[track]
        out = 0.0
        for step in range(at + 1, at + n + 1):
            if step >= len(self.box.track_income[track]):
                out += self.box.forfeited_vp
                continue
            more = self.box.track_income[track][step] - self.box.track_income[track][step - 1]
            vp = self.box.track_vp[track][step] - self.box.track_vp[track][step - 1]
            each = self.coin if track == b.COIN_TRACK else self.card
            out += max(0, self.scorings - 1) * more * each + self.scorings * vp
            out += self.gains(self.box.track_reward[track][step]) + 0.3
        return out + n * self.counted(b.COIN_STEPS if track == b.COIN_TRACK else b.CARD_STEPS) + n * self.counted(b.LOWER_STEPS) / 2

    # -- levers

    def lever_use(self, lever: int) -> float:
        """What is given up by using a lever now: at the least the point for an unused one."""
        return self.box.unused_vp if self.scorings else 0.0

    def lever(self, lever: int) -> float:
        """A further lever, without its price."""
        have = bits(self.me.board.levers)
        then, now = [self.lever_points(n) for n in (have + 1, have)]
        out = then - now if not self.turns > w.LATE else max(w.LEVER_COUNT, (then - now) / 2)
        return out + w.LEVERS[lever] * w.LEVER * self.scorings + self.counted(b.LEVERS)

    def lever_points(self, n: int) -> int:
        each = [vp for least, vp in self.box.lever_final if n >= least]
        return n * each[-1] if each else 0

    def best_lever(self, discount: int, inhabitants: int) -> float:
        """The best lever that can be paid for, less its price; 0 for none."""
        best = 0.0
        for lever in range(len(self.box.levers)):
            price = levers.lever_price(self.s, self.seat, lever, discount)
            if not (self.me.board.levers >> lever) & 1 and self.me.coins >= price and self.me.ranch >= inhabitants:
                best = max(best, self.lever(lever) - price * self.coin - inhabitants * self.inhabitant)
        return best

    # -- effects

    def gains(self, sequence: Sequence) -> float:
        return sum([self.gain(e) for e in sequence.gives])

    def gain(self, e: Effect) -> float:
        if isinstance(e, general.Coins):
            return e.n * self.coin
        if isinstance(e, general.CoinsPer):
            return e.each * count(self.s, self.seat, e.counter, NONE) * self.coin
        if isinstance(e, general.Draw):
            return e.n * self.card
        if isinstance(e, general.Inhabitants):
            return min(e.n, self.me.supply) * self.inhabitant
        if isinstance(e, general.Points):
            return float(e.n)
        if isinstance(e, general.Vases):
            return e.n * self.vase
        if isinstance(e, general.ProductionSite):
            return self.best_site() if e.resource == NONE else self.site(e.resource)
        if isinstance(e, general.SiteOrVase):
            return max(self.best_site(), self.vase)
        if isinstance(e, tracks.TrackSteps):
            return self.steps(e.track, e.n)
        if isinstance(e, tracks.OneTrack):
            return max(self.steps(b.COIN_TRACK, e.n), self.steps(b.CARD_TRACK, e.n))
        if isinstance(e, tracks.Income):
            step = self.me.board.steps[e.track]
            each = self.coin if e.track == b.COIN_TRACK else self.card
            return self.box.track_income[e.track][step] * each + self.box.track_vp[e.track][step]
        return self.rare_gain(e)

    def rare_gain(self, e: Effect) -> float:
        if isinstance(e, upgrade.UpgradeEffect):
            return max(0.0, self.best_upgrade(e.terms))
        if isinstance(e, card_effects.ExchangeEffect):
            return max([0.0, *[self.gains(x.gain) - self.cost(x.cost) for x in e.bargains if x.cost.can(self.s, self.seat)]])
        if isinstance(e, levers.ModernizeEffect):
            return self.best_lever(e.discount, 0)
        if isinstance(e, levers.LeverUp):
            return w.LEVER if self.me.board.used else 0.0
        if isinstance(e, lake.PawnEffect):
            return e.n * self.pawn()
        if isinstance(e, more_effects.PointsPer):
            return float(min(e.most, e.each * count(self.s, self.seat, e.counter, NONE)))
        if isinstance(e, more_effects.LakeCattle):
            return self.next_recess(self.box.cattle_recesses, self.me.board.cattle) + self.tier(0, 0, 1)
        if isinstance(e, more_effects.ReplaceHouseEffect):
            own = [i for i, x in enumerate(self.s.land.sites) if x == pc.piece(self.seat, pc.HOUSE)]
            return max([self.settlement(i) for i in own], default=0.0) if self.me.board.settlements < self.box.settlements else 0.0
        return 0.3

    def pawn(self) -> float:
        return w.PAWN if self.scorings else 0.3

    def cost(self, cost: Cost) -> float:
        out = cost.price(self.s, self.seat) * self.coin + cost.cards * self.card + cost.vases * self.vase + cost.vp
        return out + cost.inhabitants * self.inhabitant

    # -- cards

    def play(self, card: int) -> float:
        """Laying a card, without its price."""
        box = self.box
        out = float(box.card_vp[card]) + self.played(box.card_kind[card])
        effect = box.card_effect[card]
        if effect is not None:
            out += self.gains(effect)
        if box.card_perk[card] != NONE:
            out += self.perk(box.card_perk[card], box.card_perk_n[card])
        if box.card_one_use[card] != NONE:
            out += 0.5
        final = box.card_final[card]
        if final is not None:
            n = count(self.s, self.seat, final.counter, final.region)
            more = n + w.FINAL_GROWTH * self.scorings * 0.7
            out += final.each * more
            out += max([vp * min(1.0, (more / least) ** 3) for least, vp in final.steps], default=0.0)
        return out

    def played(self, kind: int) -> float:
        """For a scoring tile that counts cards in front of a player."""
        if kind == b.NIGHT or not self.counted(b.SUNSET_AND_DAY):
            return 0.0
        return self.counted(b.SUNSET_AND_DAY) * (1.0 if cards_of_kind(self.s, self.seat, kind) < 4 else 0.3)

    def perk(self, perk: int, n: int) -> float:
        uses = w.PERK_USES * self.scorings
        if perk in (b.CATTLE_DISCOUNT,):
            return n * self.inhabitant * 0.5 * self.scorings
        if perk in (b.LOWER_SITE_VP, b.VASE_SPACE_VASES):
            return n * 0.4 * self.scorings
        return n * w.PERK * uses * (2.0 if perk in (b.CARD_DISCOUNT, b.SHIPYARD_CARDS) else 1.0) / 1.6

    def card_price(self, card: int) -> float:
        """About what playing it takes; boats that go upstream not counted."""
        coins = max(0, self.box.card_coins[card] - self.me.perks[b.CARD_DISCOUNT] - self.s.card_discount(self.seat))
        return coins * self.coin + self.box.card_vases[card] * self.vase + self.spare_card

    def playing(self, card: int) -> float:
        return self.play(card) - self.card_price(card)

    def project(self, tile: int) -> float:
        """A special project: points, a step, and an inhabitant."""
        box = self.box
        own = self.s.piles.areas.index(tile) == self.seat
        out = box.project_vp[tile] * (box.own_multiplier if own else 1) + self.steps(box.project_track[tile], 1)
        coins = max(0, box.project_coins[tile] - self.me.perks[b.CARD_DISCOUNT] - self.s.card_discount(self.seat))
        out += self.played(b.SUNSET) + (box.project_inhabitants - 1) * self.inhabitant
        return out - coins * self.coin

    def keeping(self, card: int) -> float:
        """What a card in hand is worth to keep: little if it will hardly be played."""
        if not self.scorings:
            return 0.0
        missing = sum([max(0, n - self.me.board.sites[r]) for r, n in enumerate(self.box.card_requires[card])])
        out = max(0.0, self.playing(card)) * 0.5
        return self.spare_card + (out if missing <= 2 else out * 0.3 if missing <= 3 else 0.0) * min(1.0, self.turns / 2)
