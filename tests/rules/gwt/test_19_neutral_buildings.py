"""The seven neutral buildings (GWT-BLDG-A to GWT-BLDG-G)."""

from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    cards,
    discs,
    display,
    hand,
    jobs,
    kind,
    locomotive,
    market,
    money,
    node_of,
    play,
    position,
    question,
    refused,
    tile,
    tokens,
    workers,
)

SINGLE = {"act:aux-dollar/1", "act:aux-draw/1"}


def rich(letter: str) -> GwtState:
    """Everything is possible; the tile stands on a space with another letter; seat 0 has just arrived there."""
    s = position()
    jobs(s, "cb", "ee", "c")
    market(s, "longhorn", "hereford-5")
    tile(s, "flood-2", "flood-4-green")
    tile(s, "outlaw-2", "green")
    space = "neutral-" + ("a" if letter != "a" else "b")
    tile(s, space, letter)
    hand(s, 0, "criollo", "criollo", "galloway", "pineywoods", "santa-gertrudis", "longhorn")
    at(s, 0, space)
    return s


def acts(s: GwtState) -> set[str]:
    """The location actions offered."""
    return {token.removeprefix("act:") for token in tokens(s, 0) if token.startswith("act:")} - {"aux-dollar/1", "aux-draw/1"}


@rule("GWT-BLDG-A")
def test_neutral_a_sells_a_galloway_and_hires_twice() -> None:
    s = rich("a")
    assert acts(s) == {"a/1,galloway", "a/2", "a/3"}
    play(s, 0, "act:a/1,galloway")
    assert (money(s, 0), cards(s, s.players[0].discard)) == (22, ["galloway"])
    play(s, 0, "act:a/2")
    assert question(s, 0) == "HireWorker"
    play(s, 0, "hire:cowboy@row-1")
    assert (money(s, 0), s.players[0].workers) == (22 - 6, [2, 1, 1])
    play(s, 0, "act:a/3", "hire:builder@row-1")
    assert (money(s, 0), s.players[0].workers) == (22 - 6 - 8, [2, 2, 1])
    assert tokens(s, 0) == {"pass"}

    s = rich("a")
    s.players[0].money = 7
    assert acts(s) == {"a/1,galloway", "a/2"}  # the second way costs 2 more
    s.players[0].money = 5
    assert acts(s) == {"a/1,galloway"}


@rule("GWT-BLDG-B")
def test_neutral_b_sells_a_santa_gertrudis_and_builds() -> None:
    s = rich("b")
    assert acts(s) == {"b/1,santa-gertrudis", "b/2"}
    play(s, 0, "act:b/1,santa-gertrudis")
    assert (money(s, 0), cards(s, s.players[0].discard)) == (22, ["santa-gertrudis"])
    play(s, 0, "act:b/2")
    assert question(s, 0) == "BuildBuilding"
    play(s, 0, "build:1a@b-1")
    assert money(s, 0) == 20
    assert tokens(s, 0) == {"pass"}


@rule("GWT-BLDG-C")
def test_neutral_c_gives_a_certificate_or_an_objective_and_moves_the_locomotive() -> None:
    s = rich("c")
    assert acts(s) == {"c/1a", "c/1b", "c/2"}
    workers(s, 0, engineers=3)
    objective = s.clone()
    play(s, 0, "act:c/1a")
    assert s.players[0].certificates == 1
    assert acts(s) == {"c/2"}
    play(s, 0, "act:c/2")
    assert tokens(s, 0) == {"locomotive:1", "locomotive:2", "locomotive:3", "pass"}
    play(s, 0, "locomotive:3")
    assert (node_of(s, 0), money(s, 0), tokens(s, 0)) == ("3", 20, {"pass"})

    s = objective
    display(s, "gain2-boo", "auxiliary-ny", "auxiliary-ny", "draw-bbh")
    s.cards.objective_stack = [kind(s, "gain2-ssh")]
    play(s, 0, "act:c/1b")
    assert tokens(s, 0) == {
        "objective:gain2-boo",
        "objective:auxiliary-ny",
        "objective:draw-bbh",
        "objective:top",  # the display or the stack
        "pass",
    }
    play(s, 0, "objective:gain2-boo")
    assert cards(s, s.players[0].discard) == ["gain2-boo"]
    assert acts(s) == {"c/2"}


