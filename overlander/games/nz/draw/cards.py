"""Cards: sheep, what is played for its effect, objectives, backs."""

from functools import lru_cache
from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.grammar import Glyph, actions, shield_at
from overlander.drawing.look import large
from overlander.drawing.pieces import back
from overlander.drawing.printed import Row
from overlander.drawing.svg import SMALLEST, at, icon, line, num, path, rect, text
from overlander.drawing.theme import BLANK, CARD, INK
from overlander.drawing.tones import tone
from overlander.games.nz.draw.actions import SUPPORT
from overlander.games.nz.draw.look import Look
from overlander.games.trail.draw.actions import effects
from overlander.games.trail.draw.display import objective_svg, objective_tip
from overlander.games.trail.draw.figures import animal_card

MEADOW: Final = tone("#dbe6c4")  # cards of the supply
FEAST: Final = tone("#e6d8ef")  # bonus cards


def card_svg(look: Look, kind: int, x: float, y: float, w: float, h: float, named: bool = True) -> str:
    """A card by its left upper corner; NONE shows its back."""
    if kind == NONE:
        return back(x, y, w, h, "sheep")
    board = look.board
    slug = board.card_slug[kind]
    if kind >= board.first_objective:
        return objective_svg(look, slug, x, y, w, h)
    if kind >= board.first_played:
        return played(look, kind, x, y, w, h, named)
    name = look.data.breed_name[slug]
    worth = (board.card_value[kind], board.card_wool[kind], board.card_vp[kind])
    return sheep(x, y, w, h, look.data.colour[slug], *worth, name, named)


@lru_cache(maxsize=2048)
def sheep(x: float, y: float, w: float, h: float, colour: str, value: int, wool: int, vp: int, name: str, named: bool) -> str:
    """Breeding value at the top left, wool at the bottom left, points at the bottom right."""
    out = animal_card(x, y, w, h, colour, value, vp, name, not named, "sheep", 43)
    bottom = y + h - 13
    if not named:
        out += rect(x + 2.5, bottom - 9, 31, 18, 9, BLANK, INK, 1.2)
    return out + icon("wool", x + 12, bottom, 16) + text(x + 26, bottom, str(wool), 15, INK)


def uses_of(look: Look, slug: str) -> list[Row]:
    """What a card does when it is played: one thing, or one of two."""
    uses: list[Row] = look.data.cards[slug]["uses"]
    if slug == "sheepdog" and look.board.sheepdog_money:
        uses = look.data.pack.files["support_cards"]["other_readings"]["sheepdog"]["uses"]
    return uses


def played(look: Look, kind: int, x: float, y: float, w: float, h: float, named: bool) -> str:
    """A card that is played for its effect: its picture, its name, what it does, its points."""
    slug = look.board.card_slug[kind]
    support = slug in SUPPORT
    vp = look.board.card_vp[kind]
    head = h * (0.46 if named else 0.5)
    top = f"M{num(1)} {num(head)}V6a5 5 0 0 1 5-5H{num(w - 6)}a5 5 0 0 1 5 5V{num(head)}Z"
    out = rect(0, 0, w, h, 6, CARD, INK, 1.6) + path(top, MEADOW if support else FEAST) + line(1, head, w - 1, head, INK, 1)
    picture = SUPPORT.get(slug, "bonus")
    name_room = 18 if named else 0
    if not support:
        number = slug.rpartition("-")[2]
        out += icon(picture, w / 2 + 8, head / 2, head * 0.62) + text(w / 2 - head * 0.42, head / 2, number, 19, INK)
    else:
        out += icon(picture, w / 2, head / 2, head * 0.8)
    if named:
        out += text(w / 2, head + 11, large(look.name(slug, "card")), SMALLEST, INK, room=w - 8)
    rows: list[list[Glyph]] = [effects(use["gives"], look.data) for use in uses_of(look, slug)]
    low = head + name_room
    out += actions(1, low, w - 2 - (20 if vp and named else 0), h - low - 2, rows, 20)
    return at(x, y, out + (shield_at(w - 13, h - 13 if named else 14, vp, 20) if vp else ""))


def card_tip(look: Look, kind: int) -> str:
    if kind == NONE:
        return look.tip("NZ-DECK-1", look.words.say("card-unknown"))
    board = look.board
    slug = board.card_slug[kind]
    name = look.name(slug, "card")
    if kind >= board.first_objective:
        return objective_tip(look, kind)
    points = look.points(board.card_vp[kind])
    if kind < board.first_played:
        worth = look.words.say("board-sheep", value=board.card_value[kind], wool=board.card_wool[kind])
        return look.tip("NZ-DECK-5", name, worth, *points, look.data.animal_doubt(slug, board.card_vp[kind]))
    does = look.action_names("sheepdog-other" if slug == "sheepdog" and board.sheepdog_money else slug, uses_of(look, slug))
    return look.tip("NZ-SUP-3", name, *does, look.words.say("board-played"), *points, look.data.doubt(look.data.cards[slug]))
