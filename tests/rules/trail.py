"""Positions of both trail games: what a test puts in place, how it acts, what it looks at, in the words of the tokens.

`tests.rules.gwt.position` and `tests.rules.nz.position` hand these on, with what only their game has.
"""

from __future__ import annotations

from overlander.core.choice import Choice, parse
from overlander.core.errors import Refused
from overlander.core.event import Event
from overlander.core.frame import Frame
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.location import Auxiliary
from overlander.games.trail.movement import MoveHerder
from overlander.games.trail.state import Player, TrailState
from overlander.games.trail.turn import PhaseC, Turn


def quiet(s: TrailState, *kinds: str) -> None:
    """First turns done, every herder on neutral-a, hands empty, all with 20 money, nothing on trail spaces of these kinds;
    seat 0's turn, before phase A."""
    for p in s.players:
        p.started = True
        p.herder = s.box.at["neutral-a"]
        p.draw.extend(p.hand)
        p.hand.clear()
        p.money = 20
    for space in range(len(s.trail.tile)):
        if s.box.kinds[space] in kinds:
            if s.trail.tile[space] != NO_TILE:
                s.trail.bags[0].append(s.trail.tile[space])
            s.trail.tile[space] = NO_TILE
    turn(s, 0)


def begun(s: TrailState, seat: int, *frames: Frame) -> None:
    """The seat's turn has begun and these frames wait (the last one first), then phase C and the next player."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat), *frames]
    s.progress.used_buildings = 0
    s.phase_a_begins(seat)


def turn(s: TrailState, seat: int) -> None:
    """Seat's turn, before phase A."""
    begun(s, seat, MoveHerder(seat))


def ask(s: TrailState, seat: int, *frames: Frame) -> None:
    """These questions or work on top of the seat's phase B (the last one first), then phase C and the next player."""
    begun(s, seat, *frames)
    s.settle()


def at(s: TrailState, seat: int, space: str) -> None:
    """The seat's herder has just stopped there: phase B (or the steps of the city at the end of the trail)."""
    begun(s, seat)
    s.players[seat].herder = s.box.at[space]
    s.arrive(seat)
    s.settle()


def auxiliary(s: TrailState, seat: int, double: bool = True) -> None:
    """The seat performs a "single or double auxiliary action" icon."""
    ask(s, seat, Auxiliary(seat, double))


def act(s: TrailState, seat: int, slug: str, *answers: str) -> None:
    """The seat performs a printed action as if its building were at hand, then gives these answers."""
    begun(s, seat)
    s.box.actions[s.box.action_slug.index(slug)].do(s, seat, s.box.PASS)
    s.settle()
    play(s, seat, *answers)


# -- putting things in place


def kind(s: TrailState, slug: str) -> int:
    return s.box.card_slug.index(slug)


def hand(s: TrailState, seat: int, *cards: str) -> None:
    """Exactly these cards in hand; the former hand goes back to the draw stack. Cards appear from nowhere if need be."""
    me = s.players[seat]
    me.draw.extend(me.hand)
    me.hand = [kind(s, slug) for slug in cards]
    for card in me.hand:
        if card in me.draw:
            me.draw.remove(card)


def piles(s: TrailState, seat: int, draw: list[str], discard: list[str]) -> None:
    """Exactly these cards in draw stack and discard pile."""
    s.players[seat].draw = [kind(s, slug) for slug in draw]
    s.players[seat].discard = [kind(s, slug) for slug in discard]


def market(s: TrailState, *cards: str) -> None:
    """Exactly these cards in the market; the former ones go to its stack."""
    s.cards.market_stack.extend(s.cards.market)
    s.cards.market = [kind(s, slug) for slug in cards]
    for card in s.cards.market:
        if card in s.cards.market_stack:
            s.cards.market_stack.remove(card)


def display(s: TrailState, *cards: str) -> None:
    """Exactly these cards in the objective display; the former ones go to the stack."""
    s.cards.objective_stack.extend(s.cards.display)
    s.cards.display = [kind(s, slug) for slug in cards]
    for card in s.cards.display:
        if card in s.cards.objective_stack:
            s.cards.objective_stack.remove(card)


def zone(s: TrailState, seat: int, *cards: str) -> None:
    s.players[seat].zone = [kind(s, slug) for slug in cards]


def build(s: TrailState, seat: int, building: str, space: str) -> None:
    """The seat's building stands on a space (taken from its supply if it is there: with sides=a the b-tiles are not)."""
    i = s.box.building_slug.index(building)
    if i in s.players[seat].unbuilt:
        s.players[seat].unbuilt.remove(i)
    s.trail.tile[s.box.at[space]] = PRIVATE + seat * STRIDE + i


def tile(s: TrailState, space: str, slug: str) -> None:
    """A hazard (`flood-4-green`), outlaw (`green`) or neutral building (`a`, `b-ii`) on a trail space; "" empties it."""
    s.trail.tile[s.box.at[space]] = s.box.tile_slug.index(slug) if slug else NO_TILE


def tile_of(s: TrailState, slug: str) -> int:
    return s.box.tile_slug.index(slug)


def tile_at(s: TrailState, space: str) -> str:
    """The slug of what lies on a trail space, "" if nothing."""
    return s.box.tile_slug[s.trail.tile[s.box.at[space]]]


# -- acting


def tokens(s: TrailState, seat: int) -> set[str]:
    """The answers the seat may give now."""
    return {str(c) for c in s.choices(seat)}


def extras(s: TrailState, seat: int) -> set[str]:
    """The free actions of the seat now."""
    return {str(c) for c in s.extras(seat)}


def acts(s: TrailState, seat: int) -> set[str]:
    """The actions offered, without the cards that pay for them."""
    return {s.box.action_slug[c.a] for c in s.choices(seat) if c.verb is s.box.ACT}


def verbs(s: TrailState, seat: int) -> set[str]:
    return {c.verb.name for c in s.choices(seat)}


def play(s: TrailState, seat: int, *answers: str) -> None:
    for token in answers:
        s.play(seat, token)


def heard(s: TrailState, seat: int, *answers: str) -> list[Event]:
    """Plays and gives back what was told meanwhile."""
    s.heard = []
    play(s, seat, *answers)
    out = s.heard
    s.heard = None
    return out


def refused(s: TrailState, seat: int, token: str) -> tuple[str, str]:
    """The rule and the reason of a refusal; fails if the token is accepted. Nothing may change."""
    before = s.digest()
    try:
        s.play(seat, token)
    except Refused as error:
        assert s.digest() == before
        return (error.rule, error.refusal.reason if error.refusal is not None else error.code)
    raise AssertionError(f"{token} was accepted")


def choice(s: TrailState, token: str) -> Choice:
    return parse(s.verbs(), token)


# -- looking


def me(s: TrailState, seat: int = 0) -> Player:
    return s.players[seat]


def question(s: TrailState, seat: int) -> str:
    """The name of the question the seat must answer, "" if none."""
    q = s.question(seat)
    return "" if q is None else type(q).__name__


def money(s: TrailState, seat: int) -> int:
    return s.players[seat].money


def cards(s: TrailState, pile: list[int]) -> list[str]:
    """A pile in words, sorted."""
    return sorted(s.box.card_slug[k] for k in pile)


def discard(s: TrailState, seat: int) -> list[str]:
    return cards(s, s.players[seat].discard)


def space_of(s: TrailState, seat: int) -> str:
    return s.box.spaces[s.players[seat].herder]


def score(s: TrailState, seat: int, category: str) -> int:
    out = s.outcome()
    return out.points[seat][out.categories.index(category)]
