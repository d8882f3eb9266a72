"""What both trail games know of a position as numbers: what lies ahead on the trail, the question, the market, the other seats.

A game's own list is its `features`; here are the fields that both have, and how the places of fields are handed out.
"""

from __future__ import annotations

from typing import Final

from overlander.core.automa import AutomaTie
from overlander.core.choice import NONE, Choice
from overlander.core.effects import Rest
from overlander.core.features import POINTS, RIVALS, Features, Field, clip
from overlander.core.frame import Frame
from overlander.games.trail.box import FACES, HAZARD, NO_TILE, PRIVATE, STRIDE, WORKER, TrailBox
from overlander.games.trail.location import NEUTRALS, AtLocation, Immediate, building_kind
from overlander.games.trail.movement import Walking
from overlander.games.trail.state import TrailState

WHOSE: Final = ["own", "next", "third", "fourth"]  # the seats in turn order, from the one that looks
ZERO: Final = 60  # the byte for no points: some are negative
OTHERS: Final = 3  # seats besides the own one
FAR: Final = 99
CLOSE: Final = 20  # a place so many steps ahead, or farther, is as good as none
PLACES: Final = 20  # of the trail: the neutral buildings, the branches between them, both ends
AUTOMA_TIE: Final = "AutomaTie"  # all that a player decides for an automa
DECK: Final = 17  # cards of an automa
LACKING: Final = 5  # see count_lacking
SHARED_DEEDS: Final = [
    "Gain",
    "Certificates",
    "DrawDiscard",
    "HireEffect",
    "BuildEffect",
    "RemoveHazardEffect",
    "GainObjectiveEffect",
    "AdvanceHerderEffect",
    "AuxiliaryEffect",
    "ExchangeToken",
]
SHARED_QUESTIONS: Final = [
    AUTOMA_TIE,
    "AdvanceHerder",
    "AtLocation",
    "Auxiliary",
    "BuildBuilding",
    "ChooseCopy",
    "ChooseForesight",
    "DiscardCards",
    "DrawCards",
    "GainObjective",
    "HerderCard",
    "HireWorker",
    "Immediate",
    "MoveHerder",
    "PlaceHerder",
    "RemoveCards",
    "RemoveHazard",
    "UseCertificates",
]


def least(a: int, b: int) -> int:
    return a if a < b else b


class Plan:
    """Hands out the places of the fields as they are declared; points come first."""

    def __init__(self, categories: int) -> None:
        self.fields: list[Field] = []
        self.size = 0
        self.points = self.add(POINTS, categories, "own points by category as they stand", ZERO)
        self.rivals = self.add(RIVALS, OTHERS, "points of the other seats as far as all can know them", ZERO)

    def add(self, name: str, size: int, about: str, zero: int = 0) -> int:
        at = self.size
        self.fields.append(Field(name, size, about, zero))
        self.size += size
        return at


class TrailSide:
    """Where the fields of one seat lie: what everybody can know of it."""

    def __init__(self, plan: Plan, whose: str, workers: int, tasks: int) -> None:
        self.money = plan.add(whose + ".money", 4, "money, up to 4, 10, 20 and 80")
        self.means = plan.add(
            whose + ".means", 10, "tokens, certificates, permanent ones, limits (certificates, steps, hand), piles, under way"
        )
        self.workers = plan.add(whose + ".workers", workers, "workers by type")
        self.things = plan.add(whose + ".things", tasks, "what objectives ask for, by kind")
        self.zone = plan.add(whose + ".zone", 1, "objective cards laid out")
        self.place = plan.add(whose + ".place", 3, "the herder's space, steps and fees from there to the city")
        self.discs = plan.add(whose + ".discs", 2, "discs left on the player board, with white and with black border")
        self.built = plan.add(whose + ".built", 2, "buildings on the trail, and the fees they ask together")


