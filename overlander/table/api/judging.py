"""What the bots think of the choices at a table."""

from litestar import get
from litestar.params import FromPath

from overlander.page.hint import advise
from overlander.table.api.entering import deciding
from overlander.table.api.problems import answers
from overlander.table.api.schema import Advice, Expected, LangQuery, SeatQuery
from overlander.table.api.sights import standing
from overlander.table.play import hints
from overlander.table.play.scenes import sight
from overlander.table.rights.limits import charge
from overlander.table.rights.visitor import Request, address_of


@get("/tables/{table:str}/hint", responses=answers(400, 401, 403, 404, 409, 429))
async def read_hint(request: Request, table: FromPath[str], seat: SeatQuery = None, lang: LangQuery = None) -> Advice:
    """The best choices of a seat that must answer, judged from what it sees."""
    found, viewer = await deciding(request, table, seat)
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
