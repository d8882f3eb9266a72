"""What docs/hosting.md says about a proxy, with a real one before a real server: the blocks as they stand there."""

import asyncio
import os
import re
import runpy
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import pytest

from tests.table.places import InFile
from tests.table.server import Server

PAGE: Final = Path(__file__).parents[2] / "docs" / "hosting.md"
FIND: Final = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "programs.py"))["find_proxy"]
PATIENCE: Final = 30.0  # seconds
HERE: Final = "127.0.0.1"


class Proxied(NamedTuple):
    name: str
    port: int

    @property
    def address(self) -> str:
        return f"https://{HERE}:{self.port}"

    def browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, verify=False, timeout=PATIENCE, follow_redirects=True)

    def connect(self) -> ssl.SSLSocket:
        anybody = ssl.create_default_context()
        anybody.check_hostname, anybody.verify_mode = False, ssl.CERT_NONE
        out = anybody.wrap_socket(socket.create_connection((HERE, self.port)), server_hostname=HERE)
        out.settimeout(PATIENCE)
        return out


def block(title: str) -> str:
    found = re.search(rf"### {title}\n.*?\n```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HERE, 0))
        return int(free.getsockname()[1])


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """Patience is shorter here, and fewer streams are enough; everything else is as the page has it."""
    told = replaced(
        block("nginx"),
        ("listen 443 ssl", f"listen {HERE}:{port} ssl"),
        ("# ssl_certificate ...; ssl_certificate_key ...;", f"ssl_certificate {folder}/cert; ssl_certificate_key {folder}/key;"),
        ("127.0.0.1:8642", f"{HERE}:{behind}"),
        ("client_header_timeout 10s", "client_header_timeout 1s"),
        ("limit_conn visitors 150", "limit_conn visitors 5"),
    )
    paths = [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    inside = "\n".join([*paths, told])
    (folder / "nginx.conf").write_text(f"daemon off; master_process off; pid {folder}/pid; events {{}} http {{ {inside} }}")
    return ["nginx", "-p", str(folder), "-c", f"{folder}/nginx.conf", "-e", f"{folder}/log"]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    told = replaced(
        block("Caddy"),
        ("{\n    servers {", "{\n    admin off\n    auto_https disable_redirects\n    servers {"),
        ("play.example.org {", f"https://{HERE}:{port} {{\n    tls {folder}/cert {folder}/key"),
        ("127.0.0.1:8642", f"{HERE}:{behind}"),
        ("read_header 10s", "read_header 1s"),
    )
    (folder / "Caddyfile").write_text(told)
    return ["caddy", "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    out = Server(InFile(tmp_path_factory.mktemp("tables")), "--proxy")
    out.start()
    yield out
    out.kill()


@pytest.fixture(scope="module", params=[nginx, caddy])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    name = request.param.__name__
    program = FIND(name)
    if program is None:
        assert os.environ.get("CI") != "true", f"no {name}"
        pytest.skip(f"no {name} (Debian, Ubuntu: apt install {name})")
    folder, port = tmp_path_factory.mktemp(name), free_port()
    certificate = [
        "-keyout",
        f"{folder}/key",
        "-out",
        f"{folder}/cert",
        "-subj",
        f"/CN={HERE}",
        "-addext",
        f"subjectAltName=IP:{HERE}",
    ]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *certificate], check=True, capture_output=True)
    command = request.param(folder, port, request.getfixturevalue("server").port)
    at_home = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen([program, *command[1:]], stdout=said, stderr=said, env=at_home)
        try:
            wait_for(port, process, folder)
            yield Proxied(name, port)
        finally:
            process.kill()  # one of them would wait for its streams to end
            process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes], folder: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, (folder / "said").read_text()
        try:
            socket.create_connection((HERE, port)).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the proxy does not listen")


def begin(browser: httpx.Client) -> str:
    fields = {"game": "example", "option-players": "2", "seat-0": "person", "seat-1": "link", "name-0": "Ann"}
    answer = browser.post("/tables", data=fields)
    assert answer.status_code == 200
    return answer.url.path.split("/")[2]


def test_a_table_by_https(proxied: Proxied) -> None:
    """The cookie is one that only this host can set, links lead back through the proxy, and other sites' forms are refused."""
    with proxied.browser() as browser:
        table = begin(browser)
        assert [cookie.name for cookie in browser.cookies.jar if cookie.secure] == ["__Host-overlander"]
        assert re.search(rf'value="https://[^"/]+:{proxied.port}/join/', browser.get(f"/tables/{table}/lobby").text)
        assert browser.post("/settings", data={"lang": "fr"}, headers={"Origin": "https://elsewhere.example"}).status_code == 403
    with proxied.browser() as stranger:
        assert stranger.get(f"/tables/{table}/lobby").status_code == 403


def test_a_stream_is_not_kept_back(proxied: Proxied) -> None:
    with proxied.browser() as browser:
        table = begin(browser)
        with browser.stream("GET", f"/tables/{table}/lobby/stream") as stream:
            parts = stream.iter_text()
            assert next(parts).startswith(": here")
            browser.post(f"/tables/{table}/lobby/name", data={"seat": "0", "name": "Zoe"})
            assert "data: changed" in next(parts)


def test_too_much_is_refused_by_the_proxy(proxied: Proxied) -> None:
    with proxied.browser() as browser:
        assert browser.get("/", headers={"X": "x" * 60_000}).status_code in (400, 431, 494)
        assert browser.post("/settings", content=b"x" * 1_200_000).status_code in (413, 502)  # 502: Caddy up to 2.6


def test_what_never_ends_is_given_up_by_the_proxy(proxied: Proxied) -> None:
    with proxied.connect() as unfinished:
        unfinished.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        began = time.monotonic()
        while unfinished.recv(1000):
            pass
        assert time.monotonic() - began < PATIENCE / 2


def test_connections_of_one_address_are_counted(proxied: Proxied) -> None:
    if proxied.name == "caddy":
        pytest.skip("Caddy does not count them")
    with proxied.browser() as browser:
        address = f"{proxied.address}/tables/{begin(browser)}/lobby/stream"
        own = browser.cookies

    async def statuses() -> list[int]:
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE, cookies=own) as client:
            asked = [client.build_request("GET", address) for _ in range(8)]
            answers = await asyncio.gather(*[client.send(request, stream=True) for request in asked])
            for answer in answers:
                await answer.aclose()
            return [answer.status_code for answer in answers]

    assert sorted(asyncio.run(statuses())) == [200] * 5 + [429] * 3
