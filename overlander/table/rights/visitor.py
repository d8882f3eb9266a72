"""Who asks: language and colours of a browser, and whether the request comes from our own pages."""

import ipaddress
from functools import lru_cache
from typing import Any, Final

import litestar
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.types import Message, Scope

from overlander.core.errors import OptionError
from overlander.page.viewer import Visitor
from overlander.table.play.house import House
from overlander.text import LANGUAGES

Request = litestar.Request[Any, Any, Any]

THEMES: Final = ("light", "dark")
A_YEAR: Final = 365 * 24 * 3600
HOUSEHOLD: Final = 64  # bits of an IPv6 address that are its owner's to choose
SECURITY: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


# What a proxy adds. That of a visitor (at work, at school) says at most for whom it asks; the rest only one before a server says.
FOR_WHOM: Final = ("x-forwarded-for", "forwarded")
BEFORE_US: Final = ("x-forwarded-proto", "x-forwarded-host", "x-real-ip")


def visitor(request: Request) -> Visitor:
    lang = request.cookies.get("lang", "")
    theme = request.cookies.get("theme", "")
    address = request.url.path + (f"?{request.url.query}" if request.url.query else "") if request.method == "GET" else "/"
    return Visitor(lang if lang in LANGUAGES else preferred_lang(request), theme if theme in THEMES else "", address)


def preferred_lang(request: Request) -> str:
    """The first language of the browser that we have, or else the server's."""
    for word in request.headers.get("accept-language", "").split(","):
        lang = word.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return str(request.app.state.lang)


def house(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def setting_cookie(name: str, value: str) -> Cookie:
    return Cookie(key=name, value=value, path="/", max_age=A_YEAR, httponly=True, samesite="strict")


async def only_from_our_pages(request: Request) -> None:
    """Another site's page must not play for the one who looks at it, nor read here under a name of its own."""
    host = request.headers.get("host", "")
    hosts: list[str] | None = request.app.state.hosts
    if hosts is not None and host.rpartition(":")[0] not in hosts and host not in hosts:
        raise PermissionDeniedException
    check_proxy(request)
    if request.method in ("GET", "HEAD"):
        return
    origin = request.headers.get("origin", "")
    if request.headers.get("sec-fetch-site", "same-origin") != "same-origin" or (origin and origin.partition("://")[2] != host):
        raise PermissionDeniedException


def check_proxy(request: Request) -> None:
    """Behind a proxy that was not announced all visitors would be one, and https would not be known as such; at home, whoever comes
    through one is not at home."""
    if request.app.state.proxy:
        return
    refused = BEFORE_US if request.app.state.public else BEFORE_US + FOR_WHOM
    if any(name in request.headers for name in refused):
        raise OptionError("behind-proxy", {})


async def add_security_headers(message: Message, _scope: Scope) -> None:
    """Every answer, errors and files too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers.setdefault(name, value)


# -- from where


def address_of(request: Request) -> str:
    """Who asks, as far as an address tells it."""
    return network_of(request.client.host) if request.client else "nowhere"


@lru_cache(10_000)
def network_of(host: str) -> str:
    """Of an IPv6 address the network that a provider gives to one household: whoever has one address there has 2^64 of them."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> HOUSEHOLD << HOUSEHOLD))
