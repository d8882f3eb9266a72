"""Drawn examples beside the rules of Boonlake: small positions, played by the rules themselves."""

from typing import Final, cast

from overlander.core.choice import NONE
from overlander.core.frame import Frame
from overlander.drawing.guide import Cutting, Example, Shown
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import adjacent_presences
from overlander.games.boonlake.explore import PlaceTile
from overlander.games.boonlake.game import GAME
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.resources import boat_plans
from overlander.games.boonlake.river import MoveShip
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.turn import PhaseC, Turn
from overlander.games.boonlake.upgrade import USUAL, Upgrade

BOARD: Final = "board"
OWN: Final = "seat-0"
PIECES: Final = ["inhabitant", "house", "settlement", "shipyard", "purple"]


def position(players: int = 2, **options: str) -> BoonState:
    """No tiles but those that an example lays, empty hands, everybody with 10 coins and no production site."""
    s = cast(BoonState, GAME.new({"players": str(players), **options}, "examples"))
    while type(s.question(s.actor())).__name__ in ("KeepTile", "ChooseSite"):
        s.apply(s.actor(), s.choices(s.actor())[0])
    s.land.mound += [x for x in s.land.tiles if x != NONE]
    s.land.tiles = [NONE] * len(s.land.tiles)
    for me in s.players[: s.people()]:
        s.piles.deck.extend(me.hand)
        me.hand = []
        me.coins = 10
        me.board.sites = [0, 0, 0, 0]
    return s


def ask(s: BoonState, *frames: Frame) -> None:
    """These questions of the first seat, the last one first."""
    s.stack = [Turn(1 % s.seats), PhaseC(0), *frames]
    s.strips.active = 0
    if s.strips.taken == NONE:
        s.strips.row = 0
        s.strips.taken = s.strips.rows.pop(0)
    s.settle()


def play(s: BoonState, *tokens: str) -> None:
    for token in tokens:
        s.play(0, token)


def space(s: BoonState, slug: str) -> int:
    return s.box.spaces.index(slug)


def tile(s: BoonState, where: str, slug: str) -> None:
    """A building tile lies there."""
    x = s.box.tile_slug.index(slug)
    s.land.mound.remove(x)
    s.land.tiles[space(s, where)] = x


def pasture(s: BoonState, where: str) -> None:
    s.land.tiles[space(s, where)] = s.box.first_pasture + s.land.pastures
    s.land.pastures += 1


def put(s: BoonState, seat: int, kind: str, where: str, site: int = 0) -> None:
    """A piece of a seat stands on a site (0: single or upper, 1: lower)."""
    s.land.sites[space(s, where) * pc.SITES + site] = pc.piece(seat, PIECES.index(kind))
    me = s.players[seat]
    if kind == "inhabitant":
        me.supply -= 1
    elif kind == "house":
        me.board.houses += 1


def strips(s: BoonState, *rows: str) -> None:
    """The strips from row 1 on; the first seat is about to take one."""
    s.strips.rows = [b.STRIPS.index(x) for x in rows]
    s.strips.taken = NONE
    s.stack = [Turn(0)]
    s.settle()


def turn(s: BoonState, strip: str) -> None:
    """The first seat has taken this strip from row 1."""
    strips(s, strip, *[x for x in b.STRIPS if x != strip])
    play(s, f"strip:{strip}")


def hand(s: BoonState, *cards: str) -> None:
    for slug in cards:
        x = s.box.cards.index(slug)
        s.piles.deck.remove(x)
        s.players[0].hand.append(x)


def sites(s: BoonState, **levels: int) -> None:
    s.players[0].board.sites = [levels.get(resource, 0) for resource in b.RESOURCES]


