"""The start page: new games, games in progress, records, and the language and colours of this browser."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from overlander import pictures
from overlander.companion import companions
from overlander.core.errors import OptionError, RecordError, Refused
from overlander.core.game import Game, find_game, games, offered_games
from overlander.core.match import Match
from overlander.core.options import GROUPS, Option
from overlander.core.state import Outcome
from overlander.drawing.font import with_font
from overlander.drawing.theme import THEMES as PAINTS
from overlander.page.lesson import unfinished
from overlander.page.templates import render
from overlander.page.viewer import Visitor
from overlander.players.levels import level_of
from overlander.players.registry import default_bot, levels
from overlander.players.seats import BOT_PREFIX
from overlander.table.pages.answers import Html, go_to, html, page
from overlander.table.pages.statistics import rank, span_of, statistics
from overlander.table.play.records import record_for
from overlander.table.play.waiting import verdict_from
from overlander.table.rights.identity import at_home, enter, enter_as_host, remember_secret, take_over, unknown_secret
from overlander.table.rights.invitations import invite
from overlander.table.rights.own_tables import own_tables
from overlander.table.rights.visitor import THEMES, Request, house, setting_cookie, visitor
from overlander.table.storage.rows import Entry
from overlander.text import LANGUAGES, Words

PERSON: Final = "person"
LINK: Final = "link"
GUIDED: Final = "#tour"  # the first walk begins by itself, in games without a lesson
ALONE: Final = {"players": "1"}
FEW: Final = 4  # values
SHORT: Final = 34  # letters
AN_HOUR: Final = "public, max-age=3600"
TABLES: Final = "{tables}"
A_PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"  # it brings its font along


class Offer(NamedTuple):
    """A game to sit down to."""

    game: Game
    words: Words

    @property
    def alone(self) -> bool:
        """Can be played by one person."""
        return 1 in self.game.players()

    @property
    def automa(self) -> str:
        """The slug of who plays against one alone; empty if nobody does."""
        alone = self.game.automas(self.game.options(ALONE)) if self.alone else []
        return alone[0] if alone else ""

    @property
    def levels(self) -> list[str]:
        """Of the bots that know the game."""
        return levels(self.game)

    @property
    def level(self) -> str:
        """Of who takes a seat that nobody is named for."""
        return level_of(default_bot(self.game))

    @property
    def drawn(self) -> bool:
        return pictures.drawing(self.game.slug) is not None

    @property
    def groups(self) -> list[tuple[str, list[Option]]]:
        """All options but the number of players, as people are asked for them."""
        by = [(group, [o for o in self.game.schema if o.group == group and o.name != "players"]) for group in GROUPS]
        return [(group, options) for group, options in by if options]

    def wordy(self, option: Option) -> bool:
        """Its values are too many or too long to stand side by side."""
        values = [self.words.option_value(option.name, value) for value in option.values]
        return len(values) > FEW or sum(map(len, values)) > SHORT

    def reasons(self, option: Option) -> list[tuple[str, str]]:
        """What must be chosen elsewhere for this option to matter: the name of that option, and a sentence."""
        return [(name, self.reason(name, allowed)) for name, allowed in option.needs.items()]

    def reason(self, name: str, allowed: list[str]) -> str:
        if name == "players":
            only = "alone" if allowed == ["1"] else name
        else:
            only = allowed[0] if allowed in (["on"], ["off"]) else "other"
        values = self.words.list_with_commas([self.words.option_value(name, value) for value in allowed], "list-or")
        return self.words.say("page-option-needs", only=only, option=self.words.say(f"option-{name}"), values=values)


@get("/games/{game:str}/picture")
async def portrait(
    request: Request, game: FromPath[str], lang: FromQuery[str] = "en", theme: FromQuery[str] = "light"
) -> Response[str]:
    """The board of a game at its start, as a picture for the start page."""
    chosen = find_game(game)
    if lang not in LANGUAGES or theme not in THEMES or pictures.drawing(game) is None:
        raise NotFoundException
    drawn = board(game, lang, theme, house(request).corrections(chosen))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": AN_HOUR, "Content-Security-Policy": A_PICTURE})


@lru_cache
def board(game: str, lang: str, theme: str, corrections: Path | None) -> str:
    match = Match(find_game(game), {}, [], "portrait", corrections)
    return with_font(pictures.board(match, Words(lang, game, corrections), PAINTS[theme]))


@get("/")
async def start(request: Request, game: FromQuery[str] = "") -> Html:
    """With `game` that one first, its options open."""
    who = visitor(request)
    head, tail = start_page(who.lang, who.theme, game if game in [x.slug for x in offered_games()] else "")
    return html(head + render("tables.html", who.words, **await lists_for(request)) + tail)


@lru_cache(100)
def start_page(lang: str, theme: str, game: str) -> tuple[str, str]:
    """What stands before and after the visitor's own tables: the same for all, and made once."""
    who = Visitor(lang, theme, f"/?game={game}" if game else "/")
    shown = sorted(offered_games(), key=lambda x: x.slug != game)
    offered = [Offer(x, Words(lang, x.slug)) for x in shown]
    context: dict[str, Any] = {"offered": offered, "chosen": game, "companions": companions(), "tables_here": TABLES}
    head, _, tail = render("start.html", who.words, who=who, **context).partition(TABLES)
    return head, tail


