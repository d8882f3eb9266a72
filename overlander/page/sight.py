"""What one viewer sees of a scene at one moment: the only thing that pages are made of, and made from a view alone."""

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from overlander import pictures
from overlander.core.choice import NONE, Choice, parse
from overlander.core.errors import NOT_YOUR_DECISION, Refusal, Refused
from overlander.core.event import Event
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome
from overlander.drawing import Area, Panel, Place
from overlander.drawing.guide import Step
from overlander.drawing.stock import Stock
from overlander.drawing.theme import AUTOMA, THEMES
from overlander.page.ending import Ending, ending
from overlander.page.lesson import Task, task
from overlander.page.present import Told, position_name
from overlander.page.question import Button, Buttons, Group, without
from overlander.page.recap import TURN, Line, Recap, recap
from overlander.page.scene import ChatLine, Scene
from overlander.page.steps import Steps, steps_of
from overlander.page.viewer import Viewer
from overlander.pictures.cache import Picture
from overlander.text import Words
from overlander.text.names import Story
from overlander.text.words import sentence

LOG_LENGTH: Final = 24  # decisions beside the board; the replay has all of them
WORDED: Final = 64  # decisions that stay in words
MOST_HEARD: Final = 512  # lines that are kept for all viewers
CHAT_LENGTH: Final = 60  # lines


@lru_cache
def words_for(lang: str, game: str, corrections: Path | None) -> Words:
    return Words(lang, game, corrections)


class LogEntry(NamedTuple):
    """What happened by one decision."""

    number: int
    seat: int
    lines: tuple[Line, ...]
    new: bool
    at: str = ""  # of what the table itself says after that decision: when


class Following(NamedTuple):
    """A game that can follow, and its table if it has begun."""

    name: str
    text: str
    table_id: str


