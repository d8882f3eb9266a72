"""What one viewer sees of a table at one moment: the only thing that pages are made of, and made from a view alone."""

from collections import Counter
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple

from overlander import pictures
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refusal
from overlander.core.event import Event
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome
from overlander.drawing import Area, Panel
from overlander.drawing.guide import Step
from overlander.drawing.theme import AUTOMA, THEMES
from overlander.pictures.cache import Picture
from overlander.table.play import agreement
from overlander.table.play.chat import SHOWN
from overlander.table.play.table import Table
from overlander.table.storage.storage import Said
from overlander.text import Words
from overlander.text.words import sentence

A_DOZEN: Final = 12  # more choices of one kind than this are folded
LOG_LENGTH: Final = 24  # decisions told beside the board; all of them are told in the replay
WATCHING: Final = "watch"
TURN: Final = "turn"  # the event with which a turn begins


class Viewer(NamedTuple):
    seat: int  # NONE: a spectator
    lang: str
    theme: str
    mine: frozenset[int] = frozenset()  # all seats at the same screen
    counts: bool = False  # wants to see how many points everybody has
    own: frozenset[int] = frozenset()  # all seats at the same screen, also where a bot sits in

    @property
    def place(self) -> str:
        """As it stands in an address."""
        return WATCHING if self.seat == NONE else str(self.seat)


class Button(NamedTuple):
    token: str
    text: str  # the whole sentence
    short: str  # what is written beside the icons
    signs: str  # cost and gain
    target: str


class Fold(NamedTuple):
    """Choices that begin with the same thing; without a title they are not folded."""

    title: str
    buttons: list[Button]


class Group(NamedTuple):
    title: str
    folds: list[Fold]


class Told(NamedTuple):
    """What happened by one decision."""

    number: int
    seat: int
    lines: tuple[str, ...]
    new: bool


class AutomaTurn(NamedTuple):
    """What an automa did in its last turn: each step in words, with the rule that decided it."""

    name: str
    seat: int
    number: int  # of the decision after which it began
    steps: list[tuple[str, str]]
    new: bool  # nobody has decided anything since it ended


