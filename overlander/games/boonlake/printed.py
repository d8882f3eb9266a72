"""What strips, levers, building sites, cards and scoring tiles print, and how it is read from the data (COMP)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.core.effects import Sequence


class Share:
    """The part of a strip right of its arrow (TURN-5)."""

    def __init__(self) -> None:
        self.draws = 0  # cards drawn before the rest (Pioneer)
        self.develops = False
        self.upgrades = False
        self.cattle = False
        self.plays = False
        self.discard_coins = 0
        self.region_coins = 0
        self.hire_coins = 0
        self.hire_cards = 0
        self.modernizes = False
        self.inhabitants = 0  # given up besides the coins for modernizing
        self.draws_instead = 0


class Strip:
    """One action strip."""

    def __init__(self, kind: int, discard_coins: int, instead: Sequence | None, active: Sequence, share: Share, mine: bool) -> None:
        self.kind = kind  # of the card box, NONE without one
        self.discard_coins = discard_coins
        self.instead = instead  # what is gained instead of a card box
        self.active = active
        self.share = share
        self.active_has_share = mine


class Way:
    """One way to use a lever: when, for what, and what it gives (LEV-10)."""

    def __init__(self, lever: int, event: int, vases: int, cards: int, jokers: int, projects: bool, gain: Sequence | None) -> None:
        self.lever = lever
        self.event = event
        self.vases = vases  # given up
        self.cards = cards
        self.jokers = jokers
        self.projects = projects  # for special projects too
        self.gain = gain


class Site:
    """A building site of a tile."""

    def __init__(self, place: int, coins: int, cards: int, reward: Sequence, settlement_vp: int) -> None:
        self.place = place
        self.coins = coins
        self.cards = cards
        self.reward = reward
        self.settlement_vp = settlement_vp


class FinalEffect:
    """What a card scores at the end besides its printed points (EFF-23..28)."""

    def __init__(self, counter: int, region: int, each: int, steps: list[list[int]]) -> None:
        self.counter = counter
        self.region = region
        self.each = each
        self.steps = steps  # [at least, points]


class ScoringTile:
    """Lower half: a category with four values. Upper half: a special project."""

    def __init__(
        self, counter: int, values: list[list[int]], regions: list[int], goods: int, gift_coins: int, gift_vp: int
    ) -> None:
        self.counter = counter
        self.values = values
        self.regions = regions
        self.goods = goods
        self.gift_coins = gift_coins
        self.gift_vp = gift_vp


# -- reading


def pairs(file: Node, field: str) -> list[list[str]]:
    out: list[list[str]] = []
    for ends in file.items(field):
        if not isinstance(ends, list) or len(ends) != 2:
            file.fail("data-not-a-list", field, repr(ends))
        out.append([str(x) for x in ends])
    return out


def read_recesses(x: Node, field: str) -> list[list[int]]:
    """By recess from the top: tier (from 0), coins and points of an interim scoring."""
    return [[y.int_("tier") - 1, y.int_("coins"), y.int_("vp")] for y in x.nodes(field)]


def read_resources(x: Node, resources: list[str]) -> list[int]:
    return [x.maybe_int(resource, 0) for resource in resources]


def read_final(x: Node, counters: list[str], regions: list[str]) -> FinalEffect:
    steps = [[int(y) for y in v] for v in x.items("steps")] if x.has("steps") else []
    region = x.index("region", regions) if x.has("region") else NONE
    return FinalEffect(x.index("per", counters), region, x.maybe_int("each", 0), steps)


def read_share(nodes: list[Node]) -> Share:
    out = Share()
    for x in nodes:
        if x.text("op") == "draw":
            out.draws = x.int_("n")
        elif x.text("op") == "choice":
            for option in x.nodes("options"):
                for y in option.nodes("gain"):
                    read_share_option(out, y)
        else:
            read_share_option(out, x)
    return out


def read_share_option(out: Share, x: Node) -> None:
    op = x.text("op")
    if op in ("develop", "upgrade", "place-cattle"):
        x.expect("n", x.int_("n"), 1)
    if op == "develop":
        out.develops = True
    elif op == "upgrade":
        out.upgrades = True
    elif op == "place-cattle":
        out.cattle = True
    elif op == "play-card":
        out.plays = True
        out.discard_coins = x.int_("discard_coins")
    elif op == "region-coins":
        out.region_coins = x.int_("each")
    elif op == "hire":
        out.hire_coins = x.int_("coins")
        out.hire_cards = x.int_("cards")
    elif op == "modernize":
        x.expect("discount", x.int_("discount"), 0)
        out.modernizes = True
        out.inhabitants = x.int_("inhabitants")
    elif op == "draw":
        out.draws_instead = x.int_("n")
    else:
        x.fail("data-unknown-effect", "op", op)
