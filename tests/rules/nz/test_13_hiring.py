"""13. Hiring (NZ-HIRE) and 14. investing in bonus tiles (NZ-BON)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.nz import box as b
from overlander.games.nz.scoring import herd
from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    at,
    bonus_market,
    build,
    cards,
    choice,
    discard,
    farm,
    hand,
    job_at,
    jobs,
    market,
    me,
    money,
    play,
    position,
    question,
    refused,
    score,
    ship,
    tile,
    tokens,
    workers,
)


@rule("NZ-HIRE-1", "NZ-HIRE-3", "NZ-HIRE-4")
def test_a_worker_to_the_leftmost_free_space_of_its_row() -> None:
    s = position()
    jobs(s, shepherd=1, sailor=3)
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:sailor@row-2")
    assert (money(s, 0), me(s).workers) == (13, [1, 1, 2, 1])
    assert question(s, 0) == "Immediate"  # the action of column 2


@rule("NZ-HIRE-2", "NZ-HIRE-V4")
def test_modifiers_of_the_cost() -> None:
    for action, paid in (("a/2", 6), ("a/3", 9), ("4a/1", 4), ("9a/1", 3)):
        s = position()
        jobs(s, shearer=3)
        act(s, 0, action, "hire:shearer@row-3")
        assert 20 - money(s, 0) == paid


@rule("NZ-HIRE-5", "NZ-HIRE-E4")
def test_the_immediate_action_is_performed_or_forfeited() -> None:
    s = position()
    jobs(s, shearer=1)
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:shearer@row-1", "pass")
    assert (discard(s, 0), question(s, 0)) == ([], "AtLocation")


@rule("NZ-HIRE-6")
def test_a_full_row_takes_nobody() -> None:
    s = position()
    jobs(s, shearer=1)
    workers(s, 0, shearers=5)
    at(s, 0, "neutral-a")
    assert refused(s, 0, "act:a/2")[1] == "nobody-to-hire"
    jobs(s, shearer=1, sailor=1)
    play(s, 0, "act:a/2")
    assert refused(s, 0, "hire:shearer@row-1") == ("NZ-HIRE-6", "row-full")


@rule("NZ-HIRE-7", "NZ-SCORE-11")
def test_workers_in_column_5_and_two_storehouse_pairs_score() -> None:
    s = position()
    workers(s, 0, shepherds=5, sailors=5)
    assert score(s, 0, "workers") == 8
    farm(s).storehouses = 0b0000111111
    assert score(s, 0, "workers") == 8 + 2 + 4


@rule("NZ-HIRE-8")
def test_tiles_left_in_the_market_do_not_move() -> None:
    s = position()
    jobs(s, shepherd=3)
    act(s, 0, "a/2", "hire:shepherd@row-2")
    assert (job_at(s, "shepherd", 1), job_at(s, "shepherd", 2), job_at(s, "shepherd", 3)) == (True, False, True)


@rule("NZ-HIRE-9")
@pytest.mark.parametrize("pile", ["discard-pile", "draw-pile"])
def test_a_hampshire_or_ryeland_for_4(pile: str) -> None:
    s = position(paid_sheep_pile=pile)
    market(s, "hampshire", "ryeland", "suffolk")
    jobs(s, shepherd=1)
    workers(s, 0, shepherds=2)
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:shepherd@row-1", "act:shepherd-3")
    assert tokens(s, 0) == {"take:hampshire", "take:ryeland", "pass"}
    play(s, 0, "take:ryeland")
    assert money(s, 0) == 20 - 8 - 4
    assert cards(s, s.cards.market) == ["hampshire", "suffolk"]
    where = me(s).discard if pile == "discard-pile" else farm(s).top
    assert cards(s, where) == ["ryeland"]
    if pile == "draw-pile":
        s.draw_cards(0, 1, "NZ-WOOL-14")
        assert cards(s, me(s).hand) == ["ryeland"]


@rule("NZ-HIRE-10")
def test_fourth_shepherd_buys_sheep() -> None:
    s = position()
    market(s, "suffolk", "lincoln")
    workers(s, 0, shepherds=4)
    act(s, 0, "shepherd-4", "buy:suffolk@s4-suffolk")
    assert (money(s, 0), discard(s, 0), me(s).tokens) == (16, ["suffolk"], 2)


@rule("NZ-HIRE-11", "NZ-BLD-9", "NZ-BLD-V3")
def test_building_actions_of_the_craftsman_row() -> None:
    for action, paid in (("builder-3", 6), ("builder-5", 3)):
        s = position()
        workers(s, 0, builders=5)
        build(s, 0, "3a", "a-1")
        act(s, 0, action, "build:7a@a-1")
        assert 20 - money(s, 0) == paid


@rule("NZ-HIRE-12")
def test_a_ship_action_of_5() -> None:
    s = position()
    act(s, 0, "sailor-4")
    reach = {token for token in tokens(s, 0) if token.startswith("sail:")}
    assert "sail:sea-p3" in reach
    assert "sail:sea-p4" not in reach
    assert "improve:auckland@slot-1" in tokens(s, 0)


@rule("NZ-HIRE-13")
def test_fifth_shepherd_takes_two_sheep_of_2_points_or_one_other() -> None:
    s = position()
    market(s, "lincoln", "lincoln", "corriedale", "hampshire", "ryeland", "suffolk")
    act(s, 0, "shepherd-5")
    assert tokens(s, 0) == {
        "take:lincoln", "take:corriedale", "take:lincoln,lincoln", "take:lincoln,corriedale", "take:hampshire", "take:ryeland",
        "pass",
    }  # fmt: skip
    play(s, 0, "take:lincoln,corriedale")
    assert (money(s, 0), discard(s, 0)) == (20, ["corriedale", "lincoln"])


@rule("NZ-HIRE-14", "NZ-HIRE-15", "NZ-HIRE-17")
def test_exploration_romney_and_token() -> None:
    s = position()
    act(s, 0, "builder-2")
    act(s, 0, "shearer-2")
    act(s, 0, "shepherd-2")
    assert (farm(s).explored, discard(s, 0), me(s).tokens) == (1, ["romney"], 2)


@rule("NZ-HIRE-16", "NZ-HIRE-V1")
@pytest.mark.parametrize("marker", ["certificate", "gold"])
def test_second_sailor(marker: str) -> None:
    s = position(sailor_discard_marker=marker)
    jobs(s, sailor=2)
    hand(s, 0, "merino")
    at(s, 0, "neutral-a")
    slug = "sailor-2" if marker == "certificate" else "sailor-2-other"
    play(s, 0, "act:a/2", "hire:sailor@row-2", f"act:{slug},merino")
    assert (money(s, 0), discard(s, 0)) == (13, ["merino"])
    assert (me(s).certificates, farm(s).gold) == ((1, 1) if marker == "certificate" else (0, 2))


@rule("NZ-HIRE-18", "NZ-HIRE-19")
def test_which_space_shows_which_action() -> None:
    board = position().board
    shown = [[None if a is None else a.slug for a in row[2:]] for row in board.row_bonus]
    assert shown == [
        ["shepherd-2", "shepherd-3", "shepherd-4", "shepherd-5"],
        ["builder-2", "builder-3", None, "builder-5"],
        ["sailor-2", "sailor-3", "sailor-4", None],
        ["shearer-2", "shearer-3", "shearer-4", None],
    ]
    s = position()
    act(s, 0, "sailor-3")
    act(s, 0, "shearer-3")
    act(s, 0, "shearer-4")
    assert (farm(s).gold, farm(s).explored, discard(s, 0)) == (2, 1, ["romney"])


@rule("NZ-HIRE-E1")
def test_a_cost_is_never_negative() -> None:
    s = position()
    jobs(s, shearer=5)
    s.board.row_cost[4] = 2
    try:
        act(s, 0, "9a/1", "hire:shearer@row-5")
    finally:
        s.board.row_cost[4] = 4
    assert money(s, 0) == 20


@rule("NZ-HIRE-E2")
def test_jokers_count_as_workers_of_their_row() -> None:
    s = position()
    bonus_market(s, "joker-worker token", "-")
    act(s, 0, "c-ii/2", "invest:joker-worker@row-1", "joker:shearer")
    assert me(s).workers == [1, 1, 1, 2]


@rule("NZ-HIRE-E3", "NZ-HM-6")
def test_a_freed_space_offers_its_action_again() -> None:
    s = position()
    workers(s, 0, shearers=2)
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1", "appoint:shearer")
    assert me(s).workers == [1, 1, 1, 1]
    jobs(s, shearer=1)
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:shearer@row-1", "act:shearer-2")
    assert "romney" in discard(s, 0)


@rule("NZ-HIRE-V2")
def test_a_shearer_for_9_brings_a_romney() -> None:
    s = position()
    jobs(s, shearer=3)
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/3", "hire:shearer@row-3", "act:shearer-2")
    assert (money(s, 0), discard(s, 0)) == (11, ["romney"])


# -- bonus tiles


@rule("NZ-BON-1", "NZ-BON-3")
def test_a_tile_is_paid_and_kept() -> None:
    for action, paid in (("c-ii/2", 5), ("c-ii/3", 8)):
        s = position()
        bonus_market(s, "token permanent-wool", "-")
        act(s, 0, action, "invest:token@row-1")
        assert (20 - money(s, 0), me(s).tokens) == (paid, 2)
        assert [s.board.tile_slug[x] for x in farm(s).bonus] == ["token"]
        assert s.bonus.market[0] == 0


@rule("NZ-BON-1", "NZ-COND-2")
def test_one_tile_of_a_row_or_none() -> None:
    s = position()
    bonus_market(s, "token token", "- permanent-wool", "-")
    act(s, 0, "c-ii/2")
    assert [str(c) for c in s.choices(0)] == ["invest:token@row-1", "invest:permanent-wool@row-2", "pass"]
    assert refused(s, 0, "invest:permanent-wool@row-1") == ("NZ-BON-1", "no-such-tile")
    assert refused(s, 0, "invest:token") == ("NZ-BON-1", "not-offered")
    play(s, 0, "pass")
    assert (money(s, 0), farm(s).bonus) == (20, [])


@rule("NZ-BON-3", "NZ-COND-E3")
def test_no_action_without_a_tile_that_can_be_paid() -> None:
    s = position()
    bonus_market(s, "token token", "-")
    tile(s, "neutral-c", "c-ii")
    me(s).money = 7
    at(s, 0, "neutral-c")
    assert {"c-ii/2"} == acts(s, 0) & {"c-ii/2", "c-ii/3"}  # 5 pounds, and 5 + 3
    assert refused(s, 0, "act:c-ii/3") == ("NZ-BON-3", "no-tile-to-take")


@rule("NZ-BON-2", "NZ-BON-V2", "NZ-END-E1")
def test_rows_above_the_marker_only() -> None:
    s = position()
    bonus_market(s, "token -", "permanent-wool -", "tokens-and-gold -", "permanent-certificate")
    act(s, 0, "c-ii/2")
    rows = {token.partition("@")[2] for token in tokens(s, 0) if token.startswith("invest")}
    assert rows == {"row-1", "row-2", "row-3"}
    bonus_market(s, "- -", "- -", "- -", "- -", "- token", "permanent-certificate")
    assert tokens(s, 0) == {"invest:token@row-5", "pass"}
    bonus_market(s, "token -", "permanent-wool -", "tokens-and-gold -", "permanent-certificate")
    assert refused(s, 0, "invest:permanent-certificate@row-4") == ("NZ-BON-2", "marker-row")
    s.bonus.market_next = 14
    assert "invest:permanent-certificate@row-4" in tokens(s, 0)


@rule("NZ-BON-4", "NZ-BON-13")
def test_all_rewards_are_taken() -> None:
    s = position()
    bonus_market(s, "sheepdog-and-gold token", "-")
    act(s, 0, "c-ii/2", "invest:sheepdog-and-gold@row-1")
    assert (discard(s, 0), farm(s).gold) == (["sheepdog"], 3)
    s.bonus.support[s.board.support_slug.index("sheepdog")] = 0
    bonus_market(s, "sheepdog-and-gold token", "-")
    act(s, 0, "c-ii/2", "invest:sheepdog-and-gold@row-1")
    assert (discard(s, 0), farm(s).gold) == (["sheepdog"], 5)


@rule("NZ-BON-5", "NZ-BON-17")
def test_a_joker_costs_1_gold_and_works_where_one_likes() -> None:
    s = position()
    bonus_market(s, "joker-worker token", "-")
    workers(s, 0, sailors=5)
    act(s, 0, "c-ii/2", "invest:joker-worker@row-1")
    assert (money(s, 0), farm(s).gold) == (15, 0)
    assert tokens(s, 0) == {"joker:shepherd", "joker:builder", "joker:shearer"}
    assert refused(s, 0, "joker:sailor") == ("NZ-HIRE-6", "row-full")
    play(s, 0, "joker:builder")
    assert (me(s).workers, farm(s).explored) == ([1, 2, 5, 1], 1)


@rule("NZ-BON-6", "NZ-SCORE-6")
def test_points_of_bonus_and_hazard_tiles() -> None:
    s = position()
    farm(s).bonus = [b.BONUS + s.board.bonus_slug.index("token"), b.BONUS + s.board.bonus_slug.index("gold-for-points")]
    me(s).hazards = [s.box.tile_slug.index("flood-3-green")]
    assert score(s, 0, "tiles") == 4 + 9 + 3


@rule("NZ-BON-7", "NZ-BON-8", "NZ-BON-9")
def test_permanent_certificate_tokens_and_wool_tiles() -> None:
    s = position()
    bonus_market(s, "permanent-certificate tokens-and-gold", "permanent-wool -", "-")
    me(s).money = 99
    for tile_slug in ("permanent-certificate@row-1", "tokens-and-gold@row-1", "permanent-wool@row-2"):
        act(s, 0, "c-ii/2", f"invest:{tile_slug}")
    assert (me(s).permanent, me(s).tokens, farm(s).gold, farm(s).wool) == (1, 1 + 3 + 1, 2, 1)


@rule("NZ-BON-10")
def test_the_token_tile_is_worth_4() -> None:
    board = position().board
    assert board.bonus_vp[board.bonus_slug.index("token")] == 4


@rule("NZ-BON-11", "NZ-BON-E2")
def test_a_hazard_for_3_pounds_more() -> None:
    s = position()
    bonus_market(s, "hazard-for-three hazard-for-three", "-")
    tile(s, "flood-1", "flood-2-black")
    act(s, 0, "c-ii/2", "invest:hazard-for-three@row-1")
    assert tokens(s, 0) == {"hazard:flood-1"}  # compulsory
    play(s, 0, "hazard:flood-1")
    assert (money(s, 0), discard(s, 0)) == (12, ["ferry"])
    act(s, 0, "c-ii/2", "invest:hazard-for-three@row-1")
    assert (money(s, 0), len(me(s).hazards)) == (4, 1)


@rule("NZ-BON-14", "NZ-BON-15")
def test_ferry_and_kotare_tiles() -> None:
    s = position()
    bonus_market(s, "ferry-and-gold exploration-and-kotare", "-")
    act(s, 0, "c-ii/2", "invest:ferry-and-gold@row-1")
    assert (discard(s, 0), farm(s).gold) == (["ferry"], 3)
    act(s, 0, "c-ii/2", "invest:exploration-and-kotare@row-1")
    assert (discard(s, 0), farm(s).gold, farm(s).explored) == (["ferry", "kotare"], 4, 2)


@rule("NZ-BON-4", "NZ-GOLD-E4")
def test_a_tiles_exploring_is_compulsory_though_its_gold_is_lost() -> None:
    s = position()
    bonus_market(s, "exploration-and-kotare -", "-")
    farm(s).gold = 5
    farm(s).explored = 1
    act(s, 0, "c-ii/2", "invest:exploration-and-kotare@row-1")
    assert (farm(s).explored, farm(s).gold, discard(s, 0)) == (3, 5, ["kotare"])


@rule("NZ-BON-16", "NZ-BON-E1")
def test_a_starting_sheep_of_2_for_a_romney() -> None:
    s = position()
    bonus_market(s, "swap-for-romney joker-worker", "gold-for-points -", "-")
    hand(s, 0, "shropshire", "lincoln")
    act(s, 0, "c-ii/2")
    assert refused(s, 0, "invest:swap-for-romney@row-1") == ("NZ-BON-E1", "no-sheep-to-remove")
    assert refused(s, 0, "invest:gold-for-points@row-2") == ("NZ-BON-4", "too-little-gold")
    workers(s, 0, 5, 5, 5, 5)
    assert refused(s, 0, "invest:joker-worker@row-1") == ("NZ-BON-E1", "rows-full")
    hand(s, 0, "shropshire", "merino", "southdown")
    assert "invest:swap-for-romney@row-1,merino" in tokens(s, 0)
    assert refused(s, 0, "invest:swap-for-romney@row-1,shropshire") == ("NZ-BON-16", "wrong-card")
    refusal = s.why_not(0, choice(s, "invest:swap-for-romney@row-1"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.params) == ("NZ-BON-16", "names-no-card", {"cards": 1})
    before = len(herd(s, 0))
    play(s, 0, "invest:swap-for-romney@row-1,merino")
    assert (cards(s, s.cards.removed), discard(s, 0), farm(s).gold) == (["merino"], ["romney"], 2)
    assert len(herd(s, 0)) == before


@rule("NZ-BON-E3", "NZ-BON-V1")
def test_two_tiles_with_gold_from_two_tokens() -> None:
    s = position()
    tile(s, "neutral-c", "c-ii")
    bonus_market(s, "token joker-worker", "-")
    me(s).money = 11
    farm(s).gold = 0
    hand(s, 0, "shropshire")
    at(s, 0, "neutral-c")
    play(s, 0, "act:c-ii/2", "invest:token@row-1")
    assert (money(s, 0), me(s).tokens) == (6, 2)
    play(s, 0, "two-tokens")
    assert (me(s).tokens, farm(s).gold, cards(s, s.cards.removed)) == (0, 1, ["shropshire"])
    play(s, 0, "act:c-ii/1", "act:aux-money/2", "act:c-ii/3", "invest:joker-worker@row-1", "joker:shearer")
    assert (money(s, 0), farm(s).gold, question(s, 0)) == (0, 0, "Immediate")
    assert score(s, 0, "tiles") == 4


@rule("NZ-BON-E4", "NZ-HM-4", "NZ-SCORE-E3")
def test_a_joker_may_become_the_price_of_a_harbourmaster() -> None:
    s = position()
    bonus_market(s, "joker-worker token", "-")
    act(s, 0, "c-ii/2", "invest:joker-worker@row-1", "joker:shepherd")
    assert [f.jokers for f in s.farms] == [[4, 0, 0, 0], [0, 0, 0, 0]]
    assert farm(s).bonus == []
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1", "appoint:shepherd")
    assert (me(s).workers[0], farm(s).jokers[0], s.trail.posted[0]) == (1, 0, b.BONUS + s.board.joker)
    assert s.trail.masters.count(NONE) == 1


@rule("NZ-HIRE-9", "NZ-HIRE-13", "NZ-MKT-2")
def test_only_such_sheep_as_the_space_names_and_the_market_has() -> None:
    for action, cited in (("shepherd-3", "NZ-HIRE-9"), ("shepherd-5", "NZ-HIRE-13")):
        s = position()
        market(s, "hampshire", "suffolk", "lincoln", "lincoln")
        act(s, 0, action)
        assert refused(s, 0, "take:ryeland") == ("NZ-MKT-2", "not-in-market")
        assert refused(s, 0, "take:suffolk") == (cited, "not-offered")
        two_points = {"take:lincoln", "take:lincoln,lincoln"} if cited == "NZ-HIRE-13" else set()
        assert tokens(s, 0) == {"take:hampshire", "pass", *two_points}
        before = len(herd(s, 0))
        play(s, 0, "pass")
        assert len(herd(s, 0)) == before


@rule("NZ-HIRE-9", "NZ-HIRE-13", "NZ-COND-E3")
def test_a_market_without_such_sheep_leaves_nothing_to_pay_for() -> None:
    for have, action in ((2, "shepherd-3"), (4, "shepherd-5")):
        s = position()
        market(s, "suffolk", "dorset-horn")
        jobs(s, shepherd=1)
        workers(s, 0, shepherds=have)
        at(s, 0, "neutral-a")
        play(s, 0, "act:a/2", "hire:shepherd@row-1")
        assert tokens(s, 0) == {"pass"}
        assert refused(s, 0, f"act:{action}") == ("NZ-MKT-2", "nothing-to-take")
        market(s, "ryeland")
        assert tokens(s, 0) == {f"act:{action}", "pass"}
