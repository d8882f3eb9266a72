"""Objectives of the chapter and the score track."""

from typing import Final

from overlander.drawing import Canvas, Panel
from overlander.drawing.grammar import Glyph, figure, glue, row, shield_at, sign
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box
from overlander.drawing.pieces import disc
from overlander.drawing.svg import icon, line, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, SHIELD, WHITE
from overlander.games.newdale.chapter import Extra, Requirement, Schedule
from overlander.games.newdale.draw.look import Look

WIDE: Final = 700.0
GAP: Final = 6.0
TRACK: Final = 84.0
LAP: Final = 50
STEP: Final = (WIDE - 28) / LAP
BAND: Final = SHIELD


def objectives(look: Look) -> Panel:
    painter = ObjectivesPainter(look, Canvas())
    tall = painter.paint()
    painter.canvas.ring(look.marks, look.ring_colour())
    return painter.canvas.panel("objectives", (0, 0, WIDE, tall), look.say("panel-objectives"))


class ObjectivesPainter(Painter):
    look: Look

    def paint(self) -> float:
        chapter = self.look.box.chapter
        alone = self.look.view.seats == 1
        boxes = len(chapter.schedules) + alone
        rows = max(len(x.requires) + (x.military > 0) for x in chapter.schedules)
        if alone:
            rows = max(rows, len(chapter.solo.deliver) + len(chapter.solo.extra))
        high = 32 + 26.0 * max(rows, 2)
        tall = TRACK + high + GAP
        self.canvas.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 2))
        self.track()
        each = (WIDE - GAP * (boxes + 1)) / boxes
        for i, schedule in enumerate(chapter.schedules):
            self.schedule(schedule, Box(GAP + i * (each + GAP), TRACK, each, high, 8))
        if alone:
            self.solo(Box(WIDE - GAP - each, TRACK, each, high, 8))
        return tall

    # -- score track

    def track(self) -> None:
        """Fifty steps; who passes a threshold draws cards."""
        look = self.look
        y = 50.0
        svg = line(14, y, WIDE - 14, y, INK, 2)
        for n in range(LAP + 1):
            x = 14 + n * STEP
            svg += line(x, y - (9 if n % 5 == 0 else 5), x, y + (9 if n % 5 == 0 else 5), INK, 1.4)
            if n % 10 == 0:
                svg += text(min(max(x, 12), WIDE - 14), y + 18, str(n), 14, QUIET)
        cards = look.box.constants.threshold_cards
        for n in look.box.constants.thresholds:
            svg += (
                row(14 + n * STEP, y + 18, [sign("draw-card", 17), figure(str(cards))])
                if n % 10
                else icon("draw-card", 14 + n * STEP + 16, y + 18, 15)
            )
        steps = ", ".join(map(str, look.box.constants.thresholds))
        tip = look.tip("NEW-TRK-1", look.say("draw-board-track", steps=steps, n=cards))
        self.canvas.thing("score-track", Box(6, 30, WIDE - 12, 52), tip, svg, "print")
        stacked: dict[int, int] = {}
        up_by = min(10.0, 15 / max(1, look.view.seats - 1))  # all of them on one step stay in the picture
        for seat, p in enumerate(look.view.players):
            at = p.score % LAP if p.score != LAP else LAP
            high = stacked.get(at, 0)
            stacked[at] = high + 1
            x, up = 14 + at * STEP, y - 22 - up_by * high
            piece = disc(look.paint(seat), x, up, 12)
            if p.score > LAP:
                covered = any(0 < other.score % LAP - at < 4 for other in look.view.players)  # by the next marker
                piece += text(x + (-14 if covered else 14), up, f"+{p.score - at}", 13.5, INK, "end" if covered else "start")
            tip = look.tip("NEW-TRK-1", look.say("draw-board-score-of", player=look.names[seat], n=p.score))
            self.canvas.thing(f"marker-{seat}", Box(x - 12, up - 12, 24, 24, 12), tip, piece, where="score-track")

    # -- the main objective

    def schedule(self, schedule: Schedule, box: Box) -> None:
        look = self.look
        name = look.named(schedule.slug, "schedule")
        svg = rect(*box, CARD, INK, 1.6) + self.band(box, name) + shield_at(box.x + box.w - 20, box.y + 15, schedule.vp, 32)
        lines = [name, look.say("draw-objective-points", n=schedule.vp)]
        step = (box.h - 30) / (len(schedule.requires) + (schedule.military > 0))
        y = box.y + 30 + step / 2
        for required in schedule.requires:
            svg += row(box.x + box.w / 2, y, self.required(required, box.w - 10))
            lines.append(self.required_words(required))
            y += step
        if schedule.military:
            svg += row(box.x + box.w / 2, y, [sign("military", 22), figure(f"\u2265{schedule.military}", INK, 17)])
            lines.append(look.say("draw-objective-military", n=schedule.military))
        special = look.box.special
        if special.gate:
            lines.append(look.say("draw-objective-gate", n=special.gate))
        chapter = look.data.chapters[look.box.chapter.slug]
        row_ = next(x for x in chapter["schedules"] if x["id"] == schedule.slug)
        self.canvas.place(f"schedule-{schedule.slug}", box, look.tip(chapter["rule"], *lines, look.data.doubt(row_)), svg)

    def band(self, box: Box, name: str) -> str:
        return (
            rect(box.x, box.y, box.w, 26, 8, BAND)
            + rect(box.x, box.y + 13, box.w, 13, 0, BAND)
            + text(box.x + 8, box.y + 13, name, 15, WHITE, "start", room=box.w - 46)
        )

    def required(self, required: Requirement, room: float) -> list[Glyph]:
        """So much, counted in these goods."""
        out = [figure(str(required.amount), INK, 20), glue(sign("times", 12))]
        for good, weight in enumerate(required.weights):
            if weight:
                out.append(sign(self.look.good(good), 24))
                if weight > 1:
                    out.append(figure(f"={weight}", QUIET, 14))
        return out

    def required_words(self, required: Requirement) -> str:
        look = self.look
        counted = [
            look.say("draw-objective-weight", good=look.name(look.good(good), "good"), n=weight)
            for good, weight in enumerate(required.weights)
            if weight
        ]
        return look.say(
            "draw-objective-requires", what=look.name(required.slug, "requirement"), n=required.amount, goods=", ".join(counted)
        )

    # -- alone

    def solo(self, box: Box) -> None:
        look, card = self.look, self.look.box.chapter.solo
        name = look.say("draw-board-solo-card")
        svg = rect(*box, CARD, INK, 1.6) + self.band(box, name) + shield_at(box.x + box.w - 20, box.y + 15, card.vp, 32)
        lines = [name, look.say("draw-solo-points", n=card.vp, splendid=card.splendid, legendary=card.legendary)]
        count = len(card.deliver) + len(card.extra)
        step = (box.h - 30) / max(1, count)
        y = box.y + 30 + step / 2
        for required in card.deliver:
            svg += row(box.x + box.w / 2, y, self.required(required, box.w - 10))
            lines.append(self.required_words(required))
            y += step
        for extra in card.extra:
            svg += row(box.x + box.w / 2, y, self.extra(extra))
            lines.append(look.say(f"draw-solo-{extra.op}", what=self.extra_name(extra), n=extra.least))
            y += step
        row_ = look.data.chapters[look.box.chapter.slug]["solo"]
        self.canvas.place("schedule-solo-card", box, look.tip(row_["rule"], *lines, look.data.doubt(row_)), svg)

    def extra(self, extra: Extra) -> list[Glyph]:
        least = figure(f"\u2265{extra.least}", INK, 17)
        if extra.op == "towns-with-symbol":
            return [sign("house", 22), sign(extra.word, 22), least]
        if extra.op == "houses-in":
            return [sign("house", 22), least, figure(f" {self.extra_name(extra)}", INK, 14)]
        return [sign(EXTRAS[extra.op], 24), least]

    def extra_name(self, extra: Extra) -> str:
        if extra.op == "towns-with-symbol":
            return self.look.name(extra.word, "symbol")
        return self.look.name(extra.word, "area") if extra.op == "houses-in" else ""


EXTRAS: Final = {"military": "military", "bridge-built": "bridge", "shipyard-used": "shipyard", "ahead-of-black-ship": "black-ship"}
