"""Phase B: locations (GWT-LOC)."""

from itertools import permutations

from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    cards,
    discs,
    foresight,
    hand,
    jobs,
    locomotive,
    masters,
    money,
    play,
    position,
    question,
    refused,
    space_of,
    stations,
    tile,
    tile_at,
    tokens,
    turn,
    workers,
)

SINGLE = {"act:aux-dollar/1", "act:aux-draw/1"}  # what is unlocked from the start


@rule("GWT-LOC-1")
def test_location_actions_or_one_single_auxiliary_action() -> None:
    s = position()
    jobs(s, "cb", "e")
    hand(s, 0, "galloway", "criollo")
    at(s, 0, "neutral-a")
    assert question(s, 0) == "AtLocation"
    assert tokens(s, 0) == {"act:a/1,galloway", "act:a/2", "act:a/3", "pass"} | SINGLE
    play(s, 0, "act:a/1,galloway")
    assert tokens(s, 0) == {"act:a/2", "act:a/3", "pass"}
    assert refused(s, 0, "act:aux-dollar/1") == ("GWT-LOC-10", "location-actions-used")

    build(s, 0, "2a", "a-2")
    hand(s, 0, "galloway")
    at(s, 0, "a-2")
    assert tokens(s, 0) == {"act:2a/1,galloway", "act:2a/2", "pass"} | SINGLE
    assert refused(s, 0, "act:a/1,galloway") == ("GWT-LOC-1", "not-here")
    before = money(s, 0)
    play(s, 0, "act:aux-dollar/1")
    assert money(s, 0) == before + 1
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "act:2a/1,galloway") == ("GWT-LOC-10", "auxiliary-action-used")


@rule("GWT-LOC-2")
def test_elsewhere_only_one_single_auxiliary_action() -> None:
    s = position()
    build(s, 1, "2a", "a-2")
    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-3-black")
    tile(s, "outlaw-4", "orange")
    for space in ("a-2", "flood-1", "flood-2", "outlaw-4"):
        hand(s, 0, "galloway")
        at(s, 0, space)
        assert tokens(s, 0) == {"pass"} | SINGLE
        if space == "a-2":
            assert refused(s, 0, "act:2a/1,galloway") == ("GWT-LOC-2", "not-your-building")
            assert refused(s, 0, "act:2a/2") == ("GWT-LOC-2", "not-your-building")
        else:
            assert refused(s, 0, "act:2a/2") == ("GWT-LOC-2", "not-here")
        play(s, 0, "act:aux-dollar/1")
        assert tokens(s, 0) == {"pass"}
        assert refused(s, 0, "act:aux-draw/1")[0] == "GWT-LOC-10"
    at(s, 1, "a-2")
    assert "act:2a/2" in tokens(s, 1)
    build(s, 0, "1a", "a-1")
    at(s, 1, "a-1")
    assert tokens(s, 1) == {"pass"} | SINGLE
    assert refused(s, 1, "act:1a/1") == ("GWT-LOC-2", "not-your-building")


@rule("GWT-LOC-3")
def test_the_five_steps_of_kansas_city() -> None:
    s = position()
    foresight(s, "green", "orange", "cowboy", "builder", "cowboy", "engineer")
    at(s, 0, "kansas-city")
    for spot in "123":
        assert tokens(s, 0) == {f"foresight:foresight-{spot}-top", f"foresight:foresight-{spot}-bottom"}
        play(s, 0, f"foresight:foresight-{spot}-top")
    assert question(s, 0) == "UseCertificates"
    play(s, 0, "certificates:0")
    assert tokens(s, 0) == {"deliver:kansas-city"}
    play(s, 0, "deliver:kansas-city", "disc:aux-draw-2")
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"


@rule("GWT-LOC-4")
def test_each_location_action_once() -> None:
    s = position()
    jobs(s, "cb", "e")
    hand(s, 0, "galloway", "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway")
    assert refused(s, 0, "act:a/1,galloway") == ("GWT-LOC-4", "already-done")
    play(s, 0, "act:a/2", "hire:cowboy@row-1")
    assert refused(s, 0, "act:a/2") == ("GWT-LOC-4", "already-done")
    assert tokens(s, 0) == {"act:a/3", "pass"}
    play(s, 0, "act:a/3", "hire:builder@row-1")
    assert tokens(s, 0) == {"pass"}
    turn(s, 0)
    at(s, 0, "neutral-a")
    assert "act:a/1,galloway" in tokens(s, 0)


