"""7. Phase B: locations (NZ-LOC, NZ-RISK, NZ-LUSH) and 8. auxiliary actions (NZ-AUX)."""

from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    at,
    auxiliary,
    bonus_market,
    build,
    discs,
    farm,
    hand,
    me,
    money,
    piles,
    play,
    position,
    question,
    refused,
    tile,
    tokens,
    workers,
)


@rule("NZ-LOC-1", "NZ-LOC-9")
def test_location_actions_or_one_single_auxiliary_action() -> None:
    s = position()
    at(s, 0, "neutral-e")
    assert acts(s, 0) == {"e/1", "e/2", "aux-money/1", "aux-draw/1"}
    play(s, 0, "act:aux-money/1")
    assert acts(s, 0) == set()
    assert refused(s, 0, "act:e/1") == ("NZ-LOC-9", "auxiliary-action-used")


@rule("NZ-LOC-2", "NZ-LOC-3")
def test_each_action_once_in_any_order() -> None:
    s = position()
    hand(s, 0, "southdown", "southdown")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2", "pass", "act:f/1,southdown")
    assert refused(s, 0, "act:f/1,southdown") == ("NZ-LOC-2", "already-done")
    assert refused(s, 0, "act:f/2") == ("NZ-LOC-2", "already-done")


@rule("NZ-LOC-4")
def test_no_action_is_compulsory() -> None:
    s = position()
    at(s, 0, "neutral-f")
    play(s, 0, "pass")
    assert (money(s, 0), s.actors()) == (20, [1])


@rule("NZ-LOC-5", "NZ-HAZ-V3", "NZ-HAZ-2")
def test_a_cost_must_be_met() -> None:
    s = position()
    me(s).money = 4
    tile(s, "flood-1", "flood-2-black")
    at(s, 0, "neutral-h")
    assert "h/3" not in acts(s, 0)
    assert refused(s, 0, "act:h/3") == ("NZ-LOC-5", "too-little-money")


@rule("NZ-LOC-6")
def test_only_one_half_of_a_slash() -> None:
    s = position()
    at(s, 0, "neutral-b")
    assert {"b/1a", "b/1b", "b/2"} <= acts(s, 0)
    play(s, 0, "act:b/1a")
    assert acts(s, 0) == {"b/2"}


@rule("NZ-LOC-7")
def test_buildings_have_one_to_three_actions() -> None:
    board = position().board
    sizes = {len({a.slot for a in actions}) for actions in board.neutral_actions + board.private_actions}
    assert sizes == {1, 2, 3}


@rule("NZ-LOC-10", "NZ-WEL-1")
def test_wellington_must_be_done_step_by_step() -> None:
    s = position()
    at(s, 0, "wellington")
    order = []
    while s.actors() == [0]:
        order.append(question(s, 0))
        play(s, 0, str(s.choices(0)[0]))
    assert [x for x in order if x in ("RevealSheep", "Deliver", "ChooseForesight")] == [
        "RevealSheep", "Deliver", "ChooseForesight", "ChooseForesight",
    ]  # fmt: skip


@rule("NZ-LOC-11")
def test_an_icon_means_the_same_everywhere() -> None:
    s = position()
    act(s, 0, "8a/1")
    act(s, 0, "10a/1")
    assert money(s, 0) == 34


@rule("NZ-LOC-E1")
def test_the_auxiliary_action_may_be_declined() -> None:
    s = position()
    tile(s, "rockfall-1", "rockfall-2-black")
    at(s, 0, "rockfall-1")
    assert tokens(s, 0) == {"act:aux-money/1", "act:aux-draw/1", "pass"}
    play(s, 0, "pass")
    assert s.actors() == [1]


@rule("NZ-LOC-E2", "NZ-AUX-4")
def test_the_fallback_is_never_doubled() -> None:
    s = position()
    at(s, 0, "neutral-f")
    assert "aux-money/2" not in acts(s, 0)
    assert refused(s, 0, "act:aux-money/2") == ("NZ-AUX-4", "single-only")


@rule("NZ-LOC-E3")
def test_an_auxiliary_action_of_the_building_is_a_location_action() -> None:
    s = position()
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2", "act:aux-money/1")
    assert acts(s, 0) == {"e/1"}
    assert refused(s, 0, "act:aux-draw/1") == ("NZ-LOC-9", "location-actions-used")


