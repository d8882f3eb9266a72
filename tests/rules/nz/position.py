"""Positions for rule tests: a set-up game, changed to what a test needs, in the words of the tokens.

    s = position(players=2)
    hand(s, 0, "merino", "southdown")
    at(s, 0, "neutral-f")                      # seat 0 has just stopped there: phase B
    play(s, 0, "act:f/1,southdown")
    assert money(s, 0) == 23

Everything works in both builds: states are changed only through their attributes.
"""

from __future__ import annotations

from overlander.core.choice import NONE, Choice, parse
from overlander.core.errors import Refused
from overlander.core.event import Event
from overlander.core.frame import Frame
from overlander.core.game import find_game
from overlander.games.nz import box as b
from overlander.games.nz.state import Farm, NzState
from overlander.games.nz.turn import PhaseC, Turn
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE, WORKER
from overlander.games.trail.location import Auxiliary
from overlander.games.trail.movement import MoveHerder
from overlander.games.trail.state import Player


def new_game(players: int = 2, seed: str = "test", **options: str) -> NzState:
    """A game as set up, before the first decision. Options by name, dashes as underscores."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    s = find_game("nz").new({"players": str(players), **given}, seed)
    assert isinstance(s, NzState)
    return s


def position(players: int = 2, seed: str = "test", **options: str) -> NzState:
    """A quiet position to build on: first turns done (the disc of exploration 0 came from the money row), every runholder on
    neutral-a, hands empty, no hazards, all with 20 pounds, 1 gold, one exchange token; seat 0's turn, before phase A."""
    s = new_game(players, seed, **options)
    for seat, me in enumerate(s.players):
        me.started = True
        me.herder = s.box.at["neutral-a"]
        me.draw.extend(me.hand)
        me.hand.clear()
        me.money = 20
        me.discs &= ~(1 << s.box.disc_slug.index("aux-money-2"))
        s.farms[seat].explored = 0
    for space in range(len(s.tile)):
        if s.box.kinds[space] == "hazard":
            if s.tile[space] != NO_TILE:
                s.bags[0].append(s.tile[space])
            s.tile[space] = NO_TILE
    turn(s, 0)
    return s


def turn(s: NzState, seat: int) -> None:
    """Seat's turn, before phase A."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat), MoveHerder(seat)]
    s.used_buildings = 0
    s.shopping = seat
    s.topdeck = False


def ask(s: NzState, seat: int, *frames: Frame) -> None:
    """These questions or work on top of the seat's phase B (the last one first), then phase C and the next player."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat), *frames]
    s.shopping = seat
    s.settle()


def at(s: NzState, seat: int, space: str) -> None:
    """The seat's runholder has just stopped there: phase B (or the steps of Wellington)."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat)]
    s.used_buildings = 0
    s.players[seat].herder = s.box.at[space]
    s.arrive(seat)
    s.settle()


def auxiliary(s: NzState, seat: int, double: bool = True) -> None:
    """The seat performs a "single or double auxiliary action" icon."""
    ask(s, seat, Auxiliary(seat, double))


def act(s: NzState, seat: int, slug: str, *answers: str) -> None:
    """The seat performs a printed action as if its building were at hand, then gives these answers."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat)]
    s.shopping = seat
    action = s.box.actions[s.box.action_slug.index(slug)]
    action.do(s, seat, s.box.PASS)
    s.settle()
    play(s, seat, *answers)


# -- putting things in place


def kind(s: NzState, slug: str) -> int:
    return s.box.card_slug.index(slug)


def hand(s: NzState, seat: int, *cards: str) -> None:
    """Exactly these cards in hand; the former hand goes back to the draw pile. Cards appear from nowhere if need be."""
    me = s.players[seat]
    me.draw.extend(me.hand)
    me.hand = [kind(s, slug) for slug in cards]
    for card in me.hand:
        if card in me.draw:
            me.draw.remove(card)


def piles(s: NzState, seat: int, draw: list[str], discard: list[str]) -> None:
    """Exactly these cards in draw pile and discard pile."""
    s.players[seat].draw = [kind(s, slug) for slug in draw]
    s.players[seat].discard = [kind(s, slug) for slug in discard]


