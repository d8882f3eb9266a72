"""Where a test's tables are kept: in a SQLite file or in a PostgreSQL database, and looking into either from outside."""

import atexit
import shutil
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from overlander.table.storage.databases import FILE, Database, Postgres, Sqlite
from overlander.table.storage.storage import Storage
from tests.table.postgres import Cluster


class Place:
    """As `overlander serve` is told of it, and as it is opened."""

    arguments: list[str]

    def prepare(self) -> None:
        """Makes the tables of the database, if that is quicker than the server's own way."""

    def database(self) -> Database:
        raise NotImplementedError

    def sql(self, query: str) -> list[list[str]]:
        """The rows, everything as text, not through the code under test."""
        raise NotImplementedError

    def decisions(self, table: str) -> list[tuple[int, int, str, str]]:
        """Number, seat, token and digest of those that stand."""
        found = self.sql(
            "select number, seat, token, digest from decisions join tables on tables.id = table_id "
            f"where table_id = '{table}' and number <= taken order by number"
        )
        return [(int(number), int(seat), token, digest) for number, seat, token, digest in found]


@cache
def made_once() -> Path:
    """A file without any table, as a server makes it; the same for all tests of this process."""
    folder = Path(tempfile.mkdtemp(prefix="overlander-"))
    atexit.register(shutil.rmtree, folder)
    Storage(Sqlite(folder)).migrate()
    assert [file.name for file in folder.iterdir()] == [FILE]
    return folder / FILE


class InFile(Place):
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.arguments = ["--data", str(folder)]

    def prepare(self) -> None:
        if not (self.folder / FILE).exists():
            shutil.copy(made_once(), self.folder / FILE)

    def database(self) -> Database:
        return Sqlite(self.folder)

    def sql(self, query: str) -> list[list[str]]:
        with closing(sqlite3.connect(self.folder / FILE)) as file, file:
            return [[str(x) for x in row] for row in file.execute(query)]


class InCluster(Place):
    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.url = cluster.new_database()
        self.arguments = ["--database", self.url]

    def database(self) -> Database:
        return Postgres(self.url)

    def sql(self, query: str) -> list[list[str]]:
        return [line.split("\t") for line in self.cluster.sql(self.url.rpartition("/")[2], query).splitlines()]
