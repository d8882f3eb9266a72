"""One game played by numbers, as all interfaces of research play it: observation, legal actions, an action, rewards at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from overlander.core.actions import Composition, Numbering, begin_answer, numbering_of
from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.features import Features, Field
from overlander.core.game import Game
from overlander.core.match import Match
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome, State
from overlander.library import find_named, in_words, named_options, put_into_words
from overlander.players.bot import Bot, ask_bot
from overlander.players.learned import features_of
from overlander.players.registry import find_bot

WIN: Final = "win"
MARGIN: Final = "margin"
POINTS: Final = "points"
REWARDS: Final = (WIN, MARGIN, POINTS)
SAID: Final = "said"
WIDTH: Final = 1800  # pixels of a PNG
REDRAWS: Final = 20  # of cards by which a seat that was asked would have only one answer, and would not have been asked
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
        self.seats = self.players + len(self.game.automas(self.options))  # the players' first
        self.features: Features = features
        self.numbering: Numbering = numbering_of(self.game, self.options)
        if fingerprint:
            with in_words():
                self.check(fingerprint)
        self.actions: int = self.numbering.size
        self.size: int = self.features.size + self.actions  # bytes of an observation

    def __deepcopy__(self, _memo: object) -> Kind:
        return self  # it never changes, and what is compiled cannot be copied like this

    def __reduce__(self) -> tuple[Callable[..., Kind], tuple[str, str, dict[str, str]]]:
        return kind_of, (self.game.slug, self.reward, self.options)

    @property
    def fingerprint(self) -> str:
        """Names the numbering of actions and the fields of observations: what was trained with others would misread both."""
        return f"{self.numbering.fingerprint}-{self.features.fingerprint()}"

    def check(self, fingerprint: str) -> None:
        """Raises OptionError if something was made with other actions or other observations. The fingerprint of a numbering
        alone is checked as far as it goes."""
        actions, _, observations = fingerprint.partition("-")
        self.numbering.check(actions)
        wanted = self.features.fingerprint()
        if observations and observations != wanted:
            raise OptionError("other-observations", {"found": observations, "wanted": wanted})

    def fields(self) -> list[Field]:
        """The observation field by field: what the game declares, then what was said of the answer under way."""
        about = "counts the actions said so far in the seat's unfinished answer"
        return [*self.features.fields, Field(SAID, self.actions, about)]

    def names(self) -> list[str]:
        """A name for every byte of an observation: its field, and what it tells.

        >>> Kind(players=2).names()[29:33]
        ['own.workers[cowboy]', 'own.workers[builder]', 'own.workers[engineer]', 'own.things[building]']
        """
        return self.features.names() + [f"{SAID}[{action}]" for action in self.numbering.names]

    def observe(self, s: State, seat: int, said: list[int]) -> bytes:
        """What a seat knows, then what it has said of its answer."""
        counts = bytearray(self.actions)
        for action in said:
            counts[action] += 1
        return self.features.observe(s, seat) + bytes(counts)

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
    a bot, by its name, are answered for.

    >>> episode = Episode(Kind(players=2), "demo", {1: "random"})
    >>> [episode.kind.numbering.names[action] for action in sorted(episode.legal)]
    ['verb exchange-token', 'verb place']
    >>> while not episode.over:
    ...     _ = episode.act(max(episode.legal))
    >>> len(episode.outcome.totals()), sum(episode.rewards())
    (2, 0.0)
    """

    def __init__(
        self, kind: Kind, seed: str | int, bots: Mapping[int, Bot | str] | None = None, state: State | None = None
    ) -> None:
        self.kind = kind
        self.seed = str(seed)
        self.bots: dict[int, Bot] = {}
        for seat, bot in (bots or {}).items():
            with in_words():
                self.bots[seat] = find_bot(kind.game, bot, f"{seed}/{seat}") if isinstance(bot, str) else bot
        self.state: State = kind.game.new(kind.options, self.seed) if state is None else state
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
        said = self.answer.said if self.answer is not None and seat == self.seat else []
        return self.kind.observe(self.state, seat, said)

    @property
    def outcome(self) -> Outcome:
        """Points by seat and category as they stand, and who has won if the game ended now."""
        return self.state.outcome()

    def rewards(self) -> list[float]:
        """By seat, players only: what the game gives if it ended now."""
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

    def dealt_anew(self, seat: int, seed: str) -> Episode:
        """One that this seat cannot tell from this one: what it cannot know is dealt anew, and the same seat is asked. What another
        seat has said of its answer, it says anew."""
        out = self.clone()
        out.dealt, out.acted, out.played = True, [], []
        if self.answer is None:
            return out  # nothing is asked any more, and everything is known
        for number in range(REDRAWS):
            out.state = self.state.determinize(seat, Rng(key_of(f"{seed} {number}"), 0, ()))
            if seat == self.seat:
                out.answer = self.answer.clone(out.state)
                return out
            out.answer = begin_answer(self.kind.numbering, out.state, self.seat)
            if out.answer.decided is None:
                return out
        out.answer = only_answer(self.kind.numbering, out.state, self.seat)
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

    def png(self, seat: int, width: int = WIDTH) -> bytes:
        """The same as PNG."""
        from overlander.pictures.film import png

        return png(self.svg(seat), width)


def only_answer(numbering: Numbering, s: State, seat: int) -> Composition:
    """A question with one answer, which is asked all the same: one action is legal, and says all of it."""
    question = s.question(seat)
    choices = s.offers(seat)
    spelled = [numbering.spell(c) for c in choices]
    in_steps = question is not None and question.in_steps
    return Composition(numbering, s, seat, in_steps, [], list({row[0]: 0 for row in spelled}), choices, spelled, None)


def episode_of(kind: Kind, seed: str, acted: list[int]) -> Episode:
    out = Episode(kind, seed)
    for action in acted:
        out.act(action)
    return out
