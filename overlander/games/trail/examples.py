"""Positions for the drawn examples of both trail games: a game as set up, changed to what an example needs, played by tokens."""

from overlander.core.frame import Frame
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.movement import MoveHerder
from overlander.games.trail.state import TrailState
from overlander.games.trail.turn import PhaseC, Turn


def quiet(s: TrailState, money: int) -> None:
    """First turns done, hands empty, only neutral buildings on the trail, everybody with this money; seat 0 is about to move."""
    for me in s.players:
        me.started = True
        me.herder = s.box.at["neutral-a"]
        me.draw.extend(me.hand)
        me.hand.clear()
        me.money = money
    for space, kind in enumerate(s.box.kinds):
        if kind in ("hazard", "outlaw"):
            s.trail.tile[space] = NO_TILE
    begun(s, MoveHerder(0))


def begun(s: TrailState, *frames: Frame) -> None:
    """Seat 0's turn has begun and these frames wait, the last one first."""
    s.stack = [Turn(1 % s.seats), PhaseC(0), *frames]
    s.progress.used_buildings = 0
    s.phase_a_begins(0)
    s.settle()


def at(s: TrailState, space: str) -> None:
    """Seat 0's herder has just stopped there."""
    begun(s)
    s.stack = [Turn(1 % s.seats), PhaseC(0)]
    s.players[0].herder = s.box.at[space]
    s.arrive(0)
    s.settle()


def play(s: TrailState, *tokens: str) -> None:
    for token in tokens:
        s.play(0, token)


def hand(s: TrailState, *cards: str) -> None:
    """Exactly these cards in seat 0's hand."""
    me = s.players[0]
    me.draw.extend(me.hand)
    me.hand = [s.box.card_slug.index(card) for card in cards]
    for card in me.hand:
        if card in me.draw:
            me.draw.remove(card)


def market(s: TrailState, *cards: str) -> None:
    s.cards.market = [s.box.card_slug.index(card) for card in cards]


def tile(s: TrailState, space: str, slug: str) -> None:
    s.trail.tile[s.box.at[space]] = s.box.tile_slug.index(slug)


def build(s: TrailState, seat: int, building: str, space: str) -> None:
    """A building of a seat stands there."""
    i = s.box.building_slug.index(building)
    if i in s.players[seat].unbuilt:
        s.players[seat].unbuilt.remove(i)
    s.trail.tile[s.box.at[space]] = PRIVATE + seat * STRIDE + i


def discs(s: TrailState, *gone: str) -> None:
    """These discs have left seat 0's board."""
    for slug in gone:
        s.players[0].discs &= ~(1 << s.box.disc_slug.index(slug))


def herders_away(s: TrailState, space: str) -> None:
    """All herders but seat 0's stand where the picture does not show them."""
    for me in s.players[1:]:
        me.herder = s.box.at[space]
