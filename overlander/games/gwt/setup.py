"""Set-up (SETUP)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.rng import Rng
from overlander.core.state import begin
from overlander.games.gwt.box import GwtBox
from overlander.games.gwt.kansas_city import area_of, refill_market
from overlander.games.gwt.poker import new_table
from overlander.games.gwt.rails.north import set_up_north
from overlander.games.gwt.sam.setup import sit_down
from overlander.games.gwt.state import GwtState, Ranch
from overlander.games.trail.box import NEUTRAL, NO_TILE
from overlander.games.trail.hiring import place_worker
from overlander.games.trail.objectives import fill_display
from overlander.games.trail.setup import choose_sides, new_cards, new_progress, new_trail
from overlander.games.trail.state import Player
from overlander.games.trail.turn import Turn


def set_up(board: GwtBox, options: dict[str, str], rng: Rng) -> GwtState:
    tiles = list(range(len(board.neutral_slug)))
    tile = [NO_TILE] * len(board.spaces)
    for space in board.neutral_spaces:
        tile[space] = NEUTRAL + (tiles.pop(0) if options["layout"] == "first-game" else rng.take(tiles))  # SETUP-3, SETUP-4
    buildings = choose_sides(board, options["sides"], rng)
    objectives = board.start_objectives[:]
    all_discs = (1 << len(board.disc_slug)) - 1
    players: list[Player] = []
    ranches: list[Ranch] = []
    for seat in range(board.players):
        zone = [rng.take(objectives)]  # SETUP-29
        players.append(
            Player(
                board.start_money[seat],
                board.start_tokens[seat],
                NONE,  # SETUP-27
                False,
                0,  # SETUP-26
                0,
                all_discs,  # SETUP-24
                [1] * len(board.workers),  # SETUP-31
                [],
                board.start_deck[:],  # SETUP-28
                [],
                zone,
                buildings[:],
                [],
                [],
            )
        )
        ranches.append(Ranch(0, 0, [0] * len(board.city_slug), [], [], 0, False))  # SETUP-25
    masters = list(range(len(board.master_slug)))
    on_board = [rng.take(masters) for _ in board.master_stations]  # SETUP-2
    s = GwtState(
        begin(board.players, [Turn(0)], rng),  # SETUP-E5
        board,
        players,
        new_trail(board, tile, 0, on_board, 6),
        new_cards(board),
        new_progress(),
        ranches,
        board.simmental_beside[:],
        None if board.north is None else set_up_north(board.north, board.players, rng),
        None if board.poker is None else new_table(board.players),
        None,
    )
    for _ in range(7):
        place_first_tile(s)
    for _ in range(2 * board.columns - 1):
        place_worker(s, rng.take(s.trail.bags[1]), NONE)  # SETUP-5, SETUP-11, SETUP-12
    for i in range(len(s.trail.foresight)):
        s.trail.foresight[i] = rng.take(s.trail.bags[i // 2])  # SETUP-13
    refill_market(s)  # SETUP-14
    fill_display(s)  # SETUP-17
    if board.sam is not None:
        sides = choose_sides(board, "b", rng)
        if board.mended:
            sides = [x for x in sides if x < board.base_buildings]  # RTN-SAM-E6
        sit_down(s, objectives, sides)
    for seat in range(board.players):
        if not s.is_automa(seat):
            s.draw_cards(seat, board.start_cards[seat], "GWT-SETUP-30")
    return s


def place_first_tile(s: GwtState) -> None:
    """SETUP-9, SETUP-10, SETUP-E1: a tile whose area is full goes back, and another is drawn."""
    while True:
        drawn = s.rng.take(s.trail.bags[0])
        space = s.free_space(area_of(s, drawn))
        if space != NONE:
            s.trail.tile[space] = drawn
            return
        s.trail.bags[0].append(drawn)
