"""What the owner of a seat wants while away: answers given beforehand, and a service to be called at one's turn."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from overlander.core.errors import OptionError
from overlander.table.play.plans import PASS, foreseen, name_of
from overlander.table.play.waiting import row_values
from overlander.table.play.webhooks import Webhooks
from overlander.table.storage.rows import Wishes
from overlander.table.storage.storage import Pen, Storage

if TYPE_CHECKING:
    from overlander.table.play.table import Table


async def wish(table: "Table", seat: int, **changes: Any) -> None:
    async with table.writing() as pen:
        set_wishes(table, pen, seat, **changes)


def set_wishes(table: "Table", pen: Pen, seat: int, **changes: Any) -> None:
    wishes = (pen.entry.wishes or [Wishes() for _ in table.seats])[:]
    wishes[seat] = msgspec.structs.replace(wishes[seat], **changes)
    pen.set(wishes=msgspec.to_builtins(wishes))
    if table.parted is None and not table.closed:
        state, number = (table.state, table.number) if pen.trial is None else (pen.trial.state, table.number + 1)
        pen.set(bot_asked=row_values(state, pen.entry.seats, number, wishes)["bot_asked"])


# -- answers given beforehand


def passed_questions(table: "Table", seat: int) -> list[str]:
    """The kinds of question at which this seat has passed: those at which it may want to pass always."""
    kinds: list[str] = []
    state = table.match.at(0)
    for d in table.match.decisions:
        if d.seat == seat and d.token == PASS:
            kinds.append(name_of(state, seat))
        state.play(d.seat, d.token)
    return list(dict.fromkeys(kind for kind in kinds if kind))


def check_plan(table: "Table", seat: int, token: str) -> None:
    """An answer to the next question; none for a question that is there already."""
    view = table.present.view(seat)
    waits = table.begun and not table.state.over() and view.question(seat) is None
    next_one = foreseen(view, seat) if token and waits else None
    if token and (next_one is None or token not in [str(c) for c in next_one.choices]):
        raise OptionError("not-foreseen", {})


def check_passes(table: "Table", seat: int, kinds: list[str]) -> None:
    known = passed_questions(table, seat) if kinds else []
    if any(kind not in known for kind in kinds):
        raise OptionError("not-foreseen", {})


# -- a service that is called


def call_services(webhooks: Webhooks, table: "Table", seats: Sequence[int]) -> None:
    """It is the turn of these seats."""
    for seat in seats:
        wishes = table.entry.wishes_of(seat)
        if wishes.webhook and not table.seats[seat].bot:
            body: dict[str, object] = {
                "event": "turn",
                "game": table.match.game.slug,
                "table": table.id,
                "seat": seat,
                "player": table.seats[seat].name,
                "decisions": table.number,
                "address": f"{wishes.address}/tables/{table.id}",
            }
            still = partial(still_asked, table.storage, table.id, seat, table.number, wishes)
            webhooks.call(table.id, seat, wishes.webhook, body, still)


async def still_asked(storage: Storage, table_id: str, seat: int, number: int, wishes: Wishes) -> bool:
    """What is on disk says it: whoever looked at the table may be gone meanwhile, and another process may have written."""
    for entry in await storage.entries_of([table_id]):
        same = entry.taken == number or len(entry.asked) > 1  # where several answer at once, others' answers change nothing
        asks = seat in entry.asked and same and not entry.seats[seat].bot
        return asks and entry.wishes is not None and entry.wishes[seat].webhook == wishes.webhook
    return False
