"""Campaigns: the game that follows a finished one, and all chapters."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from overlander.core.errors import OverlanderError
from overlander.table.api.entering import at_table
from overlander.table.api.information import info
from overlander.table.api.problems import answers
from overlander.table.api.schema import Campaign, ChapterInfo, LangQuery, NextChapter, TableInfo
from overlander.table.api.sights import points
from overlander.table.play.campaigns import Chapter, begin_sequel, chapters
from overlander.table.play.table import Table
from overlander.table.rights.identity import NotYours
from overlander.table.rights.visitor import Request, house


@post("/tables/{table:str}/next", responses=answers(400, 401, 403, 404, 413, 429))
async def begin_next(request: Request, table: FromPath[str], data: JSONBody[NextChapter], lang: LangQuery = None) -> TableInfo:
    """The host begins the next chapter of a campaign, with the same people at the same seats: their tokens open it too. Asked
    twice, it is the same table."""
    found, rights = await at_table(request, table)
    if not rights.host:
        raise NotYours
    home = house(request)
    return info(request, await home.table(await begin_sequel(home, found, data.sequel)), rights)


@get("/tables/{table:str}/campaign", responses=answers(400, 401, 403, 404, 429))
async def read_campaign(request: Request, table: FromPath[str], lang: LangQuery = None) -> Campaign:
    """All chapters of the campaign to which a table belongs; of a table by itself, this one."""
    found, _rights = await at_table(request, table)
    out: list[ChapterInfo] = []
    for chapter in await chapters(house(request), found):
        try:
            played, _rights = await at_table(request, chapter.entry.id)
        except OverlanderError:
            continue
        out.append(describe_chapter(chapter, played))
    return Campaign(out)


def describe_chapter(chapter: Chapter, table: Table) -> ChapterInfo:
    state = table.state
    standing = state.campaign() if state.over() else None
    return ChapterInfo(
        number=chapter.number,
        sequel=chapter.sequel,
        table=table.id,
        follows=table.entry.previous,
        options=table.entry.options,
        carried=table.match.carried.lists,
        points=points(state.outcome(), True) if state.over() else None,
        standing=None if standing is None else points(standing, True),
    )
