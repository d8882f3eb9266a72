"""Set-up (SET, PSET)."""

from __future__ import annotations

from itertools import combinations

from overlander.core.choice import NONE
from overlander.core.rng import Rng
from overlander.core.state import begin
from overlander.games.nz.box import PILE_OPTIONS, SLOTS, NzBox
from overlander.games.nz.sarah.setup import draw_worker, sit_down
from overlander.games.nz.state import Bonus, Farm, NzState, Shopping
from overlander.games.nz.wellington import place_a_tile, refill_market
from overlander.games.trail.box import NO_TILE, WORKER
from overlander.games.trail.objectives import fill_display
from overlander.games.trail.setup import choose_sides, new_cards, new_progress, new_trail
from overlander.games.trail.state import Player
from overlander.games.trail.turn import Turn


def set_up(board: NzBox, options: dict[str, str], rng: Rng) -> NzState:
    first = board.neutral_first[:]
    tile = [NO_TILE] * len(board.spaces)
    for space in board.neutral_spaces:
        tile[space] = first.pop(0) if options["layout"] == "first-game" else rng.take(first)  # NZ-SET-3
    buildings = choose_sides(board, options["sides"], rng)  # NZ-PSET-2
    masters = list(range(len(board.master_slug)))
    on_board = [rng.take(masters) for _ in board.medium]  # NZ-SET-2
    found = sets_in_play(options)
    pile_sets = found[rng.below(len(found))]  # NZ-SET-19, NZ-SET-21
    jobs = len(board.row_cost) * board.columns  # no marker in this job market: every row is open
    s = NzState(
        begin(board.players, [Turn(0)], rng),  # NZ-PSET-11
        board,
        [new_player(board, seat, buildings) for seat in range(board.players)],
        new_trail(board, tile, jobs, on_board, 4),  # NZ-SET-5
        new_cards(board),
        new_progress(),
        [new_farm(board) for _ in range(board.players)],
        [NONE] * (len(board.harbour_slug) * SLOTS),
        new_bonus(board, pile_sets),
        Shopping(NONE, False),
        None,
    )
    drawn = draw_worker(s) if board.sarah is not None else NONE
    for worker in range(len(board.workers)):  # NZ-SET-6
        s.trail.bags[0].remove(WORKER + worker)
        place_a_tile(s, WORKER + worker)
    for _ in range(board.tiles_drawn):
        draw_first_tile(s)
    for _ in range(board.bonus_tiles):  # NZ-SET-4, NZ-SET-12, NZ-SET-13
        s.bonus.market[s.bonus.market_next] = rng.take(s.trail.bags[1])
        s.bonus.market_next += 1
    for i in range(len(s.trail.foresight)):
        s.trail.foresight[i] = rng.take(s.trail.bags[i // 2])  # NZ-SET-14
    refill_market(s)  # NZ-SET-15
    fill_display(s)  # NZ-SET-17
    if board.sarah is not None:
        sit_down(s, drawn, buildings[:])
    for seat in range(board.players):
        s.draw_cards(seat, board.start_cards[seat], "NZ-PSET-13")
    return s


def new_player(board: NzBox, seat: int, buildings: list[int]) -> Player:
    """NZ-PSET-4, NZ-PSET-5, NZ-PSET-8..10, NZ-PSET-12, NZ-PSET-14, NZ-PSET-15."""
    return Player(
        board.start_money[seat],
        board.start_tokens[seat],
        NONE,
        False,
        board.certificate_start,
        0,
        (1 << len(board.disc_slug)) - 1,
        [1] * len(board.workers),
        [],
        board.start_deck[:],
        [],
        [],
        buildings[:],
        [],
        [],
    )


def new_farm(board: NzBox) -> Farm:
    """NZ-PSET-1, NZ-PSET-6..8: all storehouses on the board, the ship at the start, 1 gold, the fee tile on its coins."""
    storehouses = (1 << len(board.storehouse_slug)) - 1
    posts = [0] * len(board.post_slug)
    jokers = [0] * len(board.workers)
    return Farm(board.sea_start, board.gold_start, NONE, storehouses, 0, posts, [], 0, jokers, [], 0, True, 0, False, [])


def new_bonus(board: NzBox, pile_sets: list[int]) -> Bonus:
    """NZ-SET-18, NZ-SET-20."""
    piles = [board.pile_size] * len(board.piles)
    return Bonus(board.support_copies[:], pile_sets, piles, [NO_TILE] * (len(board.bonus_cost) * board.bonus_columns), 0)


def sets_in_play(options: dict[str, str]) -> list[list[int]]:
    """NZ-SET-19, NZ-SET-21: every four sets in ascending order that fit what was chosen; sets are counted from 0."""
    out = [list(found) for found in combinations(range(10), len(PILE_OPTIONS))]
    for pile, name in enumerate(PILE_OPTIONS):
        if options[name] != "random":
            out = [found for found in out if found[pile] == int(options[name]) - 1]
    return out


def draw_first_tile(s: NzState) -> None:
    """NZ-SET-7..11, NZ-SET-E1: a tile without a place goes back, and another is drawn."""
    while True:
        drawn = s.rng.take(s.trail.bags[0])
        if place_a_tile(s, drawn):
            return
        s.trail.bags[0].append(drawn)
