"""The library: what `import overlander` offers to programs and notebooks. It is thin: a position wraps the kernel's state.

>>> import overlander
>>> match = overlander.new(players=2, seed="demo")
>>> match.to_answer
[0]
>>> match.play(match.choices()[0])
>>> len(match.decisions)
1
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from overlander.core import game as registry
from overlander.core.campaign import follow
from overlander.core.choice import NONE, Choice, contains, parse
from overlander.core.errors import (
    NOT_LEGAL,
    NOT_YOUR_DECISION,
    DataError,
    OptionError,
    OverlanderError,
    RecordError,
    Refused,
)
from overlander.core.frame import Sealed
from overlander.core.game import Game, find_game
from overlander.core.match import Match as Course
from overlander.core.match import resume
from overlander.core.record import parse_record
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome, State
from overlander.players import registry as players
from overlander.players.bot import Bot, ask_bot
from overlander.players.learned import features_of
from overlander.text import Words
from overlander.writing import write_whole, writing

if TYPE_CHECKING:
    from overlander.drawing import Theme

__all__ = [
    "Choice",
    "DataError",
    "Match",
    "OptionError",
    "Outcome",
    "OverlanderError",
    "Position",
    "RecordError",
    "Refused",
    "View",
    "list_bots",
    "list_games",
    "list_options",
    "load",
    "loads",
    "new",
]
WIDTH: Final = 1800  # pixels of a PNG
OwnBot: TypeAlias = (
    "Callable[[View, list[Choice]], Choice | str]"  # of a view and what is offered: one of the offers, or a whole answer
)


def put_into_words(error: OverlanderError, game: str = "") -> OverlanderError:
    """The same error with its sentence: one line that says what to do. Why a choice is not legal only its game can say."""
    rule = f" [{error.rule}]" if error.rule else ""
    error.args = (" ".join(Words("en", game).error(error).split()) + rule,)
    return error


@contextmanager
def in_words(game: str = "") -> Iterator[None]:
    """Errors of the kernel leave with their sentences."""
    try:
        yield
    except OverlanderError as error:
        put_into_words(error, game)
        raise


# -- what there is


def list_games() -> list[str]:
    """The games one can open, the first one first.

    >>> len(list_games())
    4
    """
    return [game.slug for game in registry.offered_games()]


def list_options(game: str = "") -> dict[str, list[str]]:
    """The options of a game with their values, the default first.

    >>> list_options()["players"]
    ['2', '1', '3', '4']
    """
    with in_words():
        found = find_named(game).asked_options()
        return {o.name: [o.default, *(value for value in o.values if value != o.default)] for o in found}


def list_bots(game: str = "") -> list[str]:
    """The bots that can play a game, the best last; `Position.ask` and `Match.play_out` take their names.

    >>> list_bots()[0]
    'random'
    """
    with in_words():
        return list(players.bots(find_named(game)))


def find_named(slug: str) -> Game:
    return find_game(slug or list_games()[0])


# -- positions


class Position:
    """A position of a game: who must answer, what they may choose, what came of it. `play` changes it; `clone` first if the old one
    is still wanted. The kernel's own state is `state`."""

    def __init__(self, course: Course, state: State) -> None:
        self._course = course  # where the position comes from
        self._game = course.game
        self._state = state

    @property
    def game(self) -> str:
        """The game's short name."""
        return self._game.slug

    @property
    def options(self) -> dict[str, str]:
        """All options with their values."""
        return dict(self._course.options)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self._course.names[:]

    @property
    def state(self) -> State:
        """The kernel's state: for programs that need more than this page offers."""
        return self._state

    @property
    def seats(self) -> int:
        """How many seats there are: the players' first, then those of automas, for which nobody answers."""
        return self._state.seats

    @property
    def over(self) -> bool:
        return self._state.over()

    @property
    def to_answer(self) -> list[int]:
        """The seats that must answer now: one, or several where all answer in secret; none when the game is over."""
        return [] if self._state.over() else self._state.actors()

    @property
    def outcome(self) -> Outcome:
        """Points by seat and category as they stand, and who has won if the game ended now."""
        return self._state.outcome()

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they stand, automas last.

        >>> len(new(players=3, seed="demo").scores)
        3
        """
        return self._state.outcome().totals()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return self._state.outcome().winners if self.over else []

    @property
    def digest(self) -> str:
        """Names the position: equal positions have equal digests, on every machine."""
        return self._state.digest()

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.to_answer[0]} to answer"
        return f"<{type(self).__name__} {self.game}, {turn}, {self.digest}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game == other.game and self.digest == other.digest

    __hash__ = None  # type: ignore[assignment]  # a position changes when somebody plays

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> Position:
        return self.clone()

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError(f"a {type(self).__name__} has no history and cannot be pickled: keep its Match, or Match.record()")

    # -- questions and answers

    def question(self, seat: int | None = None, lang: str = "en") -> str:
        """What a seat is asked, as a sentence; by default the first seat that must answer."""
        with in_words(self.game):
            return Words(lang, self.game).question(self._state, self._seat(seat))

    def choices(self, seat: int | None = None) -> list[Choice]:
        """Everything a seat may play now: whole answers to its question, then free actions. `str(choice)` is its token.

        >>> match = new(seed="demo")
        >>> str(match.choices()[0]).partition(":")[0]
        'place'
        """
        who = self._seat(seat)
        try:
            return [] if self.over else self._state.choices(who) + self._state.extras(who)
        except RuntimeError as error:  # a question in steps with thousands of answers
            raise put_into_words(OptionError("walk-steps", {"question": str(error).partition(" ")[0]})) from None

    def steps(self, said: Choice | str = "", seat: int | None = None) -> list[Choice]:
        """How an answer can begin, or go on after what is `said`; `said` itself is among them if it may be given as it is. Of a
        question without parts, its answers."""
        with in_words(self.game):
            return self._state.steps_after(self._seat(seat), str(said))

    def describe_choice(self, choice: Choice | str, seat: int | None = None, lang: str = "en") -> str:
        """A choice as a sentence: one that the seat could try now, whether it is allowed or not. Raises Refused for the answers to
        other questions, whose costs and gains nobody can tell now."""
        with in_words(self.game):
            who, found = self._seat(seat), self._choice(choice)
            self._check_candidate(who, found)
            return Words(lang, self.game).choice(self._state, who, found)

    def why_not(self, choice: Choice | str, seat: int | None = None) -> str:
        """The sentence and the rule that forbid a choice; empty if it may be played.

        >>> new(seed="demo").why_not("pass") != ""
        True
        """
        try:
            refusal = self._state.why_not(self._seat(seat), self._choice(choice))
        except Refused as error:
            return Words("en").error(error)
        return "" if refusal is None else f"{Words('en', self.game).refusal(refusal)} [{refusal.rule}]"

    def ask(self, bot: str | OwnBot, seat: int | None = None, seed: str | int = "") -> Choice:
        """What a bot would choose: it is shown the seat's view alone. The same view and seed, the same choice. `bot` is a name, or
        a function of your own: given the view and what is offered, it returns one of the offers.

        >>> match = new(seed="demo")
        >>> match.play(match.ask("greedy"))
        >>> match.play(match.ask(lambda view, offers: offers[-1]))
        """
        with in_words(self.game):
            who = self._seat(seat)
            seen = self._state.view(who).position_seen(who)  # a bot that draws lots draws others in other positions
            found = self._bot(bot, f"{seed} {seen}")
            if not self._state.offers(who):
                raise self._state.not_asked(who)
            return ask_bot(found, self._state, who)

    def play(self, choice: Choice | str, seat: int | None = None) -> None:
        """Plays a choice or its token; by default for the first seat that must answer. Raises Refused, and
        then nothing has changed.

        >>> new(seed="demo").play("jump")
        Traceback (most recent call last):
            ...
        overlander.core.errors.Refused: jump: no answer of this game begins with ...
        """
        with in_words(self.game):
            self._state.play(self._seat(seat), str(choice))

    def play_out(self, *bots: str | OwnBot, seed: str | int | None = None) -> None:
        """Bots play to the end: one for all players, or one for each, as `ask` takes them. The same position and seed give the same
        game.

        >>> guess = new(seed="demo").view(0).fill("first guess")
        >>> guess.play_out("greedy", lambda view, offers: offers[0])
        >>> guess.over
        True
        """
        count = int(self._course.options["players"])
        if len(bots) not in (1, count):
            raise put_into_words(OptionError("bots-per-seat", {"bots": len(bots), "players": count}))
        dealt = self.digest if seed is None else str(seed)
        with in_words(self.game):
            names = bots * count if len(bots) == 1 else bots
            found = [self._bot(bot, f"{dealt}/{seat}") for seat, bot in enumerate(names)]
            while not self.over:
                seat = self._state.actor()
                self.play(ask_bot(found[seat], self._state, seat), seat)

    # -- what others know

    def clone(self) -> Position:
        """An independent copy, in microseconds."""
        return Position(self._course, self._state.clone())

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; None: what a spectator may."""
        who = NONE if seat is None else self._known(seat)
        return View(self._course, self._state.view(who), who)

    def observe(self, seat: int | None = None) -> bytes:
        """What a seat may know as numbers, declared by the game field by field (docs/research.md)."""
        features = features_of(self._game)
        if features is None:
            raise put_into_words(OptionError("no-features", {"game": self.game}))
        return features.observe(self._state, self._seat(seat))

    # -- pictures

    def svg(self, seat: int | None = None, lang: str = "en", theme: str = "light") -> str:
        """Everything a seat sees (None: a spectator) as one SVG file."""
        from overlander.drawing.font import with_font

        with in_words(self.game):
            return with_font(self._draw(NONE if seat is None else self._known(seat), Words(lang, self.game), theme_of(theme)))

    def png(self, seat: int | None = None, lang: str = "en", theme: str = "light", width: int = WIDTH) -> bytes:
        """The same as PNG."""
        from overlander.pictures.film import NARROWEST, WIDEST, png

        with in_words(self.game):
            width = index(width)
            if not NARROWEST <= width <= WIDEST:
                raise OptionError("picture-width", {"width": width, "least": NARROWEST, "most": WIDEST})
            drawn = self._draw(NONE if seat is None else self._known(seat), Words(lang, self.game), theme_of(theme))
        return png(drawn, width)

    def _repr_svg_(self) -> str:
        """A notebook shows the position by itself."""
        return self.svg()

    def _draw(self, seat: int, words: Words, theme: Theme) -> str:
        from overlander.pictures import draw_view

        return draw_view(self._course, self._state.view(seat), seat, words, theme)

    # -- within

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return self._known(seat)
        if self._state.over():
            raise put_into_words(Refused(NOT_YOUR_DECISION, {"seat": 0, "why": "over"}))
        return self._state.actor()

    def _known(self, seat: int) -> int:
        seat = index(seat)  # a number of numpy as well: the record and the compiled kernel take none but Python's
        if not 0 <= seat < self._state.seats:
            raise put_into_words(OptionError("no-such-seat", {"seat": seat, "last": self._state.seats - 1}))
        return seat

    def _bot(self, bot: str | OwnBot, seed: str) -> Bot:
        return FunctionBot(self._course, bot) if callable(bot) else players.find_bot(self._game, bot, seed)

    def _choice(self, choice: Choice | str) -> Choice:
        """A choice of another game, or of other options, is read by its token as well: here its numbers may mean something else."""
        verbs = self._state.verbs()
        if isinstance(choice, Choice) and verbs.get(choice.verb.name) is choice.verb:
            return choice
        return parse(verbs, str(choice))

    def _check_candidate(self, seat: int, choice: Choice) -> None:
        question = self._state.question(seat)
        if choice.verb.extra or (question is not None and contains(question.candidates(self._state), choice)):
            return
        refusal = self._state.why_no_step(seat, choice)
        if refusal is not None:
            raise Refused(NOT_LEGAL, {"token": str(choice)}, refusal)


