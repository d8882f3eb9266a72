"""Links to send to somebody, as pages show them."""

from typing import NamedTuple

from overlander.core.choice import NONE
from overlander.table.rights.addresses import bases, qr
from overlander.table.rights.identity import secrets_of
from overlander.table.rights.visitor import Request
from overlander.table.storage.keys import Key, token_of


class Link(NamedTuple):
    """Addresses are empty where the link was made in another browser: only its hash is known here."""

    addresses: list[str]
    picture: str


def link(request: Request, key: Key) -> Link:
    token = next(filter(None, [token_of(key, secret) for secret in secrets_of(request)]), "")
    addresses = [f"{base}/join/{token}" for base in bases(request)] if token else []
    return Link(addresses, qr(addresses[0]) if addresses else "")


def find_one(keys: list[Key], role: str, kind: str, seat: int = NONE) -> Key | None:
    return next((key for key in keys if (key.role, key.kind, key.seat) == (role, kind, seat)), None)


def link_to(request: Request, keys: list[Key], role: str, kind: str, seat: int = NONE) -> Link | None:
    key = find_one(keys, role, kind, seat)
    return link(request, key) if key is not None else None
