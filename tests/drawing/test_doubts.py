"""What the print may say otherwise says so at the table: every value that is not certain, in the tip of what shows it."""

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest

from overlander.core.data import UNSURE, Pack, provenance
from overlander.core.game import find_game
from overlander.drawing import THEMES
from overlander.drawing.printed import DOUBT
from overlander.games.gwt.draw import Look
from overlander.games.gwt.state import GwtState
from overlander.games.nz import box as b
from overlander.games.nz.draw import Look as NzLook
from overlander.games.nz.state import NzState
from overlander.games.trail.box import HAZARD, OUTLAW, WORKER
from tests.drawing.positions import nz_positions, positions
from tests.drawing.sound import SVG, drawing_of, drawn, elements, words_of

Drawable = GwtState | NzState

UNSHOWN = {  # by the place: what is no thing of its own on the table, and why
    r".*\.id": "a name of ours",
    r".*\.copies": "how many there are of a component is printed on none",
    r"bonus_market\.rows\[\d\]\.row": "the order of the rows, each of which says that its cost is reconstructed",
    r"bonus_market\.rows\[1\]\.arrow_after": "no arrow is there to be drawn",
    r"sea_routes\.start": "the first space, which says it as every space does",
    r"sea_routes\.edges.*": "lines between spaces, which say it",
    r"trading_posts\.posts.*\.(kind|place)": "for sheep or for wool, and on which board: a post stands where the rules speak of it",
    r"trail\.areas.*": "ground under spaces, which say it",
    r"trail\.edges.*": "lines between spaces, which say it",
    r"wellington_supply\.bag_a\..*": "what is in a bag is not seen",
}


def look_at(s: Drawable, pack: Pack) -> Look | NzLook:
    words, theme = words_of(s, "en"), THEMES["light"]
    if isinstance(s, NzState):
        return NzLook(s.view(0), 0, words, theme, pack=pack)
    return Look(s.view(0), 0, words, theme, pack=pack)


def places_told(s: Drawable, pack: Pack, said: dict[tuple[int, str], str]) -> Iterator[str]:
    """What the tooltips of a table doubt, if `said` tells each doubt by its place."""
    game, look = drawing_of(s), look_at(s, pack)
    look.data.doubts = said
    for area in game.areas(look.view, 0, look.words):
        for tip in re.findall(r"<title>(.*?)</title>", area.paint(look).svg, re.DOTALL):
            yield from re.findall(r"<([^<>]+)>", unescape(tip))


def every_card(s: Drawable) -> None:
    """In the first player's hand or zone."""
    s.players[0].hand = list(range(s.board.first_objective))
    s.players[0].zone = list(range(s.board.first_objective, len(s.board.card_slug)))


def gwt_tables() -> Iterator[Drawable]:
    """All that there is, once with each side of the buildings; then all of Sam's cards and routes."""
    for sides in ("a", "b"):
        s, _ = next(positions(4, "doubts", 1, sides=sides, rails="on", brahman="on", simmental="on", poker="on"))
        every_card(s)
        s.ranches[0].outlaws = [tile for tile in range(OUTLAW, WORKER) if s.board.tile_slug[tile]]
        s.ranches[0].masters = list(range(len(s.board.master_slug)))
        assert s.poker is not None
        s.poker.tokens, s.poker.seated = [0, 1, 2, 3], [WORKER] * 4
        yield s
    for level in ("easy", "medium", "hard"):
        for rails in ("off", "on"):
            s, _ = next(positions(1, "doubts", 1, rails=rails, sam=level))
            north = s.board.solo().north
            for card in range(len(s.board.solo().cards)):
                s.sam_().card = card
                s.sam_().active = [card % len(north.cards)] if north is not None else []
                yield s


