"""A whole solo game of the engine with the companion beside it: the automa draws the companion's cards, the companion is told
what a player would see on the engine's board."""

from typing import NamedTuple

from overlander.companion import begin, read
from overlander.companion.talk import MARK
from overlander.companion.words import Ask, Tell
from overlander.core.event import Event
from overlander.core.frame import Work
from overlander.core.game import find_game
from overlander.games.gwt.sam.turn import SamActs, SamTurn
from overlander.games.gwt.state import GwtState
from overlander.games.nz.sarah.turn import SarahActs, SarahTurn
from overlander.games.nz.state import NzState
from overlander.games.trail.automa.building import next_spaces
from overlander.games.trail.automa.state import AUTOMA, HUMAN
from overlander.games.trail.automa.turn import EndOfAutomaTurn
from overlander.games.trail.box import FACES, HAZARD, WORKER
from overlander.games.trail.state import TrailState
from overlander.players.greedy import GreedyBot
from tests.companion.facts import fact

TURNS = (SamTurn, SarahTurn)
ACTS = (SamActs, SarahActs)
END = ("companion-start-objective", "companion-her-pile")  # the first question when all turns are over
DEEDS = (
    "automa-build", "automa-replace", "sam-buy", "sam-disc-from", "sam-shop",
    "sarah-hire", "sarah-sheep", "sarah-harbour", "sarah-disc-from",
)  # fmt: skip


class Game(NamedTuple):
    """The conversation to its end, its answers one by one, and the engine's last position."""

    text: str
    answers: list[str]
    s: TrailState
    events: list[Event]  # of the automa's turns


def copy_of(s: TrailState) -> TrailState:
    copy = s.clone()
    assert isinstance(copy, TrailState)
    return copy


class Seen:
    """A turn of the automa as the player sees it: the board when it begins and when it acts, and what happens."""

    added = ""  # the event that adds cards to the market, and the rule by which it does so before anything is asked
    added_first = ""

    def __init__(self, s: TrailState) -> None:
        self.before = copy_of(s)
        self.acting = copy_of(s)
        self.events: list[Event] = []
        self.markets = 0

    def told(self, key: str) -> list[Event]:
        return [e for e in self.events if e.key == key]

    def answer(self, s: TrailState, ask: Ask) -> str:
        box = s.box
        if ask.key in ("companion-market", "companion-market-orange"):
            added = [slug for e in self.told(self.added) for slug in str(e.params["cards"]).split(",")]
            first = [e for e in self.told(self.added) if e.rule == self.added_first]
            seen = [box.card_slug[k] for k in self.acting.cards.market] + added[: 2 * (self.markets + len(first))]
            self.markets += 1
            return ",".join(str(seen.count(x.value)) for x in ask.options)
        if ask.key == "companion-filled":
            return "yes" if s.progress.ended_by == AUTOMA else "no"
        if ask.key == "companion-free-space":
            return "yes" if next_spaces(self.acting)[0] else "no"
        if ask.key == "companion-tie":
            return self.as_engine(ask)
        return self.own_answer(s, ask)

    def own_answer(self, s: TrailState, ask: Ask) -> str:
        raise NotImplementedError

    def as_engine(self, ask: Ask) -> str:
        """What the engine's automa did of what the rules leave open."""
        done = {(name, str(value)) for e in self.events if e.key in DEEDS for name, value in e.params.items()}
        return next(x.value for x in ask.options if all(pair in done for pair in x.params))


class SamSeen(Seen):
    added = "sam-add-cattle"
    added_first = "GWT-SAM-43"

    def __init__(self, s: TrailState) -> None:
        super().__init__(s)
        self.hazards = len(s.players[AUTOMA].hazards)
        self.objectives = 0

    def own_answer(self, s: TrailState, ask: Ask) -> str:
        if ask.key == "companion-objective-points":
            self.objectives += 1
            return str(self.told("automa-objective")[self.objectives - 1].params["vp"]) if self.told("automa-objective") else "0"
        if ask.key == "companion-hazard-points":
            return str(sum(s.box.hazard_vp[(x - HAZARD) % FACES] for x in s.players[AUTOMA].hazards[self.hazards :]))
        if ask.key == "companion-arrived":
            return "yes" if self.told("sam-no-income") else "no"
        board = self.before if ask.key == "companion-your-shop" else self.acting
        assert isinstance(board, GwtState)
        return fact(board, ask)