@rule("GWT-BLDG-D")
def test_neutral_d_has_outlaw_or_locomotive_and_an_auxiliary_action() -> None:
    s = rich("d")
    assert acts(s) == {"d/1a", "d/1b", "d/2"}
    outlaw = s.clone()
    workers(s, 0, engineers=6)
    play(s, 0, "act:d/1b")
    assert money(s, 0) == 18
    assert tokens(s, 0) == {"locomotive:1", "locomotive:2", "pass"}  # two, whatever the engineers
    play(s, 0, "locomotive:2")
    assert acts(s) == {"d/2"}
    discs(s, 0, "aux-dollar-2")
    play(s, 0, "act:d/2")
    assert tokens(s, 0) == SINGLE | {"act:aux-dollar/2", "pass"}
    play(s, 0, "act:aux-dollar/2")
    assert money(s, 0) == 20

    s = outlaw
    play(s, 0, "act:d/1a", "outlaw:outlaw-2")
    assert (money(s, 0), len(s.ranches[0].outlaws)) == (21, 1)
    assert acts(s) == {"d/2"}


@rule("GWT-BLDG-E")
def test_neutral_e_sells_a_pineywoods_and_buys_cattle() -> None:
    s = rich("e")
    assert acts(s) == {"e/1,pineywoods", "e/2"}
    play(s, 0, "act:e/1,pineywoods")
    assert (money(s, 0), cards(s, s.players[0].discard)) == (22, ["pineywoods"])
    play(s, 0, "act:e/2")
    assert question(s, 0) == "BuyCattle"
    play(s, 0, "buy:longhorn@v3-1")
    assert (money(s, 0), tokens(s, 0)) == (16, {"pass"})


@rule("GWT-BLDG-F")
def test_neutral_f_sells_two_of_a_breed_and_removes_a_hazard() -> None:
    s = rich("f")
    assert acts(s) == {"f/1,criollo,criollo", "f/2"}
    play(s, 0, "act:f/1,criollo,criollo")
    assert (money(s, 0), cards(s, s.players[0].discard)) == (24, ["criollo", "criollo"])
    play(s, 0, "act:f/2")
    assert money(s, 0) == 17
    assert tokens(s, 0) == {"hazard:flood-2", "pass"}
    play(s, 0, "hazard:flood-2")
    assert (len(s.players[0].hazards), tokens(s, 0)) == (1, {"pass"})
    s = rich("f")
    s.players[0].money = 6
    assert acts(s) == {"f/1,criollo,criollo"}
    assert refused(s, 0, "act:f/2") == ("GWT-LOC-7", "too-little-money")


@rule("GWT-BLDG-G")
def test_neutral_g_moves_the_locomotive_and_has_an_auxiliary_action() -> None:
    s = rich("g")
    assert acts(s) == {"g/1", "g/2"}
    workers(s, 0, engineers=2)
    locomotive(s, 0, "1")
    play(s, 0, "act:g/1")
    assert tokens(s, 0) == {"locomotive:2", "locomotive:3", "pass"}
    play(s, 0, "locomotive:3")
    discs(s, 0, "aux-draw-2")
    play(s, 0, "act:g/2")
    assert tokens(s, 0) == SINGLE | {"act:aux-draw/2", "pass"}
    play(s, 0, "act:aux-dollar/1")
    assert (money(s, 0), tokens(s, 0)) == (21, {"pass"})


@rule("GWT-LOC-1")
def test_a_neutral_building_serves_everybody() -> None:
    s = position(players=4)
    for seat in range(4):
        hand(s, seat, "criollo", "criollo")
        for letter in "abcdefg":
            at(s, seat, "neutral-" + letter)
            assert any(token.startswith(f"act:{letter}/") for token in tokens(s, seat))
    assert [money(s, seat) for seat in range(4)] == [20] * 4
