"""What a choice points at: the ids of the places and pieces that light up for it."""

from overlander.core.choice import NONE, Choice
from overlander.games.gwt import box as b
from overlander.games.gwt.rails.map import SLOTS, NorthMap
from overlander.games.gwt.rails.north import North
from overlander.games.gwt.rails.shops import TownReached, free_slot, the_map
from overlander.games.gwt.sam.building import ChooseSamBuilding
from overlander.games.gwt.sam.movement import ChooseSamWay
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import COPIED_SPECIAL_SLOT, NO_TILE, SPECIAL_SLOT
from overlander.games.trail.hiring import space_of
from overlander.games.trail.location import AtLocation


def target(view: GwtState, seat: int, choice: Choice) -> str:
    """The one id that a choice lights up; it is in one of the panels of `draw(view, seat, ...)`."""
    return targets(view, seat, choice)[0]


def targets(view: GwtState, seat: int, choice: Choice) -> list[str]:
    """All ids of a choice, the one to click first: the space before the building, the card before its price."""
    board = view.board
    verb = choice.verb.name
    if verb in ("place", "move", "hazard", "outlaw", "copy"):
        return [f"space-{board.spaces[choice.a]}"]
    if verb == "build":
        owner = SAM if isinstance(view.question(seat), ChooseSamBuilding) else seat
        return [f"space-{board.spaces[choice.b]}", f"supply-{owner}-{board.building_slug[choice.a]}"]
    if verb == "act":
        return [action_target(view, seat, choice), *[card(view, seat, x, 1) for x in (choice.b, choice.c) if x != NONE]]
    if verb in ("discard", "remove", "play"):
        return [card(view, seat, choice.a, 1)]
    if verb == "draw":
        return [f"draw-pile-{seat}"]
    if verb == "objective":
        return ["objective-stack" if choice.a == board.top_of_stack else f"objective-{board.card_slug[choice.a]}-1"]
    if verb == "hire":
        return [f"job-{board.row_slug[choice.b]}-{space_of(view, choice.a, choice.b) % board.columns + 1}"]
    if verb == "disc":
        return [f"disc-{seat}-{board.disc_slug[choice.a]}"]
    if verb in ("disc-from", "upgrade"):
        return [board.station_slug[choice.a]]
    if verb == "foresight":
        return [b.FORESIGHTS[choice.a]]
    if verb == "certificates":
        return [f"certificate-{seat}-{certificates_left(view, seat, choice.n)}"]
    if verb == "deliver":
        return [f"city-{board.city_slug[choice.a]}"]
    if verb == "locomotive":
        return [f"track-{board.node_slug[choice.a]}"]
    if verb == "shop":
        place = free_slot(view, choice.a, choice.b)
        return [f"slot-{the_map(view).town_slug[choice.a]}-{place % SLOTS + 1}", f"annex-{seat}"]
    if verb == "sam-buy":
        return [f"market-{board.card_slug[x]}" for x in (choice.a, choice.b, choice.c) if x != NONE]
    if verb == "take":
        return [f"market-{board.card_slug[choice.a]}"]
    if verb == "sit":
        return [f"worker-{seat}-{board.workers[choice.a]}-{view.players[seat].workers[choice.a]}", f"poker-seat-{seat}"]
    if verb == "lay":
        return [card(view, seat, choice.a, 1), f"poker-seat-{seat}"]
    if verb == "appoint":
        return [f"worker-{seat}-{board.workers[choice.a]}-{view.players[seat].workers[choice.a]}"]
    if verb == "buy":
        cards = [f"market-{board.card_slug[x]}" for x in (choice.a, choice.b) if x != NONE]
        return [cards[0], f"price-{board.price_slug[choice.c]}", *cards[1:]]
    if verb == "add-cattle":
        return ["market-stack", "price-add-cattle"]
    if verb == "exchange-token":
        return [f"tokens-{seat}"]
    return [f"seat-{seat}"]  # pass, no-disc: nothing on the table


def card(view: GwtState, seat: int, kind: int, copy: int) -> str:
    return f"card-{seat}-{view.board.card_slug[kind]}-{copy}"


def certificates_left(view: GwtState, seat: int, used: int) -> int:
    left = view.players[seat].certificates - used
    return 4 if left == 5 else left  # CERT-E1: there is no space 5


def action_target(view: GwtState, seat: int, choice: Choice) -> str:
    """Where an action is printed."""
    board = view.board
    action = board.actions[choice.a]
    herder = view.players[seat].herder
    frame = view.question(seat)
    copied = frame.copied if isinstance(frame, AtLocation) else NONE
    if action.slot == SPECIAL_SLOT:
        return f"special-{board.spaces[herder]}"
    if action.slot == COPIED_SPECIAL_SLOT:
        return f"special-{board.spaces[copied]}"
    owner, mark, _ = action.slug.partition("/")
    if owner in board.auxiliary_slug:
        return f"auxiliary-{seat}-{owner}"
    if mark and owner in board.master_slug:
        return f"master-{owner}"
    if mark and board.north is not None and view.north is not None and owner not in ("", *board.tile_slug):
        return town_target(view, board.north, view.north, seat, owner)
    if mark:
        return f"space-{board.spaces[herder if copied == NONE else copied]}"
    worker, _, column = action.slug.rpartition("-")
    return f"worker-{seat}-{worker}-{column}" if worker in board.workers else f"seat-{seat}"


def town_target(view: GwtState, m: NorthMap, north: North, seat: int, owner: str) -> str:
    """An action of the expansion board: that of the slot just taken, or of a medium town's tile."""
    for frame in reversed(view.stack):
        if isinstance(frame, TownReached):
            slot = next(i for i in range(SLOTS) if north.shops[frame.town * SLOTS + i] == seat)
            return f"slot-{m.town_slug[frame.town]}-{slot + 1}"
    same = [town for town, tile in zip(m.medium_towns, north.tiles) if m.tile_slug[tile] == owner]
    towns = [town for town in same if (north.towns[seat] >> town) & 1]
    return f"medium-{m.town_slug[towns[0]]}" if towns else f"seat-{seat}"


def trace(before: GwtState, seat: int, choice: Choice) -> tuple[str, ...]:
    """What to mark as the last move: its targets, or the whole way of a herder from where it stood."""
    if choice.verb.name != "move":
        return tuple(x for x in targets(before, seat, choice) if not x.startswith(("seat-", "card-")))
    here = before.players[SAM if isinstance(before.question(seat), ChooseSamWay) else seat].herder
    way = [here]
    for space in range(len(before.board.spaces)):
        if (choice.n >> space) & 1:
            way += stretch(before, way[-1], space)
    return tuple(f"space-{before.board.spaces[x]}" for x in way)


def stretch(view: GwtState, start: int, end: int) -> list[int]:
    """From one location to the next, over the empty spaces between them."""
    ways = [[start]]
    while ways:
        way = ways.pop(0)
        for space in view.board.next[way[-1]]:
            if space == end:
                return [*way[1:], end]
            if view.tile[space] == NO_TILE:
                ways.append([*way, space])
    return [end]