def region() -> Shown:
    """A strip of the bottom row: what it costs, what it brings oneself, and what it brings the others."""
    s = position()
    for where, slug in (("h10", "g05"), ("h19", "g06"), ("h21", "g22")):
        tile(s, where, slug)
    for seat, where, site in ((0, "h10", 0), (0, "h19", 0), (0, "h21", 0), (1, "h21", 1)):
        put(s, seat, "inhabitant", where, site)
    strips(s, "hire", "settle", "pioneer", "cattle", "builder", "progress", "region")
    before = s.clone()
    vp, coins = s.players[0].vp, [me.coins for me in s.players]
    play(s, "strip:region")
    lost = vp - s.players[0].vp
    play(s, "region:boonlake")
    gained = [me.coins - had for me, had in zip(s.players, coins)]
    numbers = {"lost": lost, "own": gained[0], "other": gained[1], "ship": s.box.most_steps[6]}
    return Shown((Cutting(before, 0, "strips", ("row-7", "strip-region"), ("row-6",)),), numbers)


def resources() -> Shown:
    """A site and a boat are the wood, the other boat floats down to the loam."""
    s = position()
    sites(s, wood=1)
    hand(s, "sunlit-toll-barge")
    turn(s, "pioneer")
    before = s.clone()
    play(s, "play:sunlit-toll-barge")
    barge = s.box.cards.index("sunlit-toll-barge")
    needs = s.box.card_requires[barge]
    boats = boat_plans(s.box, before.players[0].board, needs, 0)[0].upstream * s.box.upstream_coins
    numbers = {"wood": needs[0], "loam": needs[1], "coins": s.box.card_coins[barge], "boats": boats}
    about = ("canal-0-wood", "canal-0-loam")
    around = ("site-0-wood", "site-0-iron")
    return Shown((Cutting(before, 0, OWN, about, around), Cutting(s, 0, OWN, about, around)), numbers)


def exploring() -> Shown:
    """A tile is laid beside another, and brings the reward of its space."""
    s = position()
    tile(s, "h13", "g05")
    ask(s, PlaceTile(0, s.box.tile_slug.index("g06")))
    s.land.mound.remove(s.box.tile_slug.index("g06"))
    before = s.clone()
    cards = len(s.players[0].hand)
    play(s, "place:h14")
    ends = [str(c).partition(":")[2] for c in before.choices(0)]
    numbers = {"spaces": len(ends), "cards": len(s.players[0].hand) - cards}
    about = tuple(f"space-{x}" for x in ends)
    return Shown((Cutting(before, 0, BOARD, about), Cutting(s, 0, BOARD, ("space-h14",), about)), numbers)


def settlement() -> Shown:
    """Three presences around a house, whoever has put them there."""
    s = position(3)
    tile(s, "h13", "g22")
    tile(s, "h10", "g05")
    pasture(s, "h14")
    put(s, 0, "house", "h13")
    put(s, 1, "inhabitant", "h13", 1)
    put(s, 2, "house", "h10")
    s.land.cattle[1] += 1
    s.players[0].ranch = 3
    ask(s, Upgrade(0, USUAL))
    before = s.clone()
    play(s, "upgrade:h13@upper")
    numbers = {"presences": adjacent_presences(before, 0, space(s, "h13")), "given": 3 - s.players[0].ranch}
    around = ("space-h10", "space-h13", "space-h14")
    site = ("site-h13-upper",)
    return Shown((Cutting(before, 0, BOARD, site, around), Cutting(s, 0, BOARD, site, around)), numbers)


def cattle() -> Shown:
    """Cattle cost inhabitants and bring coins for the houses around."""
    s = position()
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    put(s, 1, "house", "h13", 1)
    turn(s, "cattle")
    play(s, "place:h14")
    before = s.clone()
    coins, ranch = s.players[0].coins, s.players[0].ranch
    play(s, "cattle:h14")
    numbers = {"given": ranch - s.players[0].ranch, "coins": s.players[0].coins - coins}
    about = ("space-h14",)
    around = ("space-h13",)
    return Shown((Cutting(before, 0, BOARD, about, around), Cutting(s, 0, BOARD, about, around)), numbers)


