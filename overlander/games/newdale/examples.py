"""Drawn examples beside the rules of Newdale: small positions, played by the rules themselves."""

from typing import Final, cast

from overlander.drawing.guide import Cutting, Example, Shown
from overlander.games.newdale.actions import question
from overlander.games.newdale.assistants import available
from overlander.games.newdale.game import GAME
from overlander.games.newdale.houses import distances
from overlander.games.newdale.production import missing
from overlander.games.newdale.rounds import ACTIONS, Phase
from overlander.games.newdale.state import NewdaleState

MAP: Final = "map"
OWN: Final = "seat-0"  # seat 0's own board
CROWN: Final = "supplies-from-the-crown"  # prints 2 yellow, 1 green, 1 red and 1 blue assistant
COLOURS: Final = ("yellow", "green", "red", "blue")


def position(players: int = 2, chapter: str = "1", coal: int = 5) -> NewdaleState:
    """Round 1, phase IV, with hands, bonus spaces and the market empty but for what the event prints; the first seat is first."""
    s = cast(NewdaleState, GAME.new({"players": str(players), "chapter": chapter, "first": "0"}, "examples"))
    for me in s.players:
        s.piles.draw.extend(me.hand)
        me.hand.clear()
    s.board.characters = []
    for stack in s.board.bonus:
        stack.clear()
    s.calendar.round = 1
    s.market.event = s.box.event(CROWN)
    s.players[0].estate.zone_goods[s.box.coal_zone] = coal
    s.stack = [Phase(ACTIONS + 1)]
    s.calendar.phase = ACTIONS
    return s


def card(s: NewdaleState, slug: str) -> int:
    """Taken out of the draw pile or of the buildings that lie face up."""
    found = s.box.cards.slugs.index(slug)
    for pile in (s.piles.draw, s.piles.face_up, s.piles.boxed):
        if found in pile:
            pile.remove(found)
    return found


def hand(s: NewdaleState, *slugs: str) -> None:
    s.players[0].hand.extend([card(s, slug) for slug in slugs])


def built(s: NewdaleState, slug: str, zone: str, goods: int = 0) -> None:
    """A production building of seat 0."""
    estate = s.players[0].estate
    estate.zones[s.box.zone_slug.index(zone)] = card(s, slug)
    estate.zone_goods[s.box.zone_slug.index(zone)] = goods


def goods(s: NewdaleState, slug: str) -> int:
    estate = s.players[0].estate
    return estate.goods_at(estate.place_of(s.box.cards.slugs.index(slug)))


def coals(s: NewdaleState) -> int:
    return s.players[0].estate.zone_goods[s.box.coal_zone]


def houses(s: NewdaleState, seat: int, *towns: str) -> None:
    """Beside the one in the start town."""
    for town in towns:
        s.players[seat].towns |= 1 << s.box.land.town(town)
    for me in s.players:
        s.board.settled |= me.towns


def market(s: NewdaleState, *counts: int) -> None:
    """So many yellow, green, red and blue assistants, printed and drawn together."""
    faces = s.box.events[s.market.event].assistants
    s.market.drawn = [n - faces[i] for i, n in enumerate(counts)] + [0]


def pawn(s: NewdaleState, space: str) -> None:
    """Seat 0 takes a pawn back from a space."""
    s.stack = [Phase(ACTIONS + 1), question(s, 0, s.box.space_slug.index(space))]
    s.settle()


def play(s: NewdaleState, *tokens: str) -> None:
    for token in tokens:
        s.play(0, token)


def payments(s: NewdaleState, token: str) -> list[str]:
    """The ways to pay for what a token begins."""
    return sorted({str(c).partition("+")[2] for c in s.steps_after(0, token) if "+" in str(c)})


def assistants() -> Shown:
    s = position()
    faces = list(s.box.events[s.market.event].assistants)
    market(s, 4, 2, 2, 1)
    about = tuple(f"market-{colour}" for colour in COLOURS)
    numbers = {colour: faces[i] + s.market.drawn[i] for i, colour in enumerate(COLOURS)}
    return Shown((Cutting(s, 0, "actions", about),), {**numbers, "drawn": sum(s.market.drawn)})


def planning() -> Shown:
    """Two players share a space of the action board; in a zone a pawn waits for its building."""
    s = position()
    spaces = {name: s.box.space_slug.index(name) for name in ("zone-2-ordinary", "build")}
    s.players[0].pawns.plan[:2] = [spaces["build"], spaces["zone-2-ordinary"]]
    s.players[1].pawns.plan[:1] = [spaces["build"]]
    about = ("space-0-zone-2-ordinary",)
    board = Cutting(s, 0, "actions", ("action-build",), ("action-progress",))
    return Shown((board, Cutting(s, 0, OWN, about, ("zone-0-zone-2",))), {"first": 1, "second": 2})


def ways_to_produce() -> Shown:
    """The same mill and market on three spaces."""
    s = position()
    built(s, "mill-1", "zone-2")
    market(s, 3, 1, 2, 1)
    needed = s.box.cards.all[s.box.cards.slugs.index("mill-1")].assistants
    there = available(s, 0)
    made: dict[str, int] = {}
    for mode in ("careless", "ordinary"):
        after = s.clone()
        pawn(after, f"zone-2-{mode}")
        play(after, "produce:assistants")
        made[mode] = goods(after, "mill-1")
    numbers = {
        "yellow": there[0],
        "red": there[2],
        **made,
        "lacking": missing(needed, there, 2),
    }
    about = tuple(f"space-0-zone-2-{mode}" for mode in ("careless", "ordinary"))
    own = Cutting(s, 0, OWN, about, ("zone-0-zone-2",))
    return Shown((Cutting(s, 0, "actions", ("market-yellow", "market-red"), ("market-green",)), own), numbers)


