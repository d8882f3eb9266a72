"""Whatever a stranger asks for, at any address: nothing but answers and clear refusals, never an error of the server's own.

    python -m tests.table.every_route --requests 100000 --database postgres

Straight into the application, without a network between, at home and on a public server in turn. Requests come in blocks, each with
tables of its own and a chance of its own: `--from 120` goes on where an interrupted run was, and a block that fails fails again.
"""

import argparse
import asyncio
import json
import logging
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final
from unittest.mock import patch
from urllib.parse import quote, unquote_to_bytes, urlencode

from overlander.core.game import games, offered_games
from overlander.drawing import font
from overlander.table.app import Application, create_app
from overlander.table.pages.files import STATIC
from overlander.table.play.table import Table
from overlander.table.rights import costs, metering
from overlander.table.storage.keys import HOST as HOSTING
from overlander.table.storage.keys import SEAT, Key, hash_of, new_secret
from tests.table.kills import somewhere
from tests.table.places import Place

BLOCK: Final = 250  # requests
PARAMETER: Final = re.compile(r"\{([a-z_]+)(?::[a-z]+)?\}")
ODD: Final = (
    *(
        "",
        "\0",
        "a\0b",
        "é",
        "🐄",
        "null",
        "-1",
        "0",
        "1",
        "7",
        "99999999999999999999",
        "0x10",
        "1e400",
        "NaN",
        "[]",
        "{}",
        "'",
        '"',
        "%",
    ),
    *("%s", "../..", "..\\..", "a" * 300, "a" * 3000, "\u202e", "٣", " ", "\r\n", "<b>", "on", "true", "watch", "en", "fr", "link"),
)
QUERIES: Final = (
    *("have", "so-far", "token", "move", "q", "rule", "lang", "theme", "game", "seat", "since", "number"),
    *("partial", "invitation", "level", "n", "thing"),
)
FIELDS: Final = (
    *("token", "position", "have", "seat", "name", "colour", "bot", "level", "text", "passes"),
    *("plan", "answer", "webhook", "game", "option-players", "option-automa", "seat-0", "seat-1", "name-0", "name-1"),
    *("record", "back", "lang", "theme", "invitation", "off", "guided", "hints", "link", "options"),
    *("seats", "sequel", "agree", "keep", "number"),
)
DEEDS: Final = (
    *("name", "open", "shut", "bot", "link", "watch", "host", "play", "undo", "redo"),
    *("restart", "agree", "decline", "chat", "hint", "review", "branch"),
)
HEADERS: Final = (
    *(
        "accept",
        "accept-encoding",
        "accept-language",
        "last-event-id",
        "if-none-match",
        "range",
        "origin",
        "sec-fetch-site",
        "host",
    ),
    *("authorization", "cookie", "x-forwarded-for", "x-forwarded-proto", "forwarded", "content-length", "expect", "referer"),
)
KINDS: Final = (
    "application/x-www-form-urlencoded",
    "application/json",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "x",
    "",
)
MADE_APART: Final = re.compile(r"/pictures/(png|gif|webp)$")  # by a process each: they are tested on their own


