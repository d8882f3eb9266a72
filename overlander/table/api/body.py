"""Bodies are read as they are described: a number in quotes is no number."""

from typing import Any

import msgspec
from litestar.exceptions import ClientException, ValidationException

from overlander.table.rights import reading


class Strict(reading.Request):
    """Litestar alone would take "0" for 0 in a body, as it does in an address."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except msgspec.ValidationError as error:
            raise ValidationException(extra=[{"key": "data", "message": str(error)}]) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # the last: brackets within brackets within brackets
            raise ClientException from None
