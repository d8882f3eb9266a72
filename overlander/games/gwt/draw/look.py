"""One look at a position: the view, who looks, in which words, and what the data files say about the components."""

from collections.abc import Iterator, Sequence
from typing import Any

from overlander.core.data import UNSURE, Pack, provenance
from overlander.drawing import NO_MARKS, Marks, Theme, Words
from overlander.drawing.theme import AUTOMA
from overlander.games.gwt.game import GAME
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import HAZARD, NEUTRAL, OUTLAW, PRIVATE, STRIDE, WORKER

Table = dict[str, Any]


class Sheet:
    """The data files as drawings need them, with the breeds' names: made once for a pack and a language."""

    def __init__(self, pack: Pack, words: Words) -> None:
        self.pack = pack
        self.layout: Table = pack.files["layout"]
        self.trail: Table = pack.files["trail"]
        self.railroad: Table = pack.files["railroad"]
        self.spaces: dict[str, Table] = {x["id"]: x for x in self.trail["spaces"]}
        self.colour: dict[str, str] = {x["id"]: x["colour"] for x in pack.rows("cattle", "breeds")}
        self.breed_name: dict[str, str] = {x: large(words.name(x, "breed")) for x in self.colour}
        self.value: dict[str, int] = {x["id"]: x["value"] for x in pack.rows("cattle", "breeds")}
        self.base_buildings = {x["id"] for x in pack.files["private_buildings"]["buildings"]}
        self.neutral: dict[str, Table] = {x["id"]: x for x in pack.files["neutral_buildings"]["buildings"]}
        self.private: dict[str, Table] = {x["id"]: x for x in pack.rows("private_buildings", "buildings")}
        self.masters: dict[str, Table] = {x["id"]: x for x in pack.rows("station_masters", "tiles")}
        objectives = pack.rows("objectives", "base") + pack.rows("objectives", "starting")
        self.objectives: dict[str, Table] = {x["id"]: x for x in objectives}
        self.objective_actions: Table = pack.files["objectives"]["immediate_actions"]
        self.auxiliary: dict[str, Table] = {x["id"]: x for x in pack.rows("player_board", "auxiliary_actions")}
        self.player: Table = pack.files["player_board"]
        self.actions = dict(self.printed())
        self.doubted: dict[tuple[str, ...], str] = {}
        self.doubts: dict[str, str] = {}  # by place in the files: what to say of a value that is not certain
        for x in provenance(pack):
            if x.source in UNSURE:
                self.doubts[x.place] = f"{words.say('source-' + x.source)} ({' '.join(x.note.split())})"

    def printed(self) -> Iterator[tuple[str, Table]]:
        """Every action by the id that the box gives it: `a/1`, `c/1b`, `aux-draw/2`, `cowboy-4`, `objective-gain-2`."""
        masters = {slug: {"actions": [x["immediate"]]} for slug, x in self.masters.items() if "immediate" in x}
        for owner, x in {**self.neutral, **self.private, **masters}.items():
            for i, table in enumerate(x["actions"], start=1):
                halves = table.get("choose_one", [])
                yield from zip([f"{owner}/{i}{half}" for half in "abcd"], halves) if halves else [(f"{owner}/{i}", table)]
        for slug, table in self.trail["special_actions"].items():
            yield from ((slug, table), (slug + "/copied", table))
        for x in self.player["auxiliary_actions"]:
            yield from ((x["id"] + "/1", x["single"]), (x["id"] + "/2", x["double"]))
        for worker in ("cowboy", "builder", "engineer"):
            yield from ((f"{worker}-{column}", table) for column, table in self.player["worker_rows"][worker].items())
        for slug, table in self.objective_actions.items():
            yield f"objective-{slug}", table
        for x in self.pack.files.get("poker", {}).get("addons", []):
            yield x["id"], x

    def doubt(self, *places: str) -> str:
        """What to say about a component whose printed value is recalled or reconstructed; nothing if all is certain."""
        if places not in self.doubted:
            found = (said for place in places for where, said in self.doubts.items() if where.startswith(place))
            self.doubted[places] = next(found, "")
        return self.doubted[places]


