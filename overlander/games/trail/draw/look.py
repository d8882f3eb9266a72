"""One look at a position: the view, who looks, in which words, and what the data files say about the components."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from overlander.core.data import UNSURE, Pack, provenance
from overlander.drawing import Marks, Theme, Words
from overlander.drawing.canvas import LAYERS, Canvas
from overlander.drawing.grammar import Glyph
from overlander.drawing.theme import AUTOMA, INK, SEATS
from overlander.games.trail.box import HAZARD, NEUTRAL, PRIVATE, STRIDE, WORKER, TrailBox
from overlander.games.trail.state import TrailState

Table = dict[str, Any]
TIPS: Final = 4000  # remembered; owners have many names
KEPT: Final = 24  # of a kind; owners have corrections of their own


class TrailSheet:
    """The data files as drawings need them, with the breeds' names: made once for a pack and a language."""

    hazards_differ = True  # no two hazard tiles have the same face

    def __init__(self, pack: Pack, words: Words, animals: str, decks: Sequence[Table]) -> None:
        self.pack = pack
        breeds = pack.rows(animals, "breeds")
        self.layout: Table = pack.files["layout"]
        self.trail: Table = pack.files["trail"]
        self.spaces: dict[str, Table] = {x["id"]: x for x in self.trail["spaces"]}
        self.colour: dict[str, str] = {x["id"]: x["colour"] for x in breeds}
        self.breed_name: dict[str, str] = {x: large(words.name(x, "breed")) for x in self.colour}
        self.value: dict[str, int] = {x["id"]: x["value"] for x in breeds}
        self.neutral: dict[str, Table] = {x["id"]: x for x in pack.files["neutral_buildings"]["buildings"]}
        self.private: dict[str, Table] = {x["id"]: x for x in pack.rows("private_buildings", "buildings")}
        objectives = [x for kind in ("base", "starting", "bonus") for x in pack.rows("objectives", kind)]
        self.objectives: dict[str, Table] = {x["id"]: x for x in objectives}
        self.objective_actions: Table = pack.files["objectives"]["immediate_actions"]
        of_breed = {x["id"]: x for x in breeds}
        self.animals: dict[tuple[str, int], Table] = {  # by breed and points: what has the colour and the value, what the points
            (x["breed"], x["vp"]): {"breed": of_breed[x["breed"]], "card": x} for x in decks
        }
        self.auxiliary: dict[str, Table] = {x["id"]: x for x in pack.rows("player_board", "auxiliary_actions")}
        self.discs: dict[str, Table] = {x["id"]: x for x in pack.rows("player_board", "disc_slots")}
        self.player: Table = pack.files["player_board"]
        self.tips: dict[tuple[int, str], str] = {}  # by tile and the name of its owner
        self.signs: dict[int, list[Glyph]] = {}  # of actions, by the identity of their tables, which live as long
        self.doubted: dict[tuple[int, tuple[str, ...]], str] = {}
        self.doubts: dict[tuple[int, str], str] = {}  # by the identity of a table and a field: what to say if it is not certain
        for x in provenance(pack):
            if x.source in UNSURE:
                of_all = pack.files[x.place.partition(".")[0]].get("note")  # of a whole file: too long to stand everywhere
                note = "" if x.note == of_all else f" ({' '.join(x.note.split())})"
                self.doubts[id(x.table), x.field] = words.say("source-" + x.source) + note

    def printed(self, workers: Sequence[str], locations: dict[str, Table]) -> Iterator[tuple[str, Table]]:
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

    def doubt(self, table: Table, *fields: str) -> str:
        """What to say about a component, or these fields of it, if a value is recalled or reconstructed; else nothing.

        It is asked for with the component's own table, wherever that stands: expansions add rows in files of their own.
        """
        key = (id(table), fields)
        if key not in self.doubted:
            self.doubted[key] = "\n".join(dict.fromkeys(self.doubts_in(table, fields or tuple(table))))
        return self.doubted[key]

    def doubts_in(self, table: Table, fields: Sequence[str]) -> Iterator[str]:
        for field in fields:
            if (id(table), field) in self.doubts:
                yield self.doubts[id(table), field]
            inside = table.get(field)
            for x in inside if isinstance(inside, list) else [inside]:
                if isinstance(x, dict):
                    yield from self.doubts_in(x, tuple(x))

    def animal_doubt(self, breed: str, vp: int) -> str:
        return self.doubt(self.animals[breed, vp])

    def letter(self, neutral: str) -> str:
        """What is printed on a neutral building."""
        return neutral.upper()

    # -- the game's own signs

    def card_sign(self, slug: str) -> str:
        """The icon of a card that is neither of a breed nor an objective."""
        return "card"

    def effect(self, table: Table) -> list[Glyph]:
        raise NotImplementedError

    def counted(self, per: str) -> list[Glyph]:
        """What a `per` counts."""
        raise NotImplementedError

    def requirement(self, table: Table) -> list[Glyph]:
        raise NotImplementedError

    def task(self, slug: str) -> Glyph:
        """One condition of an objective card."""
        raise NotImplementedError


