"""Expedition to Newdale at a real table: a chapter laid out at random for owners of the box, and the score pad."""

from pathlib import Path
from typing import Final

from overlander.companion.offer import Chapter, Companion, SetUp
from overlander.core.errors import Params
from overlander.games.newdale.game import GAME
from overlander.games.newdale.state import NewdaleState


def set_up(options: dict[str, str], seed: str, corrections: Path | None) -> SetUp:
    s = GAME.new(options, f"set-up {seed}", corrections)
    assert isinstance(s, NewdaleState)
    box, chapter = s.box, s.box.chapter
    where: Params = {"chapter": chapter.slug, "board": chapter.board, "town": box.land.town_slug[box.start], "side": chapter.side}
    out = [Chapter("set-up-chapter", [where]), Chapter("set-up-events", [events(s)]), Chapter("set-up-pile", [pile(s)])]
    out.append(Chapter("set-up-tiles", tiles(s)))
    if s.piles.face_up:
        out.append(Chapter("set-up-face-up", cards(s, s.piles.face_up)))
    if s.board.sailors:
        out.append(Chapter("set-up-sailors", cards(s, s.board.sailors)))
    if s.board.characters:
        lines: list[Params] = [{"character": box.character_slug[x]} for x in sorted(s.board.characters)]
        out.append(Chapter("set-up-characters", lines))
    if s.seats > 1:
        out.append(Chapter("set-up-first", [{"n": s.calendar.first + 1}]))
    return SetUp(out, s)


def events(s: NewdaleState) -> Params:
    """The numbers of the event deck, from the top; the order of three together is left to the shuffle."""
    chapter = s.box.chapter
    alone = s.seats == 1
    middle = chapter.middle_solo if alone else chapter.middle
    last = chapter.last_solo if alone else chapter.last
    return {"early": numbers(chapter.early), "middle": numbers(middle), "last": last}


def numbers(found: list[int]) -> str:
    return " ".join([str(n) for n in found])


def pile(s: NewdaleState) -> Params:
    chapter = s.box.chapter
    return {
        "numbered": "some" if chapter.numbers else "none",
        "numbers": numbers(chapter.numbers),
        "without": "some" if chapter.removed else "none",
        "types": ",".join(chapter.removed),
        "n": len(s.piles.draw),
    }


def tiles(s: NewdaleState) -> list[Params]:
    out: list[Params] = []
    for space, stack in enumerate(s.board.bonus):
        if stack:
            out.append({"bonus-space": s.box.land.bonus_slug[space], "tile": s.box.tile_slug[stack[-1]], "n": len(stack)})
    return out


def cards(s: NewdaleState, found: list[int]) -> list[Params]:
    return [{"card": s.box.cards.slugs[card]} for card in sorted(found)]


COMPANION: Final = Companion(set_up, {}, ["players", "chapter"], "NEW-SCO-7")
