"""Drawn examples beside the rules of New Zealand: small positions, played by the rules themselves."""

from typing import Final, cast

from overlander.core.choice import parse
from overlander.drawing.guide import Cutting, Example, Shown
from overlander.games.nz.exploration import explore
from overlander.games.nz.game import GAME
from overlander.games.nz.state import NzState
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.examples import at, begun, hand, herders_away, market, play, quiet, tile
from overlander.games.trail.movement import MoveHerder, fee_of

BOARD: Final = "board"


def position(players: int = 2, money: int = 10, **options: str) -> NzState:
    s = cast(NzState, GAME.new({"players": str(players), **options}, "examples"))
    quiet(s, money)
    herders_away(s, "neutral-h")
    for me, farm in zip(s.players, s.farms):
        me.discs &= ~(1 << s.box.disc_slug.index("aux-money-2"))
        farm.explored = 0
    s.trail.foresight = [NO_TILE] * len(s.trail.foresight)
    return s


def posts(s: NzState, *slugs: str) -> None:
    """Seat 0 has a disc on each of these."""
    s.farms[0].posts = [slugs.count(slug) for slug in s.board.post_slug]


def ship(s: NzState, seat: int, space: str) -> None:
    s.farms[seat].ship = s.board.sea_slug.index(space)


def detail(s: NzState, token: str, key: str) -> int:
    asked = s.question(0)
    assert asked is not None
    found = asked.details(s, parse(s.verbs(), token))[key]
    assert isinstance(found, int)
    return found


def fees() -> Shown:
    s = position(money=2)
    tile(s, "rockfall-1", "rockfall-3-green")
    tile(s, "rockfall-2", "rockfall-2-black")
    begun(s, MoveHerder(0))
    due = [fee_of(s, 0, 1 << s.box.at[space]) for space in ("rockfall-1", "rockfall-2")]
    before = s.clone()
    play(s, "move:rockfall-1,rockfall-2")
    about = ("space-rockfall-1", "space-rockfall-2")
    numbers = {"money": 2, "green": due[0], "black": due[1], "left": s.players[0].money}
    return Shown((Cutting(before, 0, BOARD, about, ("space-neutral-a",)),), numbers)


def income() -> Shown:
    s = position(money=0)
    hand(s, "english-leicester", "english-leicester", "dorset-horn", "corriedale")
    s.players[0].certificates = 3
    at(s, "wellington")
    before = s.clone()
    play(s, "reveal:english-leicester,dorset-horn,corriedale")
    plain = s.clone()
    play(plain, "certificates:0")
    play(s, "certificates:2")
    value, total = plain.players[0].money, s.players[0].money
    cards = ("card-0-english-leicester-1", "card-0-dorset-horn-1", "card-0-corriedale-1")
    numbers = {"value": value, "used": total - value, "total": total, "left": s.players[0].certificates}
    return Shown((Cutting(before, 0, "hand", cards, ("card-0-english-leicester-2",)),), numbers)


def delivery() -> Shown:
    s = position()
    posts(s, "local-1", "local-6")
    s.players[0].permanent = 10
    at(s, "wellington")
    while not any(str(c).startswith("deliver:") for c in s.choices(0)):
        s.apply(0, s.choices(0)[-1])
    open_posts = [str(c).partition(":")[2] for c in s.choices(0) if str(c).startswith("deliver:local-")]
    cost = detail(s, "deliver:local-9", "cost")
    about = tuple(f"post-{slug}" for slug in open_posts)
    return Shown((Cutting(s, 0, BOARD, about, ("post-local-1", "post-local-6")),), {"total": 10, "posts": len(about), "cost": cost})


def sheep() -> Shown:
    s = position(money=7)
    s.players[0].workers = [5, 1, 1, 1]
    market(s, "suffolk", "dorset-horn", "lincoln")
    at(s, "neutral-f")
    play(s, "act:f/2")
    before = s.clone()
    prices: list[int] = []
    for token in ("buy:suffolk@s4-suffolk", "buy:dorset-horn@s1-dorset-horn"):
        had = s.players[0].money
        play(s, token)
        prices.append(had - s.players[0].money)
    numbers = {"shepherds": 5, "money": 7, "dear": prices[0], "cheap": prices[1], "left": s.players[0].money}
    left = Cutting(before, 0, "market", ("market-dorset-horn", "price-s1-dorset-horn"))
    right = Cutting(before, 0, "market", ("market-suffolk", "price-s4-suffolk"), ("price-s2-suffolk",))
    return Shown((left, right), numbers)


