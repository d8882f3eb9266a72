"""20. Exploration (NZ-EXP), 21. exchange tokens (NZ-EXCH), 22. hazards (NZ-HAZ), 23. moving again (NZ-AGAIN)."""

import pytest

from overlander.games.nz.exploration import explore
from overlander.text import Words
from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    at,
    begun,
    build,
    cards,
    discard,
    discs,
    extras,
    farm,
    hand,
    me,
    money,
    piles,
    play,
    position,
    question,
    refused,
    score,
    space_of,
    tile,
    tile_at,
    tile_of,
    tokens,
    turn,
)


@rule("NZ-EXP-1")
def test_discs_share_spaces() -> None:
    s = position()
    explore(s, 0, 5)
    explore(s, 1, 5)
    assert [f.explored for f in s.farms] == [5, 5]


@rule("NZ-EXP-2", "NZ-EXP-3", "NZ-EXP-V2")
def test_from_2_to_8_two_gold_and_a_step_tile() -> None:
    s = position(3)
    farm(s).explored = 2
    explore(s, 0, 6)
    assert (farm(s).explored, farm(s).gold, farm(s).step_tile) == (8, 3, 1)
    four = position(4)
    explore(four, 0, 5)
    assert farm(four).step_tile == 0
    explore(four, 0, 1)
    assert farm(four).step_tile == 1


@rule("NZ-EXP-2", "NZ-COND-2", "NZ-GOLD-E4")
def test_with_5_gold_one_may_stop_before_the_gold() -> None:
    s = position()
    farm(s).gold = 5
    farm(s).explored = 6
    explore(s, 0, 1)
    assert farm(s).explored == 7  # no gold on the way: nothing to ask
    explore(s, 0, 2)
    assert tokens(s, 0) == {"explore:2", "explore:1", "explore:0"}
    play(s, 0, "explore:0")
    assert (farm(s).explored, farm(s).gold) == (7, 5)
    farm(s).gold = 4
    explore(s, 0, 1)
    assert (farm(s).explored, farm(s).gold) == (8, 5)


@rule("NZ-COND-2", "NZ-GOLD-E4")
def test_whoever_goes_on_loses_the_gold_that_is_too_much() -> None:
    s = position()
    farm(s).gold = 4
    farm(s).explored = 2
    explore(s, 0, 6)
    assert tokens(s, 0) == {f"explore:{n}" for n in range(7)}
    play(s, 0, "explore:6")
    assert (farm(s).explored, farm(s).gold) == (8, 5)


@rule("NZ-EXP-2", "NZ-GOLD-E4")
def test_gold_that_was_passed_is_no_reason_to_stop() -> None:
    for start, n, asked in ((3, 1, False), (4, 3, False), (8, 2, False), (2, 1, True), (7, 1, True), (0, 3, True)):
        s = position()
        farm(s).gold = 5
        farm(s).explored = start
        explore(s, 0, n)
        assert (question(s, 0) == "ExploreAsFar") == asked, (start, n)
        assert farm(s).explored == (start if asked else start + n)


@rule("NZ-COND-2", "NZ-GOLD-E4")
def test_the_question_says_whether_the_gold_is_full() -> None:
    asked: list[str] = []
    for gold in (4, 5):
        s = position()
        farm(s).gold = gold
        farm(s).explored = 2
        explore(s, 0, 6)
        asked.append(Words("en", "nz").question(s, 0))
    assert asked[0].startswith("Part of the gold ahead would be lost")
    assert asked[1].startswith("Your gold is full")


@rule("NZ-CERT-1", "NZ-CERT-3")
def test_so_does_the_one_for_certificates() -> None:
    for gold, asked in ((0, "How many certificates do you take?"), (5, "Your gold is full")):
        s = position()
        farm(s).gold = gold
        me(s).certificates = 0
        begun(s, 0)
        s.gain_certificates(0, 2)
        assert question(s, 0) == "TakeCertificates"
        assert Words("en", "nz").question(s, 0).startswith(asked)


