"""What the first network that learned Great Western Trail knows of a position: 711 bytes.

It was trained for two players with a random layout and sides a, and is kept as an opponent to measure by. Its numbers go by the
order of the box as it was then, so nothing here changes with the features that the game declares today.
"""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Rest
from overlander.core.frame import Frame, Work
from overlander.core.rng import Rng
from overlander.games.gwt import box as b
from overlander.games.gwt import scoring
from overlander.games.gwt.delivery import DeliveryDisc, Transport
from overlander.games.gwt.kansas_city import LeaveKansasCity, breeding_value
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import StationDisc
from overlander.games.trail.box import HAZARD, NO_TILE, OUTLAW, PRIVATE, STRIDE, WORKER
from overlander.games.trail.location import AtLocation, Immediate
from overlander.games.trail.objectives import best_objectives
from overlander.games.trail.turn import PhaseC

FRAMES: Final = {
    name: i
    for i, name in enumerate(
        [
            "PhaseC",
            "LeaveKansasCity",
            "AdvanceHerder",
            "AppointMaster",
            "AtLocation",
            "Auxiliary",
            "BuildBuilding",
            "BuyCattle",
            "ChooseForesight",
            "CollectBounty",
            "CopyBuilding",
            "Deliver",
            "DeliveryDisc",
            "DiscardCards",
            "DrawCards",
            "GainObjective",
            "HerderCard",
            "HireWorker",
            "Immediate",
            "MoveBack",
            "MoveBackFreely",
            "MoveHerder",
            "MoveLocomotive",
            "PlaceHerder",
            "RemoveCards",
            "RemoveHazard",
            "Retreat",
            "StationDisc",
            "UpgradeStation",
            "UseCertificates",
        ]
    )
}
KINDS: Final = 30

# where the trail's spaces lie: neutral buildings and the branches between them
SEGMENT: Final = [
    0, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7, 8, 8, 9, 10, 11, 11, 11, 11, 11, 11, 11, 11, 12,
    13, 13, 14, 14, 14, 14, 14, 14, 15, 16, 16, 17, 18, 18, 19, 19, 19, 19,
]  # fmt: skip
OBJECTIVE_ACTIONS: Final = ["", "gain-2", "draw-3", "locomotive-2", "locomotive-3", "herder-3", "auxiliary"]

# the blocks: one seat's, twice (own, then the opponent's), then what only the owner knows, the question, the board
SCORE: Final = 0  # the eleven categories as they stand, plus 60
MONEY: Final = 11
WEALTH: Final = 15  # tokens, certificates, permanent, limit, steps, hand limit
DISCS: Final = 21
WORKERS: Final = 35
CITIES: Final = 50
STATIONS: Final = 60
MASTERS: Final = 70
BUILT: Final = 79
UNBUILT: Final = 91
THINGS: Final = 103  # the elements of objectives
NEEDS: Final = 112  # what the zone needs
TRACK: Final = 121  # locomotive: space, crossings, turnout; then stations near ahead
HERD: Final = 134  # by kind of cattle; objectives; size
TRAIL: Final = 149  # herder: place, steps and fee to the city
SIDE: Final = 152

OWN: Final = 2 * SIDE
HAND: Final = OWN  # by breed
DISCARD: Final = OWN + 9
PILES: Final = OWN + 18  # hand, draw, discard sizes; breeding value; income possible
REACH: Final = OWN + 23  # cities that the income would reach and that are open
TASKS: Final = OWN + 33  # objectives in hand by action, in hand and herd and display by what they lack
SEGMENTS: Final = OWN + 33 + 7 + 15
NEUTRALS: Final = SEGMENTS + 20  # by letter: one move, two moves, steps, fee
MINE: Final = NEUTRALS + 28  # by number: one move, steps
GOAL: Final = MINE + 24  # one move, two moves
QUESTION: Final = GOAL + 2
ASKED: Final = QUESTION + KINDS
PENDING: Final = ASKED + KINDS  # actions still to be had, by ident
ACTIONS: Final = 94
AUX_OPEN: Final = PENDING + ACTIONS
NEW_CITY: Final = AUX_OPEN + 1
NEW_STATION: Final = NEW_CITY + 10
DUE: Final = NEW_STATION + 10
JOBS: Final = DUE + 1  # progress, to the next arrow, ended, by me; then by worker: how many, cheapest, second
FORESIGHT: Final = JOBS + 4 + 9
MARKET: Final = FORESIGHT + 15
HAZARDS: Final = MARKET + 10
POSTS: Final = HAZARDS + 9  # masters to be had
SPACES: Final = POSTS + 9  # own and other buildings by space
CLOCK: Final = SPACES + 44
SIZE: Final = CLOCK + 2