@rule("GWT-LOC-5")
def test_location_actions_in_any_order() -> None:
    for order in permutations(("act:a/1,galloway", "act:a/2", "act:a/3")):
        s = position()
        jobs(s, "cb", "e")
        hand(s, 0, "galloway")
        at(s, 0, "neutral-a")
        for done, token in enumerate(order):
            assert set(order[done:]) <= tokens(s, 0)
            play(s, 0, token)
            if question(s, 0) == "HireWorker":
                play(s, 0, "pass")
        assert tokens(s, 0) == {"pass"}
        assert money(s, 0) == 22


@rule("GWT-LOC-6")
def test_no_location_action_is_compulsory() -> None:
    s = position()
    hand(s, 0, "galloway", "galloway", "criollo", "criollo")
    at(s, 0, "neutral-a")
    play(s, 0, "pass")
    assert money(s, 0) == 20
    assert cards(s, s.players[0].hand) == ["criollo", "criollo", "galloway", "galloway"]
    assert question(s, 1) == "MoveHerder"
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway", "pass")
    assert money(s, 0) == 22
    assert question(s, 1) == "MoveHerder"


@rule("GWT-LOC-7")
def test_a_condition_is_met_in_full_or_the_action_not_offered() -> None:
    s = position()
    s.players[0].money = 1
    at(s, 0, "neutral-d")
    assert refused(s, 0, "act:d/1b") == ("GWT-LOC-7", "too-little-money")
    assert "act:d/1b" not in tokens(s, 0)
    s.players[0].money = 2
    play(s, 0, "act:d/1b")
    assert money(s, 0) == 0
    assert question(s, 0) == "MoveLocomotive"

    hand(s, 0, "criollo", "galloway")
    at(s, 0, "neutral-f")
    assert not any(token.startswith("act:f/1") for token in tokens(s, 0))
    assert refused(s, 0, "act:f/1,criollo,galloway") == ("GWT-ACT-4", "wrong-card")
    assert refused(s, 0, "act:f/1,criollo") == ("GWT-ACT-4", "wrong-card")
    assert refused(s, 0, "act:f/1") == ("GWT-ACT-4", "no-such-card")
    assert money(s, 0) == 0


@rule("GWT-LOC-8")
def test_only_one_side_of_a_slash() -> None:
    for chosen, other in (("c/1a", "c/1b"), ("c/1b", "c/1a")):
        s = position()
        at(s, 0, "neutral-c")
        assert {"act:c/1a", "act:c/1b", "act:c/2"} <= tokens(s, 0)
        play(s, 0, "act:" + chosen)
        if chosen == "c/1b":
            play(s, 0, "objective:top")
        assert tokens(s, 0) == {"act:c/2", "pass"}
        assert refused(s, 0, "act:" + other)[1] == "already-done"
        assert s.players[0].certificates == (1 if chosen == "c/1a" else 0)
        assert len(s.players[0].discard) == (0 if chosen == "c/1a" else 1)


@rule("GWT-LOC-9")
def test_the_special_action_of_the_space_belongs_to_the_building_on_it() -> None:
    special = "act:any-cattle-for-certificate,criollo"
    s = position()
    build(s, 0, "2a", "flood-risk-1")
    build(s, 0, "1a", "a-2")
    for visit in (1, 2):  # whenever reaching that location
        hand(s, 0, "criollo")
        at(s, 0, "flood-risk-1")
        assert tokens(s, 0) == {"act:2a/2", special, "pass"} | SINGLE
        play(s, 0, special)
        assert s.players[0].certificates == visit
        assert refused(s, 0, special) == ("GWT-LOC-4", "already-done")
        assert tokens(s, 0) == {"act:2a/2", "pass"}
    hand(s, 0, "criollo")
    at(s, 0, "a-2")
    assert refused(s, 0, special) == ("GWT-LOC-1", "not-here")
    hand(s, 1, "criollo")
    at(s, 1, "flood-risk-1")
    assert tokens(s, 1) == {"pass"} | SINGLE


