"""One look at a position of Expedition to Newdale, and what its drawings look up in the data files."""

from collections.abc import Sequence

from overlander.core.choice import NONE
from overlander.core.data import Pack
from overlander.drawing import NO_MARKS, Language, Marks, Theme, look
from overlander.drawing.look import large
from overlander.drawing.printed import Kept, PrintedData, Row
from overlander.games.newdale.box import BOARDS, Box
from overlander.games.newdale.game import GAME
from overlander.games.newdale.player import Player
from overlander.games.newdale.state import NewdaleState


class NewdaleData(PrintedData):
    """Rows of the data files by what the drawings know."""

    def __init__(self, pack: Pack, words: Language) -> None:
        super().__init__(pack, words)
        rows = pack.rows
        files = ("buildings", "sailors")
        self.cards: dict[str, Row] = {x["id"]: x for file in files for x in rows(file, "cards")}
        self.types: dict[str, Row] = {x["id"]: x for file in files for x in rows(file, "types")}
        self.goods: dict[str, Row] = {x["id"]: x for x in rows("buildings", "goods")}
        self.boards: dict[str, Row] = {pack.files[board]["id"]: pack.files[board] for board in BOARDS}
        self.towns: dict[str, Row] = {x["id"]: x for board in BOARDS for x in rows(board, "towns")}
        self.bonus: dict[str, Row] = {x["id"]: x for board in BOARDS for x in rows(board, "bonus_spaces")}
        self.sea: dict[str, Row] = {x["id"]: x for board in BOARDS for x in rows(board, "sea")}
        self.sites: dict[str, Row] = {x["id"]: x for board in BOARDS for x in rows(board, "bridge_sites")}
        self.events: dict[str, Row] = {x["id"]: x for x in rows("events", "events")}
        self.tiles: dict[str, Row] = {x["id"]: x for x in rows("bonus_tiles", "tiles")}
        self.characters: dict[str, Row] = {x["id"]: x for x in rows("characters", "characters")}
        self.chapters: dict[str, Row] = {x["id"]: x for x in rows("chapters", "chapters")}
        self.secret: dict[str, Row] = {x["id"]: x for x in rows("secret_objectives", "cards")}
        self.personal: dict[str, Row] = {x["id"]: x for x in rows("personal_objectives", "cards")}
        self.zones: dict[tuple[str, str], Row] = {
            (side["id"], zone["id"]): zone for side in rows("player_board", "sides") for zone in side["zones"]
        }
        self.spaces: dict[tuple[str, str], Row] = {
            (side, space["id"]): space for (side, _), zone in self.zones.items() for space in zone["spaces"]
        }

    def card_doubt(self, card: str) -> str:
        """Of its face and of what all cards of its type share."""
        row = self.cards[card]
        kind = self.types[row["type"]]
        product = self.goods.get(kind.get("product", ""), {})
        said = [self.doubt(row), self.doubt(kind), self.doubt(product)]
        return "\n".join(dict.fromkeys(line for x in said for line in x.split("\n") if line))


kept_data: Kept[tuple[str, str], NewdaleData] = Kept()


class Look(look.Look):
    def __init__(
        self,
        view: NewdaleState,
        seat: int,
        words: Language,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> None:
        pack = pack or GAME.pack()
        data = kept_data.get((pack.digest, words.lang), lambda: NewdaleData(pack, words))
        super().__init__(view, seat, words, theme, names, marks, data)
        self.view: NewdaleState = view
        self.data: NewdaleData = data
        self.box: Box = view.box

    def print_key(self) -> tuple[object, ...]:
        return *super().print_key(), self.box.chapter.slug, self.box.land.id

    def say(self, message: str, **params: str | int) -> str:
        return self.words.say(message, **params)

    def player(self, seat: int) -> Player:
        return self.view.players[seat]

    def letter(self, colour: str) -> str:
        """Of an assistant's colour; a Shadow has none."""
        return "" if colour == "shadow" else self.say(f"letter-{colour}")

    def good(self, good: int) -> str:
        return self.box.cards.goods.slug[good]

    def named(self, slug: str, kind: str) -> str:
        """With a capital letter."""
        return large(self.name(slug, kind))

    def knows_hand(self, seat: int) -> bool:
        """Whether the one who looks sees the faces of that hand."""
        return NONE not in self.player(seat).hand and (seat == self.seat or not self.player(seat).hand)