@rule("NZ-EXP-4")
def test_spaces_2_4_and_7_open_building_spaces() -> None:
    s = position()
    opened = []
    for n in range(9):
        farm(s).explored = n
        opened.append(sum(1 for slug in ("b-3", "f-3", "flood-risk-1", "g-3") if s.gate_open(0, s.box.at[slug])))
    assert opened == [0, 0, 2, 2, 3, 3, 3, 4, 4]


@rule("NZ-EXP-5", "NZ-EXP-E3")
def test_space_11_turns_over_one_tile_once() -> None:
    for answer, steps, pays in (("flip:step-tile", 3 + 2, True), ("flip:fee-tile", 3 + 1, False)):
        s = position()
        farm(s).explored = 3
        act(s, 0, "9b/3")  # to 7
        act(s, 0, "9b/3")  # to 11
        assert tokens(s, 0) == {"flip:step-tile", "flip:fee-tile"}
        play(s, 0, answer)
        assert (s.step_limit(0), farm(s).pays_hands) == (steps, pays)
        act(s, 0, "9b/3")
        assert question(s, 0) != "FlipTile"


@rule("NZ-EXP-6", "NZ-EXP-E4", "NZ-EXP-V3")
def test_beyond_16_each_step_is_a_pound() -> None:
    s = position()
    farm(s).explored = 15
    explore(s, 0, 4)
    assert (farm(s).explored, money(s, 0)) == (16, 23)


@rule("NZ-EXP-7", "NZ-EXP-E2", "NZ-SCORE-5")
def test_the_last_figure_reached_scores() -> None:
    s = position()
    points = []
    for n in range(17):
        farm(s).explored = n
        points.append(score(s, 0, "exploration"))
    assert points == [0, 0, 0, 0, 0, 1, 1, 2, 2, 4, 5, 5, 7, 9, 11, 13, 15]


@rule("NZ-EXP-E1")
def test_each_reward_once_in_order() -> None:
    s = position()
    s.heard = []
    explore(s, 0, 11)
    told = [e.key for e in s.heard]
    s.heard = None
    assert told == ["explore", "gold", "step-tile", "gold"]
    assert type(s.stack[-1]).__name__ == "FlipTile"


@rule("NZ-EXP-V1")
def test_from_7_to_11_by_auxiliary_kotare_and_building() -> None:
    s = position()
    discs(s, 0, "aux-exploration-1")
    tile(s, "neutral-b", "b-ii")
    farm(s).explored = 7
    hand(s, 0, "kotare")
    at(s, 0, "neutral-b")
    play(s, 0, "act:b-ii/1a", "act:aux-exploration/1")
    assert (farm(s).explored, farm(s).gold, money(s, 0)) == (8, 2, 19)
    play(s, 0, "play:kotare")
    assert (farm(s).explored, discard(s, 0), len(me(s).hand)) == (9, ["kotare"], 1)
    play(s, 0, "act:b-ii/2", "flip:step-tile")
    assert farm(s).explored == 11


# -- exchange tokens


@rule("NZ-EXCH-1", "NZ-EXCH-6")
def test_tokens_come_from_the_bank() -> None:
    s = position()
    for action in ("8b/1", "shepherd-2"):
        act(s, 0, action)
    assert me(s).tokens == 3


@rule("NZ-EXCH-3", "NZ-EXCH-5", "NZ-EXCH-V2")
def test_one_token_draws_up_to_2_and_discards_as_many() -> None:
    s = position()
    hand(s, 0, "merino", "merino", "southdown", "southdown")
    play(s, 0, "exchange-token")
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2"}
    play(s, 0, "draw:2")
    assert refused(s, 0, "exchange-token") == ("NZ-EXCH-3", "discard-first")
    play(s, 0, "discard:merino", "discard:southdown")
    assert (len(me(s).hand), me(s).tokens) == (4, 0)
    assert refused(s, 0, "exchange-token") == ("NZ-EXCH-3", "no-exchange-token")


@rule("NZ-EXCH-4", "NZ-EXCH-V1")
def test_two_tokens_remove_a_shropshire_for_gold() -> None:
    s = position()
    me(s).tokens = 2
    farm(s).gold = 0
    hand(s, 0, "shropshire")
    play(s, 0, "two-tokens")
    assert (me(s).tokens, farm(s).gold, me(s).hand, cards(s, s.cards.removed)) == (0, 1, [], ["shropshire"])