class View(Position):
    """What one seat (NONE: a spectator) may know: cards that could be in several places are blank."""

    def __init__(self, course: Course, state: State, seat: int) -> None:
        super().__init__(course, state)
        self.seat = seat

    def data(self) -> dict[str, Any]:
        """The view as plain data, as the table's API tells it.

        >>> new(seed="demo").view(0).data()["game"] == list_games()[0]
        True
        """
        part = self._game.part("view")
        return {"game": self.game} if part is None else dict(part.describe(self._state))

    def fill(self, seed: str | int | None = None) -> Position:
        """A whole position that fits the view: what is hidden is dealt anew. The same seed, the same cards; without one
        it is drawn.

        >>> view = new(seed="demo").view(0)
        >>> view.fill("a") == view.fill("a")
        True
        """
        state = self._state.clone()
        state.fill(self.seat, Rng(key_of("fill " + choose_seed(seed)), 0, ()))
        return Position(self._course, state)

    def clone(self) -> View:
        return View(self._course, self._state.clone(), self.seat)

    def play(self, choice: Choice | str, seat: int | None = None) -> None:
        """Refused: what would be drawn is blank. `fill` gives a position that can be played."""
        raise put_into_words(OptionError("play-on-view", {}))

    def _seat(self, seat: int | None) -> int:
        who = self.seat if seat is None and self.seat in self.to_answer else super()._seat(seat)
        if isinstance(self._state.question(who), Sealed):
            raise put_into_words(OptionError("sealed-question", {"seat": who}))
        return who

    def _draw(self, seat: int, words: Words, theme: Theme) -> str:
        from overlander.pictures import draw_view

        return draw_view(self._course, self._state, self.seat, words, theme)


