"""Self-play: many games of one kind, played by bots in one process. Game i uses the seed `S/i`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, pstdev
from time import perf_counter
from zlib import crc32

from overlander.build import build
from overlander.core.carried import Carried
from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.event import Event
from overlander.core.game import Game, find_game
from overlander.core.playout import random_answer, random_playout
from overlander.core.record import Decision, Record
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome, State
from overlander.players.bot import Bot, ask_bot
from overlander.players.program import ProgramBot
from overlander.players.registry import find_bot
from overlander.study.checks import Fault, Watch
from overlander.writing import write_whole

CHAPTER = "/chapter "  # in the seed of the second and later games of a campaign
LONGEST = 200  # games of a campaign: alone a lost chapter is played again
LIMIT = 100_000  # decisions after which a game is taken not to end
THOROUGH = 50  # decisions between two thorough looks
FREE_ACTION = 20  # one decision in so many is some seat's free action, while checking


class Failure:
    """A game that did not go well: why, and the record that leads there ("" if it could not be written)."""

    def __init__(self, seed: str, why: str, record: str) -> None:
        self.seed = seed
        self.why = why
        self.record = record

    def __str__(self) -> str:
        return f"{self.seed}: {self.why}" + (f" (see {self.record})" if self.record else "")


class Run:
    """What came of many games."""

    def __init__(self, game: str, players: int, automas: list[str]) -> None:
        self.game = game
        self.players = players
        self.automas = automas  # in the seats after the players
        self.decisions: list[int] = []  # by game
        self.outcomes: list[Outcome] = []
        self.seconds = 0.0
        self.failures: list[Failure] = []
        self.replaced: dict[tuple[str, str], int] = {}  # decisions that an owner's program did not take, by its name and the reason
        self.temporary: Path | None = None

    def temporary_folder(self) -> Path:
        """For failed games, if no other folder was asked for: made for the first of them."""
        if self.temporary is None:
            self.temporary = Path(tempfile.mkdtemp(prefix="overlander-failures-"))
        return self.temporary

    def scores(self, seat: int) -> list[int]:
        return [o.total(seat) for o in self.outcomes]

    def seats(self) -> range:
        return range(self.players + len(self.automas))

    def mean_scores(self) -> list[float]:
        return [round(mean(self.scores(seat) or [0]), 2) for seat in self.seats()]

    def wins(self) -> list[float]:
        """By seat; a shared victory is shared."""
        out = [0.0 for _ in self.seats()]
        for o in self.outcomes:
            for seat in o.winners:
                out[seat] += 1 / len(o.winners)
        return out

    def summary(self) -> dict[str, str | int | float | bool | list[float]]:
        games = len(self.decisions)
        decisions = sum(self.decisions)
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "players": self.players,
            "games": games,
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(decisions / seconds, 1),
            "games_per_s": round(games / seconds, 3),
            "mean_decisions": round(decisions / max(1, games), 1),
            "mean_scores": self.mean_scores(),
            "failures": len(self.failures),
            "compiled": build() == "compiled",
        }

    def by_seat(self, bots: list[str]) -> list[str]:
        """A line for each seat: who sat there, mean score, its spread, the lowest and the highest, and the games won."""
        out: list[str] = []
        for seat in self.seats():
            scores = self.scores(seat) or [0]
            who = bots[seat] if seat < self.players else self.automas[seat - self.players]
            spread = f"± {pstdev(scores):.2f}, {min(scores)} to {max(scores)}"
            out.append(f"{who}: {mean(scores):.2f} {spread}, {self.wins()[seat]:g} of {len(self.outcomes)} won")
        return out


class Contest:
    """One game between bots, and what is kept of it. In a campaign, `carried` and `follows` come from the game before."""

    def __init__(
        self,
        game: Game,
        options: dict[str, str],
        seed: str,
        names: list[str],
        carried: Carried | None = None,
        follows: str = "",
    ) -> None:
        self.game = game
        self.options = game.options(options)
        self.seed = seed
        self.carried = carried or Carried()
        self.follows = follows
        self.state = game.new(self.options, seed, carried=self.carried)
        self.names = names
        self.bots: list[Bot] = [find_bot(game, name, f"{seed}/{seat}") for seat, name in enumerate(names)]
        self.played: list[tuple[int, Choice]] = []
        self.digests: list[str] = []  # only while checking
        self.next: Choice | None = None  # the decision being made, for the message of a failure

    def play(self) -> None:
        s = self.state
        while not s.over():
            seat = s.actor()
            c = self.ask(s, seat)
            self.next = c
            s.apply(seat, c)
            self.played.append((seat, c))
            self.not_too_long()

    def play_out(self, number: int) -> None:
        """The picks of random_playout one by one, to see which of them fails."""
        s = self.state
        pick = Random(number).random
        while not s.over():
            seat = s.actor()
            question = s.question(seat)
            assert question is not None
            c = random_answer(s, question, pick)
            self.next = c
            s.apply(seat, c)
            self.played.append((seat, c))
            self.not_too_long()

    def not_too_long(self) -> None:
        if len(self.played) >= LIMIT:
            raise Fault(f"not over after {LIMIT} decisions")

    def ask(self, s: State, seat: int) -> Choice:
        try:
            return ask_bot(self.bots[seat], s, seat)
        except ValueError as error:
            raise Fault(str(error)) from error

    def play_checked(self) -> None:
        """The same, with everything looked at; now and then some seat takes a free action, in its turn or not."""
        s = self.state
        watch = Watch(self.game, s, self.seed)
        chance = Rng(key_of("free actions " + self.seed), 0, ())
        while not s.over():
            watch.look(s)
            if len(self.played) % THOROUGH == 0:
                watch.thorough(s)
            seat, c = self.next_choice(s, watch, chance)
            self.next = c
            heard: list[Event] = []
            s.heard = heard
            s.apply(seat, c)
            s.heard = None
            self.played.append((seat, c))
            self.digests.append(s.digest())
            watch.check_account(s, heard)
            self.not_too_long()
        watch.over(s, self.record())

    def next_choice(self, s: State, watch: Watch, chance: Rng) -> tuple[int, Choice]:
        if chance.below(FREE_ACTION) == 0:
            able = [seat for seat in range(s.seats) if s.extras(seat)]
            if able:
                seat = able[chance.below(len(able))]
                extras = s.extras(seat)
                return seat, extras[chance.below(len(extras))]
        seat = watch.pick_seat(s.actors())
        return seat, self.ask(s, seat)

    def record(self) -> Record:
        """The decisions with their digests, as far as they can be played; digests not kept are found by playing again."""
        s = self.game.new(self.options, self.seed, carried=self.carried)
        decisions: list[Decision] = []
        for i, (seat, c) in enumerate(self.played):
            if i < len(self.digests):
                decisions.append(Decision(seat, str(c), self.digests[i]))
                continue
            try:
                s.apply(seat, c)
                decisions.append(Decision(seat, str(c), s.digest()))
            except Exception:  # the very failure that is being recorded
                break
        names = [f"{name} {seat + 1}" for seat, name in enumerate(self.names)]
        out = Record(self.game.slug, self.options, names, self.seed, self.game.version, self.game.pack().digest, decisions)
        out.carried = self.carried
        out.follows = self.follows
        return out

    def next_chapter(self, number: int, branch: int) -> Contest | None:
        """The game that follows, where one does: of several, that of this branch."""
        found = self.state.sequels() if self.state.over() else []
        if not found:
            return None
        sequel = found[branch % len(found)]
        seed = f"{self.seed.partition(CHAPTER)[0]}{CHAPTER}{number}"
        return Contest(self.game, sequel.options, seed, self.names, sequel.carried, self.state.digest())


def record_name(contest: Contest) -> str:
    seed = "".join(x if x.isalnum() else "-" for x in contest.seed)
    return f"{contest.game.slug}-{contest.options['players']}p-{seed}.overlander"


def write_record(contest: Contest, folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / record_name(contest)
    write_whole(path, str(contest.record()))
    return str(path)


def selfplay(
    slug: str,
    players: int,
    games: int,
    seed: str,
    options: dict[str, str] | None = None,
    bots: list[str] | None = None,
    check: bool = False,
    record: Path | None = None,
    failures: Path | None = None,
    after: Callable[[int], None] | None = None,
    campaign: bool = False,
) -> Run:
    """Plays `games` games; `bots` by seat, one name for all seats. `record` keeps every game, `failures` the failed ones; without
    either, the failed ones go to a new temporary folder, which their messages name. With `campaign` each game goes on with those
    that follow it, to the end; campaign i takes branch i."""
    game = find_game(slug)
    chosen = game.options({**(options or {}), "players": str(players)})
    names = seats_of(game, bots or ["random"], players)
    run = Run(slug, players, game.automas(chosen))
    fast = not check and not campaign and record is None and set(names) == {"random"}
    for i in range(games):
        started = perf_counter()
        if fast:
            random_game(run, game, chosen, f"{seed}/{i}", failures)
        else:
            contest: Contest | None = Contest(game, chosen, f"{seed}/{i}", names)
            for number in range(2, LONGEST):
                assert contest is not None
                finish(run, contest, contest.play_checked if check else contest.play, record, failures)
                contest = contest.next_chapter(number, i) if campaign else None
                if contest is None:
                    break
        run.seconds += perf_counter() - started
        if after is not None:
            after(i + 1)
    return run


def seats_of(game: Game, bots: list[str], players: int) -> list[str]:
    for name in bots:
        find_bot(game, name)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise OptionError("bots-per-seat", {"bots": len(bots), "players": players})
    return bots


def number_of(seed: str) -> int:
    return crc32(seed.encode())


def random_game(run: Run, game: Game, options: dict[str, str], seed: str, failures: Path | None) -> None:
    """Inside the kernel, as fast as it can; a crash is played again as a contest, which leaves its record."""
    s = game.new(options, seed)
    number = number_of(seed)
    try:
        run.decisions.append(random_playout(s, number, LIMIT))
        if not s.over():
            raise Fault(f"not over after {LIMIT} decisions")
        run.outcomes.append(s.outcome())
    except Exception:  # any error of the rules is worth a record
        del run.decisions[len(run.outcomes) + len(run.failures) :]
        contest = Contest(game, options, seed, ["random"] * run.players)
        finish(run, contest, lambda: contest.play_out(number), None, failures)


def finish(run: Run, contest: Contest, play: Callable[[], None], record: Path | None, failures: Path | None) -> None:
    """Plays a contest; a failure is counted and recorded, and the run goes on."""
    failed = False
    try:
        play()
        run.outcomes.append(contest.state.outcome())
    except Exception as error:  # any error of the rules or a bot is what is being looked for
        failed = True
        kind = "" if isinstance(error, Fault) else type(error).__name__ + ": "
        deciding = "" if contest.next is None else f" ({contest.next})"
        why = f"decision {len(contest.played)}{deciding}: {kind}{error}"
        run.failures.append(Failure(contest.seed, why, write_record(contest, failures or record or run.temporary_folder())))
    run.decisions.append(len(contest.played))
    for bot in contest.bots:
        for why, n in bot.troubles.items() if isinstance(bot, ProgramBot) else ():
            run.replaced[bot.name, why] = run.replaced.get((bot.name, why), 0) + n
    if record is not None and not failed:
        write_record(contest, record)
