"""The rules as a book: chapters with what stands before them, rules with their tables, and the examples that are drawn beside them.
What only programs need comes last, in an appendix."""

import re
from functools import lru_cache
from typing import Final, NamedTuple

from overlander import ledger
from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game
from overlander.core.options import EXPANSIONS
from overlander.drawing import THEMES
from overlander.drawing.grammar import strip
from overlander.pictures import drawing, sprite
from overlander.pictures.examples import Picture, draw_example, examples
from overlander.text import Words

PLAIN: Final = re.compile(r"\*\*|`")
CITED: Final = re.compile(r"[A-Z]+(?:-[A-Z0-9][A-Za-z0-9]*)+")
HEADING: Final = re.compile(r"## (?P<title>.+)")
INTRODUCED: Final = re.compile(r"> (?P<text>.+)")  # a line below a heading, which is no rule
BESIDE: Final = re.compile(
    r"^[0-9]+[a-z]?(?:\.[0-9]+)?\.? | \([A-Z]{2,}-[^()]*\)| \(for developers\)$"
)  # a heading's number, and the names of its rules
EXAMPLE: Final = re.compile(r"[XV][0-9]+")
DETAIL: Final = re.compile(r"E[0-9]+")
CELL: Final = re.compile(r"(?<!\\)\|")
RULED: Final = re.compile(r"[|:\- ]+")  # the line below the head of a table
PRINTED: Final = (
    (re.compile(r'"([^"]*)"'), "\u201c\\1\u201d"),
    (re.compile("'"), "\u2019"),
    (re.compile(r"(?<=[0-9]) x (?=[0-9])"), " \u00d7 "),
    (re.compile(r"(?<=[0-9]) - (?=[0-9])"), " \u2212 "),
    (re.compile(r"(?<![\w.-])-(?=[0-9])"), "\u2212"),
)
ALONE: Final = {"players": "1"}


class Part(NamedTuple):
    """A piece of a rule's text; `rule`: it names that rule."""

    text: str
    rule: str


Line = list[Part]


class Block(NamedTuple):
    """What stands below a rule's first sentences: a table with its head, or a list, whose rows have one cell each."""

    head: list[Line]
    rows: list[list[Line]]

    @property
    def is_table(self) -> bool:
        return self.head != []


class Explained(NamedTuple):
    """What the player aid says to a rule: icons, and a sentence in the reader's language."""

    signs: str
    text: str


class Section(NamedTuple):
    title: str  # empty at the beginning of a chapter
    rules: list[ledger.Rule]


class Chapter(NamedTuple):
    number: int
    title: str  # empty of the appendix: it has one in the reader's language
    rules: list[ledger.Rule]
    introduction: list[str] = []

    @property
    def is_appendix(self) -> bool:
        return not self.title

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
    """Those that have rules, and the appendix if there is one; notes on sources are left out."""
    lines = ledger.rules_file(find_game(game)).read_text(encoding="utf-8").splitlines()
    titles = [""]
    introductions: list[list[str]] = [[]]
    begins = [0]
    for number, line in enumerate(lines, start=1):
        if found := HEADING.fullmatch(line.rstrip()):
            titles.append(plain_title(found["title"]))
            introductions.append([])
            begins.append(number)
        elif introduced := INTRODUCED.fullmatch(line.rstrip()):
            introductions[-1].append(introduced["text"])
    rules: dict[int, list[ledger.Rule]] = {}
    rest: list[ledger.Rule] = []
    for rule in ledger.rules_of(game).values():
        if rule.for_developers:
            rest.append(rule)
        elif not rule.is_note:
            rules.setdefault(max(i for i, line in enumerate(begins) if line < rule.line), []).append(rule)
    out = [Chapter(n, titles[i], rules[i], introductions[i]) for n, i in enumerate(sorted(rules), start=1)]
    return [*out, Chapter(len(out) + 1, "", rest)] if rest else out


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


def plain(text: str) -> str:
    """Without the marks of the rules file, and as it is printed: quotation marks, apostrophes, signs."""
    text = PLAIN.sub("", text).replace(" | ", " \u00b7 ").replace("->", "\u2192")
    for mark, printed in PRINTED:
        text = mark.sub(printed, text)
    return text


def cells(line: str) -> list[str]:
    return [x.strip() for x in CELL.split(line.strip().removeprefix("|").removesuffix("|"))]


class Book:
    """What a template needs of the rules of a game, in the reader's language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.chapters = chapters_of(game)
        self.known = {rule.id for rule in rules_of(game)}
        self.explained = explain_icons(game, lang)
        self.examples = examples(game)
        self.sprite = sprite(game)

    def parts(self, text: str) -> Line:
        """The text without the marks of the rules file, where other rules are named apart."""
        out: Line = []
        text = plain(text)
        done = 0
        for found in CITED.finditer(text):
            if found[0] in self.known:
                out += [Part(text[done : found.start()], ""), Part(found[0], found[0])]
                done = found.end()
        return [*out, Part(text[done:], "")]

    def sentences(self, rule: ledger.Rule) -> Line:
        """Its sentences, without the tables and lists below them."""
        return self.parts(rule.text.partition("\n")[0])

    def below(self, rule: ledger.Rule) -> list[Block]:
        out: list[Block] = []
        for line in rule.text.split("\n")[1:]:
            table = line.startswith("|")
            if table and RULED.fullmatch(line):
                continue
            if not out or out[-1].is_table != table:
                out.append(Block([self.parts(x) for x in cells(line)], []) if table else Block([], []))
                if table:
                    continue
            out[-1].rows.append([self.parts(x) for x in (cells(line) if table else [line.removeprefix("- ")])])
        return out

    def pictures(self, rule: ledger.Rule) -> list[Picture]:
        """The examples beside a rule."""
        return [draw_example(self.game, x, self.lang) for x in self.examples.get(rule.id, [])]

    def section(self, rule: ledger.Rule) -> str:
        return plain_title(rule.section)

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