def chain() -> Shown:
    """Flour and coal become bread, and one more."""
    s = position(coal=2)
    built(s, "mill-1", "zone-2", 2)
    built(s, "bakery-1", "zone-3")
    pawn(s, "zone-3-ordinary")
    play(s, "pass")
    before = s.clone()
    play(s, "chain:bakery-1+coal*2,flour*2")
    numbers = {"flour": goods(before, "mill-1"), "coal": coals(before), "bread": goods(s, "bakery-1"), "bonus": 1}
    about = ("place-0-2",)
    around = ("place-0-1",)
    return Shown((Cutting(before, 0, OWN, about, around), Cutting(s, 0, OWN, about, around)), numbers)


def payment() -> Shown:
    """No change, and no good too many."""
    s = position(coal=3)
    built(s, "cooperage-4", "zone-2", 1)
    built(s, "bakery-1", "zone-3", 1)
    hand(s, "sawmill-2")
    pawn(s, "build")
    ways = payments(s, "build:sawmill-2@a-wheatfield,zone-8")
    goods_of = s.box.cards.goods
    barrel, bread = (goods_of.value[goods_of.slug.index(slug)] for slug in ("barrel", "bread"))
    price = s.box.cards.all[s.box.cards.slugs.index("sawmill-2")].cost
    numbers = {"coal": coals(s), "price": price, "barrel": barrel, "bread": bread, "ways": len(ways)}
    left = Cutting(s, 0, OWN, ("place-0-0", "place-0-1"))
    return Shown((left, Cutting(s, 0, OWN, ("place-0-2",))), numbers)


def house() -> Shown:
    """A forest town one road away: three coins less, and a bonus tile."""
    s = position()
    s.board.bonus[s.box.land.bonus_slug.index("a-bonus-1")].append(s.box.tile("one-good"))
    hand(s, "sawmill-2")
    pawn(s, "build")
    before = s.clone()
    full = s.box.cards.all[s.box.cards.slugs.index("sawmill-2")].cost
    far = distances(before, 0)[s.box.land.town("a-marshcross")]
    play(s, *payments_whole(s, "build:sawmill-2@a-hollycroft,zone-2")[:1])
    numbers = {"full": full, "paid": coals(before) - coals(s), "roads": far}
    play(s, "take:a-bonus-1")
    about = ("town-a-hollycroft", "bonus-a-bonus-1")
    around = ("town-a-longsdale", "town-a-marshcross")
    return Shown((Cutting(before, 0, MAP, about, around), Cutting(s, 0, MAP, ("town-a-hollycroft",), (*around, about[1]))), numbers)


def payments_whole(s: NewdaleState, token: str) -> list[str]:
    """The same, as whole answers."""
    return [str(c) for c in s.steps_after(0, token) if "+" in str(c)]


def threshold() -> Shown:
    """Progress brings points, and they bring cards."""
    s = position(coal=4)
    s.players[0].score = 4
    pawn(s, "progress")
    before = s.clone()
    play(s, "remove:range+coal*4")
    numbers = {
        "paid": coals(before) - coals(s),
        "from": before.players[0].score,
        "to": s.players[0].score,
        "cards": len(s.players[0].hand),
    }
    about = ("marker-0",)
    return Shown((Cutting(before, 0, "objectives", about), Cutting(s, 0, "objectives", about)), numbers)


def toll() -> Shown:
    """A town across somebody else's bridge."""
    s = position(chapter="3a")
    houses(s, 0, "b-swanfield")
    far = distances(s, 0)[s.box.land.town("b-sedgestead")]
    s.board.bridges[s.box.land.site_slug.index("b-bridge-3")] = 1
    near = distances(s, 0)[s.box.land.town("b-sedgestead")]
    hand(s, "library-1")
    pawn(s, "build")
    points = s.players[1].score
    play(s, *payments_whole(s, "build:library-1@b-sedgestead")[:1])
    numbers = {"far": far, "near": near, "toll": s.players[1].score - points}
    about = ("site-b-bridge-3", "town-b-sedgestead")
    return Shown((Cutting(s, 0, MAP, about, ("town-b-swanfield",)),), numbers)


def harbours() -> Shown:
    """The towns at the harbours of a ship's space are one road away."""
    s = position(chapter="7")
    before = s.clone()
    pawn(s, "sail")
    play(s, "sail:e-sea-7+coal")
    reach = [s.box.land.town_slug[town] for town, n in enumerate(distances(s, 0)) if n == 1]
    by_ship = [town for town in reach if distances(before, 0)[s.box.land.town(town)] > 1]
    numbers = {"paid": coals(before) - coals(s), "towns": len(by_ship)}
    about = tuple(f"town-{town}" for town in by_ship)
    return Shown((Cutting(s, 0, MAP, about, ("ship-0", "sea-e-sea-3")),), numbers)


EXAMPLES: Final = (
    Example("assistants", "NEW-MKT-6", assistants),
    Example("planning", "NEW-PLAN-6", planning),
    Example("payment", "NEW-PAY-3", payment),
    Example("house", "NEW-HSE-5", house),
    Example("ways-to-produce", "NEW-PROD-5", ways_to_produce),
    Example("chain", "NEW-CHN-6", chain),
    Example("threshold", "NEW-TRK-1", threshold),
    Example("toll", "NEW-CH3A-2", toll),
    Example("harbours", "NEW-CH7-2", harbours),
)