K = TypeVar("K")
V = TypeVar("V")


def kept(known: dict[K, V], key: K, make: Callable[[], V]) -> V:
    """What is made of data files and words at the first look, and then looked at by many."""
    if key not in known:
        if len(known) > KEPT:
            known.clear()
        known[key] = make()
    return known[key]


class TrailLook:
    def __init__(
        self, view: TrailState, seat: int, words: Words, theme: Theme, names: Sequence[str], marks: Marks, sheet: TrailSheet
    ) -> None:
        self.view = view
        self.board = view.box
        self.seat = seat
        self.words = words
        self.theme = theme
        self.names = list(names)
        for i in range(len(self.names), len(view.players)):
            self.names.append(f"{words.say('board-player')} {i + 1}")
        self.marks = marks
        self.sheet = sheet

    def print_key(self) -> tuple[TrailBox, str, str]:
        """By which to keep what never changes during a game: it is the same for all games with these options, data and words."""
        return self.board, self.sheet.pack.digest, self.words.lang

    def paint(self, seat: int) -> int:
        """Whose colour and shape: that a player chose, an automa's always the same; nobody's for NONE."""
        return AUTOMA if self.view.is_automa(seat) else self.theme.paint(seat)

    def ring_colour(self) -> str:
        """Of the one who made the last move."""
        return SEATS[self.paint(self.marks.mover)] if self.marks.mover >= 0 else INK

    def undrawn(self, seat: int) -> int:
        """How many cards lie on a draw stack."""
        return len(self.view.players[seat].draw)

    def layer(self, name: str, shows: tuple[object, ...], paint: Callable[[Canvas], None]) -> Canvas:
        """A part of a picture, not painted again as long as what it shows of the position, which must be all of it, is the same."""
        who = (self.sheet, self.board, self.theme.name, self.theme.seats, tuple(self.names))
        return LAYERS.layer((name, who, shows), paint)

    # -- tooltips: what it is, in words, and the rule that says so

    def tip(self, rule: str, *sentences: str) -> str:
        told = [large(x) for x in sentences if x]
        told.append(rule)
        return "\n".join(told)

    def name(self, slug: str, kind: str) -> str:
        return self.words.name(slug, kind)

    def tile_tip(self, tile: int) -> str:
        """A tile on the trail, in the job market or in somebody's supply; put into words once."""
        key = (tile, self.names[(tile - PRIVATE) // STRIDE] if tile >= PRIVATE else "")
        if key not in self.sheet.tips:
            if len(self.sheet.tips) > TIPS:
                self.sheet.tips.clear()
            self.sheet.tips[key] = self.tile_words(tile)
        return self.sheet.tips[key]

    def tile_words(self, tile: int) -> str:
        slug = self.board.tile_slug[tile]
        name = self.name(slug, "tile")
        if tile >= PRIVATE:
            owner = (tile - PRIVATE) // STRIDE
            told = [f"{name}, {self.names[owner]}", *self.action_names(slug, self.sheet.private[slug]["actions"])]
            return self.tip(self.building_rule(slug), *told, self.sheet.doubt(self.sheet.private[slug]))
        if tile >= WORKER:
            return self.tip("GWT-HIRE-1", name)
        if tile >= HAZARD:
            return self.tip("GWT-FEE-11", name, self.tile_doubt(tile))
        return self.tip(self.building_rule(slug), name, *self.action_names(slug, self.sheet.neutral[slug]["actions"]))

    def building_rule(self, slug: str) -> str:
        raise NotImplementedError

    def tile_doubt(self, tile: int) -> str:
        """What is not certain about a hazard tile, or an outlaw."""
        return ""

    def action_names(self, owner: str, actions: list[Table]) -> list[str]:
        out: list[str] = []
        for i, action in enumerate(actions):
            halves = "abcd"[: len(action["choose_one"])] if "choose_one" in action else [""]
            out.extend("\u2013 " + self.name(f"{owner}/{i + 1}{half}", "action") for half in halves)
        return out


class Painter:
    """Draws on its canvas what one look sees."""

    def __init__(self, look: TrailLook, canvas: Canvas) -> None:
        self.look = look
        self.canvas = canvas

    def layer(self, paint: Callable[[], None], *shows: object) -> None:
        """What one method paints, as `TrailLook.layer` keeps it."""

        def on(canvas: Canvas) -> None:
            below, self.canvas = self.canvas, canvas
            paint()
            self.canvas = below

        self.canvas.take(self.look.layer(paint.__qualname__, shows, on))


def large(text: str) -> str:
    return text[:1].upper() + text[1:]


def is_neutral(tile: int) -> bool:
    return NEUTRAL <= tile < HAZARD