def nz_tables() -> Iterator[Drawable]:
    """All that there is, with each side of the buildings and each number of players; then all of Sarah's cards."""
    for players in (2, 3, 4):
        for sides in ("a", "b"):
            s, _ = next(nz_positions(players, "doubts", 1, sides=sides))
            every_card(s)
            s.farms[0].bonus = list(range(b.BONUS, b.BONUS + len(s.board.bonus_slug)))
            s.players[0].hazards = list(range(HAZARD, HAZARD + len(s.board.hazard_vp)))
            yield s
    s, _ = next(nz_positions(1, "doubts", 1))
    for card in range(len(s.board.solo().cards)):
        s.sarah_().card = card
        yield s


@pytest.mark.parametrize(("slug", "tables"), [("gwt", gwt_tables), ("nz", nz_tables)])
def test_every_value_that_is_not_certain_says_so(slug: str, tables: Callable[[], Iterator[Drawable]]) -> None:
    pack = Pack(find_game(slug).pack().files, f"the places of {slug}")  # drawn apart from what other tests keep
    doubts = [x for x in provenance(pack) if x.source in UNSURE]
    said = {(id(x.table), x.field): f"<{x.place}>" for x in doubts}
    told = {place for s in tables() for place in places_told(s, pack, said)}
    shown = [x.place for x in doubts if not any(re.fullmatch(place, x.place) for place in UNSHOWN)]
    assert len(shown) > 300
    assert [place for place in shown if place not in told] == []


def test_what_is_no_thing_of_its_own_is_still_there() -> None:
    """A reason without a value that it is for goes."""
    doubts = [x.place for slug in ("gwt", "nz") for x in provenance(find_game(slug).pack()) if x.source in UNSURE]
    assert [place for place in UNSHOWN if not any(re.fullmatch(place, x) for x in doubts)] == []


def test_however_many_doubts_one_sign_says_so() -> None:
    for s in (next(nz_positions(2, "signs", 1))[0], next(positions(2, "signs", 1, rails="on", poker="on"))[0]):
        every_card(s)
        for panel in drawn(s.view(0), 0).values():
            tips = re.findall(r"<title>(.*?)</title>", panel.svg, re.DOTALL)
            assert [x for x in tips if DOUBT in x and (x.count(DOUBT) > 1 or x.splitlines()[-2] != DOUBT)] == []


def test_it_says_so_wherever_it_lies() -> None:
    """Cards in the market and in hand, masters at a station and taken, a city of the strip on both boards."""
    s, _ = next(positions(2, "wherever", 1, rails="on", brahman="on", sides="a"))
    every_card(s)
    s.ranches[0].masters = [s.board.master_slug.index("master-good-cattle")]
    s.trail.masters[0] = s.board.master_slug.index("master-medium-towns")
    s.cards.market = [s.board.card_slug.index("brahman")]
    titles = {}
    for panel in drawn(s.view(0), 0).values():
        for x in elements(panel):
            title = x.find(SVG + "title")
            if title is not None and title.text:
                titles[x.attrib["id"]] = title.text
    for ident in (
        "market-brahman", "card-0-brahman-1", "zone-0-gain2-cch-1", "zone-0-start-llh-1",
        "master-master-good-cattle", "master-master-medium-towns", "supply-0-13a", "disc-0-aux-shop-2", "town-hall",
        "city-kansas-city", "city-new-york", "north-city-new-york", "arrow-toledo", "slot-montreal-1", "station-north-1",
    ):  # fmt: skip
        assert titles[ident].splitlines()[-2] == DOUBT, ident
    assert DOUBT not in titles["supply-0-1a"]


def test_why_a_value_is_doubted_stands_on_the_page_of_the_data_alone() -> None:
    """At the table one sign says that it is."""
    s, _ = next(positions(2, "notes", 1, rails="on"))
    board, north = (drawn(s.view(0), 0)[x].svg for x in ("board", "north"))
    assert "6 points per disc are our estimate" not in board + north
    assert f"\n{DOUBT}\n" in board
    assert "econstructed" not in re.sub("<text.*?</text>", "", board + north)
    assert "No print of the second-edition map" not in board + north
