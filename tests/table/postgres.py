"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on a free port of this machine, gone at the end."""

import os
import pwd
import runpy
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

FOLDER: Path | None = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "programs.py"))["find_postgres"]()
MISSING: Final = "no PostgreSQL (Debian, Ubuntu: apt install postgresql)"
USER: Final = "overlander"
PASSWORD: Final = "trail-and-settlement"


class Cluster:
    def __init__(self) -> None:
        assert FOLDER is not None, MISSING
        self.bin = FOLDER
        self.folder = Path(tempfile.mkdtemp(prefix="overlander-"))
        self.data = self.folder / "data"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        if os.geteuid() == 0:
            os.chown(self.folder, *unprivileged())

    def start(self) -> None:
        secret = self.folder / "secret"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        how = ["--auth=scram-sha-256", f"--username={USER}", f"--pwfile={secret}", "--encoding=UTF8", "--no-locale", "--no-sync"]
        self.run("initdb", "-D", str(self.data), *how)
        self.begin()

    def begin(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c max_connections=200"
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-o", options, "-w", "-t", "60", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"t{secrets.token_hex(6)}"
        self.sql("postgres", f"create database {name}")
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{name}"

    def sql(self, database: str, command: str) -> str:
        return self.run("psql", self.url(database), "-X", "-q", "-A", "-t", "-F", "\t", "-c", command)

    def run(self, program: str, *arguments: str) -> str:
        """Nobody may run a server as root."""
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            user, group = unprivileged()
            who = {"user": user, "group": group, "extra_groups": []}
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=120,
            **who,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}"
        return str(done.stdout)


def unprivileged() -> tuple[int, int]:
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    raise AssertionError("no user to run PostgreSQL as")
