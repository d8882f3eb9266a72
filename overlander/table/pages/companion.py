"""The companion in the browser: a conversation whose address is the whole game."""

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from overlander.companion import begin, companion_for, go_on, pad, read, show, take_back
from overlander.companion import set_up as lay_out
from overlander.companion.talk import set_up_options, set_up_with
from overlander.companion.words import COUNTS, FEWEST_POINTS, MOST_POINTS, NUMBER, Ask, Tell, whole
from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.options import Option
from overlander.core.state import State
from overlander.drawing import THEMES, Panel, Theme
from overlander.page.sight import words_for
from overlander.pictures import drawing, paint_boards, sprite, symbol, told
from overlander.table.pages.answers import Html, go_to, page
from overlander.table.play.names import LONGEST_NAME
from overlander.table.rights.visitor import Request, house, visitor
from overlander.text import Words

MOST_TAPS = 30  # a number up to this is answered with one tap, a larger one is typed
OPTION = "option-"  # how the fields of options begin


def corrections_of(request: Request, game: str) -> Path | None:
    companion_for(game)
    return house(request).corrections(find_game(game))


def options_in(fields: Iterable[tuple[str, Any]]) -> dict[str, str]:
    return {name.removeprefix(OPTION): str(value) for name, value in fields if name.startswith(OPTION)}


def find_options(game: str, names: list[str]) -> list[Option]:
    return [find_game(game).option(name) for name in names]


@get("/companion/{game:str}")
async def look(request: Request, game: FromPath[str], play: FromQuery[str] = "") -> Html:
    corrections = corrections_of(request, game)
    who = visitor(request)
    words = words_for(who.lang, game, corrections)
    if not play:
        companion = companion_for(game)
        begins = companion.automa is not None
        return page("companion_begin.html", who, words, game=game, begins=begins, options=find_options(game, companion.options))
    talk = read(game, play, corrections)
    turns: list[list[show.Said]] = [[]]
    for line, answer in talk.said:
        if isinstance(line, Tell):
            turns[-1].append(show.tell(words, game, line)._replace(signs=signs_of(game, line)))
        else:
            turns[-1].append(show.Said(show.ask(words, line), line.rule, show.say_answer(words, line, answer)))
            if line.ends_round:
                turns.append([])
    asked = talk.asked
    shown = [(x.value, show.option(words, x), symbol(game, x.value)) for x in asked.options] if asked is not None else []
    if asked is not None and asked.form == NUMBER and asked.most - asked.least <= MOST_TAPS:
        shown = [(str(n), str(n), "") for n in range(asked.least, asked.most + 1)]
    names = show.names(words, game)
    back = take_back(play)
    laid_out = back != play or asked is None or asked.ends_round  # before, what is drawn for the automa is still to be said
    return page(
        "companion.html",
        who,
        words,
        game=game,
        play=play,
        changed=talk.changed,
        turns=turns,
        asked=asked,
        question=show.ask(words, asked) if asked is not None else "",
        options=shown,
        panels=automa_panels(game, talk.state, words, THEMES[who.theme or "light"]) if laid_out else [],
        sprite=sprite(game),
        back=back if back != play else "",
        outcome=talk.outcome,
        verdict=show.verdict(words, talk.outcome, names, True) if talk.outcome is not None else "",
        names=names,
    )


@post("/companion/{game:str}")
async def answer(request: Request, game: FromPath[str]) -> Redirect:
    """The next answer, or a new game."""
    corrections = corrections_of(request, game)
    form = await request.form()
    play = str(form.get("play", ""))
    given = options_in(form.items())
    if not play:
        return there(game, begin(game, given, secrets.token_hex(6), corrections))
    if given:
        raise OptionError("companion-goes-on", {"option": ", ".join(given)})
    talk = read(game, play, corrections)
    if talk.asked is None:
        return there(game, play)
    text = go_on(talk, given_answer(talk.asked, form))
    read(game, text, corrections)  # refuses what becomes too long
    return there(game, text)


def signs_of(game: str, line: Tell) -> str:
    """What a step is about, in icons: its event's, or those of the step that the companion tells in words of its own."""
    key, params = (line.key.removeprefix("companion-"), line.params) if line.event is None else (line.event.key, line.event.params)
    return told(game, "automa-move" if key == "move" else key, NONE, params)[1]


def automa_panels(game: str, s: State, words: Words, theme: Theme) -> list[Panel]:
    """What the automa has by now, as it would lie on a table; nothing in a game that is not drawn."""
    found = drawing(game)
    if found is None:
        return []
    view = s.view(NONE)
    look = found.Look(view, NONE, words, theme, show.names(words, game))
    return [area.paint(look) for area in found.areas(view, NONE, words) if area.seat >= 0 and view.is_automa(area.seat)]


def given_answer(asked: Ask, form: Any) -> str:
    if asked.form != COUNTS:
        return str(form.get("answer", "")).strip()
    return ",".join(str(form.get(f"count-{i}", "")).strip() or "0" for i in range(len(asked.options)))


def there(game: str, play: str) -> Redirect:
    return go_to(f"/companion/{game}?play={quote(play, safe='~=,')}#now")


@get("/companion/{game:str}/set-up")
async def set_up(request: Request, game: FromPath[str], seed: FromQuery[str] = "") -> Html:
    """A random set-up, as a picture and as a list; the same address shows the same one."""
    corrections = corrections_of(request, game)
    who = visitor(request)
    words = words_for(who.lang, game, corrections)
    given = options_in(request.query_params.items())
    found = lay_out(game, given, seed[:24] or secrets.token_hex(4), corrections)
    return page(
        "companion_set_up.html",
        who,
        words,
        game=game,
        chapters=show.chapters(words, found),
        options=find_options(game, set_up_options(game)),
        chosen=set_up_with(game, given),
        boards=paint_boards(game, found.state, words, THEMES[who.theme or "light"]),
        sprite=sprite(game),
        another=secrets.token_hex(4),
    )


@get("/companion/{game:str}/score")
async def score(request: Request, game: FromPath[str]) -> Html:
    """The score pad of any game at a real table; its address holds all points."""
    corrections = corrections_of(request, game)
    who = visitor(request)
    words = words_for(who.lang, game, corrections)
    fields = request.query_params
    found = pad(game, options_in(fields.items()), corrections)
    given = [fields.get(f"name-{i}", "").strip()[:LONGEST_NAME] for i in range(found.seats)]
    names = found.names(words, given)
    rows = [[points_in(fields.get(f"points-{seat}-{i}", "")) for i in range(len(found.categories))] for seat in range(found.seats)]
    outcome = found.outcome(rows) if any(name.startswith("points-") for name in fields) else None
    return page(
        "companion_score.html",
        who,
        words,
        game=game,
        pad=found,
        options=find_options(game, companion_for(game).pad_options),
        outcome=outcome,
        verdict=show.verdict(words, outcome, names, found.alone) if outcome is not None else "",
        names=names,
        given=given,
        unnamed=found.names(words, [""] * found.seats),
        longest=LONGEST_NAME,
        rows=rows,
        least=FEWEST_POINTS,
        most=MOST_POINTS,
    )


def points_in(text: str) -> int:
    """What was written into a field of the pad; nothing is no points."""
    if not text.strip():
        return 0
    if not whole(text.strip(), FEWEST_POINTS, MOST_POINTS):
        raise OptionError("companion-points", {"found": text, "least": FEWEST_POINTS, "most": MOST_POINTS})
    return int(text)
