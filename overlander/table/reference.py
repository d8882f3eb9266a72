"""The rules to read and search, one at a time or all."""

import re
from functools import lru_cache
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery

from overlander import ledger
from overlander.core.errors import OptionError
from overlander.drawing.grammar import strip
from overlander.drawing.icons import sprite
from overlander.table import pictures
from overlander.table.answers import Html, page
from overlander.table.fragments import sight
from overlander.table.playing import found
from overlander.table.visitor import Asked, visitor
from overlander.text import Words

MOST: Final = 60  # rules shown for one search
PLAIN: Final = re.compile(r"\*\*|`")


@lru_cache
def rules_of(game: str) -> list[ledger.Rule]:
    return [rule for rule in ledger.rules_of(game).values() if not rule.is_note]


@get("/rules/{game:str}")
async def rules(request: Asked, game: FromPath[str], q: FromQuery[str] = "", rule: FromQuery[str] = "") -> Html:
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
async def aid(request: Asked, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """The player aid of this game with its options."""
    table, viewer = await found(request, table_id, place)
    seen = sight(table, viewer)
    chapters = pictures.aid(table.match, seen.view, seen.seat, seen.words)
    return page("aid.html", visitor(request), seen.words, seen=seen, chapters=chapters, strip=strip, sprite=sprite())


def plain(text: str) -> str:
    """Without the marks of the rules file."""
    return PLAIN.sub("", text)