def levers() -> Shown:
    """One lever is used, the others bring points at the scoring."""
    s = position()
    board = s.players[0].board
    board.levers = sum(1 << s.box.levers.index(x) for x in ("m21", "m22", "m32"))
    board.used = 1 << s.box.levers.index("m22")
    before = s.clone()
    vp = s.players[0].vp
    s.river.scored = 1
    ask(s, InterimScoring(0, 4, 0))
    about = ("lever-0-m21", "lever-0-m32")
    around = ("lever-0-m11", "lever-0-m43")
    numbers = {"points": s.players[0].vp - vp}
    return Shown((Cutting(before, 0, OWN, about, around), Cutting(s, 0, OWN, ("lever-0-m22",), (*about, *around))), numbers)


def income() -> Shown:
    """Two tracks, and the recesses that are empty."""
    s = position()
    me = s.players[0]
    me.board.steps = [2, 1]
    me.board.houses = 2
    me.board.cattle = 1
    me.board.freed = 1
    before = s.clone()
    s.river.scored = 1
    ask(s, InterimScoring(0, 3, 0))
    now, then = s.players[0], before.players[0]
    numbers = {"coins": now.coins - then.coins, "cards": len(now.hand) - len(then.hand), "points": now.vp - then.vp}
    emptied = ("recess-0-inhabitants-1", "recess-0-houses-1", "recess-0-houses-2", "recess-0-cattle-1")
    tracks = Cutting(before, 0, OWN, ("track-0-coin-2", "track-0-card-1"), ("track-0-coin-0",))
    return Shown((Cutting(before, 0, OWN, emptied, ("recess-0-houses-4",)), tracks), numbers)


def marking() -> Shown:
    """The same steps on one's own tile and on another."""
    s = position()
    s.piles.areas = [s.box.scoring_slug.index(x) for x in ("sc01", "sc02", "sc03", "sc04")]
    s.players[0].board.steps = [4, 3]
    s.river.scored = 3
    ask(s, InterimScoring(0, 2, 0))
    points: list[int] = []
    for slug in ("sc01", "sc02"):
        after = s.clone()
        play(after, f"mark:{slug}")
        points.append(after.players[0].vp - s.players[0].vp)
    numbers = {"coin": 4, "card": 3, "own": points[0], "lost": -points[1]}
    return Shown((Cutting(s, 0, BOARD, ("scoring-sc01", "scoring-sc02")),), numbers)


def lake() -> Shown:
    """The pawn goes home and brings what an earlier space shows."""
    s = position(artifacts="on")
    table = s.table()
    table.yards[0].pawn = s.box.kit().lake.index("v4")
    ask(s, MoveShip(0))
    before = s.clone()
    vp = s.players[0].vp
    play(s, "return:v3")
    around = ("lake-start", "lake-v1", "lake-v4")
    numbers = {"points": s.players[0].vp - vp}
    return Shown((Cutting(before, 0, "lake", ("pawn-0", "lake-v3"), around), Cutting(s, 0, "lake", ("pawn-0",), around)), numbers)


def river() -> Shown:
    """Ships are jumped, a harbour is not."""
    s = position(4)
    s.river.ships = [s.box.river.index(x) for x in ("c3", "c3", "c4", "c6")]
    ask(s, MoveShip(0))
    s.strips.row = 0
    ends = [str(c).partition(":")[2] for c in s.choices(0)]
    about = tuple(f"river-{x}" for x in ends)
    return Shown((Cutting(s, 0, BOARD, about, ("river-c3",)),), {"most": s.box.most_steps[0], "ends": len(ends)})


EXAMPLES: Final = (
    Example("region", "BOON-TURN-2", region),
    Example("resources", "BOON-RES-4", resources),
    Example("exploring", "BOON-EXP-5", exploring),
    Example("settlement", "BOON-UPG-5", settlement),
    Example("cattle", "BOON-CAT-9", cattle),
    Example("levers", "BOON-LEV-5", levers),
    Example("river", "BOON-RIV-4", river),
    Example("income", "BOON-INT-6", income),
    Example("marking", "BOON-SCO-4", marking),
    Example("lake", "BOON-ART-LAKE-5", lake),
)
