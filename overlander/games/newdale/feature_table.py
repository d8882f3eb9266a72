"""What lies on the table of Expedition to Newdale, written into the fields of `features`: the other seats, the map, the offers."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.features import RIVALS, Features, clip
from overlander.games.newdale.cards import SHADOW
from overlander.games.newdale.chapter import Requirement
from overlander.games.newdale.event import LAST_OF_MIDDLE
from overlander.games.newdale.feature_fields import ACTION_SPACES, CARD_KINDS, FIELDS, GOOD_KINDS, OF_RIVAL
from overlander.games.newdale.final_scoring import CATEGORIES, building_points, ship_points
from overlander.games.newdale.houses import military, range_of
from overlander.games.newdale.land import MONOLITH, SYMBOLS
from overlander.games.newdale.objectives import personal_points, secret_towns, why_no_target
from overlander.games.newdale.state import NewdaleState

PLANNING: Final = 2  # the phase in which plans are secret


class TableFeatures(Features):
    def __init__(self) -> None:
        super().__init__(FIELDS, CATEGORIES)
        at = self.starts
        self.at_rivals = at[RIVALS]
        self.at_symbols = at["symbols"]
        self.at_terrains = at["terrains"]
        self.at_secret = at["secret"]
        self.at_personal = at["personal"]
        self.at_distance = at["distance"]
        self.at_reach = at["reach"]
        self.at_reach_symbols = at["reach_symbols"]
        self.at_reach_points = at["reach_points"]
        self.at_reach_tiles = at["reach_tiles"]
        self.at_beyond = at["beyond"]
        self.at_reach_area = at["reach_area"]
        self.at_drawn = at["drawn"]
        self.at_bag = at["bag"]
        self.at_face_up = at["face_up"]
        self.at_sailors = at["sailors"]
        self.at_board_tiles = at["board_tiles"]
        self.at_piles = at["piles"]
        self.at_rival = at["rival"]

    # -- the ground

    def ground(self, s: NewdaleState, seat: int) -> list[int]:
        x = [0] * self.size
        for i in range(s.seats - 1):
            self.write_rival(s, (seat + 1 + i) % s.seats, i, x)
        at = self.starts
        calendar = s.calendar
        x[at["seats"] + s.seats - 1] = 1
        x[at["chapter"] + s.box.chapters.index(s.box.chapter.slug)] = 1
        x[at["round"] + calendar.round] = 1
        x[at["phase"] + calendar.phase] = 1
        x[at["turn"] + (seat - calendar.first) % s.seats] = 1
        event = s.market.event
        if event != NONE:
            x[at["event"] + event] = 1
            printed = s.box.events[event].assistants
            for colour in range(len(printed)):
                x[at["printed"] + colour] = printed[colour]
        start = at["coming"]
        for pile in (calendar.early, calendar.middle, calendar.spare if calendar.round < LAST_OF_MIDDLE else []):
            for other in pile:
                x[start + other] = 1
        return x

    def write_rival(self, s: NewdaleState, other: int, i: int, x: list[int]) -> None:
        """What everybody can see of another seat, and the points that own choices cannot change: not its score, its military
        points and the worth of its grapes."""
        p = s.players[other]
        cards = s.box.cards
        at = self.at_rival + i * OF_RIVAL
        have = p.estate.wares(cards)
        if not p.objectives.points:
            x[self.at_rivals + i] = ship_points(s, other) + personal_points(s, other) + building_points(s, other)
        x[at] = 1
        x[at + 2] = military(s, other)
        x[at + 3] = s.box.constants.houses - p.towns.bit_count()
        x[at + 4] = (p.pawns.own | p.pawns.bought).bit_count()
        x[at + 5] = p.estate.removed & 1
        x[at + 6] = p.estate.removed >> 1
        x[at + 7] = len(p.estate.specials)
        x[at + 8] = len(p.tiles)
        x[at + 9] = p.voyage.ship + 1
        x[at + 10] = (other - s.calendar.first) % s.seats
        character = p.people.character
        if character != NONE:
            x[at + 11 + character] = 2 if p.people.used else 3
        schedules = s.box.chapter.schedules
        for n in range(len(schedules)):
            if n < 2:
                x[at + 17 + n] = 1 if why_no_target(s, other, n) is None else 0
                for k in range(len(schedules[n].requires)):
                    need = schedules[n].requires[k]
                    there = self.weighed(s, need, have)
                    x[at + 19 + 2 * n + k] = clip(10 * there // need.amount)
        for card in p.estate.zones:
            if card != NONE and cards.kinds[card] < GOOD_KINDS:
                x[at + 23 + cards.kinds[card]] += 1
        if s.calendar.phase > PLANNING or s.box.planning_in_turn:
            for space in p.pawns.plan:
                if space != NONE:
                    action = s.box.spaces[space].action
                    x[at + 46 + (action if action < ACTION_SPACES else ACTION_SPACES)] += 1
        x[at + 55] = 1 if p.objectives.personal != NONE else 0
        x[at + 56] = p.people.prisoners[0] + p.people.prisoners[1] + p.people.prisoners[2] + p.people.prisoners[3]
        x[at + 57] = clip(p.towns.bit_count())

    def weighed(self, s: NewdaleState, need: Requirement, have: list[int]) -> int:
        ware_good = s.box.cards.goods.ware_good
        there = 0
        for ware in range(len(have)):
            if have[ware] > 0:
                there += have[ware] * need.weights[ware_good[ware]]
        return there

    # -- what the seat's choices change

    def write_map(self, s: NewdaleState, seat: int, near: list[int], x: list[int]) -> None:
        land = s.box.land
        me = s.players[seat]
        limit = range_of(s, seat)
        secret = me.objectives.secret[0]
        symbol = s.box.secret_symbol[secret] if secret != NONE else NONE
        area = self.wanted_towns(s)
        if secret != NONE:
            x[self.at_secret + secret] = 1
            x[self.at_secret + 6] = secret_towns(s, seat)
        if me.objectives.personal != NONE:
            x[self.at_personal + me.objectives.personal] = 1
        for town in range(len(near)):
            roads = near[town]
            if (me.towns >> town) & 1:
                if land.town_symbol[town] != NONE:
                    x[self.at_symbols + land.town_symbol[town]] += 1
                if land.town_terrain[town] != NONE:
                    x[self.at_terrains + land.town_terrain[town]] += 1
                continue
            points = 0 if (s.board.settled >> town) & 1 else land.town_vp[town]
            mine = land.town_symbol[town] == symbol and symbol != NONE
            if roads > limit:
                if roads <= limit + 2:
                    x[self.at_beyond] += 1 if mine or land.town_symbol[town] == MONOLITH else 0
                    x[self.at_beyond + 1] += points
                    x[self.at_beyond + 2] += 1
                continue
            x[self.at_distance + roads - 1] += 1
            if land.town_terrain[town] != NONE:
                x[self.at_reach + land.town_terrain[town]] += 1
            if land.town_symbol[town] == MONOLITH:
                x[self.at_reach_symbols] += 1
            if mine:
                x[self.at_reach_symbols + 1] += 1
            x[self.at_reach_points] = max(x[self.at_reach_points], points)
            x[self.at_reach_points + 1] += points
            if (area >> town) & 1:
                x[self.at_reach_area] += 1
            if roads < limit:
                for space in land.bonus_at[town]:
                    if s.board.bonus[space]:
                        x[self.at_reach_tiles + s.board.bonus[space][-1]] = 1

    def wanted_towns(self, s: NewdaleState) -> int:
        """Alone: the towns that the solo card asks for, as a bit mask."""
        out = 0
        if s.seats == 1:
            land = s.box.land
            for extra in s.box.chapter.solo.extra:
                if extra.op == "houses-in":
                    out |= land.areas[extra.word]
                elif extra.op == "towns-with-symbol":
                    symbol = SYMBOLS.index(extra.word)
                    for town in range(len(land.town_symbol)):
                        if land.town_symbol[town] == symbol:
                            out |= 1 << town
        return out

    def write_offers(self, s: NewdaleState, x: list[int]) -> None:
        """What lies there for everybody."""
        for kind in range(SHADOW + 1):
            x[self.at_drawn + kind] = s.market.drawn[kind]
            x[self.at_bag + kind] = s.market.bag[kind]
        cards = s.box.cards
        for card in s.piles.face_up:
            x[self.at_face_up + cards.kinds[card]] += 1
        cheapest = 0
        for card in s.board.sailors:
            cost = cards.all[card].cost
            cheapest = cost if cheapest == 0 or cost < cheapest else cheapest
            x[self.at_sailors + (0 if cards.kinds[card] < CARD_KINDS else cards.kinds[card] - CARD_KINDS)] += 1
        x[self.at_sailors + 4] = cheapest
        for stack in s.board.bonus:
            if stack:
                x[self.at_board_tiles + stack[-1]] = 1
        x[self.at_piles] = clip(len(s.piles.draw) // 4)
        x[self.at_piles + 1] = clip(len(s.piles.discard) // 4)
