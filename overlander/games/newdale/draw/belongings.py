"""What lies beside a player board: bonus tiles, character, objectives, sailors, prisoners, assistants hired."""

from collections.abc import Iterator
from typing import Final

from overlander.core.choice import NONE
from overlander.drawing import Canvas
from overlander.drawing.grammar import badge, figure, row, sign
from overlander.drawing.layout import tally
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET
from overlander.games.newdale.cards import COLOURS, PAWNS
from overlander.games.newdale.draw.cards import card_tip
from overlander.games.newdale.draw.colours import JAILED, PERSON
from overlander.games.newdale.draw.faces import assistant, assistant_at
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.draw.tiles import tile_face, tile_words
from overlander.games.newdale.land import SYMBOLS

W: Final = 72.0
H: Final = 72.0
GAP: Final = 6.0
Item = tuple[str, str, str]  # id, tip, and what is drawn at the origin in a box of W by H


class Belongings(Painter):
    look: Look

    def __init__(self, look: Look, canvas: Canvas, seat: int) -> None:
        super().__init__(look, canvas)
        self.seat = seat
        self.me = look.player(seat)

    def paint(self, box: Box) -> None:
        """In rows; closer together where there are many."""
        items = list(self.items())
        self.canvas.add(rect(*box, PAPER, EDGE, 1.6, "6 5"))
        if not items:
            self.canvas.add(text(*box.middle(), self.look.say("draw-board-nothing"), 16, QUIET, room=box.w - 16))
            return
        columns = max(int((box.w - GAP) // (W + GAP)), -(-len(items) // max(1, int((box.h - GAP) // (H + GAP)))))
        step = min(W + GAP, (box.w - 2 * GAP - W) / max(1, columns - 1))
        for i, (ident, tip, svg) in enumerate(items):
            x, y = box.x + GAP + (i % columns) * step, box.y + GAP + (i // columns) * (H + GAP)
            inside = f'<g transform="translate({x:g} {y:g})">{svg}</g>'
            self.canvas.thing(ident, Box(x, y, W, H, 7), tip, inside, "place")

    def items(self) -> Iterator[Item]:
        yield from self.character()
        yield from self.objectives()
        yield from self.tiles()
        yield from self.crew()
        yield from self.people()

    def character(self) -> Iterator[Item]:
        look, people = self.look, self.me.people
        if people.character == NONE:
            return
        slug = look.box.character_slug[people.character]
        row_ = look.data.characters[slug]
        used = look.say("draw-board-character-used") if people.used else ""
        tip = look.tip(
            row_["rule"], look.named(slug, "character"), look.say(f"draw-character-does-{slug}"), used, look.data.doubt(row_)
        )
        yield f"character-{self.seat}", tip, plate(PERSON) + icon(slug, W / 2, H / 2, 48)

    def objectives(self) -> Iterator[Item]:
        look, mine = self.look, self.me.objectives
        if mine.secret[0] != NONE:
            slug = look.box.secret_slug[mine.secret[0]]
            symbol = SYMBOLS[look.box.secret_symbol[mine.secret[0]]]
            vp = look.box.constants.secret_vp
            shared = SYMBOLS[look.box.shared_symbol]
            said = look.say("draw-board-secret", symbol=look.name(symbol, "symbol"), other=look.name(shared, "symbol"), n=vp)
            tip = look.tip("NEW-OBJ-1", look.named(slug, "objective"), said, look.data.doubt(look.data.secret[slug]))
            svg = (
                plate(CARD)
                + row(W / 2, 18, [sign(symbol, 24), sign(shared, 24)])
                + row(W / 2, 45, [sign("shield", 20), figure(str(vp))])
            )
            yield f"secret-{self.seat}", tip, svg
        if mine.personal != NONE:
            slug = look.box.personal_slug[mine.personal]
            vp, most = look.box.personal_vp[mine.personal], look.box.personal_most[mine.personal]
            row_ = look.data.personal[slug]
            tip = look.tip(
                row_["rule"],
                look.named(slug, "objective"),
                look.say(f"draw-objective-does-{slug}", n=vp, most=most),
                look.data.doubt(row_),
            )
            signs = "good" if slug == "quartermaster" else "hills"
            yield (
                f"personal-{self.seat}",
                tip,
                plate(PERSON) + row(W / 2, 20, [sign(signs, 28)]) + row(W / 2, 46, [sign("shield", 20), figure(f"\u2264{most}")]),
            )

    def tiles(self) -> Iterator[Item]:
        look = self.look
        for tile, n in tally(self.me.tiles):
            slug = look.box.tile_slug[tile]
            svg = tile_face(look, 0, 0, W, H, slug) + (badge(W - 6, 6, f"\u00d7{n}") if n > 1 else "")
            yield f"tile-{self.seat}-{slug}", look.tip(look.data.tiles[slug]["rule"], *tile_words(look, slug)), svg

    def crew(self) -> Iterator[Item]:
        look = self.look
        for ident in self.me.people.crew:
            card = look.box.cards.all[ident]
            yield f"crew-{self.seat}-{card.slug}", card_tip(look, card), plate(CARD) + icon(card.type.slug, W / 2, H / 2, 52)

    def people(self) -> Iterator[Item]:
        look, people = self.look, self.me.people
        for colour, n in zip(PAWNS, people.helpers, strict=True):
            if n:
                tip = look.tip("NEW-CHR-3", look.say("draw-board-helper", pawn=look.name(colour, "pawn"), n=n))
                yield f"helper-{self.seat}-{colour}", tip, self.persons(colour, n, PERSON)
        if people.hired != NONE:
            colour = COLOURS[people.hired]
            tip = look.tip("NEW-EVC-9", look.say("draw-board-hired", pawn=look.name(colour, "pawn")))
            yield f"hired-{self.seat}", tip, self.persons(colour, 1, CARD)
        for colour, n in zip(COLOURS, people.prisoners, strict=True):
            if n:
                tip = look.tip("NEW-SPC-10", look.say("draw-board-prisoner", pawn=look.name(colour, "pawn"), n=n))
                cell = self.persons(colour, n, JAILED) + "".join(rect(x, 4, 3, H - 8, 1, INK) for x in (12, 51))
                yield f"prisoner-{self.seat}-{colour}", tip, cell

    def persons(self, colour: str, n: int, ground: str) -> str:
        letter = self.look.letter(colour)
        if n == 1:
            return (
                plate(ground) + f'<g transform="translate({W / 2:g} {H / 2:g}) scale(1.6)">{assistant_at(0, 0, colour, letter)}</g>'
            )
        return plate(ground) + row(W / 2, H / 2, [assistant(colour, letter), figure(f"\u00d7{n}", INK, 18)])


def plate(ground: str) -> str:
    return rect(0, 0, W, H, 7, ground, INK, 1.6)
