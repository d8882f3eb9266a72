"""Sarah's board: her workers with what their spaces bring her, her specialty, what she has, her deck and her card (SAR)."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Panel
from overlander.drawing.grammar import ARROW, TIMES, Glyph, figure, glue, row, shield_at, sign
from overlander.drawing.outline import Box
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon
from overlander.games.nz.draw.actions import either, plate, support_card
from overlander.games.nz.draw.look import Look
from overlander.games.nz.sarah.box import SarahAction, SarahCard
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.draw.actions import breed
from overlander.games.trail.draw.automa import AutomaBoard, ResourceItem

SIGNS: Final[dict[str, list[Glyph]]] = {
    "hire-specialty": [sign("worker", 24), figure("\u00d7", size=16), sign("flag", 20)],
    "hire-cheapest": [sign("worker", 24), sign("coin-edge", 20)],
    "buy-sheep": [sign("sheep", 26)],
    "build": [sign("build", 26)],
    "bonus-tile": [sign("bonus", 25)],
    "objective": [sign("objective", 26)],
    "hazard": [sign("hazard", 26)],
}
HEAD: Final = 22.0  # above the columns of workers: the bonus cards that they bring


def sarah_board(look: Look) -> Panel:
    board = SarahBoard(look)
    board.begin()
    board.columns()
    return board.panel()


class SarahBoard(AutomaBoard):
    def __init__(self, look: Look) -> None:
        super().__init__(look, "sarah", look.view.sarah_())
        self.look: Look = look
        self.board = look.board
        self.solo = look.board.solo()
        self.printed: Row = look.data.pack.files["solo_sarah"]

    def resource_items(self) -> list[ResourceItem]:
        say, view = self.look.words.say, self.look.view
        p, farm = view.players[SARAH], view.farms[SARAH]
        pile, built = len(self.automa.pile), view.own_buildings(SARAH, False)
        return [
            ("pile", "NZ-SAR-24", say("panel-sarah-pile", n=pile), "card", pile),
            ("discs", "NZ-SAR-35", say("tip-discs-left", n=p.discs.bit_count()), "disc", p.discs.bit_count()),
            ("explored", "NZ-SAR-59", say("board-explored", n=max(0, farm.explored)), "explore", max(0, farm.explored)),
            ("hazards", "NZ-SAR-61", say("tip-hazards", n=len(p.hazards)), "hazard", len(p.hazards)),
            ("built", "NZ-SAR-49", say("tip-built", n=built), "house", built),
        ]

    # -- workers

    def workers_box(self) -> Box:
        return Box(8, 52 + HEAD, 380, 190 - HEAD, 8)

    def columns(self) -> None:
        """NZ-SAR-44: the bonus card that a worker of this column brings."""
        box = self.workers_box()
        step = (box.w - 8) / self.board.row_length
        for column, pile in enumerate(self.solo.column_pile):
            if pile != NONE:
                x = box.x + 4 + step * (column - 0.5)
                slug = self.board.piles[pile]
                tip = self.look.tip("NZ-SAR-44", self.look.words.say("board-bonus-pile", pile=self.look.name(slug, "pile")))
                svg = icon(slug, x, 63, 20)
                self.canvas.thing(f"sarah-column-{column}", Box(x - 12, 52, 24, HEAD, 5), tip, svg, "print")

    def empty_cell(self, r: int, column: int, cell: Box) -> str:
        """NZ-SAR-46: the ship, or the wool post where a disc goes; else the points of the last column."""
        x, y = cell.middle()
        glyphs: list[Glyph] = []
        if (r, column) in self.solo.ship_at:
            glyphs = [sign("ship", 22)]
        elif (r, column) in self.solo.wool_at:
            glyphs = [sign("wool", 18), plate(str(self.board.post_value[self.solo.wool_at[r, column]]))]
        vp = self.board.worker_vp[column]
        if not vp:
            return row(x, y, glyphs) if glyphs else ""
        return (row(x - 8, y, glyphs[-1:]) if glyphs else "") + shield_at(x + (18 if glyphs else 0), y, vp, 20)

    def cell_words(self, r: int, column: int) -> list[str]:
        say = self.look.words.say
        if (r, column) in self.solo.ship_at:
            said = say("panel-sarah-ship")
        elif (r, column) in self.solo.wool_at:
            said = say("panel-sarah-wool", post=self.look.name(self.board.post_slug[self.solo.wool_at[r, column]], "post"))
        else:
            return []
        cell = (self.board.workers[r], column)
        printed = next(x for x in self.printed["board"]["immediate"] if (x["worker"], x["column"]) == cell)
        return [said, self.look.data.doubt(printed)]

    # -- cards

    def card_words(self, kind: int) -> str:
        return self.look.name(self.solo.cards[kind].slug, "automa-card")

    def card_doubt(self, kind: int) -> str:
        """Of one that buys sheep also what her tile of the sheep market says."""
        card = self.solo.cards[kind]
        buys = any(action.op == "buy-sheep" for action in (*card.actions, *card.otherwise))
        said = [self.look.data.doubt(next(x for x in self.printed["cards"] if x["id"] == card.slug))]
        said += [self.look.data.doubt(self.printed, "sheep_market")] if buys else []
        return "\n".join(dict.fromkeys(x for x in said if x))

    def card(self, kind: int) -> tuple[int, list[Glyph], list[list[Glyph]]]:
        card: SarahCard = self.solo.cards[kind]
        steps: list[Glyph] = [sign("horseshoe", 26)]
        if card.per_specialty:
            steps += [TIMES, sign("worker", 22), sign("flag", 18)]
        elif card.steps_per != NONE:
            steps += [TIMES, sign(self.board.workers[card.steps_per], 24)]
        else:
            steps.append(figure(str(card.steps), size=20))
        if card.specialty == NONE:
            return card.number, steps, [self.signs(action) for action in card.actions]
        own, other = ([glyph for action in actions for glyph in self.signs(action)] for actions in (card.actions, card.otherwise))
        return card.number, steps, self.halves(card.specialty, own, other)

    def signs(self, action: SarahAction) -> list[Glyph]:
        board, data = self.board, self.look.data
        if action.op in SIGNS:
            return SIGNS[action.op]
        if action.op == "add-sheep":
            return [figure(f"+{action.n}", size=16), glue(sign("card", 20, 16)), ARROW]
        if action.op == "take-sheep":
            slugs = [[board.card_slug[kind] for kind in kinds] for kinds in action.sheep]
            return [either(some[0], some[1], data) if len(some) == 2 else breed(some[0], data) for some in slugs]
        if action.op == "build-with":
            return [sign("build", 26), sign("builder", 20), figure(str(action.n), size=16)]
        if action.op == "explore":
            return [sign("explore", 25), figure(str(action.n), size=17)]
        if action.op == "bonus-card":
            piles = [board.piles[pile] for pile in dict.fromkeys(action.piles)]
            return [sign(slug, 20) for slug in piles]
        if action.op == "shear":
            kinds = [board.card_slug[kind] for kind in dict.fromkeys(action.also) if kind != NONE]
            return [support_card("romney"), *[glyph for slug in kinds for glyph in (figure("+"), breed(slug, data))]]
        return [sign("horseshoe", 22), figure(f"+{action.n}", size=17)]  # move-on
