"""Under which addresses others reach this server, and a link as a picture to photograph."""

import ipaddress
import socket
from contextlib import suppress
from io import BytesIO

import segno

from overlander.table.rights.visitor import Request

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")


def bases(request: Request) -> list[str]:
    """As the asking browser addresses it; where that is a name for this machine alone, its addresses in the local network."""
    name, colon, port = request.headers.get("host", "").rpartition(":")
    if not colon or not port.isdigit():
        name, port = request.headers.get("host", ""), ""
    here = f"{request.url.scheme}://{request.headers.get('host', '')}"
    if name not in LOOPBACK or not request.app.state.public:
        return [here]
    return [f"{request.url.scheme}://{address}{':' + port if port else ''}" for address in lan()] or [here]


def lan() -> list[str]:
    """This machine's addresses in its local networks, the one on the way to the world first. Nothing is sent to find them."""
    found: list[str] = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(probe.getsockname()[0])
        except OSError:
            continue
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    usable = [text for text in dict.fromkeys(found) if is_lan(text)]
    return [f"[{text}]" if ":" in text else text for text in usable]


def is_lan(text: str) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    return address.is_private and not address.is_loopback and not address.is_link_local and not address.is_unspecified


def qr(link: str) -> str:
    """An SVG element; black on white whatever the theme, so that every camera reads it."""
    out = BytesIO()
    segno.make(link, error="m").save(out, kind="svg", xmldecl=False, svgns=True, light="#fff", omitsize=True, nl=False, border=3)
    return out.getvalue().decode()