def market(s: NzState, *cards: str) -> None:
    """Exactly these cards in the market; the former ones go to its stack."""
    s.market_stack.extend(s.market)
    s.market = [kind(s, slug) for slug in cards]
    for card in s.market:
        if card in s.market_stack:
            s.market_stack.remove(card)


def display(s: NzState, *cards: str) -> None:
    """Exactly these cards in the objective offer; the former ones go to the stack."""
    s.objective_stack.extend(s.display)
    s.display = [kind(s, slug) for slug in cards]
    for card in s.display:
        if card in s.objective_stack:
            s.objective_stack.remove(card)


def zone(s: NzState, seat: int, *cards: str) -> None:
    s.players[seat].zone = [kind(s, slug) for slug in cards]


def build(s: NzState, seat: int, building: str, space: str) -> None:
    """The seat's building stands on a space (taken from its supply if it is there: with sides=a the b-tiles are not)."""
    i = s.box.building_slug.index(building)
    if i in s.players[seat].unbuilt:
        s.players[seat].unbuilt.remove(i)
    s.tile[s.box.at[space]] = PRIVATE + seat * STRIDE + i


def tile(s: NzState, space: str, slug: str) -> None:
    """A hazard (`flood-4-green`) or neutral building (`a`, `b-ii`) on a trail space; "" empties it."""
    s.tile[s.box.at[space]] = s.box.tile_slug.index(slug) if slug else NO_TILE


def tile_at(s: NzState, space: str) -> str:
    """The slug of what lies on a trail space, "" if nothing."""
    return s.box.tile_slug[s.tile[s.box.at[space]]]


def tile_of(s: NzState, slug: str) -> int:
    return s.box.tile_slug.index(slug)


def discs(s: NzState, seat: int, *gone: str) -> None:
    """Exactly these discs are gone from the player board, with what their spots give permanently."""
    me = s.players[seat]
    me.discs = (1 << len(s.box.disc_slug)) - 1
    me.permanent = 0
    s.farms[seat].wool = 0
    for slug in gone:
        i = s.box.disc_slug.index(slug)
        me.discs &= ~(1 << i)
        me.permanent += s.board.disc_certificate[i]
        s.farms[seat].wool += s.board.disc_wool[i]


def only_discs(s: NzState, seat: int, *left: str) -> None:
    """Exactly these discs are left on the player board."""
    s.players[seat].discs = sum(1 << s.box.disc_slug.index(slug) for slug in left)


def workers(s: NzState, seat: int, shepherds: int = 1, builders: int = 1, sailors: int = 1, shearers: int = 1) -> None:
    s.players[seat].workers = [shepherds, builders, sailors, shearers]


def posts(s: NzState, seat: int, **counts: int) -> None:
    """The seat has so many discs on these posts (underscores for dashes), none elsewhere."""
    s.farms[seat].posts = [counts.get(slug.replace("-", "_"), 0) for slug in s.board.post_slug]


def harbours(s: NzState, seat: int, *slugs: str) -> None:
    """The seat has a disc or storehouse in exactly these harbours; storehouses leave the board from the first one on."""
    farm = s.farms[seat]
    farm.harbours = 0
    farm.storehouses = (1 << len(s.board.storehouse_slug)) - 1
    s.slots = [NONE if x == seat else x for x in s.slots]
    for slug in slugs:
        h = s.board.harbour_slug.index(slug)
        farm.harbours |= 1 << h
        if s.board.harbour_size[h] != b.MEDIUM:
            farm.storehouses &= farm.storehouses - 1
            s.slots[h * b.SLOTS + s.slots[h * b.SLOTS : (h + 1) * b.SLOTS].index(NONE)] = seat


def ship(s: NzState, seat: int, space: str) -> None:
    s.farms[seat].ship = s.board.sea_slug.index(space)