@rule("GWT-LOC-10")
def test_auxiliary_action_instead_of_all_location_actions() -> None:
    s = position()
    build(s, 0, "2a", "flood-risk-1")
    hand(s, 0, "criollo", "galloway")
    at(s, 0, "flood-risk-1")
    play(s, 0, "act:any-cattle-for-certificate,criollo")
    assert not SINGLE & tokens(s, 0)
    assert refused(s, 0, "act:aux-dollar/1") == ("GWT-LOC-10", "location-actions-used")

    hand(s, 0, "criollo", "galloway")
    at(s, 0, "flood-risk-1")
    play(s, 0, "act:aux-draw/1", "draw:0")
    assert tokens(s, 0) == {"pass"}
    for token in ("act:2a/1,galloway", "act:2a/2", "act:any-cattle-for-certificate,criollo"):
        assert refused(s, 0, token) == ("GWT-LOC-10", "auxiliary-action-used")
    assert refused(s, 0, "act:aux-dollar/1")[0] == "GWT-LOC-10"


@rule("GWT-LOC-11")
def test_instead_of_location_actions_always_single() -> None:
    s = position()
    discs(s, 0, "aux-dollar-2", "aux-draw-2", "aux-remove-1", "aux-remove-2")
    locomotive(s, 0, "9")
    at(s, 0, "neutral-g")
    assert tokens(s, 0) == {"act:g/1", "act:g/2", "act:aux-remove/1", "pass"} | SINGLE
    assert refused(s, 0, "act:aux-dollar/2") == ("GWT-AUX-5", "single-only")
    build(s, 1, "2a", "a-2")
    at(s, 0, "a-2")
    assert tokens(s, 0) == {"act:aux-remove/1", "pass"} | SINGLE
    assert refused(s, 0, "act:aux-remove/2") == ("GWT-AUX-5", "single-only")


@rule("GWT-LOC-E1")
def test_doing_nothing_is_possible_but_at_kansas_city() -> None:
    s = position()
    build(s, 0, "2a", "b-1")
    build(s, 1, "2a", "b-2")
    tile(s, "drought-3", "drought-2-black")
    tile(s, "outlaw-9", "green")
    for space in ("neutral-g", "b-1", "b-2", "drought-3", "outlaw-9"):
        hand(s, 0, "criollo", "criollo", "galloway", "galloway")
        at(s, 0, space)
        play(s, 0, "pass")
        assert space_of(s, 0) == space
        assert money(s, 0) == 20
        assert question(s, 1) == "MoveHerder"
    at(s, 0, "kansas-city")
    while question(s, 0):
        assert "pass" not in tokens(s, 0)
        assert refused(s, 0, "pass")[1] == "not-offered"
        play(s, 0, sorted(tokens(s, 0))[0])


