"""Random tokens and bodies against the API: nothing but clear refusals, and nothing changes.

    python -m tests.table.fuzz --requests 100000

Straight into the application, without a network between. Whatever would be a legal decision is not sent: after thousands of
requests every table must stand as it stood, in memory and on disk.
"""

import argparse
import asyncio
import json
import random
import string
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from litestar import Litestar

from overlander.core.choice import COUNT, Verb
from overlander.core.choice import PATH as PATH_FORM
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.state import State
from overlander.table.app import create_app
from overlander.table.play.house import House
from overlander.table.play.table import Table
from tests.table.api import HOST, PATH, Answer, ask
from tests.table.places import InFile, Place

LOOKS: Final = ("", "/view", "/choices", "/why-not", "/events", "/record", "/plans", "/chat", "/webhook")
BACK: Final = ("/undo", "/restart-turn", "/redo")
ODD: Final = ("", "\0", "é", "🐄", "null", "-1", "0x10", "1e400", "NaN", "[]", "{}", "'", '"', "%s", "../..", "\ud800", "a" * 5000)
LANGS: Final = ("en", "fr", "ru", "de", "", "*", "xx-XX;q=0.1,,")
TABLES: Final = (("gwt", 2, 0), ("gwt", 3, 90), ("gwt", 4, 250), ("nz", 3, 90), ("example", 3, 7), ("example", 2, 1000))
EVERY: Final = 1000  # requests between two looks at the tables


class Fault(Exception):
    """An answer that must not be, or a table that has changed."""