CATEGORIES: Final = 11
SCORE_ZERO: Final = 60


def least(a: int, b: int) -> int:
    return a if a < b else b


def clip(n: int) -> int:
    return 0 if n < 0 else 255 if n > 255 else n


# -- one seat


def fill_money(s: GwtState, seat: int, x: list[int], at: int) -> None:
    money = s.players[seat].money
    x[at + MONEY] = least(money, 4)
    x[at + MONEY + 1] = least(money, 10)
    x[at + MONEY + 2] = least(money, 20)
    x[at + MONEY + 3] = least(money, 80)
    x[at + SCORE] = SCORE_ZERO + money // 5


def fill_score(s: GwtState, seat: int, have: list[int], x: list[int], at: int) -> list[int]:
    """The score as it stands (scoring.score, with what it counts counted once); what completed cards of the zone leave over."""
    board = s.board
    me = s.players[seat]
    first = board.first_objective
    spare: list[int] = []
    cattle = 0
    for pile in (me.hand, me.draw, me.discard):
        for kind in pile:
            if kind >= first:
                spare.append(kind)
            else:
                cattle += board.card_vp[kind]
    per_pair = 0
    for master in s.ranches[seat].masters:
        if board.master_per[master] == b.OBJECTIVE_PAIR:
            per_pair += board.master_vp[master]
    assigned = best_objectives(s, me.zone, spare, have, per_pair, 2)
    x[at + SCORE + 1] = SCORE_ZERO + scoring.buildings(s, seat)
    x[at + SCORE + 2] = clip(SCORE_ZERO + scoring.cities(s, seat))
    x[at + SCORE + 3] = SCORE_ZERO + scoring.stations(s, seat)
    x[at + SCORE + 4] = SCORE_ZERO + scoring.hazards(s, seat)
    x[at + SCORE + 5] = clip(SCORE_ZERO + cattle)
    x[at + SCORE + 6] = clip(SCORE_ZERO + assigned.points)
    x[at + SCORE + 7] = clip(SCORE_ZERO + scoring.station_masters(s, seat, assigned.zone))
    x[at + SCORE + 8] = SCORE_ZERO + scoring.workers(s, seat)
    x[at + SCORE + 9] = SCORE_ZERO + scoring.right_step_disc(s, seat)
    x[at + SCORE + 10] = SCORE_ZERO + (board.marker_vp if s.ranches[seat].marker else 0)
    left = have[:]
    for kind in assigned.completed:
        if kind in me.zone:
            need = board.objective_tasks[kind - first]
            for i in range(9):
                left[i] -= need[i]
    return left


