"""What the bots think of the choices at a table, and of the decisions of a game."""

from functools import partial

from litestar import get
from litestar.params import FromPath

from overlander.core.errors import OptionError
from overlander.page.hint import advise
from overlander.players.review import Assessed
from overlander.table.api.entering import enter_as_owner, enter_to_look
from overlander.table.api.problems import answers
from overlander.table.api.schema import Advice, Expected, Judged, LangQuery, Reviewed, SeatQuery
from overlander.table.api.sights import standing
from overlander.table.play import hints
from overlander.table.play.scenes import sight
from overlander.table.rights.limits import charge
from overlander.table.rights.visitor import Request, address_of, house


@get("/tables/{table:str}/hint", responses=answers(400, 401, 403, 404, 409, 429))
async def read_hint(request: Request, table: FromPath[str], seat: SeatQuery = None, lang: LangQuery = None) -> Advice:
    """The best choices of a seat that must answer, judged from what it sees."""
    found, viewer = await enter_as_owner(request, table, seat)
    hint = await hints.give(found, viewer.seat, address_of(request))
    charge(request, hint.spent)
    seen = sight(found, viewer)
    choices = [
        Expected(
            token=choice.token,
            text=one.text,
            points=dict(zip(hint.categories, choice.points, strict=True)),
            total=choice.total,
            rival=choice.rival,
            win=choice.win,
            worth=choice.worth,
            balance=one.balance,
        )
        for choice, one in zip(hint.choices, advise(seen, hint.categories, hint.choices))
    ]
    return Advice(**standing(seen), choices=choices)


@get("/tables/{table:str}/review", responses=answers(400, 401, 403, 404, 429))
async def read_review(request: Request, table: FromPath[str], seat: SeatQuery = None, lang: LangQuery = None) -> Reviewed:
    """The decisions of a seat judged by what it could know: after the game, and before the end to one who plays without other
    people."""
    found, viewer = await enter_to_look(request, table, seat)
    if not found.state.over() and viewer.seat not in viewer.mine:
        raise OptionError("no-review", {})
    review = house(request).reviews.of(found, viewer.seat, address_of(request), partial(charge, request))
    decisions = [describe_decision(one) for one in review.assessed] if review.ready else []
    return Reviewed(viewer.seat, review.ready, review.upto, len(review.taken), decisions)


def describe_decision(found: Assessed) -> Judged:
    after = found.expected
    better = None if found.best[0].token == found.token else found.best[0].token
    cost = None if found.taken is None else round(found.cost, 2)
    return Judged(found.number, found.token, cost, round(after.total, 2), after.rival, after.win, better)
