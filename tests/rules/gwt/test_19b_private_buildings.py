"""The private buildings 1a to 12b (GWT-BLDG). Their special rules are in test_19b_special_buildings."""

from overlander.games.gwt.state import GwtState
from overlander.games.trail.building import BuildBuilding
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cards,
    discs,
    display,
    hand,
    jobs,
    locomotive,
    money,
    node_of,
    piles,
    play,
    position,
    question,
    refused,
    score,
    stations,
    tile,
    tokens,
    turn,
    workers,
)

REST = {"act:aux-dollar/1", "act:aux-draw/1", "pass"}  # what every own building offers besides its actions


def face(slug: str) -> tuple[int, str, int]:
    """Builders, hands and points of a tile: by building it, by another player passing it, by scoring it."""
    s = position(players=3, sides=slug[-1])
    s.players[0].money = 100
    builders = 0
    ask(s, 0, BuildBuilding(0, 2, builders))
    while f"build:{slug}@a-1" not in tokens(s, 0):
        assert refused(s, 0, f"build:{slug}@a-1") == ("GWT-BUILD-2", "too-few-builders")
        builders += 1
        ask(s, 0, BuildBuilding(0, 2, builders))
    play(s, 0, f"build:{slug}@a-1")
    assert money(s, 0) == 100 - 2 * builders
    turn(s, 1)
    play(s, 1, "move:a-1,neutral-b")
    fee = 20 - money(s, 1)
    assert money(s, 0) == 100 - 2 * builders + fee
    return builders, {0: "none", 1: "black", 2: "green", 3: "both"}[fee], score(s, 0, "buildings")


def on(slug: str, space: str = "a-1") -> GwtState:
    """Seat 0 has just stopped on its own building."""
    s = position(sides=slug[-1])
    build(s, 0, slug, space)
    at(s, 0, space)
    return s


def advances(s: GwtState) -> set[int]:
    """The numbers of steps an Advance-herder action may make."""
    assert question(s, 0) == "AdvanceHerder"
    assert all(x.startswith("move:") for x in tokens(s, 0))
    return {x.count(",") + 1 for x in tokens(s, 0)}


def forward(s: GwtState, action: str) -> set[str]:
    """Where the locomotive may go from space 17 by an action."""
    locomotive(s, 0, "17")
    play(s, 0, action)
    assert question(s, 0) == "MoveLocomotive"
    return tokens(s, 0) - {"pass"}


def certificates(s: GwtState) -> int:
    return s.players[0].certificates


# -- side a


@rule("GWT-BLDG-1a")
def test_1a_pays_2_dollars_per_own_building_in_the_forest() -> None:
    assert face("1a") == (1, "green", 1)
    s = on("1a")
    assert tokens(s, 0) == {"act:1a/1"} | REST
    play(s, 0, "act:1a/1")
    assert money(s, 0) == 20
    s = on("1a")
    build(s, 0, "2a", "c-1")
    build(s, 0, "3a", "b-2")
    build(s, 1, "2a", "c-2")
    play(s, 0, "act:1a/1")
    assert money(s, 0) == 22
    s = on("1a", "e-2")  # itself too
    build(s, 0, "2a", "c-1")
    play(s, 0, "act:1a/1")
    assert money(s, 0) == 24


@rule("GWT-BLDG-2a")
def test_2a_pays_4_dollars_for_a_galloway_and_buys_cattle() -> None:
    assert face("2a") == (1, "none", 1)
    s = on("2a")
    hand(s, 0, "galloway", "galloway", "criollo", "pineywoods")
    assert tokens(s, 0) == {"act:2a/1,galloway", "act:2a/2"} | REST
    play(s, 0, "act:2a/1,galloway")
    assert money(s, 0) == 24
    assert cards(s, s.players[0].discard) == ["galloway"]
    assert tokens(s, 0) == {"act:2a/2", "pass"}
    play(s, 0, "act:2a/2")
    assert question(s, 0) == "BuyCattle"


