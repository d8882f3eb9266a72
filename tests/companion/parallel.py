"""A whole solo game of the engine with the companion beside it: Sam draws the companion's cards, the companion is told what a
player would see on the engine's board."""

from typing import NamedTuple

from overlander.companion import begin, read
from overlander.companion.gwt import YOUR_TURN
from overlander.companion.talk import MARK
from overlander.companion.words import Ask, Tell
from overlander.core.event import Event
from overlander.core.frame import Work
from overlander.core.game import find_game
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.gwt.sam.turn import SamActs, SamTurn
from overlander.games.gwt.state import GwtState
from overlander.games.trail.automa.turn import EndOfAutomaTurn
from overlander.games.trail.box import FACES, HAZARD
from overlander.players.greedy.bot import GreedyBot
from tests.companion.facts import fact


class Game(NamedTuple):
    """The conversation to its end, its answers one by one, and the engine's last position."""

    text: str
    answers: list[str]
    s: GwtState
    events: list[Event]  # of Sam's turns


class SamSeen:
    """A turn of his as the player sees it: the board when he begins and when he acts, and what happens."""

    def __init__(self, s: GwtState) -> None:
        self.before = s.clone()
        self.acting = s.clone()
        self.hazards = len(s.players[SAM].hazards)
        self.events: list[Event] = []
        self.markets = 0
        self.objectives = 0

    def told(self, key: str) -> list[Event]:
        return [e for e in self.events if e.key == key]

    def answer(self, s: GwtState, ask: Ask) -> str:
        board = s.board
        if ask.key in ("companion-market", "companion-market-orange"):
            added = [slug for e in self.told("sam-add-cattle") for slug in str(e.params["cards"]).split(",")]
            refilled = [e for e in self.told("sam-add-cattle") if e.rule == "GWT-SAM-43"]
            seen = [board.card_slug[k] for k in self.acting.market] + added[: board.cards_added * (self.markets + len(refilled))]
            self.markets += 1
            return ",".join(str(seen.count(x.value)) for x in ask.options)
        if ask.key == "companion-objective-points":
            self.objectives += 1
            return str(self.told("automa-objective")[self.objectives - 1].params["vp"]) if self.told("automa-objective") else "0"
        if ask.key == "companion-hazard-points":
            return str(sum(board.hazard_vp[(x - HAZARD) % FACES] for x in s.players[SAM].hazards[self.hazards :]))
        if ask.key == "companion-arrived":
            return "yes" if self.told("sam-no-income") else "no"
        if ask.key == "companion-filled":
            return "yes" if s.ended_by == SAM else "no"
        if ask.key == "companion-tie":
            return self.as_engine(ask)
        return fact(self.before if ask.key == "companion-your-shop" else self.acting, ask)

    def as_engine(self, ask: Ask) -> str:
        """What the engine's Sam did of what the rules leave open."""
        deeds = [e for e in self.events if e.key in ("automa-build", "automa-replace", "sam-buy", "sam-disc-from")]
        done = {(name, str(value)) for e in deeds for name, value in e.params.items()}
        return next(x.value for x in ask.options if all(pair in done for pair in x.params))


def whole_game(options: dict[str, str], seed: str) -> Game:
    s = find_game("gwt").new({**options, "players": "1", "sam-ties": "board-order"}, seed)
    assert isinstance(s, GwtState)
    text = MARK.join([begin("gwt", options, seed), s.board.workers[s.sam_().specialty]])
    bot = GreedyBot(seed)
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
            if isinstance(work, SamTurn):
                text = sams_turn(s, text, events)
            else:
                work.run(s)
    for asked, answer in (
        ("companion-last-turn", "points"),
        ("companion-start-objective", str(sum(s.board.card_vp[k] for k in s.sam_().start))),
        ("companion-your-points", ",".join(str(n) for n in s.score(HUMAN))),
    ):
        ask = read("gwt", text).asked
        if ask is not None and ask.key == asked:
            text += MARK + answer
    return Game(text, text.split(MARK)[2:], s, events)


def sams_turn(s: GwtState, text: str, told: list[Event]) -> str:
    """The engine's Sam draws the companion's card; the conversation with this turn."""
    text += MARK + ("marker" if s.ended_by == HUMAN else "turn")
    events = [x.event for x, _ in read("gwt", text).said if isinstance(x, Tell) and x.event is not None]
    drawn = [e.params["drawn"] for e in events if e.key == "automa-card"]
    sam = s.sam_()
    sam.deck, sam.discard = [[x.slug for x in s.board.solo().cards].index(str(drawn[-1]))], []
    seen = SamSeen(s)
    s.heard = []
    work: Work = SamTurn(SAM)
    while True:
        if isinstance(work, SamActs):
            seen.acting = s.clone()
        work.run(s)
        if isinstance(work, EndOfAutomaTurn):
            break
        top = s.stack.pop()
        assert isinstance(top, Work)
        work = top
    seen.events, s.heard = s.heard or [], None
    told.extend(seen.events)
    while True:
        ask = read("gwt", text).asked
        assert ask is not None
        if ask.key in YOUR_TURN or ask.key == "companion-start-objective":
            return text
        answer = seen.answer(s, ask)
        assert ask.accepts(answer), (ask.key, answer)
        text += MARK + answer
