"""Sam's locomotive (SAM-46..51, SAM-E10, SAM-E11, SAM-E15, SAM-E16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.gwt.box import ENGINEER
from overlander.games.gwt.railroad import occupied, reach
from overlander.games.gwt.sam.discs import PlaceSamDisc
from overlander.games.gwt.sam.state import SAM

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def advance(s: GwtState) -> None:
    """SAM-46, SAM-47, SAM-E11, SAM-E16: to the farthest station in reach, else the full distance on the main track."""
    board = s.board
    here = s.ranches[SAM].locomotive
    if here == NONE:
        left_the_game(s)
        return
    n = s.players[SAM].workers[ENGINEER]
    if s.heard is not None:
        s.tell("sam-engineers", SAM, "GWT-SAM-46", {"n": n})
    taken = occupied(s, SAM)
    near = reach(board.ahead, here, n, taken, board.last_node)
    stations = [x for x in board.station_node if x != NONE and (near >> x) & 1]
    if stations:
        move(s, stations[-1], "GWT-SAM-47", "farthest" if len(stations) > 1 else "station")
    else:
        move(s, main_track(s, here, n, taken), "GWT-SAM-E11", "distance")


def main_track(s: GwtState, here: int, n: int, taken: int) -> int:
    """n spaces along the main track, jumping what is taken; no station is so near, so the track does not end before."""
    node = here
    while n > 0:
        node += 1
        if s.board.node_main[node] and not (taken >> node) & 1:
            n -= 1
    return node


def advance_to_station(s: GwtState) -> None:
    """SAM-51, SAM-E10: to the next station whose turnout the human's locomotive does not occupy, whatever the distance."""
    here = s.ranches[SAM].locomotive
    if here == NONE:
        left_the_game(s)
        return
    taken = occupied(s, SAM)
    for node in range(here + 1, len(s.board.node_slug)):
        if s.board.node_station[node] != NONE and not (taken >> node) & 1:
            move(s, node, "GWT-SAM-51", "next")
            return


def move(s: GwtState, node: int, rule: str, why: str) -> None:
    s.ranches[SAM].locomotive = node
    if s.heard is not None:
        s.tell("sam-locomotive", SAM, rule, {"node": s.board.node_slug[node], "why": why})
    if s.board.node_station[node] != NONE:
        if node == s.board.last_node:
            s.push(EndOfTrack(SAM))
        s.push(PlaceSamDisc(NONE, s.board.node_station[node]))


class EndOfTrack(Work):
    """SAM-49: once the last station is upgraded his locomotive leaves the game."""

    def run(self, s: GwtState) -> None:
        s.ranches[SAM].locomotive = NONE
        if s.heard is not None:
            s.tell("sam-end-of-track", SAM, "GWT-SAM-49", {})


def left_the_game(s: GwtState) -> None:
    """SAM-49: no other card is drawn for it."""
    if s.heard is not None:
        s.tell("automa-nothing", SAM, "GWT-SAM-49", {"what": "locomotive"})