class Sight:
    """`number`: after so many decisions; the present position if it is negative. `so_far`: the token of the partial answer that
    the viewer has put together."""

    def __init__(self, scene: Scene, viewer: Viewer, number: int = -1, so_far: str = "") -> None:
        self.scene = scene
        self.viewer = viewer
        self.match = match = scene.match
        self.game = match.game.slug
        self.words = words_for(viewer.lang, self.game, match.corrections)
        self.live = number < 0
        self.so_far = so_far
        self.number = scene.number if self.live else min(number, scene.number)
        self.seat = viewer.seat
        known, words = scene.present.names, self.words
        self.names = known(("names", words.lang), lambda: words.at_table(match.names, match.options))
        self.called = known(("called", words.lang), lambda: words.called(match.names, match.options))  # in sentences
        state = match.state if self.live else match.at(self.number)
        self.labels = [sentence(name) if state.is_automa(i) else name for i, name in enumerate(self.called)]  # standing alone
        self.view = scene.present.view(self.seat) if self.live else state.view(self.seat)
        self.colours = [AUTOMA if state.is_automa(i) else scene.colours[i] for i in range(state.seats)]
        self.theme = THEMES[viewer.theme].with_seats(self.colours)
        self.over = state.over()
        self.actors = [] if self.over else state.actors()  # the seats that must answer
        self.final: Outcome | None = state.outcome() if self.over else None
        if so_far and not self.is_asked:
            raise Refused(NOT_YOUR_DECISION, {"seat": self.seat, "why": "over" if self.over else "waiting"})

    @property
    def address(self) -> str:
        """Of the table, as this viewer looks at it."""
        return f"/tables/{self.scene.table_id}/at/{self.viewer.place}"

    def shows(self, part: str) -> bool:
        """Whether there is anything in this part of the page; many are empty most of the time."""
        if part == "curtain":
            return self.curtain != NONE
        if part == "proposal":
            return self.live and self.scene.proposal is not None
        if part == "chat":
            return self.scene.shared
        return part != "points" or (not self.over and (self.viewer.counts or not self.live))

    # -- the question

    @cached_property
    def is_asked(self) -> bool:
        return self.live and bool(self.scene.asked) and self.seat != NONE and self.view.question(self.seat) is not None

    @property
    def question(self) -> str:
        return self.words.question(self.view, self.seat)

    @property
    def rule(self) -> str:
        frame = self.view.question(self.seat) if self.seat != NONE else None
        return self.view.cites(frame.cite()) if frame is not None else ""

    @cached_property
    def position(self) -> str:
        return self.scene.present.position_seen(self.seat) if self.live else position_name(self.number, self.view, self.seat)

    @property
    def answered_position(self) -> str:
        """For forms: see `Present.position_answered`."""
        return self.scene.present.position_answered(self.seat) if self.live else self.position

    @property
    def waits_for(self) -> list[int]:
        """The seats that have not answered yet: who they are is shown, never what they answer."""
        return self.scene.asked if self.live else self.actors

    @property
    def waits_for_names(self) -> str:
        """Without the viewer, who knows."""
        return ", ".join([self.called[seat] for seat in self.waits_for if seat != self.seat or not self.is_asked])

    @property
    def only_waits(self) -> bool:
        """There is nothing that the viewer could do now."""
        return not self.over and not self.closed and not self.is_asked and not self.extras

    @property
    def curtain(self) -> int:
        """The person to pass the screen to; NONE if one who must answer is looking, or all of them are elsewhere."""
        asked = self.scene.asked if self.live else []
        if self.seat in asked:
            return NONE
        return next((seat for seat in asked if seat in self.viewer.mine), NONE)

    @cached_property
    def look(self) -> Any:
        """The drawing's own: what is shown in icons is made of it. None in a game that is not drawn."""
        game = pictures.drawing(self.game)
        return pictures.look_at(game, self.match, self.view, self.seat, self.words, self.theme) if game is not None else None

    @cached_property
    def buttons(self) -> Buttons:
        return Buttons(self.game, self.view, self.seat, self.words, self.look)

    @cached_property
    def groups(self) -> list[Group]:
        if self.steps is not None:
            found = self.steps.groups
            return without(found, self.ending.button.token) if self.ending is not None else found
        choices = self.view.choices(self.seat)
        if self.ending is not None:
            choices = [c for c in choices if str(c) != self.ending.button.token]
        return self.buttons.groups(choices)

    @cached_property
    def ending(self) -> Ending | None:
        """The answer that ends the viewer's turn, if there is one to do nothing more."""
        return ending(self)

    @cached_property
    def steps(self) -> Steps | None:
        """Where the question is answered in steps. Raises Refused for what is no partial answer to it."""
        frame = self.view.question(self.seat) if self.is_asked else None
        return steps_of(self.buttons, self.so_far) if frame is not None and (frame.in_steps or self.so_far) else None

    @cached_property
    def extras(self) -> list[Button]:
        may = self.live and self.scene.asked and self.seat in self.scene.people
        return [self.buttons.button(c) for c in self.view.extras(self.seat)] if may else []

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

    @cached_property
    def task(self) -> Task | None:
        """What a lesson asks of the viewer now."""
        return task(self)

    # -- between people

    @property
    def mine(self) -> bool:
        return self.seat in self.viewer.mine

    @property
    def others_are_people(self) -> bool:
        """At least one of them."""
        return bool(self.scene.people - {self.seat})

    @property
    def awaited(self) -> list[str]:
        """The names of those who have not agreed to the proposal yet."""
        proposal = self.scene.proposal
        return [self.called[seat] for seat in proposal.awaited] if proposal is not None else []

    @property
    def closed(self) -> bool:
        """By the host, before the game was over."""
        return self.live and self.scene.closed and not self.over

    @property
    def chat(self) -> list[ChatLine]:
        """The last lines."""
        return list(self.scene.chat[-CHAT_LENGTH:])

    def chat_text(self, line: ChatLine) -> str:
        """What somebody said, or what the table itself says."""
        return self.words.say(f"chat-now-{line.notice}", player=self.called[line.seat]) if line.notice else line.text

    # -- what happened

    def log_since(self, first: int) -> list[LogEntry]:
        """From the decision with this number on."""
        mine = self.last_own()
        first = max(1, first)
        out: list[LogEntry] = []
        for i, events in enumerate(self.scene.present.events(first, self.number), start=first):
            lines = (*self.lines(i, events), *self.answered_alone(i))
            if lines:
                out.append(LogEntry(i, self.match.decisions[i - 1].seat, lines, i > mine))
        told = self.hands_since(first)
        return sorted([*out, *told], key=lambda entry: entry.number) if told else out

    def answered_alone(self, number: int) -> list[Line]:
        """That the table took this decision for the viewer, who had no other."""
        view, decision = self.scene.present.alone.get(number), self.match.decisions[number - 1]
        if view is None or decision.seat != self.seat:
            return []
        choice = self.words.choice(view, self.seat, parse(view.verbs(), decision.token))
        return [Line(self.words.say("table-answered-alone", choice=choice), "", (), "", False)]

    def hands_since(self, first: int) -> list[LogEntry]:
        """When seats changed hands, or did not agree to an undo, after the decision before this one or later."""
        told = [line for line in self.scene.chat if line.notice and line.after >= first - 1]
        last = self.scene.number  # decisions may have been taken back since
        entries = [LogEntry(min(x.after, last), x.seat, (Line(self.chat_text(x), "", (), "", False),), False, x.at) for x in told]
        return [entry for entry in entries if entry.number <= self.number]

    @property
    def since(self) -> list[tuple[int, str]]:
        """The seats that have changed hands in this game, and when their players sat down."""
        return [(seat, since) for seat, since in enumerate(self.scene.since) if since]

    def lines(self, number: int, events: list[Event]) -> tuple[Line, ...]:
        """What happened by this decision; at every change only what is new is put into words."""
        known = self.told.lines.get(number)
        if known is None:
            known = self.told.lines[number] = tuple([self.worded(number, i, event) for i, event in enumerate(events)])
        return known

    def worded(self, number: int, place: int, event: Event) -> Line:
        """What holds no secret is put into words once for all who look."""
        if event.secret or not self.live:
            return self.put_into_words(event)
        every, key = self.scene.present.heard_by_all, (number, place, self.words.lang)
        if key not in every:
            if len(every) > MOST_HEARD:
                every.clear()
            every[key] = self.put_into_words(event)
        mine = self.is_mine(event)
        return every[key] if every[key].mine == mine else every[key]._replace(mine=mine)

    @cached_property
    def told(self) -> Told:
        """What was put into words before."""
        if not self.live:
            return Told()
        found = self.scene.present.told.setdefault((self.seat, self.words.lang), Told())
        found.forget(WORDED)
        return found

    def put_into_words(self, event: Event) -> Line:
        text = self.words.event(event, self.called, self.seat, self.view)
        rule = event.rule if self.view.is_automa(event.seat) else ""
        params = event.seen_by(self.seat)
        begins = event.seat if event.key == TURN else NONE
        return Line(text, rule, *pictures.told(self.game, event.key, event.seat, params), self.is_mine(event), begins)

    def is_mine(self, event: Event) -> bool:
        """Somebody else did it to the viewer."""
        return event.seat not in (NONE, self.seat) and event.seen_by(self.seat).get("to", NONE) == self.seat != NONE

    def last_own(self) -> int:
        """The number of the viewer's last decision: what came after it is news."""
        if self.seat == NONE:
            return 0
        for i in range(self.number, 0, -1):
            if self.match.decisions[i - 1].seat == self.seat and i not in self.scene.present.alone:
                return i
        return 0

    @property
    def log_from(self) -> int:
        """The first of the last decisions."""
        return max(1, self.number - LOG_LENGTH + 1)

    @cached_property
    def log(self) -> list[LogEntry]:
        """The last decisions."""
        return self.log_since(self.log_from)

    @property
    def last(self) -> tuple[Line, ...]:
        """What happened last."""
        for number, events in self.scene.present.events_before(self.number):
            if events or self.number - number >= LOG_LENGTH:
                return self.lines(number, events)
        return ()

    @cached_property
    def recap(self) -> Recap:
        """What the others did since the viewer last decided."""
        return recap(self)

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
        return list(dict.fromkeys(self.title(area) for area in self.at(place)))

    def title(self, area: Area) -> str:
        """Of its tab. A spectator has no board of its own: the one over whose shoulder it looks is called by name."""
        if self.seat == NONE and area.place == Place.SEAT and area.title == self.at(Place.SEAT)[0].title:
            return self.names[area.seat]
        return area.title

    def tab(self, area: Area) -> str:
        """Names the tab of an area: the place, and which of its titles."""
        return f"{area.place}-{self.tabs(area.place).index(self.title(area))}"

    def draw(self, areas: list[Area]) -> dict[str, Picture]:
        if self.live:
            present = self.scene.present
            return present.pictures.draw(present, self.seat, self.words, self.theme, areas)
        names = [area.name for area in areas]
        panels = pictures.panels(self.match, self.number, self.view, self.seat, self.words, self.theme, names)
        return {name: Picture(panel) for name, panel in panels.items()}

    @cached_property
    def pictures(self) -> dict[str, Picture]:
        return self.draw(self.areas)

    @property
    def panels(self) -> dict[str, Panel]:
        return {name: x.panel for name, x in self.pictures.items()}

    @property
    def others(self) -> list[tuple[int, list[Picture]]]:
        """The boards of everybody else, by seat."""
        theirs = [area for area in self.all_areas if area not in self.areas]
        drawn = self.draw(theirs)
        seats = sorted({area.seat for area in theirs})
        return [(seat, [drawn[area.name] for area in theirs if area.seat == seat]) for seat in seats]

    @property
    def counts_stocks(self) -> bool:
        """Whether the game tells what is left in piles and bags."""
        return pictures.counting(self.game) is not None

    @property
    def stocks(self) -> list[Stock]:
        return pictures.stocks(self.game, self.look)

    @property
    def winners(self) -> str:
        return self.words.result(self.points, self.called)

    @property
    def goals(self) -> list[str]:
        return self.words.goals(self.points)

    @cached_property
    def story(self) -> Story | None:
        return self.words.story(self.match.options)

    @property
    def epilogue(self) -> list[str]:
        """What is told after the game; nothing where nobody has won."""
        return self.story.after if self.story is not None and self.final is not None and self.final.winners else []

    @property
    def sequels(self) -> list[Following]:
        """The games that can follow this one, when it is over: for the host to begin, and for all where one has begun."""
        found = self.match.state.sequels() if self.live and self.over else []
        listed = [Following(x.name, self.words.sequel(x.name), self.scene.sequels.get(x.name, "")) for x in found]
        return [x for x in listed if self.viewer.host or x.table_id]

    @cached_property
    def points(self) -> Outcome:
        """As the viewer can count them: what it cannot know is dealt anew, always in the same way."""
        if self.final is not None:
            return self.final
        guess = self.view.clone()
        guess.fill(self.seat, Rng(key_of("points"), 0, ()))
        return guess.outcome()