class Sight:
    """`number`: after so many decisions; the present position unless told otherwise."""

    def __init__(self, table: Table, viewer: Viewer, words: Words, number: int = -1) -> None:
        self.table = table
        self.viewer = viewer
        self.words = words
        self.game = table.match.game.slug
        self.live = number < 0
        self.number = table.number if self.live else min(number, table.number)
        self.seat = viewer.seat
        self.names = words.at_table([seat.name for seat in table.seats], table.match.options)
        state = table.state if self.live else table.match.at(self.number)
        self.view = table.view(self.seat) if self.live else state.view(self.seat)
        worn = table.colours
        self.colours = [AUTOMA if state.is_automa(i) else worn[i] for i in range(state.seats)]
        self.theme = THEMES[viewer.theme].with_seats(self.colours)
        self.over = state.over()
        self.actor = NONE if self.over else state.actor()
        self.final: Outcome | None = state.outcome() if self.over else None

    def shows(self, part: str) -> bool:
        """Whether there is anything in this part of the page; many are empty most of the time."""
        if part == "curtain":
            return self.curtain != NONE
        if part == "proposal":
            return self.live and self.table.proposal is not None
        if part == "chat":
            return self.table.shared
        if part == "automa":
            return self.has_automa
        return part != "points" or (not self.over and (self.viewer.counts or not self.live))

    # -- the question

    @cached_property
    def is_asked(self) -> bool:
        return self.live and self.table.asked() != NONE and self.seat != NONE and self.view.question(self.seat) is not None

    @property
    def question(self) -> str:
        return self.words.question(self.view, self.seat)

    @property
    def rule(self) -> str:
        frame = self.view.question(self.seat) if self.seat != NONE else None
        return self.view.cites(frame.cite()) if frame is not None else ""

    @cached_property
    def position(self) -> str:
        return self.table.position_seen(self.seat) if self.live else f"{self.number}-{self.view.digest()}"

    @property
    def curtain(self) -> int:
        """The person to pass the screen to; NONE if the right one is looking, or the one who must answer is elsewhere."""
        asked = self.table.asked()
        return asked if self.live and asked in self.viewer.mine and asked != self.seat else NONE

    @cached_property
    def look(self) -> Any:
        """The drawing's own: what is shown in icons is made of it. None in a game that is not drawn."""
        game = pictures.drawing(self.game)
        return pictures.look_at(game, self.table.match, self.view, self.seat, self.words, self.theme) if game is not None else None

    def button(self, choice: Choice) -> Button:
        text, short = self.words.long_and_short(self.view, self.seat, choice)
        signs = pictures.signs(self.game, self.look, choice)
        return Button(str(choice), text, short, signs, pictures.target(self.game, self.view, self.seat, choice))

    @cached_property
    def groups(self) -> list[Group]:
        return self.grouped(self.view.choices(self.seat))

    @cached_property
    def extras(self) -> list[Button]:
        may = self.live and self.table.asked() != NONE and self.seat in self.table.people()
        return [self.button(c) for c in self.view.extras(self.seat)] if may else []

    def grouped(self, choices: list[Choice]) -> list[Group]:
        """By verb; more than a dozen of one verb are folded by the first thing that they name."""
        kinds: dict[str, list[Choice]] = {}
        for c in choices:
            kinds.setdefault(c.verb.name, []).append(c)
        titled = [verb for verb in kinds if self.words.has(f"group-{verb}")]
        out: list[Group] = []
        plain: list[Choice] = []  # what needs neither a title nor a fold stands together, last
        for verb, members in kinds.items():
            title = self.words.say(f"group-{verb}") if len(titled) > 1 and verb in titled else ""
            if len(members) > A_DOZEN:
                out.append(Group(title, self.folded(members)))
            elif title:
                out.append(Group(title, [self.fold("", members)]))
            else:
                plain += members
        return [*out, Group("", [self.fold("", plain)])] if plain else out

    def fold(self, title: str, members: list[Choice]) -> Fold:
        return Fold(title, told_apart([self.button(c) for c in members]))

    def folded(self, members: list[Choice]) -> list[Fold]:
        """By the first thing; where nearly every choice names another, all in one."""
        by: dict[str, list[Choice]] = {}
        for c in members:
            by.setdefault(self.first_thing(c), []).append(c)
        if 2 * len(by) > len(members):
            return [self.fold(self.words.say("page-all-choices", n=len(members)), members)]
        return [self.fold(title, same) for title, same in by.items()]

    def first_thing(self, choice: Choice) -> str:
        for part, slug in self.words.parts(choice).items():
            if isinstance(slug, str):
                return sentence(str(self.words.filled({part: slug})[part]))
        return ""

    def refusals(self) -> list[tuple[Choice, Refusal]]:
        """What one might try here, with the reason and the rule against it."""
        question = self.view.question(self.seat) if self.is_asked else None
        if question is None:
            return []
        free = [Choice(verb) for verb in self.view.verbs().values() if verb.extra and not verb.parts]
        tried = [(c, self.view.why_not(self.seat, c)) for c in question.candidates(self.view) + free]
        return [(c, refusal) for c, refusal in tried if refusal is not None]

    def impossible(self) -> list[tuple[str, Refusal]]:
        """The same in words."""
        return [(self.words.choice(self.view, self.seat, c), refusal) for c, refusal in self.refusals()]

    @property
    def tour(self) -> list[Step]:
        """A first walk: what the page shows, what the game adds, and what is asked now."""
        say = self.words.say
        game = pictures.tour(self.game, self.look)
        now = [Step("part-question", say("page-tour-now", question=self.question))] if self.is_asked else []
        first = Step("part-question", say("page-tour-question"))
        return [first, *game, Step("part-controls", say("page-tour-undo")), *now]

    # -- between people

    @property
    def mine(self) -> bool:
        return self.seat in self.viewer.mine

    @property
    def may_undo(self) -> Literal["free", "ask", ""]:
        """`free`, `ask` (the others must agree), or nothing."""
        if agreement.free(self.table, self.seat, self.viewer.own):
            return "free"
        return "ask" if self.mine and agreement.may_ask(self.table, self.seat) else ""

    @property
    def may_restart(self) -> bool:
        last = self.table.match.decisions[-1].seat if self.number else NONE
        return last == self.seat != NONE and agreement.free(self.table, self.seat, self.viewer.own) > 0

    @property
    def may_redo(self) -> bool:
        return agreement.may_redo(self.table, self.seat, self.viewer.own)

    @property
    def awaited(self) -> list[int]:
        """Those who have not agreed to the proposal yet."""
        asked = self.table.proposal
        return [] if asked is None else agreement.awaited(self.table, asked)

    @property
    def waited_for(self) -> list[str]:
        return [self.names[seat] for seat in self.awaited]

    @property
    def waits_for_absent(self) -> bool:
        return any(agreement.is_away(self.table, seat) for seat in self.awaited)

    @property
    def closed(self) -> bool:
        """By the host, before the game was over."""
        return self.live and self.table.shut and not self.over

    @property
    def said(self) -> list[Said]:
        return self.table.said[-SHOWN:]

    def line(self, said: Said) -> str:
        """What somebody said, or what the table itself says."""
        return self.words.say(f"chat-now-{said.notice}", player=self.names[said.seat]) if said.notice else said.text

    # -- what happened

    def told(self, first: int, known: dict[int, tuple[str, ...]] | None = None) -> list[Told]:
        """From the decision with this number on; `known` are lines that were put into words before."""
        mine = self.last_own()
        first = max(1, first)
        out: list[Told] = []
        for i, events in enumerate(self.table.happened(first, self.number), start=first):
            lines = known[i] if known is not None and i in known else self.lines(events)
            if lines:
                out.append(Told(i, self.table.match.decisions[i - 1].seat, lines, i > mine))
        return out

    def lines(self, events: list[Event]) -> tuple[str, ...]:
        return tuple([self.words.explained(self.view, event, self.names, self.seat) for event in events])

    def last_own(self) -> int:
        """The number of the viewer's last decision: what came after it is news."""
        for i in range(self.number, 0, -1):
            if self.table.match.decisions[i - 1].seat == self.seat:
                return i
        return 0

    @cached_property
    def log(self) -> list[Told]:
        """The last decisions; at every change only what is new is put into words."""
        first = self.number - LOG_LENGTH + 1
        if not self.live:
            return self.told(first)
        key = (self.seat, self.words.lang)
        out = self.told(first, self.table.told.get(key))
        self.table.told[key] = {told.number: told.lines for told in out}
        return out

    @property
    def has_automa(self) -> bool:
        return any(self.view.is_automa(seat) for seat in range(self.view.seats))

    @cached_property
    def automa_turn(self) -> AutomaTurn | None:
        """The last turn of an automa, from where it begins to where a player's begins; questions to a player may lie in between."""
        if not self.has_automa:
            return None
        steps: list[Event] = []  # backwards
        ended = self.number
        for i, events in self.table.happened_before(self.number):
            for event in reversed(events):
                if event.key != TURN:
                    steps.append(event)
                elif self.view.is_automa(event.seat):
                    told = [(self.words.event(x, self.names, self.seat), x.rule) for x in reversed(steps)]
                    return AutomaTurn(self.names[event.seat], event.seat, i, told, ended == self.number)
                else:
                    steps.clear()
                    ended = i
        return None

    @property
    def last(self) -> Told | None:
        return self.log[-1] if self.log else None

    # -- pictures and points

    @cached_property
    def all_areas(self) -> list[Area]:
        return pictures.areas(self.game, self.view, self.seat, self.words)

    @cached_property
    def areas(self) -> list[Area]:
        """What lies before the viewer: the common areas, and of the seats its own (a spectator looks over the first shoulder)."""
        return [area for area in self.all_areas if area.lies_before(self.seat)]

    def at(self, place: str) -> list[Area]:
        return [area for area in self.areas if area.place == place]

    def tabs(self, place: str) -> list[str]:
        """The titles of a place, each once."""
        return list(dict.fromkeys(area.title for area in self.at(place)))

    def tab(self, area: Area) -> str:
        """Names the tab of an area: the place, and which of its titles."""
        return f"{area.place}-{self.tabs(area.place).index(area.title)}"

    def draw(self, areas: list[Area]) -> dict[str, Picture]:
        if self.live:
            return self.table.pictures.draw(self.table, self.seat, self.words, self.theme, areas)
        names = [area.name for area in areas]
        panels = pictures.panels(self.table.match, self.number, self.view, self.seat, self.words, self.theme, names)
        return {name: Picture(panel) for name, panel in panels.items()}

    @cached_property
    def drawn(self) -> dict[str, Picture]:
        return self.draw(self.areas)

    @property
    def panels(self) -> dict[str, Panel]:
        return {name: x.panel for name, x in self.drawn.items()}

    @property
    def others(self) -> list[tuple[int, list[Picture]]]:
        """The boards of everybody else, by seat."""
        theirs = [area for area in self.all_areas if area not in self.areas]
        drawn = self.draw(theirs)
        seats = sorted({area.seat for area in theirs})
        return [(seat, [drawn[area.name] for area in theirs if area.seat == seat]) for seat in seats]

    @property
    def winners(self) -> str:
        return self.words.result(self.points, self.names)

    @property
    def goals(self) -> list[str]:
        return self.words.goals(self.points)

    @cached_property
    def points(self) -> Outcome:
        """As the viewer can count them: what it cannot know is dealt anew, always in the same way."""
        if self.final is not None:
            return self.final
        guess = self.view.clone()
        guess.fill(self.seat, Rng(key_of("points"), 0, ()))
        return guess.outcome()


def told_apart(buttons: list[Button]) -> list[Button]:
    """Where two would look the same (two ways to one place), both say all."""
    looks = Counter((button.short, button.signs) for button in buttons)
    return [button._replace(short=button.text) if looks[button.short, button.signs] > 1 else button for button in buttons]
