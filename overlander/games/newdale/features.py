"""What a seat knows of a position of Expedition to Newdale, as numbers: for learned players and research."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.features import clip
from overlander.core.frame import Frame
from overlander.games.newdale import considered
from overlander.games.newdale.assistants import available
from overlander.games.newdale.cards import COLOURS, GOODS, RESOURCE, SHADOW, Card
from overlander.games.newdale.chapter import Requirement
from overlander.games.newdale.draw_pile import Draw
from overlander.games.newdale.feature_fields import CHARACTERS, OF_RIVAL, OF_ZONE, OTHERS, QUESTIONS, TENTHS, ZERO, ZONES
from overlander.games.newdale.feature_names import words
from overlander.games.newdale.feature_table import PLANNING, TableFeatures
from overlander.games.newdale.final_scoring import SECRET, penalty, standing
from overlander.games.newdale.houses import TownBonus, WhenBuilt, distances, military
from overlander.games.newdale.payment import worths
from overlander.games.newdale.player import Player
from overlander.games.newdale.production import AfterAssistants, Assistants, UseChain, missing
from overlander.games.newdale.score_track import Gain
from overlander.games.newdale.solo import meets
from overlander.games.newdale.special_buildings import BuildingWorks, OptionalTurn
from overlander.games.newdale.state import NewdaleState


class NewdaleFeatures(TableFeatures):
    def __init__(self) -> None:
        super().__init__()
        at = self.starts
        self.at_score = at["score"]
        self.at_goods = at["goods"]
        self.at_coins = at["coins"]
        self.at_buildings = at["buildings"]
        self.at_zones = at["zones"]
        self.at_plan = at["plan"]
        self.at_assistants = at["assistants"]
        self.at_pawns = at["pawns"]
        self.at_progress = at["progress"]
        self.at_military = at["military"]
        self.at_houses = at["houses"]
        self.at_tiles = at["tiles"]
        self.at_character = at["character"]
        self.at_helpers = at["helpers"]
        self.at_prisoners = at["prisoners"]
        self.at_voyage = at["voyage"]
        self.at_hand = at["hand"]
        self.at_resources = at["resources"]
        self.at_costs = at["costs"]
        self.at_hand_use = at["hand_use"]
        self.at_due = at["due"]
        self.at_objective = at["objective"]
        self.at_schedules = at["schedules"]
        self.at_solo = at["solo"]
        self.at_question = at["question"]
        self.at_asked = at["asked"]
        self.at_hands = at["hands"]

    def byte_words(self) -> dict[str, list[str]]:
        return words()

    def write(self, s: NewdaleState, seat: int, x: list[int]) -> None:
        me = s.players[seat]
        have = me.estate.wares(s.box.cards)
        assistants = available(s, seat)
        strengths = [military(s, other) for other in range(s.seats)]
        points = self.write_points(s, seat, strengths, x)
        coins = self.write_goods(s, seat, have, x)
        self.write_estate(s, me, x)
        self.write_zones(s, me, have, assistants, x)
        self.write_people(s, seat, assistants, strengths, x)
        near = distances(s, seat)
        self.write_map(s, seat, near, x)
        self.write_hand(s, seat, coins, x)
        self.write_objectives(s, seat, have, points, x)
        self.write_question(s, seat, assistants, x)
        self.write_offers(s, x)

    def write_points(self, s: NewdaleState, seat: int, strengths: list[int], x: list[int]) -> int:
        mine = standing(s, seat)
        total = 0
        for i in range(len(mine)):
            total += mine[i]
            x[i] = clip(ZERO + mine[i])
        constants = s.box.constants
        for i in range(OTHERS):
            if i >= s.seats - 1:
                x[self.at_rivals + i] = ZERO
                continue
            other = (seat + 1 + i) % s.seats
            p = s.players[other]
            x[self.at_hands + i] = clip(len(p.hand) + len(p.aside))
            if p.objectives.points:
                theirs = standing(s, other)
                n = sum(theirs) - (0 if p.objectives.revealed else theirs[SECRET])
            else:
                coins = self.coins_of(s, other)
                x[self.at_rival + i * OF_RIVAL + 1] = clip(coins)
                n = p.score + x[self.at_rivals + i] + coins // constants.coins_per_vp
                place = 0
                for strength in strengths:
                    if strength > strengths[other]:
                        place += 1
                if strengths[other] >= constants.military_minimum and place < len(constants.military_vp):
                    n += constants.military_vp[place]
                n -= min(penalty(s, other), p.score)
            x[self.at_rivals + i] = clip(ZERO + n)
        score = s.players[seat].score
        x[self.at_score] = clip(score)
        for threshold in constants.thresholds:
            if score < threshold:
                x[self.at_score + 1] = threshold - score
                break
        return total

    def coins_of(self, s: NewdaleState, seat: int) -> int:
        have = s.players[seat].estate.wares(s.box.cards)
        worth = worths(s, seat)
        coins = 0
        for ware in range(len(have)):
            coins += have[ware] * worth[ware]
        return coins

    def write_goods(self, s: NewdaleState, seat: int, have: list[int], x: list[int]) -> int:
        goods = s.box.cards.goods
        worth = worths(s, seat)
        coins = 0
        for ware in range(len(have)):
            if have[ware] > 0:
                coins += have[ware] * worth[ware]
                at = self.at_goods + goods.ware_good[ware]
                x[at] = clip(x[at] + have[ware])
        x[self.at_coins] = min(coins, 6)
        x[self.at_coins + 1] = min(coins, 15)
        x[self.at_coins + 2] = min(coins, 40)
        x[self.at_coins + 3] = clip(coins)
        return coins

    def write_estate(self, s: NewdaleState, me: Player, x: list[int]) -> None:
        kinds = s.box.cards.kinds
        for card in me.estate.zones:
            if card != NONE:
                x[self.at_buildings + kinds[card]] += 1
        for card in me.estate.specials:
            x[self.at_buildings + kinds[card]] += 1
        for card in me.people.crew:
            x[self.at_buildings + kinds[card]] += 1
        for pawn in range(4):
            x[self.at_pawns + pawn] = (me.pawns.own >> pawn) & 1
            x[self.at_pawns + 4 + pawn] = (me.pawns.bought >> pawn) & 1
        x[self.at_progress] = me.estate.removed & 1
        x[self.at_progress + 1] = (me.estate.removed >> 1) & 1
        x[self.at_houses] = s.box.constants.houses - me.towns.bit_count()
        for tile in me.tiles:
            x[self.at_tiles + tile] += 1

    def write_zones(self, s: NewdaleState, me: Player, have: list[int], assistants: list[int], x: list[int]) -> None:
        """Assistants are expected as the bag promises them, as long as the market is not drawn."""
        box = s.box
        cards = box.cards
        expected = [TENTHS * n for n in assistants]
        if s.calendar.phase <= PLANNING and s.market.event != NONE:
            draws = box.events[s.market.event].effect.pawns
            bag = sum(s.market.bag)
            for colour in range(len(expected)):
                expected[colour] += TENTHS * (draws if draws > 0 else box.draw_pawns) * s.market.bag[colour] // max(1, bag)
        mode = 0
        before = NONE
        for space in range(len(box.spaces)):
            place = box.spaces[space]
            if place.zone == NONE:
                continue
            mode = mode + 1 if place.zone == before else 0
            before = place.zone
            card = me.estate.zones[place.zone]
            if card != NONE:
                wanted = [TENTHS * n for n in cards.all[card].assistants]
                short = missing(wanted, expected, TENTHS * place.delta)
                x[self.at_zones + place.zone * OF_ZONE + 4 + mode] = 60 - min(short, 59)
            for pawn in range(len(me.pawns.plan)):
                if me.pawns.plan[pawn] == space:
                    x[self.at_zones + place.zone * OF_ZONE + 7 + mode] = pawn + 1
        for zone in range(ZONES):
            card = me.estate.zones[zone]
            if card != NONE:
                at = self.at_zones + zone * OF_ZONE
                found = cards.all[card]
                x[at] = 1
                if found.type.product != NONE:
                    x[at + 1] = cards.goods.value[found.type.product]
                    x[at + 10] = self.use_of(s, found.type.product)
                x[at + 2] = clip(me.estate.zone_goods[zone])
                x[at + 3] = clip(self.makes(s, me, found, have))
        for pawn in range(len(me.pawns.plan)):
            space = me.pawns.plan[pawn]
            if space != NONE and box.spaces[space].zone == NONE:
                x[self.at_plan + box.spaces[space].action] = pawn + 1

    def use_of(self, s: NewdaleState, good: int) -> int:
        """How much a good counts for the main objective, at most."""
        most = 0
        for schedule in s.box.chapter.schedules:
            for need in schedule.requires:
                most = max(most, need.weights[good])
        return most

    def makes(self, s: NewdaleState, me: Player, card: Card, have: list[int]) -> int:
        """How many goods its chain could make now."""
        if card.type.chain == RESOURCE:
            n = 0
            for x in me.hand:
                if s.box.cards.all[x].resource == card.type.inputs[0]:
                    n += 1
            return n
        if card.type.chain != GOODS:
            return 0
        ware_good = s.box.cards.goods.ware_good
        least = NONE
        for good in card.type.inputs:
            n = 0
            for ware in range(len(have)):
                if ware_good[ware] == good:
                    n += have[ware]
            least = n if least == NONE else min(least, n)
        return least

    def write_people(self, s: NewdaleState, seat: int, assistants: list[int], strengths: list[int], x: list[int]) -> None:
        me = s.players[seat]
        people = me.people
        for colour in range(len(COLOURS)):
            x[self.at_assistants + colour] = clip(assistants[colour])
            x[self.at_prisoners + colour] = people.prisoners[colour]
        for kind in range(SHADOW + 1):
            x[self.at_helpers + kind] = people.helpers[kind]
        if people.character != NONE:
            x[self.at_character + people.character] = 1
            x[self.at_character + CHARACTERS] = 1 if people.used else 0
        x[self.at_military] = strengths[seat]
        for other in range(s.seats):
            if other != seat and strengths[other] > strengths[seat]:
                x[self.at_military + 1] += 1
            elif other != seat and strengths[other] == strengths[seat]:
                x[self.at_military + 2] += 1
        voyage = me.voyage
        if voyage.ship != NONE:
            x[self.at_voyage] = voyage.ship + 1
            x[self.at_voyage + 1] = len(s.box.land.sea_slug) - 1 - voyage.ship
            if s.board.black_ship != NONE:
                x[self.at_voyage + 4] = clip(20 + voyage.ship - s.board.black_ship)
        if seat in s.board.bridges:
            x[self.at_voyage + 2] = 1
        x[self.at_voyage + 3] = clip(voyage.shipyard)

    def write_hand(self, s: NewdaleState, seat: int, coins: int, x: list[int]) -> None:
        me = s.players[seat]
        cards = s.box.cards
        fed = 0  # resources that own chains use, as a bit mask
        for card in me.estate.zones:
            if card != NONE and cards.all[card].type.chain == RESOURCE:
                fed |= 1 << cards.all[card].type.inputs[0]
        for card in me.hand:
            found = cards.all[card]
            x[self.at_hand + cards.kinds[card]] += 1
            if found.resource != NONE:
                x[self.at_resources + found.resource] += 1
                if (fed >> found.resource) & 1:
                    x[self.at_hand_use + 4] += 1
            cost = found.cost
            x[self.at_costs + (0 if cost <= 4 else 1 if cost <= 6 else 2 if cost <= 8 else 3)] += 1
            x[self.at_hand_use + 3] = clip(x[self.at_hand_use + 3] + found.vp)
            fits = found.type.terrain != NONE and x[self.at_reach + found.type.terrain] > 0
            if fits:
                x[self.at_hand_use + 5] += 1
                cost -= s.box.constants.terrain_discount
            if cost <= coins:
                x[self.at_hand_use + 1] += 1
                x[self.at_hand_use + 2] = max(x[self.at_hand_use + 2], found.vp)
        x[self.at_hand_use] = len(me.hand)
        x[self.at_due + 4] = len(me.aside)

    def write_requirement(self, s: NewdaleState, me: Player, need: Requirement, have: list[int], at: int, x: list[int]) -> bool:
        there = self.weighed(s, need, have)
        x[at] = min(there, need.amount)
        x[at + 1] = max(0, need.amount - there)
        for card in me.estate.zones:
            if card != NONE:
                product = s.box.cards.all[card].type.product
                if product != NONE and need.weights[product] > 0:
                    x[at + 2] += 1
        return there >= need.amount

    def write_objectives(self, s: NewdaleState, seat: int, have: list[int], points: int, x: list[int]) -> None:
        me = s.players[seat]
        schedules = s.box.chapter.schedules
        gate = s.box.special.gate
        there = gate == 0 or me.voyage.ship >= gate
        for i in range(2):
            enough = there and military(s, seat) >= schedules[i].military
            for k in range(len(schedules[i].requires)):
                at = self.at_objective + 3 * (2 * i + k)
                enough = self.write_requirement(s, me, schedules[i].requires[k], have, at, x) and enough
            x[self.at_schedules + i] = schedules[i].vp
            x[self.at_schedules + 2 + i] = 1 if enough else 0
        x[self.at_schedules + 4] = 1 if me.voyage.delivered else 0
        if s.seats > 1:
            return
        x[self.at_schedules + 5] = 1
        solo = s.box.chapter.solo
        enough = there
        for k in range(len(solo.deliver)):
            enough = self.write_requirement(s, me, solo.deliver[k], have, self.at_objective + 3 * (4 + k), x) and enough
        x[self.at_solo] = clip(solo.vp - points)
        x[self.at_solo + 1] = clip(points - solo.vp)
        x[self.at_solo + 2] = len(solo.extra)
        for extra in solo.extra:
            if meets(s, extra):
                x[self.at_solo + 3] += 1
        x[self.at_solo + 4] = 1 if enough else 0
        x[self.at_solo + 5] = 1 if me.voyage.delivered else 0

    def write_question(self, s: NewdaleState, seat: int, assistants: list[int], x: list[int]) -> None:
        for f in s.stack:
            if f.seat == seat:
                if isinstance(f, Draw):
                    x[self.at_due] = clip(x[self.at_due] + f.n)
                elif isinstance(f, TownBonus):
                    x[self.at_due + 1] = 1
                elif isinstance(f, WhenBuilt):
                    x[self.at_due + 2] = 1
                elif isinstance(f, AfterAssistants):
                    x[self.at_due + 3] = 1
        q = s.question(seat)
        if q is None:
            return
        i = QUESTIONS.get(type(q).__name__, NONE)
        if i != NONE:
            x[self.at_question + i] = 1
        card: Card | None = None
        if isinstance(q, Assistants):
            card = q.card(s)
            if card is not None:
                x[self.at_asked] = s.box.spaces[q.space].goods
                x[self.at_asked + 1] = missing(card.assistants, assistants, s.box.spaces[q.space].delta)
        elif isinstance(q, UseChain):
            card = s.box.cards.all[q.card]
            x[self.at_asked + 2] = clip(self.makes(s, s.players[seat], card, s.players[seat].estate.wares(s.box.cards)))
        if card is not None and card.type.product != NONE:
            x[self.at_asked + 3] = s.box.cards.goods.value[card.type.product]

    # -- decisions

    def odds(self) -> dict[str, list[int]]:
        """Two players most often. The rare ways to set up a chapter change little."""
        return {"players": [2, 6, 3, 4], "campaign": [9, 1], "first": [1, 0, 0, 0, 0], "planning": [9, 1]}

    def considered(self, s: NewdaleState, seat: int) -> list[Choice]:
        return considered.considered(s, seat)

    def pauses(self, f: Frame) -> bool:
        """Everything but what belongs to the own action: drawing, the next pawn, the next phase."""
        return not isinstance(f, (Gain, TownBonus, WhenBuilt, AfterAssistants, OptionalTurn, BuildingWorks))


FEATURES: Final = NewdaleFeatures()