@rule("GWT-BLDG-3a")
def test_3a_pays_3_dollars_for_two_of_a_breed_and_advances_1() -> None:
    assert face("3a") == (1, "none", 1)
    s = on("3a")
    hand(s, 0, "galloway", "galloway", "criollo", "pineywoods")
    assert tokens(s, 0) == {"act:3a/1,galloway,galloway", "act:3a/2"} | REST
    play(s, 0, "act:3a/1,galloway,galloway")
    assert money(s, 0) == 23
    assert cards(s, s.players[0].hand) == ["criollo", "pineywoods"]
    play(s, 0, "act:3a/2")
    assert advances(s) == {1}


@rule("GWT-BLDG-4a")
def test_4a_removes_a_hazard_for_5_dollars_and_advances_2() -> None:
    assert face("4a") == (2, "black", 3)
    s = on("4a")
    tile(s, "flood-1", "flood-4-green")
    s.players[0].money = 4
    assert refused(s, 0, "act:4a/1") == ("GWT-LOC-7", "too-little-money")
    s.players[0].money = 5
    assert tokens(s, 0) == {"act:4a/1", "act:4a/2"} | REST
    play(s, 0, "act:4a/1", "hazard:flood-1")
    assert money(s, 0) == 0
    assert [s.box.tile_slug[t] for t in s.players[0].hazards] == ["flood-4-green"]
    play(s, 0, "act:4a/2")
    assert advances(s) == {1, 2}


@rule("GWT-BLDG-5a")
def test_5a_pays_7_dollars_for_value_3_cattle_and_gives_an_auxiliary_action() -> None:
    assert face("5a") == (3, "none", 4)
    s = on("5a")
    hand(s, 0, "galloway", "black-angus", "corriente", "longhorn", "shorthorn-3", "hereford-5")
    value_3 = {"act:5a/1,black-angus", "act:5a/1,corriente", "act:5a/1,longhorn"}
    assert tokens(s, 0) == value_3 | {"act:5a/2"} | REST
    play(s, 0, "act:5a/1,longhorn")
    assert money(s, 0) == 27
    assert cards(s, s.players[0].discard) == ["longhorn"]
    discs(s, 0, "aux-dollar-2")
    play(s, 0, "act:5a/2")
    assert tokens(s, 0) == {"act:aux-dollar/2"} | REST


@rule("GWT-BLDG-6a")
def test_6a_hires_a_dollar_cheaper_and_moves_the_locomotive_by_engineers() -> None:
    assert face("6a") == (4, "none", 5)
    s = on("6a")
    jobs(s, "cb", "--", "-")  # rows 1 and 2 cost 6
    s.players[0].money = 4
    assert refused(s, 0, "act:6a/1") == ("GWT-HIRE-E5", "nobody-to-hire")
    s.players[0].money = 5
    assert tokens(s, 0) == {"act:6a/1", "act:6a/2"} | REST
    play(s, 0, "act:6a/1", "hire:builder@row-1")
    assert money(s, 0) == 0
    assert s.players[0].workers == [1, 2, 1]
    workers(s, 0, engineers=2)
    assert forward(s, "act:6a/2") == {"locomotive:18", "locomotive:19"}


@rule("GWT-BLDG-7a", "GWT-BLDG-7a-1")
def test_7a_gives_two_certificates_and_2_dollars_per_pair_of_outlaws() -> None:
    assert face("7a") == (5, "both", 6)
    for green, orange, pairs in ((0, 0, 0), (3, 0, 0), (0, 3, 0), (1, 2, 1), (3, 2, 2)):
        s = on("7a")
        discs(s, 0, "certificate-4", "certificate-6")
        outlaws = [s.box.tile_slug.index("green")] * green + [s.box.tile_slug.index("orange")] * orange
        s.ranches[0].outlaws = outlaws[:]
        assert tokens(s, 0) == {"act:7a/1"} | REST
        play(s, 0, "act:7a/1")
        assert money(s, 0) == 20 + 2 * pairs
        assert certificates(s) == 2 * pairs
        assert s.ranches[0].outlaws == outlaws  # the tiles are kept


