"""Drawn examples beside the rules of Great Western Trail: small positions, played by the rules themselves."""

from typing import Final, cast

from overlander.core.choice import parse
from overlander.drawing.guide import Cutting, Example, Shown
from overlander.games.gwt.game import GAME
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.shops import PlaceShop
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NO_TILE, WORKER
from overlander.games.trail.examples import at, begun, build, discs, hand, herders_away, market, play, quiet, tile
from overlander.games.trail.movement import MoveHerder, fee_of, paths, steps_of

BOARD: Final = "board"


def position(players: int = 2, money: int = 10, **options: str) -> GwtState:
    s = cast(GwtState, GAME.new({"players": str(players), **options}, "examples"))
    quiet(s, money)
    herders_away(s, "neutral-g")
    return s


def cities(s: GwtState, *slugs: str) -> None:
    """Seat 0 has a disc in each of these."""
    s.ranches[0].cities = [slugs.count(slug) for slug in s.board.city_slug]


def locomotive(s: GwtState, node: str) -> None:
    s.ranches[0].locomotive = s.board.node_slug.index(node)


def no_foresights(s: GwtState) -> None:
    s.trail.foresight = [NO_TILE] * len(s.trail.foresight)


def detail(s: GwtState, token: str, key: str) -> int:
    """What the question of seat 0 says to one of its answers."""
    asked = s.question(0)
    assert asked is not None
    found = asked.details(s, parse(s.verbs(), token))[key]
    assert isinstance(found, int)
    return found


def ways() -> Shown:
    """The same end by two branches: one building, or two droughts."""
    s = position()
    s.players[0].herder = s.box.at["neutral-b"]
    build(s, 1, "2a", "b-2")
    tile(s, "drought-1", "drought-3-green")
    tile(s, "drought-2", "drought-2-green")
    begun(s, MoveHerder(0))
    goal = s.box.at["neutral-c"]
    steps = sorted({steps_of(c.n) for c in paths(s, s.players[0].herder, 4, True) if c.a == goal})
    about = ("space-b-2", "space-drought-1", "space-drought-2")
    numbers = {"near": steps[0], "far": steps[1], "limit": s.step_limit(0)}
    return Shown((Cutting(s, 0, BOARD, about, ("space-neutral-b", "space-neutral-c")),), numbers)


def fees() -> Shown:
    s = position(3)
    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-3-black")
    build(s, 1, "7a", "flood-risk-1")
    way = ("flood-1", "flood-2", "flood-risk-1")
    due = [fee_of(s, 0, 1 << s.box.at[space]) for space in way]
    before = s.clone()
    play(s, "move:" + ",".join(way))
    about = ("space-flood-1", "space-flood-2", "space-flood-risk-1")
    numbers = {"green": due[0], "black": due[1], "both": due[2], "paid": 10 - s.players[0].money, "left": s.players[0].money}
    return Shown((Cutting(before, 0, BOARD, about, ("space-neutral-a",)),), numbers)


def income() -> Shown:
    """Every breed once, and certificates on top."""
    s = position(money=0)
    no_foresights(s)
    hand(s, "santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus")
    s.players[0].certificates = 3
    at(s, "kansas-city")
    before = s.clone()
    plain = s.clone()
    play(plain, "certificates:0")
    play(s, "certificates:2")
    value, total = plain.players[0].money, s.players[0].money
    cards = ("card-0-santa-gertrudis-1", "card-0-longhorn-1", "card-0-black-angus-1")
    numbers = {"value": value, "used": total - value, "total": total, "left": s.players[0].certificates}
    return Shown((Cutting(before, 0, "hand", cards, ("card-0-santa-gertrudis-2",)),), numbers)


def delivery() -> Shown:
    s = position()
    no_foresights(s)
    cities(s, "bloomington", "fulton")
    locomotive(s, "5")
    s.players[0].permanent = 10
    at(s, "kansas-city")
    play(s, "certificates:0")
    near, far = (detail(s, f"deliver:{city}", "cost") for city in ("peoria", "chicago"))
    about = ("city-st-louis", "city-peoria", "city-chicago")
    around = ("city-fulton", "locomotive-0", "crossing-4", "track-10")
    return Shown((Cutting(s, 0, BOARD, about, around),), {"total": 10, "near": near, "far": far})


def cattle() -> Shown:
    """A Hereford by four cowboys, and a card of value 3 by two."""
    s = position(money=14)
    s.players[0].workers = [6, 1, 1]
    market(s, "longhorn", "corriente", "hereford-5", "hereford-6")
    at(s, "neutral-e")
    play(s, "act:e/2")
    before = s.clone()
    prices: list[int] = []
    for token in ("buy:hereford-6@v5-4", "buy:corriente@v3-2"):
        had = s.players[0].money
        play(s, token)
        prices.append(had - s.players[0].money)
    numbers = {"cowboys": 6, "money": 14, "dear": prices[0], "cheap": prices[1], "left": s.players[0].money}
    left = Cutting(before, 0, "market", ("market-corriente", "price-v3-2"), ("market-longhorn",))
    right = Cutting(before, 0, "market", ("market-hereford-6", "price-v5-4"), ("market-hereford-5",))
    return Shown((left, right), numbers)


