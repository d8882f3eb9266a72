"""Delivery: cities, discs, arrows, transport (DEL, DISC-10, DISC-11, BLDG-9a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.gwt.box import FROM_DISPLAY_OR_STACK, NO_OBJECTIVE
from overlander.games.trail.discs import discs_on_board, take_disc, why_not_disc
from overlander.games.trail.herd import gain_exchange_token
from overlander.games.trail.objectives import GainObjective

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def transport_cost(s: GwtState, seat: int, city: int) -> int:
    """DEL-12, DEL-15: one dollar per crossing between locomotive and city."""
    return max(0, s.board.city_crossings[city] - s.board.node_crossings[s.ranches[seat].locomotive])


class Deliver(Frame):
    """DEL-1..3: compulsory. `paid` is False for the special delivery of 9a, which knows no transport cost (BLDG-9a-3)."""

    rule: ClassVar[str] = "GWT-DEL-1"

    def __init__(self, seat: int, paid: bool) -> None:
        super().__init__(seat)
        self.paid = paid

    def choices(self, s: GwtState) -> list[Choice]:
        cities = s.ranches[self.seat].cities
        out: list[Choice] = []
        for city in s.open_cities(self.seat):
            if s.board.city_value[city] <= s.progress.income and (cities[city] == 0 or s.board.city_repeatable[city]):
                out.append(Choice(s.board.DELIVER, city))
        return out

    def candidates(self, s: GwtState) -> list[Choice]:
        return [Choice(s.board.DELIVER, city) for city in range(len(s.board.city_value))]

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is not s.board.DELIVER:
            return super().why_not(s, c)
        if c.a not in s.open_cities(self.seat):
            return no("RTN-DEL-1", "no-shop-there")
        if s.board.city_value[c.a] > s.progress.income:
            return Refusal("GWT-DEL-1", "value-too-high", {"value": s.board.city_value[c.a], "have": s.progress.income})
        if s.ranches[self.seat].cities[c.a] > 0 and not s.board.city_repeatable[c.a]:
            return no("GWT-DEL-2", "city-taken")
        return None

    def apply(self, s: GwtState, c: Choice) -> None:
        cost = transport_cost(s, self.seat, c.a) if self.paid else 0
        if s.heard is not None:
            s.tell("deliver", self.seat, self.rule, {"city": s.board.city_slug[c.a]})
        s.push(DeliveryDisc(self.seat, c.a, cost))

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"cost": transport_cost(s, self.seat, c.a) if self.paid else 0}

    def params(self, s: GwtState) -> Params:
        return {"value": s.progress.income}

    def key(self) -> list[int]:
        return [self.seat, int(self.paid)]


class PlaceDisc(Frame):
    """DISC: which disc goes to the city or station; from a station only when the player board can give none (DISC-11)."""

    def white_space(self, s: GwtState) -> bool:
        raise NotImplementedError

    def due(self, s: GwtState) -> int:
        """What must still be paid afterwards, less what comes in before."""
        return 0

    def target_station(self) -> int:
        return NONE

    def choices(self, s: GwtState) -> list[Choice]:
        return disc_sources(s, self.seat, self.white_space(s), s.players[self.seat].money, self.due(s), self.target_station())

    def candidates(self, s: GwtState) -> list[Choice]:
        out = [Choice(s.board.DISC, disc) for disc in range(len(s.board.disc_slug)) if s.players[self.seat].has_disc(disc)]
        for station in range(len(s.board.station_slug)):
            if (s.ranches[self.seat].stations >> station) & 1:
                out.append(Choice(s.board.DISC_FROM, station))
        out.extend([c for c in self.choices(s) if c.verb is s.board.NO_DISC.verb])
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        here = self.choices(s)
        if c.verb is s.board.DISC:
            money = s.players[self.seat].money
            return why_not_disc(s, self.seat, c.a, self.white_space(s), money, self.due(s))
        if c.verb is s.board.DISC_FROM and here[0].verb is s.board.DISC:
            return no("GWT-DISC-11", "discs-left")
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.DISC:
            take_disc(s, self.seat, c.a, "GWT-DISC-3")
        elif c.verb is s.board.DISC_FROM:
            s.ranches[self.seat].stations &= ~(1 << c.a)  # DISC-E1
            if s.heard is not None:
                s.tell("disc-from", self.seat, "GWT-DISC-11", {"station": s.board.station_slug[c.a]})
        elif s.heard is not None:
            s.tell("no-disc", self.seat, "GWT-DISC-E2", {})
        self.take(s, c.verb is not s.board.NO_DISC.verb)

    def take(self, s: GwtState, disc: bool) -> None:
        raise NotImplementedError


def disc_sources(s: GwtState, seat: int, white_space: bool, purse: int, due: int, target_station: int) -> list[Choice]:
    """DISC-1, DISC-2, DISC-8, DISC-10, DISC-11, DISC-E2; a station is not upgraded with its own disc."""
    out = discs_on_board(s, seat, white_space, purse, due)
    if out:
        return out
    for station in range(len(s.board.station_slug)):
        if (s.ranches[seat].stations >> station) & 1 and station != target_station:
            out.append(Choice(s.board.DISC_FROM, station))
    if not out and target_station == NONE:
        out.append(s.board.NO_DISC)
    return out


def completed_arrows(cities: list[int], city: int) -> list[int]:
    """DEL-7, KC-E9: arrow i joins city i and city i + 1; the first disc in a city completes those to a city with one."""
    out: list[int] = []
    if cities[city] == 1:
        if city > 0 and cities[city - 1]:
            out.append(city - 1)
        if city + 1 < len(cities) and cities[city + 1]:
            out.append(city)
    return out


class DeliveryDisc(PlaceDisc):
    """DEL-4, DEL-16: the disc, then city money and arrows, then transport."""

    rule: ClassVar[str] = "GWT-DISC-1"

    def __init__(self, seat: int, city: int, transport: int) -> None:
        super().__init__(seat)
        self.city = city
        self.transport = transport

    def white_space(self, s: GwtState) -> bool:
        return s.board.city_white[self.city]

    def due(self, s: GwtState) -> int:
        return self.transport - s.board.city_money[self.city]

    def take(self, s: GwtState, disc: bool) -> None:
        board = s.board
        cities = s.ranches[self.seat].cities
        city = self.city
        s.push(Transport(self.seat, self.transport))
        s.receive(self.seat, board.city_money[city], "GWT-DEL-6")
        self.objective(s, board.city_objective[city])
        if not disc:
            return
        cities[city] += 1
        for arrow in completed_arrows(cities, city):
            self.arrow(s, arrow)

    def arrow(self, s: GwtState, i: int) -> None:
        """DEL-7..11: compulsory and at once."""
        if s.board.arrow_token[i]:
            gain_exchange_token(s, self.seat, "GWT-DEL-11")
        self.objective(s, s.board.arrow_objective[i])

    def objective(self, s: GwtState, source: int) -> None:
        """DEL-9, RTN-DEL-9."""
        if source != NO_OBJECTIVE:
            s.push(ArrowObjective(self.seat, source == FROM_DISPLAY_OR_STACK))

    def params(self, s: GwtState) -> Params:
        return {"target": s.board.city_slug[self.city]}

    def key(self) -> list[int]:
        return [self.seat, self.city, self.transport]


class ArrowObjective(Work):
    """DEL-9, DEL-10, KC-E8, RTN-DEL-6: for an arrow or a city, from the display, which the one before has refilled, or where
    `blind` from the stack too."""

    def __init__(self, seat: int, blind: bool) -> None:
        super().__init__(seat)
        self.blind = blind

    def run(self, s: GwtState) -> None:
        if s.cards.display:
            s.push(GainObjective(self.seat, False, self.blind, s.board.delivery_optional))

    def key(self) -> list[int]:
        return [self.seat, 1] if self.blind else [self.seat]


class Transport(Work):
    """DEL-12: paid last."""

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def run(self, s: GwtState) -> None:
        s.pay(self.seat, self.cost, "GWT-DEL-12")

    def key(self) -> list[int]:
        return [self.seat, self.cost]
