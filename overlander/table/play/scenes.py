"""A table as pages are made of it: the scene for one viewer."""

from overlander.core.choice import NONE
from overlander.page.scene import Scene, TakeBack, Undoing
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.table.play import agreement, hints, reviews
from overlander.table.play.table import Table


def scene(table: Table, viewer: Viewer) -> Scene:
    return table.present.once("scene", lambda: scene_of_all(table))._replace(undoing=undoing(table, viewer))


def scene_of_all(table: Table) -> Scene:
    """What is the same for all viewers."""
    entry = table.entry
    return Scene(
        present=table.present,
        colours=table.colours,
        people=entry.people,
        asked=table.asked(),
        table_id=table.id,
        proposal=proposal(table),
        chat=table.chat,
        shared=entry.shared,
        since=[seat.since for seat in entry.seats],
        closed=table.closed,
        sequels=entry.sequels,
        in_campaign=bool(entry.previous or entry.sequels),
        hints=hints.are_given(table),
        reviewed=reviewed_seats(table),
        practice=entry.branch_of is not None,
        parted=table.parted,
    )


def reviewed_seats(table: Table) -> frozenset[int]:
    return frozenset([i for i in range(len(table.seats)) if reviews.is_offered(table, i)])


def sight(table: Table, viewer: Viewer, number: int = -1, so_far: str = "") -> Sight:
    """`number`: after so many decisions; the present position if it is negative. `so_far`: a partial answer."""
    return Sight(scene(table, viewer), viewer, number, so_far)


def undoing(table: Table, viewer: Viewer) -> Undoing:
    seat = viewer.seat
    free = agreement.last_free(table, seat, viewer.own) > 0
    undo = free or agreement.may_withdraw(table, seat)
    ask = not undo and seat in viewer.mine and agreement.may_ask(table, seat)
    last = table.match.decisions[-1].seat if table.number else NONE
    return Undoing("free" if undo else "ask" if ask else "", free and last == seat, agreement.may_redo(table, seat, viewer.own))


def proposal(table: Table) -> TakeBack | None:
    waiting = table.proposal
    if waiting is None:
        return None
    awaited = agreement.seats_awaited(table, waiting)
    absent = any(agreement.is_away(table, seat) for seat in awaited)
    return TakeBack(waiting.seat, waiting.keep, waiting.agreed, awaited, absent)