def replacing() -> Shown:
    s = position(money=10)
    s.players[0].workers = [1, 4, 1]
    build(s, 0, "2a", "b-1")
    at(s, "neutral-b")
    play(s, "act:b/2")
    before = s.clone()
    fresh = detail(s, "build:6a@b-2", "cost")
    play(s, "build:6a@b-1")
    needs = [s.box.builders[s.box.building_slug.index(slug)] for slug in ("2a", "6a")]
    numbers = {"old": needs[0], "new": needs[1], "needed": needs[1] - needs[0], "paid": 10 - s.players[0].money, "fresh": fresh}
    around = ("space-neutral-b",)
    return Shown(
        (Cutting(before, 0, BOARD, ("space-b-1",), around), Cutting(s, 0, BOARD, ("space-b-1",), around)),
        numbers,
    )


def engineers() -> Shown:
    """Where two engineers can take a locomotive, a turnout included."""
    s = position()
    locomotive(s, "3")
    s.players[0].workers = [1, 1, 2]
    at(s, "neutral-g")
    play(s, "act:g/1")
    ends = [str(c).partition(":")[2] for c in s.choices(0)]
    about = tuple(f"track-{node}" for node in ends if node)
    numbers = {"engineers": s.players[0].workers[2], "spaces": len(about)}
    return Shown((Cutting(s, 0, BOARD, about, ("locomotive-0", "station-1")),), numbers)


def master() -> Shown:
    """A station is upgraded, and a worker exchanged for its master."""
    s = position(money=5)
    locomotive(s, "3")
    s.players[0].workers = [2, 1, 2]
    s.trail.masters[0] = s.board.master_slug.index("master-12-dollars")
    at(s, "neutral-g")
    play(s, "act:g/1", "locomotive:4.5")
    before = s.clone()
    play(s, "upgrade:station-1", "disc:aux-draw-2")
    paid = 5 - s.players[0].money
    play(s, "appoint:cowboy")
    about = ("station-1", "master-place-1")
    numbers = {"paid": paid, "received": s.players[0].money + paid - 5}
    return Shown((Cutting(before, 0, BOARD, about), Cutting(s, 0, BOARD, about)), numbers)


def hiring() -> Shown:
    """The row of the marker is closed; the worker goes to the first free space of its row."""
    s = position(money=12)
    jobs(s, "be", "cb", "e")
    at(s, "neutral-a")
    play(s, "act:a/2")
    before = s.clone()
    play(s, "hire:cowboy@row-2")
    about = ("job-row-2-1", "cost-row-2")
    numbers = {"paid": 12 - s.players[0].money, "cowboys": s.players[0].workers[0]}
    board = Cutting(before, 0, BOARD, about, ("job-row-1-1", "job-marker"))
    return Shown((board, Cutting(s, 0, "seat-0", ("worker-0-cowboy-2",), ("worker-0-cowboy-1",))), numbers)


def jobs(s: GwtState, *rows: str) -> None:
    """The job market from row 1 on, by the first letters of its workers; the marker stands where the next one goes."""
    s.trail.jobs = [NO_TILE] * len(s.trail.jobs)
    for number, row in enumerate(rows):
        for column, letter in enumerate(row):
            s.trail.job_next = number * s.box.columns + column
            s.trail.jobs[s.trail.job_next] = WORKER + "cbe".index(letter)
            s.trail.job_next += 1


def unlocked() -> Shown:
    """A disc leaves the board, and the limit under it is the new one."""
    s = position()
    before = s.step_limit(0)
    discs(s, "step-left")
    after = s.step_limit(0)
    return Shown((Cutting(s, 0, "seat-0", ("steps-0", "disc-0-step-right")),), {"before": before, "after": after})


def shops() -> Shown:
    """A shop opens the way to the towns behind it."""
    s = position(rails="on")
    assert s.north is not None
    assert s.board.north is not None
    cities(s, "fulton")
    town = s.board.north.town_slug.index("hall-town")
    s.north.shops[town * SLOTS] = 0
    s.north.towns[0] |= 1 << town
    begun(s, PlaceShop(0, 1))
    tokens = [str(c) for c in s.choices(0) if c.verb.name == "shop"]
    open_towns = sorted({token.partition(":")[2].partition("@")[0] for token in tokens})
    about = tuple(f"town-{slug}" for slug in open_towns)
    around = ("town-hall-town", "town-hall", "north-city-fulton")
    return Shown((Cutting(s, 0, "north", about, around),), {"towns": len(open_towns)})


EXAMPLES: Final = (
    Example("ways", "GWT-MOVE-4", ways),
    Example("fees", "GWT-FEE-6", fees),
    Example("income", "GWT-INC-6", income),
    Example("delivery", "GWT-DEL-12", delivery),
    Example("unlocked", "GWT-DISC-6", unlocked),
    Example("hiring", "GWT-HIRE-4", hiring),
    Example("cattle", "GWT-CATTLE-5", cattle),
    Example("replacing", "GWT-BUILD-4", replacing),
    Example("engineers", "GWT-ENG-6", engineers),
    Example("master", "GWT-STN-4", master),
    Example("shops", "RTN-SHOP-3", shops),
)
