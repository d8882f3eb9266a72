"""Takes the pictures of the table that documents show, in `docs/pictures/`: `python -m tools.pictures`, or only those whose names
begin as said: `python -m tools.pictures table-nz start`.

Always the same games: bots have played them, and a person sits down at the first seat, so that nothing moves while it is looked at.
"""

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.games.boonlake.artifacts.shipyard import TakeArtifact
from overlander.games.boonlake.scoring_tiles import MarkTile
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.turn import ChooseStrip
from overlander.games.gwt.state import GwtState
from overlander.games.nz.harbours import Sail
from overlander.games.nz.state import NzState
from overlander.games.trail.movement import MoveHerder
from overlander.games.trail.state import TrailState
from overlander.table.play.thinking import Setup, think
from tests.browser.played import played_until, record_of
from tests.table.places import InFile
from tests.table.server import Server
from tools import newdale_pictures
from tools.programs import find_chromium

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED: Final = "pictures"
NAMES: Final = ["Ann", "Bruno (normal)", "Clara (normal)"]
PERSON: Final = 0
OPTIONS: Final = {"players": str(len(NAMES))}
MIDDLE: Final = 0.5  # of the decisions of the game
SHOPS: Final = 4  # of the person, so that the map is not empty
TURNS: Final = 24  # of both, alone
SIZES: Final = {"desktop": (1440, 900, 1), "phone": (390, 844, 2)}
THEMES: Final = ("light", "dark")
ALL_WAYS: Final = ("start", "table-start", "table-midgame", "table-final", "replay")
PICTURES: Final = (  # what, on what, in which colours; docs/pictures/README.md shows them all
    *((name, size, theme) for name in ALL_WAYS for size in SIZES for theme in THEMES),
    *((name, size, "light") for name in ("hint", "review") for size in SIZES),
    ("table-north", "desktop", "light"),
    ("table-solo", "desktop", "light"),
    *(("table-nz-midgame", size, theme) for size in SIZES for theme in THEMES),
    *(("table-nz-sea", size, "light") for size in SIZES),
    ("table-nz-final", "desktop", "dark"),
    ("table-nz-solo", "desktop", "light"),
    *((f"table-boonlake-{name}", "desktop", "light") for name in ("midgame", "lake", "interim", "solo", "final")),
    *((f"table-boonlake-{name}", "phone", "light") for name in ("midgame", "lake", "interim", "final", "solo")),
    ("table-boonlake-midgame", "desktop", "dark"),
    *((f"table-newdale-{name}", size, "light") for name in ("plan", "chain", "build", "final", "solo") for size in SIZES),
    ("table-newdale-plan", "desktop", "dark"),
    *(("campaign-newdale", size, "light") for size in SIZES),
)
LARGEST: Final = 300_000
COLOURS: Final = 256
COMMON: Final = 96  # of them, by how many pixels have them
SEEN: Final = 4  # pixels that a colour must have to count
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--force-color-profile=srgb"]

Colour = tuple[int, int, int]


def played(wanted: set[str]) -> dict[str, str]:
    """The records of the tables that are looked at: of Boonlake, of Newdale, and of the trail games."""
    found = boonlake_games() if any("boonlake" in name for name in wanted) else {}
    if any("newdale" in name for name in wanted):
        found |= {f"newdale-{name}": record for name, record in newdale_pictures.games(SEED, NAMES).items()}
    return {**found, **(trail_games() if any("boonlake" not in name and "newdale" not in name for name in wanted) else {})}


