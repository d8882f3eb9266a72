"""The rules as a book: contents, chapters with icons and examples, search; every rule has its address."""

from functools import lru_cache
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery

from overlander import ledger
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.drawing import THEMES
from overlander.page.book import Chapter, book_of, rules_of, searchable_rules
from overlander.page.templates import render
from overlander.page.viewer import Visitor
from overlander.pictures import paint_boards
from overlander.table.pages.answers import Html, html, page
from overlander.table.rights.visitor import Request, visitor
from overlander.text import Words

MOST: Final = 60  # rules shown for one search
MOST_WORDS: Final = 20  # of a search: each is looked for in every rule, and an address may hold thousands
KEPT: Final = 100  # pages, the same for all visitors


@get("/rules/{game:str}")
async def rules(
    request: Request, game: FromPath[str], q: FromQuery[str] = "", rule: FromQuery[str] = "", chapter: FromQuery[int] = 0
) -> Html:
    """`rule`: the one behind a question, with its neighbours; `q`: words that all must occur; `chapter`: one to read. Without any
    of them, the contents."""
    who = visitor(request)
    book = book_of(game, who.lang)
    wanted = list(dict.fromkeys(q.casefold().split()))
    if len(wanted) > MOST_WORDS:
        raise OptionError("too-many-words", {"most": MOST_WORDS})
    if wanted:
        shown = [r for r, text in searchable_rules(game) if all(word in text for word in wanted)]
    elif rule:
        every = rules_of(game)
        beginning = rule.rpartition("-")[0]
        shown = [r for r in every if r.id == rule] + [r for r in every if r.id != rule and ledger.has_prefix(r.id, [beginning])]
    elif 1 <= chapter <= len(book.chapters):
        return html(chapter_page(game, who.lang, who.theme, chapter))
    else:
        return html(contents_page(game, who.lang, who.theme))
    rest = max(0, len(shown) - MOST)
    return page("rules.html", who, Words(who.lang, game), book=book, game=game, q=q, rule=rule, shown=shown[:MOST], rest=rest)


@get("/rules/{game:str}/{rule:str}")
async def one_rule(request: Request, game: FromPath[str], rule: FromPath[str]) -> Html:
    """The address of a rule: its chapter, where it is marked."""
    who = visitor(request)
    book = book_of(game, who.lang)
    for chapter in book.chapters:
        for r in chapter.rules:
            if r.id == rule:
                there = f'<article id="{r.id}" class="{book.kind(r)}'
                return html(chapter_page(game, who.lang, who.theme, chapter.number).replace(there, there + " this", 1))
    raise OptionError("no-such-rule", {"game": game, "rule": rule})


@lru_cache(KEPT)
def contents_page(game: str, lang: str, theme: str) -> str:
    words = Words(lang, game)
    boards = paint_boards(game, find_game(game).new({}, "rules"), words, THEMES[theme or "light"])[:1]
    return render_page("rules_contents.html", game, lang, theme, boards=boards)


@lru_cache(KEPT)
def chapter_page(game: str, lang: str, theme: str, number: int) -> str:
    chapter: Chapter = book_of(game, lang).chapters[number - 1]
    return render_page("rules_chapter.html", game, lang, theme, chapter=chapter)


def render_page(template: str, game: str, lang: str, theme: str, **context: object) -> str:
    """A page of the book, which knows of its visitor nothing but the language and the colours."""
    who = Visitor(lang, theme, f"/rules/{game}")
    return render(template, Words(lang, game), who=who, book=book_of(game, lang), game=game, q="", **context)
