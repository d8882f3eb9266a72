"""What a question tells of an answer before it is given is what happens: prices, gains, and what follows."""

import random

import pytest

from overlander.core.event import Event
from overlander.games.boonlake.artifacts.card_effects import ReplaceHouse
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.interim_scoring import InterimAction
from overlander.games.boonlake.region_scoring import NameRegion
from overlander.games.boonlake.river import MoveShip
from overlander.games.boonlake.scoring_tiles import MarkTile
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.upgrade import Terms, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.expansion import condition, quiet
from tests.rules.boonlake.position import (
    areas,
    ask,
    bare,
    cattle,
    choice,
    display,
    levers,
    me,
    new_game,
    pasture,
    play,
    position,
    put,
    ships,
    tile,
    turn,
)

Told = dict[str, str | int]


def told(s: BoonState, token: str, seat: int = 0) -> Told:
    question = s.question(seat)
    assert question is not None
    return question.details(s, choice(s, token))


def village() -> BoonState:
    """Houses of seat 0 on h13 (a settlement there gains 5 points) and h14 (it loses 5), an inhabitant on h12."""
    s = bare()
    tile(s, "h13", "g16")
    tile(s, "h14", "g23")
    tile(s, "h12", "g22")
    put(s, 0, "house", "h13", 1)
    put(s, 0, "house", "h14")
    put(s, 0, "inhabitant", "h12")
    put(s, 1, "inhabitant", "h12", 1)
    put(s, 1, "inhabitant", "h13")
    put(s, 1, "inhabitant", "h14", 1)
    me(s).ranch = 4
    return s


@rule("BOON-UPG-2", "BOON-UPG-6", "BOON-DEV-7")
@pytest.mark.parametrize(
    "frame", [DevelopOrUpgrade, lambda seat: InterimAction(seat, 2), lambda seat: Upgrade(seat, Terms(True, True, 0, 0))]
)
def test_what_an_upgrade_costs_and_brings(frame: type[DevelopOrUpgrade]) -> None:
    s = village()
    ask(s, 0, frame(0))
    assert told(s, "upgrade:h12@upper") == {"given": "inhabitants*1", "gained": ""}
    assert told(s, "upgrade:h13@lower") == {"given": "inhabitants*2", "gained": "vp*5"}
    assert told(s, "upgrade:h14@upper") == {"given": "inhabitants*2,vp*5", "gained": ""}
    assert told(s, "upgrade:h13@upper") == {}  # not one's own
    assert told(s, "pass") == {}


@rule("BOON-UPG-7", "BOON-UPG-10", "BOON-LEV-10")
def test_points_and_levers_that_an_upgrade_costs() -> None:
    s = village()
    tile(s, "h10", "g05")
    put(s, 0, "settlement", "h10")
    ask(s, 0, DevelopOrUpgrade(0))
    assert told(s, "upgrade:h13@lower") == {"given": "inhabitants*2,vp*5", "gained": "vp*5"}
    me(s).ranch = 2
    me(s).board.settlements = 2
    assert told(s, "upgrade:h13@lower") == {"given": "inhabitants*2,vp*9", "gained": "vp*5"}
    me(s).ranch = 1
    me(s).board.settlements = 1
    assert told(s, "upgrade:h13@lower") == {}
    levers(s, 0, "m32")
    assert told(s, "upgrade:h13@lower") == {"given": "inhabitants*1,vp*5,lever_down*1", "gained": "vp*5"}


@rule("BOON-EFF-13")
def test_an_upgrade_that_gives_nobody_up() -> None:
    s = village()
    ask(s, 0, Upgrade(0, Terms(True, False, 1, 0)))
    assert told(s, "upgrade:h12@upper") == {"given": "", "gained": ""}


@rule("BOON-CAT-6", "BOON-CAT-7", "BOON-CAT-9")
def test_what_cattle_cost_and_bring() -> None:
    s = village()
    pasture(s, "h10", "h22")
    cattle(s, 1, "h10", 1)
    turn(s, 0, "cattle")
    play(s, 0, "pass")
    assert told(s, "cattle:h10") == {"given": "inhabitants*2", "gained": "coins*2"}  # beside the house on h13
    assert told(s, "cattle:h22") == {"given": "inhabitants*1", "gained": ""}
    assert told(s, "cattle:h13") == {}
    display(s, 0, "sunlit-stockyard")
    me(s).board.cattle, me(s).ranch = 4, 2
    assert told(s, "cattle:h22") == {"given": "inhabitants*2,vp*4", "gained": "coins*2"}