def boonlake_games() -> dict[str, str]:
    """With Artifacts: a strip to take in the middle of a game, an artifact to choose, an interim scoring, the end; one alone."""
    both = (("players", "2"), ("artifacts", "on"))
    stops: dict[str, Callable[[BoonState], bool]] = {
        "midgame": lambda s: s.river.scored >= 2 and isinstance(s.question(PERSON), ChooseStrip),
        "lake": lambda s: isinstance(s.question(PERSON), TakeArtifact),
        "interim": lambda s: s.river.scored >= 2 and isinstance(s.question(PERSON), MarkTile),
        "final": lambda _: False,
    }
    out = {name: record_of(played_until(both, tuple(NAMES[:2]), SEED, stop, "boonlake")) for name, stop in stops.items()}
    alone = (("players", "1"), ("artifacts", "on"))
    solo = played_until(alone, ("Ann",), SEED, stops["midgame"], "boonlake")
    return {f"boonlake-{name}": record for name, record in {**out, "solo": record_of(solo)}.items()}


def trail_games() -> dict[str, str]:
    """The records of one game: at its start, in the middle with a full hand and something to choose, and at its end; one of Rails
    to the North where a shop can be placed; and one alone, where Sam has just had his turn. The same of New Zealand, and one where
    the ship can sail."""
    north = played_until((("players", "3"), ("rails", "on")), tuple(NAMES), SEED, shops_to_choose)
    solo = played_until((("players", "1"),), ("Ann",), SEED, sam_has_played)
    sea = played_until(tuple(OPTIONS.items()), tuple(NAMES), SEED, can_sail, "nz")
    sarah = played_until((("players", "1"),), ("Ann",), SEED, sarah_has_played, "nz")
    of_nz = {**whole_game("nz"), "sea": record_of(sea), "solo": record_of(sarah)}
    of_gwt = {**whole_game("gwt"), "north": record_of(north), "solo": record_of(solo)}
    return {**of_gwt, **{f"nz-{name}": record for name, record in of_nz.items()}}


def shops_to_choose(s: GwtState) -> bool:
    offered = sum(c.verb.name == "shop" for c in s.choices(PERSON))
    return s.north is not None and s.north.placed(PERSON) >= SHOPS and 4 <= offered <= 9


def sam_has_played(s: GwtState) -> bool:
    return s.progress.turns > TURNS and isinstance(s.question(PERSON), MoveHerder)


def can_sail(s: NzState) -> bool:
    away = sum(owner != NONE for owner in s.slots)
    return away >= SHOPS and isinstance(s.question(PERSON), Sail) and 5 <= len(s.choices(PERSON)) <= 12


def sarah_has_played(s: NzState) -> bool:
    return s.progress.turns > TURNS and isinstance(s.question(PERSON), MoveHerder)


def whole_game(game: str) -> dict[str, str]:
    setup = Setup(game, tuple(OPTIONS.items()), SEED, None)
    match = Match(find_game(game), OPTIONS, NAMES, SEED)
    taken: list[tuple[int, str]] = []
    while not match.state.over():
        seat = match.state.actor()
        token = think(setup, taken, seat, "greedy")
        match.play(seat, token)
        taken = [*taken, (seat, token)]
    whole = match.record()
    middle = int(len(taken) * MIDDLE)
    while not interesting(match, middle):
        middle += 1
    start, half = match.record(), match.record()
    start.decisions = []
    half.decisions = whole.decisions[:middle]
    return {"start": str(start), "midgame": str(half), "final": str(whole)}


def interesting(match: Match, number: int) -> bool:
    state = match.at(number)
    assert isinstance(state, TrailState)
    return state.actor() == PERSON and 4 <= len(state.choices(PERSON)) <= 9 and len(state.players[PERSON].hand) >= 4


def sat_down(page: Page, server: Server, name: str, record: str) -> str:
    """Opens a record; the address of the person's seat."""
    page.goto(server.address + "/")
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": record.encode()}
    page.locator("input[name=record]").set_input_files(file)
    page.locator("form.open button").click()
    page.wait_for_selector("#table")
    return page.url.rpartition("/")[0] + f"/{PERSON}"


def next_chapter(page: Page, seat: str) -> str:
    """Begins the chapter after one that is over; the address of the campaign."""
    page.goto(seat)
    page.locator(".sequels button").first.click()
    page.wait_for_selector("#table, main#content")
    return seat.partition("/at/")[0] + "/campaign"