class Block:
    """Some requests, and the tables they are about."""

    def __init__(self, app: Application, seed: str) -> None:
        self.app = app
        self.rng = random.Random(seed)
        self.secret = new_secret()
        self.tables: list[Table] = []
        self.routes = [(route.path, sorted(route.methods - {"OPTIONS"})) for route in app.routes if route.methods != {"OPTIONS"}]
        self.files = [path.name for folder in (STATIC, font.FOLDER) for path in folder.iterdir()]

    async def begin(self) -> None:
        """A table at its start and one in the middle of a game; whoever asks with the right cookie hosts them."""
        home = self.app.state.house
        for decisions in (0, 25):
            game = self.rng.choice(offered_games()).slug
            table = await home.table(await home.begin(game, {"players": "2"}, ["Ann", "Bob"], links=[1] if decisions else []))
            for _ in range(decisions):
                if table.state.over() or not table.begun:
                    break
                seat = table.asked()[0]
                await table.play(seat, str(self.rng.choice(table.state.choices(seat))))
            self.tables.append(table)
            mine = [Key(hash_of(self.secret), table.id, HOSTING), Key(hash_of(self.secret), table.id, SEAT, 0)]
            await home.keys.add(mine)

    async def end(self) -> None:
        for table in self.tables:
            await self.app.state.house.delete(table.id)

    # -- one request

    def odd(self) -> str:
        return self.rng.choice(ODD)

    def value(self, name: str) -> str:
        """Most often what is meant there, or could be meant elsewhere."""
        if self.rng.random() < 0.25:
            return self.odd()
        table = self.rng.choice(self.tables)
        if name in ("table_id", "table"):
            return table.id
        if name in ("place", "seat", "move", "number", "since"):
            return self.rng.choice(("0", "1", "watch", "2", "5", "-1", "300"))
        if name in ("position", "have"):
            return self.rng.choice((table.present.position_seen(0), table.present.position_answered(0), "0-0", "1-2-3"))
        if name in ("token", "partial", "so-far", "plan", "answer"):
            asked = table.asked()
            return str(self.rng.choice(table.state.choices(asked[0]))) if asked else "pass"
        if name == "game":
            return self.rng.choice(list(games()))
        if name == "name":
            return self.rng.choice((*self.files, "Ann", "Zoe"))
        if name in ("kind", "deed", "what"):
            return self.rng.choice((*DEEDS, "svg", "png"))
        if name in ("bot", "level", "seat-0", "seat-1"):
            return self.rng.choice(("random", "greedy", "person", "link", "hard"))
        return self.odd()

    def address(self, template: str) -> str:
        path = PARAMETER.sub(lambda found: quote(self.value(found[1]).encode("utf-8", "replace"), safe=""), template)
        asked = [(name, self.value(name)) for name in self.rng.sample(QUERIES, self.rng.randrange(4))]
        return path + ("?" + urlencode(asked) if asked else "")

    def fields(self) -> dict[str, str]:
        return {name: self.value(name) for name in self.rng.sample(FIELDS, self.rng.randrange(7))}

    def body(self, kind: str) -> bytes:
        fields = self.fields()
        if self.rng.random() < 0.1:
            return self.rng.randbytes(self.rng.randrange(200))
        if kind == "application/json":
            values: dict[str, Any] = {name: self.rng.choice((x, 0, None, [x], {x: x}, True)) for name, x in fields.items()}
            return json.dumps(values if self.rng.random() < 0.9 else self.rng.choice((None, [], "x", 1))).encode("utf-8", "replace")
        if kind.startswith("multipart"):
            parts = [
                f'--x\r\nContent-Disposition: form-data; name="{name}"; filename="f"\r\n\r\n{x}\r\n' for name, x in fields.items()
            ]
            return ("".join(parts) + "--x--\r\n").encode("utf-8", "replace")
        return urlencode(fields).encode()

    def headers(self, kind: str, body: bytes) -> dict[str, str]:
        out = {"host": "127.0.0.1", "content-type": kind, "content-length": str(len(body))}
        if self.rng.random() < 0.7:
            out["cookie"] = f"overlander={self.secret}; lang={self.rng.choice(('en', 'fr', 'ru', 'xx'))}"
        if self.rng.random() < 0.3:
            out["accept"] = "application/json"
        if self.rng.random() < 0.3:
            out["accept-encoding"] = "gzip"
        for name in self.rng.sample(HEADERS, self.rng.choice((0, 0, 0, 1, 1, 3))):
            odd = self.odd()
            out[name] = {"authorization": f"Bearer {odd}", "cookie": f"overlander={odd}; theme={odd}; invitation-x={odd}"}.get(
                name, odd
            )
        return out

    async def one(self) -> tuple[int, str]:
        """The status, and what was asked."""
        template, methods = self.rng.choice(self.routes)
        address = self.address(template)
        while MADE_APART.search(address.partition("?")[0]):
            address = self.address(template)
        method = (
            self.rng.choice(methods)
            if self.rng.random() < 0.9
            else self.rng.choice(("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "X"))
        )
        kind = self.rng.choice(KINDS)
        body = b"" if method in ("GET", "HEAD") else self.body(kind)
        headers = self.headers(kind, body)
        from_where = f"10.{self.rng.randrange(256)}.{self.rng.randrange(256)}.7"
        async with asyncio.timeout(120):
            status = await status_of(self.app, method, address, body, headers, from_where)
        return status, f"{method} {address} {headers} {body!r}"


async def status_of(app: Application, method: str, address: str, body: bytes, headers: dict[str, str], client: str) -> int:
    """Of one request; whoever asked for a stream goes as soon as it has begun."""
    path, _, query = address.partition("?")
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote_to_bytes(path).decode("utf-8", "replace"),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items()],
        "client": (client, 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    messages = [{"type": "http.request", "body": body, "more_body": False}]
    gone = asyncio.Event()
    found: list[int] = []

    async def receive() -> Any:
        if messages:
            return messages.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found.append(int(message["status"]))
        elif message.get("body") or not message.get("more_body", False):
            gone.set()

    await asyncio.create_task(app(scope, receive, send))
    return found[0]


async def run_block(app: Application, seed: str, many: int) -> Counter[int]:
    """What was answered by an error of the server's own is told at once; the rest goes on."""
    block, statuses = Block(app, seed), Counter[int]()
    await block.begin()
    for _ in range(many):
        status, asked = await block.one()
        statuses[status] += 1
        if status >= 500:
            print(f"block {seed}: {status} for {asked}", flush=True)
    await block.end()
    return statuses


def blocks(place: Place, requests: int, seed: str, first: int = 0) -> Iterator[tuple[int, Counter[int]]]:
    """The statuses of one block after the other."""
    with ExitStack() as patched:
        patched.enter_context(patch.object(costs, "SHARE", (0.25, 1e9)))  # all come from one machine
        patched.enter_context(patch.object(metering, "LATE", 0.0))
        apps = [create_app(place.database(), hosts=None, public=public, webhooks=public) for public in (True, False)]
        last = first + -(-requests // BLOCK)
        runner = patched.enter_context(asyncio.Runner())  # a lock belongs to the loop in which somebody first waited for it
        for number in range(first, last):
            app = apps[number % 2]

            async def running(app: Application = app, number: int = number) -> Counter[int]:
                async with app.lifespan():
                    return await run_block(app, f"{seed}/{number}", min(BLOCK, requests - (number - first) * BLOCK))

            yield number, runner.run(running())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.table.every_route", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--requests", type=int, default=100_000, metavar="N")
    parser.add_argument("--seed", default="every route")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="BLOCK", help="goes on with this block")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    args = parser.parse_args()
    logging.disable(logging.WARNING)
    every, began = Counter[int](), time.monotonic()
    with somewhere(args.database) as place:
        for number, statuses in blocks(place, args.requests, args.seed, args.first):
            every += statuses
            told = (
                f"block {number}: {sum(every.values())} requests, {time.monotonic() - began:.0f} s, {dict(sorted(every.items()))}"
            )
            print(told, flush=True)
    troubles = sum(many for status, many in every.items() if status >= 500)
    print(f"{args.database}: {sum(every.values())} requests, {troubles} answered with 500 or more")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