class FunctionBot:
    """A function that decides as a bot does. What it may not answer is refused."""

    needs_view = True

    def __init__(self, course: Course, function: OwnBot) -> None:
        self.name = getattr(function, "__name__", type(function).__name__)
        self.course = course
        self.function = function

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        assert view is not None
        seen = View(self.course, view, seat)
        chosen = seen._choice(self.function(seen, offers[:]))
        refusal = None if contains(offers, chosen) else view.why_not(seat, chosen)
        if refusal is not None:
            raise Refused(NOT_LEGAL, {"token": str(chosen)}, refusal)
        return chosen


# -- matches


class Match(Position):
    """A game with its decisions: options, seed and decisions are its record, from which it can be played again, bit for bit."""

    def __init__(self, course: Course) -> None:
        super().__init__(course, course.state)

    def __copy__(self) -> Match:
        return Match(self._course.clone())

    def __deepcopy__(self, _memo: object) -> Match:
        return Match(self._course.clone())

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[str, Path | None]]:
        return loads, (self.record(), self._course.corrections)

    @property
    def seed(self) -> str:
        return self._course.seed

    @property
    def decisions(self) -> list[tuple[int, str]]:
        """Seat and token of every decision."""
        return [(d.seat, d.token) for d in self._course.decisions]

    def play(self, choice: Choice | str, seat: int | None = None) -> None:
        with in_words(self.game):
            self._course.play(self._seat(seat), str(choice))
        self._state = self._course.state

    def play_out(self, *bots: str | OwnBot, seed: str | int | None = None) -> None:
        """The same, with every decision kept; by default with the seed of the match.

        >>> match = new(players=2, seed="demo")
        >>> match.play_out("random")
        >>> match.over
        True
        """
        super().play_out(*bots, seed=self.seed if seed is None else seed)

    @property
    def sequels(self) -> list[str]:
        """The names of the games that can follow, once this one is over: the next chapters of a campaign."""
        return [x.name for x in self._state.sequels()] if self.over else []

    def follow(self, sequel: str = "", seed: str | int | None = None) -> Match:
        """The game that follows, with the same players and what is carried over; `sequel` names it where several can."""
        with in_words(self.game):
            return Match(follow(self._course, sequel, choose_seed(seed)))

    def undo(self, decisions: int = 1) -> None:
        """Back by so many decisions."""
        last = len(self._course.decisions)
        self._course.undo(last - self._number(last - index(decisions)))
        self._state = self._course.state

    def at(self, number: int) -> Position:
        """The position after so many decisions."""
        return Position(self._course, self._course.at(self._number(number)))

    def _number(self, number: int) -> int:
        number, last = index(number), len(self._course.decisions)
        if not 0 <= number <= last:
            raise put_into_words(OptionError("no-such-decision", {"number": number, "last": last}))
        return number

    def record(self) -> str:
        """The match as text; `loads` reads it back.

        >>> match = new(seed="demo")
        >>> loads(match.record()) == match
        True
        """
        return str(self._course.record())

    def save(self, file: str | Path) -> None:
        """The record as a file: whole, or else what was there before stays."""
        path = Path(file)
        try:
            with writing(path):
                write_whole(path, self.record())
        except OptionError as error:
            raise put_into_words(error) from None

    def _draw(self, seat: int, words: Words, theme: Theme) -> str:
        from overlander.pictures import whole

        return whole(self._course, len(self._course.decisions), seat, words, theme, choices=True)