@rule("GWT-LOC-E2")
def test_an_objective_card_neither_uses_up_nor_blocks_the_choice() -> None:
    s = position()
    jobs(s, "cb", "e")
    hand(s, 0, "gain2-boo", "gain2-bgo", "gain2-ssh", "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "play:gain2-boo")
    assert money(s, 0) == 22
    objectives = {"play:gain2-bgo", "play:gain2-ssh"}
    assert tokens(s, 0) == {"act:a/1,galloway", "act:a/2", "act:a/3", "pass"} | SINGLE | objectives
    local = s.clone()
    play(local, 0, "act:a/1,galloway", "play:gain2-bgo")
    assert tokens(local, 0) == {"act:a/2", "act:a/3", "play:gain2-ssh", "pass"}
    play(s, 0, "act:aux-dollar/1", "play:gain2-bgo")
    assert money(s, 0) == 25
    assert tokens(s, 0) == {"play:gain2-ssh", "pass"}


@rule("GWT-LOC-E3")
def test_a_building_replaced_under_the_herder_is_not_used_now() -> None:
    s = position()
    build(s, 0, "6a", "flood-risk-1")
    workers(s, 0, builders=3)
    jobs(s, "cb", "e")
    hand(s, 0, "criollo")
    at(s, 0, "flood-risk-1")
    play(s, 0, "act:6a/1", "hire:builder@row-1", "act:builder-4", "build:8a@flood-risk-1")
    assert money(s, 0) == 20 - 5 - 1
    assert question(s, 0) == "AtLocation"
    assert tokens(s, 0) == {"pass"}
    for token in ("act:6a/2", "act:8a/1b", "act:8a/2", "act:any-cattle-for-certificate,criollo"):
        assert refused(s, 0, token) == ("GWT-LOC-E3", "building-replaced")
    at(s, 0, "flood-risk-1")  # but whenever it is reached again
    assert {"act:8a/1b", "act:8a/2", "act:any-cattle-for-certificate,criollo"} <= tokens(s, 0)


@rule("GWT-LOC-E4")
def test_a_herder_whose_hazard_is_taken_stays_on_the_empty_space() -> None:
    s = position()
    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-3-black")
    discs(s, 0, "aux-locomotive-1")
    locomotive(s, 0, "4")
    workers(s, 0, cowboys=2)
    masters(s, "master-objectives", "", "", "", "")
    at(s, 0, "flood-1")
    play(s, 0, "act:aux-locomotive/1", "locomotive:4.5", "upgrade:station-1", "disc:aux-draw-2", "appoint:cowboy")
    play(s, 0, "act:master-objectives/1a", "hazard:flood-1")
    assert tile_at(s, "flood-1") == ""
    assert space_of(s, 0) == "flood-1"
    assert tokens(s, 0) == {"pass"}
    play(s, 0, "pass")
    turn(s, 0)
    assert "move:flood-2" in tokens(s, 0)
    assert "move:neutral-b" not in tokens(s, 0)  # flood-2 lies before it, and a-1 is no longer ahead


@rule("GWT-LOC-E5")
def test_a_building_with_the_auxiliary_icon_still_offers_the_single_one_instead() -> None:
    s = position()
    build(s, 0, "5a", "a-1")
    for space, icon in (("neutral-d", "d/2"), ("neutral-g", "g/2"), ("a-1", "5a/2")):
        at(s, 0, space)
        assert tokens(s, 0) >= SINGLE | {"act:" + icon}
        with_icon = s.clone()
        play(with_icon, 0, "act:" + icon, "act:aux-dollar/1")
        assert not SINGLE & tokens(with_icon, 0)
        assert len(tokens(with_icon, 0)) > 1 or space == "a-1"
        play(s, 0, "act:aux-dollar/1")
        assert tokens(s, 0) == {"pass"}


@rule("GWT-LOC-X1")
def test_building_2a_on_a_space_with_a_special_action() -> None:
    local = ("act:2a/1,galloway", "act:2a/2", "act:any-cattle-for-certificate,criollo")
    for order in permutations(local):
        s = position()
        build(s, 0, "2a", "drought-risk-1")
        hand(s, 0, "galloway", "criollo")
        at(s, 0, "drought-risk-1")
        assert tokens(s, 0) == {*local, "act:any-cattle-for-certificate,galloway", "pass"} | SINGLE
        for done, token in enumerate(order):
            play(s, 0, token)
            if question(s, 0) == "BuyCattle":
                play(s, 0, "pass")
            left = set(order[done + 1 :])
            if "act:any-cattle-for-certificate,criollo" in left and "galloway" in cards(s, s.players[0].hand):
                left.add("act:any-cattle-for-certificate,galloway")
            assert tokens(s, 0) == left | {"pass"}  # any subset: one may stop here, without an auxiliary action
        assert money(s, 0) == 24
        assert s.players[0].certificates == 1


@rule("GWT-LOC-X2")
def test_at_a_foreign_location_the_unlocked_single_auxiliary_actions() -> None:
    s = position()
    build(s, 1, "5a", "e-1")
    tile(s, "rockfall-2", "rockfall-2-green")
    tile(s, "outlaw-6", "green")
    locomotive(s, 0, "5")
    stations(s, 0, "station-1")
    discs(s, 0, "aux-dollar-2", "aux-certificate-2", "aux-remove-1")
    hand(s, 0, "criollo", "pineywoods")
    for space in ("e-1", "rockfall-2", "outlaw-6"):
        at(s, 0, space)
        assert tokens(s, 0) == {"act:aux-certificate/1", "act:aux-remove/1", "pass"} | SINGLE
        assert refused(s, 0, "act:aux-locomotive/1") == ("GWT-AUX-1", "locked")
