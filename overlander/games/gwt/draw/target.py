"""What a choice points at: the ids of the places and pieces that light up for it."""

from overlander.core.choice import NONE, Choice
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.shops import free_slot, the_map, the_north
from overlander.games.gwt.sam.shops import ChooseSamShop
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.state import GwtState
from overlander.games.trail.automa.building import ChooseAutomaBuilding
from overlander.games.trail.automa.movement import ChooseAutomaWay
from overlander.games.trail.draw.target import action_place, card, shared_targets, things_of, way_of
from overlander.games.trail.location import Immediate


def target(view: GwtState, seat: int, choice: Choice) -> str:
    """The one id that a choice lights up; it is in one of the panels of `draw(view, seat, ...)`."""
    return targets(view, seat, choice)[0]


def things(view: GwtState, seat: int, choice: Choice) -> list[list[str]]:
    """What a choice is put together from by hand: a tile and its space, an action and the cards that it costs, a card and its
    price."""
    return things_of(view, choice, targets(view, seat, choice))


def targets(view: GwtState, seat: int, choice: Choice) -> list[str]:
    """All ids of a choice, the one to click first: the space before the building, the card before its price."""
    board = view.board
    verb = choice.verb.name
    if verb in ("outlaw", "copy"):
        return [f"space-{board.spaces[choice.a]}"]
    if verb == "build" and isinstance(view.question(seat), ChooseAutomaBuilding):
        return shared_targets(view, SAM, choice)
    if verb == "act":
        return [action_target(view, seat, choice), *[card(view, seat, x) for x in (choice.b, choice.c) if x != NONE]]
    if verb in ("disc-from", "upgrade"):
        return [board.station_slug[choice.a]]
    if verb == "certificates":
        return [f"certificate-{seat}-{certificates_left(view, seat, choice.n)}"]
    if verb == "deliver":
        return [f"city-{board.city_slug[choice.a]}"]
    if verb == "locomotive":
        return [f"track-{board.node_slug[choice.a]}"]
    if verb == "shop":
        place = free_slot(view, choice.a, choice.b)
        owner = SAM if isinstance(view.question(seat), ChooseSamShop) else seat
        return [f"slot-{the_map(view).town_slug[choice.a]}-{place % SLOTS + 1}", f"annex-{owner}"]
    if verb == "sam-buy":
        return [f"market-{board.card_slug[x]}" for x in (choice.a, choice.b, choice.c) if x != NONE]
    if verb == "take":
        return [f"market-{board.card_slug[choice.a]}"]
    if verb == "sit":
        return [f"worker-{seat}-{board.workers[choice.a]}-{view.players[seat].workers[choice.a]}", f"poker-seat-{seat}"]
    if verb == "lay":
        return [card(view, seat, choice.a), f"poker-seat-{seat}"]
    if verb == "buy":
        cards = [f"market-{board.card_slug[x]}" for x in (choice.a, choice.b) if x != NONE]
        return [cards[0], f"price-{board.price_slug[choice.c]}", *cards[1:]]
    if verb == "add-cattle":
        return ["market-stack", "price-add-cattle"]
    return shared_targets(view, seat, choice) or [f"seat-{seat}"]  # pass, no-disc: nothing on the table


def certificates_left(view: GwtState, seat: int, used: int) -> int:
    left = view.players[seat].certificates - used
    return 4 if left == 5 else left  # CERT-E1: there is no space 5


def action_target(view: GwtState, seat: int, choice: Choice) -> str:
    """Where an action is printed."""
    board = view.board
    found = action_place(view, seat, choice)
    if found:
        return found
    owner, mark, _ = board.actions[choice.a].slug.partition("/")
    if mark and owner in board.master_slug:
        return f"master-{owner}"
    frame = view.question(seat)
    if isinstance(frame, Immediate) and frame.town != NONE:
        return town_target(view, seat, frame.town, owner)
    return f"seat-{seat}"


def town_target(view: GwtState, seat: int, town: int, owner: str) -> str:
    """An action of the expansion board: that of the slot where the shop now stands, or of a medium town's tile."""
    slug = the_map(view).town_slug[town]
    if owner.startswith("slot-"):
        return f"slot-{slug}-{the_north(view).shops.index(seat, town * SLOTS) % SLOTS + 1}"
    return f"medium-{slug}"


def trace(before: GwtState, seat: int, choice: Choice) -> tuple[str, ...]:
    """What to mark as the last move: its targets, or the whole way of a herder from where it stood."""
    if choice.verb.name != "move":
        return tuple(x for x in targets(before, seat, choice) if not x.startswith(("seat-", "card-")))
    mover = SAM if isinstance(before.question(seat), ChooseAutomaWay) else seat
    return way_of(before, before.players[mover].herder, choice)
