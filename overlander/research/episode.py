"""One game played by numbers, as all interfaces of research play it: observation, legal actions, an action, rewards at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlander.core.actions import Composition, Numbering, begin_answer, numbering_of
from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.features import Features, Field
from overlander.core.game import Game
from overlander.core.match import Match
from overlander.core.state import Outcome, State
from overlander.library import find_named, in_words, named_options, put_into_words
from overlander.players.bot import Bot, ask_bot
from overlander.players.learned import features_of

WIN: Final = "win"
MARGIN: Final = "margin"
POINTS: Final = "points"
REWARDS: Final = (WIN, MARGIN, POINTS)
SAID: Final = "said"
WITH_BOTS: Final = "a game with bots cannot be copied: they remember what they have seen"


class Kind:
    """A game with its options: what all its episodes share."""

    def __init__(self, game: str = "", reward: str = WIN, fingerprint: str = "", **options: str | int) -> None:
        with in_words():
            self.game: Game = find_named(game)
            self.options = self.game.options(named_options(self.game, options))
        features = features_of(self.game)
        if features is None:
            raise put_into_words(OptionError("no-features", {"game": self.game.slug}))
        if reward not in REWARDS:
            raise put_into_words(OptionError("unknown-reward", {"reward": reward, "known": ", ".join(REWARDS)}))
        self.reward = reward
        self.players = int(self.options["players"])
        self.features: Features = features
        self.numbering: Numbering = numbering_of(self.game, self.options)
        if fingerprint:
            with in_words():
                self.numbering.check(fingerprint)
        self.actions: int = self.numbering.size
        self.size: int = self.features.size + self.actions  # bytes of an observation

    def __deepcopy__(self, _memo: object) -> Kind:
        return self  # it never changes, and what is compiled cannot be copied like this

    def __reduce__(self) -> tuple[Callable[..., Kind], tuple[str, str, dict[str, str]]]:
        return kind_of, (self.game.slug, self.reward, self.options)

    def fields(self) -> list[Field]:
        """The observation field by field: what the game declares, then what was said of the answer under way."""
        about = "counts the actions said so far in the seat's unfinished answer"
        return [*self.features.fields, Field(SAID, self.actions, about)]

    def rewards(self, outcome: Outcome) -> list[float]:
        """By seat, players only. `win`: 1 for a victory, -1 shared among the others (a shared victory is shared, alone it is 1 or
        -1); `margin`: own points less those of the best other seat, automas included; `points`: own points."""
        totals = outcome.totals()
        out: list[float] = []
        for seat in range(self.players):
            others = totals[:seat] + totals[seat + 1 :]
            if self.reward == POINTS:
                out.append(float(totals[seat]))
            elif self.reward == MARGIN:
                out.append(float(totals[seat] - max(others, default=0)))
            elif not outcome.winners or not others:
                out.append(1.0 if seat in outcome.winners else -1.0)
            else:
                share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                out.append((len(totals) * share - 1) / (len(totals) - 1))
        return out


def kind_of(game: str, reward: str, options: dict[str, str]) -> Kind:
    return Kind(game, reward, **options)


class Episode:
    """A game from its first choice to its end. `seat` must act; what admits of one answer is played by itself, and seats that have
    a bot are answered for."""

    def __init__(self, kind: Kind, seed: str, bots: dict[int, Bot] | None = None, state: State | None = None) -> None:
        self.kind = kind
        self.seed = seed
        self.bots = bots or {}
        self.state: State = kind.game.new(kind.options, seed) if state is None else state
        self.dealt = state is not None  # begun in the middle of a game
        self.acted: list[int] = []
        self.played: list[tuple[int, Choice]] = []
        self.seat = 0
        self.answer: Composition | None = None  # None when the game is over
        self.advance()

    @property
    def over(self) -> bool:
        return self.answer is None

    @property
    def legal(self) -> list[int]:
        """The actions of the seat that must act, not sorted."""
        return [] if self.answer is None else self.answer.legal

    def act(self, action: int) -> bool:
        """Whether the answer was whole, and the game went on. Raises ValueError for an action that is not legal."""
        answer = self.answer
        if answer is None:
            raise ValueError("the game is over")
        answer.say(action)
        self.acted.append(action)
        if answer.decided is None:
            return False
        self.apply(answer.decided)
        self.advance()
        return True

    def apply(self, c: Choice) -> None:
        self.state.apply(self.seat, c)
        self.played.append((self.seat, c))

    def advance(self) -> None:
        s = self.state
        while not s.over():
            self.seat = s.actor()
            bot = self.bots.get(self.seat)
            if bot is not None:
                self.apply(ask_bot(bot, s, self.seat))
                continue
            answer = begin_answer(self.kind.numbering, s, self.seat)
            if answer.decided is None:
                self.answer = answer
                return
            self.apply(answer.decided)
        self.answer = None

    def observe(self, seat: int) -> bytes:
        """What a seat knows, then what it has said of its answer: nothing of what others are saying."""
        said = bytearray(self.kind.actions)
        if self.answer is not None and seat == self.seat:
            for action in self.answer.said:
                said[action] += 1
        return self.kind.features.observe(self.state, seat) + bytes(said)

    def rewards(self) -> list[float]:
        return self.kind.rewards(self.state.outcome())

    def clone(self) -> Episode:
        """An independent copy; bots, which remember, cannot be copied."""
        out = Episode.__new__(Episode)
        out.kind, out.seed, out.bots, out.seat = self.kind, self.seed, {}, self.seat
        out.dealt, out.acted = self.dealt, self.acted[:]
        out.state = self.state.clone()
        out.played = self.played[:]
        out.answer = None if self.answer is None else self.answer.clone(out.state)
        return out

    def __deepcopy__(self, _memo: object) -> Episode:
        if self.bots:
            raise TypeError(WITH_BOTS)
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Episode], tuple[Kind, str, list[int]]]:
        """As its actions: what is compiled cannot be pickled."""
        if self.bots:
            raise TypeError(WITH_BOTS)
        if self.dealt:
            raise TypeError("a position that was dealt anew cannot be stored: no seed leads to it")
        return episode_of, (self.kind, self.seed, self.acted)

    def svg(self, seat: int) -> str:
        """The table as a seat sees it."""
        from overlander.drawing import THEMES
        from overlander.pictures import draw_view
        from overlander.text import Words

        course = Match(self.kind.game, self.kind.options, [], self.seed)
        return draw_view(course, self.state.view(seat), seat, Words("en", self.kind.game.slug), THEMES["light"])


def episode_of(kind: Kind, seed: str, acted: list[int]) -> Episode:
    out = Episode(kind, seed)
    for action in acted:
        out.act(action)
    return out
