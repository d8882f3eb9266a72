"""Solo: Sam explains himself. Every step is told with the rule that decided it, in every language."""

import re
from functools import cache

import pytest

from overlander.build import PACKAGE
from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.games.gwt.rails.shops import the_map, the_north
from overlander.games.gwt.sam.box import SamCard
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.state import GwtState
from overlander.ledger import rules_of
from overlander.text import LANGUAGES, Words
from tests.contract.playthrough import GAMES as GOLDEN
from tests.contract.playthrough import file_of, line_of
from tests.rules.automa import HUMAN, whole_game
from tests.rules.gwt.position import build, cities, locomotive, market, stations, tile, workers
from tests.rules.gwt.solo import sam, sam_plays, solo

SETS: list[dict[str, str]] = [
    {"sam": "easy"},
    {"sam": "hard", "simmental": "on"},
    {"sam": "medium", "sam-ties": "board-order"},
    {"sam": "hard", "rails": "on"},
    {"sam": "medium", "rails": "on", "brahman": "on"},
]


# by what he decides, and the rules that say so
REASONS: dict[str, dict[str, set[str]]] = {
    "automa-move": {
        "only": {"GWT-SAM-21"},
        "fees": {"GWT-SAM-22"},
        "human-fees": {"GWT-SAM-23"},
        "asked": {"GWT-SAM-E1"},
        "order": {"GWT-SAM-E1"},
    },
    "automa-steps": {why: {"GWT-SAM-25"} for why in ("specialty", "buildings", "nobody")},
    "automa-no-specialist": {"none": {"GWT-SAM-36"}, "full": {"GWT-SAM-E4"}},
    "sam-hire": {
        "specialty": {"GWT-SAM-36"},
        "specialty-cheapest": {"GWT-SAM-36"},
        "specialty-leftmost": {"GWT-SAM-36"},
        "next": {"GWT-SAM-36"},
        "next-cheapest": {"GWT-SAM-36"},
        "next-leftmost": {"GWT-SAM-36"},
        "cheapest": {"GWT-SAM-37"},
        "cheapest-specialty": {"GWT-SAM-37"},
        "cheapest-leftmost": {"GWT-SAM-37"},
        "cheapest-specialty-leftmost": {"GWT-SAM-37"},
    },
    "sam-buy": {
        "points": {"GWT-SAM-39"},
        "best-card": {"GWT-SAM-40"},
        "cowboys": {"GWT-SAM-E12"},
        "asked": {"GWT-SAM-E12"},
        "order": {"GWT-SAM-E12"},
    },
    "sam-take-cattle": {why: {"GWT-SAM-44"} for why in ("points", "asked", "order")},
    "automa-place": {
        "ahead": {"GWT-SAM-52"},
        "round": {"GWT-SAM-52"},
        "start": {"GWT-SAM-E9"},
        "asked": {"GWT-SAM-E8"},
        "order": {"GWT-SAM-E8"},
    },
    "automa-build": {
        "builders": {"GWT-SAM-53"},
        "exact": {"GWT-SAM-58"},
        "hand": {"GWT-SAM-54", "GWT-SAM-58"},
        "asked": {"GWT-SAM-E8"},
        "order": {"GWT-SAM-E8"},
    },
    "automa-replace": {
        "used": {"GWT-SAM-55"},
        "exact": {"GWT-SAM-58"},
        "highest": {"GWT-SAM-56", "GWT-SAM-58"},
        "hands": {"GWT-SAM-57", "GWT-SAM-58"},
        "asked": {"GWT-SAM-E8"},
        "order": {"GWT-SAM-E8"},
    },
    "sam-hazard": {why: {"GWT-SAM-61"} for why in ("most-tiles", "best-tile", "asked", "order")},
    "sam-locomotive": {
        "station": {"GWT-SAM-47"},
        "farthest": {"GWT-SAM-47"},
        "next": {"GWT-SAM-51"},
        "distance": {"GWT-SAM-E11"},
    },
    "sam-disc-from": {why: {"GWT-SAM-31", "GWT-SAM-50"} for why in ("only", "asked", "order")},
    "sam-deliver": {
        "first": {"GWT-SAM-11"},
        "next": {"GWT-SAM-28"},
        "again": {"GWT-SAM-28", "RTN-SAM-16"},
        "big-city": {"RTN-SAM-15"},
        "worth": {"RTN-SAM-15"},
        "listed": {"RTN-SAM-E4"},
        "route": {"RTN-SAM-16"},
    },
    "sam-shop": {why: {"RTN-SAM-10"} for why in ("alike", "money", "action", "cost", "asked", "order")},
    "sam-no-foresight": {"empty": {"GWT-KC-E3"}, "workers": {"GWT-SAM-E2"}},
}
# what follows from what happened before, with nothing to decide
CONSEQUENCES: dict[str, set[str]] = {
    "automa-card": {"GWT-SAM-16"},
    "automa-shuffle": {"GWT-SAM-19"},
    "automa-fee": {"GWT-SAM-24"},
    "automa-by-specialty": {"GWT-SAM-34"},
    "automa-specialty": {"GWT-SAM-33"},
    "sam-add-cattle": {"GWT-SAM-41", "GWT-SAM-42", "GWT-SAM-43"},
    "sam-engineers": {"GWT-SAM-46"},
    "sam-upgrade": {"GWT-SAM-48"},
    "sam-master": {"GWT-SAM-48"},
    "sam-end-of-track": {"GWT-SAM-49"},
    "automa-objective": {"GWT-SAM-30", "GWT-SAM-59", "RTN-SAM-E1"},
    "sam-outlaw": {"GWT-SAM-60"},
    "sam-foresight": {"GWT-SAM-26", "GWT-SAM-E2"},
    "sam-no-income": {"GWT-SAM-27"},
    "sam-no-token": {"GWT-SAM-E7"},
    "sam-town": {"RTN-SAM-6"},
    "sam-expansion": {"RTN-SAM-9"},
    "sam-expansion-done": {"RTN-SAM-7"},
}
# what he cannot do
NOTHING: dict[str, set[str]] = {
    "hire": {"GWT-SAM-E4"},
    "cattle": {"GWT-SAM-41"},
    "value-3": {"GWT-SAM-44"},
    "build": {"GWT-SAM-E4"},
    "locomotive": {"GWT-SAM-49"},
    "disc": {"GWT-SAM-31", "GWT-SAM-50"},
    "objective": {"GWT-SAM-E4"},
    "outlaw": {"GWT-SAM-E4"},
    "hazard": {"GWT-SAM-E4"},
    "shop": {"RTN-SAM-E5"},
    "expansion": {"RTN-SAM-8"},
}
# the events that tell a card's action, one of them each time
DEEDS: dict[str, set[str]] = {
    "hire-specialty": {"sam-hire"},
    "hire-cheapest": {"sam-hire"},
    "buy-cattle": {"sam-buy"},
    "refill-2-then-buy-cattle": {"sam-buy"},
    "take-best-value-3": {"sam-take-cattle"},
    "build": {"automa-build", "automa-replace"},
    "build-with-1-builder": {"automa-build", "automa-replace"},
    "locomotive": {"sam-locomotive"},
    "locomotive-to-next-station": {"sam-locomotive"},
    "objective": {"automa-objective"},
    "outlaw": {"sam-outlaw"},
    "hazard": {"sam-hazard"},
}