@rule("GWT-BLDG-8a")
def test_8a_collects_a_bounty_or_gives_an_auxiliary_action_and_moves_the_locomotive_2() -> None:
    assert face("8a") == (5, "green", 6)
    s = on("8a")
    assert tokens(s, 0) == {"act:8a/1b", "act:8a/2"} | REST
    tile(s, "outlaw-7", "green")
    assert tokens(s, 0) == {"act:8a/1a", "act:8a/1b", "act:8a/2"} | REST
    play(s, 0, "act:8a/1a", "outlaw:outlaw-7")
    assert money(s, 0) == 26
    assert refused(s, 0, "act:8a/1b") == ("GWT-LOC-4", "already-done")  # one of the two
    assert forward(s, "act:8a/2") == {"locomotive:18", "locomotive:19"}
    s = on("8a")
    tile(s, "outlaw-7", "green")
    discs(s, 0, "aux-dollar-2")
    play(s, 0, "act:8a/1b", "act:aux-dollar/2")
    assert money(s, 0) == 22
    assert refused(s, 0, "act:8a/1a") == ("GWT-LOC-4", "already-done")


@rule("GWT-BLDG-9a")
def test_9a_moves_the_locomotive_3_and_makes_a_special_delivery() -> None:
    assert face("9a") == (7, "none", 9)
    s = on("9a")
    locomotive(s, 0, "17")
    assert tokens(s, 0) == {"act:9a/1", "act:9a/2"} | REST
    assert forward(s, "act:9a/1") == {"locomotive:18", "locomotive:19", "locomotive:20"}
    play(s, 0, "locomotive:20", "act:9a/2")
    assert question(s, 0) == "MoveBackFreely"
    play(s, 0, "locomotive:19")
    assert tokens(s, 0) == {"deliver:kansas-city", "deliver:fulton"}


@rule("GWT-BLDG-10a")
def test_10a_brings_certificates_to_the_limit_and_advances_5() -> None:
    assert face("10a") == (9, "black", 13)
    for gone, limit in (((), 3), (("certificate-4",), 4), (("certificate-4", "certificate-6"), 6)):
        s = on("10a")
        discs(s, 0, *gone)
        assert tokens(s, 0) == {"act:10a/1", "act:10a/2"} | REST
        play(s, 0, "act:10a/1")
        assert certificates(s) == limit
    play(s, 0, "act:10a/2")
    assert advances(s) == {1, 2, 3, 4, 5}


@rule("GWT-BLDG-11a")
def test_11a_removes_two_hazards_for_2_dollars_each() -> None:
    assert face("11a") == (12, "none", 20)
    s = on("11a")
    tile(s, "flood-1", "flood-4-green")
    tile(s, "rockfall-1", "rockfall-2-black")
    s.players[0].money = 4
    assert tokens(s, 0) == {"act:11a/1", "act:11a/2"} | REST
    play(s, 0, "act:11a/2", "hazard:rockfall-1")
    assert money(s, 0) == 2
    assert tokens(s, 0) == {"act:11a/1", "pass"}
    play(s, 0, "act:11a/1", "hazard:flood-1")
    assert money(s, 0) == 0
    assert len(s.players[0].hazards) == 2
    s = on("11a")
    tile(s, "flood-1", "flood-4-green")
    s.players[0].money = 1
    assert refused(s, 0, "act:11a/1") == ("GWT-LOC-7", "too-little-money")
    assert refused(s, 0, "act:11a/2") == ("GWT-LOC-7", "too-little-money")


@rule("GWT-BLDG-12a")
def test_12a_pays_a_dollar_per_builder_and_advances_1() -> None:
    assert face("12a") == (4, "none", 5)
    for builders in (1, 4):
        s = on("12a")
        workers(s, 0, cowboys=6, builders=builders, engineers=5)
        assert tokens(s, 0) == {"act:12a/1", "act:12a/2"} | REST
        play(s, 0, "act:12a/1")
        assert money(s, 0) == 20 + builders
    play(s, 0, "act:12a/2")
    assert advances(s) == {1}


# -- side b


@rule("GWT-BLDG-1b")
def test_1b_gives_two_certificates_for_an_objective_card_and_3_dollars_for_a_space_back() -> None:
    assert face("1b") == (1, "green", 1)
    s = on("1b")
    hand(s, 0, "draw-5h", "criollo")
    locomotive(s, 0, "20")
    assert tokens(s, 0) == {"act:1b/1,draw-5h", "act:1b/2", "play:draw-5h"} | REST
    play(s, 0, "act:1b/1,draw-5h")
    assert certificates(s) == 2
    assert cards(s, s.players[0].discard) == ["draw-5h"]
    play(s, 0, "act:1b/2")
    assert tokens(s, 0) == {"locomotive:19"}
    play(s, 0, "locomotive:19")
    assert money(s, 0) == 23


