"""What one viewer sees of a scene at one moment: the only thing that pages are made of, and made from a view alone."""

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from overlander import pictures
from overlander.core.choice import NONE, Choice
from overlander.core.errors import NOT_YOUR_DECISION, UNFINISHED, Refusal, Refused
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome
from overlander.drawing.guide import Step
from overlander.drawing.stock import Stock
from overlander.drawing.theme import AUTOMA, THEMES
from overlander.page.areas import Areas
from overlander.page.ending import Unused, ending, unused
from overlander.page.lesson import Task, task
from overlander.page.log import Log, chat_text
from overlander.page.present import position_name
from overlander.page.question import Button, Buttons, Group, without
from overlander.page.scene import ChatLine, Scene
from overlander.page.steps import Steps, steps_of
from overlander.page.viewer import Viewer
from overlander.text import Words
from overlander.text.names import Story
from overlander.text.words import sentence

CHAT_LENGTH: Final = 60  # lines


@lru_cache
def words_for(lang: str, game: str, corrections: Path | None) -> Words:
    return Words(lang, game, corrections)


class NextGame(NamedTuple):
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
            return without(found, self.ending.token) if self.ending is not None else found
        choices = self.view.choices(self.seat)
        if self.ending is not None:
            choices = [c for c in choices if str(c) != self.ending.token]
        return self.buttons.groups(choices)

    @cached_property
    def ending(self) -> Button | None:
        """The answer that ends the viewer's turn, if there is one to do nothing more."""
        return ending(self)

    @cached_property
    def unused(self) -> Unused:
        return unused(self)

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
        """What one might try here, with the reason and the rule against it. What can go on in steps is not refused."""
        question = self.view.question(self.seat) if self.is_asked else None
        if question is None:
            return []
        free = [Choice(verb) for verb in self.view.verbs().values() if verb.extra and not verb.parts]
        tried = [(c, self.view.why_not(self.seat, c)) for c in question.candidates(self.view) + free]
        return [(c, refusal) for c, refusal in tried if refusal is not None and refusal.reason != UNFINISHED]

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
        return chat_text(self.words, self.called, line)

    # -- what happened, and what lies on the table

    @cached_property
    def log(self) -> Log:
        return Log(self)

    @cached_property
    def areas(self) -> Areas:
        return Areas(self)

    @property
    def counts_stocks(self) -> bool:
        """Whether the game tells what is left in piles and bags."""
        return pictures.counting(self.game) is not None

    @property
    def stocks(self) -> list[Stock]:
        return pictures.stocks(self.game, self.look)

    # -- points

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
    def sequels(self) -> list[NextGame]:
        """The games that can follow this one, when it is over: for the host to begin, and for all where one has begun."""
        found = self.match.state.sequels() if self.live and self.over else []
        listed = [NextGame(x.name, self.words.sequel(x.name), self.scene.sequels.get(x.name, "")) for x in found]
        return [x for x in listed if self.viewer.host or x.table_id]

    @cached_property
    def points(self) -> Outcome:
        """As the viewer can count them: what it cannot know is dealt anew, always in the same way."""
        if self.final is not None:
            return self.final
        guess = self.view.clone()
        guess.fill(self.seat, Rng(key_of("points"), 0, ()))
        return guess.outcome()