@cache
def games() -> list[list[Event]]:
    """Played when the first test asks for them, and not wherever tests are only looked for."""
    return [whole_game("gwt", options, str(seed)) for options in SETS for seed in range(3)]


def test_every_step_cites_a_rule_that_there_is() -> None:
    known = rules_of("gwt")
    steps = [e for heard in games() for e in heard if e.seat == SAM]
    assert len(steps) > 1000
    assert {e.rule for e in steps if e.rule not in known} == set()
    own = {e.key for e in steps if e.key.startswith(("sam-", "automa-"))}
    assert own >= {"automa-card", "automa-move", "sam-hire", "sam-buy", "automa-build", "sam-deliver", "sam-foresight", "sam-shop"}
    told = [Step(line_of(e)) for e in steps if e.key.startswith(("sam-", "automa-"))]
    assert {unexplained(step) for step in told} == {""}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_sentence(lang: str) -> None:
    words = Words(lang, "gwt")
    words.catalogue.bundles = words.catalogue.bundles[:1]  # without the English behind it
    names = words.at_table(["Ann"], {"players": "1"})
    said: set[str] = set()
    for heard in games():
        for e in heard:
            if e.seat == SAM:
                text = words.event(e, names, 0)
                assert words.has(f"event-{e.key}"), e
                assert "{" not in text, text
                assert not re.search(r"[a-z]+-[a-z]+-[0-9]", text), text
                said.add(text)
    assert words.catalogue.problems == []
    assert len(said) > 300
    assert names == ["Ann", "Сэм" if lang == "ru" else "Sam"]


