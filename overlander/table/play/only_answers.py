"""Questions with only one answer: the table gives it for those who want that."""

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.page.lesson import unfinished
from overlander.page.only_answer import only_answer

if TYPE_CHECKING:
    from overlander.table.play.table import Table


async def go_on(table: "Table") -> None:
    """After a decision, until somebody is asked something that can be decided."""
    while seat_to_answer(table) != NONE:
        async with table.writing() as pen:
            seat = seat_to_answer(table)
            if seat == NONE:
                return
            answered = table.number + 1, table.present.view(seat)
            await table.write_decision(pen, seat, only_answer(table.present, seat))
        table.present.answer_alone(*answered)


def seat_to_answer(table: "Table") -> int:
    """The person who has only one answer now and wants it to be given; NONE if there is none."""
    if unfinished(table.match):
        return NONE  # a lesson goes step by step
    asked = [seat for seat in table.asked() if seat in table.audience.alone and not table.seats[seat].bot]
    return next((seat for seat in asked if only_answer(table.present, seat)), NONE)