def fill_side(s: GwtState, seat: int, x: list[int], at: int) -> list[int]:
    board = s.board
    me = s.players[seat]
    ranch = s.ranches[seat]
    have = scoring.elements(s, seat)
    left = fill_score(s, seat, have, x, at)
    fill_money(s, seat, x, at)
    x[at + WEALTH] = least(me.tokens, 8)
    x[at + WEALTH + 1] = me.certificates
    x[at + WEALTH + 2] = me.permanent
    x[at + WEALTH + 3] = s.certificate_limit(seat)
    x[at + WEALTH + 4] = s.step_limit(seat)
    x[at + WEALTH + 5] = s.hand_limit(seat)
    for i in range(14):
        if not (me.discs >> i) & 1:
            x[at + DISCS + i] = 1
    for w in range(3):
        for n in range(2, me.workers[w] + 1):
            x[at + WORKERS + w * 5 + n - 2] = 1
    for i in range(10):
        x[at + CITIES + i] = ranch.cities[i]
        if (ranch.stations >> i) & 1:
            x[at + STATIONS + i] = 1
    for m in ranch.masters:
        x[at + MASTERS + m] = 1
    low = PRIVATE + seat * STRIDE
    for space in board.building_spaces:
        tile = s.trail.tile[space]
        if low <= tile < low + STRIDE:
            x[at + BUILT + board.building_number[tile - low] - 1] = 1
    for i in me.unbuilt:
        x[at + UNBUILT + board.building_number[i] - 1] = 1
    for i in range(9):
        x[at + THINGS + i] = have[i]
    for kind in me.zone:
        need = board.objective_tasks[kind - board.first_objective]
        for i in range(9):
            x[at + NEEDS + i] += need[i]
    here = board.node_space[ranch.locomotive]
    x[at + TRACK] = here
    x[at + TRACK + 1] = board.node_crossings[ranch.locomotive]
    x[at + TRACK + 2] = 0 if board.node_main[ranch.locomotive] else 1
    for i in range(10):
        node = board.station_node[i]
        if node > ranch.locomotive and not (ranch.stations >> i) & 1:
            ahead = board.node_space[node] - here
            if ahead < 9:
                x[at + TRACK + 3 + i] = 9 - ahead
    size = 0
    first = board.first_objective
    for pile in (me.hand, me.draw, me.discard):
        for kind in pile:
            size += 1
            x[at + HERD + (kind if kind < first else 13)] += 1
    x[at + HERD + 14] = size
    return left


def herder_of(s: GwtState, seat: int) -> int:
    """Where the next move begins."""
    herder = s.players[seat].herder
    return s.board.restart if herder < 0 or herder == s.board.goal else herder


def fill_trail(s: GwtState, seat: int, x: list[int], at: int, own: bool) -> None:
    """Steps and fees to what lies ahead: spaces are listed in the order of travel, so one pass finds the shortest ways."""
    board = s.board
    start = herder_of(s, seat)
    goal = board.goal
    steps = [99] * (goal + 1)
    fees = [0] * (goal + 1)
    steps[start] = 0
    limit = s.step_limit(seat)
    low = PRIVATE + seat * STRIDE
    for space in range(start + 1, goal + 1):
        best = 99
        fee = 0
        for before in board.before[space]:
            if steps[before] < best or (steps[before] == best and fees[before] < fee):
                best = steps[before]
                fee = fees[before]
        if best == 99:
            continue
        tile = s.trail.tile[space]
        if space == goal:
            best += 1
        elif tile != NO_TILE:
            best += 1
            if not low <= tile < low + STRIDE:
                fee += board.fee[tile]
        steps[space] = best
        fees[space] = fee
        if own and tile != NO_TILE and best > 0:
            if tile < HAZARD:
                i = NEUTRALS + 4 * (tile - 1)
                x[i] = 1 if best <= limit else 0
                x[i + 1] = 1 if best <= 2 * limit else 0
                x[i + 2] = 20 - least(best, 20)
                x[i + 3] = least(fee, 12)
            elif low <= tile < low + STRIDE:
                i = MINE + 2 * (board.building_number[tile - low] - 1)
                x[i] = 1 if best <= limit else 0
                x[i + 1] = 20 - least(best, 20)
    x[at + TRAIL] = start
    x[at + TRAIL + 1] = least(steps[goal], 30)
    x[at + TRAIL + 2] = least(fees[goal], 20)
    if own:
        x[GOAL] = 1 if steps[goal] <= limit else 0
        x[GOAL + 1] = 1 if steps[goal] <= 2 * limit else 0
        x[SEGMENTS + SEGMENT[start]] = 1


# -- what only the seat itself knows


