"""What comes before there is a request is bounded: its length, its time, and how many connections one address has."""

import gc
import logging
import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from overlander.table import connections
from overlander.table.app import create_app
from overlander.table.pages import files
from overlander.table.rights import costs
from overlander.table.rights.limits import Limits
from overlander.table.server import FILES, MINUTE, STRANGE, Server
from overlander.table.storage.databases import Sqlite

ASK = b"GET /static/table.js HTTP/1.1\r\nHost: x\r\n\r\n"
GOOD = b"HTTP/1.1 200"
A_PACKET = 20_000  # bytes that are sent at once
A_MOMENT = 0.02  # seconds between two
CHUNKED = (
    b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """In a thread of this process."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(connections, "PATIENCE", 0.7)
        patched.setattr(connections.Counted, "most", 5)
        thresholds = gc.get_threshold()
        folder: Path = tmp_path_factory.mktemp("tables")
        listening = socket.create_server(("127.0.0.1", 0))
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, A_PACKET)
        server = Server(create_app(Sqlite(folder), public=True))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield server
        server.should_exit = True
        thread.join()
        listening.close()
        gc.unfreeze()
        gc.set_threshold(*thresholds)


@pytest.fixture(scope="module")
def port(server: Server) -> int:
    return int(server.servers[0].sockets[0].getsockname()[1])


def answers_to(port: int, sent: bytes, most: int = 1, good: bytes = GOOD) -> int:
    """How many good answers came, up to so many, before the server ended the connection. A busy machine may need a while."""
    with socket.create_connection(("127.0.0.1", port)) as here:
        here.settimeout(20)
        got = b""
        try:
            for part in (sent[i : i + A_PACKET] for i in range(0, len(sent), A_PACKET)):
                here.sendall(part)
                time.sleep(A_MOMENT if len(sent) > A_PACKET else 0)
            while got.count(good) < most and (part := here.recv(1 << 16)):
                got += part
        except ConnectionError:
            pass
        return got.count(good)


def wait_for_connections(many: int) -> None:
    """Until the server has so many."""
    until = time.monotonic() + 20
    while sum(connections.Counted.open.values()) != many:
        assert time.monotonic() < until
        time.sleep(0.01)


def ends(port: int, sent: bytes) -> bool:
    """Whether the server ends the connection by itself, soon."""
    with socket.create_connection(("127.0.0.1", port)) as here:
        here.settimeout(6)
        try:
            here.sendall(sent)
            while here.recv(1 << 16):
                pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True


def test_some_requests_at_once_are_answered(port: int) -> None:
    assert answers_to(port, ASK * 4, 4) == 4


def test_an_endless_row_of_requests_is_not_kept(port: int) -> None:
    assert ends(port, ASK * 100_000)
    assert answers_to(port, ASK) == 1


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing ends because it takes long."""
    monkeypatch.setattr(connections, "PATIENCE", 60)


@pytest.mark.parametrize("more", [b"A: b\r\n" * 200, b"A: " + b"x" * 200_000, b"A" * 200_000])
def test_endless_headers_are_not_kept(port: int, patient: None, more: bytes) -> None:
    assert ends(port, b"GET / HTTP/1.1\r\nHost: x\r\n" + more)


@pytest.mark.parametrize(
    "begun", [b"0\r\nX-A: ", b"0\r\n", b"0\r\n" + b"A: b\r\n" * 200, b"3;", b"3;a=", b"3\r\nlan\r\n0;"], ids=repr
)
def test_nothing_endless_is_kept_around_a_body(port: int, patient: None, begun: bytes) -> None:
    """What says how long its pieces are, and what follows the last of them."""
    assert ends(port, CHUNKED + begun + b"a" * 400_000)
    assert answers_to(port, ASK) == 1


def test_a_long_body_is_no_head(port: int, patient: None) -> None:
    """Of one piece or of many, each with its length."""
    for pieces in (b"f000\r\nlang=fr&x=" + b"y" * 61_430, b"\r\n".join(b"7\r\nlang=fr" for _ in range(5000))):
        assert answers_to(port, CHUNKED + pieces + b"\r\n0\r\n\r\n", good=b"HTTP/1.1 303") == 1


def test_what_follows_a_body_says_nothing_of_who_asks(port: int, patient: None) -> None:
    """A proxy has not looked at it."""
    asked = CHUNKED + b"7\r\nlang=fr\r\n0\r\nHost: evil:evil\r\nX-Forwarded-Proto: https\r\n\r\n"
    assert answers_to(port, asked, good=b"HTTP/1.1 303") == 1


@pytest.mark.parametrize(
    "begun", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx"]
)
def test_what_is_begun_must_be_whole_in_time(port: int, begun: bytes) -> None:
    began = time.monotonic()
    assert ends(port, begun)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("more", [b"\r\n", b"\r\n\r\n\r\n"], ids=repr)
def test_what_is_no_request_does_not_keep_a_connection_open(port: int, more: bytes) -> None:
    """Nor does it begin one: the next must come in time, as the first."""
    with socket.create_connection(("127.0.0.1", port)) as here:
        here.settimeout(6)
        here.sendall(ASK.replace(b"GET", b"HEAD"))
        assert here.recv(1 << 16).startswith(GOOD)
        time.sleep(A_MOMENT)
        began = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - began < 5:
                here.sendall(more)
                time.sleep(0.1)
        assert time.monotonic() - began < 5


def test_one_address_has_so_many_connections(port: int, patient: None) -> None:
    wait_for_connections(0)
    many = [socket.create_connection(("127.0.0.1", port)) for _ in range(5)]
    try:
        wait_for_connections(5)
        assert answers_to(port, ASK) == 0
    finally:
        for one in many:
            one.close()
    wait_for_connections(0)
    assert answers_to(port, ASK) == 1


@pytest.mark.skipif(os.name != "posix", reason="nothing is limited so there")
def test_strangers_do_not_use_up_what_a_process_may_open(server: Server) -> None:
    """A thousand files are usual, and a few addresses could have as many connections."""
    import resource

    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    assert usual == resource.RLIM_INFINITY or usual >= wanted


def test_what_is_read_is_charged(server: Server, port: int, patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of what never becomes a request."""
    charged: list[tuple[str, float]] = []
    monkeypatch.setattr(server.app.state.limits, "charge", lambda *whose: charged.append(whose))
    assert ends(port, b"\0garbage\r\n\r\n")
    (one, connected), (other, read) = charged
    assert (one, other, connected) == ("127.0.0.1", "127.0.0.1", costs.LEAST)
    assert read > 0


def test_from_one_that_owes_much_nothing_is_read(server: Server, port: int, patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until that is paid; then what it sent meanwhile, if that was little."""
    monkeypatch.setattr(costs, "SHARE", (1.0, 5.0))
    monkeypatch.setattr(server.app.state, "limits", limits := Limits())
    limits.charge("127.0.0.1", 5.0 + costs.DEEP + 1.0)
    began = time.monotonic()
    assert ends(port, b"\0garbage\r\n\r\n")
    assert time.monotonic() - began > 0.8
    limits.charge("127.0.0.1", 60.0)
    assert ends(port, b"GET /" + b"x" * 100_000)


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The answer to GET /static/large."""
    content = os.urandom(1_500_000)
    monkeypatch.setitem(files.files(files.STATIC), "large", files.read("large", content))
    return content


def asking_for_large(port: int, version: bytes = b"1.1", at_once: int = 2000) -> socket.socket:
    """By one who takes little at once."""
    out = socket.socket()
    out.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, at_once)
    out.settimeout(20)
    out.connect(("127.0.0.1", port))
    out.sendall(b"GET /static/large HTTP/%s\r\nHost: x\r\n\r\n" % version)
    return out


@pytest.mark.parametrize("version", [b"1.0", b"1.1"])
def test_an_answer_that_nobody_reads_is_given_up(
    port: int, patient: None, large: bytes, monkeypatch: pytest.MonkeyPatch, version: bytes
) -> None:
    monkeypatch.setattr(connections, "STALLED", 0.3)
    wait_for_connections(0)
    with asking_for_large(port, version):
        wait_for_connections(1)
        wait_for_connections(0)


def test_an_answer_that_is_read_slowly_is_not(port: int, patient: None, large: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A telephone far from everywhere takes a little at a time."""
    monkeypatch.setattr(connections, "STALLED", 1.0)
    with asking_for_large(port, at_once=A_PACKET) as slow:
        got = bytearray()
        while len(got) < len(large):
            part = slow.recv(100_000)
            assert part, "the server has ended the connection"
            got += part
            time.sleep(0.05)
        assert bytes(got[-1000:]) == large[-1000:]


def test_a_short_answer_that_nobody_reads_is_given_up(
    server: Server, port: int, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the server has nothing more to say, and waits only for the connection to end."""
    monkeypatch.setattr(connections, "STALLED", 0.3)
    monkeypatch.setattr(server.config, "timeout_keep_alive", 0.3)
    monkeypatch.setitem(files.files(files.STATIC), "large", files.read("large", os.urandom(64_000)))
    for version in (b"1.0", b"1.1"):
        wait_for_connections(0)
        with asking_for_large(port, version):
            wait_for_connections(1)
            wait_for_connections(0)


def test_who_goes_away_before_several_answers_is_no_error(
    port: int, patient: None, large: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Of several requests on one connection it is not the last one that is worked on then."""
    wait_for_connections(0)
    with asking_for_large(port) as gone:
        gone.sendall(ASK * 2)
        assert gone.recv(100)
        time.sleep(0.3)
        gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # at once, whatever is on its way
    wait_for_connections(0)
    assert answers_to(port, ASK) == 1
    assert "Exception" not in caplog.text


def test_nobody_fills_the_log(server: Server, port: int, patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither with what is no request, nor by asking for another protocol, which is answered as if it were not asked for."""
    assert server.config.ws == "none", "where a library for websockets is installed it would be used"
    told: list[str] = []
    listening = logging.Handler()
    monkeypatch.setattr(listening, "emit", lambda record: told.append(record.getMessage()))
    monkeypatch.setattr(STRANGE, "logged", -MINUTE)
    monkeypatch.setattr(STRANGE, "more", 0)
    logging.getLogger("uvicorn.error").addHandler(listening)
    try:
        upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n"
        for _ in range(3):
            assert answers_to(port, ASK[:-2] + upgrade) == 1
            assert ends(port, b"\0garbage\r\n\r\n")
        assert told == ["Invalid HTTP request received."]
        monkeypatch.setattr(STRANGE, "logged", time.monotonic() - MINUTE)
        assert ends(port, b"\0garbage\r\n\r\n")
        assert told[1:] == ["Invalid HTTP request received. (2 more since the last such line)"]
        logging.getLogger("uvicorn.error").error("Something else")
        assert told[2:] == ["Something else"]
    finally:
        logging.getLogger("uvicorn.error").removeHandler(listening)
