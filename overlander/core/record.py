"""Records: a game as a text file. Options, seed and the list of decisions rebuild any position, bit for bit.

    overlander: 1
    game: example
    options: players=2 automa=off presses=off season=none first=0
    players: Ann, Bob
    seed: 1f0c
    version: 1
    data: 0ddc40cfdce7

    1 0 bid:cherry 16b75c9bb3c7
    2 1 bid:quince 708ec9335ba7
    end 2 61d8a0610e56

Per decision its number, seat, token and the digest of the position after it. The closing line counts the decisions and
seals the text above it, so that a cut or edited file is noticed. A finished game of a table that published a commitment to its
seed at the start has two more lines of header, `salt` and `commitment`: who kept what was published can check all shuffles. If
somebody could read the seed before others sat down, a third line says so: `known: yes`.

A game that follows another one in a campaign says what it carries over, before these lines, and which position it follows from:

    follows: 7f6e5d4c3b2a
    carries: cups = 1, 0
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from pathlib import Path
from typing import Final

from overlander.core.carried import Carried, read_carried
from overlander.core.errors import OverlanderError, Params, RecordError
from overlander.core.game import find_game
from overlander.core.state import State

FORMAT: Final = "1"
HEADER: Final = ("overlander", "game", "options", "players", "seed", "version", "data")
FOLLOWS: Final = "follows"
CARRIES: Final = "carries"
PUBLISHED: Final = ("salt", "commitment")  # both or neither
KNOWN: Final = "known: yes"
SHOWN: Final = 200  # letters of what was found


class Decision:
    def __init__(self, seat: int, token: str, digest: str) -> None:
        self.seat = seat
        self.token = token
        self.digest = digest


class Record:
    """`names` are the players' by seat (an automa has none); `data` is the digest of the components, corrections included. With a
    `salt` the `commitment` is what was published at the start; both are empty otherwise.
    `known`: to somebody, before others sat down. `follows` is the digest of the last position of the game before, and `carried`
    what that hands on; both are empty outside a campaign."""

    def __init__(
        self, game: str, options: dict[str, str], names: list[str], seed: str, version: int, data: str, decisions: list[Decision]
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.seed = seed
        self.version = version
        self.data = data
        self.decisions = decisions
        self.salt = ""
        self.commitment = ""
        self.known = False
        self.follows = ""
        self.carried = Carried()

    def publish(self, salt: str, known: bool = False) -> None:
        """What was promised at the start is kept: seed and salt are told."""
        self.known = known
        self.salt = salt
        self.commitment = commitment(self.seed, salt)

    def lines_before(self) -> int:
        """The first decision."""
        return len(HEADER) + len(self.campaign_lines()) + (len(PUBLISHED) + self.known if self.salt else 0) + 1

    def campaign_lines(self) -> list[str]:
        out = [f"{FOLLOWS}: {self.follows}"] if self.follows else []
        return out + [f"{CARRIES}: {line}" for line in self.carried.lines()]

    def __str__(self) -> str:
        values = (
            FORMAT,
            self.game,
            " ".join([f"{k}={v}" for k, v in self.options.items()]),
            ", ".join(self.names),
            self.seed,
            str(self.version),
            self.data,
        )
        lines = [f"{key}: {value}" for key, value in zip(HEADER, values, strict=True)]
        lines += self.campaign_lines()
        if self.salt:
            lines += [f"salt: {self.salt}", f"commitment: {self.commitment}"]
            lines += [KNOWN] if self.known else []
        lines.append("")
        for i, d in enumerate(self.decisions):
            lines.append(f"{i + 1} {d.seat} {d.token} {d.digest}")
        text = "\n".join(lines) + "\n"
        return f"{text}end {len(self.decisions)} {seal(text)}\n"

    def start(self, corrections: Path | None = None) -> State:
        game = find_game(self.game)
        return game.new(game.kept_options(self.options), self.seed, corrections, self.carried)


def seal(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def commitment(seed: str, salt: str) -> str:
    """Binds to a seed without telling it: published at the start, checked at the end."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()


