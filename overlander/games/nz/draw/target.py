"""What a choice points at: the ids of the places and pieces that light up for it."""

from overlander.core.choice import NONE, Choice
from overlander.games.nz import box as b
from overlander.games.nz.bonus_tiles import cell_of
from overlander.games.nz.certificates import TakeCertificates
from overlander.games.nz.harbours import free_slots
from overlander.games.nz.moving_again import LeftLocation
from overlander.games.nz.sarah.state import SARAH
from overlander.games.nz.state import NzState
from overlander.games.trail.automa.building import ChooseAutomaBuilding
from overlander.games.trail.automa.movement import ChooseAutomaWay
from overlander.games.trail.draw.target import action_place, card, shared_targets, things_of, way_of


def target(view: NzState, seat: int, choice: Choice) -> str:
    """The one id that a choice lights up; it is in one of the panels of `draw(view, seat, ...)`."""
    return targets(view, seat, choice)[0]


def things(view: NzState, seat: int, choice: Choice) -> list[list[str]]:
    """What a choice is put together from by hand: a tile and its space, an action and the cards that it costs, a card and its
    price."""
    out = things_of(view, choice, targets(view, seat, choice))
    return [*out, [f"draw-pile-{seat}"]] if choice.verb.name == "play" and choice.b == b.DRAW_ONLY else out


def targets(view: NzState, seat: int, choice: Choice) -> list[str]:
    """All ids of a choice, the one to click first: the space before the building, the card before its price."""
    board = view.board
    verb = choice.verb.name
    if verb == "build" and isinstance(view.question(seat), ChooseAutomaBuilding):
        return shared_targets(view, SARAH, choice)
    if verb == "act":
        return [action_target(view, seat, choice), *[card(view, seat, x) for x in (choice.b, choice.c) if x != NONE]]
    if verb in ("reveal", "shear"):
        return [card(view, seat, board.card_slug.index(board.breeds[x])) for x in range(len(board.breeds)) if (choice.n >> x) & 1]
    if verb == "certificates":
        have = view.players[seat].certificates
        left = have + choice.n if isinstance(view.question(seat), TakeCertificates) else have - choice.n
        return [f"certificate-{seat}-{left}"]
    if verb == "deliver":
        return [f"post-{board.post_slug[choice.a]}"]
    if verb == "disc-from":
        return [f"disc-place-{board.harbour_slug[choice.a]}"]
    if verb == "sail":
        return [board.sea_slug[choice.a]]
    if verb == "improve":
        return [harbour_target(view, choice)]
    if verb == "storehouse":
        return [f"storehouse-{seat}-{choice.a + 1}"]
    if verb == "invest":
        cell = cell_of(view, choice.a, choice.b)
        paid = [card(view, seat, choice.c)] if choice.c != NONE else []
        return [f"bonus-{board.bonus_row_slug[choice.b]}-{cell % board.bonus_columns + 1}", *paid]
    if verb == "joker":
        return [f"worker-{seat}-{board.workers[choice.a]}-{view.players[seat].workers[choice.a] + 1}"]
    if verb == "buy":
        cards = [f"market-{board.card_slug[x]}" for x in (choice.a, choice.b) if x != NONE]
        return [cards[0], f"price-{board.price_slug[choice.c]}", *cards[1:]]
    if verb == "take":
        return [f"market-{board.card_slug[x]}" for x in (choice.a, choice.b, choice.c) if x != NONE]
    if verb == "add-sheep":
        return ["market-stack", "price-add-sheep"]
    if verb == "explore":
        return [f"track-{min(view.farms[seat].explored + choice.n, board.last_space)}"]
    if verb == "flip":
        return [f"step-tile-{seat}" if choice.a == b.STEP_TILE else f"fee-tile-{seat}"]
    if verb == "two-tokens":
        return [f"tokens-{seat}", card(view, seat, board.shropshire)]
    if verb == "bonus-card":
        return [f"pile-{board.piles[choice.a]}"]
    if verb == "cycle":
        return [f"draw-pile-{seat}"]
    return shared_targets(view, seat, choice) or [f"seat-{seat}"]  # pass, no-disc, shear-nothing: nothing on the table


def harbour_target(view: NzState, choice: Choice) -> str:
    """The slot of a small harbour, the next free one of a large harbour, the disc of a medium one."""
    board = view.board
    slug = board.harbour_slug[choice.a]
    if board.harbour_size[choice.a] == b.MEDIUM:
        return f"disc-place-{slug}"
    slot = choice.b if choice.b != NONE else free_slots(view, choice.a)[0]
    return f"slot-{slug}-{slot + 1}"


def action_target(view: NzState, seat: int, choice: Choice) -> str:
    """Where an action is printed."""
    board = view.board
    frame = view.question(seat)
    owner, mark, _ = board.actions[choice.a].slug.partition("/")
    if isinstance(frame, LeftLocation) and owner not in board.auxiliary_slug:
        return f"space-{board.spaces[frame.space]}"
    if owner == "sailor-2-other":
        return f"worker-{seat}-sailor-2"
    if mark and owner in board.master_slug:
        return f"master-{owner}"
    if mark and owner in board.pair_slug:
        return f"pair-{seat}-{owner}"
    return action_place(view, seat, choice) or f"seat-{seat}"


def trace(before: NzState, seat: int, choice: Choice) -> tuple[str, ...]:
    """What to mark as the last move: its targets, or the whole way of a runholder from where it stood."""
    if choice.verb.name == "move":
        mover = SARAH if isinstance(before.question(seat), ChooseAutomaWay) else seat
        return way_of(before, before.players[mover].herder, choice)
    return tuple(x for x in targets(before, seat, choice) if not x.startswith(("seat-", "card-")))
