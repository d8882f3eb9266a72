"""What Sam and Sarah at a real table have in common: the course of a game, ties, where the automa builds.

What the automa has is kept in a state of the game; of the rest of the board only what a card needs is asked, laid out in that
state, and decided by the very functions of the game. Rules are cited by the keys of the shared chapters, which `State.cites`
turns into the game's own numbers; each game has its own words for the messages.
"""

from collections.abc import Callable, Generator
from typing import Final

from overlander.companion.offer import Chapter
from overlander.companion.words import CHOICE, YES_NO, Answer, Ask, Tell
from overlander.core.automa import AutomaTie
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.event import Event
from overlander.core.frame import Work
from overlander.core.state import Outcome, State
from overlander.games.trail.automa.state import AUTOMA, HUMAN
from overlander.games.trail.automa.turn import draw_card
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.state import TrailState

NO_ROW: Final = 0
MARKER: Final = "marker"
AT_RANDOM: Final = {"layout": "random", "sides": "random"}
NEXT: Final = (Answer("turn", "companion-turn"), Answer(MARKER, "companion-your-marker"))
LAST: Final = (Answer("points", "companion-points"),)

Talking = Generator[Tell | Ask, str, None]


def buildings_of(s: TrailState) -> list[Chapter]:
    """The neutral buildings on their spaces, and the sides of the players' own."""
    neutral: list[Params] = []
    for x in s.box.neutral_spaces:
        neutral.append({"location": s.box.spaces[x], "letter": s.box.tile_slug[s.trail.tile[x]].upper()})
    own = sorted(s.players[HUMAN].unbuilt, key=lambda x: s.box.building_number[x])
    sides: Params = {"sides": ", ".join(s.box.building_slug[x] for x in own)}
    return [Chapter("set-up-neutral", neutral), Chapter("set-up-sides", [sides])]