@get("/games")
async def my_games(request: Request) -> Html:
    """All tables of a visitor, and whose turn it is at each."""
    who = visitor(request)
    lists = await lists_for(request)
    return page("games.html", who, who.words, **lists, statistics=statistics(lists["finished"], who.lang))


async def lists_for(request: Request) -> dict[str, Any]:
    found, who = await own_tables(request), visitor(request)
    slugs = {table.entry.game for table in found}
    titles = {slug: Words(who.lang, slug).title() for slug in slugs & set(games())}
    ended = [table for table in found if table.entry.finished or table.entry.closed]
    running = sorted([x for x in found if not (x.entry.finished or x.entry.closed)], key=lambda table: not table.mine)
    results = {table.entry.id: result_of(table.entry, who.lang) for table in ended if table.entry.game in titles}
    known = {table_id: result for table_id, result in results.items() if result}
    return {
        "running": running,
        "finished": ended,
        "titles": titles,
        "turns": sum(table.mine for table in running),
        "results": known,
        "standings": {table.entry.id: rank(table, who.lang) for table in ended},
        "spans": {table.entry.id: span_of(table.entry) for table in ended},
    }


def result_of(entry: Entry, lang: str) -> str:
    """Who won, in a sentence; empty where that was not kept."""
    if entry.winners is None:
        return ""
    words = Words(lang, entry.game)
    verdict = None if entry.verdict is None else verdict_from(entry.verdict)
    names = words.called([seat.name for seat in entry.seats], entry.options)
    return words.result(Outcome([], [], entry.winners, verdict), names)


@post("/tables")
async def begin(request: Request) -> Response[Any]:
    form = await request.form()
    game = find_game(str(form.get("game", "")))
    if "guided" in form:
        taught = await lesson(request, game)
        if taught is not None:
            return taught
    options = {o.name: str(form[f"option-{o.name}"]) for o in game.schema if f"option-{o.name}" in form}
    players = int(game.options(options)["players"])
    who = [player_at(form, i, game, Words(visitor(request).lang)) for i in range(players)]
    links = [i for i in range(players) if form.get(f"seat-{i}") == LINK]
    table = await house(request).begin(game.slug, options, who, links=links)
    return await hosting(request, table, GUIDED if "guided" in form else "")


async def lesson(request: Request, game: Game) -> Response[Any] | None:
    """To the lesson of a game: to the one that the visitor has begun, or to a new one. None where there is none, or where it cannot
    be played with an owner's components."""
    found = pictures.lesson(game.slug)
    if found is None:
        return None
    for listed in await own_tables(request):
        entry = listed.entry
        running = entry.game == game.slug and entry.seed == found.seed and not entry.finished and not entry.closed
        if running and listed.rights.seats and unfinished((await house(request).table(entry.id)).match):
            return go_to(f"/tables/{entry.id}")
    try:
        learner = Words(visitor(request).lang).say("page-person", n=found.learner + 1)
        table = await house(request).begin_lesson(found, game.slug, learner)
    except Refused:
        return None
    return await hosting(request, table)


async def hosting(request: Request, table_id: str, how: str = "") -> Response[Any]:
    """To a new table: the browser that began it is its host. `how`: the end of the address, for the script there."""
    secret = unknown_secret(request)
    table = await house(request).table(table_id)
    await take_over(request, table, secret)
    await invite(house(request), table, secret)
    return await remember_secret(request, go_to(f"/tables/{table_id}{how}"), secret, heir=not at_home(request))


def player_at(form: Any, seat: int, game: Game, words: Words) -> str:
    """A name, or `bot:` and its level. Nobody has to be named: one person sits down against bots."""
    level = str(form.get(f"seat-{seat}", PERSON if seat == 0 else default_bot(game)))
    if level not in (PERSON, LINK):
        return BOT_PREFIX + level
    return str(form.get(f"name-{seat}", "")).strip() or words.say("page-person", n=seat + 1)


@post("/tables/open", request_max_body_size=1_000_000)
async def open_record(request: Request) -> Response[Any]:
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
async def delete(request: Request, table_id: FromPath[str]) -> Redirect:
    table = await enter_as_host(request, table_id)
    await house(request).delete(table.id)
    return go_to("/")


@post("/tables/{table_id:str}/again")
async def again(request: Request, table_id: FromPath[str]) -> Redirect:
    table = await enter_as_host(request, table_id)
    return go_to(f"/tables/{await house(request).again(table.id)}")


@post("/tables/{table_id:str}/branch")
async def branch(request: Request, table_id: FromPath[str]) -> Response[Any]:
    """A table for practice that goes on from a position of this one; to those who may have its record."""
    form = await request.form()
    table, rights = await enter(request, table_id)
    record_for(table, rights.own)
    number, seat = str(form.get("number", "")), str(form.get("seat", ""))
    if not (number.isascii() and number.isdigit() and seat.isascii() and seat.isdigit() and len(number + seat) < 12):
        raise OptionError("no-such-position", {"number": number[:12], "last": table.number})
    return await hosting(request, await house(request).branch(table.id, int(number), int(seat)))


@post("/settings")
async def settings(request: Request) -> Response[Any]:
    form = await request.form()
    back = str(form.get("back", "/"))
    answer = go_to(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    lang, theme = str(form.get("lang", "")), str(form.get("theme", ""))
    if lang in LANGUAGES:
        answer.set_cookie(setting_cookie("lang", lang))
    if theme in THEMES:
        answer.set_cookie(setting_cookie("theme", theme))
    return answer
