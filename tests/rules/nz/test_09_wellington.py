"""9. Wellington: income, delivery, discs, foresights, the bonus market (NZ-WEL, NZ-INC, NZ-DEL, NZ-UNL, NZ-FOR, NZ-BMK)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.nz.delivery import Deliver, PostDisc
from overlander.games.nz.state import NzState
from overlander.games.nz.wellington import place_tile, refill_market
from overlander.games.trail.box import NO_TILE, WORKER
from tests.ledger import rule
from tests.rules.nz.position import (
    ask,
    at,
    bonus_market,
    cards,
    discard,
    discs,
    display,
    extras,
    farm,
    foresight,
    hand,
    harbours,
    heard,
    job_at,
    jobs,
    market,
    me,
    money,
    new_game,
    only_discs,
    play,
    position,
    posts,
    question,
    refused,
    score,
    space_of,
    tile,
    tile_at,
    tile_of,
    tokens,
)


def in_wellington(*cards_in_hand: str, players: int = 2, **options: str) -> NzState:
    s = position(players, **options)
    hand(s, 0, *cards_in_hand)
    foresight(s, "sailor", "shearer", "token", "permanent-wool")
    at(s, 0, "wellington")
    return s


def delivering(value: int, purse: int = 20) -> NzState:
    s = position()
    me(s).money = purse
    ask(s, 0, Deliver(0, value))
    return s


@rule("NZ-WEL-2", "NZ-WEL-3")
def test_afterwards_to_the_rider_space_and_foresights_refilled() -> None:
    s = in_wellington()
    bags = [len(bag) for bag in s.bags]
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1", "foresight:foresight-a-2", "foresight:foresight-b-1")
    assert space_of(s, 0) == "horseman"
    assert NO_TILE not in s.foresight
    assert [len(bag) for bag in s.bags] == [bags[0] - 1, bags[1] - 1]


@rule("NZ-WEL-4", "NZ-BMK-15", "NZ-BMK-V4")
@pytest.mark.parametrize(("players", "visits"), [(2, 11), (3, 16), (4, 21)])
def test_visits_until_the_red_arrow(players: int, visits: int) -> None:
    s = new_game(players)
    n = 0
    while s.ended_by == NONE:
        place_tile(s, s.bags[1].pop(), 0)
        n += 1
    assert n == visits
    assert 5 <= visits / players <= 6


# -- income


@rule("NZ-INC-1", "NZ-INC-2", "NZ-INC-E1")
def test_any_set_of_different_breeds_or_none() -> None:
    s = in_wellington("merino", "merino", "southdown")
    assert tokens(s, 0) == {"reveal:merino", "reveal:southdown", "reveal:southdown,merino", "pass"}
    play(s, 0, "pass")
    assert tokens(s, 0) == {"deliver:local-0"}


@rule("NZ-INC-3", "NZ-DEL-E6")
def test_only_sheep_are_revealed_wherever_they_come_from() -> None:
    s = in_wellington("objective-1", "sheepdog", "set-2", "romney", "cheviot", "border-leicester")
    breeds = {word for token in tokens(s, 0) if token != "pass" for word in token.partition(":")[2].split(",")}
    assert breeds == {"romney", "cheviot", "border-leicester"}
    assert refused(s, 0, "reveal:merino") == ("NZ-INC-1", "not-in-hand")


@rule("NZ-INC-4", "NZ-INC-5", "NZ-INC-V1")
def test_english_leicester_dorset_horn_and_corriedale_with_2_of_3_certificates() -> None:
    s = position()
    hand(s, 0, "english-leicester", "english-leicester", "dorset-horn", "corriedale")
    me(s).certificates = 3
    at(s, 0, "wellington")
    play(s, 0, "reveal:english-leicester,dorset-horn,corriedale")
    assert s.income == 8
    play(s, 0, "certificates:2")
    assert (s.income, money(s, 0), me(s).certificates) == (10, 30, 1)
    assert cards(s, me(s).hand) == ["english-leicester"]
    assert discard(s, 0) == ["corriedale", "dorset-horn", "english-leicester"]


@rule("NZ-INC-6", "NZ-INC-V2")
def test_a_permanent_certificate_adds_1_and_stays() -> None:
    s = position()
    hand(s, 0, "english-leicester", "dorset-horn", "corriedale")
    me(s).permanent = 1
    at(s, 0, "wellington")
    play(s, 0, "reveal:english-leicester,dorset-horn,corriedale")
    assert (s.income, me(s).permanent, question(s, 0)) == (9, 1, "Deliver")


@rule("NZ-INC-7", "NZ-INC-9")
def test_the_breeding_value_in_pounds_whatever_points_and_wool() -> None:
    s = in_wellington("suffolk", "ryeland")
    play(s, 0, "reveal:ryeland,suffolk")
    assert money(s, 0) == 20 + 6 + 2


@rule("NZ-INC-8")
def test_what_is_not_revealed_stays_in_hand() -> None:
    s = in_wellington("merino", "southdown", "ferry")
    play(s, 0, "reveal:merino")
    assert cards(s, me(s).hand) == ["ferry", "southdown"]
    assert discard(s, 0) == ["merino"]


@rule("NZ-INC-E2")
def test_permanent_certificates_count_without_sheep() -> None:
    s = position()
    hand(s, 0)
    me(s).permanent = 2
    at(s, 0, "wellington")
    play(s, 0, "pass")
    assert (s.income, money(s, 0)) == (2, 22)
    assert "deliver:local-1" in tokens(s, 0)


@rule("NZ-INC-E3")
def test_certificates_are_decided_before_the_post() -> None:
    s = in_wellington("merino")
    me(s).certificates = 2
    play(s, 0, "reveal:merino")
    assert question(s, 0) == "UseCertificates"
    assert tokens(s, 0) == {"certificates:0", "certificates:1", "certificates:2"}
    assert refused(s, 0, "certificates:3") == ("NZ-INC-5", "too-few-certificates")
    play(s, 0, "certificates:0")
    assert question(s, 0) == "Deliver"
    assert "certificates" not in {c.verb.name for c in s.choices(0)}


@rule("NZ-INC-E4", "NZ-CLAR-9")
def test_nothing_else_while_cards_are_revealed() -> None:
    s = in_wellington("merino")
    me(s).certificates = 1
    farm(s).gold = 5
    assert "exchange-token" in extras(s, 0)
    play(s, 0, "reveal:merino")
    assert extras(s, 0) == extras(s, 1) == set()
    assert refused(s, 1, "exchange-token") == ("NZ-CLAR-9", "cards-revealed")
    play(s, 0, "certificates:0")
    assert "exchange-token" in extras(s, 1)


# -- delivery


@rule("NZ-DEL-1", "NZ-DEL-2", "NZ-DEL-V1")
def test_value_10_with_discs_on_1_and_6() -> None:
    s = delivering(10)
    posts(s, 0, local_1=1, local_6=1)
    assert tokens(s, 0) == {"deliver:local-9", "deliver:local-3", "deliver:local-0"}
    assert refused(s, 0, "deliver:local-12") == ("NZ-DEL-1", "value-too-high")
    assert refused(s, 0, "deliver:local-6") == ("NZ-DEL-2", "post-taken")
    posts(s, 0, local_0=3, local_21=2)
    ask(s, 0, Deliver(0, 21))
    assert {"deliver:local-0", "deliver:local-21"} <= tokens(s, 0)


@rule("NZ-DEL-3", "NZ-DEL-4")
def test_a_foreign_post_needs_a_storehouse_in_its_harbour() -> None:
    s = delivering(8)
    assert refused(s, 0, "deliver:foreign-suva") == ("NZ-DEL-4", "no-storehouse-there")
    harbours(s, 0, "suva")
    assert "deliver:foreign-suva" in tokens(s, 0)
    harbours(s, 1, "suva")
    harbours(s, 0)
    assert "deliver:foreign-suva" not in tokens(s, 0)


@rule("NZ-DEL-5")
def test_wool_posts_are_not_for_this_step() -> None:
    s = delivering(20)
    assert refused(s, 0, "deliver:wool-5") == ("NZ-DEL-5", "wrong-goods")


@rule("NZ-DEL-6", "NZ-DEL-9")
def test_a_disc_leaves_the_board_and_unlocks_its_spot() -> None:
    s = delivering(3)
    play(s, 0, "deliver:local-3", "disc:certificate-limit")
    assert farm(s).posts[s.board.post_slug.index("local-3")] == 1
    assert s.certificate_limit(0) == 5


@rule("NZ-DEL-7", "NZ-DEL-8", "NZ-DEL-V3")
def test_black_spots_are_for_black_posts_only() -> None:
    s = delivering(10)
    play(s, 0, "deliver:local-3")
    white = {f"disc:{slug}" for i, slug in enumerate(s.board.disc_slug) if s.board.disc_white[i] and slug != "aux-money-2"}
    assert tokens(s, 0) == white
    assert refused(s, 0, "disc:step-limit") == ("NZ-DEL-8", "black-border")
    s = delivering(10)
    play(s, 0, "deliver:local-9")
    assert tokens(s, 0) == {f"disc:{slug}" for slug in s.board.disc_slug if slug != "aux-money-2"}


@rule("NZ-DEL-10", "NZ-DEL-12", "NZ-DEL-V2")
def test_post_9_gives_an_objective_of_the_offer_and_costs_3() -> None:
    s = delivering(10)
    display(s, "objective-1", "objective-2", "objective-3", "objective-4")
    play(s, 0, "deliver:local-9", "disc:step-limit")
    assert (question(s, 0), money(s, 0)) == ("GainObjective", 23)
    assert refused(s, 0, "pass") == ("NZ-DEL-10", "compulsory")
    assert refused(s, 0, "objective:top") == ("NZ-OBJ-4", "display-only")
    play(s, 0, "objective:objective-3")
    assert (money(s, 0), discard(s, 0)) == (20, ["objective-3"])
    assert len(s.display) == 4


@rule("NZ-DEL-11", "NZ-DEL-V4")
def test_post_0_any_number_of_times() -> None:
    s = delivering(0)
    posts(s, 0, local_0=2)
    play(s, 0, "deliver:local-0", "disc:aux-ship-1")
    assert money(s, 0) == 26
    assert score(s, 0, "posts") == -24


@rule("NZ-DEL-13")
def test_transport_is_paid_to_the_bank() -> None:
    s = delivering(12)
    play(s, 0, "deliver:local-12", "disc:aux-ship-1")
    assert (money(s, 0), money(s, 1), discard(s, 0)) == (16, 20, ["romney"])
    free = [s.board.post_slug[i] for i in range(len(s.board.post_slug)) if s.board.post_white[i] and s.board.post_cost[i]]
    assert free == []


@rule("NZ-DEL-14", "NZ-DEL-E1")
def test_removal_and_transport_must_be_payable_beforehand() -> None:
    s = delivering(9, purse=5)
    play(s, 0, "deliver:local-9")
    assert "disc:aux-ship-1" in tokens(s, 0)
    assert refused(s, 0, "disc:wool-right") == ("NZ-DEL-14", "too-little-money")  # 4 + 3 > 5
    s = delivering(9, purse=2)
    only_discs(s, 0, "step-limit", "aux-ship-1")
    assert tokens(s, 0) == {"deliver:local-0", "deliver:local-1", "deliver:local-3", "deliver:local-6"}
    assert refused(s, 0, "deliver:local-9") == ("NZ-DEL-14", "no-disc-for-post")  # the 3 pounds of the step disc come too late


@rule("NZ-DEL-15", "NZ-SCORE-3")
def test_green_arrows_join_neighbouring_posts() -> None:
    s = position()
    posts(s, 0, local_6=1, local_9=1)
    alone = position()
    posts(alone, 0, local_6=1, local_12=1)
    assert score(s, 0, "posts") == 0 + 0 + 2
    assert score(alone, 0, "posts") == 0 + 2


@rule("NZ-DEL-E2", "NZ-CLAR-5", "NZ-CLAR-V1")
def test_only_black_discs_left_may_go_to_a_white_post() -> None:
    s = delivering(3)
    only_discs(s, 0, "step-limit", "wool-left")
    play(s, 0, "deliver:local-3")
    assert tokens(s, 0) == {"disc:step-limit", "disc:wool-left"}


@rule("NZ-DEL-E3", "NZ-CLAR-6", "NZ-CLAR-V2")
def test_without_discs_one_comes_from_a_medium_harbour() -> None:
    s = delivering(0)
    only_discs(s, 0)
    harbours(s, 0, "tauranga")
    before = score(s, 0, "harbours")
    play(s, 0, "deliver:local-0")
    assert tokens(s, 0) == {"disc-from:tauranga"}
    play(s, 0, "disc-from:tauranga")
    assert (money(s, 0), score(s, 0, "posts"), before - score(s, 0, "harbours")) == (26, -8, 1)
    assert refused(delivering_with_discs(), 0, "disc-from:tauranga") == ("NZ-CLAR-6", "discs-left")


def delivering_with_discs() -> NzState:
    s = position()
    harbours(s, 0, "tauranga")
    ask(s, 0, PostDisc(0, 0))
    return s


@rule("NZ-DEL-E4", "NZ-CLAR-V3")
def test_without_any_disc_nothing_is_placed() -> None:
    for option, received in (("off", 0), ("on", 6)):
        s = position(no_disc_delivery_action=option)
        only_discs(s, 0)
        foresight(s, "sailor", "shearer", "token", "token")
        at(s, 0, "wellington")
        play(s, 0, "pass", "deliver:local-0", "no-disc")
        assert (money(s, 0), sum(farm(s).posts)) == (20 + received, 0)
        assert question(s, 0) == "ChooseForesight"


@rule("NZ-DEL-E4", "NZ-DEL-14")
def test_without_any_disc_a_post_whose_transport_can_just_be_paid_may_be_named() -> None:
    s = position(no_disc_delivery_action="on")
    only_discs(s, 0)
    me(s).money = 3
    ask(s, 0, Deliver(0, 12))
    assert tokens(s, 0) == {"deliver:local-0", "deliver:local-1", "deliver:local-3", "deliver:local-6", "deliver:local-9"}
    assert refused(s, 0, "deliver:local-12") == ("NZ-DEL-14", "no-disc-for-post")
    display(s)
    s.objective_stack = []
    play(s, 0, "deliver:local-9", "no-disc")
    assert (money(s, 0), sum(farm(s).posts)) == (0, 0)


@rule("NZ-DEL-12", "NZ-WOOL-11")
def test_the_card_of_a_post_is_told_with_the_rule_of_its_goods() -> None:
    for post, cited in (("local-12", "NZ-DEL-12"), ("wool-9", "NZ-WOOL-11")):
        s = position()
        ask(s, 0, PostDisc(0, s.board.post_slug.index(post)))
        assert [(e.params["card"], e.rule) for e in heard(s, 0, "disc:aux-ship-1") if e.key == "gain-card"] == [("romney", cited)]


@rule("NZ-DEL-E5", "NZ-SUP-E2")
def test_an_exhausted_supply_gives_no_card() -> None:
    s = delivering(6)
    s.supply[s.board.ferry] = 0
    play(s, 0, "deliver:local-6", "disc:aux-ship-1")
    assert discard(s, 0) == []
    assert s.supply[s.board.ferry] == 0


# -- discs


def taking(disc: str, purse: int = 20) -> NzState:
    s = delivering(9, purse + 3)
    display(s)
    s.objective_stack = []
    play(s, 0, "deliver:local-9", f"disc:{disc}")
    return s


@rule("NZ-UNL-1", "NZ-UNL-V1")
def test_step_limit_disc() -> None:
    s = taking("step-limit", 2)
    assert (money(s, 0), s.step_limit(0)) == (5, 4)


@rule("NZ-UNL-2")
def test_auxiliary_discs() -> None:
    s = taking("aux-ship-2")
    assert money(s, 0) == 20
    assert not me(s).has_disc(s.board.disc_at["aux-ship-2"])


@rule("NZ-UNL-3", "NZ-UNL-4")
def test_permanent_wool_discs() -> None:
    left, right = taking("wool-left"), taking("wool-right")
    assert (money(left, 0), farm(left).wool) == (20, 1)
    assert (money(right, 0), farm(right).wool) == (16, 1)


@rule("NZ-UNL-5", "NZ-HAND-1", "NZ-SCORE-10")
def test_hand_limit_discs() -> None:
    left, right = taking("hand-left"), taking("hand-right")
    assert (money(left, 0), left.hand_limit(0), score(left, 0, "hand-limit-disc")) == (17, 5, 0)
    assert (money(right, 0), right.hand_limit(0), score(right, 0, "hand-limit-disc")) == (12, 5, 3)
    discs(left, 0, "hand-left", "hand-right")
    assert left.hand_limit(0) == 6


@rule("NZ-UNL-6", "NZ-CERT-2")
def test_certificate_limit_disc() -> None:
    s = position()
    me(s).certificates = 1
    s.gain_certificates(0, 9)
    assert me(s).certificates == 3
    discs(s, 0, "certificate-limit")
    s.gain_certificates(0, 9)
    assert me(s).certificates == 5


@rule("NZ-UNL-7", "NZ-UNL-8")
def test_permanent_certificate_discs() -> None:
    left, right = taking("certificate-left"), taking("certificate-right")
    assert (money(left, 0), me(left).permanent) == (16, 1)
    assert (money(right, 0), me(right).permanent) == (20, 1)


@rule("NZ-UNL-9", "NZ-UNL-V2")
def test_a_disc_one_cannot_pay_for_stays() -> None:
    s = position()
    me(s).money = 7
    ask(s, 0, PostDisc(0, s.board.post_slug.index("local-21")))
    s.board.post_cost[s.board.post_slug.index("local-21")] = 0
    try:
        assert refused(s, 0, "disc:hand-right") == ("NZ-UNL-9", "too-little-money")
        me(s).money = 8
        assert "disc:hand-right" in tokens(s, 0)
        play(s, 0, "disc:hand-right")
    finally:
        s.board.post_cost[s.board.post_slug.index("local-21")] = 8
    assert (money(s, 0), s.hand_limit(0)) == (0, 5)


@rule("NZ-UNL-E2")
def test_the_hand_limit_counts_in_phase_c_of_the_same_turn() -> None:
    s = in_wellington("suffolk", "hampshire")
    play(s, 0, "reveal:hampshire,suffolk", "deliver:local-9", "disc:hand-left")
    play(s, 0, str(s.choices(0)[0]), "foresight:foresight-a-1", "foresight:foresight-b-1")
    assert len(me(s).hand) == 5


# -- foresights and bonus market


@rule("NZ-FOR-1", "NZ-FOR-2")
def test_one_tile_of_a_then_one_of_b_placed_at_once() -> None:
    s = in_wellington()
    jobs(s)
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1")
    assert tokens(s, 0) == {"foresight:foresight-a-1", "foresight:foresight-a-2"}
    assert refused(s, 0, "foresight:foresight-b-1") == ("NZ-FOR-1", "other-spot")
    play(s, 0, "foresight:foresight-a-1")
    assert job_at(s, "sailor", 1)
    assert tokens(s, 0) == {"foresight:foresight-b-1", "foresight:foresight-b-2"}


@rule("NZ-FOR-3", "NZ-FOR-4", "NZ-FOR-V1")
def test_a_worker_to_the_top_of_its_column_or_out_of_the_game() -> None:
    s = position()
    jobs(s, shearer=4)
    place_tile(s, WORKER + 3, 0)
    assert job_at(s, "shearer", 5)
    before = s.jobs[:]
    place_tile(s, WORKER + 3, 0)
    assert (s.jobs, s.lost) == (before, [WORKER + 3])


@rule("NZ-FOR-5", "NZ-FOR-6")
def test_a_hazard_to_the_lowest_number_or_out_of_the_game() -> None:
    s = position()
    for i in (1, 3, 4):
        tile(s, f"flood-{i}", "flood-2-black")
    place_tile(s, tile_of(s, "flood-3-green"), 0)
    assert tile_at(s, "flood-2") == "flood-3-green"
    place_tile(s, tile_of(s, "flood-4-green"), 0)
    assert s.lost == [tile_of(s, "flood-4-green")]


@rule("NZ-FOR-7", "NZ-BMK-1", "NZ-BMK-2")
def test_a_bonus_tile_goes_to_the_markers_row_from_left_to_right() -> None:
    s = position(3)
    bonus_market(s, "token token token", "token")
    place_tile(s, tile_of(s, "permanent-wool"), 0)
    assert (s.bonus_market[4], s.bonus_next) == (tile_of(s, "permanent-wool"), 5)


@rule("NZ-BMK-3", "NZ-BMK-5", "NZ-BMK-V1")
def test_the_markers_cell_is_filled_last_and_moves_it_on() -> None:
    s = position(3)
    bonus_market(s, "token token token", "token token")
    place_tile(s, tile_of(s, "permanent-wool"), 0)
    assert s.bonus_market[5] == tile_of(s, "permanent-wool")
    assert s.bonus_next // 3 == 2


@rule("NZ-BMK-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_columns_in_use(players: int) -> None:
    assert new_game(players).board.bonus_columns == players


@rule("NZ-BMK-6", "NZ-BMK-7")
def test_black_does_nothing_yellow_refills() -> None:
    s = position()
    market(s, "lincoln")
    s.marker_moved(0, s.board.bonus_arrow.index("black"))
    assert len(s.market) == 1
    s.marker_moved(0, s.board.bonus_arrow.index("yellow"))
    assert len(s.market) == 9


@rule("NZ-BMK-8", "NZ-BMK-12", "NZ-BMK-13")
def test_turquoise_flips_the_double_sided_buildings() -> None:
    s = position()
    me(s, 1).herder = s.box.at["neutral-b"]
    s.marker_moved(0, s.board.bonus_arrow.index("turquoise"))
    assert [tile_at(s, f"neutral-{x}") for x in "abcdefgh"] == ["a", "b-ii", "c-ii", "d", "e", "f", "g-ii", "h-ii"]
    assert space_of(s, 1) == "neutral-b"
    s.marker_moved(0, s.board.bonus_arrow.index("turquoise"))
    assert tile_at(s, "neutral-b") == "b-ii"


@rule("NZ-BMK-9", "NZ-BMK-V2")
def test_three_players_refill_8_cards_to_11() -> None:
    s = position(3)
    market(s, *["lincoln"] * 7, "suffolk")
    refill_market(s)
    assert len(s.market) == 11


@rule("NZ-BMK-10", "NZ-BMK-V3")
def test_a_full_market_is_left_alone() -> None:
    s = position(2)
    market(s, *["lincoln"] * 7, *["corriedale"] * 3)
    refill_market(s)
    assert len(s.market) == 10


@rule("NZ-BMK-11")
def test_an_empty_stack_adds_nothing() -> None:
    s = position()
    market(s, "lincoln")
    s.market_stack = s.market_stack[:2]
    refill_market(s)
    assert (len(s.market), s.market_stack) == (3, [])


@rule("NZ-BMK-14", "NZ-END-1", "NZ-END-2")
def test_the_red_arrow_ends_the_game_and_gives_the_marker() -> None:
    s = position()
    s.bonus_next = 13
    place_tile(s, tile_of(s, "token"), 0)
    assert (s.ended_by, farm(s).marker, score(s, 0, "market-marker")) == (0, True, 5)


@rule("NZ-FOR-E1")
def test_an_empty_foresight_is_skipped_and_a_single_tile_taken() -> None:
    s = position()
    foresight(s, "", "sailor", "", "")
    at(s, 0, "wellington")
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1")
    assert tokens(s, 0) == {"foresight:foresight-a-2"}
    assert refused(s, 0, "foresight:foresight-a-1") == ("NZ-FOR-E1", "empty-space")
    play(s, 0, "foresight:foresight-a-2")
    assert question(s, 0) != "ChooseForesight"


@rule("NZ-FOR-E2")
def test_an_arrow_inside_step_4() -> None:
    s = position()
    market(s, "lincoln")
    yellow = s.board.bonus_arrow.index("yellow")
    s.bonus_next = 2 * yellow + 1
    foresight(s, "", "", "token", "token")
    at(s, 0, "wellington")
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1", "foresight:foresight-b-1")
    assert len(s.market) == 9
    assert space_of(s, 0) == "horseman"


@rule("NZ-BMK-E1", "NZ-BMK-E2")
def test_holes_above_are_never_refilled() -> None:
    s = position()
    bonus_market(s, "- token", "token")
    place_tile(s, tile_of(s, "permanent-wool"), 0)
    assert s.bonus_market[0] == NO_TILE
    assert s.bonus_market[3] == tile_of(s, "permanent-wool")


@rule("NZ-BMK-E3")
def test_six_moves_the_sixth_red() -> None:
    arrows = new_game().board.bonus_arrow
    assert len(arrows) == 7
    assert arrows[0] == "none"
    assert arrows[1:].count("red") == 1
    assert arrows[-1] == "red"
