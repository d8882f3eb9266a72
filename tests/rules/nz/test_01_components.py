"""1. Components (NZ-CMP)."""

from collections import Counter

from overlander.core.game import find_game
from overlander.games.nz import box as b
from overlander.games.trail.box import FACES, HAZARD, WORKER
from tests.ledger import rule
from tests.rules.nz.position import new_game


def of_bag_a() -> Counter[str]:
    board = new_game().board
    return Counter("worker" if x >= WORKER else board.areas[(x - HAZARD) // FACES] for x in board.bags[0])


@rule("NZ-CMP-1")
def test_every_player_has_a_board_for_two_to_four_players() -> None:
    assert find_game("nz").players() == [1, 2, 3, 4]
    assert [len(new_game(n).farms) for n in (2, 3, 4)] == [2, 3, 4]


@rule("NZ-CMP-2")
def test_bag_a_has_28_workers_9_rockfalls_and_7_floods() -> None:
    assert of_bag_a() == {"worker": 28, "rockfall": 9, "flood": 7}
    board = new_game().board
    assert [board.bags[0].count(WORKER + w) for w in range(4)] == [7, 7, 7, 7]


@rule("NZ-CMP-3")
def test_bag_b_has_34_bonus_tiles_and_nothing_else() -> None:
    board = new_game().board
    assert len(board.bags[1]) == 34
    assert all(b.BONUS <= x < b.BONUS + len(board.bonus_slug) for x in board.bags[1])


@rule("NZ-CMP-4")
def test_a_player_owns_16_discs_and_10_storehouses() -> None:
    s = new_game()
    assert s.players[0].discs.bit_count() == 16
    assert s.farms[0].storehouses.bit_count() == 10


@rule("NZ-CMP-5", "NZ-CLAR-1")
def test_money_and_exchange_tokens_are_no_limit() -> None:
    s = new_game()
    s.receive(0, 500, "")
    s.players[0].tokens += 50
    assert s.players[0].money == 507
    assert s.clone().digest() == s.digest()


@rule("NZ-CMP-6", "NZ-CMP-7")
def test_starting_and_market_sheep() -> None:
    board = new_game().board
    assert Counter(board.card_slug[k] for k in board.start_deck) == {
        "shropshire": 5, "southdown": 3, "english-leicester": 3, "merino": 3,
    }  # fmt: skip
    assert Counter(board.card_slug[k] for k in board.market_deck) == {
        "dorset-horn": 5, "lincoln": 7, "corriedale": 7, "hampshire": 6, "ryeland": 6, "suffolk": 6,
    }  # fmt: skip


@rule("NZ-CMP-8")
def test_support_cards() -> None:
    board = new_game().board
    assert dict(zip(board.support_slug, board.support_copies, strict=True)) == {
        "romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 12,
    }  # fmt: skip


@rule("NZ-CMP-9", "NZ-CMP-10")
def test_ten_sets_eight_harbourmasters_24_objectives() -> None:
    board = new_game().board
    assert board.set_slug == [f"set-{n}" for n in range(1, 11)]
    assert find_game("nz").pack().file("bonus_cards").int_("copies") == 6
    assert len(board.master_slug) == 8
    assert len(board.objective_deck) == 24


@rule("NZ-CMP-11")
def test_four_of_the_eight_neutral_buildings_are_double_sided() -> None:
    board = new_game().board
    double = [board.tile_slug[x] for x in board.neutral_first if board.neutral_flip[x] != x]
    assert len(board.neutral_first) == 8
    assert double == ["b", "c", "g", "h"]


@rule("NZ-CMP-12")
def test_ten_private_buildings_with_two_sides() -> None:
    board = new_game().board
    assert sorted(board.building_slug) == sorted(f"{n}{side}" for n in range(1, 11) for side in "ab")


@rule("NZ-CMP-13")
def test_step_and_fee_tiles() -> None:
    s = new_game()
    assert (s.board.step_front, s.board.step_back) == (1, 2)
    assert [f.pays_hands for f in s.farms] == [True, True]
    assert [f.step_tile for f in s.farms] == [0, 0]


@rule("NZ-CMP-14")
def test_four_bonus_card_piles_with_their_headers() -> None:
    assert new_game().board.piles == ["wheel", "barrel", "bell", "compass"]


@rule("NZ-CMP-E1")
def test_sums_that_are_asserted_when_the_box_is_read() -> None:
    board = new_game().board
    assert (len(board.bags[0]), len(board.bags[1])) == (44, 34)
    assert 4 * len(board.start_deck) + len(board.market_deck) == 93
    assert sum(board.support_copies) == 56
    assert (len(board.set_kind) * 6, len(board.objective_deck), len(board.master_slug)) == (60, 24, 8)
    assert (len(board.neutral_first), len(board.building_slug)) == (8, 20)
