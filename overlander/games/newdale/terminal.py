"""Expedition to Newdale at the terminal: round and market, the objective, towns, what is on offer, players, one's own board."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.choice import NONE
from overlander.core.state import State
from overlander.games.newdale.assistants import available
from overlander.games.newdale.cards import COLOURS, NO_CHAIN, PAWNS, RESOURCE
from overlander.games.newdale.chapter import Extra, Requirement
from overlander.games.newdale.houses import FAR, distances, military, range_of
from overlander.games.newdale.land import SYMBOLS, TERRAINS
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.state import NewdaleState
from overlander.games.newdale.view import PHASES
from overlander.text import Words

THICKET, PASS, SITE = "#", "^", "~"  # marks of roads


def board(view: State, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    assert isinstance(view, NewdaleState)
    return NewdaleBoard(view, seat, names, words).parts()


class NewdaleBoard:
    def __init__(self, s: NewdaleState, seat: int, names: list[str], words: Words) -> None:
        self.s = s
        self.box = s.box
        self.seat = seat
        self.names = names
        self.words = words

    def parts(self) -> list[RenderableType]:
        out: list[RenderableType] = [self.heading(), self.objective(), self.towns(), self.offer(), self.players()]
        return out if self.seat == NONE else [*out, self.estate(), self.hand()]

    # -- words

    def say(self, message: str, **params: str | int) -> str:
        return self.words.say(f"board-{message}", **params)

    def name(self, slug: str, kind: str) -> str:
        return self.words.name(slug, kind)

    def framed(self, message: str, headings: list[str] | None = None) -> Table:
        title = Text(self.say(message), style="bold")
        table = Table(title=title, title_justify="left", show_header=headings is not None, pad_edge=False)
        for heading in headings or []:
            table.add_column(self.say(heading))
        return table

    def several(self, parts: list[str]) -> str:
        return ", ".join(parts) or "–"

    def pawns(self, counts: list[int], kinds: list[str]) -> str:
        return self.several([self.words.say(f"drawn-{kind}", n=n) for kind, n in zip(kinds, counts) if n])

    def letters(self, assistants: list[int]) -> str:
        return "".join([self.words.say(f"letter-{colour}") * n for colour, n in zip(COLOURS, assistants)])

    def card(self, card: int) -> str:
        return self.name(self.box.cards.slugs[card], "card")

    def chain(self, card: int) -> str:
        """What a building makes of what."""
        kind = self.box.cards.all[card].type
        if kind.product == NONE:
            return ""
        product = self.name(self.box.cards.goods.slug[kind.product], "good")
        if kind.chain == NO_CHAIN:
            return product
        from_hand = kind.chain == RESOURCE
        slugs = self.box.cards.resources if from_hand else self.box.cards.goods.slug
        inputs = " + ".join([self.name(slugs[x], "resource" if from_hand else "good") for x in kind.inputs])
        return f"{inputs} → {product}"

    # -- the round

    def heading(self) -> RenderableType:
        s = self.s
        table = self.framed("round")
        calendar = s.calendar
        first = self.names[calendar.first]
        chapter = self.name(self.box.chapter.slug, "chapter")
        table.add_row(Text(self.say("chapter")), Text(chapter))
        when = self.say(
            "when", round=calendar.round, rounds=self.box.constants.rounds, phase=self.name(PHASES[calendar.phase], "phase")
        )
        table.add_row(Text(self.say("now")), Text(when))
        table.add_row(Text(self.say("first")), Text(first))
        if s.market.event != NONE:
            event = self.box.events[s.market.event]
            does = "\n".join([self.name(event.slug, "event-card"), *self.words.about(event.slug)])
            table.add_row(Text(self.say("event")), Text(does))
            market = [n + m for n, m in zip(s.market.drawn, [*event.assistants, 0])]
            table.add_row(Text(self.say("market")), Text(self.pawns(market, PAWNS)))
        table.add_row(Text(self.say("bag")), Text(self.pawns(s.market.bag, PAWNS)))
        return table

    def objective(self) -> RenderableType:
        table = self.framed("objective")
        alone = self.box.chapter.solo if self.s.seats == 1 else None
        for schedule in self.box.chapter.schedules:
            needs = [self.requirement(x) for x in schedule.requires]
            if schedule.military:
                needs.append(self.say("needs-military", n=schedule.military))
            table.add_row(Text(self.name(schedule.slug, "schedule")), Text("; ".join(needs)), self.say("points", n=schedule.vp))
        if alone is not None:
            needs = [self.requirement(x) for x in alone.deliver] + [self.extra(x) for x in alone.extra]
            table.add_row(Text(self.name("solo-card", "schedule")), Text("; ".join(needs)), self.say("points", n=alone.vp))
        return table

    def requirement(self, requirement: Requirement) -> str:
        goods = self.box.cards.goods.slug
        weights = [self.say("weight", good=self.name(goods[g], "good"), n=n) for g, n in enumerate(requirement.weights) if n > 0]
        return self.say("needs", what=self.name(requirement.slug, "requirement"), n=requirement.amount, goods=", ".join(weights))

    def extra(self, extra: Extra) -> str:
        kind = "symbol" if extra.op == "towns-with-symbol" else "area"
        return self.say(f"solo-{extra.op}", n=extra.least, what=self.name(extra.word, kind) if extra.word else "")

    # -- the board

    def towns(self) -> RenderableType:
        s = self.s
        land = self.box.land
        named = {} if s.journey is None else s.journey.named
        away = [] if self.seat == NONE else distances(s, self.seat)
        table = self.framed("towns", ["town", "ground", "houses", *(["away"] if away else []), "roads"])
        for town in sorted(range(len(land.town_slug)), key=lambda town: away[town] if away else 0):
            slug = land.town_slug[town]
            ground = [self.name(TERRAINS[land.town_terrain[town]], "terrain")] if land.town_terrain[town] != NONE else []
            if land.town_symbol[town] != NONE:
                ground.append(self.name(SYMBOLS[land.town_symbol[town]], "symbol"))
            if land.town_vp[town] > 0 and not (s.board.settled >> town) & 1:
                ground.append(self.say("first-come", n=land.town_vp[town]))
            cells = [
                self.name(slug, "town") + (f" “{self.name(named[slug], 'given-name')}”" if slug in named else ""),
                ", ".join(ground),
                ", ".join([self.names[i] for i, p in enumerate(s.players) if (p.towns >> town) & 1]),
            ]
            if away:
                cells.append(str(away[town]) if away[town] < FAR else "–")
            table.add_row(*[Text(x) for x in [*cells, self.roads(town)]])
        marks = self.marks()
        if marks:
            table.caption = Text(marks)
            table.caption_justify = "left"
        return table

    def roads(self, town: int) -> str:
        land, special = self.box.land, self.box.special
        out: list[str] = []
        for road in land.beside[town]:
            other = self.name(land.town_slug[land.other_end(road, town)], "town")
            if road >= land.roads:
                if not special.bridges:
                    continue
                owner = self.s.board.bridges[road - land.roads]
                out.append(f"{SITE}{other}" if owner == NONE else f"{SITE}{other} ({self.names[owner]})")
            elif road == land.ford and special.bridges and not special.ford:
                continue
            elif land.thickets[road] and special.thicket_goods:
                out.append(f"{THICKET}{other}")
            elif land.passes[road] and special.pass_vp:
                out.append(f"{PASS}{other}")
            else:
                out.append(other)
        return ", ".join(out)

    def marks(self) -> str:
        special = self.box.special
        if special.bridges:
            return self.say("mark-site", mark=SITE)
        if special.thicket_goods:
            return self.say("mark-thicket", mark=THICKET)
        return self.say("mark-pass", mark=PASS) if special.pass_vp else ""

    def offer(self) -> RenderableType:
        s = self.s
        land = self.box.land
        table = self.framed("offer")
        for space, stack in enumerate(s.board.bonus):
            if stack:
                beside = [self.name(land.town_slug[t], "town") for t, spaces in enumerate(land.bonus_at) if space in spaces]
                tile = self.name(self.box.tile_slug[stack[-1]], "tile")
                table.add_row(Text(f"{tile} × {len(stack)}" if len(stack) > 1 else tile), Text(", ".join(beside)))
        if s.piles.face_up:
            table.add_row(Text(self.say("face-up")), Text("\n".join([self.card(x) for x in sorted(s.piles.face_up)])))
        if s.board.sailors:
            table.add_row(Text(self.say("sailors")), Text("\n".join([self.card(x) for x in sorted(s.board.sailors)])))
        if s.board.characters:
            found = [self.name(self.box.character_slug[x], "character") for x in sorted(s.board.characters)]
            table.add_row(Text(self.say("characters")), Text(", ".join(found)))
        table.add_row(Text(self.say("piles")), Text(f"{len(s.piles.draw)} / {len(s.piles.discard)}"))
        return table

    # -- players

    def players(self) -> RenderableType:
        table = self.framed("players")
        table.show_header = True
        table.add_column("")
        for name in self.names:
            table.add_column(Text(name))
        for message, cells in self.facts():
            if any(cell not in ("", "–") for cell in cells):
                table.add_row(Text(self.say(message)), *[Text(cell) for cell in cells])
        return table

    def facts(self) -> list[tuple[str, list[str]]]:
        s, box = self.s, self.box
        every = list(enumerate(s.players))
        sea = box.land.sea_slug
        return [
            ("score", [str(p.score) for _, p in every]),
            ("cards", [str(len(p.hand)) for _, p in every]),
            ("coins", [str(Purse(s, i).coins) for i, _ in every]),
            ("goods", [self.goods(i) for i, _ in every]),
            ("pawns", [", ".join([str(x + 1) for x in p.pawns.available()]) for _, p in every]),
            ("plan", [self.plan(i) for i, _ in every]),
            ("assistants", [self.pawns(available(s, i), COLOURS) for i, _ in every]),
            ("houses-left", [str(box.constants.houses - p.towns.bit_count()) for _, p in every]),
            ("range", [str(range_of(s, i)) for i, _ in every]),
            ("military", [str(military(s, i)) for i, _ in every]),
            ("tiles", [self.several([self.name(box.tile_slug[x], "tile") for x in sorted(p.tiles)]) for _, p in every]),
            ("character", [self.character(i) for i, _ in every]),
            ("specials", [self.several([self.name(self.type_of(x), "type") for x in self.special_cards(i)]) for i, _ in every]),
            ("ship", [self.name(sea[p.voyage.ship], "space") if p.voyage.ship != NONE else "" for _, p in every]),
            ("wins", [""] * s.seats if s.journey is None else [str(n) for n in s.journey.wins]),
        ]

    def type_of(self, card: int) -> str:
        return self.box.cards.all[card].type.slug

    def special_cards(self, seat: int) -> list[int]:
        me = self.s.players[seat]
        return me.estate.specials + me.people.crew

    def goods(self, seat: int) -> str:
        wares = self.box.cards.goods.ware_slug
        have = self.s.players[seat].estate.wares(self.box.cards)
        return self.several([f"{n} {self.name(wares[ware], 'good')}" for ware, n in enumerate(have) if n])

    def plan(self, seat: int) -> str:
        plan = self.s.players[seat].pawns.plan
        return ", ".join([f"{i + 1}: {self.name(self.box.space_slug[x], 'space')}" for i, x in enumerate(plan) if x != NONE])

    def character(self, seat: int) -> str:
        people = self.s.players[seat].people
        if people.character == NONE:
            return ""
        name = self.name(self.box.character_slug[people.character], "character")
        return self.say("used", character=name) if people.used else name

    # -- one's own

    def estate(self) -> RenderableType:
        """Zone by zone: the building, what it makes of what, whom it needs, its goods, and how much each space makes."""
        me = self.s.players[self.seat]
        table = self.framed("estate", ["zone", "building", "makes", "needs-assistants", "on-it", "spaces"])
        for zone, slug in enumerate(self.box.zone_slug):
            card = me.estate.zones[zone]
            spaces = [x for x in self.box.spaces if x.zone == zone]
            made = " / ".join([f"{x.goods} ({x.delta:+d})" if x.delta else str(x.goods) for x in spaces])
            if card == NONE:
                table.add_row(Text(self.name(slug, "zone")), "–", "", "", "", made)
                continue
            faces = self.box.cards.all[card].assistants
            cells = [self.name(slug, "zone"), self.name(self.type_of(card), "type"), self.chain(card), self.letters(faces)]
            table.add_row(*[Text(x) for x in [*cells, str(me.estate.zone_goods[zone]), made]])
        return table

    def hand(self) -> RenderableType:
        me = self.s.players[self.seat]
        table = self.framed("hand")
        for card in sorted(me.hand):
            table.add_row(Text(self.card(card)), Text(self.chain(card)), self.say("points", n=self.box.cards.all[card].vp))
        secret = me.objectives.secret[0]
        if secret != NONE:
            table.add_row(Text(self.say("secret")), Text(self.name(self.box.secret_slug[secret], "objective")))
        if me.objectives.personal != NONE:
            table.add_row(Text(self.say("personal")), Text(self.name(self.box.personal_slug[me.objectives.personal], "objective")))
        return table
