"""The process that serves: ends the streams before it waits for its connections to end."""

import gc
import logging
import socket
import sys
import time
from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar

from overlander.core.game import games
from overlander.table.connections import Connection, Counted
from overlander.table.play.house import House
from overlander.text import LANGUAGES, Words

# When garbage is looked for: after so many new objects, after so many such searches, and after so many of those. Often and in small
# heaps, so that no click has to wait until half a million objects are looked through.
YOUNG: Final = 10_000
MIDDLE: Final = 2
OLD: Final = 100

MINUTE: Final = 60.0
FILES: Final = 16_384  # open at once, connections too: a few addresses alone may have more than the thousand that are usual


class OnceInAWhile(logging.Filter):
    """What any stranger can cause is logged once in a minute at most, with how often it happened: nobody fills the log with it."""

    def __init__(self, *messages: str) -> None:
        super().__init__()
        self.messages = messages
        self.logged = -MINUTE  # when
        self.more = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg not in self.messages:
            return True
        if time.monotonic() - self.logged < MINUTE:
            self.more += 1
            return False
        if self.more:
            record.msg = f"{record.msg} ({self.more} more since the last such line)"
        self.logged, self.more = time.monotonic(), 0
        return True


def allow_many_files() -> None:
    """As many as this machine lets us have, where that can be said."""
    if sys.platform != "win32":
        import resource

        usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if usual != resource.RLIM_INFINITY and usual < wanted:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def read_words() -> None:
    """All of them: or else the first visitor in each language would keep everybody waiting."""
    for lang in LANGUAGES:
        for game in games():
            Words(lang, game)


STRANGE: Final = OnceInAWhile("Invalid HTTP request received.")


class Server(uvicorn.Server):
    def __init__(self, app: Litestar, proxy: str | None = None) -> None:
        """`proxy`: the address of the proxy that is believed when it says who asks, and whether by https."""
        config = uvicorn.Config(
            app,
            http=Counted if app.state.public and proxy is None else Connection,
            log_level="warning",
            access_log=False,  # addresses of invitations hold their tokens
            timeout_graceful_shutdown=3,
            timeout_keep_alive=60,  # seconds: who thinks about a move need not connect anew to make it
            lifespan="on",
            ws="none",
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
        )
        super().__init__(config)
        self.app = app
        logging.getLogger("uvicorn.error").addFilter(STRANGE)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """What is here before the first visitor stays: nobody looks through it again and again for garbage."""
        allow_many_files()
        if self.app.state.public:
            read_words()
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.app.state.house
        house.send_everybody_home()
        await super().shutdown(sockets)