sheets: dict[tuple[str, str], Sheet] = {}


def sheet_of(pack: Pack, words: Words) -> Sheet:
    key = (pack.digest, words.lang)
    if key not in sheets:
        if len(sheets) > 12:
            sheets.clear()
        sheets[key] = Sheet(pack, words)
    return sheets[key]


class Look:
    def __init__(
        self,
        view: GwtState,
        seat: int,
        words: Words,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> None:
        self.view = view
        self.board = view.board
        self.seat = seat
        self.words = words
        self.theme = theme
        self.names = list(names)
        for i in range(len(self.names), len(view.players)):
            self.names.append(f"{words.say('board-player')} {i + 1}")
        self.marks = marks
        self.sheet = sheet_of(pack or GAME.pack(), words)

    def paint(self, seat: int) -> int:
        """Whose colour and shape: that a player chose, an automa's always the same; nobody's for NONE."""
        return AUTOMA if self.view.is_automa(seat) else self.theme.paint(seat)

    def strip(self) -> list[Table]:
        """The cities along the track in the board's order: the expansion's strip lies where the base game's does."""
        base = self.sheet.railroad["cities"]
        if self.board.north is None:
            return list(base)
        track = self.sheet.railroad["layout"]["track"]
        found: list[Table] = []
        for city in self.sheet.pack.files["rails_to_the_north"]["strip"]:
            x = base[0]["x"] if city["value"] == 0 else track[city["value"]][0]
            found.append({**city, "x": x, "y": base[0]["y"]})
        return found

    # -- tooltips: what it is, in words, and the rule that says so

    def tip(self, rule: str, *sentences: str) -> str:
        told = [large(x) for x in sentences if x]
        told.append(rule)
        return "\n".join(told)

    def name(self, slug: str, kind: str) -> str:
        return self.words.name(slug, kind)

    def tile_tip(self, tile: int) -> str:
        """A tile on the trail, in the job market or in somebody's supply."""
        slug = self.board.tile_slug[tile]
        name = self.name(slug, "tile")
        if tile >= PRIVATE:
            owner = (tile - PRIVATE) // STRIDE
            table = self.sheet.private[slug]
            told = [f"{name}, {self.names[owner]}", *self.action_names(slug, table["actions"])]
            doubt = self.sheet.doubt(f"private_buildings.buildings[{slug}]")
            return self.tip(f"{'GWT' if slug in self.sheet.base_buildings else 'RTN'}-BLDG-{slug}", *told, doubt)
        if tile >= WORKER:
            return self.tip("GWT-HIRE-1", name)
        if tile >= OUTLAW:
            return self.tip("GWT-FEE-11", name, self.sheet.doubt(f"kansas_city_supply.outlaw_tiles.{slug}"))
        if tile >= HAZARD:
            return self.tip("GWT-FEE-11", name)
        return self.tip(f"GWT-BLDG-{slug.upper()}", name, *self.action_names(slug, self.sheet.neutral[slug]["actions"]))

    def unsure(self, tile: int) -> bool:
        return OUTLAW <= tile < WORKER and bool(self.sheet.doubt(f"kansas_city_supply.outlaw_tiles.{self.board.tile_slug[tile]}"))

    def action_names(self, owner: str, actions: list[Table]) -> list[str]:
        out: list[str] = []
        for i, action in enumerate(actions):
            halves = "abcd"[: len(action["choose_one"])] if "choose_one" in action else [""]
            out.extend("\u2013 " + self.name(f"{owner}/{i + 1}{half}", "action") for half in halves)
        return out


def large(text: str) -> str:
    return text[:1].upper() + text[1:]


def is_neutral(tile: int) -> bool:
    return NEUTRAL <= tile < HAZARD
