"""Answers to the companion taken from a game of the engine: what a player would see on the board."""

from overlander.companion.words import COUNTS, Ask
from overlander.games.gwt.companion import NO_SHOP
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.shops import the_map, the_north
from overlander.games.gwt.sam.state import HUMAN
from overlander.games.gwt.state import GwtState
from overlander.games.trail.automa import building
from overlander.games.trail.box import WORKER
from overlander.games.trail.hiring import marker_row


def workers_for_hire(s: GwtState, worker: int) -> list[int]:
    """The spaces above the marker with such a worker, the cheapest first, then the topmost row, then from the left."""
    found = [x for x in range(marker_row(s) * s.board.columns) if s.trail.jobs[x] == WORKER + worker]
    return sorted(found, key=lambda x: (s.board.row_cost[x // s.board.columns], x))


def fact(s: GwtState, ask: Ask) -> str:
    board = s.board
    if ask.key == "companion-own-buildings":
        return str(s.own_buildings(HUMAN, False))
    if ask.key == "companion-cheapest":
        found = workers_for_hire(s, board.workers.index(str(ask.params["worker"])))
        return str(found[0] // board.columns + 1) if found else "0"
    if ask.key == "companion-leftmost":
        return min((x.value for x in ask.options), key=lambda slug: workers_for_hire(s, board.workers.index(slug))[0])
    if ask.key in ("companion-market", "companion-market-orange"):
        return ",".join(str(s.cards.market.count(board.card_slug.index(x.value))) for x in ask.options)
    if ask.key == "companion-free-space":
        return "yes" if building.next_spaces(s)[0] else "no"
    if ask.key == "companion-locomotive":
        return board.node_slug[s.ranches[HUMAN].locomotive]
    if ask.key == "companion-your-shop":
        town = the_map(s).town_slug.index(str(ask.params["town"]))
        mine = [i for i in range(SLOTS) if the_north(s).shops[town * SLOTS + i] == HUMAN]
        return the_map(s).slot_slug[the_map(s).town_slots[town][mine[0]]] if mine else NO_SHOP
    if ask.form == COUNTS:
        return ",".join("0" for _ in ask.options)
    return ask.options[0].value if ask.options else "0"