def bad(code: str, line: int, params: Params | None = None, cause: OverlanderError | None = None) -> RecordError:
    """What was found is told as far as it fits into a sentence: a line of a strange file may be endless."""
    found: Params = {"line": line}
    for name, value in (params or {}).items():
        found[name] = value[:SHOWN] if isinstance(value, str) else value
    return RecordError(code, found, cause)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def parse_record(text: str, upto: int = -1) -> Record:
    """Reads a record's text; with `upto` only the first decisions, so that the sound part of a damaged file can be seen. Ends of
    lines, and a mark before the first one, are as whoever kept the file likes them."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    header: dict[str, str] = {}
    for i, key in enumerate(HEADER):
        name, colon, value = lines[i].partition(": ") if i < len(lines) else ("", "", "")
        if name != key or not colon:
            raise bad("record-header", i + 1, {"wanted": key, "found": lines[i] if i < len(lines) else ""})
        header[key] = value
    if header["overlander"] != FORMAT:
        raise bad("record-format", 1, {"found": header["overlander"]})
    if not is_number(header["version"]):
        raise bad("record-header", HEADER.index("version") + 1, {"wanted": "version", "found": header["version"]})
    options: dict[str, str] = {}
    for pair in header["options"].split():
        key, equals, value = pair.partition("=")
        if not equals or key in options:
            raise bad("record-header", HEADER.index("options") + 1, {"wanted": "options", "found": pair})
        options[key] = value
    at = len(HEADER)
    if at < len(lines) and lines[at].startswith(FOLLOWS + ": ") and lines[at] != FOLLOWS + ": ":
        header[FOLLOWS] = lines[at].partition(": ")[2]
        at += 1
    carries: list[str] = []
    while at < len(lines) and lines[at].startswith(CARRIES + ": "):
        carries.append(lines[at].partition(": ")[2])
        at += 1
    if at < len(lines) and lines[at].partition(": ")[0] == PUBLISHED[0]:
        for key in PUBLISHED:
            name, colon, value = lines[at].partition(": ") if at < len(lines) else ("", "", "")
            if name != key or not value:
                raise bad("record-header", at + 1, {"wanted": key, "found": lines[at] if at < len(lines) else ""})
            header[key] = value
            at += 1
    known = "salt" in header and at < len(lines) and lines[at] == KNOWN
    at += known
    if at >= len(lines) or lines[at] != "":
        raise bad("record-header", at + 1, {"wanted": "", "found": lines[at] if at < len(lines) else ""})
    decisions: list[Decision] = []
    at += 1
    while upto < 0 or len(decisions) < upto:
        words = lines[at].split(" ") if at < len(lines) else [""]
        if words[0] == "end":
            check_end(lines, at, words, len(decisions))
            break
        if words == [""]:
            raise bad("record-cut-off", at + 1, {"decisions": len(decisions)})
        if len(words) != 4 or not is_number(words[1]):
            raise bad("record-line", at + 1, {"found": lines[at]})
        if words[0] != str(len(decisions) + 1):
            raise bad("record-order", at + 1, {"wanted": len(decisions) + 1, "found": words[0]})
        decisions.append(Decision(int(words[1]), words[2], words[3]))
        at += 1
    names = [x.strip() for x in header["players"].split(",")]
    out = Record(header["game"], options, names, header["seed"], int(header["version"]), header["data"], decisions)
    out.salt = header.get("salt", "")
    out.commitment = header.get("commitment", "")
    out.known = known
    out.follows = header.get(FOLLOWS, "")
    out.carried = read_carried(carries)
    return out


def check_end(lines: list[str], at: int, words: list[str], decisions: int) -> None:
    if len(words) != 3 or words[1] != str(decisions):
        raise bad("record-count", at + 1, {"wanted": decisions, "found": " ".join(words[1:])})
    if words[2] != seal("\n".join(lines[:at]) + "\n"):
        raise bad("record-edited", at + 1)
    if any(x.strip() for x in lines[at + 1 :]):
        raise bad("record-line", at + 2, {"found": lines[at + 1]})


def replay(record: Record, corrections: Path | None = None) -> State:
    """The position after the last decision, every digest verified; an error names the line."""
    s = record.start(corrections)
    for i in range(len(record.decisions)):
        replay_decision(s, record, i, corrections)
    return s


def replay_decision(s: State, record: Record, i: int, corrections: Path | None) -> None:
    d = record.decisions[i]
    line = record.lines_before() + 1 + i
    try:
        s.play(d.seat, d.token)
    except OverlanderError as error:
        params: Params = {"game": record.game, "token": d.token, "seat": d.seat, "why": why_it_differs(record, corrections)}
        params["error"] = str(error)  # for programs: people are told `cause` in their language
        raise bad("record-refused", line, params, error) from None
    if s.digest() != d.digest:
        raise bad("record-differs", line, {"decision": i + 1, "token": d.token, "why": why_it_differs(record, corrections)})


def why_it_differs(record: Record, corrections: Path | None) -> str:
    """A record that does not replay was made under other rules or other components, or it was tampered with."""
    game = find_game(record.game)
    if game.version != record.version:
        return "rules"
    return "data" if game.pack(corrections).digest != record.data else "record"
