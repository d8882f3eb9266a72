"""One look at a position of a trail game, and what both games look up in their data files."""

from collections.abc import Iterator, Sequence
from typing import Final

from overlander.core.data import Pack
from overlander.drawing import Language, Marks, Theme
from overlander.drawing.grammar import Glyph
from overlander.drawing.look import Look, large
from overlander.drawing.printed import Kept, PrintedData, Row
from overlander.games.trail.box import HAZARD, NEUTRAL, PRIVATE, STRIDE, WORKER, TrailBox
from overlander.games.trail.state import TrailState

TIPS: Final = 4000  # remembered; owners have many names


class TrailData(PrintedData):
    """With the breeds' names."""

    hazards_differ = True  # no two hazard tiles have the same face

    def __init__(self, pack: Pack, words: Language, animals: str, decks: Sequence[Row]) -> None:
        super().__init__(pack, words)
        breeds = pack.rows(animals, "breeds")
        self.layout: Row = pack.files["layout"]
        self.trail: Row = pack.files["trail"]
        self.spaces: dict[str, Row] = {x["id"]: x for x in self.trail["spaces"]}
        self.colour: dict[str, str] = {x["id"]: x["colour"] for x in breeds}
        self.breed_name: dict[str, str] = {x: large(words.name(x, "breed")) for x in self.colour}
        self.value: dict[str, int] = {x["id"]: x["value"] for x in breeds}
        self.neutral: dict[str, Row] = {x["id"]: x for x in pack.files["neutral_buildings"]["buildings"]}
        self.private: dict[str, Row] = {x["id"]: x for x in pack.rows("private_buildings", "buildings")}
        objectives = [x for kind in ("base", "starting", "bonus") for x in pack.rows("objectives", kind)]
        self.objectives: dict[str, Row] = {x["id"]: x for x in objectives}
        self.objective_actions: Row = pack.files["objectives"]["immediate_actions"]
        of_breed = {x["id"]: x for x in breeds}
        self.animals: dict[tuple[str, int], Row] = {  # by breed and points: what has the colour and the value, what the points
            (x["breed"], x["vp"]): {"breed": of_breed[x["breed"]], "card": x} for x in decks
        }
        self.auxiliary: dict[str, Row] = {x["id"]: x for x in pack.rows("player_board", "auxiliary_actions")}
        self.discs: dict[str, Row] = {x["id"]: x for x in pack.rows("player_board", "disc_slots")}
        self.player: Row = pack.files["player_board"]
        self.tips: Kept[tuple[int, str], str] = Kept(TIPS)  # by tile and the name of its owner
        self.signs: dict[int, list[Glyph]] = {}  # of actions, by the identity of their tables, which live as long

    def printed(self, workers: Sequence[str], locations: dict[str, Row]) -> Iterator[tuple[str, Row]]:
        """Every action by the id that the box gives it: `a/1`, `c/1b`, `aux-draw/2`, `cowboy-4`, `objective-gain-2`."""
        for owner, x in {**self.neutral, **self.private, **locations}.items():
            for i, table in enumerate(x["actions"], start=1):
                halves = table.get("choose_one", [])
                yield from zip([f"{owner}/{i}{half}" for half in "abcd"], halves) if halves else [(f"{owner}/{i}", table)]
        for slug, table in self.trail["special_actions"].items():
            yield from ((slug, table), (slug + "/copied", table))
        for x in self.player["auxiliary_actions"]:
            yield from ((x["id"] + "/1", x["single"]), (x["id"] + "/2", x["double"]))
        for worker in workers:
            yield from ((f"{worker}-{column}", table) for column, table in self.player["worker_rows"][worker].items())
        for slug, table in self.objective_actions.items():
            yield f"objective-{slug}", table

    def animal_doubt(self, breed: str, vp: int) -> str:
        return self.doubt(self.animals[breed, vp])

    def letter(self, neutral: str) -> str:
        """What is printed on a neutral building."""
        return neutral.upper()

    # -- the game's own signs

    def card_sign(self, slug: str) -> str:
        """The icon of a card that is neither of a breed nor an objective."""
        return "card"

    def effect(self, table: Row) -> list[Glyph]:
        raise NotImplementedError

    def factor(self, per: str) -> list[Glyph]:
        """What a `per` counts."""
        raise NotImplementedError

    def requirement(self, table: Row) -> list[Glyph]:
        raise NotImplementedError

    def task(self, slug: str) -> Glyph:
        """One condition of an objective card."""
        raise NotImplementedError


