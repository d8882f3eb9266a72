"""Positions for rule tests: a set-up game, changed to what a test needs, in the words of the tokens.

    s = position(players=2)
    hand(s, 0, "sunlit-kiln")
    sites(s, 0, loam=2, stone=1)
    turn(s, 0, "pioneer")                      # seat 0 has taken the strip from row 1
    play(s, 0, "play:sunlit-kiln")
    assert me(s).coins == 18

Everything works in both builds: states are changed only through their attributes.
"""

from __future__ import annotations

import pytest

from overlander.core.choice import NONE, Choice, parse
from overlander.core.errors import Refused
from overlander.core.event import Event
from overlander.core.frame import Frame
from overlander.core.game import find_game
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.state import BoonState, Player
from overlander.games.boonlake.strips import TakeShare
from overlander.games.boonlake.turn import PhaseC, Turn
from tests.rules.offers import look_at_offers

KINDS = ["inhabitant", "house", "settlement", "shipyard", "purple"]


def new_game(players: int = 2, seed: str = "test", **options: str) -> BoonState:
    """A game as set up, before the first decision. Options by name, dashes as underscores."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    s = find_game("boonlake").new({"players": str(players), **given}, seed)
    assert isinstance(s, BoonState)
    return s


def chosen(s: BoonState, resource: str = "wood") -> BoonState:
    """The set-up choices made: everybody keeps the first tile and builds the same site."""
    for seat in range(s.people()):
        play(s, seat, str(s.choices(seat)[0]))
    for seat in range(s.people()):
        play(s, seat, f"build:{resource}")
    return s


def position(players: int = 2, seed: str = "test", **options: str) -> BoonState:
    """A quiet position to build on: hands empty, everybody with 20 coins and no production site, the tiles sc01 to sc04 in the
    colour areas, strips in their usual order; seat 0 is about to choose a strip."""
    s = chosen(new_game(players, seed, **options))
    for seat in range(s.people()):
        hand(s, seat)
        s.players[seat].coins = 20
        s.players[seat].board.sites = [0, 0, 0, 0]
    areas(s, "sc01", "sc02", "sc03", "sc04")
    strips(s, *b.STRIPS)
    s.stack = [Turn(0)]
    s.settle()
    return s


def bare(players: int = 2, **options: str) -> BoonState:
    """A position without any building tile: tests lay their own."""
    s = position(players, "test", **options)
    s.land.mound += [x for x in s.land.tiles if x != NONE]
    s.land.tiles = [NONE] * len(s.land.tiles)
    return s


# -- putting things in place


def me(s: BoonState, seat: int = 0) -> Player:
    return s.players[seat]


def card(s: BoonState, slug: str) -> int:
    return s.box.cards.index(slug)


def hand(s: BoonState, seat: int, *cards: str) -> None:
    """Exactly these cards in hand; the former hand goes back to the deck."""
    p = s.players[seat]
    s.piles.deck.extend(p.hand)
    p.hand = [card(s, slug) for slug in cards]
    for x in p.hand:
        if x in s.piles.deck:
            s.piles.deck.remove(x)


def cards_of(s: BoonState, kind: str, n: int) -> list[str]:
    """Some cards of a kind that lie in the deck."""
    found = [s.box.cards[x] for x in sorted(s.piles.deck) if b.CARD_KINDS[s.box.card_kind[x]] == kind]
    return found[:n]


def any_cards(s: BoonState, n: int) -> list[str]:
    return [s.box.cards[x] for x in sorted(s.piles.deck)[:n]]


def display(s: BoonState, seat: int, *cards: str) -> None:
    """These cards were played before, with their permanent effects."""
    for slug in cards:
        x = card(s, slug)
        if x in s.piles.deck:
            s.piles.deck.remove(x)
        s.players[seat].display.append(x)
        if s.box.card_perk[x] != NONE:
            s.players[seat].perks[s.box.card_perk[x]] += s.box.card_perk_n[x]


def sites(s: BoonState, seat: int, **levels: int) -> None:
    s.players[seat].board.sites = [levels.get(resource, 0) for resource in b.RESOURCES]


def boats(s: BoonState, seat: int, *resources: str) -> None:
    s.players[seat].board.boats = sorted(s.box.canal.index(b.RESOURCES.index(x)) for x in resources)


def boats_of(s: BoonState, seat: int = 0) -> list[str]:
    return [b.RESOURCES[s.box.canal[x]] for x in s.players[seat].board.boats]


def levers(s: BoonState, seat: int, *slugs: str, used: tuple[str, ...] = ()) -> None:
    """Exactly these levers, up except those named as used."""
    board = s.players[seat].board
    board.levers = sum(1 << s.box.levers.index(x) for x in slugs)
    board.used = sum(1 << s.box.levers.index(x) for x in used)


def ready(s: BoonState, seat: int, slug: str) -> bool:
    return s.players[seat].board.is_ready(s.box.levers.index(slug))


def areas(s: BoonState, *tiles: str) -> None:
    """The scoring tiles in the colour areas; the first ones belong to the players."""
    found = [s.box.scoring_slug.index(x) for x in tiles]
    s.piles.mix = [x for x in range(len(s.box.scoring)) if x not in found]
    s.piles.areas = found


def strips(s: BoonState, *rows: str) -> None:
    s.strips.rows = [b.STRIPS.index(x) for x in rows]
    s.strips.taken = NONE


def space(s: BoonState, slug: str) -> int:
    return s.box.spaces.index(slug)


def tile(s: BoonState, where: str, slug: str) -> None:
    """A building tile lies there; it leaves the mound, and its former place."""
    x = s.box.tile_slug.index(slug)
    if x in s.land.mound:
        s.land.mound.remove(x)
    if x in s.land.tiles:
        s.land.tiles[s.land.tiles.index(x)] = NONE
    s.land.tiles[space(s, where)] = x


def pasture(s: BoonState, *places: str) -> None:
    """The next pastures lie there."""
    for where in places:
        s.land.tiles[space(s, where)] = s.box.first_pasture + s.land.pastures
        s.land.pastures += 1


def cattle(s: BoonState, seat: int, where: str, n: int = 1) -> None:
    """Cattle of a seat stand there, taken from its board."""
    pasture_ = s.box.tile_pasture[s.land.tiles[space(s, where)]]
    s.land.cattle[pasture_ * s.seats + seat] += n
    s.players[seat].board.cattle += n


def put(s: BoonState, seat: int, kind: str, where: str, site: int = 0) -> None:
    """A piece of a seat stands on a site (0: single or upper, 1: lower), taken from where such pieces come from."""
    p = s.players[seat]
    s.land.sites[space(s, where) * pc.SITES + site] = pc.piece(seat, KINDS.index(kind))
    if kind == "inhabitant":
        if p.supply:
            p.supply -= 1
        else:
            p.ranch -= 1
    elif kind == "house":
        p.board.houses += 1
    elif kind == "settlement":
        p.board.settlements += 1
        p.board.houses += 1
        p.board.spare += 1


def piece_at(s: BoonState, where: str, site: int = 0) -> tuple[int, str] | None:
    found = s.land.sites[space(s, where) * pc.SITES + site]
    return None if found == NONE else (found // pc.KINDS, KINDS[found % pc.KINDS])


def ships(s: BoonState, *spaces: str) -> None:
    s.river.ships = [s.box.river.index(x) for x in spaces]


def ship_of(s: BoonState, seat: int) -> str:
    return s.box.river[s.river.ships[seat]]


def people(s: BoonState, seat: int) -> int:
    """COMP-E3: every inhabitant of a seat, wherever it is."""
    p = s.players[seat]
    standing = sum(1 for x in s.land.sites if x == pc.piece(seat, pc.INHABITANT))
    kept = len(s.box.inhabitant_recesses) - bin(p.board.freed).count("1")
    return p.ranch + p.supply + kept + standing + bin(p.projects).count("1")


# -- acting


def ask(s: BoonState, seat: int, *frames: Frame) -> None:
    """These questions or work of the seat's turn (the last one first), then phase C and the next player."""
    s.stack = [Turn((seat + 1) % s.seats), PhaseC(seat), *frames]
    s.strips.active = seat
    if s.strips.taken == NONE:
        s.strips.row = 0
        s.strips.taken = s.strips.rows.pop(0)
    s.settle()


