"""2. Set-up of the board (NZ-SET)."""

import pytest

from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.nz import box as b
from overlander.games.nz.setup import draw_first_tile, sets_in_play
from overlander.games.nz.wellington import place_a_tile
from overlander.games.trail.box import HAZARD, NO_TILE, WORKER
from tests.ledger import rule
from tests.rules.nz.position import jobs, new_game, position, tile, tile_at, tile_of

by_players = pytest.mark.parametrize("players", [2, 3, 4])


def laid(board_tiles: list[int]) -> int:
    return sum(1 for x in board_tiles if x != NO_TILE)


@rule("NZ-SET-1")
def test_main_board_and_sea_board_are_there() -> None:
    s = new_game()
    assert s.board.spaces[s.board.goal] == "wellington"
    assert s.board.sea_slug[s.board.sea_start] == "sea-start"


@rule("NZ-SET-2")
def test_five_different_harbourmasters_lie_at_the_medium_harbours() -> None:
    found = {tuple(new_game(seed=seed).trail.masters) for seed in "abcdef"}
    assert len(found) > 1
    for masters in found:
        assert len(set(masters)) == 5


@rule("NZ-SET-3", "NZ-NB-3")
def test_neutral_buildings_by_letters_or_at_random_side_one_up() -> None:
    s = new_game()
    assert [tile_at(s, f"neutral-{x}") for x in "abcdefgh"] == list("abcdefgh")
    shuffled = [[tile_at(new_game(seed=seed, layout="random"), f"neutral-{x}") for x in "abcdefgh"] for seed in "pqr"]
    assert [sorted(x) for x in shuffled] == [list("abcdefgh")] * 3
    assert len({tuple(x) for x in shuffled}) > 1


@rule("NZ-SET-4", "NZ-SET-12", "NZ-SET-13")
@by_players
def test_bonus_tiles_fill_row_one_and_row_two_up_to_the_marker(players: int) -> None:
    s = new_game(players)
    assert laid(s.bonus.market) == 2 * players - 1 == s.bonus.market_next
    assert all(x != NO_TILE for x in s.bonus.market[: 2 * players - 1])
    assert s.bonus.market_next // s.board.bonus_columns == 1  # the marker: last cell of the second row
    assert s.bonus.market_next % s.board.bonus_columns == players - 1


@rule("NZ-SET-5")
def test_two_bags() -> None:
    s = new_game()
    assert all(x >= WORKER or HAZARD <= x < b.BONUS for x in s.trail.bags[0])
    assert all(b.BONUS <= x < WORKER for x in s.trail.bags[1])


@rule("NZ-SET-6")
def test_one_worker_of_each_type_on_the_top_row() -> None:
    for seed in "abc":
        s = new_game(seed=seed)
        assert s.trail.jobs[:4] == [WORKER, WORKER + 1, WORKER + 2, WORKER + 3]


@rule("NZ-SET-7", "NZ-SET-E1")
@by_players
def test_tiles_drawn_after_the_first_four_workers(players: int) -> None:
    for seed in "abcdefgh":
        s = new_game(players, seed)
        hazards = sum(1 for x in s.trail.tile if HAZARD <= x < b.BONUS)
        assert laid(s.trail.jobs) - 4 + hazards == {2: 12, 3: 13, 4: 14}[players]


@rule("NZ-SET-8")
def test_a_hazard_goes_to_the_lowest_free_number_of_its_zone() -> None:
    s = position()
    assert place_a_tile(s, tile_of(s, "flood-3-black"))
    assert place_a_tile(s, tile_of(s, "flood-2-green"))
    assert place_a_tile(s, tile_of(s, "rockfall-4-black"))
    assert [tile_at(s, x) for x in ("flood-1", "flood-2", "rockfall-1")] == ["flood-3-black", "flood-2-green", "rockfall-4-black"]


@rule("NZ-SET-9", "NZ-SET-11")
def test_a_tile_without_a_place_goes_back_and_another_is_drawn() -> None:
    s = position()
    for i in range(1, 5):
        tile(s, f"flood-{i}", "flood-2-black")
    jobs(s, shepherd=5)
    s.trail.bags[0] = [tile_of(s, "flood-4-green")] * 5 + [WORKER] * 5 + [tile_of(s, "rockfall-3-black")]
    s.rng = Rng(key_of("redraw"), 0, ())
    draw_first_tile(s)
    assert tile_at(s, "rockfall-1") == "rockfall-3-black"
    assert sorted(s.trail.bags[0]) == sorted([tile_of(s, "flood-4-green")] * 5 + [WORKER] * 5)


