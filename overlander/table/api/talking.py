"""What people at a table say to each other; whoever looks at it may read it."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from overlander.table.api.entering import after, enter_as_owner
from overlander.table.api.problems import answers
from overlander.table.api.schema import Chat, LangQuery, Line, LinesQuery, Say
from overlander.table.api.sights import chat_since, look
from overlander.table.play import chat
from overlander.table.rights.visitor import Request


@get("/tables/{table:str}/chat", responses=answers(400, 401, 403, 404, 429))
async def read_chat(request: Request, table: FromPath[str], since: LinesQuery = 0, lang: LangQuery = None) -> Chat:
    """What was said after the first `since` lines."""
    return chat_since(await look(request, table, None), since)


@post("/tables/{table:str}/chat", responses=answers(400, 401, 403, 404, 413, 429))
async def say(request: Request, table: FromPath[str], data: JSONBody[Say], lang: LangQuery = None) -> Line:
    """Says something to everybody who looks at the table."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    talk: chat.Chat = request.app.state.chat
    number = await talk.say(found, viewer.seat, data.text)
    return chat_since(await after(request, found, viewer), number - 1).lines[0]