@rule("GWT-BLDG-2b")
def test_2b_moves_the_locomotive_2_for_a_santa_gertrudis_and_pays_2_dollars_for_a_criollo() -> None:
    assert face("2b") == (1, "none", 1)
    s = on("2b")
    hand(s, 0, "santa-gertrudis", "criollo", "galloway")
    assert tokens(s, 0) == {"act:2b/1,santa-gertrudis", "act:2b/2,criollo"} | REST
    assert forward(s, "act:2b/1,santa-gertrudis") == {"locomotive:18", "locomotive:19"}
    play(s, 0, "locomotive:18", "act:2b/2,criollo")
    assert money(s, 0) == 22
    assert cards(s, s.players[0].discard) == ["criollo", "santa-gertrudis"]


@rule("GWT-BLDG-3b")
def test_3b_gives_an_auxiliary_action_and_advances_1() -> None:
    assert face("3b") == (2, "none", 3)
    s = on("3b")
    discs(s, 0, "aux-dollar-2")
    assert tokens(s, 0) == {"act:3b/1", "act:3b/2"} | REST
    play(s, 0, "act:3b/1", "act:aux-dollar/2")
    assert money(s, 0) == 22
    play(s, 0, "act:3b/2")
    assert advances(s) == {1}


@rule("GWT-BLDG-4b")
def test_4b_draws_as_many_cards_as_cowboys_and_advances_3() -> None:
    assert face("4b") == (2, "black", 3)
    s = on("4b")
    workers(s, 0, cowboys=3, builders=6, engineers=6)
    hand(s, 0, "longhorn")
    piles(s, 0, ["criollo"] * 6, [])
    assert tokens(s, 0) == {"act:4b/1", "act:4b/2"} | REST
    play(s, 0, "act:4b/1")
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2", "draw:3"}
    play(s, 0, "draw:2", "discard:longhorn")
    assert tokens(s, 0) == {"discard:criollo"}
    play(s, 0, "discard:criollo")
    assert cards(s, s.players[0].hand) == ["criollo"]
    play(s, 0, "act:4b/2")
    assert advances(s) == {1, 2, 3}


@rule("GWT-BLDG-5b")
def test_5b_gives_two_certificates_for_a_pineywoods_and_a_dollar_per_engineer() -> None:
    assert face("5b") == (3, "none", 4)
    for engineers in (1, 5):
        s = on("5b")
        workers(s, 0, cowboys=6, builders=6, engineers=engineers)
        hand(s, 0, "pineywoods", "criollo")
        assert tokens(s, 0) == {"act:5b/1,pineywoods", "act:5b/2"} | REST
        play(s, 0, "act:5b/1,pineywoods", "act:5b/2")
        assert certificates(s) == 2
        assert money(s, 0) == 20 + engineers
        assert cards(s, s.players[0].discard) == ["pineywoods"]


@rule("GWT-BLDG-6b")
def test_6b_copies_the_location_actions_of_an_adjacent_building() -> None:
    assert face("6b") == (4, "none", 5)
    s = on("6b")
    hand(s, 0, "galloway")
    jobs(s, "cb", "-")
    build(s, 1, "10b", "a-2")
    assert tokens(s, 0) == {"act:6b/1"} | REST
    play(s, 0, "act:6b/1")
    assert question(s, 0) == "CopyBuilding"
    assert tokens(s, 0) == {"copy:neutral-a", "copy:a-2"}
    play(s, 0, "copy:neutral-a")
    assert tokens(s, 0) == {"act:a/1,galloway", "act:a/2", "act:a/3"} | REST
    play(s, 0, "act:a/1,galloway")
    assert money(s, 0) == 22
    assert tokens(s, 0) == {"act:a/2", "act:a/3", "pass"}  # all of them, each once


