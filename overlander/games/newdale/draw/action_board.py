"""The action board: round and phase, the event, the labour market, and the spaces where everybody's pawns stand."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing import Canvas, Panel
from overlander.drawing.font import width
from overlander.drawing.grammar import ARROW, Glyph, coin, figure, glue, row, shield, sign
from overlander.drawing.layout import in_row
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box
from overlander.drawing.svg import circle, icon, rect, text
from overlander.drawing.theme import CARD, DARK, EDGE, GOLD, INK, PAPER, QUIET, SHADE, WHITE
from overlander.games.newdale import box as b
from overlander.games.newdale.draw.colours import HALL_BAND
from overlander.games.newdale.draw.faces import event_signs
from overlander.games.newdale.draw.labour import Labour
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.draw.pieces import action_pawn
from overlander.games.newdale.view import PHASES

WIDE: Final = 700.0
GAP: Final = 6.0
HEAD: Final = 27.0
MIDDLE: Final = 104.0
SPACE_H: Final = 88.0
EVENT_W: Final = 206.0
GROWN: Final = 1.2  # how much wider a name may become where a page writes it larger
RULES: Final = {
    b.GROWTH: "NEW-GRO-1",
    b.BLACK_MARKET: "NEW-BMK-1",
    b.EXCHANGE: "NEW-XCH-1",
    b.PROGRESS: "NEW-PRG-1",
    b.BUILD: "NEW-BLD-1",
    b.BRIDGE: "NEW-CH3A-5",
    b.SHIPYARD: "NEW-CH6-2",
    b.SAIL: "NEW-CH7-4",
}


def action_board(look: Look) -> Panel:
    painter = ActionPainter(look, Canvas())
    tall = painter.paint()
    painter.canvas.ring(look.marks, look.ring_colour())
    return painter.canvas.panel("actions", (0, 0, WIDE, tall), look.say("panel-actions"))


class ActionPainter(Painter):
    look: Look

    def paint(self) -> float:
        tall = HEAD + MIDDLE + SPACE_H + 3 * GAP
        self.canvas.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 2))
        self.rounds()
        self.event(Box(GAP, HEAD + GAP, EVENT_W, MIDDLE - GAP, 8))
        Labour(self.look, self.canvas).paint(Box(EVENT_W + 2 * GAP, HEAD + GAP, WIDE - EVENT_W - 3 * GAP, MIDDLE - GAP, 8))
        spaces = self.look.box.action_spaces
        each = (WIDE - GAP * (spaces + 1)) / spaces
        for i in range(spaces):
            self.space(i, Box(GAP + i * (each + GAP), HEAD + MIDDLE + GAP, each, SPACE_H, 8))
        return tall

    # -- when

    def rounds(self) -> None:
        """Seven rounds, and the phase in words."""
        look, calendar = self.look, self.look.view.calendar
        svg = ""
        for i in range(look.box.constants.rounds):
            now = i + 1 == calendar.round
            x = 24 + i * 27
            svg += circle(x, HEAD / 2 + 2, 11.5, GOLD if now else SHADE if i + 1 < calendar.round else CARD, INK, 1.6 if now else 1)
            svg += text(x, HEAD / 2 + 2, str(i + 1), 14, DARK if now else INK)
        tip = look.tip("NEW-GEN-9", look.say("draw-board-round", n=calendar.round, of=look.box.constants.rounds))
        self.canvas.thing("rounds", Box(8, 2, 190, HEAD - 2), tip, svg, "print")
        phase = look.say(f"phase-{PHASES[calendar.phase]}")
        self.canvas.add(text(WIDE - 12, HEAD / 2 + 2, phase, 16, INK, "end", room=270))
        self.canvas.add(text(216, HEAD / 2 + 2, look.name(look.box.chapter.slug, "chapter"), 14.5, QUIET, "start", room=200))

    def event(self, box: Box) -> None:
        look, view = self.look, self.look.view
        if view.market.event == NONE:
            svg = rect(*box, PAPER, EDGE, 1.6, "6 5") + icon("event", *box.middle(), 40)
            self.canvas.thing("event", box, look.tip("NEW-EVT-1", look.say("draw-board-no-event")), svg)
            return
        card = look.box.events[view.market.event]
        row_ = look.data.events[card.slug]
        effect = row_["effect"]
        svg = (
            rect(*box, CARD, INK, 1.8)
            + rect(box.x, box.y, box.w, 24, 8, HALL_BAND)
            + rect(box.x, box.y + 12, box.w, 12, 0, HALL_BAND)
        )
        name = look.named(card.slug, "event-card")
        svg += text(box.x + box.w / 2, box.y + 12, name, 15, WHITE, room=box.w - 10)
        svg += row(box.x + box.w / 2, box.y + 47, event_signs(look, effect))
        svg += text(box.x + box.w / 2, box.y + box.h - 15, look.say(f"draw-timing-{row_['timing']}"), 14, QUIET, room=box.w - 12)
        tip = look.tip(card.rule, name, event_words(look, effect), look.say("draw-board-event-assistants"), look.data.doubt(row_))
        self.canvas.thing("event", box, tip, svg)

    # -- where pawns go

    def space(self, space: int, box: Box) -> None:
        look = self.look
        here = look.box.spaces[space]
        x = box.x + box.w / 2
        svg = rect(*box, CARD, INK, 1.6)
        svg += row(x, box.y + 43, self.signs(here.action))
        ident = f"action-{here.slug}"
        lines = [look.named(here.slug, "action"), self.words(here.action)]
        doubt = look.data.doubt(look.data.chapters[look.box.chapter.slug], "special") if here.action >= b.BRIDGE else ""
        standing = [(seat, pawn) for seat, p in enumerate(look.view.players) for pawn, at in enumerate(p.pawns.plan) if at == space]
        if not standing:  # else these stand where the sign was: the name stays in sight
            svg += icon("build" if here.slug == "build" else here.slug, x, box.y + 18, 26)
        name = name_lines(look.named(here.slug, "action"), (box.w - 8) / GROWN)
        for i, part in enumerate(name):
            svg += text(x, box.y + box.h - 17 + (i - (len(name) - 1) / 2) * 14.5, part, 14.5, INK, room=box.w - 8)
        self.canvas.place(ident, box, look.tip(RULES[here.action], *lines, doubt), svg)
        for (seat, pawn), at in zip(standing, in_row(x, box.y + 15, len(standing), 32, box.w - 36)):
            tip = look.tip("NEW-PLAN-10", look.say("draw-board-planned", n=pawn + 1, player=look.names[seat]))
            piece = action_pawn(look.paint(seat), *at, pawn + 1)
            self.canvas.thing(f"planned-{seat}-{pawn + 1}", Box(at[0] - 15, at[1] - 18, 30, 36), tip, piece, where=ident)

    def signs(self, action: int) -> list[Glyph]:
        """What the action costs and brings."""
        box, constants = self.look.box, self.look.box.constants
        if action == b.GROWTH:
            return [
                coin(constants.growth_cost[0], True),
                sign("slash", 14, 7),
                coin(constants.growth_cost[1], True),
                ARROW,
                sign("pawn", 18),
            ]
        if action == b.BLACK_MARKET:
            return [
                figure(str(constants.market_cards)),
                glue(sign("card", 17)),
                ARROW,
                sign("coal", 18),
                figure(str(constants.market_coal)),
                sign("good", 18),
            ]
        if action == b.EXCHANGE:
            return [sign("draw-card", 20), figure(f"+{constants.exchange_draw}")]
        if action == b.PROGRESS:
            return [coin(constants.progress_cost, True), ARROW, shield(constants.progress_vp)]
        if action == b.BRIDGE:
            return [coin(box.special.bridge_cost, True), ARROW, shield(box.special.bridge_vp)]
        if action == b.SHIPYARD:
            return [sign("good", 18), ARROW, sign("shield", 18)]
        if action == b.SAIL:
            return [coin(box.special.sail_coins, True), ARROW, sign("movement", 20)]
        return [sign("coin-edge", 18), ARROW, sign("house", 20)]

    def words(self, action: int) -> str:
        say, constants, special = self.look.say, self.look.box.constants, self.look.box.special
        if action == b.GROWTH:
            cost, vp = constants.growth_cost, constants.growth_vp
            return say("draw-action-does-growth", three=cost[0], four=cost[1], n=vp[1])
        if action == b.BLACK_MARKET:
            return say(
                "draw-action-does-black-market", n=constants.market_cards, coal=constants.market_coal, goods=constants.market_goods
            )
        if action == b.EXCHANGE:
            return say("draw-action-does-exchange-draw", more=constants.unresolved_cards, n=constants.exchange_draw)
        if action == b.PROGRESS:
            return say("draw-action-does-progress", cost=constants.progress_cost, n=constants.progress_vp)
        if action == b.BRIDGE:
            return say("draw-action-does-bridge", cost=special.bridge_cost, n=special.bridge_vp)
        if action == b.SHIPYARD:
            return "\n".join(
                say("draw-action-does-shipyard", offer=self.look.name(offer.slug, "offer"), n=offer.vp)
                for offer in special.shipyard
            )
        if action == b.SAIL:
            return say("draw-action-does-sail", n=special.sail_lanes, cost=special.sail_coins)
        return say("draw-action-does-build")


def name_lines(name: str, room: float) -> tuple[str, ...]:
    """In two lines where one would be too long."""
    parts = name.split(" ")
    if len(parts) == 1 or width(name, 14.5) <= room:
        return (name,)
    cuts = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    return min(cuts, key=lambda pair: max(width(x, 14.5) for x in pair))


def event_words(look: Look, effect: dict[str, object]) -> str:
    """What an event does."""
    op = str(effect["op"])
    params: dict[str, str | int] = {key: x for key, x in effect.items() if isinstance(x, int)}
    if op == "reveal-numbered":
        types = [x for x in look.box.cards.types if x.number == effect["number"]]
        return look.say("draw-event-does-reveal", buildings=", ".join(look.name(x.slug, "type") for x in types))
    return look.say(f"draw-event-does-{op}", **params)