@rule("NZ-EXCH-E2")
def test_without_a_shropshire_not_and_at_5_gold_it_still_leaves() -> None:
    s = position()
    me(s).tokens = 2
    hand(s, 0, "merino")
    assert refused(s, 0, "two-tokens") == ("NZ-EXCH-E2", "no-shropshire")
    hand(s, 0, "shropshire")
    farm(s).gold = 5
    play(s, 0, "two-tokens")
    assert (farm(s).gold, cards(s, s.cards.removed)) == (5, ["shropshire"])


@rule("NZ-EXCH-E3")
def test_several_players_may_use_tokens_at_once() -> None:
    s = position(3)
    at(s, 0, "neutral-f")
    play(s, 2, "exchange-token")
    play(s, 1, "exchange-token")
    assert set(s.actors()) == {0, 1, 2}
    play(s, 1, "draw:0")
    play(s, 2, "draw:0")
    assert [p.tokens for p in s.players] == [1, 0, 0]


@rule("NZ-EXCH-E4")
def test_a_token_after_drawing_in_phase_c() -> None:
    s = position()
    at(s, 0, "neutral-f")
    play(s, 0, "pass")
    assert (len(me(s).hand), s.actors()) == (4, [1])
    play(s, 0, "exchange-token", "draw:1")
    assert len(me(s).hand) == 5


# -- hazards


@rule("NZ-HAZ-1", "NZ-HAZ-3", "NZ-HAZ-V2")
def test_any_hazard_with_its_card() -> None:
    s = position()
    tile(s, "flood-1", "flood-2-black")
    tile(s, "rockfall-1", "rockfall-3-green")
    act(s, 0, "9a/3")
    assert tokens(s, 0) == {"hazard:flood-1", "hazard:rockfall-1", "pass"}
    play(s, 0, "hazard:flood-1")
    assert (money(s, 0), me(s).hazards, discard(s, 0)) == (20, [tile_of(s, "flood-2-black")], ["ferry"])
    act(s, 0, "9a/3", "hazard:rockfall-1")
    assert discard(s, 0) == ["ferry", "sheepdog"]


@rule("NZ-HAZ-4")
def test_hazards_are_worth_2_3_or_4() -> None:
    assert set(position().board.hazard_vp) == {2, 3, 4}


@rule("NZ-HAZ-5")
def test_with_both_zones_empty_nothing_is_removed() -> None:
    s = position()
    at(s, 0, "neutral-h")
    assert refused(s, 0, "act:h/3") == ("NZ-HAZ-5", "no-hazard-left")


@rule("NZ-HAZ-E1")
def test_the_freed_space_is_filled_again() -> None:
    s = position()
    for i in (1, 2, 3):
        tile(s, f"flood-{i}", "flood-2-black")
    act(s, 0, "9a/3", "hazard:flood-2")
    space = s.free_space(s.board.area_spaces[s.board.areas.index("flood")])
    assert s.box.spaces[space] == "flood-2"


@rule("NZ-HAZ-E2", "NZ-CLAR-3")
def test_an_empty_pile_gives_no_card() -> None:
    s = position()
    s.bonus.support = [0, 0, 0, 0]
    s.bonus.piles = [0, 0, 0, 0]
    farm(s).gold = 5
    tile(s, "flood-1", "flood-2-black")
    act(s, 0, "9a/3", "hazard:flood-1")
    assert (len(me(s).hazards), me(s).discard) == (1, [])
    turn(s, 0)
    assert refused(s, 0, "bonus-card:wheel") == ("NZ-CLAR-3", "pile-empty")


@rule("NZ-HAZ-V1")
def test_pay_5_for_a_rockfall() -> None:
    s = position()
    me(s).money = 6
    tile(s, "rockfall-1", "rockfall-3-black")
    at(s, 0, "neutral-h")
    play(s, 0, "act:h/3", "hazard:rockfall-1")
    assert (money(s, 0), score(s, 0, "tiles"), discard(s, 0), tile_at(s, "rockfall-1")) == (1, 3, ["sheepdog"], "")