def turn(s: BoonState, seat: int, strip: str) -> None:
    """The seat's turn; it has just taken this strip from row 1."""
    strips(s, strip, *[x for x in b.STRIPS if x != strip])
    s.stack = [Turn(seat)]
    s.settle()
    play(s, seat, f"strip:{strip}")


def play(s: BoonState, seat: int, *tokens: str) -> None:
    for token in tokens:
        look_at_offers(s, seat, token)
        s.play(seat, token)


def pay_cards(s: BoonState, seat: int = 0) -> None:
    """Some cards of the hand, where a cost asks for them."""
    q = s.question(seat)
    if isinstance(q, DiscardCards):
        hand_ = sorted(s.players[seat].hand)[: q.n]
        play(s, seat, "pay:" + ",".join(s.box.cards[x] for x in hand_))


def events(s: BoonState, seat: int, *tokens: str) -> list[Event]:
    s.heard = []
    play(s, seat, *tokens)
    out = s.heard
    s.heard = None
    return out


def pass_all(s: BoonState, until: str = "ChooseStrip") -> None:
    """Everybody passes (or gives the first answer where nobody can pass) until such a question comes."""
    while not s.over() and question(s) != until:
        seat = s.actor()
        found = s.choices(seat)
        s.apply(seat, found[-1])


# -- looking


def tokens(s: BoonState, seat: int = 0) -> set[str]:
    return {str(c) for c in s.choices(seat)}


def starting(s: BoonState, seat: int, verb: str) -> set[str]:
    """The choices of one verb."""
    return {x for x in tokens(s, seat) if x.split(":")[0] == verb}


def extras(s: BoonState, seat: int = 0) -> set[str]:
    return {str(c) for c in s.extras(seat)}


def question(s: BoonState) -> str:
    return "" if s.over() else type(s.question(s.actor())).__name__


def actor(s: BoonState) -> int:
    return s.actor()


def chance(s: BoonState, seat: int = 0) -> None:
    """The seat may play any card, or discard it."""
    strips(s, "builder", *[x for x in b.STRIPS if x != "builder"])
    ask(s, seat, TakeShare(seat, True))


def refusal(s: BoonState, seat: int, token: str) -> str:
    """The rule and the reason why a seat may not do this, and does not find it offered."""
    look_at_offers(s, seat, token)
    with pytest.raises(Refused) as error:
        s.clone().play(seat, token)
    found = error.value.refusal
    assert found is not None
    return f"{found.rule} {found.reason}"


def choice(s: BoonState, token: str) -> Choice:
    return parse(s.verbs(), token)
