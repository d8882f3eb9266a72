"""What a seat of Great Western Trail: New Zealand knows, as numbers: every side, trail and sea ahead, the question, the markets."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.features import clip
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.nz import scoring
from overlander.games.nz.cards import PlayCards
from overlander.games.nz.delivery import Deliver, PostDisc, Transport, open_posts
from overlander.games.nz.feature_fields import (
    ACTIONS,
    BONUS_TILES,
    CARDS,
    DEEDS,
    HAMPSHIRE,
    HARBOURS,
    LINCOLN,
    MASTERS,
    NEAR,
    PAIRS,
    PILES,
    POSTS,
    QUESTIONS,
    SETS,
    SHEEP,
    SMALL_HARBOURS,
    SUPPORT,
    NzSide,
)
from overlander.games.nz.feature_names import any_position, words
from overlander.games.nz.harbours import HarbourDisc, PlaceStorehouse
from overlander.games.nz.shearing import Shear
from overlander.games.nz.state import NzState
from overlander.games.nz.wellington import LeaveWellington, RevealSheep, breeds_in_hand
from overlander.games.trail.automa.objectives import objective_points, other_points
from overlander.games.trail.box import FACES, HAZARD, NO_TILE, WORKER
from overlander.games.trail.features import OTHERS, WHOSE, ZERO, Plan, TrailFeatures, TrailTables, Words, least, spend
from overlander.games.trail.location import AtLocation
from overlander.games.trail.movement import MoveHerder
from overlander.games.trail.objectives import best_objectives
from overlander.games.trail.state import TrailState
from overlander.games.trail.turn import PhaseC


class NzTables(TrailTables):
    def __init__(self, board: b.NzBox) -> None:
        super().__init__(board, ACTIONS, DEEDS)
        self.board = board
        self.lincoln: list[bool] = [slug in LINCOLN.split() for slug in board.card_slug]
        self.hampshire: list[bool] = [slug in HAMPSHIRE.split() for slug in board.card_slug]
        self.flood = board.areas.index("flood")


class NzFeatures(TrailFeatures):
    def __init__(self) -> None:
        plan = Plan(len(b.CATEGORIES))
        self.sides: list[NzSide] = [NzSide(plan, whose) for whose in WHOSE]
        self.masters = plan.add("own.master-tiles", MASTERS, "harbourmasters by tile")
        self.tiles = plan.add("own.bonus-tiles", BONUS_TILES, "bonus tiles beside the board, by kind")
        self.pairs = plan.add("own.storehouses", PAIRS, "storehouses left of each pair")
        self.hand = plan.add("own.hand", CARDS, "cards in hand by kind")
        self.discard = plan.add("own.discard", CARDS, "cards in the discard pile by kind")
        self.top = plan.add("own.top", 2, "cards put on top of the draw pile, and their value")
        self.income = plan.add(
            "own.income", 5, "value of the hand, with all certificates, its wool, as shorn, of the delivery under way"
        )
        self.reach = plan.add("own.reach", POSTS, "open trading posts that the hand would reach")
        self.ahead = plan.add("own.harbours-ahead", HARBOURS, "how close each harbour is that the seat has not improved")
        self.new_post = plan.add("pending.post", POSTS, "the trading post to which a disc is on its way")
        self.new_harbour = plan.add("pending.harbour", HARBOURS, "the harbour to which a disc or storehouse is on its way")
        self.due = plan.add("pending.transport", 1, "transport costs still to be paid")
        self.topdeck = plan.add("pending.topdeck", 1, "what is gained now goes on top of the draw pile")
        self.slots = plan.add("slots", SMALL_HARBOURS, "free slots of each small harbour")
        self.market = plan.add("market", SHEEP + 1, "the sheep market by kind, and cards left in its stack")
        self.bonus = plan.add("bonus-market", 2 * BONUS_TILES, "bonus tiles to be had by kind: how many, how cheap")
        self.progress = plan.add("bonus-market.marker", 4, "how full it is, rows up to refill, flip and end")
        self.foresight_a = plan.add("foresights.a", 6, "workers by type and hazards by area on the first spot")
        self.foresight_b = plan.add("foresights.b", BONUS_TILES, "bonus tiles by kind on the second spot")
        self.support = plan.add("support", SUPPORT, "support cards left, by kind")
        self.piles = plan.add("piles", PILES, "bonus cards left, by pile")
        self.sets = plan.add("sets", SETS, "how many cards are left of each set in play")
        self.harbour_masters = plan.add("masters", MASTERS, "harbourmasters to be had, the first harbour's highest")
        self.options = plan.add("options", 9, "readings, the automa's level, fees, size of the sheep market")
        self.known: list[NzTables] = []
        words = Words(14, 20, 25, 2, len(b.WORKERS), len(b.TASKS))
        super().__init__(plan, b.CATEGORIES, words, QUESTIONS, ACTIONS, DEEDS)

    def tables(self, board: b.NzBox) -> NzTables:
        for t in self.known:
            if t.board is board:
                return t
        t = NzTables(board)
        self.known.append(t)
        return t

    def byte_words(self) -> dict[str, list[str]]:
        s = any_position()
        return words(self, self.tables(s.board), s)

    # -- what is judged

    def pauses(self, f: Frame) -> bool:
        return isinstance(f, (PhaseC, LeaveWellington))

    def odds(self) -> dict[str, list[int]]:
        """Two players most often; other readings now and then."""
        seldom = [5, 1]
        return {
            "players": [2, 5, 2, 3],
            "layout": [1, 2],
            "sides": [1, 1, 2],
            "wheel-set": [20] + [1] * 7,
            "barrel-set": [20] + [1] * 7,
            "bell-set": [20] + [1] * 7,
            "compass-set": [20] + [1] * 7,
            "sheepdog-effect": seldom,
            "sailor-discard-marker": seldom,
            "paid-sheep-pile": seldom,
            "market-extra-options": seldom,
            "neutral-h-split": seldom,
            "set-6-price": seldom,
            "zero-sheep-shearing": seldom,
            "no-disc-delivery-action": seldom,
            "left-actions-after-move-again": seldom,
            "remote-end-harbour-returns-ship": seldom,
            "sarah": [1, 1, 2],
            "sarah-first-post": [20] + [1] * 9,
            "sarah-fees": seldom,
            "rules": [9, 1],
        }

    def considered(self, s: NzState, seat: int) -> list[Choice]:
        """Sheep are revealed, or shorn, as many as can be, or nearly so."""
        out = self.worth_a_look(s, seat)
        q = s.question(seat)
        if isinstance(q, RevealSheep):
            return fullest(out, s.board.REVEAL.name, len(breeds_in_hand(s, seat)) - 2)
        if isinstance(q, Shear):
            return fullest(out, s.board.SHEAR.name, least(q.left, len(breeds_in_hand(s, seat))) - 1)
        return out

    def is_useful(self, s: TrailState, seat: int, q: Frame, c: Choice) -> bool:
        """Exchange tokens before a move, income and shearing; gold is spent, and two tokens are, between actions too."""
        if isinstance(q, (MoveHerder, RevealSheep)):
            return True
        if c.verb is s.box.TOKEN.verb:
            return isinstance(q, Shear)
        return isinstance(q, (AtLocation, PlayCards))

    def ground(self, s: NzState, seat: int) -> list[int]:
        x = self.blank()
        if s.sarah is None:
            self.write_others(s, seat, x)
        return x

    def write(self, s: NzState, seat: int, x: list[int]) -> None:
        t = self.tables(s.board)
        if s.sarah is not None:  # whose decisions the seat may make
            self.write_others(s, seat, x)
        seats = len(s.players)
        for k in range(1, seats):
            other = (seat + k) % seats
            side = self.sides[k]
            if not s.is_automa(other):
                self.write_money(s, other, side, x)
                x[self.rivals_at + k - 1] += s.players[other].money // 5
            x[self.rivals_at + k - 1] = clip(x[self.rivals_at + k - 1])
            self.write_place(s, other, side, t, x, False)
        side = self.sides[0]
        left = self.write_side(s, seat, side, t, x, True)
        self.write_money(s, seat, side, x)
        self.write_place(s, seat, side, t, x, True)
        self.write_own(s, seat, x)
        self.write_farm(s, seat, x)
        self.write_tasks(s, seat, left, t, x)
        self.write_question(s, seat, t, x)
        self.write_under_way(s, seat, x)
        self.write_board(s, seat, x)
        self.write_markets(s, x)
        self.write_options(s, x)

    # -- one seat

    def write_others(self, s: NzState, seat: int, x: list[int]) -> None:
        """All of the other seats that their money and the trail leave alone; `rivals` without money yet."""
        t = self.tables(s.board)
        seats = len(s.players)
        for k in range(1, least(seats, OTHERS + 1)):
            self.write_side(s, (seat + k) % seats, self.sides[k], t, x, False)

    def write_side(self, s: NzState, seat: int, side: NzSide, t: NzTables, x: list[int], own: bool) -> list[int]:
        """What the seat has and the points for it; returns what is left for further objectives. The herd counts as a whole."""
        board = s.board
        me = s.players[seat]
        farm = s.farms[seat]
        self.write_means(s, seat, side, x, len(farm.top))
        sarah = s.sarah
        is_sarah = not own and sarah is not None
        piles = [me.hand, me.draw, me.discard, farm.top]
        if is_sarah and sarah is not None:
            piles = [sarah.pile]
        first = board.first_objective
        spare: list[int] = []
        cards = 0
        lincoln = 0
        hampshire = 0
        ferries = 0
        size = 0
        for pile in piles:
            size += len(pile)
            for kind in pile:
                if kind >= first:
                    spare.append(kind)
                    continue
                cards += board.card_vp[kind]
                x[side.herd + kind] += 1
                if t.lincoln[kind]:
                    lincoln += 1
                elif t.hampshire[kind]:
                    hampshire += 1
                elif board.card_ferry[kind]:
                    ferries += 1
        x[side.herd + CARDS] = len(spare)
        x[side.herd + CARDS + 1] = size
        found = scoring.own_tiles(s, seat)
        big = 0
        buildings = 0
        for i in found:
            buildings += board.building_vp[i]
            if board.builders[i] >= 4:
                big += 1
        far = 0
        for i in range(POSTS):
            x[side.posts + i] = farm.posts[i]
            if board.post_value[i] >= 13:
                far += farm.posts[i]
        flood = 0
        for tile in me.hazards:
            if (tile - HAZARD) // FACES == t.flood:
                flood += 1
        placed = len(board.storehouse_slug) - farm.storehouses.bit_count()
        explored = farm.explored if farm.explored > 0 else 0
        have = [
            len(found),
            big,
            far,
            me.workers[b.SHEARER] // 2,
            placed,
            lincoln,
            hampshire,
            ferries,
            explored // 6,
            flood,
        ]
        for i in range(len(have)):
            x[side.things + i] = have[i]
        jokers = 0
        for mask in farm.jokers:
            jokers += mask.bit_count()
        x[side.farm] = farm.gold
        x[side.farm + 1] = explored
        x[side.farm + 2] = farm.wool
        x[side.farm + 3] = farm.storehouses.bit_count()
        x[side.farm + 4] = len(farm.masters)
        x[side.farm + 5] = farm.step_tile
        x[side.farm + 6] = 0 if farm.pays_hands else 1
        x[side.farm + 7] = jokers
        x[side.farm + 8] = len(farm.bonus)
        x[side.ship] = farm.ship
        for i in range(HARBOURS):
            if (farm.harbours >> i) & 1:
                x[side.harbours + i] = 1
        if is_sarah and sarah is not None:
            self.write_sarah_points(s, seat, x)
            return have
        paid = 0
        for master in farm.masters:
            if board.master_per[master] == b.OWN_OBJECTIVE:
                paid += board.master_vp[master]
        assigned = best_objectives(s, me.zone, spare, have, paid, 1)
        points = [
            buildings,
            scoring.posts(s, seat),
            scoring.harbours(s, seat),
            board.space_vp[explored],
            scoring.tiles(s, seat),
            cards,
            assigned.points,
            scoring.harbourmasters(s, seat, assigned.zone),
            scoring.hand_limit_disc(s, seat),
            scoring.workers(s, seat) + scoring.storehouse_pairs(s, seat),
            board.marker_vp if farm.marker else 0,
        ]
        if own:
            x[self.points_at] = clip(ZERO + me.money // 5)
            for i in range(len(points)):
                x[self.points_at + 1 + i] = clip(ZERO + points[i])
            return spend(board, me.zone, assigned.completed, have)
        total = ZERO
        for n in points:
            total += n
        x[self.rivals_at + self.sides.index(side) - 1] = total
        return have

    def write_sarah_points(self, s: NzState, seat: int, x: list[int]) -> None:
        """NZ-SAR-64, NZ-SAR-65, NZ-SAR-E3."""
        sarah = s.sarah_()
        farm = s.farms[seat]
        points = [
            0,
            scoring.buildings(s, seat),
            scoring.posts(s, seat),
            scoring.harbours(s, seat),
            s.board.space_vp[farm.explored if farm.explored > 0 else 0],
            scoring.tiles(s, seat),
            other_points(s, sarah.pile),
            objective_points(s, sarah.pile),
            scoring.harbourmasters(s, seat, 0),
            scoring.hand_limit_disc(s, seat),
            scoring.workers(s, seat),
            s.board.marker_vp if farm.marker else 0,
        ]
        for i in s.board.solo().skipped:
            if i not in (b.CATEGORIES.index("cards"), b.CATEGORIES.index("objectives"), b.CATEGORIES.index("workers")):
                points[i] = 0
        x[self.rivals_at] = ZERO + sum(points)
        self.write_deck(sarah.deck, sarah.specialty, x)

    # -- what the seat itself looks at

    def write_farm(self, s: NzState, seat: int, x: list[int]) -> None:
        board = s.board
        me = s.players[seat]
        farm = s.farms[seat]
        for master in farm.masters:
            x[self.masters + master] = 1
        for tile in farm.bonus:
            x[self.tiles + tile - b.BONUS] += 1
        for pair in range(PAIRS):
            x[self.pairs + pair] = ((farm.storehouses >> (2 * pair)) & 3).bit_count()
        first = board.first_objective
        value = me.permanent
        wool: list[int] = []
        for kind in me.hand:
            if kind < first:
                x[self.hand + kind] += 1
                if kind < SHEEP and x[self.hand + kind] == 1:
                    value += board.card_value[kind]
                    wool.append(board.card_wool[kind])
        for kind in me.discard:
            if kind < first:
                x[self.discard + kind] += 1
        x[self.top] = len(farm.top)
        for kind in farm.top:
            x[self.top + 1] += board.card_value[kind]
        wool.sort(reverse=True)
        shorn = farm.wool
        for i in range(least(len(wool), me.workers[b.SHEARER])):
            shorn += wool[i]
        x[self.income] = clip(value)
        x[self.income + 1] = clip(value + me.certificates)
        x[self.income + 2] = clip(sum(wool) + farm.wool)
        x[self.income + 3] = clip(shorn)
        x[self.income + 4] = clip(s.progress.income)
        for post in open_posts(s, seat, b.SHEEP, value + me.certificates):
            x[self.reach + post] = 1
        for post in open_posts(s, seat, b.WOOL, shorn):
            x[self.reach + post] = 1
        far = board.sea_distance[farm.ship]
        for harbour in range(HARBOURS):
            if not (farm.harbours >> harbour) & 1:
                x[self.ahead + harbour] = NEAR - least(far[board.harbour_space[harbour]], NEAR)

    def write_under_way(self, s: NzState, seat: int, x: list[int]) -> None:
        due = 0
        for f in s.stack:
            if f.seat != seat:
                continue
            if isinstance(f, PostDisc):
                x[self.new_post + f.post] = 1
                due += s.board.post_cost[f.post]
            elif isinstance(f, HarbourDisc):
                x[self.new_harbour + f.harbour] = 1
            elif isinstance(f, PlaceStorehouse):
                x[self.new_harbour + f.harbour] = 1
            elif isinstance(f, Transport):
                due += f.cost
            elif isinstance(f, Deliver):
                x[self.income + 4] = clip(f.value)
        x[self.due] = clip(due)
        x[self.topdeck] = 1 if s.shopping.topdeck and s.shopping.seat == seat else 0

    # -- the board

    def write_markets(self, s: NzState, x: list[int]) -> None:
        board = s.board
        trail = s.trail
        bonus = s.bonus
        for harbour in range(SMALL_HARBOURS):
            for slot in range(b.SLOTS):
                if s.slots[harbour * b.SLOTS + slot] == NONE:
                    x[self.slots + harbour] += 1
        for kind in s.cards.market:
            x[self.market + kind] += 1
        x[self.market + SHEEP] = len(s.cards.market_stack)
        columns = board.bonus_columns
        row = bonus.market_next // columns
        for cell in range(row * columns):
            tile = bonus.market[cell]
            if tile != NO_TILE:
                at = self.bonus + 2 * (tile - b.BONUS)
                x[at] += 1
                cheap = 12 - board.bonus_cost[cell // columns]
                if cheap > x[at + 1]:
                    x[at + 1] = cheap
        x[self.progress] = bonus.market_next * 24 // len(bonus.market)
        rows = len(board.bonus_arrow)
        for i in range(row, rows):
            left = rows + 1 - (i - row)
            arrow = board.bonus_arrow[i]
            at = self.progress + (1 if arrow == "yellow" else 2 if arrow == "turquoise" else 3 if arrow == "red" else 0)
            if at > self.progress and x[at] == 0:
                x[at] = left
        for i in range(len(trail.foresight)):
            tile = trail.foresight[i]
            if tile >= WORKER:
                x[self.foresight_a + tile - WORKER] += 1
            elif tile >= b.BONUS:
                x[self.foresight_b + tile - b.BONUS] += 1
            elif tile != NO_TILE:
                x[self.foresight_a + 4 + (tile - HAZARD) // FACES] += 1
        for i in range(SUPPORT):
            x[self.support + i] = bonus.support[i]
        for pile in range(PILES):
            x[self.piles + pile] = bonus.piles[pile]
            x[self.sets + bonus.pile_sets[pile]] = 1 + bonus.piles[pile]
        for i in range(len(trail.masters)):
            if trail.masters[i] != NONE:
                x[self.harbour_masters + trail.masters[i]] = 8 - i

    def write_options(self, s: NzState, x: list[int]) -> None:
        board = s.board
        at = self.options
        x[at] = 1 if board.extra_prices else 0
        x[at + 1] = 1 if board.left_actions else 0
        x[at + 2] = 1 if board.zero_shearing else 0
        x[at + 3] = board.set_6_price
        x[at + 4] = board.green_fee
        x[at + 5] = board.black_fee
        x[at + 6] = board.market_size
        sarah = board.sarah
        if sarah is not None:
            x[at + 7] = 1
            x[at + 8] = len(sarah.removed)


def fullest(choices: list[Choice], verb: str, size: int) -> list[Choice]:
    """Without the small ones among sets of sheep."""
    return [c for c in choices if c.verb.name != verb or c.n.bit_count() >= size]


FEATURES: Final = NzFeatures()
