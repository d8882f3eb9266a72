"""The gameboard's land: spaces with their rewards, building tiles with their sites, pastures, bridges, region labels."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, levels
from overlander.drawing.grammar import ARROW, Glyph, actions, badge, grow, shield, sign, wide
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box, hexagon
from overlander.drawing.printed import Row
from overlander.drawing.svg import circle, icon, line, path, rect, smooth, text
from overlander.drawing.theme import CARD, EDGE, INK, QUIET, SHIELD, WHITE
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import pasture_at
from overlander.games.boonlake.draw.colours import FREE, GREY_TILE, MEADOW, PLANK, REGIONS, SAND
from overlander.games.boonlake.draw.effects import effects, give
from overlander.games.boonlake.draw.figures import cattle, piece
from overlander.games.boonlake.draw.look import Look

HEX: Final = 64.0
COAST: Final = 76.0
UPPER: Final = 25.0  # how far the sites of a tile are from its middle
COVER: Final = "#c0453a"  # a region marker
PIECE_X: Final = -29.0
LABELS: Final = {"unknown": (898, 276), "boonlake": (108, 26), "new-hope": (898, 774), "southern": (366, 838)}
# where a bridge would run over a river space or along a coast it bends
BENDS: Final = {
    ("h15", "h26"): (93, 470),
    ("h17", "h28"): (345, 470),
    ("h11", "h01"): (525, 99),
    ("h14", "h04"): (525, 213),
    ("h28", "h18"): (525, 574),
    ("h31", "h24"): (525, 718),
}


def site_middle(x: float, y: float, place: int) -> tuple[float, float]:
    """Of a building site: the middle of its half of the tile."""
    return x, y + (0 if b.PLACES[place] == "single" else -UPPER if b.PLACES[place] == "upper" else UPPER)


class LandPainter(Painter):
    def __init__(self, look: Look, canvas: Canvas) -> None:
        super().__init__(look, canvas)
        self.look: Look = look
        self.box = look.box
        self.i = NONE  # the space that is painted

    def paint(self) -> None:
        view = self.look.view
        land = view.land
        for i in range(len(self.box.spaces)):
            tile = land.tiles[i]
            sites = tuple(land.sites[i * pc.SITES : (i + 1) * pc.SITES])
            pasture = pasture_at(view, i)
            herd = () if pasture == NONE else tuple(land.cattle[pasture * view.seats : (pasture + 1) * view.seats])
            self.i = i
            self.layer(self.space, i, tile, sites, herd, view.eminence is None)
        for r in range(len(self.box.regions)):
            self.label(r)

    # -- spaces

    def space(self) -> None:
        i = self.i
        slug = self.box.spaces[i]
        row = self.look.data.spaces[slug]
        tile = self.look.view.land.tiles[i]
        x, y = float(row["x"]), float(row["y"])
        if tile == NONE:
            self.free_space(slug, row, x, y)
            return
        name = self.box.tile_slug[tile]
        pasture = pasture_at(self.look.view, i)
        special = tile == self.box.special_tile
        hexa = hexagon(x, y, HEX)
        say = self.look.words.say
        ground = GREY_TILE if pasture == NONE or special else MEADOW
        svg = path(hexa.d, ground, INK, 2)
        if pasture != NONE:
            svg += half_meadow(x, y) if special else fence(x, y + 26)
            tip = self.look.tip(
                "BOON-ART-A7-2" if special else "BOON-CAT-5",
                say("tip-special-tile" if special else "tip-pasture", space=row["number"], most=self.box.most_cattle),
                self.herd_words(pasture),
            )
        else:
            tip = self.look.tip(
                "BOON-EXP-1",
                say("tip-tile", space=row["number"], region=self.look.name(row["region"], "region")),
                self.doubt_of(tile),
            )
        self.canvas.place(f"space-{slug}", hexa, tip, svg)
        for n, site in enumerate(self.box.tile_sites[tile]):
            self.site(i, n, site.place, name, x, y)
        if pasture != NONE:
            self.herd(slug, pasture, x, y + (26 if special else -4), special)

    def doubt_of(self, tile: int) -> str:
        row = self.look.data.tiles.get(self.box.tile_slug[tile])
        return "" if row is None else self.look.data.doubt(row)

    def free_space(self, slug: str, row: Row, x: float, y: float) -> None:
        hexa = hexagon(x, y, HEX)
        say = self.look.words.say
        reward = effects(row["reward"])
        svg = path(hexa.d, REGIONS[row["region"]], EDGE, 1.6, "6 4")
        svg += levels(text(x, y - 43, str(row["number"]), 15, QUIET), "")
        if reward:
            svg += circle(x, y + 5, 36, CARD, EDGE, 1.2) + grow(x, y + 5, reward, min(2.0, 60 / wide(reward)))
        words = self.look.effect_words(row["reward"])
        tip = self.look.tip(
            "BOON-EXP-4",
            say("tip-space", n=row["number"], region=self.look.name(row["region"], "region")),
            say("tip-space-reward", reward=words) if words else say("tip-no-reward"),
            self.look.data.doubt(row),
        )
        self.canvas.place(f"space-{slug}", hexa, tip, svg)

    # -- building sites

    def site(self, i: int, n: int, place: int, tile: str, x: float, y: float) -> None:
        slug = f"site-{self.box.spaces[i]}-{b.PLACES[place]}"
        cx, cy = site_middle(x, y, place)
        printed: Row = self.look.data.tiles[tile]["sites"][n] if tile in self.look.data.tiles else {"cost": {}, "reward": []}
        rows = site_rows(printed)
        found = self.look.view.land.sites[i * pc.SITES + n]
        outline = Box(cx - 50, cy - 21, 100, 42, 14)
        side = PIECE_X if rows or tile == "special" else 0
        svg = circle(cx + side, cy, 18, CARD, EDGE, 1.8)
        if rows:
            svg += actions(cx - 8, cy - 21, 57, 42, rows, 20)
        if tile == "special":
            svg += icon("canoe", cx + 14, cy - 4, 24) + text(cx + 34, cy - 4, "2", 15, INK)
        tip = self.look.tip(self.site_rule(tile), *self.site_words(i, place, printed), self.look.data.doubt(printed))
        self.canvas.place(slug, outline, tip, svg)
        if found != NONE:
            owner, kind = found // pc.KINDS, found % pc.KINDS
            name = self.look.words.say(f"tip-piece-{PIECES[kind]}", player=self.look.names[owner])
            inside = piece(kind, self.look.paint(owner), cx + side, cy)
            box = Box(cx + side - 17, cy - 17, 34, 34, 8)
            self.canvas.thing(f"piece-{slug[5:]}", box, self.look.tip("BOON-COMP-7", name), inside, where=slug)

    def site_rule(self, tile: str) -> str:
        return "BOON-ART-A7-2" if tile == "special" else "BOON-DEV-1"

    def site_words(self, i: int, place: int, printed: Row) -> list[str]:
        say = self.look.words.say
        out = [say("tip-site", n=i + 1, place=b.PLACES[place])]
        cost, reward = self.look.cost_words(printed["cost"]), self.look.effect_words(printed["reward"])
        if cost:
            out.append(say("tip-site-cost", cost=cost))
        if reward:
            out.append(say("tip-site-reward", reward=reward))
        if printed.get("settlement_vp"):
            out.append(say("tip-site-settlement", n=printed["settlement_vp"]))
        return out

    # -- cattle

    def herd(self, slug: str, pasture: int, x: float, y: float, special: bool) -> None:
        view = self.look.view
        heads = [seat for seat in range(view.seats) for _ in range(view.land.cattle[pasture * view.seats + seat])]
        places = [(x - 24, y - 18), (x + 24, y - 18), (x - 24, y + 18), (x + 24, y + 18)]
        if special:
            places = [(x - 34, y), (x - 11, y), (x + 11, y + 12), (x + 34, y)]
        if not special and not heads:
            self.canvas.add(f'<g opacity=".5" pointer-events="none">{icon("cow", x, y, 34)}</g>')
        for k, seat in enumerate(heads):
            tip = self.look.tip("BOON-CAT-5", self.look.words.say("tip-piece-cattle", player=self.look.names[seat]))
            cx, cy = places[k % 4]
            svg = cattle(self.look.paint(seat), cx, cy, 0.8 if special else 1.2)
            self.canvas.thing(f"cattle-{slug}-{k + 1}", Box(cx - 16, cy - 16, 32, 32), tip, svg, where=f"space-{slug}")

    def herd_words(self, pasture: int) -> str:
        view = self.look.view
        low = pasture * view.seats
        told = [f"{self.look.names[seat]} {n}" for seat, n in enumerate(view.land.cattle[low : low + view.seats]) if n]
        return ", ".join(told)

    # -- regions

    def label(self, r: int) -> None:
        slug = self.box.regions[r]
        row = self.look.data.regions[slug]
        covered = (self.look.view.land.labels >> r) & 1
        x, y = LABELS[slug]
        w, h = 176.0, 36.0
        say = self.look.words.say
        svg = rect(x - w / 2, y - h / 2, w, h, 8, REGIONS[slug], INK, 2)
        svg += text(x - w / 2 + 10, y, self.look.name(slug, "region"), 17, INK, "start", room=w - 66)
        if covered:
            svg += circle(x + w / 2 - 26, y, 14, COVER, INK, 2) + circle(x + w / 2 - 26, y, 8, "", WHITE, 1.6)
        else:
            svg += actions(x + w / 2 - 52, y - h / 2, 50, h, [effects(row["reward"])], 30)
        if self.look.view.strips.region == r:
            svg += rect(x - w / 2 - 4, y - h / 2 - 4, w + 8, h + 8, 11, "", COVER, 3)
        tip = self.look.tip(
            "BOON-REG-1",
            self.look.name(slug, "region"),
            say("tip-label-covered") if covered else say("tip-label", reward=self.look.effect_words(row["reward"])),
            self.look.data.doubt(row),
        )
        self.canvas.place(f"region-{slug}", Box(x - w / 2, y - h / 2, w, h, 8), tip, svg)


def fence(x: float, y: float) -> str:
    return path(f"M{x - 46:g} {y:g}h92M{x - 38:g} {y - 7:g}v15M{x:g} {y - 7:g}v15M{x + 38:g} {y - 7:g}v15", "", "#6d8a3f", 2.4)


def half_meadow(x: float, y: float) -> str:
    """The lower half of the special tile."""
    return path(f"M{x - 54:g} {y + 2:g}h108v30L{x:g} {y + 63:g}L{x - 54:g} {y + 32:g}Z", MEADOW)


PIECES: Final = ("inhabitant", "house", "settlement", "shipyard", "purple")


def site_rows(printed: Row) -> list[list[Glyph]]:
    """What a building site costs and brings; below it what a settlement there scores."""
    cost, reward = give(printed["cost"]), effects(printed["reward"])
    first = [*cost, ARROW, *reward] if cost and reward else cost or reward
    rows = [first] if first else []
    if printed.get("settlement_vp"):
        rows.append([sign("settlement", 19), shield(printed["settlement_vp"])])
    return rows


def ground(look: Look) -> str:
    """Coasts, regions and bridges: what never changes."""
    out: list[str] = []
    spaces = look.data.spaces
    for grown, colour in ((COAST + 6, SAND), (COAST, "")):
        for row in spaces.values():
            out.append(path(hexagon(row["x"], row["y"], grown).d, colour or REGIONS[row["region"]]))
    for ends in look.data.bridges + look.data.fords:
        out.append(bridge(look, ends, ends in look.data.fords))
    return "".join(out)


def bridge(look: Look, ends: list[str], ford: bool) -> str:
    """Planks over water, or stones."""
    one, two = (look.data.spaces[x] for x in ends)
    bend = BENDS.get((ends[0], ends[1]))
    points: list[tuple[float, float]] = [(one["x"], one["y"]), *([bend] if bend else []), (two["x"], two["y"])]
    d = smooth(points)
    if ford:
        return path(d, "", "#8f887c", 9, "0.1 17")
    return path(d, "", "#6b4a2b", 15) + path(d, "", PLANK, 11) + path(d, "", "#8a6a44", 11, "2 7", "butt")


def piles(look: Look, canvas: Canvas) -> None:
    """Face-down tiles, pastures and cards, and how far the game is, on the lake in the east."""
    view, say = look.view, look.words.say
    left = len(view.land.mound)
    grown = look.box.pasture_count - view.land.pastures
    for k, (slug, name, n, rule) in enumerate(
        (("mound", "tile", left, "BOON-EXP-1"), ("pastures", "pasture", grown, "BOON-CAT-4"))
    ):
        x, y = 612 + 68 * k, 420.0
        svg = icon(name, x, y, 60) + badge(x, y + 32, str(n), size=18)
        canvas.place(slug, Box(x - 30, y - 32, 60, 78), look.tip(rule, say(f"tip-{slug}", n=n)), svg)
    for k, (slug, n, rule) in enumerate(
        (("deck", len(view.piles.deck), "BOON-GEN-4"), ("discard", len(view.piles.discard), "BOON-GEN-4"))
    ):
        x, y = 800 + 52 * k, 388.0
        ground_ = "#a8794a" if k == 0 else FREE
        svg = (
            rect(x - 20, y, 40, 54, 5, ground_, INK, 1.6, "" if n else "4 3")
            + icon("any-card", x, y + 24, 30)
            + badge(x, y + 54, str(n), size=18)
        )
        canvas.place(slug, Box(x - 20, y, 40, 68), look.tip(rule, say(f"tip-{slug}", n=n)), svg)
    scorings(look, canvas, 884, 384)


def scorings(look: Look, canvas: Canvas, x: float, y: float) -> None:
    """Rounds and interim scorings: the next one is framed."""
    river = look.view.river
    svg = rect(x, y, 108, 68, 8, CARD, EDGE, 1.4)
    for k in range(4):
        cx, cy = x + 30 + 48 * (k % 2), y + 20 + 29 * (k // 2)
        done = k < river.scored
        svg += circle(cx, cy, 12, SHIELD if done else CARD, INK, 2.6 if k == river.scored else 1.2)
        svg += text(cx, cy, str(k + 1), 15, WHITE if done else INK)
    svg += line(x + 8, y + 34, x + 100, y + 34, EDGE, 1)
    tip = look.tip("BOON-FLOW-3", look.words.say("tip-scorings", n=river.scored, round=river.round + 1))
    canvas.place("scorings", Box(x, y, 108, 68), tip, svg)
