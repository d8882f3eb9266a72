"""A service that the owner of a seat wants called: it must know under which address this server was reached."""

from overlander.core.errors import OptionError
from overlander.table.play.table import Table
from overlander.table.play.webhooks import read_address
from overlander.table.play.wishes import wish
from overlander.table.rights.addresses import bases
from overlander.table.rights.visitor import Request


async def set_webhook(request: Request, table: Table, seat: int, webhook: str) -> None:
    if webhook:
        if request.app.state.webhooks is None:
            raise OptionError("no-webhooks", {})
        read_address(webhook)
    await wish(table, seat, webhook=webhook, address=bases(request)[0])