def shearing() -> Shown:
    """Three breeds for three shearers, and permanent wool on top."""
    s = position(money=0)
    s.players[0].workers = [1, 1, 1, 3]
    s.farms[0].wool = 1
    hand(s, "merino", "lincoln", "shropshire", "shropshire")
    at(s, "neutral-e")
    play(s, "act:e/1")
    before = s.clone()
    play(s, "shear:shropshire,merino,lincoln")
    wool = s.players[0].money
    posts_open = [str(c).partition(":")[2] for c in s.choices(0) if str(c).startswith("deliver:")]
    cards = ("card-0-merino-1", "card-0-lincoln-1", "card-0-shropshire-1")
    about = tuple(f"post-{slug}" for slug in posts_open)
    numbers = {"shearers": 3, "permanent": 1, "wool": wool, "posts": len(posts_open)}
    return Shown((Cutting(before, 0, "hand", cards), Cutting(before, 0, "sea", about, ("post-wool-13",))), numbers)


def harbour() -> Shown:
    """Two spaces and one for improving: three sailors are just enough."""
    s = position(money=5)
    s.players[0].workers = [1, 1, 3, 1]
    ship(s, 0, "sea-start")
    ship(s, 1, "sea-s1")
    at(s, "neutral-g")
    play(s, "act:g/1")
    before = s.clone()
    play(s, "improve:napier@slot-1", "storehouse:storehouse-1")
    numbers = {"sailors": 3, "paid": 5 - s.players[0].money}
    around = ("sea-start", "sea-a2", "harbour-napier")
    return Shown((Cutting(before, 0, "sea", ("slot-napier-1",), around), Cutting(s, 0, "sea", ("slot-napier-1",), around)), numbers)


def pair() -> Shown:
    """The second storehouse of a pair leaves the board."""
    s = position(money=5)
    s.farms[0].storehouses &= ~1
    ship(s, 0, "sea-a2")
    at(s, "neutral-g")
    play(s, "act:g/1", "improve:napier@slot-1")
    before = s.clone()
    had = s.players[0].money
    play(s, "storehouse:storehouse-2")
    s.apply(0, s.choices(0)[0])
    about = ("pair-0-pair-1",)
    around = ("pair-0-pair-2",)
    numbers = {"received": s.players[0].money - had}
    return Shown((Cutting(before, 0, "seat-0", about, around), Cutting(s, 0, "seat-0", about, around)), numbers)


def exploration() -> Shown:
    s = position(3)
    s.farms[0].explored = 2
    gold = s.farms[0].gold
    before = s.clone()
    explore(s, 0, 6)
    s.settle()
    numbers = {"start": 2, "steps": 6, "end": s.farms[0].explored, "gold": s.farms[0].gold - gold, "tiles": s.farms[0].step_tile}
    return Shown((Cutting(before, 0, BOARD, ("track-3", "track-4", "track-8"), ("track-2",)),), numbers)


def bonus_card() -> Shown:
    s = position()
    s.farms[0].gold = 4
    before = s.clone()
    play(s, "bonus-card:bell")
    paid = before.farms[0].gold - s.farms[0].gold
    about = ("pile-bell",)
    numbers = {"gold": 4, "paid": paid, "left": s.farms[0].gold}
    return Shown((Cutting(before, 0, "piles", about, ("pile-barrel", "pile-compass")),), numbers)


def gate() -> Shown:
    """Two spaces behind neutral building B, one of which asks for exploration."""
    s = position(money=4)
    s.players[0].workers = [1, 2, 1, 1]
    s.farms[0].explored = 1
    at(s, "neutral-d")
    play(s, "act:d/2")
    open_spaces = sorted({str(c).rpartition("@")[2] for c in s.choices(0) if "@b-" in str(c)})
    gold = s.farms[0].gold
    before = s.clone()
    token = next(str(c) for c in s.choices(0) if str(c).endswith("@b-2"))
    play(s, token)
    numbers = {"paid": 4 - s.players[0].money, "gold": s.farms[0].gold - gold, "spaces": len(open_spaces), "needed": 2}
    return Shown((Cutting(before, 0, BOARD, tuple(f"space-{x}" for x in open_spaces), ("space-b-3",)),), numbers)


EXAMPLES: Final = (
    Example("fees", "NZ-FEE-4", fees),
    Example("income", "NZ-INC-4", income),
    Example("delivery", "NZ-DEL-2", delivery),
    Example("bonus-card", "NZ-GOLD-5", bonus_card),
    Example("sheep", "NZ-MKT-1", sheep),
    Example("gate", "NZ-BLD-7", gate),
    Example("harbour", "NZ-HARB-3", harbour),
    Example("pair", "NZ-STO-2", pair),
    Example("shearing", "NZ-WOOL-2", shearing),
    Example("exploration", "NZ-EXP-3", exploration),
)