def fill_own(s: GwtState, seat: int, have: list[int], x: list[int]) -> None:
    board = s.board
    me = s.players[seat]
    first = board.first_objective
    for kind in me.hand:
        breed = board.card_breed[kind]
        if breed >= 0:
            x[HAND + breed] += 1
        else:
            x[TASKS + OBJECTIVE_ACTIONS.index(board.objective_action_slug[kind - first])] += 1
            count_lacking(s, kind, have, x, TASKS + 7)
    for kind in me.discard:
        breed = board.card_breed[kind]
        if breed >= 0:
            x[DISCARD + breed] += 1
        else:
            count_lacking(s, kind, have, x, TASKS + 12)
    for kind in me.draw:
        if kind >= first:
            count_lacking(s, kind, have, x, TASKS + 12)
    for kind in s.cards.display:
        count_lacking(s, kind, have, x, TASKS + 17)
    x[PILES] = len(me.hand)
    x[PILES + 1] = len(me.draw)
    x[PILES + 2] = len(me.discard)
    value = breeding_value(s, seat)
    x[PILES + 3] = value
    income = value + me.permanent + me.certificates
    x[PILES + 4] = income
    cities = s.ranches[seat].cities
    for i in range(10):
        if board.city_value[i] <= income and (cities[i] == 0 or board.city_repeatable[i]):
            x[REACH + i] = 1


def count_lacking(s: GwtState, kind: int, have: list[int], x: list[int], at: int) -> None:
    """The points of an objective under how many things it lacks: none, one, two, more."""
    need = s.board.objective_tasks[kind - s.board.first_objective]
    lacking = 0
    for i in range(9):
        if need[i] > have[i]:
            lacking += need[i] - have[i]
    x[at + least(lacking, 3)] += s.board.card_vp[kind]
    x[at + 4] += 1


# -- the question that comes next


def fill_question(s: GwtState, seat: int, x: list[int]) -> None:
    if not s.stack:
        return
    top = s.stack[-1]
    i = FRAMES.get(type(top).__name__, NONE)
    if i >= 0 and top.seat == seat:
        x[QUESTION + i] = 1
        key = top.key()
        if len(key) > 1:
            x[ASKED + i] = clip(key[1] + 6)
    due = 0
    for f in s.stack:
        if f.seat != seat:
            continue
        if isinstance(f, AtLocation):
            fill_location(s, f, x)
        elif isinstance(f, Rest):
            x[PENDING + f.sequence.ident] = 1
        elif isinstance(f, Immediate):
            for a in f.actions:
                x[PENDING + a.ident] = 1
        elif isinstance(f, DeliveryDisc):
            x[NEW_CITY + f.city] = 1
            due += f.transport
        elif isinstance(f, StationDisc):
            x[NEW_STATION + f.station] = 1
        elif isinstance(f, Transport):
            due += f.cost
    x[DUE] = due


def fill_location(s: GwtState, f: AtLocation, x: list[int]) -> None:
    for a in f.actions(s):
        if not (f.used >> a.slot) & 1:
            x[PENDING + a.ident] = 1
    if f.used == 0:
        x[AUX_OPEN] = 1


# -- the board


