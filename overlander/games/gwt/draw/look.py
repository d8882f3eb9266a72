"""One look at a position of Great Western Trail, and what only its data files have."""

from collections.abc import Sequence

from overlander.core.data import Pack
from overlander.drawing import NO_MARKS, Language, Marks, Theme
from overlander.drawing.grammar import Glyph
from overlander.drawing.printed import Kept, Row
from overlander.games.gwt.box import GwtBox
from overlander.games.gwt.draw import actions
from overlander.games.gwt.game import GAME
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import OUTLAW, WORKER
from overlander.games.trail.draw.look import TrailData, TrailLook


class GwtData(TrailData):
    def __init__(self, pack: Pack, words: Language) -> None:
        decks = [*pack.rows("cattle", "start_deck"), *pack.rows("cattle", "market_deck"), *pack.rows("simmental", "stages")]
        super().__init__(pack, words, "cattle", decks)
        self.railroad: Row = pack.files["railroad"]
        self.base_buildings = {x["id"] for x in pack.files["private_buildings"]["buildings"]}
        self.masters: dict[str, Row] = {x["id"]: x for x in pack.rows("station_masters", "tiles")}
        masters = {slug: {"actions": [x["immediate"]]} for slug, x in self.masters.items() if "immediate" in x}
        self.actions = dict(self.printed(("cowboy", "builder", "engineer"), masters))
        self.actions |= {x["id"]: x for x in pack.files.get("poker", {}).get("addons", [])}

    def effect(self, table: Row) -> list[Glyph]:
        return actions.EFFECTS[table["op"]](table)

    def factor(self, per: str) -> list[Glyph]:
        return actions.PER[per]

    def requirement(self, table: Row) -> list[Glyph]:
        return actions.requirement(table, self)

    def task(self, slug: str) -> Glyph:
        return actions.task(slug, self)


kept_data: Kept[tuple[str, str], GwtData] = Kept()


class Look(TrailLook):
    def __init__(
        self,
        view: GwtState,
        seat: int,
        words: Language,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> None:
        pack = pack or GAME.pack()
        data = kept_data.get((pack.digest, words.lang), lambda: GwtData(pack, words))
        super().__init__(view, seat, words, theme, names, marks, data)
        self.view: GwtState = view
        self.board: GwtBox = view.board
        self.data: GwtData = data

    def strip(self) -> list[tuple[Row, float, float]]:
        """The cities along the track in the board's order, and where: the expansion's strip lies where the base game's does."""
        base = self.data.railroad["cities"]
        if self.board.north is None:
            return [(city, float(city["x"]), float(city["y"])) for city in base]
        track = self.data.railroad["layout"]["track"]
        found: list[tuple[Row, float, float]] = []
        for city in self.data.pack.files["rails_to_the_north"]["strip"]:
            x = base[0]["x"] if city["value"] == 0 else track[city["value"]][0]
            found.append((city, float(x), float(base[0]["y"])))
        return found

    def arrows(self) -> list[Row]:
        """Between cities along the track."""
        north = self.board.north is not None
        found: list[Row] = self.data.pack.files["rails_to_the_north" if north else "railroad"]["arrows"]
        return found

    def building_rule(self, slug: str) -> str:
        if slug in self.data.neutral:
            return f"GWT-BLDG-{slug.upper()}"
        return f"{'GWT' if slug in self.data.base_buildings else 'RTN'}-BLDG-{slug}"

    def hand_words(self, tile: int) -> str:
        return "tip-outlaw-tile" if OUTLAW <= tile < WORKER else super().hand_words(tile)

    def tile_doubt(self, tile: int) -> str:
        if not OUTLAW <= tile < WORKER:
            return ""
        return self.data.doubt(self.data.pack.files["kansas_city_supply"]["outlaw_tiles"][self.board.tile_slug[tile]])
