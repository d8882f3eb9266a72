"""Bonus tiles: what each of the fifteen does (NEW-BON, NEW-TIL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.newdale.assistants import available
from overlander.games.newdale.draw_pile import discard, draw
from overlander.games.newdale.payment import spend, worths_with
from overlander.games.newdale.pieces import discard_steps
from overlander.games.newdale.score_track import gain

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class TileEffect(Effect):
    """What a tile does when it is used; `refusal` is None if it can be used now."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = ""  # of the tile

    def refusal(self, s: NewdaleState, seat: int) -> Refusal | None:
        return None

    def can(self, s: NewdaleState, seat: int) -> bool:
        return self.refusal(s, seat) is None

    def coins(self, s: NewdaleState, seat: int, colours: list[int]) -> int:
        """NEW-EVC-E14: the coins it could bring its owner, with so many assistants; what is in a hand does not count."""
        return 0


def use(s: NewdaleState, seat: int, tile: int) -> None:
    """NEW-BON-1: used once, then out of the game."""
    spend_tile(s, seat, tile)
    s.box.tiles[tile].effect.run(s, seat)


def spend_tile(s: NewdaleState, seat: int, tile: int) -> None:
    s.players[seat].tiles.remove(tile)
    s.board.used_tiles.append(tile)
    if s.heard is not None:
        s.tell("use-tile", seat, s.box.tiles[tile].rule, {"tile": s.box.tile_slug[tile]})


def coal_mine(s: NewdaleState, seat: int, n: int, rule: str) -> None:
    """n goods on the own Coal Mine."""
    s.players[seat].estate.put(s.box.coal_zone, n)
    if n > 0 and s.heard is not None:
        s.tell("goods", seat, rule, {"n": n, "building": s.box.cards.slugs[s.players[seat].estate.zones[s.box.coal_zone]]})


def coal_price(s: NewdaleState) -> int:
    """The coins that one coal pays."""
    goods = s.box.cards.goods
    return goods.value[goods.coal]


class Declared(TileEffect):
    """NEW-BON-E6: a discount, or one assistant less, is declared with what it lowers."""

    def __init__(self, target: str, n: int) -> None:
        super().__init__()
        self.tile = NONE  # known when all tiles are read
        self.target = target
        self.n = n

    def refusal(self, s: NewdaleState, seat: int) -> Refusal | None:
        if self.target == "production":
            return no("NEW-BON-E6", "declared-with-production")
        return no("NEW-BON-E6", "declared-with-build" if self.target == "build" else "declared-with-growth")


class GoodAnywhere(TileEffect):
    """NEW-TIL-4."""

    def run(self, s: NewdaleState, seat: int) -> None:
        s.push(PlaceGood(seat, self.rule))

    def coins(self, s: NewdaleState, seat: int, colours: list[int]) -> int:
        worth = worths_with(s, colours)
        estate = s.players[seat].estate
        return max([worth[s.box.cards.all[estate.card_at(place)].ware] for place in good_places(s, seat)], default=0)


