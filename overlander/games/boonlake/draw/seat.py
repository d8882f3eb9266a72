"""A player board: stock, recesses by tier, levers, production sites with canal and boats, both tracks."""

from typing import Final

from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, actions, coin, coin_at, figure, row, shield_at, sign
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import house, pawn, shape
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon, path, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, SEATS, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.state import ON_RANCH
from overlander.games.boonlake.draw.colours import FREE, LAKE, PASSED, PLANK, STREAM
from overlander.games.boonlake.draw.effects import effects, give
from overlander.games.boonlake.draw.figures import boat, cattle, lever, purple, settlement
from overlander.games.boonlake.draw.look import Look
from overlander.games.boonlake.levers import lever_price

WIDE: Final = 700.0
MAIN: Final = 50.0  # below the stock
TIER: Final = 36.0
RECESSES: Final = Box(8, MAIN, 284, 5 * TIER, 8)
LEVERS: Final = Box(298, MAIN, 238, 5 * TIER, 8)
SITES: Final = Box(542, MAIN, 150, 5 * TIER, 8)
TRACKS: Final = MAIN + 5 * TIER + 6
TRACK: Final = 62.0
TALL: Final = TRACKS + TRACK + 6
Item = tuple[str, str, str, list[Glyph]]  # id, rule, what it is, how it looks


def seat_board(look: Look, seat: int) -> Panel:
    return PlayerBoard(look, seat).panel()


def stock_items(look: Look, seat: int) -> list[Item]:
    """What a player has, the most important first."""
    me = look.view.players[seat]
    say = look.words.say
    hand, played = len(me.hand), len(me.display)
    items: list[Item] = [
        ("vp", "BOON-END-5", say("tip-vp", n=me.vp), [Glyph(30, shield_at(15, 1, me.vp, 28))]),
        ("coins", "BOON-GEN-1", say("tip-coins", n=me.coins), [coin(me.coins, size=28)]),
        ("ranch", "BOON-INH-1", say("tip-ranch", n=me.ranch), [sign("inhabitant", 25), figure(str(me.ranch), size=18)]),
        ("supply", "BOON-INH-1", say("tip-supply", n=me.supply), [sign("hire", 23), figure(str(me.supply), size=18)]),
        ("vases", "BOON-GEN-1", say("tip-vases", n=me.vases), [sign("vase", 24), figure(str(me.vases), size=18)]),
        ("cards", "BOON-GEN-4", say("tip-hand", n=hand), [sign("card", 25, 20), figure(str(hand), size=18)]),
        (
            "played",
            "BOON-CARD-1",
            say("tip-played", n=played),
            [sign("any-card", 25, 20), figure(str(played), size=18)],
        ),
    ]
    return items


