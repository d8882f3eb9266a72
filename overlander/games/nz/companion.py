"""New Zealand: Sarah at a real table. Her pile and her hazards are counted when the game is over; nobody asks before."""

from collections.abc import Generator
from pathlib import Path
from typing import Final

from overlander.companion.offer import Chapter, Companion, SetUp
from overlander.companion.words import CHOICE, COUNTS, MOST_POINTS, YES_NO, Answer, Ask, Tell, count_points, points_by_category
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.event import Event
from overlander.core.frame import Work
from overlander.core.state import Outcome
from overlander.games.nz.box import CATEGORIES, SHEARER, SHEPHERD
from overlander.games.nz.game import GAME
from overlander.games.nz.sarah import scoring as sarah_scoring
from overlander.games.nz.sarah import sheep
from overlander.games.nz.sarah.box import SarahAction, SarahCard
from overlander.games.nz.sarah.harbours import SarahSails
from overlander.games.nz.sarah.movement import explain_steps, steps
from overlander.games.nz.sarah.state import HUMAN, SARAH
from overlander.games.nz.sarah.turn import DEEDS
from overlander.games.nz.sarah.wellington import SarahDelivery
from overlander.games.nz.state import NzState
from overlander.games.trail.automa.turn import nothing
from overlander.games.trail.box import NO_TILE, WORKER
from overlander.games.trail.companion import AT_RANDOM, NO_ROW, AutomaAtTable, Talking, buildings_of

COUNTED: Final = ["tiles", "cards", "objectives"]  # what lies beside her board in the end
PLENTY: Final = 99
SIDES: Final = ("a", "b")
MIXED: Final = "mixed"


def set_up(options: dict[str, str], seed: str, corrections: Path | None) -> SetUp:
    s = GAME.new(options, f"set-up {seed}", corrections)
    assert isinstance(s, NzState)
    board = s.board
    masters: list[Params] = []
    for i, x in enumerate(board.medium):
        masters.append({"harbour": board.harbour_slug[x], "master": board.master_slug[s.trail.masters[i]]})
    piles: list[Params] = []
    for slug, number in zip(board.piles, s.bonus.pile_sets, strict=True):
        piles.append({"pile": slug, "n": number + 1, "card": board.card_slug[board.set_kind[number]]})
    return SetUp([*buildings_of(s), Chapter("set-up-masters", masters), Chapter("set-up-piles", piles)], s)