@rule("BOON-REG-2", "BOON-REG-X1", "BOON-ART-CARD-12")
def test_the_coins_that_naming_a_region_will_bring() -> None:
    s = position(artifacts="on")
    for where, slug in (("h05", "g05"), ("h13", "g22"), ("h10", "g06"), ("h22", "g02"), ("h19", "g03")):
        tile(s, where, slug)
        put(s, 0, "inhabitant", where)
    turn(s, 0, "region")
    if not isinstance(s.question(0), NameRegion):
        play(s, 0, "pass")
    found = {name: told(s, f"region:{name}")["n"] for name in s.box.regions}
    assert found == {"unknown": 4, "boonlake": 3, "new-hope": 3, "southern": 5}
    before = me(s).coins
    t = s.clone()
    play(t, 0, "region:southern")
    assert me(t).coins == before + 5  # the label brings cards
    display(s, 0, s.box.cards[s.box.card_perk.index(10)])
    assert {told(s, f"region:{name}")["n"] for name in s.box.regions} == {5}


@rule("BOON-RIV-10", "BOON-FLOW-7", "BOON-ART-LAKE-9")
@pytest.mark.parametrize(
    ("round_", "start", "target", "crossed", "follows", "pawn"),
    [
        (0, "c1", "c2", 0, "nothing", 0),
        (0, "c1", "c4", 0, "nothing", 1),
        (0, "c1", "c3", 0, "nothing", 0),
        (0, "c12", "u1", 0, "scoring", 0),
        (0, "c12", "u3", 0, "scoring", 1),
        (0, "c12", "u1", 1, "nothing", 0),
        (1, "l7", "l8", 1, "end", 0),
        (1, "l7", "l8", 7, "nothing", 0),
        (0, "u11", "u12", 1, "scoring", 0),
    ],
)
def test_what_follows_a_way_of_the_ship(round_: int, start: str, target: str, crossed: int, follows: str, pawn: int) -> None:
    s = quiet()
    s.river.round, s.river.crossed = round_, crossed
    ships(s, start, "c6")
    ask(s, 0, MoveShip(0))
    assert told(s, f"ship:{target}") == {"follows": follows, "pawn": pawn}
    assert told(s, f"ship:{start}") == {}


@rule("BOON-ART-LAKE-E6")
def test_without_the_lake_no_pawn_moves() -> None:
    s = position()
    ask(s, 0, MoveShip(0))
    assert told(s, "ship:c4") == {"follows": "nothing", "pawn": 0}


@rule("BOON-SCO-3", "BOON-ART-CTL-1", "BOON-ART-CARD-2")
def test_whether_a_tile_would_be_controlled() -> None:
    s = quiet()
    condition(s, 0, "new-region")
    areas(s, "sc02", "sc01", "sc10", "sc04")
    s.river.scored = 1
    me(s).board.steps = [2, 1]
    ask(s, 0, MarkTile(0, 0))
    assert told(s, "mark:sc01") == {"vp": 1, "control": 1}
    assert told(s, "mark:sc02") == {"vp": 2, "control": 0}  # one's own, twice
    assert told(s, "mark:sc04") == {"vp": -1, "control": 0}
    assert told(s, "mark:sc10") == {}
    s.river.scored = 4
    me(s).board.steps = [7, 1]
    assert told(s, "mark:sc01") == {"vp": 4, "control": 0}
    s.river.scored = 2
    me(s).board.steps = [1, 2]
    assert told(s, "mark:sc01") == {"vp": -2, "control": 0}
    ask(s, 0, MarkTile(0, 1))  # one column to the left
    assert told(s, "mark:sc02") == {"vp": 4, "control": 1}


