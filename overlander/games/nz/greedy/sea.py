"""What ship, harbours, harbourmasters and storehouses are worth to one seat of New Zealand, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE, Choice
from overlander.games.nz import box as b
from overlander.games.nz.greedy import weights as w
from overlander.games.nz.harbours import distance, free_slots, improvements
from overlander.games.trail.greedy.outlook import FAR

if TYPE_CHECKING:
    from overlander.games.nz.greedy.outlook import Outlook


class Sea:
    """The sea board in one seat's outlook."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.board = o.board
        self.me = o.me
        self.farm = o.farm
        self.left = o.left
        self.coin = o.coin
        self.memo: dict[tuple[str, int], float] = {}

    def pair_worth(self, pair: int) -> float:
        board = self.board
        worth = board.pair_vp[pair] + board.pair_certificates[pair] * self.o.value_worth() * w.PERMANENT * self.o.visits
        return worth + sum(max(0.0, self.o.action_worth(a)) for a in board.pair_actions[pair])

    def storehouse_worth(self, storehouse: int) -> float:
        """To take a storehouse from the player board: its pair's bonus, half of it while the other is still there."""
        pair = storehouse // 2
        there = (self.farm.storehouses >> (2 * pair)) & 3
        return self.pair_worth(pair) if there != 3 else self.pair_worth(pair) * w.HALF_PAIR * min(1.0, 2 * self.left)

    def best_storehouse(self) -> float:
        key = ("storehouse", 0)
        if key not in self.memo:
            left = self.farm.storehouses
            found = [self.storehouse_worth(i) for i in range(len(self.board.storehouse_slug)) if (left >> i) & 1]
            self.memo[key] = w.TASK + max(found, default=FAR)
        return self.memo[key]

    def master_worth(self, master: int) -> float:
        board = self.board
        worth = board.master_certificates[master] * self.o.value_worth() * w.PERMANENT * self.o.visits
        worth += sum(max(0.0, self.o.action_worth(a)) for a in board.master_actions[master])
        n = self.o.s.count(self.o.seat, board.master_per[master]) * (1.0 + self.left)  # what there is will grow
        return worth + board.master_vp[master] * n / board.master_every[master]

    def claim_worth(self, place: int) -> float:
        """The harbourmaster of a medium harbour, for the worker that is missed least."""
        master = self.o.s.trail.masters[place]
        if master == NONE or max(self.me.workers) < 2 or (self.farm.declined >> place) & 1:
            return 0.0
        loss = min(self.o.worker_loss(x) for x in range(len(self.me.workers)) if self.me.workers[x] > 1)
        return max(0.0, self.master_worth(master) - loss)

    def harbour_worth(self, harbour: int) -> float:
        """To improve a harbour, its cheapest free slot paid."""
        key = ("harbour", harbour)
        if key not in self.memo:
            self.memo[key] = self.improvement_worth(harbour)
        return self.memo[key]

    def improvement_worth(self, harbour: int) -> float:
        board = self.board
        if (self.farm.harbours >> harbour) & 1:
            return 0.0
        size = board.harbour_size[harbour]
        worth = float(board.harbour_vp[harbour])
        if board.harbour_card[harbour] != NONE:
            worth += self.o.support_worth(board.harbour_card[harbour])
        elif board.harbour_pile[harbour] != NONE:
            worth += self.o.pile_worth(board.harbour_pile[harbour])
        if size == b.MEDIUM:
            cost = board.harbour_costs[harbour][0]
            worth += self.o.best_disc(board.harbour_white[harbour], self.me.money - cost)
            return worth + self.claim_worth(board.medium.index(harbour)) - cost * self.coin
        worth += self.best_storehouse()
        if size == b.LARGE:
            return worth + self.opening_worth(board.harbour_post[harbour])
        for one, two, vp in board.harbour_arrow:
            if harbour in (one, two):
                worth += vp if (self.farm.harbours >> (two if harbour == one else one)) & 1 else w.OPEN_ARROW * vp * self.left
        slots = free_slots(self.o.s, harbour)
        return worth - min(board.harbour_costs[harbour][i] for i in slots) * self.coin if slots else 0.0

    def opening_worth(self, post: int) -> float:
        """A foreign post made open: of its points, the more the nearer its value is."""
        board = self.board
        if board.post_kind[post] == b.SHEEP:
            reached = self.o.expected_value() + self.me.permanent + 2
        else:
            reached = w.SHEARER_WOOL * self.me.workers[b.SHEARER] + self.farm.wool + 1
        near = min(1.0, max(0.0, w.OPEN_AT + w.OPEN_PER_POINT * (reached - board.post_value[post])))
        return w.FOREIGN * near * board.post_vp[post] * min(1.0, 2 * self.left)

    def sea_worth(self, space: int, done: int) -> float:
        """To lie there: the best harbour ahead but for `done`, less for each space between."""
        if self.left <= 0:
            return 0.0
        best = 0.0
        for harbour in range(len(self.board.harbour_slug)):
            if harbour != done:
                far = self.board.sea_distance[space][self.board.harbour_space[harbour]]
                best = max(best, self.harbour_worth(harbour) * w.SEA_FAR**far)
        return best * w.SEA_AHEAD * min(1.0, 3 * self.left)

    def here_worth(self) -> float:
        key = ("here", 0)
        if key not in self.memo:
            self.memo[key] = self.sea_worth(self.farm.ship, NONE)
        return self.memo[key]

    def improve_worth(self, c: Choice, stays: bool) -> float:
        """To improve a harbour now, and to be there afterwards (or at the start again, NZ-HARB-12)."""
        board = self.board
        end = board.harbour_end[c.a]
        space = self.farm.ship if stays and not end else board.sea_start if end else board.harbour_space[c.a]
        slot = max(0, c.b)
        dearer = board.harbour_costs[c.a][slot] - min(board.harbour_costs[c.a]) if board.harbour_size[c.a] == b.SMALL else 0
        return self.harbour_worth(c.a) - dearer * self.coin + self.sea_worth(space, c.a) - self.here_worth()

    def sailing_worth(self, n: int) -> float:
        """A ship action of so many movements."""
        key = ("sail", n)
        if key not in self.memo:
            best = 0.0
            for harbour in range(len(self.board.harbour_slug)):
                if distance(self.o.s, self.o.seat, harbour) < n:
                    found = improvements(self.o.s, self.o.seat, harbour, self.me.money)[:1]
                    best = max([best, *[self.improve_worth(c, False) for c in found]])
            if best == 0.0:
                far = self.board.sea_distance[self.farm.ship]
                best = max(self.sea_worth(x, NONE) for x in range(len(far)) if far[x] <= n) - self.here_worth()
            self.memo[key] = best
        return self.memo[key]
