"""Advance-herder action (GWT-ADV)."""

from overlander.games.trail.movement import AdvanceHerderEffect
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    cards,
    discs,
    foresight,
    hand,
    money,
    piles,
    play,
    position,
    question,
    refused,
    space_of,
    tile,
    tokens,
)

SOURCES = {"3a/2": 1, "4a/2": 2, "10a/2": 5, "12a/2": 1, "3b/2": 1, "4b/2": 3, "10b/3": 4}


@rule("GWT-ADV-1")
def test_at_least_one_location_and_at_most_the_number_shown() -> None:
    s = position()
    build(s, 0, "4a", "a-2")
    build(s, 1, "1a", "a-3")
    at(s, 0, "a-2")
    play(s, 0, "act:4a/2")
    assert question(s, 0) == "AdvanceHerder"
    assert tokens(s, 0) == {"move:a-3", "move:a-3,neutral-b"}
    assert refused(s, 0, "pass") == ("GWT-ADV-1", "not-offered")
    assert refused(s, 0, "move:a-3,neutral-b,neutral-c") == ("GWT-ADV-1", "too-far")
    assert refused(s, 0, "move:neutral-b") == ("GWT-MOVE-5", "no-such-way")  # not past a-3
    assert refused(s, 0, "move:neutral-a") == ("GWT-MOVE-5", "no-such-way")  # never back
    assert refused(s, 0, "move:b-1") == ("GWT-MOVE-2", "no-location")
    play(s, 0, "move:a-3,neutral-b")
    assert space_of(s, 0) == "neutral-b"


@rule("GWT-ADV-2")
def test_then_a_further_phase_b_there() -> None:
    s = position()
    build(s, 0, "3a", "a-2")
    hand(s, 0, "criollo", "criollo", "santa-gertrudis")
    at(s, 0, "a-2")
    play(s, 0, "act:3a/1,criollo,criollo", "act:3a/2", "move:neutral-b")
    assert question(s, 0) == "AtLocation"
    single = {"act:aux-dollar/1", "act:aux-draw/1"}  # a new phase B: the choice is open again
    assert tokens(s, 0) == {"act:b/1,santa-gertrudis", "act:b/2", "pass"} | single
    play(s, 0, "act:b/1,santa-gertrudis")
    assert money(s, 0) == 20 + 3 + 2
    play(s, 0, "pass")
    assert question(s, 1) == "MoveHerder"


@rule("GWT-ADV-3")
def test_the_hand_is_refilled_once_at_the_end() -> None:
    s = position()
    build(s, 0, "3a", "a-2")
    hand(s, 0, "criollo", "criollo", "galloway")
    piles(s, 0, ["pineywoods"] * 6, [])
    at(s, 0, "a-2")
    play(s, 0, "act:3a/1,criollo,criollo", "act:3a/2", "move:neutral-b")
    assert cards(s, s.players[0].hand) == ["galloway"]
    assert len(s.players[0].draw) == 6
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["galloway", "pineywoods", "pineywoods", "pineywoods"]
    assert len(s.players[0].draw) == 3
    assert question(s, 1) == "MoveHerder"


@rule("GWT-ADV-4")
def test_where_the_action_comes_from() -> None:
    s = position()
    found: dict[str, int] = {}
    for action in s.box.actions:
        for effect in action.gives:
            if isinstance(effect, AdvanceHerderEffect):
                found[action.slug] = effect.n
    assert found == SOURCES
    for action_slug, n in SOURCES.items():
        s = position()
        build(s, 0, action_slug.partition("/")[0], "a-2")
        at(s, 0, "a-2")
        play(s, 0, "act:" + action_slug)
        q = s.question(0)
        assert q is not None
        assert q.params(s) == {"limit": n}
        steps = {len(token.split(",")) for token in tokens(s, 0)}
        assert steps == set(range(1, n + 1))
        way = ["neutral-" + letter for letter in "bcdefg"]
        assert refused(s, 0, "move:" + ",".join(way[: n + 1])) == ("GWT-ADV-1", "too-far")
        play(s, 0, "move:" + ",".join(way[:n]))
        assert space_of(s, 0) == way[n - 1]


@rule("GWT-ADV-5")
def test_hands_are_paid_as_in_phase_a() -> None:
    for players, paid, other in ((2, 6, 2), (3, 5, 1), (4, 4, 2)):  # green, black and green hand; a black one
        s = position(players=players)
        build(s, 0, "4b", "a-1")
        build(s, 1, "4a", "a-2")
        build(s, 0, "1a", "a-3")  # one's own green hand is free
        at(s, 0, "a-1")
        play(s, 0, "act:4b/2", "move:a-2,a-3,neutral-b")
        assert (money(s, 0), money(s, 1)) == (20 - other, 20 + other)

        s = position(players=players)
        build(s, 0, "10a", "b-3")
        for n, colour in ((4, "green"), (5, "orange"), (6, "green")):
            tile(s, f"outlaw-{n}", colour)
        at(s, 0, "b-3")
        play(s, 0, "act:10a/2", "move:neutral-c,neutral-d,outlaw-4,outlaw-5,outlaw-6")
        assert money(s, 0) == 20 - paid
        assert [money(s, seat) for seat in range(1, players)] == [20] * (players - 1)
    s = position()
    build(s, 0, "4a", "a-1")
    build(s, 1, "7a", "a-2")
    s.players[0].money = 3
    at(s, 0, "a-1")
    play(s, 0, "act:4a/2", "move:a-2")
    assert (money(s, 0), money(s, 1), space_of(s, 0)) == (0, 23, "a-2")


