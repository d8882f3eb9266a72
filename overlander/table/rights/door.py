"""Before any address is found: what is no request at all is refused here, and costs next to nothing."""

import re
from collections.abc import Iterable
from ipaddress import IPv6Address
from typing import Final

from litestar.types import Send

from overlander.table.rights.visitor import SECURITY

HOST: Final = re.compile(rb"(?:[A-Za-z0-9._-]{1,253}|\[(?P<six>[0-9A-Fa-f:.]{2,45})\])(?::(?P<port>[0-9]{1,5}))?")
LAST_PORT: Final = 65535
PLAIN: Final = [(name.lower().encode(), value.encode()) for name, value in SECURITY.items()]


def well_addressed(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """At most one `Host`, and one that can be: links to this server are made of it."""
    hosts = [value for name, value in headers if name == b"host"]
    return not hosts or (len(hosts) == 1 and is_host(hosts[0]))


def is_host(text: bytes) -> bool:
    found = HOST.fullmatch(text)
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return False
    if found["six"]:
        try:
            IPv6Address(found["six"].decode())
        except ValueError:
            return False
    return True


async def answer_plainly(send: Send, status: int, text: str) -> None:
    headers = [*PLAIN, (b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text.encode(), "more_body": False})