class TrailLook(Look):
    def __init__(
        self, view: TrailState, seat: int, words: Language, theme: Theme, names: Sequence[str], marks: Marks, data: TrailData
    ) -> None:
        unnamed = [f"{words.say('board-player')} {i + 1}" for i in range(len(names), view.seats)]
        super().__init__(view, seat, words, theme, [*names, *unnamed], marks, data)
        self.view: TrailState = view
        self.data: TrailData = data
        self.board = view.box

    def print_key(self) -> tuple[TrailBox, str, str]:
        return self.board, self.data.pack.digest, self.words.lang

    def undrawn(self, seat: int) -> int:
        """How many cards lie on a draw stack."""
        return len(self.view.players[seat].draw)

    def tile_tip(self, tile: int) -> str:
        """A tile on the trail, in the job market or in somebody's supply; put into words once."""
        key = (tile, self.names[(tile - PRIVATE) // STRIDE] if tile >= PRIVATE else "")
        return self.data.tips.get(key, lambda: self.tile_words(tile))

    def tile_words(self, tile: int) -> str:
        slug = self.board.tile_slug[tile]
        name = self.name(slug, "tile")
        if tile >= PRIVATE:
            owner = (tile - PRIVATE) // STRIDE
            kind = (tile - PRIVATE) % STRIDE
            lines = [self.words.say("tip-building", player=self.names[owner], building=name)]
            lines += self.action_names(slug, self.data.private[slug]["actions"])
            lines.append(self.words.say("tip-building-needs", builders=self.board.builders[kind]))
            lines += self.points(self.board.building_vp[kind])
            return self.tip(self.building_rule(slug), *lines, self.data.doubt(self.data.private[slug]))
        if tile >= WORKER:
            return self.tip("HIRE-1", name, self.words.say("tip-worker-tile"))
        if tile >= HAZARD:
            return self.tip("FEE-11", name, self.words.say(self.hand_words(tile)), self.tile_doubt(tile))
        return self.neutral_tip(tile)

    def neutral_tip(self, tile: int, where: str = "") -> str:
        """A neutral building; as a place, with what is not certain about the space where it stands."""
        slug = self.board.tile_slug[tile]
        doubt = self.data.doubt(self.data.spaces[where]) if where else ""
        actions = self.action_names(slug, self.data.neutral[slug]["actions"])
        return self.tip(self.building_rule(slug), self.name(slug, "tile"), *actions, doubt)

    def hand_words(self, tile: int) -> str:
        """The message that tells what the hand on a tile of the trail does."""
        return "tip-hazard-tile"

    def points(self, n: int) -> list[str]:
        """What something brings at the end; nothing where it is nothing."""
        return [self.words.say("board-points", n=n)] if n else []

    def owned(self, what: str, seat: int) -> str:
        """Ann’s herder."""
        return self.words.say(f"tip-{what}", player=self.names[seat])

    def building_rule(self, slug: str) -> str:
        raise NotImplementedError

    def tile_doubt(self, tile: int) -> str:
        """What is not certain about a hazard tile, or an outlaw."""
        return ""

    def action_names(self, owner: str, actions: list[Row]) -> list[str]:
        out: list[str] = []
        for i, action in enumerate(actions):
            halves = "abcd"[: len(action["choose_one"])] if "choose_one" in action else [""]
            out.extend("\u2013 " + self.name(f"{owner}/{i + 1}{half}", "action") for half in halves)
        return out


def is_neutral(tile: int) -> bool:
    return NEUTRAL <= tile < HAZARD