class Words:
    """What the fields of a game are counted by."""

    def __init__(self, box_tiles: int, buildings: int, spaces: int, areas: int, workers: int, tasks: int) -> None:
        self.neutrals = box_tiles  # kinds of neutral buildings
        self.buildings = buildings  # private ones, both sides
        self.spaces = spaces  # for buildings
        self.areas = areas  # of hazards
        self.workers = workers
        self.tasks = tasks


class TrailTables:
    """What is looked up for the box at hand: expansions add words among others, and the fields stay where they are."""

    def __init__(self, box: TrailBox, actions: list[str], deeds: list[str]) -> None:
        self.box = box
        known = {slug: i for i, slug in enumerate(actions)}
        self.action_at: list[int] = [known.get(slug, NONE) for slug in box.action_slug]
        self.deeds: list[list[int]] = [[] for _ in range(NEUTRALS + STRIDE)]  # by kind of building
        for kind in range(len(box.neutral_actions)):
            self.deeds[kind] = deeds_of([type(e).__name__ for a in box.neutral_actions[kind] for e in a.icons], deeds)
        for kind in range(len(box.private_actions)):
            self.deeds[NEUTRALS + kind] = deeds_of([type(e).__name__ for a in box.private_actions[kind] for e in a.icons], deeds)
        self.place: list[int] = []  # by space
        self.places: list[str] = []
        for space in range(len(box.spaces)):
            name = box.spaces[space]
            if box.kinds[space] != "neutral":
                name = name.partition("-")[0]
            if name not in self.places:
                self.places.append(name)
            self.place.append(self.places.index(name))
        slugs = list(box.objective_action_slug)
        self.objective_words: list[str] = sorted(set(slugs))
        self.objective_at: list[int] = [self.objective_words.index(slug) for slug in slugs]


def deeds_of(classes: list[str], deeds: list[str]) -> list[int]:
    return [i for i in range(len(deeds)) if deeds[i] in classes]


