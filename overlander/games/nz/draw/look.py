"""One look at a position of New Zealand, and what only its data files have."""

from collections.abc import Sequence

from overlander.core.data import Pack
from overlander.drawing import NO_MARKS, Language, Marks, Theme
from overlander.drawing.grammar import Glyph
from overlander.drawing.printed import Kept, Row
from overlander.games.nz import box as b
from overlander.games.nz.box import NzBox
from overlander.games.nz.draw import actions
from overlander.games.nz.game import GAME
from overlander.games.nz.state import NzState
from overlander.games.trail.box import FACES, HAZARD, OUTLAW
from overlander.games.trail.draw import actions as trail
from overlander.games.trail.draw.look import TrailData, TrailLook


class NzData(TrailData):
    hazards_differ = False

    def __init__(self, pack: Pack, words: Language) -> None:
        decks = [x for deck in ("start_deck", "market_deck", "other_cards") for x in pack.rows("sheep", deck)]
        super().__init__(pack, words, "sheep", decks)
        self.wool: dict[str, int] = {x["id"]: x["wool"] for x in pack.rows("sheep", "breeds")}
        self.posts: dict[str, Row] = {x["id"]: x for x in pack.rows("trading_posts", "posts")}
        self.sea: dict[str, Row] = {x["id"]: x for x in pack.rows("sea_routes", "spaces")}
        self.harbours: dict[str, Row] = {x["id"]: x for x in pack.rows("sea_routes", "harbours")}
        self.masters: dict[str, Row] = {x["id"]: x for x in pack.rows("harbourmasters", "tiles")}
        self.bonus: dict[str, Row] = {x["id"]: x for x in pack.rows("bonus_tiles", "tiles")}
        self.track: list[Row] = pack.rows("exploration_track", "spaces")
        self.pairs: list[Row] = pack.rows("player_board", "storehouse_pairs")
        self.cards: dict[str, Row] = {x["id"]: x for x in pack.rows("support_cards", "cards") if "uses" in x}
        self.cards |= {x["id"]: x for x in pack.rows("bonus_cards", "sets") if "uses" in x}
        other: Row = {"uses": pack.files["support_cards"]["other_readings"]["sheepdog"]["uses"]}
        locations = {slug: {"actions": x["uses"]} for slug, x in {**self.cards, "sheepdog-other": other}.items()}
        for x in (*self.masters.values(), *self.pairs):
            if "immediate" in x:
                locations[x["id"]] = {"actions": [x["immediate"]]}
        self.actions = dict(self.printed(b.WORKERS, locations))
        self.actions |= {f"{slug}-part": x["in_part"] for slug, x in self.masters.items() if "in_part" in x}
        self.actions["sailor-2-other"] = self.player["other_readings"]["sailor-2"]

    def letter(self, neutral: str) -> str:
        return neutral[0].upper() + (" II" if neutral.endswith("-ii") else "")

    def card_sign(self, slug: str) -> str:
        return actions.SUPPORT.get(slug, "bonus")

    def effect(self, table: Row) -> list[Glyph]:
        return actions.effect(table, self)

    def factor(self, per: str) -> list[Glyph]:
        return actions.PER[per]

    def requirement(self, table: Row) -> list[Glyph]:
        return trail.requirement(table, self)

    def task(self, slug: str) -> Glyph:
        return actions.task(slug, self)


kept_data: Kept[tuple[str, str], NzData] = Kept()


class Look(TrailLook):
    def __init__(
        self,
        view: NzState,
        seat: int,
        words: Language,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> None:
        pack = pack or GAME.pack()
        data = kept_data.get((pack.digest, words.lang), lambda: NzData(pack, words))
        super().__init__(view, seat, words, theme, names, marks, data)
        self.view: NzState = view
        self.board: NzBox = view.board
        self.data: NzData = data

    def undrawn(self, seat: int) -> int:
        """Also those that were put on top for all to see (NZ-BC-5)."""
        return super().undrawn(seat) + len(self.view.farms[seat].top)

    def building_rule(self, slug: str) -> str:
        return f"NZ-NB-{slug[0].upper()}" if slug in self.data.neutral else f"NZ-PB-{slug.upper()}"

    def tile_words(self, tile: int) -> str:
        """Also a bonus tile."""
        if b.BONUS <= tile < OUTLAW:
            slug = self.board.tile_slug[tile]
            table = self.data.bonus[slug]
            does = self.action_names(slug, [table["action"]] if "action" in table else [])
            worth = self.points(self.board.bonus_vp[tile - b.BONUS])
            return self.tip("NZ-BON-1", self.name(slug, "tile"), *does, *worth, self.data.doubt(table))
        return super().tile_words(tile)

    def tile_doubt(self, tile: int) -> str:
        if not HAZARD <= tile < b.BONUS:
            return ""
        return self.data.doubt(self.data.pack.rows("wellington_supply", "hazard_tiles")[(tile - HAZARD) % FACES])