# -- moving again


@rule("NZ-AGAIN-1", "NZ-AGAIN-E2")
def test_at_least_1_at_most_the_number_of_the_icon() -> None:
    s = position()
    build(s, 0, "8a", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:8a/2")
    assert tokens(s, 0) == {"move:neutral-b", "move:neutral-b,neutral-c", "move:neutral-b,neutral-c,neutral-d"}
    discs(s, 0, "step-limit")
    assert len(tokens(s, 0)) == 3
    assert refused(s, 0, "pass")[1] == "not-offered"


@rule("NZ-AGAIN-2", "NZ-AGAIN-3", "NZ-AGAIN-E5")
def test_a_further_phase_b_without_drawing_in_between() -> None:
    s = position()
    build(s, 0, "2a", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:2a/2", "move:neutral-b")
    assert (space_of(s, 0), me(s).hand) == ("neutral-b", [])
    assert {"b/1a", "b/2", "aux-money/1"} <= acts(s, 0)
    play(s, 0, "pass")
    assert len(me(s).hand) == 4
    assert s.actors() == [1]


@rule("NZ-AGAIN-E1")
@pytest.mark.parametrize("left", ["off", "on"])
def test_what_the_former_location_offered(left: str) -> None:
    s = position(left_actions_after_move_again=left)
    build(s, 0, "2a", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:2a/2", "move:neutral-b", "pass")
    if left == "off":
        assert s.actors() == [1]
    else:
        assert acts(s, 0) == {"2a/1"}
        play(s, 0, "act:2a/1", "act:aux-money/2")
        assert money(s, 0) == 22
        play(s, 0, "pass")
        assert s.actors() == [1]


@rule("NZ-AGAIN-E1", "NZ-LOC-2")
def test_in_the_other_reading_each_action_left_works_once_and_the_terrain_action_too() -> None:
    s = position(sides="b", left_actions_after_move_again="on")
    build(s, 0, "8b", "rockfall-risk-1")
    hand(s, 0, "merino", "merino")
    at(s, 0, "rockfall-risk-1")
    play(s, 0, "act:8b/3", "move:neutral-b", "pass")
    assert acts(s, 0) == {"8b/1", "8b/2", "any-sheep-for-gold"}
    play(s, 0, "act:8b/1")
    assert acts(s, 0) == {"8b/2", "any-sheep-for-gold"}
    play(s, 0, "act:any-sheep-for-gold,merino", "act:8b/2")
    assert (acts(s, 0), me(s).tokens, money(s, 0), farm(s).gold) == (set(), 2, 25, 2)


@rule("NZ-AGAIN-E3")
def test_chains() -> None:
    s = position()
    build(s, 0, "2a", "a-1")
    build(s, 0, "5a", "a-2")
    at(s, 0, "a-1")
    play(s, 0, "act:2a/2", "move:a-2", "act:5a/2", "move:neutral-b")
    assert space_of(s, 0) == "neutral-b"


@rule("NZ-AGAIN-E4")
def test_landing_on_wellington() -> None:
    s = position()
    build(s, 0, "2a", "h-1")
    at(s, 0, "h-1")
    play(s, 0, "act:2a/2", "move:wellington")
    assert question(s, 0) == "RevealSheep"


@rule("NZ-AGAIN-V1")
def test_2a_then_on_to_another_players_building() -> None:
    s = position()
    me(s).money = 3
    build(s, 0, "2a", "a-1")
    build(s, 1, "1a", "a-2")
    piles(s, 0, ["merino"] * 9, [])
    at(s, 0, "a-1")
    play(s, 0, "act:2a/1", "act:aux-money/1", "act:2a/2", "move:a-2")
    assert (money(s, 0), money(s, 1)) == (3, 21)
    assert acts(s, 0) == {"aux-money/1", "aux-draw/1"}
    play(s, 0, "act:aux-money/1", "pass")
    assert (len(me(s).hand), extras(s, 0)) == (4, {"exchange-token"})
