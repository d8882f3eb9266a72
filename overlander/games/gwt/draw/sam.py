"""Sam's board: his workers and specialty, what he has, his deck and the card he carries out; with the expansion his route (SAM)."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.font import width
from overlander.drawing.grammar import ARROW, TIMES, Glyph, figure, glue, sign, small_card
from overlander.drawing.outline import Box
from overlander.drawing.pieces import disc
from overlander.drawing.svg import icon, text
from overlander.drawing.theme import AUTOMA, INK, QUIET
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.sam.state import SAM, Sam
from overlander.games.trail.draw.automa import SIZE, AutomaBoard, ResourceItem

ROUTE: Final = 64.0  # more with the expansion

ACTIONS: Final[dict[str, list[Glyph]]] = {
    "hire-specialty": [sign("worker", 24), figure("\u00d7", size=16), sign("flag", 20)],
    "hire-cheapest": [sign("worker", 24), sign("coin-edge", 20)],
    "buy-cattle": [sign("cow", 26)],
    "refill-2-then-buy-cattle": [figure("+2", size=16), glue(sign("card", 20, 16)), ARROW, sign("cow", 26)],
    "take-best-value-3": [small_card("3"), sign("shield", 20)],
    "build": [sign("build", 26)],
    "build-with-1-builder": [sign("build", 26), sign("builder", 20), figure("1", size=16)],
    "locomotive": [sign("locomotive", 26), TIMES, sign("engineer", 22)],
    "locomotive-to-next-station": [sign("locomotive", 26), ARROW, sign("station", 24)],
    "objective": [sign("objective", 26)],
    "outlaw": [sign("outlaw", 26)],
    "hazard": [sign("hazard", 26)],
}


def sam_board(look: Look) -> Panel:
    board = SamBoard(look)
    more = ROUTE if look.board.solo().north is not None else 0
    board.begin(more)
    if more:
        northern_cards(look, board.canvas, look.view.sam_(), SIZE[1])
    return board.panel(more)


class SamBoard(AutomaBoard):
    def __init__(self, look: Look) -> None:
        super().__init__(look, "sam", look.view.sam_())
        self.look: Look = look
        self.solo = look.board.solo()

    def resource_items(self) -> list[ResourceItem]:
        say, view = self.look.words.say, self.look.view
        p, ranch = view.players[SAM], view.ranches[SAM]
        pile, stations, built = len(self.automa.pile), ranch.stations.bit_count(), view.own_buildings(SAM, False)
        return [
            ("pile", "GWT-SAM-20", say("panel-sam-pile", n=pile), "card", pile),
            ("discs", "GWT-SAM-29", say("tip-discs-left", n=p.discs.bit_count()), "disc", p.discs.bit_count()),
            ("hazards", "GWT-SAM-61", say("tip-hazards", n=len(p.hazards)), "hazard", len(p.hazards)),
            ("outlaws", "GWT-SAM-60", say("tip-outlaws", n=len(ranch.outlaws)), "outlaw", len(ranch.outlaws)),
            ("stations", "GWT-SAM-48", say("tip-stations", n=stations), "station", stations),
            ("built", "GWT-SAM-53", say("tip-built", n=built), "house", built),
        ]

    def card_words(self, kind: int) -> str:
        return self.look.name(self.solo.cards[kind].slug, "automa-card")

    def card_doubt(self, kind: int) -> str:
        cards = self.look.data.pack.rows("solo_sam_north" if self.solo.north is not None else "solo_sam", "cards")
        return self.look.data.doubt(next(x for x in cards if x["id"] == self.solo.cards[kind].slug))

    def card(self, kind: int) -> tuple[int, list[Glyph], list[list[Glyph]]]:
        card = self.solo.cards[kind]
        steps: list[Glyph] = [sign("horseshoe", 26)]
        if card.steps_per == NONE:
            steps.append(figure(str(card.steps), size=20))
        else:
            steps += [TIMES, sign("house" if card.steps_per == 0 else "worker", 22)]
        if card.specialty == NONE:
            return card.number, steps, [ACTIONS[card.action]]
        return card.number, steps, self.halves(card.specialty, ACTIONS[card.action], ACTIONS[card.otherwise])

    def card_extra(self, kind: int, x: float, y: float) -> str:
        return icon("shop", x, y, 22) if self.solo.cards[kind].shop else ""


def northern_cards(look: Look, c: Canvas, sam: Sam, y: float) -> None:
    """RTN-SAM-6, RTN-SAM-13..16: the towns of his active card, and where he delivers next."""
    route = look.board.solo().north
    north, m = look.view.north, look.board.north
    assert route is not None
    assert north is not None
    assert m is not None
    printed, doubt = look.data.pack.files["solo_sam_north"], look.data.doubt
    lines: list[tuple[str, str, list[tuple[str, bool]], str]] = []
    cities = look.view.ranches[SAM].cities
    for part, listed in (("upper", route.upper), ("lower", route.lower)):
        names = [(look.name(look.board.city_slug[x], "city"), cities[x] > 0) for x in listed]
        lines.append((f"route-{part}", "RTN-SAM-13", names, doubt(printed["routes"][route.level], part)))
    if sam.active:
        card = route.cards[sam.active[-1]]
        towns = [(look.name(m.town_slug[t], "town"), bool((north.towns[SAM] >> t) & 1)) for t in card.path]
        table = next(x for x in printed["expansion_cards"][route.level] if x["id"] == card.slug)
        lines.append(("expansion", "RTN-SAM-6", towns, doubt(table)))
    for i, (slug, rule, names, about) in enumerate(lines):
        top = y + i * 20
        sentence = look.words.say(f"panel-sam-{slug}")
        svg = text(14, top + 8, sentence, 14, QUIET, "start", room=130)
        x = 150.0
        for name, done in names:  # what is done has his disc before it
            if done:
                svg += disc(AUTOMA, x + 7, top + 8, 7)
                x += 17
            svg += text(x, top + 8, name, 14, QUIET if done else INK, "start", not done)
            x += width(name, 14, not done) + 16
        tip = look.tip(rule, sentence, ", ".join([name for name, _ in names]), about)
        c.thing(f"sam-{slug}", Box(8, top - 1, 684, 19, 4), tip, svg, "print")
