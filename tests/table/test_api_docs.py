"""docs/api.md: every request on that page is sent, and what comes back is compared with what it says.

In what it says, "..." is anything, a list may end with it, and the key "..." stands for further fields. A string like {token}
is whatever comes back the first time, and the same from then on; a whole text has its name beside the kind.
"""

import asyncio
import json
import re
from itertools import zip_longest
from pathlib import Path
from typing import Any

from overlander.core.game import games
from overlander.table.app import create_app
from overlander.table.storage.databases import Sqlite
from tests.table.api import Answer, ask
from tests.table.test_api_schema import described

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
ANSWER = r"```(?P<kind>json|text) ?(?P<status>[0-9]*)(\{(?P<name>[a-z]+)\})?\n(?P<told>.*?)```"
EXAMPLE = re.compile(r"```http\n(?P<asked>.*?)```\n" + ANSWER, re.S)
NAMED = re.compile(r"\{([a-z]+)\}")
ADDRESS = re.compile(r"### `([A-Z]+ /[^`]*)`")
CHAPTER = re.compile(r"### [^`\n]*\(`([A-Za-z]+Table)`\)\n(.*?)(?=\n##)", re.S)
ANYTHING = "..."


class Known(dict[str, str]):
    """What came back for a name."""

    def fill(self, text: str) -> str:
        return NAMED.sub(lambda found: self[found[1]], text)

    def fill_json(self, text: str) -> str:
        return NAMED.sub(lambda found: json.dumps(self[found[1]])[1:-1], text)

    def same(self, said: Any, found: Any) -> bool:
        if said == ANYTHING:
            return True
        if isinstance(said, str) and (name := NAMED.fullmatch(said)):
            return str(found) == self.setdefault(name[1], str(found))
        if isinstance(said, dict) and isinstance(found, dict):
            named = {key: value for key, value in said.items() if key != ANYTHING}
            whole = ANYTHING in said or set(named) == set(found)
            return whole and all(key in found and self.same(value, found[key]) for key, value in named.items())
        if isinstance(said, list) and isinstance(found, list):
            if said[-1:] == [ANYTHING]:
                said, found = said[:-1], found[: len(said) - 1]
            return len(said) == len(found) and all(self.same(one, other) for one, other in zip(said, found))
        return bool(said == found and type(said) is type(found))

    def same_text(self, said: str, found: str) -> bool:
        """Line by line; an event's data as JSON; what follows "..." does not matter."""
        lines = [line for line in found.splitlines() if not line.startswith(":")]
        lines = lines[next(i for i, line in enumerate(lines) if line) :]
        for one, other in zip_longest(said.splitlines(), lines[: len(said.splitlines())], fillvalue=""):
            if one == ANYTHING:
                return True
            if one.startswith("data: "):
                if not self.same(json.loads(one[6:]), json.loads(other[6:])):
                    return False
            elif self.fill(one) != other:
                return False
        return True


def examples() -> list[re.Match[str]]:
    return list(EXAMPLE.finditer(PAGE.read_text(encoding="utf-8")))


def test_what_the_page_says_is_what_comes_back(tmp_path: Path) -> None:
    app = create_app(Sqlite(tmp_path), public=True, webhooks=True)

    async def send(known: Known, asked: str) -> Answer:
        head, _, body = asked.partition("\n\n")
        first, *rest = known.fill(head).splitlines()
        method, address = first.split(" ")
        headers = dict(line.split(": ", 1) for line in rest)
        return await ask(app, method, address, known.fill_json(body).strip().encode(), headers, pushes=1)

    async def read() -> None:
        known = Known()
        async with app.lifespan():
            for example in examples():
                answer = await send(known, example["asked"])
                assert answer.status == int(example["status"] or 200), (example["asked"], answer)
                if example["name"]:
                    known[example["name"]] = answer.body.decode()
                if answer.status == 204:
                    assert (example["told"], answer.body) == ("", b"")
                elif example["kind"] == "json":
                    assert known.same(json.loads(example["told"]), answer.json()), (example["asked"], answer)
                else:
                    assert known.same_text(example["told"], answer.body.decode()), (example["asked"], answer)

    asyncio.run(read())


def test_every_address_has_its_example() -> None:
    text = PAGE.read_text(encoding="utf-8")
    there = {f"{method.upper()} {path}" for path, methods in described()["paths"].items() for method in methods}
    assert set(ADDRESS.findall(text)) == there
    for address in there:
        method, path = address.split(" ")
        pattern = re.compile(re.sub(r"\\\{[a-z]+\\\}", "[^/?]+", re.escape(f"{method} {path}")) + r"(\?.*)?")
        assert any(pattern.fullmatch(example["asked"].split("\n")[0]) for example in examples()), address


def test_what_a_seat_sees_is_told_field_by_field() -> None:
    schemas = described()["components"]["schemas"]
    tables = {x["$ref"].rpartition("/")[2] for x in schemas["Seen"]["oneOf"]}
    assert len(tables) == len(games())
    chapters = dict(CHAPTER.findall(PAGE.read_text(encoding="utf-8")))
    assert set(chapters) == tables
    for name in set(chapters) - {"OrchardTable"}:
        fields = [field for field in schemas[name]["properties"] if field != "game"]
        assert [field for field in fields if f"`{field}`" not in chapters[name]] == []


def test_what_is_compared_can_differ() -> None:
    known = Known()
    assert known.same({"a": "{x}", "...": "..."}, {"a": "1", "b": 2})
    assert not known.same({"a": "{x}"}, {"a": "2"})
    assert not known.same({"a": 1}, {"a": 1, "b": 2})
    assert not known.same([1], [1, 2])
    assert known.same([1, "..."], [1, 2])
    assert not known.same(0, False)
    assert known.same_text("a\n...\n", "a\nb\n")
    assert not known.same_text("a\nc\n", "a\nb\n")
    assert not known.same_text("a\nb\n", "a\n")
