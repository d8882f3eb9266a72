"""The map of a chapter: towns with their houses, bonus tiles, bridges, ships and what is special to the chapter."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing import Canvas, Panel
from overlander.drawing.font import width
from overlander.drawing.grammar import actions, badge, shield_at
from overlander.drawing.layout import around
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box, Point, centred, road
from overlander.drawing.pieces import empty, house, ship
from overlander.drawing.printed import Kept
from overlander.drawing.svg import circle, icon, path, rect, smooth, text
from overlander.drawing.theme import BLANK, CARD, COST, EDGE, INK, SEATS
from overlander.games.newdale.draw.colours import ICE, LILAC, PLATE, SEA, TERRAINS
from overlander.games.newdale.draw.faces import tile_rows
from overlander.games.newdale.draw.land import SIDE, Terrain, land
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.draw.tiles import tile_words
from overlander.games.newdale.land import SYMBOLS
from overlander.games.newdale.land import TERRAINS as TERRAIN_WORDS

TOWN: Final = 25.0
SPACE: Final = 29.0  # of the sea
TILE: Final = 60.0


def town_map(look: Look) -> Panel:
    painter = MapPainter(look, Canvas())
    painter.paint()
    painter.canvas.ring(look.marks, look.ring_colour())
    return painter.canvas.panel("map", (0, 0, SIDE, SIDE), look.say("panel-map"))


def overlap(one: Box, two: Box) -> float:
    """The area that two boxes share."""
    across = min(one.x + one.w, two.x + two.w) - max(one.x, two.x)
    down = min(one.y + one.h, two.y + two.h) - max(one.y, two.y)
    return max(0.0, across) * max(0.0, down)


kept_places: Kept[tuple[object, ...], dict[str, Point]] = Kept()  # of bonus tiles


class MapPainter(Painter):
    look: Look

    def __init__(self, look: Look, canvas: Canvas) -> None:
        super().__init__(look, canvas)
        self.terrain = Terrain(look)
        self.land = look.box.land
        self.places = kept_places.get(look.print_key(), lambda: {slug: self.terrain.bonus(slug) for slug in self.land.bonus_slug})
        self.view = look.view
        self.named = self.view.journey.named if self.view.journey is not None else {}  # by winners of a campaign

    def paint(self) -> None:
        board = self.view.board
        self.canvas.take(land(self.look))
        if self.land.site_slug:
            self.layer(self.bridges, tuple(board.bridges))
        self.layer(self.obstacles)
        for i in range(len(self.land.bonus_slug)):
            self.bonus(i)
        self.layer(self.towns, board.settled, tuple(p.towns for p in self.view.players), tuple(self.named.items()))
        if self.land.sea_slug:
            self.layer(self.sea, board.black_ship, board.arrived, tuple(p.voyage.ship for p in self.view.players))

    # -- roads of a chapter

    def obstacles(self) -> None:
        """NEW-CH3B, NEW-CH4B, NEW-CH4A: thickets, passes, a flooded ford."""
        special = self.look.box.special
        for i in range(self.land.roads):
            x, y = self.terrain.middle(i)
            if self.land.thickets[i] and special.thicket_goods:
                good = self.look.good(special.thicket_good)
                tip = self.look.tip(
                    "NEW-CH3B-1", self.look.say("draw-map-thicket", good=self.look.name(good, "good")), self.doubt()
                )
                svg = rect(x - 15, y - 15, 30, 30, 8, CARD, INK, 1.4) + icon(good, x, y, 22)
                self.canvas.thing(f"thicket-{i}", centred(x, y, 30, 30), tip, svg, "print")
            elif self.land.passes[i] and special.pass_vp:
                tip = self.look.tip("NEW-CH4B-1", self.look.say("draw-map-pass", n=-special.pass_vp), self.doubt())
                svg = rect(x - 17, y - 15, 34, 30, 8, CARD, INK, 1.4) + icon("pass", x, y, 26)
                self.canvas.thing(f"pass-{i}", centred(x, y, 34, 30), tip, svg, "print")
            elif i == self.land.ford:
                message, rule = ("draw-map-ford", "NEW-CH3A-1") if special.ford else ("draw-map-flooded", "NEW-CH4A-1")
                svg = rect(x - 15, y - 15, 30, 30, 15, CARD, INK, 1.4) + icon("water", x, y, 20)
                svg += "" if special.ford else path(f"M{x - 10:g} {y - 10:g}l20 20m0-20l-20 20", "", COST, 3.4)
                self.canvas.thing(
                    "ford", centred(x, y, 30, 30, 15), self.look.tip(rule, self.look.say(message), self.doubt()), svg, "print"
                )

    def bridges(self) -> None:
        special = self.look.box.special
        if not special.bridges:
            return
        for site, slug in enumerate(self.land.site_slug):
            way = self.terrain.way(self.land.roads + site)
            x, y = way[1]
            owner = self.view.board.bridges[site]
            name = self.look.named(slug, "site")
            if owner == NONE:
                said = self.look.say("draw-map-site", cost=special.bridge_cost, n=special.bridge_vp)
                svg = path(smooth(way), "", EDGE, 5, "2 9") + rect(x - 18, y - 16, 36, 32, 9, CARD, EDGE, 1.8, "5 3")
                svg += f'<g opacity=".6">{icon("bridge", x, y, 26)}</g>'
            else:
                said = self.look.say("draw-map-bridge", player=self.look.names[owner], n=special.toll)
                seat = self.look.paint(owner)
                svg = path(smooth(way), "", INK, 13) + path(smooth(way), "", SEATS[seat], 9)
                svg += rect(x - 19, y - 17, 38, 34, 9, CARD, SEATS[seat], 3) + icon("bridge", x, y, 28)
            doubt = self.look.data.doubt(self.look.data.sites[slug])
            outline = road(way, 34, soft=True)
            self.canvas.place(f"site-{slug}", outline, self.look.tip("NEW-CH3A-1", name, said, doubt), svg)

    def doubt(self) -> str:
        """Of the special rules of a chapter."""
        return self.look.data.doubt(self.look.data.chapters[self.look.box.chapter.slug], "special")

    # -- towns

    def towns(self) -> None:
        plates = self.plates()
        for town, slug in enumerate(self.land.town_slug):
            self.town(town, slug, plates[slug])

    def plates(self) -> dict[str, Box]:
        """Where the names of the towns stand: below them, or at another side where there is room beside all that lies there."""
        land, terrain = self.land, self.terrain
        barred = [i for i in range(land.roads) if land.thickets[i] or land.passes[i] or i == land.ford]
        lying = [centred(*at, 2 * SPACE, 2 * SPACE) for at in [*terrain.town.values(), *(terrain.sea if land.sea_slug else [])]]
        lying += [centred(*at, TILE + 8, TILE + 8) for at in self.places.values()]
        lying += [centred(*terrain.way(land.roads + site)[1], 38, 34) for site in range(len(land.site_slug))]
        lying += [centred(*terrain.middle(i), 34, 30) for i in barred]
        out: dict[str, Box] = {}
        for slug, (x, y) in terrain.town.items():
            wide = 1.08 * width(self.town_name(slug), 16) + 10
            left = min(max(x - wide / 2, 4), SIDE - 4 - wide)
            sides = [(left, min(y + TOWN, SIDE - 24)), (left, y - TOWN - 29)]
            sides += [(x + TOWN + 16, y - 11), (x - TOWN - 16 - wide, y - 11)]
            free = [Box(*at, wide, 22, 7) for at in sides if 0 <= at[0] <= SIDE - wide and at[1] >= 0]
            others = [box for box in [*lying, *out.values()] if box.middle() != (x, y)]
            out[slug] = min(free, key=lambda plate: sum(overlap(plate, box) for box in others))
        return out

    def town_name(self, slug: str) -> str:
        given = self.named.get(slug, "")
        return self.look.name(given, "given-name") if given else self.look.name(slug, "town")

    def town(self, town: int, slug: str, plate: Box) -> None:
        look, say = self.look, self.look.say
        x, y = self.terrain.town[slug]
        terrain = TERRAIN_WORDS[self.land.town_terrain[town]] if self.land.town_terrain[town] != NONE else ""
        symbol = SYMBOLS[self.land.town_symbol[town]] if self.land.town_symbol[town] != NONE else ""
        given = self.named.get(slug, "")
        name = self.town_name(slug)
        written = text(plate.x + plate.w / 2, plate.y + 11, name, 16, INK, room=plate.w - 4)
        svg = f'<g class="plate">{rect(*plate, PLATE, INK if town == look.box.start else EDGE, 1.4)}{written}</g>'
        svg += circle(x, y, TOWN, TERRAINS.get(terrain, CARD), INK, 2)
        svg += icon(terrain or "city", x, y - 1, 30)
        lines = [look.name(f"{slug}/{given}", "named") if given else name]
        lines.append(say("draw-map-terrain", terrain=look.name(terrain, "terrain")) if terrain else say("draw-map-no-terrain"))
        if symbol:
            side = min(x + 26, SIDE - 17)
            svg += circle(side, y - 18, 14, BLANK, INK, 1.4) + icon(symbol, side, y - 18, 20)
            lines.append(say("draw-map-symbol", symbol=look.name(symbol, "symbol")))
        free = not (self.view.board.settled >> town) & 1
        vp = self.land.town_vp[town]
        if vp and free:
            svg += shield_at(x - 27, y - 16, vp, 25)
            lines.append(say("draw-map-first", n=vp))
        if town == look.box.start:
            lines.append(say("draw-map-start"))
        owners = [seat for seat, p in enumerate(self.view.players) if (p.towns >> town) & 1]
        lines += [say("draw-map-house", player=look.names[seat]) for seat in owners]
        self.canvas.place(
            f"town-{slug}",
            Box(x - 38, y - 32, 76, 80, 16),
            look.tip("NEW-HSE-1", *lines, look.data.doubt(look.data.towns[slug])),
            svg,
        )
        for seat in owners:
            at = (x + (seat - (len(self.view.players) - 1) / 2) * 20, y + 14)
            tip = look.tip("NEW-HSE-2", say("draw-map-house", player=look.names[seat]))
            piece = house(look.paint(seat), *at, 0.95)
            self.canvas.thing(f"house-{seat}-{slug}", centred(*at, 22, 22), tip, piece, where=f"town-{slug}")

    # -- bonus tiles

    def bonus(self, i: int) -> None:
        look = self.look
        slug, stack = self.land.bonus_slug[i], self.view.board.bonus[i]
        row_ = look.data.bonus[slug]
        x, y = self.places[slug]
        outline = centred(x, y, TILE, TILE, 8)
        doubt = look.data.doubt(row_)
        if not stack:
            tip = look.tip("NEW-HSE-5", look.named(slug, "space"), look.say("draw-map-no-tile"), doubt)
            self.canvas.place(f"bonus-{slug}", outline, tip, f'<g opacity=".5">{empty(x, y, TILE - 12, TILE - 12, 8)}</g>')
            return
        tile = look.box.tile_slug[stack[-1]]
        svg = rect(x - TILE / 2, y - TILE / 2, TILE, TILE, 8, LILAC, INK, 1.8)
        svg += actions(x - TILE / 2 + 1, y - TILE / 2 + 2, TILE - 2, TILE - 4, tile_rows(look, look.data.tiles[tile]["effect"]), 23)
        if len(stack) > 1:
            svg += badge(x + TILE / 2 - 3, y - TILE / 2 + 3, str(len(stack)))
        lines = [look.named(slug, "space"), *tile_words(look, tile), look.say("draw-map-stack", n=len(stack))]
        self.canvas.place(f"bonus-{slug}", outline, look.tip("NEW-HSE-5", *lines, doubt), svg)

    # -- the sea

    def sea(self) -> None:
        look, say = self.look, self.look.say
        last = len(self.land.sea_slug) - 1
        for space, slug in enumerate(self.land.sea_slug):
            x, y = self.terrain.sea[space]
            ice = self.land.ice[space]
            svg = circle(x, y, SPACE, ICE if ice else SEA, INK, 2) + circle(x, y, SPACE - 5, "", BLANK, 1.6)
            svg += icon("ice" if ice else "water", x, y + 8, 22)
            svg += text(x, y - 12, str(space if not any(self.land.lanes) else space + 1), 15, INK)
            lines = [look.named(slug, "space")]
            if ice:
                lines.append(say("draw-map-ice", n=self.land.ice_movement))
            if self.land.position_vp:
                if self.land.position_vp[space]:
                    svg += shield_at(x + 27, y + 19, self.land.position_vp[space], 24)
                    lines.append(say("draw-map-position", n=self.land.position_vp[space]))
                if space == last:
                    bonus = ", ".join(map(str, self.land.arrival_vp))
                    lines.append(say("draw-map-arrival", points=bonus))
            doubt = look.data.doubt(look.data.sea[slug])
            rule = "NEW-CH8-8" if self.land.position_vp else "NEW-CH7-2"
            self.canvas.place(f"sea-{slug}", centred(x, y, 2 * SPACE, 2 * SPACE, SPACE), look.tip(rule, *lines, doubt), svg)
        self.ships()

    def ships(self) -> None:
        look = self.look
        board = self.view.board
        for space, slug in enumerate(self.land.sea_slug):
            here = [seat for seat, p in enumerate(self.view.players) if p.voyage.ship == space]
            black = board.black_ship == space
            x, y = self.terrain.sea[space]
            points = around(x, y + 2, len(here) + black, 36, 30)
            for seat, at in zip(here, points):
                tip = look.tip("NEW-CH7-2", look.say("draw-map-ship", player=look.names[seat]))
                piece = ship(look.paint(seat), *at, 1.1)
                self.canvas.thing(f"ship-{seat}", centred(*at, 40, 36), tip, piece, where=f"sea-{slug}")
            if black:
                at = points[-1]
                tip = look.tip("NEW-CH8-7", look.say("draw-map-black-ship"))
                self.canvas.thing("black-ship", centred(*at, 40, 36), tip, icon("black-ship", *at, 42), where=f"sea-{slug}")
