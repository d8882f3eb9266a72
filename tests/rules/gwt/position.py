"""Positions for rule tests: a set-up game, changed to what a test needs, in the words of the tokens.

    s = position(players=2)
    hand(s, 0, "criollo", "galloway")
    at(s, 0, "neutral-a")                      # seat 0 has just stopped there: phase B
    play(s, 0, "act:a/1,galloway")
    assert money(s, 0) == 8

Everything works in both builds: states are changed only through their attributes.
"""

from __future__ import annotations

from overlander.core.choice import NONE, Choice, parse
from overlander.core.errors import Refused
from overlander.core.frame import Frame
from overlander.core.game import find_game
from overlander.games.gwt.kansas_city import area_of
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.turn import PhaseC, Turn
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE, WORKER
from overlander.games.trail.location import Auxiliary
from overlander.games.trail.movement import MoveHerder


def new_game(players: int = 2, seed: str = "test", **options: str) -> GwtState:
    """A game as set up, before the first decision. Options by name, dashes as underscores."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    s = find_game("gwt").new({"players": str(players), **given}, seed)
    assert isinstance(s, GwtState)
    return s


def position(players: int = 2, seed: str = "test", **options: str) -> GwtState:
    """A quiet position to build on: first turns done, every herder on neutral-a, hands empty, trail without hazards and outlaws,
    all with $20 and one exchange token; it is seat 0's turn, before phase A."""
    s = new_game(players, seed, **options)
    for me in s.players:
        me.started = True
        me.herder = s.box.at["neutral-a"]
        me.draw.extend(me.hand)
        me.hand.clear()
        me.money = 20
    for space in range(len(s.tile)):
        if s.box.kinds[space] in ("hazard", "outlaw"):
            if s.tile[space] != NO_TILE:
                s.bags[0].append(s.tile[space])
            s.tile[space] = NO_TILE
    turn(s, 0)
    return s


def turn(s: GwtState, seat: int) -> None:
    """Seat's turn, before phase A."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat), MoveHerder(seat)]
    s.used_buildings = 0


def ask(s: GwtState, seat: int, *frames: Frame) -> None:
    """These questions or work on top of the seat's phase B (the last one first), then phase C and the next player."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat), *frames]
    s.settle()


def at(s: GwtState, seat: int, space: str) -> None:
    """The seat's herder has just stopped there: phase B (or the steps of Kansas City)."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat)]
    s.used_buildings = 0
    s.players[seat].herder = s.box.at[space]
    s.arrive(seat)
    s.settle()


def auxiliary(s: GwtState, seat: int, double: bool = True) -> None:
    """The seat performs a "single or double auxiliary action" icon."""
    ask(s, seat, Auxiliary(seat, double))


# -- putting things in place


def kind(s: GwtState, slug: str) -> int:
    return s.box.card_slug.index(slug)


def hand(s: GwtState, seat: int, *cards: str) -> None:
    """Exactly these cards in hand; the former hand goes back to the draw stack. Cards appear from nowhere if need be."""
    me = s.players[seat]
    me.draw.extend(me.hand)
    me.hand = [kind(s, slug) for slug in cards]
    for card in me.hand:
        if card in me.draw:
            me.draw.remove(card)


def piles(s: GwtState, seat: int, draw: list[str], discard: list[str]) -> None:
    """Exactly these cards in draw stack and discard pile."""
    s.players[seat].draw = [kind(s, slug) for slug in draw]
    s.players[seat].discard = [kind(s, slug) for slug in discard]


def market(s: GwtState, *cards: str) -> None:
    """Exactly these cards in the market; the former ones go to its stack."""
    s.market_stack.extend(s.market)
    s.market = [kind(s, slug) for slug in cards]
    for card in s.market:
        if card in s.market_stack:
            s.market_stack.remove(card)


def display(s: GwtState, *cards: str) -> None:
    """Exactly these cards in the objective display; the former ones go to the stack."""
    s.objective_stack.extend(s.display)
    s.display = [kind(s, slug) for slug in cards]
    for card in s.display:
        if card in s.objective_stack:
            s.objective_stack.remove(card)


def build(s: GwtState, seat: int, building: str, space: str) -> None:
    """The seat's building stands on a space (taken from its supply if it is there: with sides=a the b-tiles are not)."""
    i = s.box.building_slug.index(building)
    if i in s.players[seat].unbuilt:
        s.players[seat].unbuilt.remove(i)
    s.tile[s.box.at[space]] = PRIVATE + seat * STRIDE + i