@contextmanager
def window(chromium: Browser, server: Server, size: str, theme: str) -> Iterator[Page]:
    width, height, scale = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    context.add_cookies([{"name": "theme", "value": theme, "url": server.address}])
    context.add_init_script("localStorage.setItem('tour', 'seen')")  # nobody is shown around here
    yield context.new_page()
    context.close()


def take(page: Page, address: str, name: str) -> int:
    """One picture; its size."""
    page.goto(address)
    page.evaluate("document.fonts.ready")
    if name.startswith("hint"):
        page.locator("a[data-hint]").click()
        page.wait_for_selector(".hint li")
        page.mouse.move(0, 0)
    elif name.startswith("review"):
        page.wait_for_selector(".moments li")
    page.wait_for_timeout(400)
    return save(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), name)


def save(shot: Image.Image, name: str) -> int:
    """With few colours; its size."""
    file = FOLDER / f"{name}.png"
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in few_colours(shot) for part in colour])
    shot.quantize(palette=palette, dither=Image.Dither.NONE).save(file, optimize=True)
    return file.stat().st_size


def few_colours(shot: Image.Image) -> list[Colour]:
    """The common ones as they are; then always the one that is least like those before it, so that a player's is not lost."""
    found: list[tuple[int, Colour]] = shot.getcolors(shot.width * shot.height)  # type: ignore[assignment]
    by_count = [colour for count, colour in sorted(found, reverse=True) if count >= SEEN]
    out, rest = by_count[:COMMON], by_count[COMMON:]
    near = [min(apart(colour, other) for other in out) for colour in rest]
    while rest and len(out) < COLOURS:
        i = max(range(len(near)), key=near.__getitem__)
        out.append(rest[i])
        near = [min(d, apart(colour, rest[i])) for d, colour in zip(near, rest)]
    return out


def apart(one: Colour, two: Colour) -> int:
    return (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2 + (one[2] - two[2]) ** 2


def main() -> int:
    chromium_file = find_chromium()
    if chromium_file is None:
        print("no Chromium (Debian, Ubuntu: apt install chromium)")
        return 1
    wanted = [x for x in PICTURES if "-".join(x).startswith(tuple(sys.argv[1:]) or "")]
    tables = played({name for name, _, _ in wanted})
    FOLDER.mkdir(parents=True, exist_ok=True)
    too_large = 0
    if not sys.argv[1:] or "newdale-maps".startswith(tuple(sys.argv[1:])):
        print(f"newdale-maps.png {save(newdale_pictures.maps(SEED), 'newdale-maps') / 1000:.0f} KB", flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(InFile(Path(folder)))
        server.start()
        chromium = playwright.chromium.launch(executable_path=chromium_file, args=FLAGS)
        try:
            with window(chromium, server, "desktop", "light") as page:
                seats = {name: sat_down(page, server, f"{name}.overlander", record) for name, record in tables.items()}
            addresses = {"start": server.address + "/"}
            if "final" in seats:
                last = len(server.record(seats["final"].split("/")[4]).decisions)
                addresses["replay"] = f"{seats['final']}/replay?move={last * 3 // 5}"
                addresses["review"] = f"{seats['final']}/review"
            if "midgame" in seats:
                addresses["hint"] = seats["midgame"]
            addresses |= {f"table-{name}": seat for name, seat in seats.items()}
            if "newdale-campaign" in seats:
                with window(chromium, server, "desktop", "light") as page:
                    addresses["campaign-newdale"] = next_chapter(page, seats["newdale-campaign"])
            for name, size, theme in wanted:
                with window(chromium, server, size, theme) as page:
                    taken = take(page, addresses[name], f"{name}-{size}-{theme}")
                    too_large += taken > LARGEST
                    print(f"{name}-{size}-{theme}.png {taken / 1000:.0f} KB", flush=True)
        finally:
            chromium.close()
            server.kill()
    if too_large:
        print(f"{too_large} pictures are larger than {LARGEST / 1000:.0f} KB")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())
