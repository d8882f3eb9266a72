"""Kills a server while people and bots play, always at the same two tables: `python -m tests.table.kills --kills 50`.

A person plays by sending forms; somebody watches a game between bots by the stream. Whatever either was told must be there
after the kill: the decision that was answered with success, and every position that was shown. Numbers have no gaps, records
replay with their digests, and at the end the games go on to their end.

With `--database postgres` two servers share the tables. The person plays at one, the other is watched, and either is killed:
whoever is at the one that is left must be told something new. With `--attacked` the servers are public, and meanwhile somebody at
another address does all that `bench.hostile` knows.
"""

import argparse
import json
import multiprocessing
import random
import re
import secrets
import signal
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from html import unescape
from http.client import HTTPException
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, NamedTuple

from bench.hostile import attack_for_ever, attacks
from overlander.core.choice import NONE
from overlander.core.match import Match, resume
from tests.table.places import InCluster, InFile, Place
from tests.table.postgres import Cluster
from tests.table.server import Server

TOKEN = re.compile(r'name="token" value="([^"]*)"')
SHOWN = re.compile(r'name="position" value="(\d+)-([0-9a-f]+)"')
STREAMED = re.compile(rb"id: (\d+)-([0-9a-f]+)\n")
GONE = (OSError, HTTPException)  # what a browser meets when the server dies
PERSON = 0
MOVED_ON = 409
A_WHILE = 3.0  # seconds without news
PATIENCE = 120.0  # seconds for a game of bots to end

Tell = Callable[[str], object]


class Answered(NamedTuple):
    """A decision that the server has answered with success."""

    number: int
    seat: int
    token: str


