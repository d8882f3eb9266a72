"""The real server as a process of its own, to be started, asked, killed and started again."""

import os
import socket
import subprocess
import sys
import time
import urllib.request

from overlander.core.record import Record, parse_record
from tests.table.places import Place

PATIENCE = 90.0  # seconds for it to start, with other tests on every core


class Server:
    """`overlander serve` as a process of its own; it can be killed and started again with the same tables at the same address."""

    def __init__(self, place: Place, *more: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.place = place
        self.more = more  # options of the command
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        serve = ["-m", "tests.table.deals", "--lang", "en", "serve", "--port", str(self.port), *self.place.arguments, *self.more]
        quiet = {**os.environ, "PYTHONWARNINGS": "ignore"}  # Python counts what a killed process could not put away
        self.process = subprocess.Popen([sys.executable, *serve], stdout=subprocess.DEVNULL, env=quiet)
        self.wait()

    def wait(self) -> None:
        """Until it answers, with a page that costs it nothing."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.get("/static/style.css")
                return
            except OSError:
                assert self.process is None or self.alive(), "the server has ended"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            text: bytes = answer.read()
            return text.decode()

    def record(self, table: str) -> Record:
        return parse_record(self.get(f"/tables/{table}/record"))

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
