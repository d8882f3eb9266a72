"""Clients of the API for tests: over HTTP, and inside the process without anything between."""

import asyncio
import json
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import unquote_to_bytes

from litestar import Litestar

from tests.table.server import Server

PATH = "/api/v1"
HOST = "127.0.0.1"


def post(server: Server, path: str, body: Any) -> Any:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(server.address + PATH + path, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def get(server: Server, path: str) -> Any:
    return json.loads(server.get(PATH + path))


def new_table(server: Server) -> str:
    """Two people at one screen; its id."""
    return str(post(server, "/tables", {"game": "gwt", "seats": [{"name": "Ann"}, {"name": "Bob"}]})["table"])


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


async def ask(
    app: Litestar,
    method: str,
    address: str,
    body: bytes = b"",
    headers: dict[str, str] | None = None,
    pushes: int = 0,
    pushed: asyncio.Queue[bytes] | None = None,
    held: asyncio.Event | None = None,
    taken: Callable[[bytes], Awaitable[None]] | None = None,
) -> Answer:
    """One request, straight into the application. A stream is left after so many `pushes`, each of which goes into `pushed`. Until
    `held` is set, the body is not sent; a part of the answer is on its way until `taken` returns."""
    path, _, query = address.partition("?")
    sent = {"host": HOST, "content-type": "application/json", "content-length": str(len(body)), **(headers or {})}
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
        "headers": [(name.lower().encode("latin-1"), value.encode("latin-1", "replace")) for name, value in sent.items()],
        "client": (HOST, 1),
        "server": (HOST, 80),
        "state": {},
    }
    messages = [{"type": "http.request", "body": body, "more_body": False}]
    left = asyncio.Event()
    start: dict[str, Any] = {}
    parts: list[bytes] = []

    async def receive() -> Any:
        if messages:
            if held is not None:
                await held.wait()
            return messages.pop()
        await left.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        else:
            parts.append(message.get("body", b""))
            if taken is not None:
                await taken(parts[-1])
            if not message.get("more_body", False):
                left.set()
            if parts[-1].startswith(b"event:"):
                if pushed is not None:
                    pushed.put_nowait(parts[-1])
                if sum(part.startswith(b"event:") for part in parts) >= pushes:
                    left.set()

    await asyncio.create_task(app(scope, receive, send))  # type: ignore[arg-type]  # as a server does: what is asked, by itself
    found = {name.decode(): value.decode("latin-1") for name, value in start["headers"]}
    return Answer(int(start["status"]), found, b"".join(parts))