def test_no_reason_is_without_words() -> None:
    """Each `why` that the code can give stands in each language's sentence; the last one of a message is its default."""
    for lang in LANGUAGES:
        text = (PACKAGE / "games" / "gwt" / "words" / lang / "sam.ftl").read_text(encoding="utf-8")
        for key, wanted in REASONS.items():
            body = text.partition(f"event-{key} =")[2].split("\nevent-")[0].split("\nboard-")[0]
            assert set(wanted) <= set(re.findall(r"\[([a-z0-9-]+)\]", body)), (lang, key)
    told = {(e.key, str(e.params["why"])) for heard in games() for e in heard if "why" in e.params}
    assert {(key, why) for key, why in told if why not in REASONS.get(key, {})} == set()


def test_a_card_with_a_shop_in_words() -> None:
    """RTN-SAM-5: the shop comes before his movement, but after the card is drawn."""
    assert Words("en", "gwt").name("sam-north-8", "automa-card") == "card 8 (1 step; takes an outlaw), with a shop to place first"


def test_reasons_in_words() -> None:
    s = solo()
    workers(s, SAM, 4, 3, 1)
    words = Words("en", "gwt")
    said = [words.event(e, ["Ann", "Sam"], HUMAN) for e in sam_plays(s, 14)]
    assert "Sam has 4 steps: one for each worker of his specialty (cowboy: 4)" in said
    assert "Sam builds building 1b on space A1: of those that need as many builders it shows a hand" in said, said
    where = "Sam builds on space A1: the nearest free building space ahead of your herder, branches with hazards left out"
    assert where in said, said


# -- the golden playthroughs, step by step


class Step:
    """A line of a playthrough: `GWT-SAM-54 seat 1 automa-build building=1b location=d-1 why=hand`."""

    def __init__(self, line: str) -> None:
        self.rule, _, seat, self.key, *params = line.split()
        self.seat = int(seat)
        self.params = dict(x.split("=", 1) for x in params)


def turns_of_sam(text: str) -> list[list[Step]]:
    """What is told of each of his turns, from its card to the player's next turn."""
    out: list[list[Step]] = []
    for line in text.splitlines():
        if not re.match("    [A-Z]+-", line) or " all " in line:
            continue
        step = Step(line)
        if step.key == "automa-card":
            out.append([])
        elif step.key == "turn":
            out.append([])  # between his turns
        if out and step.seat == SAM and step.key != "turn":
            out[-1].append(step)
    return [turn for turn in out if turn and turn[0].key == "automa-card"]


def unexplained(step: Step) -> str:
    """What the step lacks, "" if nothing."""
    if step.key in REASONS:
        allowed = REASONS[step.key].get(step.params.get("why", ""), set())
    elif step.key == "automa-nothing":
        allowed = NOTHING.get(step.params.get("what", ""), set())
    else:
        allowed = CONSEQUENCES.get(step.key, set())
    return "" if step.rule in allowed else f"{step.rule} {step.key} {step.params}"


