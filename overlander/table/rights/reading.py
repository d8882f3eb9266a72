"""What a request carries, read within bounds. Nothing of it is kept when the request is over: the framework's own readers remember
the last thousand cookies and forms, whatever their size, and somebody who sends long ones would fill the memory with them.
"""

from typing import Any, Final
from urllib.parse import parse_qsl

import litestar
from litestar.datastructures import FormMultiDict
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException
from litestar.types import Empty

MOST_FIELDS: Final = 300  # of an address, a form or the cookies; the score pad of a whole game has a hundred
LONGEST_FORM: Final = 64_000  # bytes, without files


class Request(litestar.Request[Any, Any, Any]):
    @property
    def cookies(self) -> dict[str, str]:
        if self._cookies is Empty:
            self._cookies = read_cookies(self.headers.get("cookie", ""))
        return self._cookies

    async def form(self) -> FormMultiDict:
        if self._form is Empty:
            self._form = await self.read_form()
        return self._form

    async def read_form(self) -> FormMultiDict:
        kind, _ = self.content_type
        if kind != RequestEncodingType.URL_ENCODED:
            try:
                return await super().form()
            except (LookupError, UnicodeError):  # a part names its own alphabet
                raise ClientException from None
        body = await self.body()
        if len(body) > LONGEST_FORM or too_many_fields(body):
            raise ClientException
        return FormMultiDict(parse_qsl(body.decode("latin-1"), keep_blank_values=True))


def too_many_fields(text: bytes) -> bool:
    return text.count(b"&") >= MOST_FIELDS


def read_cookies(header: str) -> dict[str, str]:
    """As they were set: ours need no quotes, and no letters in disguise."""
    pairs = [pair.partition("=") for pair in header.split(";", MOST_FIELDS)[:MOST_FIELDS]]
    return {name.strip(): value.strip() for name, equals, value in pairs if equals}