@rule("GWT-BLDG-7b")
def test_7b_moves_the_locomotive_by_own_buildings_in_the_forest() -> None:
    assert face("7b") == (5, "both", 6)
    s = on("7b")
    build(s, 0, "1b", "c-1")
    build(s, 0, "2b", "f-2")
    build(s, 0, "3b", "a-3")
    build(s, 1, "1b", "c-2")
    assert tokens(s, 0) == {"act:7b/1"} | REST
    assert forward(s, "act:7b/1") == {"locomotive:18", "locomotive:19"}
    s = on("7b", "b-1")  # itself too
    build(s, 0, "1b", "c-1")
    build(s, 0, "2b", "f-2")
    assert forward(s, "act:7b/1") == {"locomotive:18", "locomotive:19", "locomotive:20"}
    assert forward(on("7b"), "act:7b/1") == set()


@rule("GWT-BLDG-8b")
def test_8b_pays_6_dollars_and_an_objective_card_for_any_cattle_card() -> None:
    assert face("8b") == (6, "none", 8)
    s = on("8b")
    hand(s, 0, "criollo", "hereford-7", "draw-sgg")
    display(s, "draw-5h", "gain2-boo", "herder-345", "locomotive-bohh")
    assert tokens(s, 0) == {"act:8b/1,criollo", "act:8b/1,hereford-7", "play:draw-sgg"} | REST
    play(s, 0, "act:8b/1,criollo")
    assert money(s, 0) == 26
    assert cards(s, s.players[0].discard) == ["criollo"]
    offered = {"draw-5h", "gain2-boo", "herder-345", "locomotive-bohh", "top"}
    assert tokens(s, 0) == {f"objective:{x}" for x in offered} | {"pass"}
    play(s, 0, "objective:draw-5h")
    assert cards(s, s.players[0].hand) == ["draw-5h", "draw-sgg", "hereford-7"]


@rule("GWT-BLDG-9b")
def test_9b_upgrades_a_station_behind_the_locomotive() -> None:
    assert face("9b") == (6, "none", 8)
    s = on("9b")
    locomotive(s, 0, "15")
    assert tokens(s, 0) == {"act:9b/1"} | REST
    play(s, 0, "act:9b/1")
    assert tokens(s, 0) == {f"upgrade:station-{i}" for i in (1, 2, 3, 4)} | {"pass"}
    play(s, 0, "upgrade:station-3", "disc:aux-draw-2")
    assert money(s, 0) == 16
    assert s.ranches[0].stations == 0b100
    assert node_of(s, 0) == "15"


@rule("GWT-BLDG-10b")
def test_10b_pays_4_dollars_and_moves_locomotive_and_herder_4() -> None:
    assert face("10b") == (8, "black", 11)
    s = on("10b")
    assert tokens(s, 0) == {"act:10b/1", "act:10b/2", "act:10b/3"} | REST
    play(s, 0, "act:10b/1")
    assert money(s, 0) == 24
    assert forward(s, "act:10b/2") == {f"locomotive:{i}" for i in (18, 19, 20, 21)}
    play(s, 0, "locomotive:21", "act:10b/3")
    assert advances(s) == {1, 2, 3, 4}


@rule("GWT-BLDG-11b")
def test_11b_moves_the_locomotive_by_hazards_owned() -> None:
    assert face("11b") == (5, "none", 10)
    s = on("11b")
    assert tokens(s, 0) == {"act:11b/1"} | REST
    s.players[0].hazards = [s.box.tile_slug.index(x) for x in ("flood-2-green", "drought-2-green", "rockfall-3-black")]
    assert forward(s, "act:11b/1") == {"locomotive:18", "locomotive:19", "locomotive:20"}
    assert forward(on("11b"), "act:11b/1") == set()


@rule("GWT-BLDG-12b")
def test_12b_pays_2_dollars_per_own_station_and_gives_an_exchange_token() -> None:
    assert face("12b") == (3, "none", 4)
    s = on("12b")
    stations(s, 0, "station-1", "station-4", "station-10")
    stations(s, 1, "station-2")
    assert tokens(s, 0) == {"act:12b/1", "act:12b/2"} | REST
    play(s, 0, "act:12b/1")
    assert money(s, 0) == 26
    play(s, 0, "act:12b/2")
    assert s.players[0].tokens == 2
    s = on("12b")
    play(s, 0, "act:12b/1")
    assert money(s, 0) == 20
