"""Actions: `{requires, gives}` of the data, compiled once (ACT, AUX).

Every printed icon is an effect. What an action costs in money or cards is part of the choice or paid at once, so no
pending question can lose its answers when its owner draws and discards in between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from overlander.core.choice import NONE, Choice
from overlander.core.data import Node
from overlander.core.effects import Effect, Sequence, Toll, compile_effects
from overlander.core.errors import Refusal, no

if TYPE_CHECKING:
    from overlander.games.trail.box import TrailBox
    from overlander.games.trail.state import TrailState

# which hand cards a requirement takes
NO_CARD: Final = 0
BREED: Final = 1
ANY_CATTLE: Final = 2
SAME_BREED: Final = 3
VALUE: Final = 4
OBJECTIVE: Final = 5
VALUE_OR_ORANGE: Final = 6  # an icon that includes the orange breeds
CARD_REQUIREMENTS: Final = {
    "discard-breed": BREED,
    "discard-any-cattle": ANY_CATTLE,
    "discard-any-sheep": ANY_CATTLE,
    "discard-same-breed": SAME_BREED,
    "discard-value": VALUE,
    "discard-objective": OBJECTIVE,
}


class Icon(Effect):
    """A printed icon. What it allows may hang on money: it is asked with what the purse holds after an action was paid."""

    def __init__(self) -> None:
        super().__init__()
        self.copies = False  # lends another building's actions, and is none itself

    def can(self, s: TrailState, seat: int) -> bool:
        return self.can_with(s, seat, s.players[seat].money)

    def can_with(self, s: Any, seat: int, purse: int) -> bool:
        """False only where the rules say that the action is then impossible."""
        return True

    def why_not(self, s: TrailState, seat: int) -> Refusal:
        return self.why_not_with(s, seat, s.players[seat].money)

    def why_not_with(self, s: Any, seat: int, purse: int) -> Refusal:
        return no("ACT-E3", "impossible")


IconMaker = Callable[[Node, "TrailBox"], Icon]
TollMaker = Callable[[Node], Toll]


class Action(Sequence):
    """One action with its own id: `a/1`, `c/1b`, `aux-draw/2`, `cowboy-4`. Halves of a slash share their slot."""

    def __init__(
        self,
        ident: int,
        slug: str,
        slot: int,
        pay: int,
        card: int,
        card_arg: int,
        cards: int,
        toll: Toll | None,
        icons: list[Icon],
    ) -> None:
        super().__init__(ident, toll, [*icons])
        self.slug = slug
        self.slot = slot
        self.pay = pay
        self.card = card
        self.card_arg = card_arg
        self.cards = cards
        self.icons = icons  # the same as gives
        self.asks = self.asks or card != NO_CARD or pay > 0
        self.copies = False
        for e in icons:
            self.copies = self.copies or e.copies

    def possible(self, s: TrailState, seat: int) -> bool:
        """ACT-2, ACT-E3, leaving the cards aside: it can be paid, and at least one effect is not impossible then."""
        purse = s.players[seat].money - self.pay
        if purse < 0 or (self.toll is not None and not self.toll.can(s, seat)):
            return False
        for e in self.icons:
            if e.can_with(s, seat, purse):
                return True
        return False

    def offer(self, s: TrailState, seat: int, out: list[Choice]) -> None:
        """Append its choices: one per card, or pair of cards, that pays for it (ACT-4, ACT-8, ACT-9)."""
        if not self.possible(s, seat):
            return
        box = s.box
        if self.card == NO_CARD:
            out.append(Choice(box.ACT, self.ident))
            return
        kinds = kinds_of(s.players[seat].hand)
        for i in range(len(kinds)):
            k = kinds[i]
            if not self.fits(box, k):
                continue
            if self.cards == 1:
                out.append(Choice(box.ACT, self.ident, k))
                continue
            if s.players[seat].hand.count(k) > 1:
                out.append(Choice(box.ACT, self.ident, k, k))
            for j in range(i + 1, len(kinds)):
                other = kinds[j]
                if self.fits(box, other) and (self.card != SAME_BREED or box.card_breed[k] == box.card_breed[other]):
                    out.append(Choice(box.ACT, self.ident, k, other))

    def fits(self, box: TrailBox, kind: int) -> bool:
        breed = box.card_breed[kind]
        if self.card == OBJECTIVE:
            return kind >= box.first_objective
        if breed < 0:
            return False
        if self.card == BREED:
            return breed == self.card_arg
        if self.card == VALUE:
            return box.card_value[kind] == self.card_arg and not box.card_orange[kind]
        if self.card == VALUE_OR_ORANGE:
            return box.card_value[kind] == self.card_arg
        return True

    def why_not(self, s: TrailState, seat: int, c: Choice) -> Refusal | None:
        me = s.players[seat]
        if me.money < self.pay:
            return Refusal("LOC-7", "too-little-money", {"cost": self.pay, "money": me.money})
        if self.toll is not None and not self.toll.can(s, seat):
            return self.toll.why_not(s, seat)
        if not self.possible(s, seat):
            return self.icons[0].why_not_with(s, seat, me.money - self.pay)
        out: list[Choice] = []
        self.offer(s, seat, out)
        for x in out:
            if x.same(c):
                return None
        if c.b == NONE:
            return Refusal("ACT-4", "names-no-card" if out else "no-such-card", {"cards": self.cards})
        return Refusal("ACT-4", "wrong-card", {"card": s.box.card_slug[c.b]})

    def do(self, s: TrailState, seat: int, c: Choice) -> None:
        """ACT-E2: pay and discard, then the effects from left to right."""
        me = s.players[seat]
        if s.heard is not None:
            s.tell("act", seat, "ACT-2", {"action": self.slug, "cost": self.pay})
        me.money -= self.pay
        if c.b != NONE:
            s.discard(seat, c.b)
            if c.c != NONE:
                s.discard(seat, c.c)
        self.start(s, seat)


def kinds_of(cards: list[int]) -> list[int]:
    """The different kinds among some cards, in a fixed order: the order of a pile is nobody's knowledge."""
    return sorted(set(cards))