@rule("NZ-LOC-E4")
def test_a_runholder_on_an_emptied_space_only_moves_on() -> None:
    s = position()
    me(s).herder = s.box.at["rockfall-1"]
    assert tokens(s, 0) == {"move:neutral-b", "move:neutral-b,neutral-c", "move:neutral-b,neutral-c,neutral-d"}


@rule("NZ-LOC-V1", "NZ-RISK-1", "NZ-RISK-4")
def test_3b_on_a_risky_space() -> None:
    s = position(sides="b")
    build(s, 0, "3b", "rockfall-risk-1")
    hand(s, 0, "merino", "merino", "southdown")
    bonus_market(s, "token token", "-")
    at(s, 0, "rockfall-risk-1")
    assert acts(s, 0) == {"3b/1", "3b/2", "any-sheep-for-gold", "aux-money/1", "aux-draw/1"}
    play(s, 0, "act:any-sheep-for-gold,southdown")
    assert (farm(s).gold, len(me(s).hand)) == (2, 2)
    play(s, 0, "act:3b/1,merino,merino")
    assert money(s, 0) == 23
    assert acts(s, 0) == {"3b/2"}


@rule("NZ-LOC-V2", "NZ-RISK-3")
def test_the_terrain_action_rules_out_the_fallback() -> None:
    s = position(sides="b")
    build(s, 0, "3b", "rockfall-risk-1")
    hand(s, 0, "merino")
    at(s, 0, "rockfall-risk-1")
    play(s, 0, "act:any-sheep-for-gold,merino")
    assert refused(s, 0, "act:aux-money/1") == ("NZ-LOC-9", "location-actions-used")


@rule("NZ-RISK-2")
def test_only_the_owner_uses_the_terrain_action_once() -> None:
    s = position()
    build(s, 1, "1a", "rockfall-risk-1")
    hand(s, 0, "merino", "merino")
    at(s, 0, "rockfall-risk-1")
    assert "any-sheep-for-gold" not in acts(s, 0)
    hand(s, 1, "merino", "southdown")
    at(s, 1, "rockfall-risk-1")
    play(s, 1, "act:any-sheep-for-gold,merino")
    assert refused(s, 1, "act:any-sheep-for-gold,southdown") == ("NZ-LOC-2", "already-done")


@rule("NZ-RISK-5")
def test_terrain_actions_are_those_of_the_action_page() -> None:
    s = position()
    assert {x for x in s.box.special_slug if x} == {"any-sheep-for-gold", "any-sheep-for-certificate", "pair-for-2"}
    build(s, 0, "1a", "rockfall-risk-2")
    hand(s, 0, "merino")
    at(s, 0, "rockfall-risk-2")
    play(s, 0, "act:any-sheep-for-certificate,merino")
    assert me(s).certificates == 1


@rule("NZ-RISK-E1", "NZ-BLD-E4")
def test_a_replaced_building_keeps_the_terrain_of_its_space() -> None:
    s = position()
    build(s, 0, "3a", "rockfall-risk-1")
    hand(s, 0, "merino")
    at(s, 0, "rockfall-risk-1")
    assert "any-sheep-for-gold" in acts(s, 0)
    build(s, 0, "1a", "rockfall-risk-2")
    build(s, 0, "5a", "rockfall-risk-2")
    assert s.count(0, s.box.counters.index("own-building-on-lush")) == 1


@rule("NZ-LUSH-1", "NZ-PB-V2")
def test_1a_with_two_more_buildings_on_lush_spaces() -> None:
    s = position()
    build(s, 0, "1a", "a-2")
    build(s, 0, "2a", "b-2")
    build(s, 0, "3a", "d-1")
    build(s, 0, "4a", "a-1")  # not lush
    build(s, 1, "2a", "e-1")
    at(s, 0, "a-2")
    play(s, 0, "act:1a/1")
    assert money(s, 0) == 26


# -- auxiliary actions


@rule("NZ-AUX-1", "NZ-AUX-2", "NZ-AUX-E2")
def test_five_rows_of_two_spots_money_and_draw_open_at_the_start() -> None:
    s = position()
    discs(s, 0)
    auxiliary(s, 0)
    assert s.box.auxiliary_slug == ["aux-money", "aux-draw", "aux-certificate", "aux-ship", "aux-exploration"]
    assert acts(s, 0) == {"aux-money/1", "aux-draw/1"}
    assert refused(s, 0, "act:aux-ship/1") == ("NZ-AUX-2", "locked")
    discs(s, 0, "aux-ship-2")
    assert "aux-ship/1" in acts(s, 0)