@rule("GWT-ADV-6")
def test_kansas_city_may_be_reached() -> None:
    s = position()
    foresight(s, "green", "orange", "cowboy", "builder", "cowboy", "engineer")
    build(s, 0, "4a", "f-1")
    hand(s, 0, "criollo", "galloway")
    piles(s, 0, ["pineywoods"] * 5, [])
    at(s, 0, "f-1")
    play(s, 0, "act:4a/2")
    assert tokens(s, 0) == {"move:neutral-g", "move:neutral-g,kansas-city"}
    play(s, 0, "move:neutral-g,kansas-city")
    assert tokens(s, 0) == {"foresight:foresight-1-top", "foresight:foresight-1-bottom"}
    for spot in "123":
        play(s, 0, f"foresight:foresight-{spot}-top")
    assert question(s, 0) == "UseCertificates"
    play(s, 0, "certificates:0")
    assert money(s, 0) == 20 + 3
    play(s, 0, "deliver:kansas-city", "disc:aux-draw-2")
    assert (space_of(s, 0), question(s, 1)) == ("horseman", "MoveHerder")
    assert len(s.players[0].hand) == 4


@rule("GWT-ADV-E1")
def test_what_the_previous_location_still_offered_is_lost() -> None:
    s = position()
    build(s, 0, "10b", "flood-risk-1")
    hand(s, 0, "criollo")
    at(s, 0, "flood-risk-1")
    assert {"act:10b/1", "act:10b/2", "act:10b/3", "act:any-cattle-for-certificate,criollo"} <= tokens(s, 0)
    play(s, 0, "act:10b/3", "move:neutral-b")
    assert tokens(s, 0) == {"act:b/2", "act:aux-dollar/1", "act:aux-draw/1", "pass"}
    assert refused(s, 0, "act:10b/1") == ("GWT-LOC-1", "not-here")
    play(s, 0, "pass")
    assert question(s, 0) == ""  # nor are they asked for afterwards
    assert question(s, 1) == "MoveHerder"


@rule("GWT-ADV-E2")
def test_the_step_limit_of_the_player_board_does_not_matter() -> None:
    for gone in ((), ("step-left", "step-right")):
        s = position()
        discs(s, 0, *gone)
        build(s, 0, "3a", "a-1")
        build(s, 0, "10a", "a-2")
        at(s, 0, "a-2")
        play(s, 0, "act:10a/2")
        assert max(len(token.split(",")) for token in tokens(s, 0)) == 5
        at(s, 0, "a-1")
        play(s, 0, "act:3a/2")
        assert tokens(s, 0) == {"move:a-2"}


@rule("GWT-ADV-X1")
def test_from_3a_to_an_opponents_building() -> None:
    s = position()
    build(s, 0, "3a", "a-1")
    build(s, 1, "4a", "a-2")
    hand(s, 0, "criollo")
    at(s, 0, "a-1")
    play(s, 0, "act:3a/2", "move:a-2")
    assert (money(s, 0), money(s, 1)) == (18, 22)
    assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-draw/1", "pass"}
    play(s, 0, "act:aux-dollar/1")
    assert tokens(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert len(s.players[0].hand) == 4
    assert question(s, 1) == "MoveHerder"


@rule("GWT-ADV-X2")
def test_from_10a_to_kansas_city() -> None:
    s = position()
    build(s, 0, "10a", "g-1")
    at(s, 0, "g-1")
    play(s, 0, "act:10a/2")
    assert tokens(s, 0) == {"move:kansas-city"}
    play(s, 0, "move:kansas-city")
    steps = []
    while question(s, 0):
        steps.append(question(s, 0))
        play(s, 0, sorted(tokens(s, 0))[0])
    assert steps == ["ChooseForesight"] * 3 + ["UseCertificates", "Deliver", "DeliveryDisc"]
    assert space_of(s, 0) == "horseman"


@rule("GWT-ADV-E3")
def test_chains_are_legal() -> None:
    s = position()
    build(s, 0, "3a", "a-1")
    build(s, 0, "4a", "a-2")
    build(s, 0, "12a", "b-1")
    at(s, 0, "a-1")
    play(s, 0, "act:3a/2", "move:a-2")
    assert "act:4a/2" in tokens(s, 0)
    play(s, 0, "act:4a/2", "move:neutral-b,b-1")
    play(s, 0, "act:12a/1", "act:12a/2")
    assert money(s, 0) == 21
    assert tokens(s, 0) == {"move:neutral-c"}  # forward only: none of them comes again
    play(s, 0, "move:neutral-c", "act:c/1a", "pass")
    assert question(s, 1) == "MoveHerder"
    assert len(s.players[0].hand) == 4
