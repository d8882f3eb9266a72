"""Positions for rule tests: a set-up chapter, changed to what a test needs, in the words of the tokens.

    s = position()                              # round 1, phase IV, hands empty, a market of 2Y 1G 1R 1B
    hand(s, 0, "mill-1", "library-1")
    pawn(s, 0, "build")                         # seat 0 resolves a pawn on that space
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    assert goods(s, 0, "coal-mine-1") == 0

Everything works in both builds: states are changed only through their attributes.
"""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.errors import Refused
from overlander.core.event import Event
from overlander.core.frame import Frame
from overlander.core.game import find_game
from overlander.games.newdale.actions import question
from overlander.games.newdale.building import BuildInPhase
from overlander.games.newdale.cards import SHADOW
from overlander.games.newdale.player import Player
from overlander.games.newdale.rounds import ACTIONS, FINAL_PRODUCTION, ChapterChecks, Phase
from overlander.games.newdale.state import NewdaleState
from tests.rules.offers import look_at_offers

CROWN = "supplies-from-the-crown"  # event 101, which prints 2 yellow, 1 green, 1 red, 1 blue


def new_game(players: int = 2, chapter: str = "1", seed: str = "test", **options: str) -> NewdaleState:
    """A chapter as set up, before the first decision. Options by name, dashes as underscores."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    s = find_game("newdale").new({"players": str(players), "chapter": chapter, **given}, seed)
    assert isinstance(s, NewdaleState)
    return s


def opened(players: int = 2, chapter: str = "1", seed: str = "test", **options: str) -> NewdaleState:
    """As new_game, with the first choice offered in the set-up: the first plan is to be made."""
    s = new_game(players, chapter, seed, **options)
    while s.calendar.round == 0:
        seat = s.actor()
        s.apply(seat, s.choices(seat)[0])
    return s


def position(players: int = 2, chapter: str = "1", seed: str = "test", **options: str) -> NewdaleState:
    """A quiet position to build on: round 1, seat 0 first, phase IV without pawns, hands empty, 5 coal each, event 101, no pawn
    drawn, no characters, no bonus tiles on the board."""
    s = new_game(players, chapter, seed, first="0", **options)
    for p in s.players:
        s.piles.draw.extend(p.hand)
        p.hand.clear()
    s.board.characters = []
    for stack in s.board.bonus:
        s.board.boxed_tiles.extend(stack)
        stack.clear()
    s.calendar.round = 1
    event(s, CROWN)
    ask(s)
    return s


# -- putting things in place


def ask(s: NewdaleState, *frames: Frame, phase: int = ACTIONS) -> None:
    """These questions or work wait (the last one first), in a phase; then the next phase."""
    s.calendar.phase = phase
    s.stack = [Phase(phase + 1), *frames]
    if frames:
        s.settle()


def pawn(s: NewdaleState, seat: int, space: str) -> None:
    """The seat takes a pawn back from a space of the action board or of its own board."""
    ask(s, question(s, seat, s.box.space_slug.index(space)))


def at_the_end(s: NewdaleState, *frames: Frame) -> None:
    """Round 7 is over; these frames wait."""
    s.calendar.round = s.box.constants.rounds
    s.calendar.phase = FINAL_PRODUCTION
    s.stack = [*frames]
    s.settle()


def card(s: NewdaleState, slug: str) -> int:
    return s.box.cards.slugs.index(slug)


def fetch(s: NewdaleState, slug: str) -> int:
    """Takes a card out of wherever it lies."""
    found = card(s, slug)
    for pile in (s.piles.draw, s.piles.discard, s.piles.face_up, s.piles.boxed, s.board.sailors, s.board.sailor_deck):
        if found in pile:
            pile.remove(found)
    for p in s.players:
        if found in p.hand:
            p.hand.remove(found)
    return found


def hand(s: NewdaleState, seat: int, *slugs: str) -> None:
    """Exactly these cards in hand."""
    s.piles.draw.extend(s.players[seat].hand)
    s.players[seat].hand.clear()
    s.players[seat].hand.extend([fetch(s, slug) for slug in slugs])


def hand_of(s: NewdaleState, seat: int, n: int) -> None:
    """Any n cards in hand."""
    me = s.players[seat]
    s.piles.draw.extend(me.hand)
    s.piles.draw.sort()
    me.hand[:] = s.piles.draw[:n]
    del s.piles.draw[:n]


def face_up(s: NewdaleState, *slugs: str) -> None:
    s.piles.draw.extend(s.piles.face_up)
    s.piles.face_up[:] = []
    s.piles.face_up.extend([fetch(s, slug) for slug in slugs])


def built(s: NewdaleState, seat: int, slug: str, zone: str = "", pieces: int = 0) -> None:
    """A building on the own board, in a zone if it is a production building, with so many goods; no house is placed for it."""
    estate = s.players[seat].estate
    found = fetch(s, slug)
    if zone:
        estate.zones[s.box.zone_slug.index(zone)] = found
        estate.zone_goods[s.box.zone_slug.index(zone)] = pieces
    else:
        estate.specials.append(found)
        estate.special_goods.append(pieces)


def coal(s: NewdaleState, seat: int, pieces: int) -> None:
    s.players[seat].estate.zone_goods[s.box.coal_zone] = pieces


def houses(s: NewdaleState, seat: int, *towns: str) -> None:
    """Houses in the start town and exactly these."""
    s.players[seat].towns = 1 << s.box.start
    for town in towns:
        s.players[seat].towns |= 1 << s.box.land.town(town)
    s.board.settled = 0
    for p in s.players:
        s.board.settled |= p.towns


def tiles(s: NewdaleState, seat: int, *slugs: str) -> None:
    """Exactly these bonus tiles before a player."""
    me = s.players[seat]
    s.board.boxed_tiles.extend(me.tiles)
    me.tiles.clear()
    for slug in slugs:
        tile = s.box.tile(slug)
        s.board.boxed_tiles.remove(tile)
        me.tiles.append(tile)


def bonus(s: NewdaleState, space: str, *slugs: str) -> None:
    """The stack of a bonus space, the top tile last."""
    stack = s.board.bonus[s.box.land.bonus_slug.index(space)]
    s.board.boxed_tiles.extend(stack)
    stack.clear()
    for slug in slugs:
        tile = s.box.tile(slug)
        s.board.boxed_tiles.remove(tile)
        stack.append(tile)


def character(s: NewdaleState, seat: int, slug: str) -> None:
    s.players[seat].people.character = s.box.character_slug.index(slug)


def event(s: NewdaleState, slug: str) -> None:
    """This event lies there; what it does at once has been done."""
    s.market.event = s.box.event(slug)


def drawn(s: NewdaleState, pawns: str) -> None:
    """Exactly these pawns are drawn from the bag: letters Y G R B, S for a Shadow."""
    market = s.market
    for kind in range(SHADOW + 1):
        market.bag[kind] += market.drawn[kind]
        market.drawn[kind] = pawns.count("YGRBS"[kind])
        market.bag[kind] -= market.drawn[kind]


def printed(s: NewdaleState, yellow: int, green: int, red: int, blue: int) -> None:
    """The market has exactly these assistants, whatever the event prints (drawn pawns make up the difference)."""
    wanted = [yellow, green, red, blue]
    faces = s.box.events[s.market.event].assistants
    for colour in range(4):
        more = wanted[colour] - faces[colour]
        s.market.bag[colour] += s.market.drawn[colour] - more
        s.market.drawn[colour] = more


def plan(s: NewdaleState, seat: int, *spaces: str) -> None:
    """Where the pawns 1, 2, ... stand; "" for none."""
    for i, space in enumerate(spaces):
        s.players[seat].pawns.plan[i] = s.box.space_slug.index(space) if space else NONE


def pawns(s: NewdaleState, seat: int, *numbers: int) -> None:
    """Exactly these action pawns are owned."""
    s.players[seat].pawns.own = sum(1 << (n - 1) for n in numbers)


def removed(s: NewdaleState, seat: int, *slugs: str) -> None:
    """Progress tiles that are gone."""
    s.players[seat].estate.removed = sum(1 << s.box.constants.progress_tiles.index(slug) for slug in slugs)


def score(s: NewdaleState, seat: int, points: int) -> None:
    s.players[seat].score = points


def ship(s: NewdaleState, seat: int, space: str) -> None:
    s.players[seat].voyage.ship = s.box.land.sea_slug.index(space)


def bridge(s: NewdaleState, seat: int, site: str) -> None:
    s.board.bridges[s.box.land.site_slug.index(site)] = seat


def empty_piles(s: NewdaleState) -> None:
    """Neither a draw pile nor discards: the cards are in the box."""
    s.piles.boxed.extend(s.piles.draw + s.piles.discard)
    s.piles.draw[:] = []
    s.piles.discard[:] = []


# -- acting


def play(s: NewdaleState, seat: int, *answers: str) -> None:
    for answer in answers:
        look_at_offers(s, seat, answer)
        s.play(seat, answer)


def listen(s: NewdaleState, seat: int, *answers: str) -> list[Event]:
    """As play; what was told meanwhile."""
    s.heard = []
    play(s, seat, *answers)
    return s.heard


def steps(s: NewdaleState, seat: int, token: str = "") -> list[str]:
    """How an answer can go on, as tokens; without one, how it can begin."""
    return [str(c) for c in s.steps_after(seat, token)]


def extras(s: NewdaleState, seat: int) -> list[str]:
    return [str(c) for c in s.extras(seat)]


def refused(s: NewdaleState, seat: int, token: str) -> str:
    """The rule by which a decision is refused; nothing has changed."""
    look_at_offers(s, seat, token)
    before = s.digest()
    try:
        s.play(seat, token)
    except Refused as error:
        assert s.digest() == before
        return error.rule
    raise AssertionError(f"{token} was accepted")


def payments(s: NewdaleState, seat: int, token: str) -> list[str]:
    """The whole payments offered after a token, sorted."""
    return sorted([x.partition("+")[2] for x in steps(s, seat, token) if "+" in x])


# -- looking


def me(s: NewdaleState, seat: int = 0) -> Player:
    return s.players[seat]


def goods(s: NewdaleState, seat: int, slug: str) -> int:
    """Goods on an own building."""
    estate = s.players[seat].estate
    return estate.goods_at(estate.place_of(card(s, slug)))


def coals(s: NewdaleState, seat: int = 0) -> int:
    return s.players[seat].estate.zone_goods[s.box.coal_zone]


def cards_in_hand(s: NewdaleState, seat: int = 0) -> list[str]:
    return sorted([s.box.cards.slugs[x] for x in s.players[seat].hand])


def hand_sizes(s: NewdaleState) -> list[int]:
    return [len(p.hand) for p in s.players]


def scores(s: NewdaleState) -> list[int]:
    return [p.score for p in s.players]


def tiles_of(s: NewdaleState, seat: int = 0) -> list[str]:
    return sorted([s.box.tile_slug[x] for x in s.players[seat].tiles])


def market(s: NewdaleState) -> str:
    """The drawn pawns, as letters."""
    return "".join(["YGRBS"[kind] * n for kind, n in enumerate(s.market.drawn)])


def bag(s: NewdaleState) -> int:
    return sum(s.market.bag)


def asked(s: NewdaleState, seat: int) -> str:
    """The question a seat must answer."""
    return type(s.question(seat)).__name__


def only(s: NewdaleState, yellow: int = 0, green: int = 0, red: int = 0, blue: int = 0) -> None:
    """Exactly these assistants are available to everybody."""
    faces = s.box.events[s.market.event].assistants
    s.market.drawn = [n - faces[i] for i, n in enumerate((yellow, green, red, blue))] + [0]


def final(players: int = 2, chapter: str = "1") -> NewdaleState:
    """Round 7 is over, the final production begins with seat 0."""
    s = position(players, chapter)
    event(s, "last-round")
    for seat in range(players):
        coal(s, seat, 0)
    s.calendar.round = 7
    return s


def produce(s: NewdaleState) -> None:
    ask(s, ChapterChecks(NONE), phase=7)
    s.stack = [f for f in s.stack if not isinstance(f, Phase)]


def decline(s: NewdaleState) -> None:
    """Everybody declines whatever is asked, to the end."""
    while not s.over():
        seat = s.actor()
        play(s, seat, steps(s, seat)[-1])


def building(*slugs: str, pieces: int = 20, chapter: str = "1") -> NewdaleState:
    """Seat 0 may build in phase V, with these hand cards and so much coal."""
    s = position(2, chapter)
    coal(s, 0, pieces)
    hand(s, 0, *slugs)
    ask(s, BuildInPhase(0), phase=5)
    return s