def not_told(turn: list[Step], cards: list[SamCard]) -> str:
    """Which part of his turn is missing: shop, movement, the card's action, the steps of Kansas City (SAM-16..18, RTN-SAM-5)."""
    card = next(x for x in cards if x.slug == turn[0].params["drawn"])
    keys = [x.key for x in turn]
    nothing = [x.params["what"] for x in turn if x.key == "automa-nothing"]
    if card.shop and keys.count("sam-shop") + nothing.count("shop") + nothing.count("expansion") != 1:
        return "shop"
    if keys.count("sam-town") != keys.count("sam-shop"):
        return "town"
    if keys.count("automa-move") != 1:
        return "movement"
    if keys.count("automa-steps") != (0 if card.steps_per == NONE else 1):
        return "steps"
    action = card.action
    if card.otherwise != card.action:
        by = [x for x in turn if x.key == "automa-by-specialty"]
        if len(by) != 1:
            return "specialty"
        action = card.action if by[0].params["fits"] == "1" else card.otherwise
    if not (DEEDS[action] & set(keys) or set(nothing) - {"shop", "expansion"}):
        return action
    if keys.count("automa-place") != keys.count("automa-build"):
        return "place"
    if keys.count("sam-engineers") != (1 if action == "locomotive" and "sam-locomotive" in keys else 0):
        return "engineers"
    arrived = any(x.key == "automa-move" and x.params["location"] == "kansas-city" for x in turn)
    steps = [keys.count("sam-foresight") + keys.count("sam-no-foresight"), keys.count("sam-no-income"), keys.count("sam-deliver")]
    return "" if steps == ([3, 1, 1] if arrived else [0, 0, 0]) else "kansas-city"


SOLO = [options for game, options in GOLDEN if game == "gwt" and options["players"] == "1"]


@pytest.mark.parametrize("options", SOLO, ids=[file_of("gwt", options).stem for options in SOLO])
def test_every_decision_of_a_golden_playthrough_has_its_reason_and_rule(options: dict[str, str]) -> None:
    s = find_game("gwt").new(options, "cards")
    assert isinstance(s, GwtState)
    cards = s.board.solo().cards
    turns = turns_of_sam(file_of("gwt", options).read_text(encoding="utf-8"))
    assert len(turns) > 20
    for turn in turns:
        own = [step for step in turn if step.key.startswith(("sam-", "automa-"))]
        assert [unexplained(step) for step in own if unexplained(step)] == []
        assert not_told(turn, cards) == "", turn[0].params
    # and it would be noticed: a reason or a rule less, or no word about what he did
    for turn in turns:
        for step in turn:
            if step.key in REASONS:
                why = step.params.pop("why")
                assert unexplained(step)
                step.params["why"] = why
                untold = not_told([x for x in turn if x is not step], cards)
                assert untold or step.key in ("sam-disc-from", "automa-no-specialist")  # what happens now and then
            if step.key.startswith(("sam-", "automa-")):
                rule, step.rule = step.rule, "GWT-SAM-1"
                assert unexplained(step)
                step.rule = rule


# -- every rule that decides something


def on_the_way() -> list[Event]:
    """Two ways of equal fees, then only one, past a building of the player."""
    s = solo()
    tile(s, "flood-1", "flood-2-green")
    build(s, HUMAN, "1a", "a-1")
    heard = sam_plays(s, 7)
    for space in ("flood-1", "flood-2", "flood-3", "flood-4"):
        tile(s, space, "flood-2-green")
    s.players[SAM].herder = s.board.at["neutral-a"]
    return heard + sam_plays(s, 7)


def at_the_end_of_the_track() -> list[Event]:
    s = solo()
    workers(s, SAM, 1, 1, 6)
    s.ranches[SAM].locomotive = s.board.last_node - 1
    return sam_plays(s, 6) + sam_plays(s, 6)


def without_discs() -> list[Event]:
    """A station, then a city, with discs that must come from his stations; the city offers an exchange token."""
    s = solo()
    workers(s, SAM, 1, 1, 6)
    s.players[SAM].discs = 0
    stations(s, SAM, "station-1", "station-3")
    locomotive(s, SAM, "11")
    heard = sam_plays(s, 6)
    s.players[SAM].herder = s.board.at["neutral-g"]
    return heard + sam_plays(s, 7)


def tokens_at_arrows() -> list[Event]:
    """Every city in turn."""
    s = solo()
    heard: list[Event] = []
    for city in range(len(s.board.city_slug) - 1):
        cities(s, SAM, **{s.board.city_slug[i].replace("-", "_"): 1 for i in range(city + 1)})
        s.players[SAM].herder = s.board.at["neutral-g"]
        heard += sam_plays(s, 7)
    return heard


