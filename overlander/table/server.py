"""The process that serves: ends the streams before it waits for its connections to end."""

import socket

import uvicorn
from litestar import Litestar

from overlander.table.house import House


class Server(uvicorn.Server):
    def __init__(self, app: Litestar, proxy: str | None = None) -> None:
        """`proxy`: the address of the proxy that is believed when it says who asks, and whether by https."""
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,  # addresses of invitations hold their tokens
            timeout_graceful_shutdown=3,
            lifespan="on",
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
        )
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.app.state.house
        house.send_everybody_home()
        await super().shutdown(sockets)
