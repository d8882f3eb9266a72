"""The rules as a book: contents, chapters with icons and examples, search; every rule has its address."""

import re
from functools import lru_cache
from typing import Final, NamedTuple

from litestar import get
from litestar.params import FromPath, FromQuery

from overlander import ledger
from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game
from overlander.core.options import EXPANSIONS
from overlander.drawing import THEMES
from overlander.drawing.grammar import strip
from overlander.pictures import drawing, paint_boards, sprite
from overlander.table.pages.answers import Html, page
from overlander.table.rights.visitor import Request, visitor
from overlander.text import Words

MOST: Final = 60  # rules shown for one search
MOST_WORDS: Final = 20  # of a search: each is looked for in every rule, and an address may hold thousands
PLAIN: Final = re.compile(r"\*\*|`")
TRIED: Final = re.compile(r"[A-Z] \| ")  # the kind of a worked example; then come what is given, done and expected
CITED: Final = re.compile(r"[A-Z]+(?:-[A-Z0-9][A-Za-z0-9]*)+")
HEADING: Final = re.compile(r"## (?P<title>.+)")
BESIDE: Final = re.compile(
    r"^[0-9]+[a-z]?(?:\.[0-9]+)?\.? | \([A-Z]{2,}-[^()]*\)"
)  # a heading's number, and the names of its rules
EXAMPLE: Final = re.compile(r"[XV][0-9]+")
DETAIL: Final = re.compile(r"E[0-9]+")
ALONE: Final = {"players": "1"}


class Part(NamedTuple):
    """A piece of a rule's text; `rule`: it names that rule."""

    text: str
    rule: str


class Explained(NamedTuple):
    """What the player aid says to a rule: icons, and a sentence in the reader's language."""

    signs: str
    text: str


class Section(NamedTuple):
    title: str  # empty at the beginning of a chapter
    rules: list[ledger.Rule]


class Chapter(NamedTuple):
    number: int
    title: str
    rules: list[ledger.Rule]

    def sections(self) -> list[Section]:
        out: list[Section] = []
        for rule in self.rules:
            title = plain_title(rule.section)
            title = "" if title == self.title else title
            if not out or out[-1].title != title:
                out.append(Section(title, []))
            out[-1].rules.append(rule)
        return out


def plain_title(heading: str) -> str:
    return BESIDE.sub("", heading)


@lru_cache
def chapters_of(game: str) -> list[Chapter]:
    """Those that have rules; notes on sources are left out."""
    headings: list[tuple[int, str]] = []
    for number, line in enumerate(ledger.rules_file(find_game(game)).read_text(encoding="utf-8").splitlines(), start=1):
        if found := HEADING.fullmatch(line.rstrip()):
            headings.append((number, plain_title(found["title"])))
    rules: dict[int, list[ledger.Rule]] = {}
    for rule in ledger.rules_of(game).values():
        if not rule.is_note:
            rules.setdefault(max([i for i, (line, _) in enumerate(headings) if line < rule.line], default=0), []).append(rule)
    return [Chapter(n, headings[i][1], rules[i]) for n, i in enumerate(sorted(rules), start=1)]


def rules_of(game: str) -> list[ledger.Rule]:
    return [rule for chapter in chapters_of(game) for rule in chapter.rules]


@lru_cache
def searchable_rules(game: str) -> list[tuple[ledger.Rule, str]]:
    """Every rule, with what is looked through for it."""
    return [(rule, f"{rule.id} {rule.text} {rule.section}".casefold()) for rule in rules_of(game)]


def option_sets(game: Game) -> list[dict[str, str]]:
    """As few as bring every expansion and the automa into play."""
    sets = [{}, *[{o.name: o.values[-1]} for o in game.schema if o.group == EXPANSIONS]]
    out: list[dict[str, str]] = []
    for given in [*sets, ALONE]:
        try:
            out.append(game.options(given))
        except OptionError:
            continue  # it needs another option, or several players
    return out