@rule("NZ-SET-10")
def test_a_worker_goes_to_the_topmost_free_space_of_its_column() -> None:
    s = position()
    jobs(s, sailor=2)
    s.trail.jobs[b.SAILOR] = NO_TILE
    place_a_tile(s, WORKER + b.SAILOR)
    assert s.trail.jobs[b.SAILOR] == WORKER + b.SAILOR
    place_a_tile(s, WORKER + b.SAILOR)
    assert s.trail.jobs[2 * 4 + b.SAILOR] == WORKER + b.SAILOR


@rule("NZ-SET-14", "NZ-SET-E3")
def test_four_foresight_tiles_from_their_bags() -> None:
    for seed in "abc":
        s = new_game(seed=seed)
        assert all(x >= WORKER or HAZARD <= x < b.BONUS for x in s.trail.foresight[:2])
        assert all(b.BONUS <= x < WORKER for x in s.trail.foresight[2:])


@rule("NZ-SET-15")
@by_players
def test_sheep_revealed(players: int) -> None:
    s = new_game(players)
    assert len(s.cards.market) == {2: 9, 3: 11, 4: 14}[players]
    assert len(s.cards.market) + len(s.cards.market_stack) == 37


@rule("NZ-SET-16")
def test_market_colours_in_their_order() -> None:
    pack = find_game("nz").pack()
    colours = {x.text("id"): x.text("colour") for x in pack.file("sheep").nodes("breeds") if x.text("group") == "market"}
    assert list(colours.values()) == pack.file("sheep").texts("market_colours")
    assert list(colours.values()) == ["orange", "red", "yellow", "blue", "brown", "purple"]


@rule("NZ-SET-17")
def test_four_objectives_are_on_offer() -> None:
    s = new_game()
    assert (len(s.cards.display), len(s.cards.objective_stack)) == (4, 20)


@rule("NZ-SET-18")
@by_players
def test_support_piles_are_whole_at_every_count(players: int) -> None:
    assert new_game(players).bonus.support == [18, 12, 14, 12]


@rule("NZ-SET-19", "NZ-SET-21")
def test_four_sets_in_ascending_order_at_random() -> None:
    found = {tuple(new_game(seed=seed).bonus.pile_sets) for seed in "abcdefgh"}
    assert len(found) > 1
    for sets in found:
        assert list(sets) == sorted(set(sets))
        assert len(sets) == 4


@rule("NZ-SET-21")
def test_each_pile_leaves_room_for_lower_and_higher_sets() -> None:
    """Ten sets, four in play: under Wheel lies the lowest of four, so at most the seventh, and so on."""
    lowest = {"wheel-set": 1, "barrel-set": 2, "bell-set": 3, "compass-set": 4}
    for name, first in lowest.items():
        assert find_game("nz").option(name).values == ["random", *[str(n) for n in range(first, first + 7)]]


@rule("NZ-SET-20")
@by_players
def test_cards_of_a_pile(players: int) -> None:
    assert new_game(players).bonus.piles == [{2: 3, 3: 5, 4: 6}[players]] * 4


@rule("NZ-SET-22")
@by_players
def test_step_tiles_lie_at_the_space_of_the_player_count(players: int) -> None:
    assert new_game(players).board.step_tile_space == {2: 4, 3: 4, 4: 6}[players]


@rule("NZ-SET-23")
def test_tokens_come_from_the_bank() -> None:
    assert [p.tokens for p in new_game(4).players] == [1, 1, 1, 1]


@rule("NZ-SET-E2", "NZ-SET-V2", "NZ-SET-V3")
@by_players
def test_what_is_left_in_the_bags(players: int) -> None:
    s = new_game(players)
    assert len(s.trail.bags[0]) == {2: 26, 3: 25, 4: 24}[players]
    assert len(s.trail.bags[1]) == {2: 29, 3: 27, 4: 25}[players]


@rule("NZ-SET-V1")
def test_three_players_lay_five_bonus_tiles_in_three_columns() -> None:
    s = new_game(3)
    assert s.board.bonus_columns == 3
    assert [x != NO_TILE for x in s.bonus.market[:6]] == [True] * 5 + [False]


@rule("NZ-SET-V4")
def test_sets_9_2_6_4_are_put_in_order() -> None:
    s = new_game(wheel_set="2", barrel_set="4", bell_set="6", compass_set="9")
    assert [s.board.set_slug[x] for x in s.bonus.pile_sets] == ["set-2", "set-4", "set-6", "set-9"]
    with pytest.raises(OptionError) as error:
        find_game("nz").options({"wheel-set": "4", "barrel-set": "2"})
    assert error.value.code == "bonus-sets-not-ascending"
    chosen = {"wheel-set": "3", "barrel-set": "random", "bell-set": "random", "compass-set": "7"}
    assert [x for x in sets_in_play(chosen) if x[0] != 2 or x[3] != 6] == []
    assert len(sets_in_play(chosen)) == 3