def new(
    game: str = "",
    *,
    players: int | str = "",
    seed: str | int | None = None,
    names: Sequence[str] = (),
    corrections: str | Path | None = None,
    **options: str | int,
) -> Match:
    """Opens a game, by default the first of `list_games`. Options go by their names, with `_` for `-`. The same seed
    gives the same game; without one it is drawn.

    >>> new(players=4, seed="demo").seats
    4
    >>> new("chess")
    Traceback (most recent call last):
        ...
    overlander.core.errors.OptionError: There is no game chess. Known: ...
    """
    with in_words():
        found = find_named(game)
        given = named_options(found, options)
        if players != "":
            given["players"] = str(players)
        folder = None if corrections is None else Path(corrections)
        return Match(Course(found, given, list(names), choose_seed(seed), folder))


def choose_seed(seed: str | int | None) -> str:
    """A seed as it was given, or a new one."""
    return secrets.token_hex(8) if seed is None else str(seed)


def named_options(game: Game, given: dict[str, str | int]) -> dict[str, str]:
    """Options as keywords give them: `orange_objectives` is `orange-objectives`."""
    known = [o.name for o in game.schema]
    return {name if name in known else name.replace("_", "-"): str(value) for name, value in given.items()}


def load(file: str | Path, corrections: str | Path | None = None) -> Match:
    """Plays a saved record again, every position verified; an error names the file and the line."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise put_into_words(RecordError("file-unreadable", {"file": str(file), "why": error.strerror or str(error)})) from None
    except UnicodeDecodeError:
        raise put_into_words(RecordError("file-not-text", {"file": str(file)})) from None
    try:
        return loads(text, corrections)
    except RecordError as error:
        error.args = (f"{file}: {error}",)
        raise


def loads(text: str, corrections: str | Path | None = None) -> Match:
    """The same from a record's text."""
    with in_words():
        return Match(resume(parse_record(text), None if corrections is None else Path(corrections)))


def theme_of(name: str) -> Theme:
    from overlander.drawing import THEMES

    if name not in THEMES:
        raise OptionError("unknown-theme", {"theme": name, "known": ", ".join(THEMES)})
    return THEMES[name]
