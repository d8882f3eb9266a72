"""What a player knows of Boonlake, as numbers: for learned players and research."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Rest
from overlander.core.features import POINTS_BEYOND, RIVALS_BEYOND, Features, clip, spread
from overlander.core.frame import Frame, Together
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.counting import bits, permanent_cards
from overlander.games.boonlake.develop import Developed
from overlander.games.boonlake.explore import PlaceTile
from overlander.games.boonlake.feature_fields import (
    AREAS,
    COUNTERS,
    EVEN,
    FIELDS,
    GOAL,
    LEVERS,
    OTHER,
    OTHERS,
    PROJECT,
    REGIONS,
    SCORING_TILES,
    ZERO,
)
from overlander.games.boonlake.feature_kinds import (
    EFFECTS,
    QUESTION_KINDS,
    WORK_KINDS,
    card_kind,
    effect_kind,
    gained_kind,
    reward_kind,
)
from overlander.games.boonlake.feature_names import words
from overlander.games.boonlake.feature_table import (
    write_artifacts,
    write_building,
    write_eminence,
    write_income,
    write_land,
    write_other,
    write_river,
)
from overlander.games.boonlake.final_scoring import CATEGORIES
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.order import Shares
from overlander.games.boonlake.scoring_tiles import is_met
from overlander.games.boonlake.special_projects import PayProject
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.survey import Survey, lacking
from overlander.games.boonlake.turn import PhaseC
from overlander.games.boonlake.upgrade import UpgradePrice

# where free actions are worth a look
MOMENTS: Final = (
    "ChooseStrip",
    "CardBox",
    "TakeShare",
    "PlayOrDraw",
    "DevelopOrUpgrade",
    "ModernizeOrDraw",
    "InterimAction",
    "MarkTile",
    "Hire",
    "TakeArtifact",
    "Window",
)


class BoonFeatures(Features):
    def byte_words(self) -> dict[str, list[str]]:
        return words()

    def ground(self, s: BoonState, seat: int) -> list[int]:
        """Options; all that lies on the table can change by what a choice sets going."""
        x = [0] * self.size
        box = s.box
        at = self.starts["options"]
        x[at + box.players - 1] = 1
        x[at + 4] = 1 if box.artifacts_on else 0
        x[at + 5] = 1 if box.substitutes_any else 0
        x[at + 6] = 1 if box.doubles_gifts else 0
        x[at + 7] = 1 if box.counts_levels else 0
        x[at + 8] = box.solo_artifacts
        if s.eminence is not None:
            x[self.starts["difficulty"] + box.solo().removed[0]] = 1
        return x

    def write(self, s: BoonState, seat: int, x: list[int]) -> None:
        survey = Survey(s)
        self.write_points(s, seat, survey, x)
        self.write_clock(s, seat, x)
        self.write_strips(s, seat, x)
        self.write_scoring(s, seat, survey, x)
        self.write_board(s, seat, survey, x)
        self.write_display(s, seat, survey, x)
        write_river(self.starts, s, seat, x)
        self.write_hand(s, seat, survey, x)
        write_land(self.starts, s, seat, survey, x)
        write_building(self.starts, s, seat, survey, x)
        if s.artifacts is not None:
            write_artifacts(self.starts, s, seat, x)
        if s.eminence is not None:
            write_eminence(self.starts, s, s.eminence, x)
        at = self.starts["others"]
        for i in range(1, s.seats):
            write_other(self.starts, s, seat, (seat + i) % s.seats, survey, x, at)
            at += OTHER
        self.write_question(s, seat, x)

    # -- the table

    def write_points(self, s: BoonState, seat: int, survey: Survey, x: list[int]) -> None:
        own = survey.points(s, seat)
        beyond = self.starts[POINTS_BEYOND]
        for i in range(len(own)):
            spread(ZERO + own[i], x, [i, beyond + i])
        total = sum(own)
        at = len(own)
        beyond = self.starts[RIVALS_BEYOND]
        lead = self.starts["lead"]
        for i in range(1, OTHERS + 1):
            theirs = sum(survey.points(s, (seat + i) % s.seats)) if i < s.seats else 0
            spread(ZERO + theirs, x, [at + i - 1, beyond + i - 1, beyond + OTHERS + i - 1])
            x[lead + i - 1] = clip(EVEN + total - theirs) if i < s.seats else EVEN

    def write_clock(self, s: BoonState, seat: int, x: list[int]) -> None:
        river = s.river
        at = self.starts["clock"]
        x[at] = river.round
        x[at + 1 + river.scored] = 1
        x[at + 6] = bits(river.crossed)
        x[at + 7] = 0 if river.ender == NONE else 1
        x[at + 8] = 0 if river.trigger == NONE else 1
        x[at + 9] = 1 if river.ender == seat else 0
        x[at + 10] = 1 if river.trigger == seat else 0
        first = s.first_seat()
        active = s.strips.active
        at = self.starts["lap"]
        x[at + 1] = s.seats - 1 - (seat - first) % s.seats
        if active != NONE:
            x[at] = s.seats - (active - first) % s.seats
            x[at + 2] = 1
            x[self.starts["active"] + (active - seat) % s.seats] = 1
        at = self.starts["asked"]
        if s.question(seat) is not None:
            x[at] = 1
        elif s.stack and s.stack[-1].seat >= 0:
            x[at + (s.stack[-1].seat - seat) % s.seats] = 1

    def write_strips(self, s: BoonState, seat: int, x: list[int]) -> None:
        box = s.box
        strips = s.strips
        at = self.starts["strips"]
        taken = strips.taken
        for i in range(len(strips.rows)):
            row = i + 1 if taken != NONE and i >= strips.row else i
            strip = at + 3 * strips.rows[i]
            x[strip] = row + 1
            x[strip + 1] = box.most_steps[row]
            x[strip + 2] = box.row_vp[row]
        if taken != NONE:
            at = self.starts["taken"]
            x[at + taken] = 1
            x[at + 7] = box.most_steps[strips.row]
            x[at + 8] = box.row_vp[strips.row]
        at = self.starts["labels"]
        for region in range(REGIONS):
            x[at + region] = (s.land.labels >> region) & 1
        if strips.region != NONE:
            x[at + REGIONS + strips.region] = 1
        at = self.starts["supplies"]
        x[at] = len(s.land.mound)
        x[at + 1] = box.pasture_count - s.land.pastures
        x[at + 2] = clip(len(s.piles.deck))
        x[at + 3] = clip(len(s.piles.discard))

    def write_scoring(self, s: BoonState, seat: int, survey: Survey, x: list[int]) -> None:
        """The own area first; in the set-up what the seat was dealt and what it keeps."""
        piles = s.piles
        me = s.players[seat]
        tiles = self.starts["scoring"]
        if piles.dealt:
            if not s.is_automa(seat):
                for tile in piles.dealt[seat]:
                    x[self.starts["dealt"] + tile] = 1
                if piles.kept[seat] >= 0:
                    x[tiles + piles.kept[seat]] = 1
            return
        goals = self.starts["goals"]
        projects = self.starts["projects"]
        boats = len(me.board.boats)
        cheaper = me.perks[b.CARD_DISCOUNT] + s.card_discount(seat)
        following = min(s.river.scored + 1, len(s.box.marker_values))
        for i in range(AREAS):
            area = (seat + i) % AREAS
            tile = piles.areas[area]
            if tile == NONE:
                continue
            x[tiles + i * SCORING_TILES + tile] = 1
            at = goals + i * GOAL
            x[at] = me.marks[area]
            if not me.marks[area]:
                scoring = s.box.scoring[tile]
                if s.river.scored:
                    x[at + 1] = 1 if is_met(s, seat, tile, s.river.scored) else 0
                x[at + 2] = 1 if is_met(s, seat, tile, following) else 0
                x[at + 3] = 1 if is_met(s, seat, tile, len(s.box.marker_values)) else 0
                x[at + 4] = clip(self.goal_count(s, seat, survey, tile))
                x[at + 5] = sum(scoring.values[following - 1])
            at = projects + i * PROJECT
            if (me.projects >> area) & 1:
                x[at] = 1
                continue
            missing = lacking(s, seat, s.box.project_requires[tile]) - boats
            x[at + 1] = missing if missing > 0 else 0
            x[at + 2] = clip(s.box.project_coins[tile] - cheaper - me.coins)
            x[at + 3] = s.box.project_vp[tile] * (s.box.own_multiplier if i == 0 else 1)

    def goal_count(self, s: BoonState, seat: int, survey: Survey, tile: int) -> int:
        """What a scoring tile counts; of a pair both together, of gifts what there is to give."""
        scoring = s.box.scoring[tile]
        me = s.players[seat]
        if scoring.counter == b.REGIONS_PAIR:
            regions = survey.seats[seat].regions
            return regions[scoring.regions[0]] + regions[scoring.regions[1]]
        if scoring.counter == b.SUNSET_AND_DAY:
            out = bits(me.projects)
            for card in me.display:
                if s.box.card_kind[card] != b.NIGHT:
                    out += 1
            return out
        if scoring.counter == b.GIFTS:
            goods = me.ranch if scoring.goods == b.INHABITANT_GIFT else me.vases if scoring.goods == b.VASE_GIFT else 0
            return goods + me.coins // scoring.gift_coins
        return survey.count(s, seat, scoring.counter, NONE)

    # -- the own side

    def write_board(self, s: BoonState, seat: int, survey: Survey, x: list[int]) -> None:
        me = s.players[seat]
        board = me.board
        at = self.starts["coins"]
        x[at] = min(me.coins, 3)
        x[at + 1] = min(me.coins, 8)
        x[at + 2] = min(me.coins, 16)
        x[at + 3] = clip(me.coins)
        at = self.starts["goods"]
        x[at] = min(me.vases, 3)
        x[at + 1] = clip(me.vases)
        x[at + 2] = min(me.ranch, 2)
        x[at + 3] = min(me.ranch, 5)
        x[at + 4] = me.ranch
        x[at + 5] = me.supply
        x[at + 6] = min(len(me.hand), 4)
        x[at + 7] = clip(len(me.hand))
        x[at + 8] = board.spare
        at = self.starts["pieces"]
        for i in range(board.houses):
            x[at + i] = 1
        for i in range(board.settlements):
            x[at + 6 + i] = 1
        for i in range(board.cattle):
            x[at + 10 + i] = 1
        x[at + 15] = board.freed & 1
        x[at + 16] = (board.freed >> 1) & 1
        write_income(s, seat, survey, x, self.starts["income"])
        at = self.starts["sites"]
        for i in range(len(board.sites)):
            level = board.sites[i]
            if not s.piles.dealt and s.piles.kept[seat] == i:
                level += 1
            if level > 0:
                x[at + 2 * i] = 1
            if level > 1:
                x[at + 2 * i + 1] = 1
        at = self.starts["boats"]
        for boat in board.boats:
            x[at + boat] += 1
        at = self.starts["steps"]
        x[at] = board.steps[b.COIN_TRACK]
        x[at + 1] = board.steps[b.CARD_TRACK]
        at = self.starts["levers"]
        ready = self.starts["ready"]
        for i in range(LEVERS):
            if (board.levers >> i) & 1:
                x[at + i] = 1
                x[ready + i] = 1 if board.is_ready(i) else 0
        at = self.starts["perks"]
        for i in range(b.PERK_COUNT):
            x[at + i] = me.perks[i]

    def write_display(self, s: BoonState, seat: int, survey: Survey, x: list[int]) -> None:
        box = s.box
        me = s.players[seat]
        census = survey.seats[seat]
        at = self.starts["presences"]
        for region in range(REGIONS):
            x[at + region] = census.regions[region]
            x[at + REGIONS + region] = census.settled[region]
        at = self.starts["counted"]
        x[at] = census.presences
        x[at + 1] = census.group
        x[at + 2] = census.bridges
        x[at + 3] = bits(census.herds)
        x[at + 4] = len(me.display)
        x[at + 5] = permanent_cards(s, seat)
        x[at + 6] = census.inhabitants
        at = self.starts["display"]
        finals = self.starts["finals"]
        for card in me.display:
            x[at + box.card_kind[card]] += 1
            if box.card_one_use[card] != NONE:
                x[at + 3 + box.card_one_use[card]] += 1
            final = box.card_final[card]
            if final is not None:
                x[finals + final.counter] += 1
                if final.region != NONE:
                    x[finals + COUNTERS + final.region] += 1

    def write_hand(self, s: BoonState, seat: int, survey: Survey, x: list[int]) -> None:
        """By what the cards do, by how near they are to be played, and what they want."""
        box = s.box
        me = s.players[seat]
        boats = len(me.board.boats)
        cheaper = me.perks[b.CARD_DISCOUNT] + s.card_discount(seat)
        hand = self.starts["hand"]
        exchanges = self.starts["exchanges"]
        at = self.starts["kinds"]
        wanted = self.starts["wanted"]
        points = 0
        final = 0
        coins = 0
        for card in me.hand:
            x[hand + card_kind(s, card)] += 1
            gained = gained_kind(s, card)
            if gained != NONE:
                x[exchanges + gained] += 1
            kind = at + 7 * box.card_kind[card]
            missing = 0
            for r in range(4):
                lack = box.card_requires[card][r] - me.board.sites[r]
                if lack > 0:
                    missing += lack
                    x[wanted + r] += lack
            price = max(0, box.card_coins[card] - cheaper)
            x[kind] += 1
            x[kind + 1 + min(missing, 3)] += 1
            if missing <= boats and price <= me.coins and box.card_vases[card] <= me.vases:
                x[kind + 5] += 1
                x[kind + 6] = max(x[kind + 6], box.card_vp[card])
            points += box.card_vp[card]
            final += survey.card_points(s, seat, card)
            coins += price
        x[at + 21] = clip(points)
        x[at + 22] = clip(final)
        x[at + 23] = clip(coins)
        if me.playing != NONE:
            card = me.playing
            at = self.starts["paying"]
            x[at] = box.card_vp[card]
            x[at + 1] = max(0, box.card_coins[card] - cheaper)
            x[at + 2] = lacking(s, seat, box.card_requires[card])
            x[at + 3] = clip(survey.card_points(s, seat, card))

    # -- what is asked, and what is still to come

    def write_question(self, s: BoonState, seat: int, x: list[int]) -> None:
        q = s.question(seat)
        if q is not None:
            kind = QUESTION_KINDS.get(type(q).__name__, NONE)
            if kind != NONE:
                x[self.starts["question"] + kind] = 1
                key = q.key()
                at = self.starts["details"]
                for i in range(1, min(3, len(key))):
                    x[at + i - 1] = clip(key[i] + 1)
            self.write_details(s, q, x)
        pending = self.starts["pending"]
        for frames in (s.stack, s.side):
            for f in frames:
                if isinstance(f, Shares):
                    ahead = (seat - f.seat) % s.seats
                    if f.done + ahead < s.seats and (seat != f.active or s.box.strips[s.strips.taken].active_has_share):
                        x[self.starts["share"]] = 1
                elif isinstance(f, InterimScoring):
                    at = self.starts["share"]
                    x[at + 1 + f.step] = 1
                    x[at + 6] = 1 if f.done <= (seat - f.trigger) % s.seats else 0
                elif isinstance(f, Together) or f.seat != seat:
                    continue
                elif isinstance(f, Rest):
                    for i in range(f.done, len(f.sequence.gives)):
                        x[self.starts["coming"] + effect_kind(f.sequence.gives[i])] += 1
                else:
                    kind = WORK_KINDS.get(type(f).__name__, NONE)
                    if kind != NONE:
                        key = f.key()
                        x[pending + kind] = clip(key[1] + 1) if len(key) == 2 or len(key) == 3 else 1
                    if isinstance(f, Developed):
                        site = s.box.tile_sites[s.land.tiles[f.index // pc.SITES]][f.index % pc.SITES]
                        for e in site.reward.gives:
                            x[self.starts["coming"] + effect_kind(e)] += 1

    def write_details(self, s: BoonState, q: Frame, x: list[int]) -> None:
        if isinstance(q, PlaceTile):
            at = self.starts["tile"]
            for site in s.box.tile_sites[q.tile]:
                kind = reward_kind(site.reward)
                if kind != NONE:
                    x[at + kind] += 1
                x[at + EFFECTS] += 1
                if site.settlement_vp > 0:
                    x[at + EFFECTS + 1] = 1
        elif isinstance(q, UpgradePrice):
            at = self.starts["upgrading"]
            space = q.index // pc.SITES
            x[at + s.box.region_of[space]] = 1
            x[at + REGIONS] = ZERO + s.box.tile_sites[s.land.tiles[space]][q.index % pc.SITES].settlement_vp
        elif isinstance(q, PayProject):
            x[self.starts["paying"] + 4 + (q.area - q.seat) % AREAS] = 1

    # -- what is looked at

    def considered(self, s: BoonState, seat: int) -> list[Choice]:
        """Free actions at the moments where they can matter; of the cards to discard those that are hard to play."""
        q = s.question(seat)
        if q is None:
            return super().considered(s, seat)
        if isinstance(q, DiscardCards):
            return cards_to_discard(s, q)
        out = q.choices(s)
        if type(q).__name__ in MOMENTS:
            out = out + s.extras(seat)
        return out

    def pauses(self, f: Frame) -> bool:
        """The end of a turn, with the scoring and the Eminence's tile after it, and the steps of a scoring, which bring cards."""
        return isinstance(f, (PhaseC, InterimScoring))

    def odds(self) -> dict[str, list[int]]:
        return {
            "players": [3, 6, 3, 3],
            "artifacts": [1, 1],
            "substitutes": [7, 1],
            "gifts-on-own-tile": [7, 1],
            "production-sites": [7, 1],
            "eminence": [1, 1, 1, 2, 3],
        }


SPARE: Final = 3  # cards more than are due, of which some are looked at
FEW: Final = 3  # cards due, up to which


def cards_to_discard(s: BoonState, q: DiscardCards) -> list[Choice]:
    """One card: any of the hand. Several: those of least worth, and some ways to keep one of them for another."""
    hand = sorted(s.players[q.seat].hand)
    if q.n > 1:
        hand = sorted(hand, key=lambda card: keeping(s, q.seat, card))[: q.n + (SPARE if q.n <= FEW else 1)]
    out: list[Choice] = []
    for cards in combinations(hand, q.n):
        mask = 0
        for card in cards:
            mask |= 1 << card
        out.append(Choice(s.box.PAY_CARD, n=mask))
    return out


def keeping(s: BoonState, seat: int, card: int) -> int:
    """A rough worth of a card in hand: its points, what it does besides, and how far it is from being played."""
    box = s.box
    more = 3 if box.card_perk[card] != NONE else 2
    return 2 * box.card_vp[card] + more - 3 * lacking(s, seat, box.card_requires[card]) - box.card_coins[card]


FEATURES: Final = BoonFeatures(FIELDS, CATEGORIES)
