"""One look at a position of Boonlake, and what its data files print."""

from collections.abc import Sequence

from overlander.core.data import Pack
from overlander.drawing import NO_MARKS, Language, Marks, Theme, look
from overlander.drawing.printed import Kept, PrintedData, Row
from overlander.games.boonlake.box import BoonBox
from overlander.games.boonlake.draw.effects import said, say_cost
from overlander.games.boonlake.game import GAME
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.state import BoonState


class BoonData(PrintedData):
    """The rows of the data files, by their ids."""

    def __init__(self, pack: Pack, words: Language) -> None:
        super().__init__(pack, words)
        files = pack.files
        self.rows: list[Row] = files["action_board"]["rows"]
        self.strips: dict[str, Row] = by_id(files["action_strips"]["strips"])
        self.spaces: dict[str, Row] = by_id(files["map"]["spaces"])
        self.regions: dict[str, Row] = by_id(files["map"]["regions"])
        self.bridges: list[list[str]] = files["map"]["bridges"]
        self.fords: list[list[str]] = files["map"]["fords"]
        self.river: dict[str, Row] = by_id(files["river"]["spaces"])
        self.locks: list[Row] = files["river"]["locks"]
        tiles = files["building_tiles"]
        self.tiles: dict[str, Row] = by_id([*tiles["starting"], *tiles["grey"]])
        self.pastures: Row = tiles["pastures"]
        self.special: Row = tiles["special"]
        self.board: Row = files["player_board"]
        self.levers: dict[str, Row] = by_id(files["levers"]["slots"])
        self.tracks: Row = files["tracks"]
        self.scoring: dict[str, Row] = by_id(files["scoring_tiles"]["tiles"])
        self.cards: dict[str, Row] = by_id([*files["project_cards"]["cards"], *files["artifact_cards"]["cards"]])
        self.lake: dict[str, Row] = by_id(files["lake"]["spaces"])
        self.conditions: dict[str, Row] = by_id(files["lake"]["conditions"])
        self.faces: dict[str, Row] = by_id(files["artifacts"]["faces"])
        self.prices: dict[str, Row] = by_id(files["artifacts"]["prices"])
        self.eminence: Row = files["eminence"]
        self.solo_tiles: dict[str, Row] = by_id(files["eminence"]["tiles"])


def is_scoring(view: BoonState) -> bool:
    return any(isinstance(f, InterimScoring) for f in view.stack)


def by_id(rows: Sequence[Row]) -> dict[str, Row]:
    return {x["id"]: x for x in rows}


kept_data: Kept[tuple[str, str], BoonData] = Kept()


class Look(look.Look):
    def __init__(
        self,
        view: BoonState,
        seat: int,
        words: Language,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> None:
        pack = pack or GAME.pack()
        data = kept_data.get((pack.digest, words.lang), lambda: BoonData(pack, words))
        super().__init__(view, seat, words, theme, names, marks, data)
        self.view: BoonState = view
        self.data: BoonData = data
        self.box: BoonBox = view.box

    def column(self) -> int:
        """The value of scoring tiles that counts: of the interim scoring that is going on, or of the next one."""
        scored = self.view.river.scored
        return scored - 1 if is_scoring(self.view) else min(scored, len(self.box.marker_values) - 1)

    def effect_words(self, rows: Sequence[Row]) -> str:
        return said(rows, self.words)

    def cost_words(self, cost: Row) -> str:
        return say_cost(cost, self.words)
