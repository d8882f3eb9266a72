"""A bot that is a program of its own, in any language: it reads a line of JSON for every question and answers with one.

docs/bots.md describes both. Only who starts Overlander names its command. A program that ends, babbles, answers what was not
offered or is late is replaced for that decision, and the game goes on.
"""

from __future__ import annotations

import atexit
import json
import re
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from shutil import which
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple

from overlander.core.choice import Choice, contains, parse
from overlander.core.errors import OptionError, OverlanderError
from overlander.core.game import Game
from overlander.core.state import State
from overlander.players.bot import Bot

SECONDS: Final = 5.0  # for one answer, unless the owner says otherwise
LEAST: Final = 0.1
MOST: Final = 300.0
LONGEST: Final = 10_000  # letters of an answer
ENDING: Final = 1.0  # seconds that a program which is stopped may take to end
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,15}")

ENDED: Final = "ended"
BABBLED: Final = "babbled"
ILLEGAL: Final = "illegal"
LATE: Final = "late"


class Command(NamedTuple):
    """Of a program that the owner has named."""

    line: str
    seconds: float = SECONDS  # for one answer


COMMANDS: Final[dict[str, Command]] = {}
RUNNING: Final[dict[str, Program]] = {}


class Trouble(Exception):
    """Why a program did not answer: one of the four words above."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Program:
    """Started when it is first asked. What it writes on its error stream goes to ours."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines: Queue[bytes] = Queue(maxsize=100)
        self.questions: Queue[bytes] = Queue()
        self.reader = Thread(target=self.read, daemon=True)
        self.writer = Thread(target=self.write, daemon=True)
        self.reader.start()
        self.writer.start()

    def read(self) -> None:
        stdout = self.process.stdout
        assert stdout is not None
        with stdout:
            while line := stdout.readline(LONGEST):
                self.lines.put(line)
        self.lines.put(b"")

    def write(self) -> None:
        """Apart: a program that reads nothing lets a long question wait for ever."""
        stdin = self.process.stdin
        assert stdin is not None
        try:
            with stdin:
                while question := self.questions.get():
                    stdin.write(question)
                    stdin.flush()
        except OSError:
            with suppress(Full):
                self.lines.put_nowait(b"")

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        """The token in its answer."""
        if not self.lines.empty():
            raise Trouble(ENDED if self.process.poll() is not None else BABBLED)  # nobody had asked
        self.questions.put(json.dumps(question).encode() + b"\n")
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise Trouble(LATE) from None
        if not line:
            raise Trouble(ENDED)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):  # the latter: brackets within brackets within brackets
            raise Trouble(BABBLED) from None
        token = answer.get("token") if isinstance(answer, dict) else None
        if not isinstance(token, str):
            raise Trouble(BABBLED)
        return token

    def stop(self) -> None:
        """A process that it has started may keep its pipes open: they are closed by those who read and write, when it ends."""
        with suppress(OSError):
            self.process.kill()
        self.questions.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDING)
        until = monotonic() + ENDING
        while self.reader.is_alive() and self.process.poll() is not None and monotonic() < until:
            with suppress(Empty):
                self.lines.get(timeout=0.01)  # it may wait to be heard
        self.writer.join(max(0.0, until - monotonic()))


class ProgramBot:
    """`trouble`: why the last decision was not its own, and `instead` took it; empty if it was. `troubles` counts by reason."""

    needs_view = True

    def __init__(self, name: str, command: str, game: Game, instead: Bot, seconds: float = SECONDS) -> None:
        self.name = name
        self.command = command
        self.game = game
        self.instead = instead
        self.seconds = seconds
        self.trouble = ""
        self.troubles: dict[str, int] = {}
        self.seen: State | None = None  # the same as long as one decision is asked for, step by step

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        assert view is not None
        if view is not self.seen:
            self.seen, self.trouble = view, ""
        if not self.trouble:
            try:
                return self.answer(view, seat, offers)
            except Trouble as trouble:
                self.trouble = trouble.why
                self.troubles[trouble.why] = self.troubles.get(trouble.why, 0) + 1
                stop(self.name)  # what it may still say is no answer to the next question
        return self.instead.choose(view, seat, offers)

    def answer(self, view: State, seat: int, offers: list[Choice]) -> Choice:
        try:
            if self.name not in RUNNING:
                RUNNING[self.name] = Program(self.command)
        except (OSError, ValueError):
            raise Trouble(ENDED) from None
        token = RUNNING[self.name].ask(self.question(view, seat, offers), self.seconds)
        try:
            choice = parse(view.verbs(), token)
            if contains(offers, choice) or view.why_not(seat, choice) is None:
                return choice
        except OverlanderError:
            pass
        raise Trouble(ILLEGAL)

    def question(self, view: State, seat: int, offers: list[Choice]) -> dict[str, Any]:
        part = self.game.part("view")
        asked = view.question(seat)
        return {
            "protocol": 1,
            "game": self.game.slug,
            "seat": seat,
            "question": "" if asked is None else type(asked).__name__,
            "choices": [str(c) for c in offers],
            "view": {} if part is None else part.describe(view),
            "seconds": self.seconds,
        }


def name_program(text: str, seconds: float = SECONDS) -> None:
    """`NAME=COMMAND`, as on the command line; `seconds`: for one answer."""
    name, _, command = text.partition("=")
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not NAME.fullmatch(name) or not words:
        raise OptionError("bad-program", {"found": text[:100]})
    if which(words[0]) is None:
        raise OptionError("no-program", {"bot": name, "program": words[0][:100]})
    check_seconds(seconds)
    COMMANDS[name] = Command(command, seconds)


def check_seconds(seconds: float) -> None:
    if not LEAST <= seconds <= MOST:
        raise OptionError("bad-seconds", {"found": f"{seconds:g}", "least": f"{LEAST:g}", "most": f"{MOST:g}"})


def stop(name: str) -> None:
    program = RUNNING.pop(name, None)
    if program is not None:
        program.stop()


def stop_all() -> None:
    for name in list(RUNNING):
        stop(name)


atexit.register(stop_all)
