"""The rules to read and search, and where the values of a game come from."""

import json
import re
from ast import literal_eval
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from litestar import get
from litestar.params import FromPath, FromQuery

from overlander import ledger, pictures
from overlander.core.data import SOURCES, UNSURE, Sourced, provenance
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.drawing.grammar import strip
from overlander.page.templates import render
from overlander.page.viewer import Visitor
from overlander.table.pages.answers import Html, html, page
from overlander.table.play.scenes import sight
from overlander.table.rights.looking import look_from
from overlander.table.rights.visitor import Request, house, visitor
from overlander.text import Words

MOST: Final = 60  # rules shown for one search
PLAIN: Final = re.compile(r"\*\*|`")
STEP: Final = re.compile(r"\.(?![^\[]*\])")  # a dot that is not inside an item's id
NAMED: Final = re.compile(r"(?P<name>[^\[\]]+)(?:\[(?P<item>[^\]]+)\])?")


@lru_cache
def rules_of(game: str) -> list[ledger.Rule]:
    return [rule for rule in ledger.rules_of(game).values() if not rule.is_note]


@get("/rules/{game:str}")
async def rules(request: Request, game: FromPath[str], q: FromQuery[str] = "", rule: FromQuery[str] = "") -> Html:
    """`rule`: the one behind a question, with its neighbours; `q`: words that all must occur."""
    if game not in ledger.games():
        raise OptionError("no-rules", {"game": game, "known": ", ".join(ledger.games())})
    who = visitor(request)
    every = rules_of(game)
    wanted = q.casefold().split()
    if wanted:
        shown = [r for r in every if all(word in f"{r.id} {r.text} {r.section}".casefold() for word in wanted)]
    elif rule:
        chapter = rule.rpartition("-")[0]
        shown = [r for r in every if r.id == rule] + [r for r in every if r.id != rule and ledger.has_prefix(r.id, [chapter])]
    else:
        shown = every
    words = Words(who.lang, game)
    rest = len(shown) - MOST
    return page("rules.html", who, words, game=game, q=q, rule=rule, shown=shown[:MOST], rest=max(0, rest), plain=plain)


@get("/tables/{table_id:str}/at/{place:str}/aid")
async def aid(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """The player aid of this game with its options."""
    table, viewer = await look_from(request, table_id, place)
    seen = sight(table, viewer)
    chapters = pictures.aid(seen.game, seen.look)
    return page(
        "aid.html", visitor(request), seen.words, seen=seen, chapters=chapters, strip=strip, sprite=pictures.sprite(seen.game)
    )


@get("/tables/{table_id:str}/at/{place:str}/story")
async def story(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """What is told before this game and, when it is over, after it."""
    table, viewer = await look_from(request, table_id, place)
    seen = sight(table, viewer)
    return page("story.html", visitor(request), seen.words, story=seen.story, after=seen.epilogue)


@get("/games/{game:str}/data")
async def data(request: Request, game: FromPath[str]) -> Html:
    """Every value that is recalled or reconstructed, and how the owner of a box corrects it."""
    who = visitor(request)
    return html(data_page(game, who.lang, who.theme, house(request).corrections(find_game(game))))


@lru_cache(60)
def data_page(game: str, lang: str, theme: str, corrections: Path | None) -> str:
    """The same for all who read it in one language: made once."""
    who = Visitor(lang, theme, f"/games/{game}/data")
    values = provenance(find_game(game).pack(corrections))
    files: dict[str, list[Sourced]] = {}
    for value in values:
        if value.source in UNSURE:
            files.setdefault(value.place.partition(".")[0], []).append(value)
    counted = Counter(value.source for value in values)
    return render(
        "data.html",
        Words(lang, game),
        who=who,
        game=game,
        files=files,
        counts=[(source, counted[source]) for source in SOURCES if counted[source]],
        total=len(values),
        example=next((x for name in files for x in map(correction, files[name]) if x is not None), None),
    )


class Correction(NamedTuple):
    file: str
    text: str


def correction(value: Sourced) -> Correction | None:
    """What an owner would write to set this value; None where only a whole list can be replaced, and for names."""
    file, *steps, field = STEP.split(value.place)
    if field == "id":
        return None  # a name of ours
    header = ""
    lines: list[str] = []
    for step in steps:
        named = NAMED.fullmatch(step)
        if named is None or (named["item"] or "x").isdigit():
            return None
        header = f"{header}.{named['name']}" if header else named["name"]
        lines.append(f'[[{header}]]\nid = "{named["item"]}"' if named["item"] else f"[{header}]")
    lines.append(f"{field} = {json.dumps(literal_eval(value.value), ensure_ascii=False)}")
    return Correction(f"{file}.toml", "\n".join(lines))


def plain(text: str) -> str:
    """Without the marks of the rules file."""
    return PLAIN.sub("", text)