class CardsPer(TileEffect):
    """NEW-TIL-5: as many cards as assistants of a colour."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def refusal(self, s: NewdaleState, seat: int) -> Refusal | None:
        return None if available(s, seat)[self.colour] > 0 else no("NEW-BON-E3", "worth-nothing")

    def run(self, s: NewdaleState, seat: int) -> None:
        draw(s, seat, available(s, seat)[self.colour], self.rule)


class CoalPer(TileEffect):
    """NEW-TIL-6: as many coal as assistants of a colour, then points."""

    def __init__(self, colour: int, vp: int) -> None:
        super().__init__()
        self.colour = colour
        self.vp = vp

    def run(self, s: NewdaleState, seat: int) -> None:
        coal_mine(s, seat, available(s, seat)[self.colour], self.rule)
        gain(s, seat, self.vp, self.rule)

    def coins(self, s: NewdaleState, seat: int, colours: list[int]) -> int:
        return colours[self.colour] * coal_price(s)


class Paying(TileEffect):
    """NEW-TIL-7..15: discard cards of a resource (NONE: any), or goods, for coal or for points by the assistants of a colour."""

    def __init__(self, resource: int, good: int, n: int, coal: int, colour: int, plus: int) -> None:
        super().__init__()
        self.resource = resource
        self.good = good
        self.n = n
        self.coal = coal
        self.colour = colour
        self.plus = plus

    def cards(self, s: NewdaleState, seat: int) -> list[int]:
        hand = s.players[seat].hand
        return [x for x in hand if self.resource in (NONE, s.box.cards.all[x].resource)]

    def refusal(self, s: NewdaleState, seat: int) -> Refusal | None:
        if self.colour != NONE and available(s, seat)[self.colour] + self.plus == 0:
            return no("NEW-BON-E3", "worth-nothing")
        if self.good == NONE:
            have = len(self.cards(s, seat))
            return None if have >= self.n else Refusal("NEW-BON-12", "too-few-cards", {"n": self.n, "have": have})
        ware = s.box.cards.goods.ware(self.good)
        have = s.players[seat].estate.wares(s.box.cards)[ware]
        params: Params = {"good": s.box.cards.goods.slug[self.good], "n": self.n, "have": have}
        return None if have >= self.n else Refusal("NEW-BON-12", "too-few-goods", params)

    def run(self, s: NewdaleState, seat: int) -> None:
        if self.good == NONE:
            s.push(PayWithCards(seat, self))
            return
        counts = [0] * len(s.box.cards.goods.ware_slug)
        counts[s.box.cards.goods.ware(self.good)] = self.n
        spend(s, seat, counts, self.rule)
        self.reward(s, seat)

    def coins(self, s: NewdaleState, seat: int, colours: list[int]) -> int:
        return self.coal * coal_price(s)

    def reward(self, s: NewdaleState, seat: int) -> None:
        if self.coal > 0:
            coal_mine(s, seat, self.coal, self.rule)
        if self.colour != NONE:
            gain(s, seat, available(s, seat)[self.colour] + self.plus, self.rule)


class PayWithCards(Frame):
    """NEW-BON-6: which hand cards pay for a tile."""

    rule: ClassVar[str] = "NEW-BON-6"

    @property
    def in_steps(self) -> bool:
        return True

    def __init__(self, seat: int, tile: Paying) -> None:
        super().__init__(seat)
        self.tile = tile

    def cite(self) -> str:
        return self.tile.rule

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        return discard_steps(s, partial, self.tile.cards(s, self.seat), self.tile.n)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        discard(s, self.seat, c.named(), self.tile.rule)
        self.tile.reward(s, self.seat)

    def params(self, s: NewdaleState) -> Params:
        return {"n": self.tile.n}

    def key(self) -> list[int]:
        return [self.seat, self.tile.resource, self.tile.coal, self.tile.colour]


def good_places(s: NewdaleState, seat: int) -> list[int]:
    """NEW-BMK-2, NEW-BMK-E2, NEW-BON-5: own buildings on which a good can be placed; the captain makes none."""
    estate = s.players[seat].estate
    return [place for place in estate.places() if s.box.cards.all[estate.card_at(place)].ware != NONE]


class PlaceGood(Frame):
    """NEW-TIL-4, NEW-EVC-6: one good on a building of one's choice."""

    rule: ClassVar[str] = "NEW-TIL-4"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.cited = rule

    def cite(self) -> str:
        return self.cited

    def choices(self, s: NewdaleState) -> list[Choice]:
        estate = s.players[self.seat].estate
        return [Choice(s.box.PLACE, estate.card_at(place)) for place in good_places(s, self.seat)]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        place_good(s, self.seat, c.a, 1, self.cited)


def place_good(s: NewdaleState, seat: int, card: int, n: int, rule: str) -> None:
    estate = s.players[seat].estate
    estate.put(estate.place_of(card), n)
    if s.heard is not None:
        s.tell("goods", seat, rule, {"n": n, "building": s.box.cards.slugs[card]})


def declared(s: NewdaleState, target: str) -> int:
    """The tile that is declared for a target: build, growth or production."""
    return s.box.declared[target].tile


def declared_value(s: NewdaleState, target: str) -> int:
    return s.box.declared[target].n
