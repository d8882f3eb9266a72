"""Kills the server while bots play: `python -m tests.table.crash 50`.

No decision that anybody was shown may be lost, every record must replay, and the games go on.
"""

import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

from overlander.core.match import resume
from overlander.core.record import Record, parse_record

FORM = urllib.parse.urlencode({"game": "gwt", "seat-0": "random", "seat-1": "random"}).encode()


class Server:
    """`overlander serve` as a process of its own; it can be killed and started again with the same tables at the same address."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "overlander",
            "--lang",
            "en",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        ]
        quiet = {**os.environ, "PYTHONWARNINGS": "ignore"}  # Python counts what a killed process could not put away
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=quiet)
        for _ in range(300):
            try:
                self.get("/")
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            text: bytes = answer.read()
            return text.decode()

    def begin(self) -> str:
        """A new table of bots; its id."""
        with urllib.request.urlopen(self.address + "/tables", FORM, timeout=10) as answer:
            return str(answer.url).split("/")[4]

    def record(self, table: str) -> Record:
        return parse_record(self.get(f"/tables/{table}/record"))

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def crash(times: int, folder: Path, seed: str) -> int:
    """How many decisions were seen before the kills, all of which were there after them."""
    rng = random.Random(seed)
    server = Server(folder)
    seen: dict[str, Record] = {}
    checked = 0
    for _ in range(times):
        server.start()
        for table, before in seen.items():
            after = server.record(table)
            kept = [(d.seat, d.token, d.digest) for d in after.decisions[: len(before.decisions)]]
            assert kept == [(d.seat, d.token, d.digest) for d in before.decisions], f"{table} has lost decisions"
            resume(after)
            checked += len(before.decisions)
        table = server.begin()
        end = time.monotonic() + rng.uniform(0.2, 1.5)
        seen = {}
        while time.monotonic() < end or not (table in seen and seen[table].decisions):
            seen[table] = server.record(table)
        server.kill()
    return checked


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(crash(int(sys.argv[1]), Path(place), "crash"), "decisions were seen and none is lost")
