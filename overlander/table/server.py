"""The process that serves: ends the streams before it waits for its connections to end."""

import socket

import uvicorn
from litestar import Litestar

from overlander.table.house import House


class Server(uvicorn.Server):
    def __init__(self, app: Litestar) -> None:
        # no log of addresses: those of invitations hold their tokens
        super().__init__(uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=3, lifespan="on"))
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.app.state.house
        house.send_everybody_home()
        await super().shutdown(sockets)