class PlayerBoard(Painter):
    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look, Canvas())
        self.look: Look = look
        self.box = look.box
        self.seat = seat
        self.paint = look.paint(seat)
        self.player = look.view.players[seat]
        self.own = self.player.board

    def panel(self) -> Panel:
        c, own, me = self.canvas, self.own, self.seat
        c.place(f"seat-{me}", Box(0, 0, WIDE, TALL, 10), "", rect(0, 0, WIDE, TALL, 10, PAPER, SEATS[self.paint], 2.4))
        self.stock()
        yard = None if self.look.view.artifacts is None else self.look.view.artifacts.yards[me]
        prices = tuple(lever_price(self.look.view, me, i, 0) for i in range(len(self.box.levers)))
        self.layer(self.recesses, me, self.paint, own.houses, own.settlements, own.cattle, own.freed)
        self.layer(self.levers, me, self.paint, own.levers, own.used, prices)
        self.layer(self.sites, me, self.paint, tuple(own.sites), tuple(own.boats), yard.annexes if yard else 0)
        self.layer(self.tracks, me, self.paint, tuple(own.steps))
        c.ring(self.look.marks, self.look.ring_colour())
        return c.panel(f"seat-{me}", (0, 0, WIDE, TALL), self.look.names[me])

    def stock(self) -> None:
        name = shape(self.paint, 22, 26, 9, WHITE) + text(38, 26, self.look.names[self.seat], 17, WHITE, "start", room=100)
        self.canvas.together(rect(8, 8, 140, 36, 7, SEATS_UNDER_WHITE[self.paint]) + name)
        items = stock_items(self.look, self.seat)
        step = 544 / len(items)
        for i, (slug, rule, what, glyphs) in enumerate(items):
            box = Box(156 + step * i, 9, step - 5, 34, 7)
            svg = rect(*box, CARD) + row(box.x + box.w / 2, 26, glyphs)
            self.canvas.place(f"{slug}-{self.seat}", box, self.look.tip(rule, what), svg)
        yards = self.look.view.artifacts
        if yards is not None and yards.yards[self.seat].purple == ON_RANCH:
            tip = self.look.tip("BOON-ART-A5-1", self.look.words.say("tip-purple-ranch"))
            x = 156 + step * 2 + step - 12
            self.canvas.thing(f"purple-{self.seat}", centred(x, 18, 20, 22), tip, purple(self.paint, x, 14, 0.8))

    # -- recesses

    def recesses(self) -> None:
        c, say = self.canvas, self.look.words.say
        c.add(rect(*RECESSES, SHADE))
        printed = self.look.data.board["recesses"]
        x0, y0 = RECESSES.x, RECESSES.y
        columns = {"inhabitants": [55.0], "houses": [105.0, 155.0], "settlements": [205.0], "cattle": [256.0]}
        out = {"houses": self.own.houses, "settlements": self.own.settlements, "cattle": self.own.cattle}
        for tier, vp in enumerate(self.box.tier_vp):
            y = y0 + TIER * tier + TIER / 2
            svg = rect(x0 + 3, y - TIER / 2 + 2, RECESSES.w - 6, TIER - 4, 6, PAPER)
            if vp:
                svg += shield_at(x0 + 18, y, vp, 22)
            tip = self.look.tip(
                "BOON-END-3" if vp else "BOON-TIER-3",
                say("tip-tier", n=tier + 1),
                say("tip-tier-final", n=vp) if vp else say("tip-tier-bonus"),
            )
            c.thing(f"tier-{self.seat}-{tier + 1}", Box(x0 + 3, y - TIER / 2 + 2, 30, TIER - 4, 6), tip, svg, "print")
        for kind, xs in columns.items():
            seen: dict[int, int] = {}
            for i, recess in enumerate(printed[kind]):
                tier = recess["tier"] - 1
                k = seen.get(tier, 0)
                seen[tier] = k + 1
                gone = bool((self.own.freed >> tier) & 1) if kind == "inhabitants" else i < out[kind]
                self.recess(kind, i, recess, gone, x0 + xs[k % len(xs)], y0 + TIER * tier + TIER / 2)

    def recess(self, kind: str, i: int, recess: Row, gone: bool, x: float, y: float) -> None:
        """With its piece, or emptied: what it pays at every interim scoring stands beside it in both cases."""
        say = self.look.words.say
        box = centred(x, y, 47, TIER - 8, 5)
        svg = rect(*box, CARD if gone else FREE, EDGE, 1, "" if gone else "4 3")
        income: list[Glyph] = []
        if recess["coins"]:
            income.append(coin(recess["coins"], size=18))
        if recess["vp"]:
            income.append(Glyph(18, shield_at(9, 0, recess["vp"], 17)))
        if gone:
            svg += row(x, y, income)
        else:
            piece_x = x - 10 if len(income) == 1 else x - 13
            svg += self.kept(kind, piece_x, y) + row(x + (14 if len(income) == 1 else 13), y, income[-1:])
        tip = self.look.tip(
            "BOON-INT-6",
            say(f"tip-recess-{kind}"),
            say("tip-recess-income", gain=self.look.cost_words({"coins": recess["coins"], "vp": recess["vp"]})),
            say("tip-recess-empty") if gone else "",
            self.look.data.doubt(recess),
        )
        self.canvas.place(f"recess-{self.seat}-{kind}-{i + 1}", box, tip, svg)

    def kept(self, kind: str, x: float, y: float) -> str:
        """A piece that is still in its recess."""
        if kind == "inhabitants":
            return pawn(self.paint, x, y + 11, 22)
        if kind == "houses":
            return house(self.paint, x, y, 0.95)
        return settlement(self.paint, x, y + 2, 0.78) if kind == "settlements" else cattle(self.paint, x, y + 2, 0.85)

    # -- levers

    def levers(self) -> None:
        c = self.canvas
        c.add(rect(*LEVERS, SHADE))
        w, h = (LEVERS.w - 6) / 3, (LEVERS.h - 6) / 4
        for i, slug in enumerate(self.box.levers):
            printed = self.look.data.levers[slug]
            box = Box(LEVERS.x + 3 + w * (i % 3) + 2, LEVERS.y + 3 + h * (i // 3) + 2, w - 4, h - 4, 6)
            have = bool((self.own.levers >> i) & 1)
            ready = self.own.is_ready(i)
            svg = rect(*box, CARD if have else FREE, INK if have else EDGE, 1.6 if have else 1, "" if have else "4 3")
            if have:
                svg += lever(self.paint, box.x + 13, box.y + box.h / 2, ready)
            else:
                svg += coin_at(box.x + 13, box.y + box.h / 2, lever_price(self.look.view, self.seat, i, 0), True, 21)
            svg += actions(box.x + 24, box.y, box.w - 24, box.h, lever_rows(printed), 19)
            if have and not ready:
                svg = f'<g opacity=".62">{svg}</g>'
            words = [self.look.name(slug, "lever"), *self.look.words.about(slug)[1:]]
            state = "tip-lever-ready" if ready else "tip-lever-used" if have else "tip-lever-cost"
            tip = self.look.tip("BOON-LEV-10", *words, self.look.words.say(state, n=printed["cost"]), self.look.data.doubt(printed))
            c.place(f"lever-{self.seat}-{slug}", box, tip, svg)

    # -- production sites, canal and boats

    def sites(self) -> None:
        c, say = self.canvas, self.look.words.say
        c.add(rect(*SITES, SHADE))
        x0, y0 = SITES.x, SITES.y
        step = SITES.h / len(self.box.canal)
        c.add(rect(x0 + 98, y0 + 4, 48, SITES.h - 8, 10, LAKE, EDGE, 1))
        c.add(path(f"M{x0 + 122:g} {y0 + SITES.h - 16:g}l-7-8h14z", "#5b93ad"))
        yard = None if self.look.view.artifacts is None else self.look.view.artifacts.yards[self.seat]
        for k, r in enumerate(self.box.canal):
            slug = b.RESOURCES[r]
            y = y0 + step * k + step / 2
            level = self.own.sites[r]
            box = Box(x0 + 4, y - step / 2 + 3, 90, step - 6, 6)
            svg = rect(*box, CARD if level else FREE, INK if level else EDGE, 1.6 if level else 1, "" if level else "4 3")
            faded = "" if level else ' opacity=".45"'
            svg += f"<g{faded}>{icon(slug, box.x + 20, y, 30)}</g>"
            for n in range(self.box.site_levels):
                built = n < level
                svg += rect(box.x + 40 + 24 * n, y - 14, 21, 28, 4, PLANK if built else "", EDGE, 1.2, "" if built else "3 3")
                svg += text(box.x + 50.5 + 24 * n, y, str(n + 1), 15, INK if built else QUIET)
            if yard and (yard.annexes >> r) & 1:
                svg += house(self.paint, box.x + box.w - 8, y - 8, 0.8)
            tip = self.look.tip("BOON-PROD-1", say("tip-production", resource=self.look.name(slug, "resource"), n=level))
            c.place(f"site-{self.seat}-{slug}", box, tip, svg)
            cell = Box(x0 + 100, y - step / 2 + 3, 44, step - 6, 8)
            tip = self.look.tip(
                "BOON-RES-4", say("tip-canal", resource=self.look.name(slug, "resource"), n=self.box.upstream_coins)
            )
            c.place(f"canal-{self.seat}-{slug}", cell, tip, rect(*cell, STREAM, EDGE, 0.8))
            here = [i for i, place in enumerate(self.own.boats) if place == k]
            for j, i in enumerate(here):
                by = y + (j - (len(here) - 1) / 2) * 20
                tip = self.look.tip("BOON-RES-3", say("tip-boat", resource=self.look.name(slug, "resource")))
                svg = boat(self.paint, x0 + 122, by, 0.95)
                c.thing(f"boat-{self.seat}-{i + 1}", centred(x0 + 122, by, 32, 20), tip, svg, where=f"canal-{self.seat}-{slug}")

    # -- tracks

    def tracks(self) -> None:
        for t, track in enumerate(b.TRACKS):
            self.track(t, track, 8 + 346 * t)

    def track(self, t: int, track: str, x: float) -> None:
        """Every step with its income and points; above it what is gained when it is reached."""
        c, say = self.canvas, self.look.words.say
        y, w = TRACKS, 338.0
        c.add(rect(x, y, w, TRACK, 8, SHADE), icon(f"track-{track}", x + 16, y + TRACK / 2, 27))
        cells = self.look.data.tracks[track]
        step = (w - 34) / len(cells)
        here = self.own.steps[t]
        for n, printed in enumerate(cells):
            box = Box(x + 32 + step * n, y + 3, step - 2, TRACK - 6, 5)
            cx = box.x + box.w / 2
            svg = rect(*box, CARD if n >= here else PASSED, INK if n == here else EDGE, 2 if n == here else 0.8)
            svg += text(cx, y + 51, str(printed["income"]), 14.5, INK)
            if printed["vp"]:
                svg += shield_at(cx, y + 34, printed["vp"], 17)
            if printed["reward"] and n > here:
                svg += actions(box.x, y + 3, box.w, 22, [effects(printed["reward"])[:1]], 17)
            if n == here:
                svg += shape(self.paint, cx, y + 14, 9.5, SEATS_UNDER_WHITE[self.paint], INK, 1.4)
            reward = self.look.effect_words(printed["reward"])
            tip = self.look.tip(
                "BOON-TRK-1",
                say(f"tip-track-{track}", n=n, gain=self.look.cost_words({f"{track}s": printed["income"], "vp": printed["vp"]})),
                say("tip-track-reward", reward=reward) if reward else "",
                self.look.data.doubt(printed),
            )
            c.place(f"track-{self.seat}-{track}-{n}", box, tip, svg)


def lever_rows(printed: Row) -> list[list[Glyph]]:
    """What a lever does, each way in a line."""
    rows: list[list[Glyph]] = []
    for way in printed["ways"]:
        if "vp_per_presence" in way:
            rows.append([sign("presence", 19), Glyph(17, shield_at(8.5, 0, way["vp_per_presence"], 17))])
        elif "boats" in way:
            rows.append([sign("boat", 24)])
        elif "less_inhabitants" in way:
            rows.append([sign("upgrade-settlement", 24)])
        else:
            paid = give(way["give"]) if "give" in way else []
            joker = [sign("any-resource", 18)] if way.get("jokers") else []
            gain = effects(way.get("gain", []))
            rows.append([*paid, *joker, *gain])
    if len(rows) > 2:  # the ways of one lever: any of them
        return [[g for r in rows[:1] for g in r], [g for r in rows[1:] for g in r]]
    return rows


def resource_line(look: Look) -> Panel:
    """One's own stock in one line."""
    c = Canvas()
    seat = look.seat
    c.add(rect(0, 0, WIDE, 40, 8, PAPER, SEATS[look.paint(seat)], 2))
    items = stock_items(look, seat)
    step = (WIDE - 12) / len(items)
    for i, (slug, rule, what, glyphs) in enumerate(items):
        box = Box(6 + step * i, 4, step - 5, 32, 7)
        svg = rect(*box, CARD) + row(box.x + box.w / 2, 20, glyphs)
        c.place(f"line-{slug}", box, look.tip(rule, what), svg)
    c.ring(look.marks, look.ring_colour())
    return c.panel("line", (0, 0, WIDE, 40), look.words.say("panel-line"))