@lru_cache
def explain_icons(game: str, lang: str) -> dict[str, list[Explained]]:
    """By rule; nothing of a game that is not drawn."""
    found = drawing(game)
    out: dict[str, list[Explained]] = {}
    if found is None:
        return out
    words = Words(lang, game)
    for options in option_sets(find_game(game)):
        look = found.Look(find_game(game).new(options, "rules").view(NONE), NONE, words, THEMES["light"])
        for line in [line for chapter in found.aid(look) for line in chapter.lines if line.rule]:
            said = Explained(strip(line.glyphs), line.text)
            if said not in out.setdefault(line.rule, []):
                out[line.rule].append(said)
    return out


class Book:
    """What a template needs of the rules of a game, in the reader's language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.chapters = chapters_of(game)
        self.known = {rule.id for rule in rules_of(game)}
        self.explained = explain_icons(game, lang)
        self.sprite = sprite(game)

    def parts(self, text: str) -> list[Part]:
        """The text without the marks of the rules file, where other rules are named apart."""
        out: list[Part] = []
        tried = TRIED.match(text)
        text = PLAIN.sub("", text[tried.end() if tried else 0 :])
        text = text.replace(" | ", " \u2192 " if tried else " \u00b7 ").replace("->", "\u2192")
        done = 0
        for found in CITED.finditer(text):
            if found[0] in self.known:
                out += [Part(text[done : found.start()], ""), Part(found[0], found[0])]
                done = found.end()
        return [*out, Part(text[done:], "")]

    def kind(self, rule: ledger.Rule) -> str:
        last = rule.id.rpartition("-")[2]
        return "worked-example" if EXAMPLE.fullmatch(last) else "detail" if DETAIL.fullmatch(last) else "rule"

    def icon(self, chapter: Chapter) -> str:
        """The first icon that the player aid has for one of its rules."""
        return next((self.explained[rule.id][0].signs for rule in chapter.rules if rule.id in self.explained), "")


def book_of(game: str, lang: str) -> Book:
    if game not in ledger.games():
        raise OptionError("no-rules", {"game": game, "known": ", ".join(ledger.games())})
    return Book(game, lang)


@get("/rules/{game:str}")
async def rules(
    request: Request, game: FromPath[str], q: FromQuery[str] = "", rule: FromQuery[str] = "", chapter: FromQuery[int] = 0
) -> Html:
    """`rule`: the one behind a question, with its neighbours; `q`: words that all must occur; `chapter`: one to read. Without any
    of them, the contents."""
    who = visitor(request)
    book = book_of(game, who.lang)
    words = Words(who.lang, game)
    wanted = list(dict.fromkeys(q.casefold().split()))
    if len(wanted) > MOST_WORDS:
        raise OptionError("too-many-words", {"most": MOST_WORDS})
    every = rules_of(game)
    if wanted:
        shown = [r for r, text in searchable_rules(game) if all(word in text for word in wanted)]
    elif rule:
        beginning = rule.rpartition("-")[0]
        shown = [r for r in every if r.id == rule] + [r for r in every if r.id != rule and ledger.has_prefix(r.id, [beginning])]
    elif 1 <= chapter <= len(book.chapters):
        return read(request, book, book.chapters[chapter - 1], "")
    else:
        theme = THEMES[who.theme or "light"]
        boards = paint_boards(game, find_game(game).new({}, "rules"), words, theme)[:1]
        return page("rules_contents.html", who, words, book=book, game=game, q=q, boards=boards)
    rest = max(0, len(shown) - MOST)
    return page("rules.html", who, words, book=book, game=game, q=q, rule=rule, shown=shown[:MOST], rest=rest)


@get("/rules/{game:str}/{rule:str}")
async def one_rule(request: Request, game: FromPath[str], rule: FromPath[str]) -> Html:
    """The address of a rule: its chapter, where it is marked."""
    book = book_of(game, visitor(request).lang)
    for chapter in book.chapters:
        if any(r.id == rule for r in chapter.rules):
            return read(request, book, chapter, rule)
    raise OptionError("no-such-rule", {"game": game, "rule": rule})


def read(request: Request, book: Book, chapter: Chapter, rule: str) -> Html:
    who = visitor(request)
    return page("rules_chapter.html", who, Words(who.lang, book.game), book=book, game=book.game, chapter=chapter, rule=rule, q="")
