"""The player aid, what is left in piles and bags, and the story of a table; and where the values of a game come from."""

import json
import re
from ast import literal_eval
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from overlander import pictures
from overlander.core.data import SOURCES, UNSURE, Sourced, provenance
from overlander.core.game import find_game
from overlander.drawing.grammar import strip
from overlander.page.templates import render
from overlander.page.viewer import Visitor
from overlander.table.pages.answers import Html, html, page
from overlander.table.play.scenes import sight
from overlander.table.rights.looking import look_from
from overlander.table.rights.visitor import Request, house, visitor
from overlander.text import Words

STEP: Final = re.compile(r"\.(?![^\[]*\])")  # a dot that is not inside an item's id
NAMED: Final = re.compile(r"(?P<name>[^\[\]]+)(?:\[(?P<item>[^\]]+)\])?")


@get("/tables/{table_id:str}/at/{place:str}/aid")
async def aid(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """The player aid of this game with its options."""
    table, viewer = await look_from(request, table_id, place)
    seen = sight(table, viewer)
    chapters = pictures.aid(seen.game, seen.look)
    return page(
        "aid.html", visitor(request), seen.words, seen=seen, chapters=chapters, strip=strip, sprite=pictures.sprite(seen.game)
    )


@get("/tables/{table_id:str}/at/{place:str}/left")
async def left(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """What is left in piles and bags, and one's own cards, as far as the viewer may know it."""
    seen = sight(*await look_from(request, table_id, place))
    if not seen.counts_stocks:
        raise NotFoundException
    return page("left.html", visitor(request), seen.words, seen=seen, sprite=pictures.sprite(seen.game))


@get("/tables/{table_id:str}/at/{place:str}/story")
async def story(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """What is told before this game and, when it is over, after it."""
    table, viewer = await look_from(request, table_id, place)
    seen = sight(table, viewer)
    if seen.story is None:
        raise NotFoundException
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