@rule("BOON-ART-LAKE-15", "BOON-ART-LAKE-E5", "BOON-ART-CARD-E10")
def test_what_a_settlement_instead_of_a_house_brings() -> None:
    s = quiet()
    tile(s, "h13", "g16")
    tile(s, "h14", "g23")
    put(s, 0, "house", "h13", 1)
    put(s, 0, "house", "h14")
    ask(s, 0, ReplaceHouse(0, True, False))
    assert told(s, "replace:h13@lower") == {"given": "", "gained": "vp*5"}
    assert told(s, "replace:h14@upper") == {"given": "vp*5", "gained": ""}
    assert told(s, "pass") == {}
    tile(s, "h10", "g05")
    put(s, 0, "settlement", "h10")
    assert told(s, "replace:h14@upper") == {"given": "vp*10", "gained": ""}
    ask(s, 0, ReplaceHouse(0, False, True))
    assert told(s, "replace:h14@upper") == {}


# -- in whole games

PAID = ("upgrade-house", "upgrade-settlement", "cattle")  # events that tell the inhabitants and points given
AT_ONCE = ("BOON-UPG-10", "BOON-DEV-7", "BOON-CAT-9", "BOON-EFF-21")


def amounts(parts: str) -> dict[str, int]:
    found = [part.partition("*") for part in parts.split(",") if part]
    return {what: int(n) for what, _, n in found}


def happened(before: BoonState, seat: int, token: str) -> tuple[dict[str, int], dict[str, int], list[Event]]:
    """What was given and gained at once; where a price is asked for, the first one is paid."""
    s = before.clone()
    s.heard = []
    s.play(seat, token)
    if type(s.question(seat)).__name__ in ("UpgradePrice", "CattlePrice") and not [e for e in s.heard if e.key in PAID]:
        s.apply(seat, s.choices(seat)[0])
    given = {"inhabitants": 0, "vp": 0, "lever_down": 0}
    gained = {"vp": 0, "coins": 0}
    for event in s.heard:
        n = event.params.get("n", 0)
        assert isinstance(n, int)
        if event.key in PAID and not given["inhabitants"]:
            given["inhabitants"] = int(event.params["inhabitants"])
            given["vp"] += int(event.params["vp"])
        elif event.key == "use-lever":
            given["lever_down"] = 1
        elif event.rule in AT_ONCE and event.seat == seat:
            side = gained if n > 0 else given
            side["coins" if event.key == "coins" else "vp"] += abs(n)
    return {k: n for k, n in given.items() if n}, {k: n for k, n in gained.items() if n}, s.heard


@rule("BOON-UPG-7", "BOON-CAT-7", "BOON-RIV-10")
def test_in_random_games_the_terms_are_those_told() -> None:
    seen = dict.fromkeys(("upgrade", "cattle", "ship", "mark"), 0)
    for seed in range(4):
        s = new_game(2 + seed % 2, f"terms {seed}", artifacts="on")
        rng = random.Random(seed)
        while not s.over():
            seat = s.actor()
            question = s.question(seat)
            assert question is not None
            found = s.choices(seat)
            for c in found:
                verb = c.verb.name
                if verb not in seen or (seen[verb] > 60 and rng.random() > 0.1):
                    continue
                details = question.details(s, c)
                if verb in ("upgrade", "cattle"):
                    given, gained, _ = happened(s, seat, str(c))
                    assert (amounts(str(details["given"])), amounts(str(details["gained"]))) == (given, gained), str(c)
                elif verb == "ship":
                    _, _, heard = happened(s, seat, str(c))
                    crossed = any(e.key == "cross-lock" and e.seat == seat for e in heard)
                    assert crossed == (details["follows"] != "nothing"), str(c)
                elif details:
                    _, _, heard = happened(s, seat, str(c))
                    points = next(e.params["n"] for e in heard if e.rule == "BOON-SCO-3")
                    t = s.clone()
                    t.apply(seat, c)
                    improves = any(type(f).__name__ == "ImproveMarker" for f in t.stack)
                    assert (details["vp"], details["control"]) == (points, int(improves)), str(c)
                seen[verb] += 1
            s.apply(seat, rng.choice(found))
    assert min(seen.values()) > 10, seen