def masters(s: NzState, *slugs: str) -> None:
    """The harbourmasters of the medium harbours in order; "" for one that was taken."""
    s.masters = [s.board.master_slug.index(x) if x else NONE for x in slugs]


def jobs(s: NzState, **columns: int) -> None:
    """How many workers lie in each column of the job market, from the top; none in the others."""
    s.jobs = [NO_TILE] * len(s.jobs)
    for slug, n in columns.items():
        w = s.box.workers.index(slug)
        for row in range(n):
            s.jobs[row * s.box.columns + w] = WORKER + w


def job_at(s: NzState, worker: str, row: int) -> bool:
    """Whether such a worker lies in that row (1 is the top)."""
    w = s.box.workers.index(worker)
    return s.jobs[(row - 1) * s.box.columns + w] == WORKER + w


def bonus_market(s: NzState, *rows: str) -> None:
    """The bonus market from row 1 on, each row as slugs ("-": empty); the marker stands in the row of the first missing cell."""
    columns = s.board.bonus_columns
    s.bonus_market = [NO_TILE] * len(s.bonus_market)
    s.bonus_next = 0
    for number, row in enumerate(rows):
        for column, slug in enumerate(row.split()):
            if slug != "-":
                s.bonus_market[number * columns + column] = s.box.tile_slug.index(slug)
            s.bonus_next = number * columns + column + 1


def foresight(s: NzState, *tiles: str) -> None:
    """The four foresight spaces: A, A, B, B; "" for an empty one."""
    s.foresight = [s.box.tile_slug.index(x) if x else NO_TILE for x in tiles]


# -- acting


def tokens(s: NzState, seat: int) -> set[str]:
    """The answers the seat may give now."""
    return {str(c) for c in s.choices(seat)}


def extras(s: NzState, seat: int) -> set[str]:
    """The free actions of the seat now."""
    return {str(c) for c in s.extras(seat)}


def acts(s: NzState, seat: int) -> set[str]:
    """The actions offered, without the cards that pay for them."""
    return {s.box.action_slug[c.a] for c in s.choices(seat) if c.verb is s.box.ACT}


def verbs(s: NzState, seat: int) -> set[str]:
    return {c.verb.name for c in s.choices(seat)}


def play(s: NzState, seat: int, *answers: str) -> None:
    for token in answers:
        s.play(seat, token)


def heard(s: NzState, seat: int, *answers: str) -> list[Event]:
    """Plays and gives back what was told meanwhile."""
    s.heard = []
    play(s, seat, *answers)
    out = s.heard
    s.heard = None
    return out


def refused(s: NzState, seat: int, token: str) -> tuple[str, str]:
    """The rule and the reason of a refusal; fails if the token is accepted. Nothing may change."""
    before = s.digest()
    try:
        s.play(seat, token)
    except Refused as error:
        assert s.digest() == before
        return (error.rule, error.refusal.reason if error.refusal is not None else error.code)
    raise AssertionError(f"{token} was accepted")


def choice(s: NzState, token: str) -> Choice:
    return parse(s.verbs(), token)


# -- looking


def me(s: NzState, seat: int = 0) -> Player:
    return s.players[seat]


def farm(s: NzState, seat: int = 0) -> Farm:
    return s.farms[seat]


def question(s: NzState, seat: int) -> str:
    """The name of the question the seat must answer, "" if none."""
    q = s.question(seat)
    return "" if q is None else type(q).__name__


def money(s: NzState, seat: int) -> int:
    return s.players[seat].money


def cards(s: NzState, pile: list[int]) -> list[str]:
    """A pile in words, sorted."""
    return sorted(s.box.card_slug[k] for k in pile)


def discard(s: NzState, seat: int) -> list[str]:
    return cards(s, s.players[seat].discard)


def space_of(s: NzState, seat: int) -> str:
    return s.box.spaces[s.players[seat].herder]


def sea_of(s: NzState, seat: int) -> str:
    return s.board.sea_slug[s.farms[seat].ship]


def score(s: NzState, seat: int, category: str) -> int:
    out = s.outcome()
    return out.points[seat][out.categories.index(category)]
