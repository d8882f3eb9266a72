"""The ledger: every numbered rule of a rulebook, and the tests that cite it.

A rule is defined where a line of a game's `rules.md` opens with its ID in bold, as a list item or as the first cell of a
table row. Indented lines below it, a table or a list, belong to it. What only programs need says `for developers` first in its
brackets, or at the end of its heading: a book for players leaves it to an appendix. A test cites a rule with `@rule("ID")`. Nothing
is run to find either.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from overlander.core.game import Game, find_game
from overlander.core.game import games as installed

LIST_ITEM = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9][A-Za-z0-9]*)+)\*\* (?P<rest>.+)")
TABLE_ROW = re.compile(r"\| \*\*(?P<id>[A-Z]+(?:-[A-Z0-9][A-Za-z0-9]*)+)\*\* \| (?P<rest>.+) \|")
HEADING = re.compile(r"#{2,3} (?P<title>.+)")
BELOW = re.compile(r"  (?P<line>\S.*)")  # a line of the table or list that ends a rule
DEVELOPERS = "for developers"
PROVENANCE_AT_END = re.compile(r"(?P<text>.*?) ?\[(?P<provenance>[^\[\]]+)\]")
PROVENANCE_FOR_ALL = re.compile(r".*\[(?P<provenance>[^\[\]]+?)(?: for all)?\]:")

NOTES = ("DIFF", "HOLE", "DP", "H", "D")  # notes on sources: they have IDs, after that of their game, and need no test
MOST_CITED = 3


class LedgerError(ValueError):
    """A rules file, a citation or a list of exceptions that cannot be read as one."""


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    text: str
    provenance: str
    section: str
    line: int
    for_developers: bool = False  # a note on the program that no player needs

    @property
    def is_note(self) -> bool:
        return has_prefix(self.id, NOTES) or has_prefix(self.id.partition("-")[2], NOTES)


@dataclass(frozen=True, slots=True)
class Coverage:
    """Where the rules of one game stand. Notes are left out; a pending rule is missing too."""

    total: int
    covered: dict[str, list[str]]
    missing: list[str]
    untestable: dict[str, str]
    pending: list[str]


def has_prefix(identifier: str, prefixes: Iterable[str]) -> bool:
    """ABC-MOVE is a prefix of ABC-MOVE-12, not of ABC-MOVEMENT-1."""
    return any(identifier == prefix or identifier.startswith(prefix + "-") for prefix in prefixes)


# The rules


def games() -> list[str]:
    """The games that have a rules file."""
    return [slug for slug, game in installed().items() if rules_file(game).is_file()]


def rules_file(game: Game) -> Path:
    return game.folder / "rules.md"


def rules_of(game: str) -> dict[str, Rule]:
    """The rules of a game by ID, in the order of its rulebook."""
    return parse_rules(rules_file(find_game(game)).read_text(encoding="utf-8"))


def parse_rules(text: str) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    chapter = section = for_all = last = ""
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.rstrip()
        below, last = last, ""
        if heading := HEADING.fullmatch(line):
            section, for_all = heading["title"], ""
            chapter = section if line.startswith("## ") else chapter
        elif shared := PROVENANCE_FOR_ALL.fullmatch(line):
            for_all = shared["provenance"]
        elif found := LIST_ITEM.fullmatch(line) or TABLE_ROW.fullmatch(line):
            rest, provenance = _split_provenance(found["rest"], for_all, is_row=line.startswith("|"))
            if found["id"] in rules:
                raise LedgerError(f"line {number}: {found['id']} is defined twice")
            marked = provenance.startswith(DEVELOPERS) or any(x.endswith(f"({DEVELOPERS})") for x in (chapter, section))
            rules[found["id"]] = Rule(found["id"], rest, provenance, section, number, marked)
            last = found["id"]
        elif below and (more := BELOW.fullmatch(line)):
            rules[below] = replace(rules[below], text=f"{rules[below].text}\n{more['line']}")
            last = below
    return rules


def _split_provenance(rest: str, for_all: str, *, is_row: bool) -> tuple[str, str]:
    if is_row:
        text, _, last_cell = rest.rpartition(" | ")
        return text, last_cell.removeprefix("[").removesuffix("]")
    if found := PROVENANCE_AT_END.fullmatch(rest):
        return found["text"], found["provenance"]
    return rest, for_all


# The tests


@cache
def citations(tests: Path) -> dict[str, list[str]]:
    """For every cited ID the tests that cite it, as `tests/rules/<game>/test_movement.py::test_name`; read once for all games."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.joinpath("rules").rglob("*.py")):
        file = path.relative_to(tests.parent).as_posix()
        for name, ids in _cited_in(ast.parse(path.read_text(encoding="utf-8"), str(path)), file):
            for identifier in ids:
                cited.setdefault(identifier, []).append(name)
    return cited


def _cited_in(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, list[str]]]:
    for child in node.body:
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        child_name = f"{name}::{child.name}"
        for decorator in child.decorator_list:
            if isinstance(decorator, ast.Call) and _called(decorator) == "rule":
                if not child.name.startswith("test"):
                    raise LedgerError(f"{child_name} cites a rule and is not a test")
                yield child_name, _literal_ids(decorator, child_name)
        if isinstance(child, ast.ClassDef):
            yield from _cited_in(child, child_name)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _literal_ids(call: ast.Call, name: str) -> list[str]:
    ids = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(ids) != len(call.args) or call.keywords:
        raise LedgerError(f"{name} must cite its rules as plain strings")
    if not 1 <= len(ids) <= MOST_CITED:
        raise LedgerError(f"{name} must cite one to {MOST_CITED} rules")
    return ids


# The balance


def pending_entries(tests: Path, game: str) -> tuple[list[str], list[str]]:
    """IDs and prefixes of `tests/rules/pending.toml`: not built yet."""
    table = _table(tests / "rules" / "pending.toml", game)
    if not table.keys() <= {"ids", "prefixes"}:
        raise LedgerError(f"pending.toml, [{game}]: only `ids` and `prefixes` can be listed")
    return [str(entry) for entry in table.get("ids", [])], [str(entry) for entry in table.get("prefixes", [])]


def untestable_entries(tests: Path, game: str) -> dict[str, str]:
    """IDs and reasons of `tests/rules/untestable.toml`: rules without behaviour."""
    return {key: str(reason) for key, reason in _table(tests / "rules" / "untestable.toml", game).items()}


def _table(path: Path, game: str) -> dict[str, list[str]]:
    if not path.exists():
        return {}
    table: dict[str, list[str]] = tomllib.loads(path.read_text(encoding="utf-8")).get(game, {})
    return table


def coverage(game: str, tests: Path) -> Coverage:
    rules = [rule.id for rule in rules_of(game).values() if not rule.is_note]
    cited = citations(tests)
    reasons = untestable_entries(tests, game)
    ids, prefixes = pending_entries(tests, game)
    return Coverage(
        total=len(rules),
        covered={rule: cited[rule] for rule in rules if rule in cited},
        missing=[rule for rule in rules if rule not in cited and rule not in reasons],
        untestable={rule: reasons[rule] for rule in rules if rule in reasons},
        pending=[rule for rule in rules if rule in ids or has_prefix(rule, prefixes)],
    )
