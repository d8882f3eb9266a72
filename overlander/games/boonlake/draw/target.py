"""What a choice points at: the ids of the places and pieces that light up for it."""

from overlander.core.choice import NONE, Choice
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.box import FACES
from overlander.games.boonlake.box import BoonBox
from overlander.games.boonlake.scoring_tiles import GiveGifts
from overlander.games.boonlake.state import BoonState


def target(view: BoonState, seat: int, choice: Choice) -> str:
    """The one id that a choice lights up."""
    return targets(view, seat, choice)[0]


def things(view: BoonState, seat: int, choice: Choice) -> list[list[str]]:
    """What a choice is put together from by hand: a card and where it goes, a piece and its place, what is hired and its price."""
    return [[x] for x in targets(view, seat, choice) + source_or_goal(view, seat, choice)]


def source_or_goal(view: BoonState, seat: int, choice: Choice) -> list[str]:
    """Where a card of the hand goes, and where a piece comes from."""
    verb = choice.verb.name
    if verb == "play" and choice.a in view.players[seat].hand:
        return [f"played-{seat}"]
    if verb == "discard":
        return ["discard"]
    if verb == "develop":
        return [f"ranch-{seat}"]
    if verb == "cattle":
        return [f"recess-{seat}-cattle-{view.players[seat].board.cattle + 1}"]
    return []


def targets(view: BoonState, seat: int, choice: Choice) -> list[str]:
    """All ids of a choice, the one to click first."""
    box = view.box
    verb = choice.verb.name
    if verb in ("keep", "project", "mark"):
        return [f"scoring-{box.scoring_slug[choice.a]}"]
    if verb in ("build", "annex"):
        return [f"site-{seat}-{b.RESOURCES[choice.a]}"]
    if verb == "strip":
        return [f"strip-{b.STRIPS[choice.a]}"]
    if verb in ("play", "discard", "archive"):
        return [card(view, seat, choice.a)]
    if verb in ("spend", "once"):
        return [f"played-{seat}-{box.cards[choice.a]}"]
    if verb == "pay":
        paid = [card(view, seat, i) for i in range(len(box.cards)) if (choice.n >> i) & 1]
        return paid or [f"seat-{seat}"]
    if verb == "boats":
        return boats(view, seat, choice)
    if verb == "boat":
        return [f"canal-{seat}-{b.RESOURCES[choice.a]}"]
    if verb in ("lever", "use"):
        return [f"lever-{seat}-{box.levers[box.ways[choice.a].lever]}"]
    if verb in ("modernize", "raise", "lower"):
        return [f"lever-{seat}-{box.levers[choice.a]}"]
    if verb in ("place", "cattle"):
        return [f"space-{box.spaces[choice.a]}"]
    if verb in ("develop", "upgrade", "site", "replace"):
        return [f"site-{box.spaces[choice.a]}-{b.PLACES[choice.b]}"]
    if verb == "region":
        return [f"region-{box.regions[choice.a]}"]
    if verb in ("track", "back"):
        return [track(view, seat, choice)]
    if verb in ("ship", "reward"):
        return [f"river-{box.river[choice.a]}"]
    return plain(view, seat, choice, box)


def plain(view: BoonState, seat: int, choice: Choice, box: BoonBox) -> list[str]:
    verb = choice.verb.name
    if verb == "explore":
        return ["mound"]
    if verb == "hire":
        return [f"supply-{seat}", f"coins-{seat}" if choice.a == 0 else f"cards-{seat}"]
    if verb == "give":
        return [f"ranch-{seat}"]
    if verb == "gift":
        return gifts(view, seat, choice)
    if verb == "draw":
        return ["deck"]
    if verb == "coins":
        return [f"coins-{seat}"]
    if verb in ("vase", "plug"):
        return [f"vases-{seat}"]
    if verb == "pawn":
        return [f"lake-{box.kit().lake[next_space(view, seat, choice.a)]}"]
    if verb in ("lake", "return"):
        return [f"lake-{box.kit().lake[choice.a]}"]
    if verb == "price":
        return [f"artifact-{FACES[choice.b]}"]
    if verb == "artifact":
        return [f"artifact-{FACES[choice.a]}"]
    if verb == "shipyard":
        return [f"yard-{seat}"]
    if verb == "purple":
        return [f"ranch-{seat}"]
    return [f"seat-{seat}"]  # pass, exchange, improve, transmute, plot: nothing on the table


def gifts(view: BoonState, seat: int, choice: Choice) -> list[str]:
    """Each piece that is given, and the coins once for each gift that they stand for."""
    question = view.question(seat)
    tile = view.box.scoring[view.piles.areas[question.area]] if isinstance(question, GiveGifts) else None
    goods = "vases" if tile is not None and tile.goods == b.VASE_GIFT else "ranch"
    return [f"{goods}-{seat}"] * choice.a + [f"coins-{seat}"] * choice.b or [f"seat-{seat}"]


def next_space(view: BoonState, seat: int, side: int) -> int:
    """Where a step leads the pawn: onto a side of the lake, or further along it."""
    pawn = view.table().yards[seat].pawn
    kit = view.box.kit()
    return pawn + 1 if kit.side(pawn) == side else kit.first_of(side)


def card(view: BoonState, seat: int, kind: int) -> str:
    """In the hand; under the artifact where it is kept there."""
    slug = view.box.cards[kind]
    if view.artifacts is not None and kind not in view.players[seat].hand and kind in view.artifacts.yards[seat].archive:
        return f"archived-{seat}-{slug}"
    return f"card-{seat}-{slug}"


def boats(view: BoonState, seat: int, choice: Choice) -> list[str]:
    """Where boats go that move; where none does, the first one."""
    now = [view.box.canal[x] for x in view.players[seat].board.boats]
    goes = [r for r in (choice.a, choice.b) if r != NONE]
    for r in now:
        if r in goes:
            goes.remove(r)
    first = goes or [choice.a]
    lever = [f"lever-{seat}-{view.box.levers[choice.c]}"] if choice.c != NONE else []
    return [f"canal-{seat}-{b.RESOURCES[r]}" for r in first] + lever


def track(view: BoonState, seat: int, choice: Choice) -> str:
    """The next space of the track, or the one before."""
    name = b.TRACKS[choice.a]
    here = view.players[seat].board.steps[choice.a]
    last = len(view.box.track_income[choice.a]) - 1
    to = here - 1 if choice.verb.name == "back" else min(here + 1, last)
    return f"track-{seat}-{name}-{max(0, to)}"


def trace(before: BoonState, seat: int, choice: Choice) -> tuple[str, ...]:
    """What a move leaves marked; secrets leave nothing."""
    verb = choice.verb.name
    if verb in ("keep", "archive", "pass") or (before.strips.active == NONE and verb == "build"):
        return ()
    if verb == "ship":
        return way(before, seat, choice.a)
    if verb in ("play", "discard", "pay"):
        return ()  # the card has left the hand
    marked = targets(before, seat, choice)
    return () if marked == [f"seat-{seat}"] else tuple(marked)


def way(before: BoonState, seat: int, to: int) -> tuple[str, ...]:
    """All spaces of the river from where the ship stood."""
    following = before.box.river_next[before.river.round]
    here = before.river.ships[seat]
    out = [here]
    while here != to and following[here] != NONE:
        here = following[here]
        out.append(here)
    return tuple(f"river-{before.box.river[x]}" for x in out)
