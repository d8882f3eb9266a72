"""The start page: new games, games in progress, records, and the language and colours of this browser."""

from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from overlander.core.errors import OptionError, RecordError
from overlander.core.game import find_game, games
from overlander.players.registry import bots
from overlander.players.seats import BOT_PREFIX, DEFAULT_BOT
from overlander.table.answers import Html, go_to, page
from overlander.table.identity import at_home, hosted, keys_of, remembered, secret_for, take_over
from overlander.table.lobby import invite
from overlander.table.storage import Entry
from overlander.table.visitor import THEMES, Asked, house, kept, visitor
from overlander.text import LANGUAGES, Words

PERSON: Final = "person"
LINK: Final = "link"


@get("/")
async def start(request: Asked) -> Html:
    who = visitor(request)
    shown = [game for game in games().values() if not game.hidden]
    found = await entries(request)
    return page(
        "start.html",
        who,
        who.words,
        offered=[(game, Words(who.lang, game.slug)) for game in shown],
        titles={game.slug: Words(who.lang, game.slug).title() for game in shown},
        levels=list(bots()),
        running=[entry for entry in found if not entry.finished],
        finished=[entry for entry in found if entry.finished],
    )


async def entries(request: Asked) -> list[Entry]:
    """At home all tables; elsewhere those that one has a key to."""
    found = await house(request).entries()
    if at_home(request):
        return found
    mine = {key.table_id for key in await keys_of(request)}
    return [entry for entry in found if entry.id in mine]


@post("/tables")
async def begin(request: Asked) -> Response[Any]:
    form = await request.form()
    game = find_game(str(form.get("game", "")))
    options = {o.name: str(form[f"option-{o.name}"]) for o in game.schema if f"option-{o.name}" in form}
    players = int(game.options(options)["players"])
    who = [sitting(form, i, Words(visitor(request).lang)) for i in range(players)]
    links = [i for i in range(players) if form.get(f"seat-{i}") == LINK]
    return await hosting(request, await house(request).begin(game.slug, options, who, links=links))


async def hosting(request: Asked, table_id: str) -> Response[Any]:
    """To a new table: the browser that began it is its host."""
    secret = secret_for(request)
    table = await house(request).table(table_id)
    await take_over(request, table, secret)
    await invite(house(request), table, secret)
    return remembered(request, go_to(f"/tables/{table_id}"), secret)


def sitting(form: Any, seat: int, words: Words) -> str:
    """A name, or `bot:` and its level. Nobody has to be named: one person sits down against bots."""
    level = str(form.get(f"seat-{seat}", PERSON if seat == 0 else DEFAULT_BOT))
    if level not in (PERSON, LINK):
        return BOT_PREFIX + level
    return str(form.get(f"name-{seat}", "")).strip() or words.say("page-person", n=seat + 1)


@post("/tables/open", request_max_body_size=4_000_000)
async def open_record(request: Asked) -> Response[Any]:
    file = (await request.form()).get("record")
    if not isinstance(file, UploadFile) or not file.filename:
        raise OptionError("no-file", {})
    content = await file.read()
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise RecordError("file-not-text", {"file": file.filename}) from None
    return await hosting(request, await house(request).open_record(text))


@post("/tables/{table_id:str}/delete")
async def delete(request: Asked, table_id: FromPath[str]) -> Redirect:
    table = await hosted(request, table_id)
    await house(request).delete(table.id)
    return go_to("/")


@post("/tables/{table_id:str}/again")
async def again(request: Asked, table_id: FromPath[str]) -> Redirect:
    table = await hosted(request, table_id)
    return go_to(f"/tables/{await house(request).again(table.id)}")


@post("/settings")
async def settings(request: Asked) -> Response[Any]:
    form = await request.form()
    back = str(form.get("back", "/"))
    answer = go_to(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    lang, theme = str(form.get("lang", "")), str(form.get("theme", ""))
    if lang in LANGUAGES:
        answer.set_cookie(kept("lang", lang))
    if theme in THEMES:
        answer.set_cookie(kept("theme", theme))
    return answer