def equal_purchases() -> list[Event]:
    s = solo()
    workers(s, SAM, 3, 1, 1)
    market(s, "corriente", "shorthorn-3")
    return sam_plays(s, 3)


def a_replacement() -> list[Event]:
    s = solo()
    workers(s, SAM, 1, 2, 1)
    build(s, SAM, "1b", "a-1")
    s.players[SAM].unbuilt = [s.board.building_slug.index("5b")]
    return sam_plays(s, 4)


def shops_and_big_cities() -> list[Event]:
    """No card, no shops, and cities of equal worth."""
    s = solo(rails="on")
    sam(s).active = []
    heard = sam_plays(s, 7)
    sam(s).active = [0]
    the_north(s).towns[SAM] = (1 << 28) - (1 << 13)
    heard += sam_plays(s, 7)
    s = solo(rails="on")
    route = s.board.solo().north
    assert route is not None
    kept, route.lower = route.lower, [s.board.city_slug.index(x) for x in ("milwaukee", "oregon-city")]
    try:
        the_north(s).towns[SAM] = sum(1 << the_map(s).city_town[city] for city in route.lower)
        s.players[SAM].herder = s.board.at["neutral-g"]
        return heard + sam_plays(s, 6)
    finally:
        route.lower = kept


POSITIONS = [
    on_the_way,
    at_the_end_of_the_track,
    without_discs,
    tokens_at_arrows,
    equal_purchases,
    a_replacement,
    shops_and_big_cities,
]


def numbered(section: str, *numbers: int) -> list[str]:
    return [f"{section}-{n}" for n in numbers]


# why no step of his cites them
NOTHING_TO_DECIDE: dict[str, list[str]] = {
    "set-up": [*numbered("GWT-SAM", *range(1, 11)), *numbered("RTN-SAM", 1, 2, 3, 4)],
    "the player's turn": ["GWT-SAM-12", "GWT-SAM-13", "GWT-SAM-14", "GWT-SAM-E14"],
    "the order of his turn": ["GWT-SAM-17", "GWT-SAM-18", "RTN-SAM-5"],
    "what he is and has": ["GWT-SAM-15", "GWT-SAM-20", "GWT-SAM-32", "GWT-SAM-E3", "GWT-SAM-E5", "GWT-SAM-E13", "RTN-SAM-E6"],
    "what he need not pay or obey": ["GWT-SAM-29", "GWT-SAM-35", "RTN-SAM-12", "RTN-SAM-E2"],
    "where a piece goes that has one place": ["GWT-SAM-38", "RTN-SAM-11"],
    "who is left for a decision that another rule takes": [
        "GWT-SAM-45",  # 39..41
        "GWT-SAM-E6",  # 28
        "GWT-SAM-E10",  # 47, 51
        "GWT-SAM-E15",  # 47
        "GWT-SAM-E16",  # 47
        "GWT-SAM-E17",  # 25
        "RTN-SAM-13",  # 15, 16
        "RTN-SAM-14",  # 15
        "RTN-SAM-E3",  # 15
    ],
    "scoring": ["GWT-SAM-62", "GWT-SAM-63", "GWT-SAM-64"],
    "examples": ["GWT-SAM-X1", "GWT-SAM-X2", "GWT-SAM-X3", "GWT-SAM-X4", "RTN-SAM-X1"],
}


def test_every_rule_that_decides_something_is_told_by_some_step() -> None:
    """A rule of his that no step cites must stand in the list of those that decide nothing, and a cited one must not."""
    known = {x for x in rules_of("gwt") if x.startswith(("GWT-SAM-", "RTN-SAM-"))}
    heard = [e for game in games() for e in game] + [e for position in POSITIONS for e in position()]
    cited = {e.rule for e in heard if e.seat == SAM}
    listed = [x for rules in NOTHING_TO_DECIDE.values() for x in rules]
    assert len(listed) == len(set(listed))
    assert sorted(known - cited) == sorted(listed)
    assert {unexplained(Step(line_of(e))) for e in heard if e.seat == SAM and e.key.startswith(("sam-", "automa-"))} == {""}