def tile(s: GwtState, space: str, slug: str) -> None:
    """A hazard (`flood-4-green`), outlaw (`green`) or neutral building (`a`) on a trail space; "" empties it."""
    s.tile[s.box.at[space]] = s.box.tile_slug.index(slug) if slug else NO_TILE


def tile_at(s: GwtState, space: str) -> str:
    """The slug of what lies on a trail space, "" if nothing."""
    return s.box.tile_slug[s.tile[s.box.at[space]]]


def discs(s: GwtState, seat: int, *gone: str) -> None:
    """Exactly these discs are gone from the player board."""
    s.players[seat].discs = (1 << len(s.box.disc_slug)) - 1
    for slug in gone:
        s.players[seat].discs &= ~(1 << s.box.disc_slug.index(slug))


def workers(s: GwtState, seat: int, cowboys: int = 1, builders: int = 1, engineers: int = 1) -> None:
    s.players[seat].workers = [cowboys, builders, engineers]


def locomotive(s: GwtState, seat: int, node: str) -> None:
    s.ranches[seat].locomotive = s.board.node_slug.index(node)


def stations(s: GwtState, seat: int, *slugs: str) -> None:
    """The seat has discs on exactly these stations."""
    s.ranches[seat].stations = sum(1 << s.board.station_slug.index(x) for x in slugs)


def cities(s: GwtState, seat: int, **counts: int) -> None:
    """The seat has so many discs in these cities (underscores for dashes), none elsewhere."""
    s.ranches[seat].cities = [counts.get(slug.replace("-", "_"), 0) for slug in s.board.city_slug]


def masters(s: GwtState, *slugs: str) -> None:
    """The station masters at stations 1, 2, 3 ...; "" for one that was taken."""
    s.masters = [s.board.master_slug.index(x) if x else NONE for x in slugs]


def jobs(s: GwtState, *rows: str) -> None:
    """The job market from row 1 on, each row as letters of its workers ("cb": a cowboy, a builder; "-": an empty space).
    The marker stands in the row of the first missing letter."""
    columns = s.box.columns
    s.jobs = [NO_TILE] * len(s.jobs)
    s.job_next = 0
    for number, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter != "-":
                s.jobs[number * columns + column] = WORKER + "cbe".index(letter)
            s.job_next = number * columns + column + 1


def foresight(s: GwtState, *tiles: str) -> None:
    """The six foresight spaces: 1 top, 1 bottom, 2 top, ...; "" for an empty one."""
    s.foresight = [s.box.tile_slug.index(x) if x else NO_TILE for x in tiles]


# -- acting


def tokens(s: GwtState, seat: int) -> set[str]:
    """The answers the seat may give now."""
    return {str(c) for c in s.choices(seat)}


def verbs(s: GwtState, seat: int) -> set[str]:
    return {c.verb.name for c in s.choices(seat)}


def play(s: GwtState, seat: int, *answers: str) -> None:
    for token in answers:
        s.play(seat, token)


def refused(s: GwtState, seat: int, token: str) -> tuple[str, str]:
    """The rule and the reason of a refusal; fails if the token is accepted. Nothing may change."""
    before = s.digest()
    try:
        s.play(seat, token)
    except Refused as error:
        assert s.digest() == before
        return (error.rule, error.refusal.reason if error.refusal is not None else error.code)
    raise AssertionError(f"{token} was accepted")


def choice(s: GwtState, token: str) -> Choice:
    return parse(s.verbs(), token)


# -- looking


def question(s: GwtState, seat: int) -> str:
    """The name of the question the seat must answer, "" if none."""
    q = s.question(seat)
    return "" if q is None else type(q).__name__


def money(s: GwtState, seat: int) -> int:
    return s.players[seat].money


def cards(s: GwtState, pile: list[int]) -> list[str]:
    """A pile in words, sorted."""
    return sorted(s.box.card_slug[k] for k in pile)


def space_of(s: GwtState, seat: int) -> str:
    return s.box.spaces[s.players[seat].herder]


def node_of(s: GwtState, seat: int) -> str:
    return s.board.node_slug[s.ranches[seat].locomotive]


def free_space_for(s: GwtState, slug: str) -> str:
    """Where a hazard or outlaw tile would go, "" if nowhere."""
    space = s.free_space(area_of(s, s.box.tile_slug.index(slug)))
    return s.box.spaces[space] if space >= 0 else ""


def score(s: GwtState, seat: int, category: str) -> int:
    out = s.outcome()
    return out.points[seat][out.categories.index(category)]