class SarahAtTable(AutomaAtTable):
    own_words = (*AutomaAtTable.own_words, "sarah-master")

    def __init__(self, options: dict[str, str], seed: str, corrections: Path | None = None) -> None:
        state = GAME.new({**options, "players": "1"}, f"companion {seed}", corrections)
        assert isinstance(state, NzState)
        super().__init__(state)
        self.s = state
        state.bonus.support = [PLENTY] * len(state.bonus.support)  # whether a card is left, the player sees
        state.bonus.piles = [PLENTY] * len(state.bonus.piles)

    def end_by(self, seat: int) -> None:
        """NZ-END-1, NZ-END-2, NZ-SAR-E2."""
        self.s.progress.ended_by = seat
        self.s.farms[seat].marker = True

    def set_up(self) -> Talking:
        """NZ-SAR-1..14, NZ-SAR-17, NZ-SAR-18: the worker that was drawn for her is the player's to see."""
        s, sarah = self.s, self.s.sarah_()
        removed = ", ".join(str(n) for n in s.board.solo().removed)
        yield Tell("companion-removed", "NZ-SAR-2", {"numbers": removed})
        workers = tuple(Answer(slug, kind="worker") for slug in s.board.workers)
        drawn = yield Ask("companion-drawn-worker", "NZ-SAR-7", {}, CHOICE, workers)
        sarah.specialty = s.board.workers.index(drawn)
        s.players[SARAH].workers = [2 if i == sarah.specialty else 1 for i in range(len(workers))]
        yield Tell("companion-set-up", "NZ-SAR-9", {"post": s.board.post_slug[s.board.solo().first_post]})
        yield from self.sides()
        yield Tell("companion-slide-foresights", "NZ-SAR-17", {})
        yield Tell("companion-slide-objectives", "NZ-SAR-18", {})
        yield Tell("companion-doubt", "NZ-SAR-31", {})

    def sides(self) -> Talking:
        """NZ-SAR-10: her buildings show the sides of the player's."""
        board = self.s.board
        numbers = sorted(set(board.building_number))
        answers = tuple(Answer(x, f"companion-sides-{x}") for x in (*SIDES, MIXED))
        side = yield Ask("companion-sides", "NZ-SAR-10", {}, CHOICE, answers)
        chosen = [side] * len(numbers)
        if side == MIXED:
            options = tuple(Answer(str(n), "companion-building", params=(("n", str(n)),)) for n in numbers)
            reply = yield Ask("companion-which-b", "NZ-SAR-10", {}, COUNTS, options, most=1)
            chosen = [SIDES[int(x)] for x in reply.split(",")]
        shown = list(zip(numbers, chosen, strict=True))
        both = list(zip(board.building_number, board.building_side, strict=True))
        self.s.players[SARAH].unbuilt = [both.index(x) for x in shown]

    def carry_out(self, kind: int) -> Talking:
        yield from self.act(self.s.board.solo().cards[kind])

    def act(self, card: SarahCard) -> Talking:
        """The movement of a card, then its actions in order."""
        variable = card.per_specialty or card.steps_per != NONE
        explain_steps(self.s, card)
        yield from self.tell_heard()
        yield from self.way(steps(self.s, card), "NZ-SAR-31" if variable else "NZ-SAR-20")
        yield from self.by_specialty(card.specialty)
        for action in card.actions if self.fits(card.specialty) else card.otherwise:
            yield from self.deed(action)

    def deed(self, action: SarahAction) -> Talking:
        s = self.s
        if action.op.startswith("hire-"):
            yield from self.hire(action)
        elif action.op == "buy-sheep":
            yield from self.buy()
        elif action.op == "take-sheep":
            yield from self.ask_market(sorted({kind for kinds in action.sheep for kind in kinds}))
            yield from self.done(action)
        elif action.op == "add-sheep":
            yield Tell("companion-add-sheep", "NZ-SAR-C14", {"n": action.n})
        elif action.op.startswith("build"):
            yield from self.build(lambda: DEEDS[action.op](s, action))
        elif action.op == "move-on":
            yield Tell("companion-move-on", "NZ-SAR-32", {"steps": action.n})
        elif action.op == "bonus-tile":
            yield Tell("companion-bonus-tile", "NZ-SAR-58", {})
        elif action.op == "objective":
            yield Tell("companion-automa-objective", "NZ-SAR-60", {})
        elif action.op == "hazard":
            yield Tell("companion-hazard", "NZ-SAR-61", {})
        elif action.op == "shear":
            yield from self.shear(action)
        else:  # explore, bonus-card
            yield from self.done(action)

    def done(self, action: SarahAction) -> Talking:
        DEEDS[action.op](self.s, action)
        yield from self.tell_heard()

    # -- what is told otherwise than at a table of the engine

    def tell(self, event: Event) -> Talking:
        pile = self.pile_of(event)
        if pile:
            yield Tell("companion-bonus-card", event.rule, {"pile": pile})
        else:
            yield from super().tell(event)

    def pile_of(self, event: Event) -> str:
        """The pile of a bonus card that was taken, "" for anything else: which set lies there the companion does not know."""
        if event.key == "gain-card":
            board = self.s.board
            for i, slug in enumerate(board.piles):
                if board.card_slug[board.set_kind[self.s.bonus.pile_sets[i]]] == event.params["card"]:
                    return slug
        return ""

    def where(self) -> Talking:
        yield Tell("companion-where", "NZ-SAR-50", self.safe())

    def safe(self) -> dict[str, str | int]:
        """NZ-SAR-51: how far she has explored."""
        return {"n": self.s.farms[SARAH].explored}

    def open_choice(self, i: int, c: Choice) -> Answer:
        board = self.s.board
        if c.verb is board.HIRE:
            return Answer(str(i), "companion-option-hire", params=(("worker", board.workers[c.a]),))
        if c.verb is board.TAKE:
            cards = ",".join(board.card_slug[k] for k in (c.a, c.b) if k != NONE)
            return Answer(str(i), "companion-option-take", params=(("cards", cards),))
        if c.verb in (board.IMPROVE, board.DISC_FROM):
            key = "companion-option-harbour" if c.verb is board.IMPROVE else "companion-option-disc"
            return Answer(str(i), key, params=(("harbour", board.harbour_slug[c.a]),))
        return super().open_choice(i, c)

    def before(self, work: Work) -> Talking:
        """NZ-SAR-47: where the player has discs is asked only when her ship sails."""
        if isinstance(work, SarahSails):
            s = self.s
            options = tuple(Answer(s.board.harbour_slug[x], kind="harbour") for x in s.board.medium)
            reply = yield Ask("companion-your-harbours", "NZ-SAR-47", {}, COUNTS, options, most=1)
            s.farms[HUMAN].harbours = sum(1 << x for x, n in zip(s.board.medium, reply.split(","), strict=True) if n == "1")

    # -- actions

    def hire(self, action: SarahAction) -> Talking:
        """NZ-SAR-42, NZ-SAR-E5: of every kind only the cheapest matters; only her specialty if that comes first and is there."""
        s = self.s
        workers = s.players[SARAH].workers
        open_rows = [w for w in range(len(workers)) if workers[w] < s.board.row_length]
        specialty = s.sarah_().specialty
        open_rows.sort(key=lambda w: w != specialty)
        s.trail.jobs = [NO_TILE] * len(s.trail.jobs)
        for worker in open_rows:
            row = yield from self.cheapest_row(worker, "NZ-SAR-42")
            if row != NO_ROW:
                s.trail.jobs[(row - 1) * s.board.columns + worker] = WORKER + worker
                if worker == specialty and action.op == "hire-specialty":
                    break
        yield from self.done(action)

    def ask_market(self, kinds: list[int]) -> Talking:
        s = self.s
        options = tuple(Answer(s.board.card_slug[k], kind="card") for k in kinds)
        reply = yield Ask("companion-market", "NZ-SAR-55", {}, COUNTS, options, most=12)
        s.cards.market = [k for k, n in zip(kinds, reply.split(","), strict=True) for _ in range(int(n))]
        s.cards.market_stack = []

    def buy(self) -> Talking:
        """NZ-SAR-55..57: where the market lacks it, two more cards and a shepherd less."""
        s = self.s
        everything = sorted(set(s.board.market_deck))
        shepherds = s.players[SARAH].workers[SHEPHERD]
        yield from self.ask_market(everything)
        while not sheep.purchases(s, shepherds):
            shepherds -= 1
            yield Tell("companion-add-sheep", "NZ-SAR-56", {"n": s.board.cards_added})
            if shepherds == 0:
                nothing(s, "sheep", "NZ-SAR-56")
                yield from self.tell_heard()
                return
            yield from self.ask_market(everything)
        sheep.tell_shepherds(s, shepherds)
        sheep.take(s, sheep.purchases(s, shepherds), "NZ-SAR-55")
        yield from self.tell_heard()

    def shear(self, action: SarahAction) -> Talking:
        """NZ-SAR-63: whether the sheep is in the market, the player sees."""
        also = action.also[self.s.players[SARAH].workers[SHEARER] - 1]
        romney = self.s.board.support_slug[self.s.board.romney]
        yield Tell("companion-romney", "NZ-SAR-63", {"card": romney})
        if also != NONE:
            yield Tell("companion-shear", "NZ-SAR-63", {"card": self.s.board.card_slug[also]})

    def visit(self) -> Talking:
        """NZ-SAR-33..38, NZ-SAR-E2: whether a tile fills the last cell of the bonus market, the player sees."""
        s = self.s
        s.cards.objective_stack = s.board.objective_deck[:]
        SarahDelivery(SARAH).run(s)
        yield from self.tell_heard()
        yield Tell("companion-foresights", "NZ-SAR-38", {})
        if s.progress.ended_by == NONE:
            filled = yield Ask("companion-filled", "NZ-END-1", {}, CHOICE, YES_NO)
            if filled == "yes":
                self.end_by(SARAH)
                yield Tell("companion-automas-marker", "NZ-SAR-E2", {})
        yield Tell("companion-leave", "NZ-SAR-17", {})

    # -- the end

    def score(self) -> Generator[Tell | Ask, str, Outcome]:
        """NZ-SAR-64, NZ-SAR-65."""
        own = tuple(Answer(slug, kind="category") for slug in COUNTED)
        reply = yield Ask("companion-her-pile", "NZ-SAR-65", {}, COUNTS, own, most=MOST_POINTS)
        hers = sarah_scoring.score(self.s)
        for slug, n in zip(COUNTED, reply.split(","), strict=True):
            hers[CATEGORIES.index(slug)] = int(n)
        mine = yield points_by_category("companion-your-points", "NZ-SCORE-1", {}, CATEGORIES)
        return count_points(CATEGORIES, [[int(x) for x in mine.split(",")], hers])


COMPANION: Final = Companion(set_up, AT_RANDOM, ["players"], "NZ-SCORE-1", ["sarah", "sarah-first-post"], SarahAtTable)