def fill_board(s: GwtState, seat: int, x: list[int]) -> None:
    board = s.board
    columns = board.columns
    total = len(s.trail.jobs)
    x[JOBS] = s.trail.job_next * 24 // total
    row = s.trail.job_next // columns
    ahead = 0
    while row + ahead < len(board.row_arrow) and board.row_arrow[row + ahead] != "yellow":
        ahead += 1
    x[JOBS + 1] = ahead
    x[JOBS + 2] = 1 if s.progress.ended_by != NONE else 0
    x[JOBS + 3] = 1 if s.progress.ended_by == seat else 0
    for i in range(least(row, len(board.row_cost)) * columns):
        tile = s.trail.jobs[i]
        if tile != NO_TILE:
            at = JOBS + 4 + 3 * (tile - WORKER)
            x[at] += 1
            cheap = 12 - board.row_cost[i // columns]
            if cheap > x[at + 1]:
                x[at + 2] = x[at + 1]
                x[at + 1] = cheap
            elif cheap > x[at + 2]:
                x[at + 2] = cheap
    for i in range(6):
        tile = s.trail.foresight[i]
        if tile >= WORKER:
            x[FORESIGHT + 5 * (i // 2) + tile - WORKER] += 1
        elif tile >= OUTLAW:
            x[FORESIGHT + 5 * (i // 2) + 3] += 1
        elif tile != NO_TILE:
            x[FORESIGHT + 5 * (i // 2) + 4] += 1
    for kind in s.cards.market:
        x[MARKET + kind - 4] += 1
    x[MARKET + 9] = len(s.cards.market_stack)
    for area in range(3):
        for space in board.area_spaces[area]:
            tile = s.trail.tile[space]
            if tile != NO_TILE:
                x[HAZARDS + area] += 1
                vp = board.hazard_vp[(tile - HAZARD) % 8]
                x[HAZARDS + 3 + area] = vp if vp > x[HAZARDS + 3 + area] else x[HAZARDS + 3 + area]
    for space in board.outlaw_spaces:
        if s.trail.tile[space] != NO_TILE:
            x[HAZARDS + (7 if space < board.goal else 6)] += 1
            if s.trail.tile[space] == b.GREEN:
                x[HAZARDS + 8] += 1
    for i in range(len(s.trail.masters)):
        if s.trail.masters[i] != NONE:
            x[POSTS + s.trail.masters[i]] = 6 - i
    low = PRIVATE + seat * STRIDE
    for i in range(22):
        tile = s.trail.tile[board.building_spaces[i]]
        if tile == NO_TILE:
            continue
        if low <= tile < low + STRIDE:
            x[SPACES + i] = 1
        else:
            x[SPACES + 22 + i] = 1 + board.fee[tile]
    x[CLOCK] = clip(s.progress.turns // len(s.players))
    x[CLOCK + 1] = seat


def rival(s: GwtState, seat: int) -> int:
    """The opponent who is looked at: of several, the one with the most points."""
    n = len(s.players)
    best = (seat + 1) % n
    if n > 2:
        most = -1000
        for other in range(n):
            if other != seat:
                points = sum(scoring.score(s, other))
                if points > most:
                    most = points
                    best = other
    return best


def ground(s: GwtState, seat: int, other: int) -> list[int]:
    """What no choice of the seat changes (or nearly none), the opponent's money apart."""
    x = [0] * SIZE
    fill_side(s, other, x, SIDE)
    fill_trail(s, other, x, SIDE, False)
    return x


def features(s: GwtState, seat: int, other: int, base: list[int]) -> bytes:
    x = base[:]
    left = fill_side(s, seat, x, 0)
    fill_money(s, other, x, SIDE)
    fill_trail(s, seat, x, 0, True)
    fill_own(s, seat, left, x)
    fill_question(s, seat, x)
    fill_board(s, seat, x)
    return bytes(x)


# -- choices


def begin(s: GwtState, seat: int, c: Choice) -> None:
    """As State.apply, but before chance refills hand and foresights at the end of a turn; `s.settle()` goes on."""
    if s.side or c.verb.extra:
        s.apply(seat, c)
        return
    f: Frame = s.stack.pop()
    f.apply(s, c)
    while s.stack:
        f = s.stack[-1]
        if not isinstance(f, Work) or isinstance(f, (PhaseC, LeaveKansasCity)):
            return
        s.stack.pop()
        f.run(s)


def considered(s: GwtState, seat: int) -> list[Choice]:
    """The offers worth a look: exchange tokens only before a move and before income."""
    q = s.question(seat)
    if q is None:
        return s.offers(seat)
    out = q.choices(s)
    if s.players[seat].tokens > 0 and type(q).__name__ in ("MoveHerder", "UseCertificates") and not s.side:
        out.append(s.board.TOKEN)
    return out


def afterstates(s: GwtState, seat: int, offers: list[Choice], rng: Rng, samples: int) -> tuple[list[bytes], list[int]]:
    """The positions after each offer, by another chance than the game's; several where chance has a say."""
    other = rival(s, seat)
    base = ground(s, seat, other)
    rows: list[bytes] = []
    counts: list[int] = []
    for c in offers:
        d = s.clone()
        d.rng = rng.clone()
        begin(d, seat, c)
        rows.append(features(d, seat, other, base))
        n = 1
        if d.rng.counter != rng.counter:
            while n < samples:
                d = s.clone()
                d.rng = Rng(rng.key, rng.counter + 64 * n, ())
                begin(d, seat, c)
                rows.append(features(d, seat, other, base))
                n += 1
        counts.append(n)
    return rows, counts