class Compiler:
    """Turns the data's actions into Action objects, each with an id."""

    def __init__(self, box: TrailBox, effects: dict[str, IconMaker], tolls: dict[str, TollMaker]) -> None:
        self.box = box
        self.effects = effects
        self.tolls = tolls

    def location(self, owner: str, nodes: list[Node]) -> list[Action]:
        """A building's list: slot 0, 1, 2 ...; `owner/1`, halves of a slash `owner/1a` and `owner/1b`."""
        out: list[Action] = []
        for slot, node in enumerate(nodes):
            slug = f"{owner}/{slot + 1}"
            if node.has("choose_one"):
                for half, part in zip("abcd", node.nodes("choose_one"), strict=False):
                    out.append(self.action(slug + half, slot, part))
            else:
                out.append(self.action(slug, slot, node))
        return out

    def action(self, slug: str, slot: int, node: Node) -> Action:
        pay = 0
        card = NO_CARD
        card_arg = NONE
        cards = 0
        toll: Toll | None = None
        for r in node.nodes("requires"):
            op = r.text("op")
            if op == "pay":
                pay = r.int_("n")
            elif op in CARD_REQUIREMENTS:
                card = CARD_REQUIREMENTS[op]
                cards = r.int_("n")
                if card == BREED:
                    card_arg = r.index("breed", self.box.breeds)
                elif card == VALUE:
                    card_arg = r.int_("value")
                    if r.flag("orange_allowed"):
                        card = VALUE_OR_ORANGE
            elif op in self.tolls:
                toll = self.tolls[op](r)
            else:
                r.fail("data-unknown-effect", "op", op)
        icons = compile_effects(node.nodes("gives"), self.effects, self.box)
        if not icons:
            node.fail("data-missing-key", "gives", "")
        action = Action(len(self.box.actions), slug, slot, pay, card, card_arg, cards, toll, icons)
        self.box.actions.append(action)
        self.box.action_slug.append(slug)
        return action