@rule("NZ-AUX-3")
def test_the_grey_spots_are_open() -> None:
    s = position()
    assert [len(x) for x in s.box.auxiliary_discs] == [1, 1, 2, 2, 2]


@rule("NZ-AUX-5", "NZ-AUX-6", "NZ-UNL-E1")
def test_double_needs_both_spots() -> None:
    s = position()
    discs(s, 0, "aux-money-2", "aux-ship-1")
    auxiliary(s, 0)
    assert {"aux-money/1", "aux-money/2", "aux-ship/1"} <= acts(s, 0)
    assert "aux-ship/2" not in acts(s, 0)
    assert refused(s, 0, "act:aux-ship/2") == ("NZ-AUX-5", "not-both-free")


@rule("NZ-AUX-7", "NZ-AUX-V1")
def test_money_row() -> None:
    s = position()
    auxiliary(s, 0)
    play(s, 0, "act:aux-money/2")
    assert money(s, 0) == 22
    auxiliary(s, 0)
    play(s, 0, "act:aux-money/1")
    assert money(s, 0) == 23


@rule("NZ-AUX-8", "NZ-AUX-E1")
def test_draw_row_draws_both_before_discarding() -> None:
    s = position()
    discs(s, 0, "aux-draw-2")
    hand(s, 0, "merino")
    piles(s, 0, ["southdown", "southdown"], [])
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/2", "act:aux-draw/2", "draw:2")
    assert len(me(s).hand) == 3
    play(s, 0, "discard:merino", "discard:southdown")
    assert (len(me(s).hand), len(me(s).discard)) == (1, 2)


@rule("NZ-AUX-9", "NZ-AUX-V3")
def test_certificate_row() -> None:
    s = position()
    discs(s, 0, "aux-certificate-1")
    me(s).money = 2
    me(s).certificates = 1
    auxiliary(s, 0, double=False)
    play(s, 0, "act:aux-certificate/1")
    assert (money(s, 0), me(s).certificates, farm(s).gold) == (0, 2, 2)


@rule("NZ-AUX-10", "NZ-SHIP-E2")
def test_ship_row_moves_or_improves() -> None:
    s = position()
    discs(s, 0, "aux-ship-1", "aux-ship-2")
    auxiliary(s, 0)
    play(s, 0, "act:aux-ship/1")
    assert money(s, 0) == 19
    assert tokens(s, 0) == {"sail:sea-a1", "sail:sea-s1", "pass"}
    auxiliary(s, 0)
    play(s, 0, "act:aux-ship/2")
    assert money(s, 0) == 17
    assert "improve:lyttelton@slot-1" in tokens(s, 0)
    assert "sail:sea-a2" in tokens(s, 0)


@rule("NZ-AUX-11", "NZ-AUX-V2")
def test_exploration_row_as_a_fallback() -> None:
    s = position()
    discs(s, 0, "aux-exploration-1", "aux-exploration-2")
    me(s).money = 3
    farm(s).explored = 2
    build(s, 1, "1a", "a-1")
    at(s, 0, "a-1")
    assert "aux-exploration/2" not in acts(s, 0)
    play(s, 0, "act:aux-exploration/1")
    assert (money(s, 0), farm(s).explored, farm(s).gold) == (2, 3, 2)


@rule("NZ-AUX-E3")
def test_a_double_certificate_action_with_room_for_one_costs_4() -> None:
    s = position()
    discs(s, 0, "aux-certificate-1", "aux-certificate-2")
    me(s).certificates = 2
    auxiliary(s, 0)
    play(s, 0, "act:aux-certificate/2")
    assert (money(s, 0), me(s).certificates) == (16, 3)


@rule("NZ-AUX-E4", "NZ-DECK-E1")
def test_drawing_from_an_empty_herd() -> None:
    s = position()
    hand(s, 0)
    piles(s, 0, [], [])
    workers(s, 0)
    auxiliary(s, 0)
    play(s, 0, "act:aux-draw/1", "draw:1")
    assert question(s, 0) == ""
