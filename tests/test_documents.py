"""The documents tell the truth: every file, class, method and function that they name is there, and every link leads somewhere.

A file of the package is named from `overlander/` on, any other from the root of the project; `<game>` and `*` stand for any.
`Class.name` is a method or an attribute, `module.name` what stands in a module or package of that name; `Name` is a class, `name()`
a function or a method.
"""

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest

from overlander.core.game import games
from overlander.ledger import rules_of

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.joinpath("docs").rglob("*.md"))]
PACKAGES = ("overlander", "tests", "bench", "tools")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
SUFFIX = re.compile(r"[\w<>*/.-]+\.(py|md|toml|ftl|js|css|html|yml|yaml|txt|svg)")
FOLDER = re.compile(r"[\w.-]+(/[\w<>*.-]+)*/|(overlander|tests|docs|bench|tools)(/[\w<>*.-]+)+")
TEST = re.compile(r"(tests/[\w/]+\.py)::(\w+)")
DOTTED = re.compile(r"(?:[a-z]\w*\.)*([A-Za-z_]\w*)\.([A-Za-z_]\w*)(\(.*\))?")
CLASS = re.compile(r"[A-Z][a-z]\w*")
CALLED = re.compile(r"([a-z_]\w*)\(\)")
ANY = re.compile(r"<[^>]*>|\bGAME\b")
NEW_TO_THE_HOUSE = "adding-a-game.md"  # names files that its reader is about to write
OTHERS = {  # what looks like a name of ours and is not
    "Any",
    "Forwarded",
    "Host",
    "fluent.runtime",
    "secrets.token_urlsafe(24)",
    "tables.sqlite3",
    *("card.toml", "checkpoint.npz", "faults.txt", "learned/", "log.jsonl", "report.html", "weights.npz"),  # made by a training
}


class Names:
    """What the sources define, as far as reading them tells."""

    def __init__(self) -> None:
        self.classes: dict[str, set[str]] = {}  # with what each class has, its ancestors' left out
        self.ancestors: dict[str, set[str]] = {}
        self.modules: dict[str, set[str]] = {}  # by the last part of the module's name
        self.functions: set[str] = set()

    def read(self, path: Path) -> None:
        top = ast.parse(path.read_text(encoding="utf-8"))
        stem = path.parent.name if path.stem == "__init__" else path.stem
        names = self.modules.setdefault(stem, set())
        package = path.parent.parent if path.stem == "__init__" else path.parent
        self.modules.setdefault(package.name, set()).add(stem)
        for node in ast.walk(top):
            if isinstance(node, ast.ClassDef):
                self.classes.setdefault(node.name, set()).update(attributes(node))
                names.update(attributes(node))
                self.ancestors.setdefault(node.name, set()).update(b.id for b in node.bases if isinstance(b, ast.Name))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self.functions.add(node.name)
        for statement in top.body:
            names.update(defined(statement))

    def has(self, owner: str, name: str) -> bool:
        if owner in self.classes:
            return name in self.classes[owner] or any(self.has(one, name) for one in self.ancestors[owner])
        return name in self.modules.get(owner, ())


def defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [alias.asname or alias.name for alias in node.names]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def attributes(node: ast.ClassDef) -> set[str]:
    own = {name for statement in node.body for name in defined(statement)}
    stored = [x for x in ast.walk(node) if isinstance(x, ast.Attribute) and isinstance(x.ctx, ast.Store)]
    return own | {x.attr for x in stored if isinstance(x.value, ast.Name) and x.value.id == "self"}


@lru_cache
def names() -> Names:
    out = Names()
    for package in PACKAGES:
        for path in ROOT.joinpath(package).rglob("*.py"):
            out.read(path)
    return out


def is_there(path: str) -> bool:
    """From the root, or from `overlander/` on: there is one way to name a file."""
    pattern = ANY.sub("*", path.rstrip("/"))
    if pattern.startswith("overlander/"):
        return False
    return any(True for root in (ROOT, ROOT / "overlander") for _ in root.glob(pattern))


def wrong(code: str) -> bool:
    """Does a piece of a document in `...` name something that is not there?"""
    if code in OTHERS:
        return False
    if SUFFIX.fullmatch(code) or FOLDER.fullmatch(code):
        return not is_there(code)
    if test := TEST.fullmatch(code):
        return not ROOT.joinpath(test[1]).exists() or f"def {test[2]}(" not in ROOT.joinpath(test[1]).read_text(encoding="utf-8")
    if dotted := DOTTED.fullmatch(code):
        known = names()
        return not known.has(dotted[1], dotted[2])
    if called := CALLED.fullmatch(code):
        return called[1] not in names().functions
    return bool(CLASS.fullmatch(code)) and code not in names().classes


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_names_is_there(document: Path) -> None:
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    if document.name != NEW_TO_THE_HOUSE:
        assert sorted({code for code in CODE.findall(text) if wrong(code)}) == []
    for one, other in LINK.findall(text):
        target, _, heading = (one or other).partition("#")
        if "://" not in target:
            there = document.parent.joinpath(target) if target else document
            assert there.exists(), target
            assert not heading or heading in headings(there.read_text(encoding="utf-8")), (target, heading)


def headings(text: str) -> set[str]:
    """What a link may name behind `#`, as readers of Markdown make it of a heading."""
    found = re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("game", [slug for slug in games() if ROOT.joinpath("docs", f"{slug}.md").exists()])
def test_the_page_of_a_game_says_where_each_chapter_of_its_rules_is(game: str) -> None:
    text = ROOT.joinpath("docs", f"{game}.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("|")]
    said = {chapter for row in rows if len(row) > 3 and row[3].strip() for chapter in CODE.findall(row[2])}
    wanted = {chapter_of(rule.id) for rule in rules_of(game).values() if not rule.is_note}
    assert sorted(wanted - said) == []


def chapter_of(rule: str) -> str:
    """`GWT-MOVE` of `GWT-MOVE-3`, `RTN` of `RTN-E4`."""
    parts = rule.split("-")
    return "-".join(parts[: min(2, len(parts) - 1)])


def test_what_is_not_there_is_noticed() -> None:
    assert wrong("core/nothing.py")
    assert wrong("overlander/core/match.py")
    assert wrong("Match.nothing")
    assert wrong("NoSuchClass")
    assert wrong("nothing_at_all()")
    assert wrong("tests/test_documents.py::test_nothing")
    assert headings("# Two words\n```\n# no heading\n```\n## It's `code`\n") == {"two-words", "its-code"}
    assert not wrong("core/match.py")
    assert not wrong("Match.record")
    assert not wrong("games/<game>/rules.md")