class SarahSeen(Seen):
    added = "sarah-add-sheep"
    added_first = "NZ-SAR-C14"

    def own_answer(self, s: TrailState, ask: Ask) -> str:
        board = self.acting
        assert isinstance(board, NzState)
        if ask.key == "companion-arrived":
            return "yes" if self.told("sarah-no-income") else "no"
        if ask.key == "companion-cheapest":
            worker = s.box.workers.index(str(ask.params["worker"]))
            rows = [x // s.box.columns for x in range(len(board.trail.jobs)) if board.trail.jobs[x] == WORKER + worker]
            return str(min(rows, key=lambda row: s.box.row_cost[row]) + 1) if rows else "0"
        assert ask.key == "companion-your-harbours", ask.key
        own = board.farms[HUMAN].harbours
        return ",".join(str((own >> board.board.harbour_slug.index(x.value)) & 1) for x in ask.options)


SEEN: dict[str, type[Seen]] = {"gwt": SamSeen, "nz": SarahSeen}


def whole_game(game: str, options: dict[str, str], seed: str, sides: str = "a") -> Game:
    ties = {"gwt": "sam-ties", "nz": "sarah-ties"}[game]
    s = find_game(game).new({**options, "players": "1", "sides": sides, ties: "board-order"}, seed)
    assert isinstance(s, TrailState)
    text = MARK.join([begin(game, options, seed), s.box.workers[s.automa().specialty]])
    if game == "nz":
        text += MARK + sides  # hers are the player's; Sam's are always b
    bot = GreedyBot(find_game(game))
    events: list[Event] = []
    while not s.over():
        seat = s.actor()
        c = bot.choose(s.view(seat), seat, s.offers(seat))
        if c.verb.extra or s.side:
            s.apply(seat, c)
            continue
        s.stack.pop().apply(s, c)
        while s.stack:
            work = s.stack[-1]
            if not isinstance(work, Work):
                break
            s.stack.pop()
            if isinstance(work, TURNS):
                text = automas_turn(game, s, text, events)
            else:
                work.run(s)
    while True:
        ask = read(game, text).asked
        if ask is None:
            return Game(text, text.split(MARK)[2:], s, events)
        text += MARK + last_answer(s, ask)


def last_answer(s: TrailState, ask: Ask) -> str:
    """When all turns are over."""
    outcome = s.outcome()
    if ask.key == "companion-last-turn":
        return "points"
    if ask.key == "companion-start-objective":
        assert isinstance(s, GwtState)
        return str(sum(s.board.card_vp[k] for k in s.sam_().start))
    seat = AUTOMA if ask.key == "companion-her-pile" else HUMAN
    return ",".join(str(outcome.points[seat][outcome.categories.index(x.value)]) for x in ask.options)


def automas_turn(game: str, s: TrailState, text: str, told: list[Event]) -> str:
    """The engine's automa draws the companion's card; the conversation with this turn."""
    text += MARK + ("marker" if s.progress.ended_by == HUMAN else "turn")
    events = [x.event for x, _ in read(game, text).said if isinstance(x, Tell) and x.event is not None]
    drawn = [e.params["drawn"] for e in events if e.key == "automa-card"]
    automa = s.automa()
    automa.deck, automa.discard = [s.box.solo().card_slug.index(str(drawn[-1]))], []
    seen = SEEN[game](s)
    s.heard = []
    s.automa_turn(AUTOMA)
    while True:
        work = s.stack.pop()
        assert isinstance(work, Work)
        if isinstance(work, ACTS):
            seen.acting = copy_of(s)
        work.run(s)
        if isinstance(work, EndOfAutomaTurn):
            break
    seen.events, s.heard = s.heard or [], None
    told.extend(seen.events)
    while True:
        ask = read(game, text).asked
        assert ask is not None
        if ask.ends_round or ask.key in END:
            return text
        answer = seen.answer(s, ask)
        assert ask.accepts(answer), (ask.key, answer)
        text += MARK + answer
