"""Connections, before there is a request on them: how much may be read, how long it may take, and how many one address may have."""

import asyncio
import time
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from overlander.table.rights.costs import LEAST
from overlander.table.rights.limits import Limits
from overlander.table.rights.visitor import network_of

LONGEST_HEAD: Final = 32_000  # bytes of a request's address and headers
MOST_HEADERS: Final = 100
MOST_WAITING: Final = 8  # requests that came before the answer to the one before them
STALLED: Final = 60.0  # seconds in which who is sent an answer must have taken some more of it
PATIENCE: Final = 30.0  # seconds until a request that was begun must be whole, and until the first one has come
MOST_CONNECTIONS: Final = 250  # of one address: a household's streams and some more


class TooMuch(Exception):
    """The rest of what came is not read, and the connection ends."""


class Connection(HttpToolsProtocol):
    """One that is given up when more comes than any browser sends, or when it takes too long."""

    most: ClassVar[int] = 0  # of one address; 0: any number
    open: ClassVar[Counter[str]] = Counter()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = ""
        self.head = 0  # bytes since the last of a body: of a head, of the sizes of its pieces, of what may follow the last one
        self.in_head = True
        self.fields = 0
        self.giving_up: asyncio.TimerHandle | None = None
        self.watching: asyncio.TimerHandle | None = None
        self.answered: RequestResponseCycle | None = None  # the request on which somebody works; `cycle` is the last that came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        self.open[self.address] += 1
        if self.most and self.open[self.address] > self.most:
            transport.abort()
        else:
            self.expect()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def stop_answering(self) -> None:
        """What nobody takes any more is not written, however many requests came after it: it would be an error in the log."""
        if self.answered is not None and not self.answered.response_complete:
            self.answered.disconnected = True
            self.answered.message_event.set()

    def send_400_response(self, msg: str) -> None:
        self.stop_answering()
        super().send_400_response(msg)

    def abort(self) -> None:
        self.stop_answering()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.look_away()
        self.stop_answering()
        self.open[self.address] -= 1
        if self.open[self.address] <= 0:
            del self.open[self.address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.head += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.head > LONGEST_HEAD:
            self.send_400_response("Too long")
        elif self.giving_up is None and not self.answering:  # what is no request, such as an empty line, does not keep it open
            self.expect()

    @property
    def answering(self) -> bool:
        """A request is whole, and its answer is not."""
        return not getattr(self.cycle, "response_complete", True)

    # -- what the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.fields = True, 0
        self.expect()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What comes after a body is none: a proxy has not looked at it, and it must not say who asks."""
        self.fields += 1
        if self.fields > MOST_HEADERS:
            raise TooMuch
        if self.in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooMuch
        self.in_head, self.head = False, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.head = True, 0
        self.rest()

    def _unsupported_upgrade_warning(self) -> None:
        """Whoever asks for another protocol is answered in this one, and nothing needs to be said about it."""

    # -- time

    def expect(self) -> None:
        """Something must have come until then."""
        self.rest()
        self.giving_up = self.loop.call_later(PATIENCE, self.give_up)

    def rest(self) -> None:
        if self.giving_up is not None:
            self.giving_up.cancel()
            self.giving_up = None

    def give_up(self) -> None:
        self.giving_up = None
        self.abort()

    # -- answers that nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look_away()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():  # it closes only when all is sent
            self.watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.watch()

    def watch(self) -> None:
        self.look_away()
        self.watching = self.loop.call_later(STALLED, self.look_again, self.transport.get_write_buffer_size())

    def look_again(self, before: int) -> None:
        """A slow reader is left alone, one that reads nothing is not."""
        if self.transport.get_write_buffer_size() < before:
            self.watch()
        else:
            self.abort()

    def look_away(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None


class Counted(Connection):
    """Where every address is that of a visitor, not of a proxy before the server: what is read is charged to it, also what is no
    request and never becomes one, and from one that owes much nothing is read until that is paid."""

    most: ClassVar[int] = MOST_CONNECTIONS

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.kept = b""  # what came meanwhile
        self.reading_on: asyncio.TimerHandle | None = None

    @property
    def limits(self) -> Limits:
        limits: Limits = self.config.app.state.limits  # type: ignore[union-attr]
        return limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.limits.charge(self.address, LEAST)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.reading_on is not None:
            self.reading_on.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        wait = self.limits.costs.until_heard(self.address)
        if wait > 0:
            self.keep(data, min(wait, PATIENCE))
            return
        began = time.thread_time()
        super().data_received(data)
        self.limits.charge(self.address, time.thread_time() - began)

    def keep(self, data: bytes, wait: float) -> None:
        """What was on its way already; then nothing for a while."""
        self.kept += data
        if len(self.kept) > LONGEST_HEAD:
            self.abort()
        elif not self.transport.is_closing():
            self.transport.pause_reading()
            self.reading_on = self.reading_on or self.loop.call_later(wait, self.read_on)

    def read_on(self) -> None:
        self.reading_on = None
        data, self.kept = self.kept, b""
        if not self.flow.read_paused:
            self.transport.resume_reading()
        self.data_received(data)
