"""Boonlake at a real table: random set-ups, the score pad, and the Wise Eminence, run step by step.

Its tiles, its points, its pieces, the order of the strips and the covered labels are kept in a state of the game; where something
goes on the gameboard is the player's to see, so the rule is told. What stands there is asked when it is counted.
"""

from collections.abc import Generator
from pathlib import Path
from typing import Final

from overlander.companion.offer import Chapter, Companion, SetUp
from overlander.companion.words import CHOICE, COUNTS, NUMBER, YES_NO, Answer, Ask, Tell, count_points, points_by_category
from overlander.core.choice import NONE
from overlander.core.errors import Params
from overlander.core.state import Outcome, State
from overlander.games.boonlake.artifacts.box import CONDITIONS, FACES
from overlander.games.boonlake.box import REGION, STRIPS
from overlander.games.boonlake.eminence.box import Orders
from overlander.games.boonlake.eminence.scoring import final, income_points
from overlander.games.boonlake.eminence.state import EMINENCE
from overlander.games.boonlake.eminence.turn import advance_cactus, highest_strip, location, reveal_tile
from overlander.games.boonlake.final_scoring import CATEGORIES
from overlander.games.boonlake.game import GAME
from overlander.games.boonlake.general import gain_vp
from overlander.games.boonlake.interim_scoring import LAST, begin_second_round
from overlander.games.boonlake.state import BoonState

Talking = Generator[Tell | Ask, str, None]

MOST_PRESENCES: Final = 30
PIECES: Final = ("house", "settlement", "cattle")


def set_up(options: dict[str, str], seed: str, corrections: Path | None) -> SetUp:
    """Starting tiles, the order of the strips and what the scoring tiles are; with the expansion its tiles and conditions."""
    s = GAME.new(options, f"set-up {seed}", corrections)
    assert isinstance(s, BoonState)
    box = s.box
    tiles: list[Params] = [{"space": box.spaces[x], "tile": box.tile_slug[t]} for x, t in enumerate(s.land.tiles) if t != NONE]
    strips: list[Params] = [{"n": i + 1, "strip": STRIPS[x]} for i, x in enumerate(s.strips.rows)]
    dealt: list[Params] = []
    for seat, pair in enumerate(s.piles.dealt):
        dealt.append({"n": seat + 1, "tile": box.scoring_slug[pair[0]], "other": box.scoring_slug[pair[1]]})
    out = [Chapter("set-up-tiles", tiles), Chapter("set-up-strips", strips), Chapter("set-up-dealt", dealt)]
    if s.artifacts is not None:
        kit = box.kit()
        upper, lower = s.artifacts.conditions
        conditions: list[Params] = [{"condition": CONDITIONS[kit.upper[upper]]}, {"condition": CONDITIONS[kit.lower[lower]]}]
        faces: list[Params] = [{"artifact": FACES[x]} for x in s.artifacts.faces if x != NONE]
        out += [Chapter("set-up-conditions", conditions), Chapter("set-up-artifacts", faces)]
    return SetUp([x for x in out if x.lines], s)


