"""What a choice points at, as far as both games have it; and the way of a herder."""

from overlander.core.choice import NONE, Choice
from overlander.games.trail.box import COPIED_SPECIAL_SLOT, NO_TILE, SPECIAL_SLOT
from overlander.games.trail.hiring import space_of
from overlander.games.trail.location import AtLocation
from overlander.games.trail.state import TrailState


def shared_targets(view: TrailState, seat: int, choice: Choice) -> list[str]:
    """All ids of a choice that both games know, the one to click first; empty for any other."""
    board = view.box
    verb = choice.verb.name
    if verb in ("place", "move", "hazard"):
        return [f"space-{board.spaces[choice.a]}"]
    if verb == "build":
        return [f"space-{board.spaces[choice.b]}", f"supply-{seat}-{board.building_slug[choice.a]}"]
    if verb in ("discard", "remove", "play"):
        return [card(view, seat, choice.a)]
    if verb == "draw":
        return [f"draw-pile-{seat}"]
    if verb == "objective":
        return ["objective-stack" if choice.a == board.top_of_stack else f"objective-{board.card_slug[choice.a]}-1"]
    if verb == "hire":
        return [f"job-{board.row_slug[choice.b]}-{space_of(view, choice.a, choice.b) % board.columns + 1}"]
    if verb == "disc":
        return [f"disc-{seat}-{board.disc_slug[choice.a]}"]
    if verb == "foresight":
        return [board.foresights()[choice.a]]
    if verb == "appoint":
        return [f"worker-{seat}-{board.workers[choice.a]}-{view.players[seat].workers[choice.a]}"]
    if verb == "exchange-token":
        return [f"tokens-{seat}"]
    return []


def card(view: TrailState, seat: int, kind: int) -> str:
    return f"card-{seat}-{view.box.card_slug[kind]}-1"


def things_of(view: TrailState, choice: Choice, ids: list[str]) -> list[list[str]]:
    """What a choice with these targets is put together from: of a tile the action that is printed on it, each card that is drawn,
    and everything with what is equal to it: cards of a kind in a hand or in the display, workers of a type in a row."""
    box = view.box
    verb = choice.verb.name
    if verb == "draw":
        return [equal_to(view, ids[0])] * choice.n
    if verb == "act" and ids[0].startswith("space-"):
        mark = box.actions[choice.a].slug.partition("/")[2]
        ids = [f"action-{ids[0].removeprefix('space-')}-{mark}", *ids[1:]]
    return [equal_to(view, ident) for ident in ids]


def equal_to(view: TrailState, ident: str) -> list[str]:
    box = view.box
    stem, _, number = ident.rpartition("-")
    zone, _, rest = stem.partition("-")
    if zone == "card":
        owner, _, slug = rest.partition("-")
        return [f"{stem}-{i + 1}" for i in range(view.players[int(owner)].hand.count(box.card_slug.index(slug)))]
    if zone == "objective" and rest:
        return [f"{stem}-{i + 1}" for i in range(view.cards.display.count(box.card_slug.index(rest)))]
    if zone == "job":
        first = box.row_slug.index(rest) * box.columns
        row = view.trail.jobs[first : first + box.columns]
        return [ident, *[f"{stem}-{i + 1}" for i, job in enumerate(row) if job == row[int(number) - 1] and i + 1 != int(number)]]
    return [ident]


def action_place(view: TrailState, seat: int, choice: Choice) -> str:
    """Where an action of the location, of the player board or of a worker's space is printed; empty for any other."""
    board = view.box
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
    if mark and owner in board.tile_slug:
        return f"space-{board.spaces[herder if copied == NONE else copied]}"
    worker, _, column = action.slug.rpartition("-")
    return f"worker-{seat}-{worker}-{column}" if not mark and worker in board.workers else ""


def way_of(before: TrailState, herder: int, choice: Choice) -> tuple[str, ...]:
    """The whole way of a herder from where it stood."""
    way = [herder]
    for space in range(len(before.box.spaces)):
        if (choice.n >> space) & 1:
            way += stretch(before, way[-1], space)
    return tuple(f"space-{before.box.spaces[x]}" for x in way)


def stretch(view: TrailState, start: int, end: int) -> list[int]:
    """From one location to the next, over the empty spaces between them."""
    ways = [[start]]
    while ways:
        way = ways.pop(0)
        for space in view.box.next[way[-1]]:
            if space == end:
                return [*way[1:], end]
            if view.trail.tile[space] == NO_TILE:
                ways.append([*way, space])
    return [end]
