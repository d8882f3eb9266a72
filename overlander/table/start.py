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
from overlander.table.visitor import THEMES, Asked, house, kept, visitor
from overlander.text import LANGUAGES, Words

PERSON: Final = "person"


@get("/")
async def start(request: Asked) -> Html:
    who = visitor(request)
    shown = [game for game in games().values() if not game.hidden]
    found = await house(request).entries()
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


@post("/tables")
async def begin(request: Asked) -> Redirect:
    form = await request.form()
    game = find_game(str(form.get("game", "")))
    options = {o.name: str(form[f"option-{o.name}"]) for o in game.schema if f"option-{o.name}" in form}
    players = int(game.options(options)["players"])
    who = [sitting(form, i, Words(visitor(request).lang)) for i in range(players)]
    return go_to(f"/tables/{await house(request).begin(game.slug, options, who)}")


def sitting(form: Any, seat: int, words: Words) -> str:
    """A name, or `bot:` and its level. Nobody has to be named: one person sits down against bots."""
    level = str(form.get(f"seat-{seat}", PERSON if seat == 0 else DEFAULT_BOT))
    if level != PERSON:
        return BOT_PREFIX + level
    return str(form.get(f"name-{seat}", "")).strip() or words.say("page-person", n=seat + 1)


@post("/tables/open", request_max_body_size=4_000_000)
async def open_record(request: Asked) -> Redirect:
    file = (await request.form()).get("record")
    if not isinstance(file, UploadFile) or not file.filename:
        raise OptionError("no-file", {})
    content = await file.read()
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise RecordError("file-not-text", {"file": file.filename}) from None
    return go_to(f"/tables/{await house(request).open(text)}")


@post("/tables/{table_id:str}/delete")
async def delete(request: Asked, table_id: FromPath[str]) -> Redirect:
    await house(request).delete(table_id)
    return go_to("/")


@post("/tables/{table_id:str}/again")
async def again(request: Asked, table_id: FromPath[str]) -> Redirect:
    return go_to(f"/tables/{await house(request).again(table_id)}")


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