class Told:
    """What a browser was told of one table."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.answered: list[Answered] = []
        self.shown: dict[int, str] = {}  # number of decisions -> digest of the view
        self.decisions: list[tuple[int, str, str]] = []  # as they were on disk when last checked
        self.checked: set[int] = set()  # positions shown; what leads to them has not changed since

    def show(self, text: str) -> None:
        for number, digest in SHOWN.findall(text):
            self.show_position(int(number), digest)

    def show_position(self, number: int, digest: str) -> bool:
        """Whether that had not been shown before."""
        new = number not in self.shown
        if self.shown.get(number) != digest:
            self.checked.discard(number)
        self.shown[number] = digest
        return new

    def check(self, place: Place, match: Match) -> None:
        """Nothing of it is lost, on disk or in the record. Nobody takes anything back here, so nothing shown may change."""
        rows = place.decisions(self.table)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), f"{self.table}: numbers with gaps"
        kept = [row[1:] for row in rows]
        assert kept[: len(self.decisions)] == self.decisions, f"{self.table}: decisions on disk have changed"
        replayed = [(d.seat, d.token, d.digest) for d in match.decisions]
        assert replayed == kept[: len(replayed)], f"{self.table}: the record is not what is on disk"
        for number, seat, token in self.answered:
            assert len(replayed) >= number, f"{self.table}: decision {number} was answered and is lost"
            assert replayed[number - 1][:2] == (seat, token), f"{self.table}: decision {number} is another"
        for number, digest in self.shown.items():
            assert len(replayed) >= number, f"{self.table}: position {number} was shown and is lost"
            if number not in self.checked:
                assert match.at(number).view(self.seat).digest() == digest, f"{self.table}: position {number} was shown otherwise"
                self.checked.add(number)
        self.decisions = replayed


class Result(NamedTuple):
    kills: int
    tables: int
    finished: int
    answered: int
    shown: int  # positions, to the person
    watched: int  # and to those who watch
    decisions: int
    unanswered: int  # forms that were on their way when the server died
    gone_on: int  # times that somebody at the other server was told something new


class Ordeal:
    """The tables, the servers, and what is known of them."""

    def __init__(self, place: Place, seed: str, tell: Tell, servers: int = 1, attacked: bool = False) -> None:
        self.place = place
        self.tell = tell
        self.rng = random.Random(seed)
        self.servers = [Server(place, *(["--public"] if attacked else [])) for _ in range(servers)]
        self.attackers = [attacker(server.port) for server in self.servers] if attacked else []
        self.told: list[Told] = []
        self.finished: set[str] = set()
        self.unanswered = 0
        self.answered = threading.Event()  # since the last start, the person
        self.watched = threading.Event()  # since then, something new was shown to the one who watches
        self.dead = threading.Event()  # a server was killed
        self.troubles: list[AssertionError] = []  # of the one who watches
        self.gone_on = 0  # who was told something new although a server was killed

    def open_tables(self) -> tuple[Told, Told]:
        """The one where a person plays, and the one where bots play among themselves; new ones for those that have ended."""
        for seat, form in ((PERSON, {"seat-1": "random"}), (NONE, {"seat-0": "random", "seat-1": "random"})):
            if not any(told.seat == seat and told.table not in self.finished for told in self.told):
                self.told.append(Told(self.begin(form), seat))
        person, watched = (next(t for t in self.told if t.seat == seat and t.table not in self.finished) for seat in (PERSON, NONE))
        return person, watched

    def begin(self, form: dict[str, str]) -> str:
        data = urllib.parse.urlencode({"game": "gwt", **form}).encode()
        with urllib.request.urlopen(self.servers[0].address + "/tables", data, timeout=30) as answer:
            return str(answer.url).split("/")[4]

    # -- between start and kill

    def play(self, told: Told, server: Server) -> None:
        """As a person with a browser: looks, chooses, sends; what comes back is the next question. Until the server dies, or
        another has died and the game has gone on here, or is over."""
        place = f"/tables/{told.table}/at/{PERSON}"
        html = ""
        since = -1  # decisions answered when a server was killed
        end = float("inf")
        while since < 0 or len(told.answered) == since:
            try:
                if self.dead.is_set() and since < 0:
                    since, end = len(told.answered), time.monotonic() + PATIENCE
                if not TOKEN.search(html):
                    html = server.get(place)
                    told.show(html)
                tokens, position = TOKEN.findall(html), SHOWN.search(html)
                if not tokens or position is None:
                    if self.dead.is_set() and resume(server.record(told.table)).state.over():
                        return
                    assert time.monotonic() < end, f"{told.table} does not go on"
                    time.sleep(0.02)  # a bot's turn, or the end
                    continue
                html = self.send(told, server, place, unescape(self.rng.choice(tokens)), int(position[1]), position[2])
            except urllib.error.HTTPError:
                raise  # an answer, and a wrong one
            except GONE:
                return
        self.gone_on += 1

    def send(self, told: Told, server: Server, place: str, token: str, number: int, digest: str) -> str:
        """The question that comes back; empty if it is another's turn. The decision counts as answered only if this returns."""
        form = urllib.parse.urlencode({"token": token, "position": f"{number}-{digest}"}).encode()
        request = urllib.request.Request(f"{server.address}{place}/play", form, {"Accept": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                news: dict[str, dict[str, str]] = json.loads(answer.read())
        except urllib.error.HTTPError as refused:
            if refused.code != MOVED_ON:
                raise
            return ""
        except GONE:
            self.unanswered += 1
            raise
        told.answered.append(Answered(number + 1, PERSON, token))
        self.answered.set()
        fragments = news.get("fragments", {})
        told.show(fragments.get("controls", ""))
        return fragments.get("question", "")

    def watch(self, told: Told, server: Server) -> None:
        """Reads the stream until the server dies, or another has died and something new was shown here or the game is over. Where
        nothing new comes for a while, the browser connects again."""
        end = float("inf")
        while True:
            try:
                with urllib.request.urlopen(f"{server.address}/api/v1/tables/{told.table}/stream", timeout=A_WHILE) as stream:
                    if self.read(told, stream):
                        return
            except urllib.error.HTTPError:
                raise
            except TimeoutError:
                if not self.dead.is_set():
                    continue
            except GONE:
                return
            end = min(end, time.monotonic() + PATIENCE)
            try:
                if resume(server.record(told.table)).state.over():
                    return
            except GONE:
                return
            if time.monotonic() > end:
                self.troubles.append(AssertionError(f"{told.table} does not go on"))
                return

    def read(self, told: Told, stream: Iterable[bytes]) -> bool:
        """Whether something new was shown after a server had died."""
        for line in stream:
            if position := STREAMED.fullmatch(line):
                died = self.dead.is_set()
                if told.show_position(int(position[1]), position[2].decode()):
                    self.watched.set()
                    if died:
                        self.gone_on += 1
                        return True
        return False

    def round(self) -> str:
        """Starts, checks what was told before, plays and watches until a random moment, kills."""
        self.start()
        for told in self.told:
            if told.table not in self.finished:
                self.check(told)
        person, watched = self.open_tables()
        for happened in (self.dead, self.answered, self.watched):
            happened.clear()
        here, there, victim = (self.rng.choice(self.servers) for _ in range(3))
        watcher = threading.Thread(target=self.watch, args=(watched, there), daemon=True)
        awaited, delay = self.rng.choice((self.answered, self.watched)), self.rng.uniform(0, 1.5)
        killer = threading.Thread(target=self.kill, args=(victim, awaited, delay), daemon=True)
        before = len(person.answered), len(watched.shown)
        watcher.start()
        killer.start()
        self.play(person, here)
        killer.join()
        watcher.join()
        assert not self.troubles, self.troubles
        return f"{len(person.answered) - before[0]} decisions answered, {len(watched.shown) - before[1]} positions watched"

    def start(self) -> None:
        for server in self.servers:
            if not server.alive():
                server.start()

    def kill(self, victim: Server, awaited: threading.Event, delay: float) -> None:
        """Most often in the middle of the play; now and then before anybody was told anything."""
        awaited.wait(delay if delay < 0.2 else 10)
        time.sleep(delay)
        victim.kill()
        self.dead.set()

    def check(self, told: Told) -> Match:
        match = resume(self.rng.choice(self.servers).record(told.table))
        told.check(self.place, match)
        if match.state.over():
            self.finished.add(told.table)
        return match

    # -- at the end

    def leave_in_peace(self) -> None:
        for attacking in self.attackers:
            assert attacking.exitcode in (None, -signal.SIGKILL), "the attacker has given up"
            attacking.kill()
            attacking.join()

    def finish(self) -> None:
        """The person leaves the seat to a bot; every game goes on to its end."""
        self.start()
        for told in self.told:
            if told.table in self.finished:
                self.check(told)
                continue
            if told.seat == PERSON:
                form = urllib.parse.urlencode({"seat": PERSON, "bot": "random"}).encode()
                urllib.request.urlopen(f"{self.servers[-1].address}/tables/{told.table}/lobby/bot", form, timeout=30).close()
            end = time.monotonic() + PATIENCE
            while json.loads(self.servers[0].get(f"/api/v1/tables/{told.table}"))["finished"] is None:
                assert time.monotonic() < end, f"{told.table} does not go on"
                time.sleep(0.2)
            assert self.check(told).state.over()
            self.tell(f"{told.table}: ended after {len(told.decisions)} decisions")

    def run(self, kills: int) -> Result:
        try:
            for attacking in self.attackers:
                attacking.start()
            for i in range(kills):
                self.tell(f"kill {i + 1} of {kills}: {self.round()}")
            self.leave_in_peace()
            self.finish()
        finally:
            self.leave_in_peace()
            for server in self.servers:
                server.kill()
        return Result(
            kills,
            len(self.told),
            len(self.finished),
            sum(len(told.answered) for told in self.told),
            sum(len(told.shown) for told in self.told if told.seat == PERSON),
            sum(len(told.shown) for told in self.told if told.seat == NONE),
            sum(len(told.decisions) for told in self.told),
            self.unanswered,
            self.gone_on,
        )


class Patience(urllib.request.BaseHandler):
    """Whoever is told to come back later does so: this person clicks faster than anybody may."""

    def http_error_429(self, request: urllib.request.Request, *_answer: object) -> Any:
        time.sleep(0.3)
        return self.parent.open(request, timeout=request.timeout)


def attacker(port: int) -> SpawnProcess:
    """Somebody who does all that the limits allow, and goes on when the server comes back."""
    names = [name for name in attacks() if name != "animations"]  # those are made apart, and would only take the time of others
    return multiprocessing.get_context("spawn").Process(target=attack_for_ever, args=(port, names), daemon=True)


@contextmanager
def somewhere(database: str) -> Iterator[Place]:
    """Nothing of it is left when the run is over, also if somebody ends it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if database == "postgres":
        cluster = Cluster()
        cluster.start()
        try:
            yield InCluster(cluster)
        finally:
            cluster.remove()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield InFile(Path(folder))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.table.kills", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50, metavar="N")
    parser.add_argument("--seed", default="", help="of the moments and of the person's choices")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite", help="postgres: two servers")
    parser.add_argument("--attacked", action="store_true", help="public servers, and an attacker")
    args = parser.parse_args()
    if args.attacked:  # nobody is at home there: who begins a table is known by a cookie
        urllib.request.install_opener(urllib.request.build_opener(urllib.request.HTTPCookieProcessor(), Patience()))
    seed = args.seed or secrets.token_hex(4)
    print(f"--seed {seed}", flush=True)
    with somewhere(args.database) as place:
        servers = 2 if args.database == "postgres" else 1
        found = Ordeal(place, seed, lambda line: print(line, flush=True), servers, args.attacked).run(args.kills)
    print(
        f"{found.kills} kills, {found.tables} tables, {found.finished} played to the end, {found.decisions} decisions: "
        f"{found.answered} were answered, {found.shown} positions shown to the person, {found.watched} to who watches, none lost; "
        f"{found.unanswered} forms died with the server"
        + (f"; {found.gone_on} times the game went on at the other server" if servers > 1 else "")
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
