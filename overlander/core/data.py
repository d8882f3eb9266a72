"""Data packs: the components of a game as TOML, with their sources. Reading is checking: every error names file and place.

A `Node` is a table being read: each field is fetched with its type, and `done()` refuses what nobody asked for. So nothing
untyped reaches the compiled code, and a misspelt key cannot pass unnoticed.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NoReturn

from overlander.core.errors import DataError, Params

SOURCES: Final = ("rulebook", "public", "recalled", "derived", "decision", "reconstructed")
UNSURE: Final = ("recalled", "reconstructed")  # what the print may say otherwise
ABOUT: Final = ("source", "note", "sources", "notes")  # fields about a table, not of it


class Node:
    """A table of a data file, with its place for error messages."""

    def __init__(self, file: str, place: str, table: dict[str, Any]) -> None:
        self.file = file
        self.place = place
        self.table = table
        self.read: set[str] = set(ABOUT)
        self.inside: dict[str, list[Node]] = {}  # the tables read so far, by field

    def fail(self, code: str, field: str, found: str) -> NoReturn:
        where = self.place + "." + field if self.place else field
        raise DataError(code, {"file": self.file, "place": where, "found": found})

    def has(self, field: str) -> bool:
        return field in self.table

    def get(self, field: str) -> Any:
        if field not in self.table:
            self.fail("data-missing-key", field, "")
        self.read.add(field)
        return self.table[field]

    def int_(self, field: str) -> int:
        value = self.get(field)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail("data-not-a-number", field, repr(value))
        return value

    def flag(self, field: str) -> bool:
        value = self.get(field)
        if not isinstance(value, bool):
            self.fail("data-not-a-flag", field, repr(value))
        return value

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str):
            self.fail("data-not-a-text", field, repr(value))
        return value

    def one_of(self, field: str, allowed: list[str]) -> str:
        value = self.text(field)
        if value not in allowed:
            self.fail("data-unknown-word", field, value)
        return value

    def index(self, field: str, allowed: list[str]) -> int:
        return allowed.index(self.one_of(field, allowed))

    def maybe_int(self, field: str, default: int) -> int:
        return self.int_(field) if field in self.table else default

    def maybe_text(self, field: str, default: str) -> str:
        return self.text(field) if field in self.table else default

    def maybe_flag(self, field: str) -> bool:
        return field in self.table and self.flag(field)

    def node(self, field: str) -> Node:
        if field in self.inside:
            return self.inside[field][0]
        value = self.get(field)
        if not isinstance(value, dict):
            self.fail("data-not-a-table", field, repr(value))
        found = Node(self.file, self.place + "." + field if self.place else field, value)
        self.inside[field] = [found]
        return found

    def nodes(self, field: str) -> list[Node]:
        if field in self.inside:
            return self.inside[field]
        out: list[Node] = []
        for i, value in enumerate(self.items(field)):
            name = str(i + 1)
            if isinstance(value, dict):
                name = str(value.get("id", name))
            where = (self.place + "." if self.place else "") + field + "[" + name + "]"
            if not isinstance(value, dict):
                raise DataError("data-not-a-table", {"file": self.file, "place": where, "found": repr(value)})
            out.append(Node(self.file, where, value))
        self.inside[field] = out
        return out

    def fields(self) -> list[str]:
        """The names in a table that is a list by name."""
        return [field for field in self.table if field not in ABOUT]

    def items(self, field: str) -> list[Any]:
        value = self.get(field)
        if not isinstance(value, list):
            self.fail("data-not-a-list", field, repr(value))
        return value

    def texts(self, field: str) -> list[str]:
        out: list[str] = []
        for value in self.items(field):
            if not isinstance(value, str):
                self.fail("data-not-a-text", field, repr(value))
            out.append(value)
        return out

    def ints(self, field: str) -> list[int]:
        out: list[int] = []
        for value in self.items(field):
            if not isinstance(value, int) or isinstance(value, bool):
                self.fail("data-not-a-number", field, repr(value))
            out.append(value)
        return out

    def expect(self, field: str, found: int, wanted: int) -> None:
        """A count that the rules assert."""
        if found != wanted:
            raise DataError("data-wrong-count", {"file": self.file, "place": field, "found": found, "wanted": wanted})

    def ignore(self, *fields: str) -> None:
        """Fields for drawing, read elsewhere."""
        self.read.update(fields)

    def done(self) -> None:
        """Every field was asked for, here and in the tables inside."""
        for field in self.table:
            if field not in self.read:
                self.fail("data-unknown-key", field, repr(self.table[field]))
        for nodes in self.inside.values():
            for x in nodes:
                x.done()


class Pack:
    """The data files of one game, an owner's corrections laid over them."""

    def __init__(self, files: dict[str, dict[str, Any]], digest: str) -> None:
        self.files = files
        self.digest = digest
        self.nodes: dict[str, Node] = {}

    def file(self, name: str) -> Node:
        if name not in self.files:
            raise DataError("data-missing-file", {"file": name + ".toml"})
        if name not in self.nodes:
            self.nodes[name] = Node(name + ".toml", "", self.files[name])
        return self.nodes[name]

    def rows(self, file: str, field: str) -> list[dict[str, Any]]:
        """The rows of a table as plain data, with those that expansions add to it in files of their own (`[[file.field]]`)."""
        tables = [self.files.get(file, {})]
        tables += [x[file] for x in self.files.values() if isinstance(x.get(file), dict)]
        return [row for table in tables for row in table.get(field, []) if isinstance(row, dict)]

    def done(self) -> None:
        """Everything in every file was asked for: call it when all option sets have been read."""
        for name in self.files:
            self.file(name).done()


