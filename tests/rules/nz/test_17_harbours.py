"""17. Ship and harbours (NZ-SHIP, NZ-HARB, NZ-HM, NZ-STO)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.nz import box as b
from overlander.games.nz.delivery import Deliver
from overlander.games.nz.harbours import RemoteStorehouse
from overlander.text import Words
from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    ask,
    at,
    auxiliary,
    build,
    discard,
    discs,
    farm,
    harbours,
    masters,
    me,
    money,
    only_discs,
    play,
    position,
    question,
    refused,
    score,
    sea_of,
    ship,
    tokens,
    workers,
)


@rule("NZ-SHIP-1", "NZ-SHIP-2")
def test_as_many_movements_as_sailors_in_any_direction() -> None:
    s = position()
    workers(s, 0, sailors=2)
    ship(s, 0, "sea-a2")
    act(s, 0, "g/1")
    reach = {token for token in tokens(s, 0) if token.startswith("sail:")}
    assert reach == {"sail:sea-a1", "sail:sea-start", "sail:sea-p1", "sail:sea-p2", "sail:sea-t1", "sail:sea-t2"}
    assert refused(s, 0, "sail:sea-p3") == ("NZ-SHIP-2", "ship-too-far")


@rule("NZ-SHIP-3", "NZ-SHIP-E3")
def test_ships_share_spaces_with_and_without_harbours() -> None:
    s = position()
    ship(s, 1, "sea-a1")
    act(s, 0, "g/2", "sail:sea-a1")
    assert (sea_of(s, 0), sea_of(s, 1)) == ("sea-a1", "sea-a1")


@rule("NZ-SHIP-4")
def test_movements_may_be_left() -> None:
    s = position()
    workers(s, 0, sailors=5)
    act(s, 0, "g/1", "sail:sea-a1")
    assert (sea_of(s, 0), question(s, 0)) == ("sea-a1", "")


@rule("NZ-SHIP-5", "NZ-SHIP-6")
def test_improving_costs_a_movement_and_ends_the_action() -> None:
    s = position()
    workers(s, 0, sailors=3)
    ship(s, 0, "sea-a2")
    act(s, 0, "g/2", "improve:napier@slot-1", "storehouse:storehouse-1")
    assert (money(s, 0), sea_of(s, 0), question(s, 0)) == (18, "sea-a2", "")


@rule("NZ-SHIP-E1", "NZ-SHIP-V2")
def test_a_harbour_2_spaces_away_needs_3_movements() -> None:
    s = position()
    workers(s, 0, sailors=2)
    act(s, 0, "g/1")
    assert refused(s, 0, "improve:napier@slot-1") == ("NZ-SHIP-E1", "ship-too-far")


@rule("NZ-SHIP-V1", "NZ-HARB-3", "NZ-HARB-4")
def test_three_sailors_reach_and_improve_a_kotare_harbour() -> None:
    s = position()
    workers(s, 0, sailors=3)
    act(s, 0, "g/1", "improve:napier@slot-1")
    assert money(s, 0) == 18
    assert tokens(s, 0) == {f"storehouse:storehouse-{n}" for n in range(1, 11)}
    play(s, 0, "storehouse:storehouse-7")
    assert (sea_of(s, 0), discard(s, 0)) == ("sea-a2", ["kotare"])
    assert farm(s).storehouses == 0b1110111111
    assert s.slots[s.board.harbour_slug.index("napier") * b.SLOTS] == 0


@rule("NZ-SHIP-V3")
def test_a_single_ship_action_improves_where_the_ship_is() -> None:
    s = position()
    discs(s, 0, "aux-ship-1")
    me(s).money = 3
    ship(s, 0, "sea-a2")
    auxiliary(s, 0, double=False)
    play(s, 0, "act:aux-ship/1", "improve:napier@slot-1", "storehouse:storehouse-1")
    assert (money(s, 0), sea_of(s, 0)) == (0, "sea-a2")


@rule("NZ-HARB-1")
def test_one_piece_per_player_and_the_cost_payable() -> None:
    s = position()
    ship(s, 0, "sea-a2")
    harbours(s, 1, "napier")
    act(s, 0, "g/2")
    assert "improve:napier@slot-2" in tokens(s, 0)
    me(s).money = 1
    assert refused(s, 0, "improve:napier@slot-2") == ("NZ-HARB-1", "too-little-money")
    me(s).money = 20
    harbours(s, 0, "napier")
    assert refused(s, 0, "improve:napier@slot-3") == ("NZ-HARB-1", "already-improved")


@rule("NZ-HARB-2", "NZ-CLAR-E1")
def test_without_pieces_no_harbour_of_that_kind() -> None:
    s = position()
    ship(s, 0, "sea-a2")
    farm(s).storehouses = 0
    act(s, 0, "g/2")
    assert refused(s, 0, "improve:napier@slot-1") == ("NZ-HARB-2", "no-storehouse-left")
    ship(s, 0, "sea-p1")
    assert "improve:tauranga" in tokens(s, 0)
    only_discs(s, 0)
    harbours(s, 0, "hobart")
    assert refused(s, 0, "improve:tauranga") == ("NZ-HARB-2", "no-disc-left")


@rule("NZ-CLAR-6", "NZ-CLAR-E1", "NZ-HARB-E1")
def test_discs_too_dear_for_a_medium_harbour() -> None:
    s = position()
    only_discs(s, 0, "hand-right")
    me(s).money = 5
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2")
    assert refused(s, 0, "improve:tauranga") == ("NZ-UNL-9", "no-disc-affordable")
    harbours(s, 0, "hobart")
    play(s, 0, "improve:tauranga")
    assert tokens(s, 0) == {"disc-from:hobart"}
    play(s, 0, "disc-from:hobart")
    assert farm(s).harbours == 1 << s.board.harbour_slug.index("tauranga")
    me(s).money = 20
    harbours(s, 0, "hobart")
    act(s, 0, "g/2", "improve:tauranga")
    assert tokens(s, 0) == {"disc:hand-right"}
    assert refused(s, 0, "disc-from:hobart") == ("NZ-CLAR-6", "discs-left")


@rule("NZ-HARB-5", "NZ-HARB-6", "NZ-UNL-10")
def test_a_medium_harbour_takes_a_disc_by_the_border_rule() -> None:
    s = position()
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga")
    assert money(s, 0) == 18
    assert refused(s, 0, "disc:step-limit") == ("NZ-DEL-8", "black-border")
    play(s, 0, "disc:certificate-left")
    assert (money(s, 0), me(s).permanent, discard(s, 0)) == (14, 1, ["sheepdog"])
    assert (farm(s).harbours, score(s, 0, "harbours")) == (1 << s.board.harbour_slug.index("tauranga"), 1)
    act(s, 0, "g/2")
    assert refused(s, 0, "improve:tauranga") == ("NZ-HARB-1", "already-improved")


@rule("NZ-HARB-7", "NZ-HM-2", "NZ-HM-3")
def test_the_harbourmaster_for_the_rightmost_worker_of_a_row() -> None:
    s = position()
    masters(s, "harbourmaster-1", "harbourmaster-2", "harbourmaster-3", "harbourmaster-4", "harbourmaster-5")
    workers(s, 0, builders=3)
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1")
    assert tokens(s, 0) == {"appoint:builder", "pass"}
    play(s, 0, "appoint:builder")
    assert (me(s).workers, s.trail.posted[0], s.trail.masters[0]) == ([1, 2, 1, 1], s.box.tile_slug.index("builder"), NONE)
    assert [s.board.master_slug[x] for x in farm(s).masters] == ["harbourmaster-1"]
    assert money(s, 0) == 20 - 2 + 5


@rule("NZ-HARB-8", "NZ-HARB-9")
def test_a_large_harbour_is_free_and_opens_its_post() -> None:
    s = position()
    ship(s, 0, "sea-p3")
    act(s, 0, "g/2", "improve:suva", "storehouse:storehouse-1")
    assert (money(s, 0), question(s, 0), sum(farm(s).posts)) == (20, "", 0)
    assert s.slots.index(0) == s.board.harbour_slug.index("suva") * b.SLOTS
    ask(s, 0, Deliver(0, 8))
    assert "deliver:foreign-suva" in tokens(s, 0)


@rule("NZ-HARB-10", "NZ-HARB-11")
def test_a_foreign_post_takes_one_disc_and_charges_transport() -> None:
    s = position()
    harbours(s, 0, "melbourne", "sydney")
    ask(s, 0, Deliver(0, 12))
    assert refused(s, 0, "deliver:foreign-wool-sydney") == ("NZ-DEL-5", "wrong-goods")
    play(s, 0, "deliver:foreign-melbourne", "disc:aux-ship-1")
    assert (money(s, 0), discard(s, 0)) == (16, ["romney"])
    ask(s, 0, Deliver(0, 12))
    assert refused(s, 0, "deliver:foreign-melbourne") == ("NZ-DEL-2", "post-taken")


@rule("NZ-HARB-12")
@pytest.mark.parametrize("remote", ["on", "off"])
def test_the_last_harbour_of_a_route_sends_the_ship_home(remote: str) -> None:
    for harbour, space in (("vancouver", "sea-p6"), ("fremantle", "sea-t6"), ("hamburg", "sea-s8")):
        s = position(remote_end_harbour_returns_ship=remote)
        ship(s, 0, space)
        act(s, 0, "g/2", f"improve:{harbour}@slot-1", "storehouse:storehouse-1")
        assert (sea_of(s, 0), s.bonus.piles[3], len(me(s).discard)) == ("sea-start", 2, 1)


@rule("NZ-HARB-13", "NZ-SCORE-4")
def test_harbours_and_yellow_arrows_score() -> None:
    s = position()
    harbours(s, 0, "vancouver", "hamburg", "tauranga", "suva")
    assert score(s, 0, "harbours") == 4 + 3 + 1
    harbours(s, 0, "vancouver", "fremantle", "hamburg")
    assert score(s, 0, "harbours") == 4 + 3 + 3 + 4 + 4


@rule("NZ-HARB-14", "NZ-HARB-V1")
def test_a_storehouse_up_to_3_away_leaves_the_ship() -> None:
    s = position()
    ship(s, 0, "sea-start")
    ask(s, 0, RemoteStorehouse(0, 3))
    assert tokens(s, 0) == {
        "improve:napier@slot-1", "improve:napier@slot-3", "improve:lyttelton@slot-1", "improve:lyttelton@slot-3", "pass",
    }  # fmt: skip
    assert refused(s, 0, "improve:bluff@slot-1") == ("NZ-SHIP-E1", "ship-too-far")
    assert refused(s, 0, "improve:port-chalmers") == ("NZ-HARB-14", "takes-discs")
    play(s, 0, "improve:napier@slot-1", "storehouse:storehouse-1")
    assert (money(s, 0), sea_of(s, 0)) == (18, "sea-start")


@rule("NZ-HARB-14", "NZ-COND-E3")
def test_10b_needs_a_harbour_in_reach() -> None:
    s = position(sides="b")
    build(s, 0, "10b", "a-1")
    ship(s, 0, "sea-p6")
    harbours(s, 0, "vancouver", "san-francisco", "suva", "auckland")
    at(s, 0, "a-1")
    while "10b/2" in acts(s, 0):  # one harbour after the other is served, to the last
        play(s, 0, "act:10b/2")
        other = [token for token in tokens(s, 0) if token.startswith("improve:")][0]
        harbours(s, 0, *[x for i, x in enumerate(s.board.harbour_slug) if (farm(s).harbours >> i) & 1], other[8:].partition("@")[0])
        at(s, 0, "a-1")
    assert refused(s, 0, "act:10b/2") == ("NZ-HARB-14", "no-harbour-in-reach")
    near = [h for h in range(len(s.board.harbour_slug)) if s.board.sea_distance[farm(s).ship][s.board.harbour_space[h]] < 7]
    assert all((farm(s).harbours >> h) & 1 for h in near if h not in s.board.medium)


@rule("NZ-HARB-14")
def test_a_single_harbour_in_reach_is_enough() -> None:
    s = position(sides="b")
    build(s, 0, "10b", "a-1")
    ship(s, 0, "sea-p6")
    far = s.board.sea_distance[farm(s).ship]
    near = [slug for i, slug in enumerate(s.board.harbour_slug) if far[s.board.harbour_space[i]] < 7 and i not in s.board.medium]
    harbours(s, 0, *[slug for slug in near if slug != "suva"])
    at(s, 0, "a-1")
    play(s, 0, "act:10b/2")
    assert tokens(s, 0) == {"improve:suva", "pass"}


@rule("NZ-HARB-E1", "NZ-CLAR-E2")
def test_a_disc_taken_away_reopens_the_harbour() -> None:
    s = position()
    harbours(s, 0, "tauranga")
    ship(s, 0, "sea-p1")
    only_discs(s, 0)
    ask(s, 0, Deliver(0, 0))
    play(s, 0, "deliver:local-0", "disc-from:tauranga")
    only_discs(s, 0, "aux-ship-1")
    act(s, 0, "g/2")
    assert "improve:tauranga" in tokens(s, 0)


@rule("NZ-HARB-E2")
def test_later_improvers_get_no_tile() -> None:
    s = position()
    masters(s, "", "harbourmaster-2", "harbourmaster-3", "harbourmaster-4", "harbourmaster-5")
    workers(s, 0, builders=3)
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1")
    assert (question(s, 0), discard(s, 0)) == ("", ["sheepdog"])


@rule("NZ-HARB-E3")
def test_a_printed_worker_cannot_be_given() -> None:
    s = position()
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1")
    assert question(s, 0) == ""
    s = position()
    workers(s, 0, builders=2)
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1")
    assert refused(s, 0, "appoint:sailor") == ("NZ-HARB-E3", "printed-worker")


@rule("NZ-HARB-E4")
def test_any_slot_by_its_cost() -> None:
    s = position()
    ship(s, 0, "sea-a2")
    act(s, 0, "g/2")
    found = {token for token in tokens(s, 0) if token.startswith("improve:napier")}
    assert found == {"improve:napier@slot-1", "improve:napier@slot-3"}
    play(s, 0, "improve:napier@slot-3", "storehouse:storehouse-1")
    assert (money(s, 0), s.slots[: b.SLOTS]) == (17, [NONE, NONE, 0, NONE])


@rule("NZ-HARB-E4", "NZ-HARB-3")
@pytest.mark.parametrize(("harbour", "space"), [("napier", "sea-a2"), ("lyttelton", "sea-s1")])
def test_slots_fill_up_from_the_cheapest(harbour: str, space: str) -> None:
    s = position(4)
    for seat in (1, 2):
        harbours(s, seat, harbour)
    ship(s, 0, space)
    act(s, 0, "g/2")
    assert {token for token in tokens(s, 0) if token.startswith("improve:")} == {f"improve:{harbour}@slot-3"}
    assert refused(s, 0, f"improve:{harbour}@slot-1") == ("NZ-HARB-3", "slot-taken")
    assert refused(s, 0, f"improve:{harbour}") == ("NZ-HARB-3", "names-no-slot")


@rule("NZ-HARB-E5")
@pytest.mark.parametrize(("returns", "space"), [("on", "sea-start"), ("off", "sea-p5")])
def test_a_route_end_improved_from_afar(returns: str, space: str) -> None:
    s = position(remote_end_harbour_returns_ship=returns)
    ship(s, 0, "sea-p5")
    ask(s, 0, RemoteStorehouse(0, 3))
    play(s, 0, "improve:vancouver@slot-1", "storehouse:storehouse-1")
    assert sea_of(s, 0) == space


@rule("NZ-HARB-E6")
def test_an_empty_compass_pile_still_sends_the_ship_home() -> None:
    s = position()
    s.bonus.piles[3] = 0
    ship(s, 0, "sea-p6")
    act(s, 0, "g/2", "improve:vancouver@slot-1", "storehouse:storehouse-1")
    assert (sea_of(s, 0), me(s).discard) == ("sea-start", [])


@rule("NZ-HM-1")
def test_a_harbourmaster_declined_stays_declined() -> None:
    s = position()
    workers(s, 0, builders=2)
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1", "pass")
    farm(s).harbours = 0  # the disc went elsewhere meanwhile
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-2")
    assert question(s, 0) == ""
    for harbour in [s.board.harbour_slug[x] for x in s.board.medium[1:]]:
        s = position()
        workers(s, 0, builders=2)
        farm(s).ship = s.board.harbour_space[s.board.harbour_slug.index(harbour)]
        act(s, 0, "g/2", f"improve:{harbour}", "disc:aux-ship-1")
        assert question(s, 0) == "ClaimMaster"
        play(s, 0, "pass")
        farm(s).harbours = 0
        act(s, 0, "g/2", f"improve:{harbour}", "disc:aux-ship-2")
        assert question(s, 0) == "", harbour


@rule("NZ-HM-5", "NZ-HM-8")
def test_upper_halves() -> None:
    expected = {
        "harbourmaster-1": (5, 0, []), "harbourmaster-2": (0, 4, []), "harbourmaster-3": (9, 0, []), "harbourmaster-4": (6, 0, []),
        "harbourmaster-6": (8, 0, []), "harbourmaster-8": (3, 0, ["ferry"]),
    }  # fmt: skip
    for slug, (pounds, explored, gained) in expected.items():
        s = position()
        act(s, 0, slug + "/1")
        assert (money(s, 0) - 20, farm(s).explored, discard(s, 0)) == (pounds, explored, gained)
    for slug in ("harbourmaster-5", "harbourmaster-7"):
        s = position()
        masters(s, slug, "harbourmaster-2", "harbourmaster-3", "harbourmaster-4", "harbourmaster-1")
        workers(s, 0, builders=2)
        ship(s, 0, "sea-p1")
        act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1", "appoint:builder")
        assert me(s).permanent == 1


@rule("NZ-HARB-14")
def test_the_question_for_a_storehouse_from_afar_counts_the_improvement() -> None:
    s = position()
    ask(s, 0, RemoteStorehouse(0, 7))
    asked = Words("en", "nz").question(s, 0)
    assert asked == "In which harbour do you place a storehouse (up to 7 movements away, including the improvement)?"


@rule("NZ-HM-9")
def test_the_ferry_of_a_harbourmaster_may_be_left_the_money_not() -> None:
    answers = {"act:harbourmaster-8/1": (3, ["ferry"]), "act:harbourmaster-8-part": (3, []), "pass": (0, [])}
    for answer, (pounds, gained) in answers.items():
        s = position()
        masters(s, "harbourmaster-8", "harbourmaster-2", "harbourmaster-3", "harbourmaster-4", "harbourmaster-1")
        workers(s, 0, builders=2)
        ship(s, 0, "sea-p1")
        act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1", "appoint:builder")
        assert tokens(s, 0) == set(answers)
        before = money(s, 0), discard(s, 0)
        play(s, 0, answer)
        assert (money(s, 0), discard(s, 0)) == (before[0] + pounds, sorted(before[1] + gained))


@rule("NZ-OPT-1", "NZ-HM-9")
def test_in_games_of_version_1_it_is_all_or_nothing() -> None:
    s = position(rules="1")
    masters(s, "harbourmaster-8", "harbourmaster-2", "harbourmaster-3", "harbourmaster-4", "harbourmaster-1")
    workers(s, 0, builders=2)
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2", "improve:tauranga", "disc:aux-ship-1", "appoint:builder")
    assert tokens(s, 0) == {"act:harbourmaster-8/1", "pass"}


@rule("NZ-HM-7", "NZ-SCORE-9")
def test_lower_halves_score_at_the_end() -> None:
    s = position()
    farm(s).masters = [s.board.master_slug.index("harbourmaster-7")]
    workers(s, 0, 3, 2, 1, 1)
    assert score(s, 0, "harbourmasters") == 3


@rule("NZ-STO-1", "NZ-STO-E2")
def test_any_storehouse_may_be_placed_and_counts_anywhere() -> None:
    s = position()
    ship(s, 0, "sea-p3")
    act(s, 0, "g/2", "improve:suva", "storehouse:storehouse-10")
    assert farm(s).storehouses == 0b0111111111
    ship(s, 0, "sea-a2")
    act(s, 0, "g/2", "improve:napier@slot-1")
    assert tokens(s, 0) == {f"storehouse:storehouse-{i}" for i in range(1, 10)}
    assert refused(s, 0, "storehouse:storehouse-10") == ("NZ-STO-1", "storehouse-gone")
    assert s.count(0, b.OWN_STOREHOUSE) == 1


@rule("NZ-STO-2", "NZ-STO-4", "NZ-STO-E1")
def test_a_completed_pair_unlocks_its_bonus() -> None:
    outcomes = []
    for pair in range(5):
        s = position()
        farm(s).storehouses &= ~(1 << (2 * pair))
        ship(s, 0, "sea-p3")
        act(s, 0, "g/2", "improve:suva", f"storehouse:storehouse-{2 * pair + 2}")
        outcomes.append((money(s, 0) - 20, farm(s).gold - 1, me(s).tokens - 1, me(s).permanent, score(s, 0, "workers")))
    assert outcomes == [(4, 0, 0, 0, 0), (0, 1, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 2), (0, 0, 0, 0, 4)]


@rule("NZ-STO-2")
@pytest.mark.parametrize("number", range(1, 11))
def test_one_storehouse_of_a_pair_unlocks_nothing(number: int) -> None:
    s = position()
    ship(s, 0, "sea-p3")
    act(s, 0, "g/2", "improve:suva", f"storehouse:storehouse-{number}")
    assert (money(s, 0), farm(s).gold, me(s).tokens, me(s).permanent, score(s, 0, "workers")) == (20, 1, 1, 0, 0)


@rule("NZ-STO-3")
def test_pairs_of_2_and_4_points() -> None:
    assert position().board.pair_vp == [0, 0, 0, 2, 4]
