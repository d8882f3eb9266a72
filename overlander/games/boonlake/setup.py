"""Set-up (SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Together
from overlander.core.rng import Rng
from overlander.core.state import begin
from overlander.games.boonlake import box as b
from overlander.games.boonlake import state as st
from overlander.games.boonlake.artifacts.setup import new_artifacts
from overlander.games.boonlake.eminence.setup import new_eminence
from overlander.games.boonlake.first_choices import FirstSites, KeepTile, TilesKept
from overlander.games.boonlake.general import draw_cards
from overlander.games.boonlake.pieces import SITES

if TYPE_CHECKING:
    from overlander.games.boonlake.box import BoonBox


def set_up(box: BoonBox, rng: Rng) -> st.BoonState:
    """SETUP-1..14; the two choices of the players follow."""
    alone = box.players == 1
    seats = 2 if alone else box.players
    tiles = [NONE] * len(box.spaces)
    starting = box.starting[:]
    for space in box.start_spaces:  # SETUP-3
        tiles[space] = rng.take(starting)
    rows = list(range(len(b.STRIPS)))
    rng.shuffle(rows)  # SETUP-7
    mix = list(range(len(box.scoring)))
    dealt = [[rng.take(mix) for _ in range(box.tiles_dealt)] for _ in range(box.players)]  # SETUP-12
    choosing = Together([[KeepTile(seat)] if seat < box.players else [] for seat in range(seats)])
    s = st.BoonState(
        begin(seats, [FirstSites(NONE), TilesKept(NONE), choosing], rng),
        box,
        [new_player(box, seat) for seat in range(seats)],
        st.Land(
            tiles, [NONE] * (len(box.spaces) * SITES), [0] * ((box.pasture_count + 2) * seats), box.grey[:], 0, 0
        ),  # SETUP-2, SETUP-5
        st.River([box.start_ship[0]] * seats, 0, 0, 0, NONE, NONE),  # SETUP-9
        st.Strips(rows, NONE, NONE, NONE, NONE, 0),
        st.Piles(list(range(len(box.cards))), [], [NONE] * box.areas, dealt, mix, [NONE] * seats),
        new_eminence(box.solo(), rng) if alone else None,
        None if box.artifacts is None else new_artifacts(box, box.artifacts, seats, rng),
    )
    for seat in range(box.players):
        draw_cards(s, seat, box.start_hand, "BOON-SETUP-6")
    return s


def new_player(box: BoonBox, seat: int) -> st.Player:
    """SETUP-8, SETUP-10, SETUP-11, SETUP-14."""
    board = st.PlayerBoard(0, 0, 0, 0, 0, 0, 0, [0] * len(b.RESOURCES), [0] * box.boats, [0] * len(b.TRACKS))
    coins = box.start_coins[seat] if seat < box.players else 0
    supply = box.start_supply - (1 if box.artifacts is not None and seat < box.players else 0)  # ART-SETUP-4: the treasure hunter
    return st.Player(coins, 0, 0, box.start_ranch, supply, [], [], [0] * b.PERK_COUNT, board, [0] * box.areas, 0, NONE)
