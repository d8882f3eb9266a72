"""The companion in the browser: a conversation whose address is the whole game."""

import secrets
from typing import Any
from urllib.parse import quote

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from overlander.companion import begin, companion_for, read, show
from overlander.companion.talk import MARK
from overlander.companion.trail import YOUR_TURN
from overlander.companion.words import COUNTS, Ask, Tell
from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.core.state import State
from overlander.drawing import THEMES, Panel, Place, Theme
from overlander.drawing.icons import sprite
from overlander.table.answers import Html, go_to, page
from overlander.table.pictures import drawing
from overlander.table.visitor import Asked, visitor
from overlander.text import Words

FEWEST = 6  # with more answers than this they go into a list to choose from


@get("/companion/{game:str}")
async def look(request: Asked, game: FromPath[str], play: FromQuery[str] = "") -> Html:
    companion = companion_for(game)
    who = visitor(request)
    words = Words(who.lang, game)
    if not play:
        schema = find_game(game)
        return page("companion_begin.html", who, words, game=game, options=[schema.option(name) for name in companion.options])
    talk = read(game, play)
    turns: list[list[show.Said]] = [[]]
    for line, answer in talk.said:
        if isinstance(line, Tell):
            turns[-1].append(show.tell(words, game, line))
        else:
            turns[-1].append(show.Said(show.ask(words, line), line.rule, show.answered(words, line, answer)))
            if line.key in YOUR_TURN:
                turns.append([])
    asked = talk.asked
    shown = [(x.value, show.option(words, x)) for x in asked.options] if asked is not None else []
    names = show.names(words, game)
    return page(
        "companion.html",
        who,
        words,
        game=game,
        play=play,
        turns=turns,
        asked=asked,
        question=show.ask(words, asked) if asked is not None else "",
        options=shown,
        many=len(shown) > FEWEST,
        back=MARK.join(play.split(MARK)[:-1]) if play.count(MARK) > 1 else "",
        outcome=talk.outcome,
        names=names,
    )


@post("/companion/{game:str}")
async def answer(request: Asked, game: FromPath[str]) -> Redirect:
    """The next answer, or a new game."""
    form = await request.form()
    play = str(form.get("play", ""))
    if not play:
        given = {name: str(form[f"option-{name}"]) for name in companion_for(game).options if f"option-{name}" in form}
        return there(game, begin(game, given, secrets.token_hex(6)))
    talk = read(game, play)
    if talk.asked is None:
        return there(game, play)
    text = play + MARK + given_answer(talk.asked, form)
    read(game, text)  # refuses what is no answer
    return there(game, text)


def given_answer(asked: Ask, form: Any) -> str:
    if asked.form != COUNTS:
        return str(form.get("answer", "")).strip()
    return ",".join(str(form.get(f"count-{i}", "")).strip() or "0" for i in range(len(asked.options)))


def there(game: str, play: str) -> Redirect:
    return go_to(f"/companion/{game}?play={quote(play, safe='~=,')}#now")


@get("/companion/{game:str}/set-up")
async def set_up(request: Asked, game: FromPath[str], seed: FromQuery[str] = "") -> Html:
    """A random set-up, as a picture and as a list; the same address shows the same one."""
    companion = companion_for(game)
    who = visitor(request)
    words = Words(who.lang, game)
    chosen = seed[:24] or secrets.token_hex(4)
    found = companion.set_up(chosen)
    another = secrets.token_hex(4)
    boards = boards_of(game, found.state, words, THEMES[who.theme or "light"])
    return page("companion_set_up.html", who, words, game=game, found=found, boards=boards, sprite=sprite(), another=another)


def boards_of(game: str, s: State, words: Words, theme: Theme) -> list[Panel]:
    """The boards of a position as everybody sees it; none of a game that is not drawn."""
    found = drawing(game)
    if found is None:
        return []
    view = s.view(NONE)
    look = found.Look(view, NONE, words, theme)
    return [found.draw(look, area) for area in found.areas(view, NONE, words) if area.place == Place.BOARD]