def read_folder(folder: Path) -> dict[str, dict[str, Any]]:
    out: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            out[path.stem] = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:  # the last: brackets within brackets
            raise DataError("data-not-toml", {"file": path.name, "found": str(error)}) from None
    return out


def load(folder: Path, corrections: Path | None = None) -> Pack:
    """The pack of a folder. Corrections are files of the same names that hold only what differs; items are matched by `id`."""
    files = read_folder(folder)
    if not files:
        raise DataError("data-missing-folder", {"file": folder.name})
    if corrections is not None:
        if not corrections.is_dir():
            raise DataError("data-missing-folder", {"file": str(corrections)})
        for name, table in read_folder(corrections).items():
            if name not in files:
                raise DataError("data-unknown-file", {"file": name + ".toml", "known": ", ".join(sorted(files))})
            correct(name + ".toml", "", files[name], table)
    for name, table in files.items():
        check_sources(name + ".toml", "", table)
    return Pack(files, blake2b(repr(files).encode(), digest_size=6).hexdigest())


def correct(file: str, place: str, base: dict[str, Any], change: dict[str, Any]) -> None:
    """Lay a table over another: tables by key, lists of items by id, everything else replaced. Nothing new may appear."""
    for key, value in change.items():
        where = place + "." + key if place else key
        if key in ABOUT:
            base[key] = value
        elif key not in base:
            raise DataError("data-unknown-key", {"file": file, "place": where, "found": repr(value)})
        elif isinstance(base[key], dict) and isinstance(value, dict):
            correct(file, where, base[key], value)
        elif is_items(base[key]) and is_items(value):
            for item in value:
                found = [x for x in base[key] if x["id"] == item["id"]]
                if not found:
                    raise DataError("data-unknown-item", {"file": file, "place": where, "found": str(item["id"])})
                correct(file, f"{where}[{item['id']}]", found[0], item)
        else:
            base[key] = value


def is_items(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(x, dict) and "id" in x for x in value)


def check_sources(file: str, place: str, table: dict[str, Any]) -> None:
    found = [table["source"]] if "source" in table else []
    found += list(table["sources"].values()) if "sources" in table else []
    for source in found:
        if source not in SOURCES:
            params: Params = {"file": file, "place": place, "found": str(source), "known": ", ".join(SOURCES)}
            raise DataError("data-unknown-source", params)
    if not place and "source" not in table:
        raise DataError("data-missing-key", {"file": file, "place": "source", "found": ""})
    for key, value in table.items():
        where = place + "." + key if place else key
        if isinstance(value, dict) and key not in ABOUT:
            check_sources(file, where, value)
        elif isinstance(value, list):
            for i, item in enumerate(value):
                if isinstance(item, dict):
                    check_sources(file, f"{where}[{item.get('id', i + 1)}]", item)


class Sourced:
    """A value of a pack with where it stands and where it comes from; `table` is the table that has it in `field`."""

    def __init__(self, table: dict[str, Any], field: str, place: str, source: str, note: str) -> None:
        self.table = table
        self.field = field
        self.place = place
        self.value = repr(table[field])
        self.source = source
        self.note = note


def provenance(pack: Pack) -> list[Sourced]:
    """Every single value of a pack with its source: its own, else its item's, else its file's."""
    out: list[Sourced] = []
    for name, table in pack.files.items():
        walk_sources(name, table, "", "", table.get("sources", {}), "", out)
    return out


def walk_sources(
    place: str, table: dict[str, Any], source: str, note: str, by_array: dict[str, Any], array: str, out: list[Sourced]
) -> None:
    source = table.get("source", source)
    note = table.get("note", note)
    own: dict[str, Any] = table.get("sources", {})
    for key, value in table.items():
        if key in ABOUT:
            continue
        where = place + "." + key
        mine = str(own.get(key, by_array.get(f"{array}.{key}", source)))
        if isinstance(value, dict):
            walk_sources(where, value, mine, note, by_array, key, out)
        elif isinstance(value, list) and value and all(isinstance(x, dict) for x in value):
            for i, item in enumerate(value):
                walk_sources(f"{where}[{item.get('id', i + 1)}]", item, mine, note, by_array, key, out)
        else:
            out.append(Sourced(table, key, where, mine, note))