class EminenceAtTable:
    def __init__(self, options: dict[str, str], seed: str, corrections: Path | None = None) -> None:
        state = GAME.new({**options, "players": "1"}, f"companion {seed}", corrections)
        assert isinstance(state, BoonState)
        self.s = state
        state.stack.clear()
        self.beside = 0  # points for settlements beside its cattle, at the last count
        state.land.tiles = [NONE] * len(state.land.tiles)  # what lies on the gameboard, the player sees

    @property
    def state(self) -> State:
        return self.s

    # -- the course of a game

    def play(self) -> Generator[Tell | Ask, str, Outcome]:
        """SOLO-1: the Eminence begins; FLOW-7: after a lap in which a ship has reached the end, the last scoring."""
        s = self.s
        yield from self.begin()
        while True:
            yield from self.turn()
            by_it = yield from self.crossed(EMINENCE)
            if by_it and s.river.scored < LAST - 1:
                yield from self.interim()
            strip = yield Ask("companion-next", "BOON-SOLO-1", {}, CHOICE, self.strips(), ends_round=True)
            yield from self.shared(STRIPS.index(strip))
            by_you = False if by_it and s.river.scored == LAST - 1 else (yield from self.crossed(0))
            if (by_it or by_you) and s.river.scored == LAST - 1:
                break
            if by_you:
                yield from self.interim()
        yield from self.interim()
        return (yield from self.score())

    def strips(self) -> tuple[Answer, ...]:
        return tuple(Answer(x, kind="strip") for x in STRIPS)

    def begin(self) -> Talking:
        """SOLO-2..8."""
        s = self.s
        a, b = s.box.solo().removed
        yield Tell("companion-set-up", "BOON-SOLO-3", {"coins": s.box.solo().coins})
        yield Tell("companion-removed", "BOON-SOLO-5", {"a": a, "b": b, "tiles": s.box.solo().tiles_in_play})
        yield Tell("companion-doubt", "BOON-SOLO-6", {})
        if s.artifacts is not None:
            yield Tell("companion-artifacts", "BOON-ART-SOLO-2", {})
        while True:
            reply = yield Ask("companion-rows", "BOON-SETUP-7", {}, COUNTS, self.strips(), most=len(STRIPS), least=1)
            rows = [int(x) for x in reply.split(",")]
            if len(set(rows)) == len(rows):
                break
            yield Tell("companion-rows-again", "BOON-SETUP-7", {})
        s.strips.rows = sorted(range(len(rows)), key=lambda strip: rows[strip])
        s.heard = []

    def crossed(self, seat: int) -> Generator[Tell | Ask, str, bool]:
        """RIV-10: whether a ship was the first across a lock in this round."""
        key = "companion-crossed" if seat == EMINENCE else "companion-you-crossed"
        return (yield Ask(key, "BOON-RIV-10", {}, CHOICE, YES_NO)) == "yes"

    def tell_heard(self) -> Talking:
        heard = self.s.heard
        assert heard is not None
        self.s.heard = []
        for event in heard:
            yield Tell("", event.rule, {}, event)

    # -- its turn

    def turn(self) -> Talking:
        """SOLO-9..13, SOLO-28."""
        s = self.s
        solo = s.box.solo()
        tile = reveal_tile(s, EMINENCE)
        yield from self.tell_heard()
        number = location(s, tile)
        kind = solo.tile_type[tile]
        bottom = s.strips.rows[-1]
        yield Tell("companion-bottom", "BOON-SOLO-10", {"strip": STRIPS[bottom], "number": number})
        yield from self.obey(solo.bottom[bottom][kind], number)
        strip = highest_strip(s, tile)
        row = s.strips.rows.index(strip)
        yield Tell("companion-strip", "BOON-SOLO-11", {"strip": STRIPS[strip], "row": row + 1})
        yield from self.obey(solo.strips[strip][kind], number)
        yield Tell("companion-your-share", "BOON-SOLO-12", {"strip": STRIPS[strip]})
        yield Tell("companion-ship", "BOON-SOLO-28", {"steps": s.box.most_steps[row]})
        self.push(strip)

    def push(self, strip: int) -> None:
        """TURN-6: the strip goes to the bottom row."""
        self.s.strips.rows.remove(strip)
        self.s.strips.rows.append(strip)

    def obey(self, orders: Orders, number: int) -> Talking:
        """SOLO-14..27, in the order of the tile."""
        s = self.s
        place: Params = {"number": number}
        for _ in range(orders.tiles):
            yield Tell("companion-explore", "BOON-SOLO-24", place)
        if orders.house:
            yield from self.house("companion-house-there", "BOON-SOLO-16", number)
        if orders.pasture:
            yield Tell("companion-pasture", "BOON-SOLO-17", place)
        for _ in range(orders.cattle):
            yield from self.cattle(number)
        for _ in range(orders.structures):
            yield from self.structure(number)
        if orders.covers:
            yield from self.cover(orders.vp_per_presence)
        if orders.cactus:
            advance_cactus(s, EMINENCE, orders.cactus)
            yield from self.tell_heard()

    def house(self, key: str, rule: str, number: int) -> Talking:
        board = self.s.players[EMINENCE].board
        if board.houses == self.s.box.houses:
            yield from self.structure(number)
            return
        board.houses += 1
        yield Tell(key, rule, {"number": number})

    def structure(self, number: int) -> Talking:
        """SOLO-25, SOLO-26: with two houses on the gameboard, or none left to place, one becomes a settlement."""
        board = self.s.players[EMINENCE].board
        houses = board.houses - board.spare
        if board.settlements < self.s.box.settlements and houses and (houses >= 2 or board.houses == self.s.box.houses):
            board.settlements += 1
            board.spare += 1
            yield Tell("companion-settlement", "BOON-SOLO-25", {"number": number})
        elif board.houses < self.s.box.houses:
            yield from self.house("companion-house", "BOON-SOLO-25", number)
        else:
            gain_vp(self.s, EMINENCE, self.s.box.solo().no_structure_vp, "BOON-SOLO-26")
            yield from self.tell_heard()

    def cattle(self, number: int) -> Talking:
        """SOLO-27."""
        board = self.s.players[EMINENCE].board
        if board.cattle == self.s.box.cattle:
            gain_vp(self.s, EMINENCE, self.s.box.solo().no_cattle_vp, "BOON-SOLO-27")
            yield from self.tell_heard()
            return
        board.cattle += 1
        yield Tell("companion-cattle", "BOON-SOLO-27", {"number": number})

    # -- regions

    def presences(self, key: str, rule: str) -> Generator[Tell | Ask, str, list[int]]:
        options = tuple(Answer(x, kind="region") for x in self.s.box.regions)
        reply = yield Ask(key, rule, {}, COUNTS, options, most=MOST_PRESENCES)
        return [int(x) for x in reply.split(",")]

    def cover(self, each: int) -> Talking:
        """SOLO-19, SOLO-20, SOLO-E9."""
        s = self.s
        mine = yield from self.presences("companion-your-presences", "BOON-SOLO-19")
        its = yield from self.presences("companion-its-presences", "BOON-SOLO-19")
        every = list(range(len(mine)))
        free = [r for r in every if not (s.land.labels >> r) & 1]
        best = max(free or every, key=lambda r: mine[r] - its[r])  # the first of equals lies furthest north
        solo = s.box.solo()
        if free:
            s.land.labels |= 1 << best
            yield Tell("companion-cover", "BOON-SOLO-19", {"region": s.box.regions[best]})
            gain_vp(s, EMINENCE, solo.cover_boonlake if s.box.regions[best] == "boonlake" else solo.cover_other, "BOON-SOLO-19")
        gain_vp(s, EMINENCE, (sum(its) - its[best]) * each, "BOON-SOLO-20")
        yield from self.tell_heard()

    def shared(self, strip: int) -> Talking:
        """SOLO-13, SOLO-21: in the player's turn it shares only in Region scoring."""
        s = self.s
        if strip == REGION:
            options = tuple(Answer(x, kind="region") for x in s.box.regions)
            named = s.box.regions.index((yield Ask("companion-region", "BOON-REG-1", {}, CHOICE, options)))
            s.land.labels |= 1 << named
            its = yield from self.presences("companion-its-presences", "BOON-SOLO-21")
            gain_vp(s, EMINENCE, (sum(its) - its[named]) * s.box.solo().human_region_vp, "BOON-SOLO-21")
            yield from self.tell_heard()
        self.push(strip)

    # -- scorings

    def interim(self) -> Talking:
        """INT-1, SOLO-29, SOLO-30, ART-INT-1: the player's five steps, then its income; what left its board is asked, in case a
        place was missing."""
        s = self.s
        s.river.scored += 1
        if s.artifacts is not None:
            yield Tell("companion-extra-phase", "BOON-ART-INT-E2", {})
        yield Tell("companion-interim", "BOON-INT-1", {"n": s.river.scored})
        yield from self.count_pieces()
        gain_vp(s, EMINENCE, income_points(s, EMINENCE) + self.beside, "BOON-SOLO-30")
        yield from self.tell_heard()
        s.land.labels = 0
        if s.river.scored == 2:
            begin_second_round(s)
            yield from self.tell_heard()

    def count_pieces(self) -> Talking:
        board = self.s.players[EMINENCE].board
        options = tuple(Answer(x, kind="piece") for x in PIECES)
        params: Params = {"houses": board.houses, "settlements": board.settlements, "cattle": board.cattle}
        reply = yield Ask("companion-pieces", "BOON-SOLO-30", params, COUNTS, options, most=self.s.box.houses)
        houses, settlements, cattle = [int(x) for x in reply.split(",")]
        board.houses = houses
        board.settlements = board.spare = min(settlements, self.s.box.settlements, houses)
        board.cattle = min(cattle, self.s.box.cattle)
        beside = yield Ask("companion-beside", "BOON-INT-7", {}, NUMBER, most=MOST_PRESENCES)
        self.beside = int(beside) * self.s.box.cattle_vp

    def score(self) -> Generator[Tell | Ask, str, Outcome]:
        """SOLO-32, ART-SOLO-3: the income once more, and its tiles still face down."""
        s = self.s
        yield Tell("companion-last", "BOON-SOLO-32", {})
        its = [0] * len(CATEGORIES)
        its[CATEGORIES.index("track")] = s.players[EMINENCE].vp
        its[CATEGORIES.index("eminence")] = final(s, EMINENCE) + self.beside
        mine = yield points_by_category("companion-your-points", "BOON-END-1", {}, CATEGORIES)
        points = [[int(x) for x in mine.split(",")], its]
        found = count_points(CATEGORIES, points)
        return found if found.winners != [0, 1] else Outcome(CATEGORIES, points, [0])  # SOLO-33


COMPANION: Final = Companion(set_up, {}, ["players", "artifacts"], "BOON-END-1", ["eminence", "artifacts"], EminenceAtTable)