class Fuzz:
    def __init__(self, app: Litestar, place: Place, seed: str) -> None:
        self.app = app
        self.place = place
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.stood: list[Any] = []
        self.answered: Counter[int] = Counter()

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    async def prepare(self) -> None:
        """Tables at the start, in the middle and at the end of games, one of a game in which several answer at once."""
        for game, players, decisions in TABLES:
            match = Match(find_game(game), {"players": str(players)}, [f"Player {i + 1}" for i in range(players)], "fuzz")
            while len(match.decisions) < decisions and not match.state.over():
                seat = match.state.actor()
                match.play(seat, str(self.rng.choice(match.choices(seat))))
            self.tables.append(await self.house.table(await self.house.open_record(str(match.record()))))
        self.stood = await self.standing()

    async def standing(self) -> list[Any]:
        out: list[Any] = [sorted(entry.id for entry in await self.house.entries())]
        for table in self.tables:
            out.append((table.state.digest(), table.number, table.seats, self.place.decisions(table.id)))
        return out

    async def run(self, requests: int, progress: bool) -> None:
        await self.prepare()
        for i in range(1, requests + 1):
            await self.one()
            if i % EVERY == 0 or i == requests:
                if await self.standing() != self.stood:
                    raise Fault("a table has changed")
                if progress:
                    print(f"\r{i} of {requests}: {dict(sorted(self.answered.items()))}", end="", file=sys.stderr, flush=True)
        if progress:
            print(file=sys.stderr)

    async def one(self) -> None:
        method, address, body = self.request()
        headers = {"accept-language": self.rng.choice(LANGS)}
        if self.rng.random() < 0.3:
            headers["authorization"] = self.rng.choice(("Bearer ", "Bearer " + self.letters(43), "Basic eDp5", self.letters(20)))
        answer = await ask(self.app, method, address, body, headers)
        self.answered[answer.status] += 1
        wrong = "accepted" if method in ("POST", "PUT") and answer.status < 300 else self.wrong(answer)
        if wrong:
            raise Fault(f"{wrong}: {method} {address} {body!r} {headers}: {answer.status} {answer.body[:500]!r}")

    def wrong(self, answer: Answer) -> str:
        if answer.status >= 500:
            return "an error of the server"
        if b"Traceback" in answer.body:
            return "a traceback"
        if answer.status >= 400:
            problem = answer.json()
            if not (isinstance(problem, dict) and problem.get("code") and problem.get("message")):
                return "a refusal without code or words"
        return ""

    # -- what is asked

    def request(self) -> tuple[str, str, bytes]:
        table = self.rng.choice(self.tables)
        own = f"{PATH}/tables/{table.id if self.rng.random() < 0.9 else self.quoted(self.odd())}"
        kind = self.rng.random()
        if kind < 0.5:
            return "POST", own + "/play", self.body(self.decision(table))
        if kind < 0.6:
            return "POST", own + self.rng.choice(BACK), self.body({"position": self.odd(), "seat": self.seat()})
        if kind < 0.62:
            return "PUT", own + "/plans", self.body({"answer": self.odd() or "x", "passes": [self.odd()], "seat": self.seat()})
        if kind < 0.63:
            return "POST", own + "/chat", self.body({"text": self.rng.choice(("", " ", "\u202e", "x" * 401)), "seat": self.seat()})
        if kind < 0.64:
            return "POST", f"{PATH}/records", self.body({"record": self.odd()})
        if kind < 0.65:
            return "PUT", f"{own}/seats/{self.quoted(self.odd())}", self.body({"bot": self.odd() or "x"})
        if kind < 0.7:
            wrong_twice = {"game": "gwt", "options": {self.odd(): self.odd()}, "seats": [{"bot": self.odd() or "x"}]}
            return "POST", f"{PATH}/tables", self.body(wrong_twice)
        if kind < 0.72:
            return self.rng.choice(("DELETE", "PATCH", "PUT", "OPTIONS", "HEAD")), own + "/play", b""
        return "GET", own + self.rng.choice(LOOKS) + self.query(table), b""

    def query(self, table: Table) -> str:
        asked = {"seat": self.seat(), "token": self.token(table.state), "since": self.odd(), "number": self.odd()}
        asked["lang"] = self.rng.choice(LANGS)
        pairs = [f"{key}={self.quoted(str(value))}" for key, value in asked.items() if self.rng.random() < 0.6]
        return "?" + "&".join(pairs) if pairs else ""

    def decision(self, table: Table) -> dict[str, Any]:
        seat, token = self.seat(), self.token(table.state)
        if isinstance(seat, int) and 0 <= seat < table.state.seats and token in {str(c) for c in table.state.offers(seat)}:
            token += "x"  # what would be legal is not sent
        position = self.rng.choice((None, "", self.odd(), table.present.position_seen(seat if seat in table.entry.people else -1)))
        return {"token": token, "position": position, "seat": seat}

    def body(self, meant: dict[str, Any]) -> bytes:
        """As meant, with something missing or strange in it, or no JSON at all."""
        kind = self.rng.random()
        if kind < 0.1 and meant:
            del meant[self.rng.choice(sorted(meant))]
            meant.pop("token", None)
        elif kind < 0.2:
            meant[self.rng.choice([*meant, self.odd()])] = self.value(3)
            if "token" in meant:
                meant["token"] = self.value(1)
            elif meant.get("position", "") is None:
                meant["position"] = "x"  # what would be undone is not sent either
            elif isinstance(meant.get("text"), str):
                meant["text"] = ""  # nor what would be said
        elif kind < 0.25:
            return json.dumps(self.value(4)).encode()
        elif kind < 0.3:
            return self.rng.randbytes(self.rng.randrange(60))
        text = json.dumps(meant).encode()
        return text if kind < 0.95 else text[: self.rng.randrange(len(text) + 1)]

    def value(self, depth: int) -> Any:
        kinds: list[Any] = [None, True, self.rng.randrange(-9, 9), 10 ** self.rng.randrange(400), 0.5, self.odd(), self.letters(8)]
        if depth:
            kinds += [[self.value(depth - 1) for _ in range(3)], {self.odd(): self.value(depth - 1) for _ in range(3)}]
        return self.rng.choice(kinds)

    def seat(self) -> Any:
        return self.rng.choice((0, 1, 2, 3, None, 4, -1, 10**30, "0", 1.5, self.odd()))

    def odd(self) -> str:
        return self.rng.choice((*ODD, self.letters(5), "".join(chr(self.rng.randrange(0x3000)) for _ in range(6))))

    def letters(self, n: int) -> str:
        return "".join(self.rng.choice(string.ascii_letters + string.digits) for _ in range(n))

    def quoted(self, text: str) -> str:
        return "".join(f"%{x:02x}" for x in text.encode("utf-8", "surrogatepass"))

    def token(self, state: State) -> str:
        """Of words of the game in any order, or of nothing."""
        verb: Verb = self.rng.choice(list(state.verbs().values()))
        if self.rng.random() < 0.15:
            return self.odd()
        if verb.form == COUNT:
            return f"{verb.name}:{self.rng.choice((0, 1, 2, 7, 99, -1, '', 10**12))}"
        if verb.form == PATH_FORM:
            words = self.rng.sample(verb.vocabularies[0], self.rng.randrange(1, 5))
            return f"{verb.name}:" + ",".join(sorted(words, key=verb.vocabularies[0].index))
        out = verb.name
        for mark, words in zip(verb.marks, verb.vocabularies):
            if self.rng.random() < 0.9:
                out += mark + self.rng.choice(words)
        return out if self.rng.random() < 0.9 else out[: self.rng.randrange(len(out) + 1)] + self.odd()


def fuzz(place: Place, requests: int, seed: str, progress: bool = False) -> Counter[int]:
    run = Fuzz(create_app(place.database(), hosts=[HOST]), place, seed)

    async def running() -> None:
        async with run.app.lifespan():
            await run.run(requests, progress)

    asyncio.run(running())
    return run.answered


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", default="fuzz")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        answered = fuzz(InFile(Path(folder)), args.requests, args.seed, progress=True)
    print(f"{sum(answered.values())} requests, by status: {dict(sorted(answered.items()))}; nothing has changed")


if __name__ == "__main__":
    main()