class TrailFeatures(Features):
    """The fields that both games have; the game's own ones come before them."""

    def __init__(
        self, plan: Plan, categories: list[str], words: Words, questions: list[str], actions: list[str], deeds: list[str]
    ) -> None:
        self.points_at = plan.points
        self.rivals_at = plan.rivals
        self.words = words
        self.actions = actions
        self.questions: dict[str, int] = {name: i for i, name in enumerate(questions)}
        self.freed = plan.add("own.freed", 16, "spaces of the player board without a disc, in the order of the board")
        self.built = plan.add("own.on-trail", words.buildings, "own buildings on the trail, each side of a tile by itself")
        self.unbuilt = plan.add("own.unbuilt", words.buildings, "own buildings still to be built, each side by itself")
        self.needs = plan.add("own.needs", words.tasks, "what the objectives laid out ask for together")
        self.rows = plan.add("own.rows", 5 * words.workers, "worker by worker from the second on, row by row")
        self.tasks = plan.add(
            "own.tasks", 3 * LACKING, "objectives in hand, in the herd, in the display: points by what they lack, number"
        )
        self.moves = plan.add("own.objective-actions", 8, "objectives in hand by their immediate action")
        self.where = plan.add("own.where", PLACES, "the part of the trail where the own herder stands")
        self.goal = plan.add("ahead.city", 2, "the city is within one move, within two")
        self.neutrals = plan.add("ahead.neutral", 3 * words.neutrals, "neutral buildings: within one move, how close, fees before")
        self.mine = plan.add("ahead.own", words.buildings, "each own building: how close")
        self.deeds = plan.add("ahead.deeds", 2 * len(deeds), "each kind of action: within one move, how close")
        self.question = plan.add("question", len(questions), "the own question on top, with its number")
        self.pending = plan.add("pending", len(actions), "actions still to be had here")
        self.auxiliary = plan.add("pending.auxiliary", 1, "an auxiliary action may still take the place of the location's")
        self.jobs = plan.add("jobs", 3 * words.workers, "the job market by type: how many for hire, how cheap the cheapest two")
        self.hazards = plan.add("hazards", 2 * words.areas, "hazards by area, and the best one's points")
        self.own_spaces = plan.add("spaces.own", words.spaces, "building spaces with an own building")
        self.other_spaces = plan.add("spaces.others", words.spaces, "building spaces with another's, and its fee")
        self.clock = plan.add("clock", 6, "turns, seat, whose turn it is, end triggered, by this seat, players")
        self.deck = plan.add("automa.deck", DECK, "cards that the automa may still turn over before it shuffles")
        self.specialty = plan.add("automa.specialty", 4, "the automa's specialty")
        super().__init__(plan.fields, categories)

    def blank(self) -> list[int]:
        """Nothing written yet; nobody's points are none."""
        x = [0] * self.size
        for i in range(OTHERS):
            x[self.rivals_at + i] = ZERO
        return x

    # -- one seat

    def write_means(self, s: TrailState, seat: int, side: TrailSide, x: list[int], on_top: int) -> None:
        """`on_top`: cards of the draw pile that are kept elsewhere."""
        me = s.players[seat]
        at = side.means
        x[at] = least(me.tokens, 8)
        x[at + 1] = me.certificates
        x[at + 2] = me.permanent
        x[at + 3] = s.certificate_limit(seat)
        x[at + 4] = s.step_limit(seat)
        x[at + 5] = s.hand_limit(seat)
        x[at + 6] = len(me.hand)
        x[at + 7] = len(me.draw) + on_top
        x[at + 8] = len(me.discard)
        x[at + 9] = 1 if me.started else 0
        for i in range(len(me.workers)):
            x[side.workers + i] = me.workers[i]
        x[side.zone] = len(me.zone)
        box = s.box
        discs = me.discs
        for i in range(len(box.disc_white)):
            if (discs >> i) & 1:
                x[side.discs + (0 if box.disc_white[i] else 1)] += 1
        low = PRIVATE + seat * STRIDE
        tile = s.trail.tile
        for space in box.building_spaces:
            if low <= tile[space] < low + STRIDE:
                x[side.built] += 1
                x[side.built + 1] += box.fee[tile[space]]

    def write_money(self, s: TrailState, seat: int, side: TrailSide, x: list[int]) -> None:
        money = s.players[seat].money
        x[side.money] = least(money, 4)
        x[side.money + 1] = least(money, 10)
        x[side.money + 2] = least(money, 20)
        x[side.money + 3] = least(money, 80)

    def write_place(self, s: TrailState, seat: int, side: TrailSide, t: TrailTables, x: list[int], own: bool) -> None:
        """Steps and fees to what lies ahead: spaces are listed in the order of travel, so one pass finds the shortest ways."""
        box = s.box
        tiles = s.trail.tile
        start = s.players[seat].herder
        goal = box.goal
        if start < 0 or start == goal:
            start = box.restart
        steps = [FAR] * (goal + 1)
        fees = [0] * (goal + 1)
        steps[start] = 0
        limit = s.step_limit(seat)
        low = PRIVATE + seat * STRIDE
        pays = s.pays_fees(seat)
        for space in range(start + 1, goal + 1):
            best = FAR
            fee = 0
            for before in box.before[space]:
                if steps[before] < best or (steps[before] == best and fees[before] < fee):
                    best = steps[before]
                    fee = fees[before]
            if best == FAR:
                continue
            tile = tiles[space]
            mine = low <= tile < low + STRIDE
            if tile != NO_TILE or space == goal:
                best += 1
                if pays and tile != NO_TILE and not mine:
                    fee += box.fee[tile]
            steps[space] = best
            fees[space] = fee
            if own and best < CLOSE and tile != NO_TILE and (mine or tile < HAZARD):
                self.write_building(tile, low, best, fee, limit, t, x)
        x[side.place] = start
        x[side.place + 1] = least(steps[goal], 30)
        x[side.place + 2] = least(fees[goal], 20)
        if own:
            x[self.goal] = 1 if steps[goal] <= limit else 0
            x[self.goal + 1] = 1 if steps[goal] <= 2 * limit else 0
            x[self.where + t.place[start]] = 1

    def write_building(self, tile: int, low: int, steps: int, fee: int, limit: int, t: TrailTables, x: list[int]) -> None:
        """A building ahead that may be used."""
        near = 1 if steps <= limit else 0
        close = CLOSE - steps
        if tile < HAZARD:
            at = self.neutrals + 3 * (tile - 1)
            x[at] = near
            x[at + 1] = close
            x[at + 2] = least(fee, 12)
        else:
            x[self.mine + tile - low] = close
        for deed in t.deeds[building_kind(tile)]:
            at = self.deeds + 2 * deed
            if near > x[at]:
                x[at] = near
            if close > x[at + 1]:
                x[at + 1] = close

    # -- what the seat itself looks at

    def write_own(self, s: TrailState, seat: int, x: list[int]) -> None:
        box = s.box
        me = s.players[seat]
        for i in range(len(box.disc_slug)):
            if not (me.discs >> i) & 1:
                x[self.freed + i] = 1
        low = PRIVATE + seat * STRIDE
        tiles = s.trail.tile
        for i in range(len(box.building_spaces)):
            tile = tiles[box.building_spaces[i]]
            if tile == NO_TILE:
                continue
            if low <= tile < low + STRIDE:
                x[self.built + tile - low] = 1
                x[self.own_spaces + i] = 1
            else:
                x[self.other_spaces + i] = 1 + box.fee[tile]
        for building in me.unbuilt:
            x[self.unbuilt + building] = 1
        first = box.first_objective
        for kind in me.zone:
            need = box.objective_tasks[kind - first]
            for i in range(len(need)):
                x[self.needs + i] += need[i]
        for w in range(len(me.workers)):
            at = self.rows + 5 * w
            for n in range(least(me.workers[w], 6) - 1):
                x[at + n] = 1

    def write_tasks(self, s: TrailState, seat: int, have: list[int], t: TrailTables, x: list[int]) -> None:
        """Objectives in hand, in the rest of the herd, in the display, by what they still lack."""
        first = s.box.first_objective
        me = s.players[seat]
        for kind in me.hand:
            if kind >= first:
                x[self.moves + t.objective_at[kind - first]] += 1
                count_lacking(s.box, kind, have, x, self.tasks)
        for kind in me.draw:
            if kind >= first:
                count_lacking(s.box, kind, have, x, self.tasks + LACKING)
        for kind in me.discard:
            if kind >= first:
                count_lacking(s.box, kind, have, x, self.tasks + LACKING)
        for kind in s.cards.display:
            count_lacking(s.box, kind, have, x, self.tasks + 2 * LACKING)

    def write_question(self, s: TrailState, seat: int, t: TrailTables, x: list[int]) -> None:
        """The question that comes next, and what is still to be had at the location and of actions begun."""
        frames = s.stack
        for f in s.side:
            if f.seat == seat:
                frames = s.side
        if not frames:
            return
        top = frames[-1]
        if top.seat == seat:
            i = self.questions.get(AUTOMA_TIE if isinstance(top, AutomaTie) else type(top).__name__, NONE)
            if i >= 0:
                key = top.key()
                plain = len(key) == 1 or isinstance(top, (AtLocation, Immediate))  # whose actions are written by themselves
                x[self.question + i] = 1 if plain else clip(key[1] + 7)
        for f in s.stack:
            if f.seat == seat:
                self.write_pending(s, f, t, x)

    def write_pending(self, s: TrailState, f: Frame, t: TrailTables, x: list[int]) -> None:
        if isinstance(f, AtLocation):
            for a in f.actions(s):
                if not (f.used >> a.slot) & 1:
                    self.write_action(a.ident, t, x)
            if f.used == 0:
                x[self.auxiliary] = 1
        elif isinstance(f, Rest):
            self.write_action(f.sequence.ident, t, x)
        elif isinstance(f, Immediate):
            for a in f.actions:
                self.write_action(a.ident, t, x)

    def write_action(self, ident: int, t: TrailTables, x: list[int]) -> None:
        i = t.action_at[ident]
        if i >= 0:
            x[self.pending + i] = 1

    # -- the board

    def write_board(self, s: TrailState, seat: int, x: list[int]) -> None:
        box = s.box
        trail = s.trail
        columns = box.columns
        for i in range(least(trail.job_next // columns, len(box.row_cost)) * columns):
            tile = trail.jobs[i]
            if tile != NO_TILE:
                at = self.jobs + 3 * (tile - WORKER)
                x[at] += 1
                cheap = 12 - box.row_cost[i // columns]
                if cheap > x[at + 1]:
                    x[at + 2] = x[at + 1]
                    x[at + 1] = cheap
                elif cheap > x[at + 2]:
                    x[at + 2] = cheap
        for area in range(len(box.area_spaces)):
            at = self.hazards + 2 * area
            for space in box.area_spaces[area]:
                tile = trail.tile[space]
                if tile != NO_TILE:
                    x[at] += 1
                    vp = box.hazard_vp[(tile - HAZARD) % FACES]
                    if vp > x[at + 1]:
                        x[at + 1] = vp
        seats = len(s.players)
        progress = s.progress
        x[self.clock] = clip(progress.turns // seats)
        x[self.clock + 1] = seat
        x[self.clock + 2] = (progress.turns - 1 - seat) % seats
        x[self.clock + 3] = 1 if progress.ended_by != NONE else 0
        x[self.clock + 4] = 1 if progress.ended_by == seat else 0
        x[self.clock + 5] = seats

    def write_deck(self, deck: list[int], specialty: int, x: list[int]) -> None:
        for card in deck:
            x[self.deck + card] = 1
        if specialty >= 0:
            x[self.specialty + specialty] = 1

    # -- choices

    def worth_a_look(self, s: TrailState, seat: int) -> list[Choice]:
        """Of several ways to a place the cheapest; free actions where they are of use."""
        q = s.question(seat)
        if q is None:
            return s.offers(seat)
        out = q.choices(s)
        if isinstance(q, Walking):
            out = cheapest_ways(s, q, out)
        if not s.side:
            for c in s.extras(seat):
                if self.is_useful(s, seat, q, c):
                    out.append(c)
        return out

    def is_useful(self, s: TrailState, seat: int, q: Frame, c: Choice) -> bool:
        """Whether a free action is worth a look beside this question."""
        raise NotImplementedError


def cheapest_ways(s: TrailState, q: Walking, choices: list[Choice]) -> list[Choice]:
    """The other ways cost more, or pay other players instead of the bank."""
    out: list[Choice] = []
    at: dict[int, int] = {}
    fees: dict[int, int] = {}
    for c in choices:
        if c.verb is not s.box.MOVE:
            out.append(c)
            continue
        paid = 0
        by_payee = q.fees(s, c)
        for i in range(len(by_payee)):
            paid += 8 * by_payee[i] + (1 if i > 0 and by_payee[i] > 0 else 0)
        if c.a not in at:
            at[c.a] = len(out)
            fees[c.a] = paid
            out.append(c)
        elif paid < fees[c.a]:
            out[at[c.a]] = c
            fees[c.a] = paid
    return out


def count_lacking(box: TrailBox, kind: int, have: list[int], x: list[int], at: int) -> None:
    """The points of an objective under how many things it lacks: none, one, two, more; and one objective more."""
    need = box.objective_tasks[kind - box.first_objective]
    lacking = 0
    for i in range(len(need)):
        if need[i] > have[i]:
            lacking += need[i] - have[i]
    x[at + least(lacking, 3)] += box.card_vp[kind]
    x[at + 4] += 1


def spend(box: TrailBox, zone: list[int], completed: list[int], have: list[int]) -> list[int]:
    """What is left for further objectives after those of the zone that are completed."""
    left = have[:]
    done = completed[:]
    for kind in zone:
        if kind in done:
            done.remove(kind)
            need = box.objective_tasks[kind - box.first_objective]
            for i in range(len(need)):
                left[i] -= need[i]
    return left