class AutomaAtTable:
    """`own_words`: events that are told without what the companion cannot know."""

    own_words: tuple[str, ...] = ("automa-build", "automa-replace", "automa-objective")

    def __init__(self, s: TrailState) -> None:
        self.table = s
        s.stack.clear()

    @property
    def state(self) -> State:
        return self.table

    # -- the whole game, to the turn after the one that triggered the end

    def play(self) -> Generator[Tell | Ask, str, Outcome]:
        yield from self.set_up()
        s = self.table
        while s.progress.ended_by == NONE:
            reply = yield Ask("companion-next", s.cites("SAM-16"), {}, CHOICE, NEXT, ends_round=True)
            if reply == MARKER:
                self.end_by(HUMAN)
                yield Tell("companion-automas-last", s.cites("END-5"), {})
            yield from self.turn()
        if s.progress.ended_by == AUTOMA:
            yield Ask("companion-last-turn", s.cites("END-5"), {}, CHOICE, LAST, ends_round=True)
        return (yield from self.score())

    def end_by(self, seat: int) -> None:
        """The seat takes the marker."""
        raise NotImplementedError

    def set_up(self) -> Talking:
        raise NotImplementedError

    def score(self) -> Generator[Tell | Ask, str, Outcome]:
        raise NotImplementedError

    def turn(self) -> Talking:
        """SAM-16..20."""
        s, automa = self.table, self.table.automa()
        s.heard = []
        draw_card(s)
        yield from self.tell_heard()
        yield from self.carry_out(automa.card)
        arrived = yield Ask("companion-arrived", s.cites("SAM-18"), {}, CHOICE, YES_NO)
        if arrived == "yes":
            yield from self.visit()
        automa.discard.append(automa.card)
        automa.card = NONE

    def carry_out(self, kind: int) -> Talking:
        """The movement and the actions of a card."""
        raise NotImplementedError

    def visit(self) -> Talking:
        """The city at the end of the trail."""
        raise NotImplementedError

    def fits(self, specialty: int) -> bool:
        """SAM-34: of a card with two halves, whether the first counts; NONE: it has only one."""
        return specialty in (NONE, self.table.automa().specialty)

    def by_specialty(self, specialty: int) -> Talking:
        if specialty != NONE:
            params: dict[str, str | int] = {"worker": self.table.box.workers[specialty], "fits": int(self.fits(specialty))}
            rule = self.table.cites("SAM-34")
            yield Tell("", rule, {}, Event("automa-by-specialty", AUTOMA, rule, params, {}))

    # -- what the game's own functions do

    def tell_heard(self) -> Talking:
        """What they have told since; their work is done and their ties are asked first."""
        s = self.table
        while s.stack:
            top = s.stack[-1]
            if isinstance(top, AutomaTie):
                options = tuple(self.open_choice(i, c) for i, c in enumerate(top.options))
                chosen = yield Ask("companion-tie", s.cites(top.rule), {}, CHOICE, options)
                s.stack.pop()
                top.apply(s, top.options[int(chosen)])
            else:
                assert isinstance(top, Work)
                yield from self.before(top)
                s.stack.pop()
                top.run(s)
        heard, s.heard = s.heard or [], []
        for event in heard:
            yield from self.tell(event)

    def before(self, work: Work) -> Talking:
        """What must be asked before work of the game is done."""
        yield from ()

    def tell(self, event: Event) -> Talking:
        if event.key == "automa-place":
            yield from self.where()
        elif event.key in self.own_words:
            yield Tell(f"companion-{event.key}", event.rule, event.params)
        else:
            yield Tell("", event.rule, {}, event)

    def where(self) -> Talking:
        """SAM-52: on which space a new building goes."""
        yield Tell("companion-where", self.table.cites("SAM-52"), {})

    def open_choice(self, i: int, c: Choice) -> Answer:
        """What the rules leave open."""
        s = self.table
        assert c.verb is s.box.BUILD
        new = ("building", s.box.building_slug[c.a])
        if s.trail.tile[c.b] == NO_TILE:
            return Answer(str(i), "companion-option-build", params=(new,))
        return Answer(str(i), "companion-option-replace", params=(new, ("old", s.box.tile_slug[s.trail.tile[c.b]])))

    # -- movement: the player sees the trail better than any questions could tell

    def way(self, steps: int, rule: str) -> Talking:
        """SAM-21..24, SAM-E1."""
        yield Tell("companion-move", rule, {"steps": steps})
        yield Tell("companion-way", self.table.cites("SAM-E1"), {})
        yield Tell("companion-way-fees", self.table.cites("SAM-24"), {})

    # -- actions

    def lay_out(self, yours: int) -> None:
        """A trail on which the automa has what it has and the player so many buildings; what stays free is where it builds."""
        s = self.table
        low = PRIVATE + AUTOMA * STRIDE
        own = [s.trail.tile[x] for x in s.box.building_spaces if low <= s.trail.tile[x] < low + STRIDE]
        spaces = sorted(s.box.building_spaces, key=s.automa_builds_on)
        for i, space in enumerate(spaces):
            s.trail.tile[space] = own[i] if i < len(own) else PRIVATE if i < len(own) + yours else NO_TILE

    def build(self, deed: Callable[[], None]) -> Talking:
        """SAM-52..58, SAM-E8, SAM-E9: which building; where, the player sees by what is said."""
        s = self.table
        free = yield Ask("companion-free-space", s.cites("SAM-52"), self.safe(), CHOICE, YES_NO)
        own = s.own_buildings(AUTOMA, False)
        self.lay_out(len(s.box.building_spaces) - own - (1 if free == "yes" else 0))
        s.players[HUMAN].herder = s.box.restart
        deed()
        yield from self.tell_heard()

    def safe(self) -> dict[str, str | int]:
        """What tells the spaces where the automa builds, for the words of the question."""
        return {}

    def cheapest_row(self, worker: int, rule: str) -> Generator[Tell | Ask, str, int]:
        """In which row, from 1, the cheapest worker of a type lies; NO_ROW if there is none."""
        box = self.table.box
        rows = [Answer(str(NO_ROW), "companion-no-row"), *[Answer(str(i + 1)) for i in range(len(box.row_cost))]]
        return int((yield Ask("companion-cheapest", rule, {"worker": box.workers[worker]}, CHOICE, tuple(rows))))
