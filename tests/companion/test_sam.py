"""Sam at a real table does what the engine's Sam does, told the same facts; and the conversation is sound."""

import random

import pytest

from overlander.companion import begin, read, show
from overlander.companion.talk import MARK
from overlander.companion.words import Ask, Tell
from overlander.core.errors import OptionError
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.games.gwt.box import COWBOY
from overlander.games.gwt.companion import SamAtTable
from overlander.games.gwt.rails.shops import the_map
from overlander.games.gwt.sam import cattle, kansas_city, movement
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.sam.turn import SamActs
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import PRIVATE, STRIDE
from overlander.players.greedy import GreedyBot
from overlander.text import LANGUAGES, Words
from tests.companion.facts import fact
from tests.companion.talking import conversation
from tests.ledger import rule

TOLD = {"companion-automa-build": "automa-build", "companion-automa-replace": "automa-replace"}


def positions(level: str, seed: str, every: int) -> list[GwtState]:
    """Of a solo game, with the human to decide."""
    s = find_game("gwt").new({"players": "1", "sam": level, "sam-ties": "board-order", "sides": "random"}, seed)
    assert isinstance(s, GwtState)
    bot = GreedyBot(find_game("gwt"))
    out: list[GwtState] = []
    n = 0
    while not s.over():
        if n % every == 0:
            out.append(s.clone())
        seat = s.actor()
        s.apply(seat, bot.choose(s.view(seat), seat, s.offers(seat)))
        n += 1
    return out


def at_table(s: GwtState, level: str) -> SamAtTable:
    """A companion whose Sam has what the engine's has."""
    out = SamAtTable({"sam": level}, "mirror")
    copy = s.clone()
    out.s.players[SAM] = copy.players[SAM]
    out.s.ranches[SAM] = copy.ranches[SAM]
    out.s.sam = copy.sam
    low = PRIVATE + SAM * STRIDE
    out.s.trail.tile = [tile if low <= tile < low + STRIDE or tile < PRIVATE else 0 for tile in copy.trail.tile]
    out.s.heard = []
    return out


def companions_deeds(out: SamAtTable, s: GwtState, kind: int) -> list[Tell]:
    """What the companion tells about a card, with facts of the board."""
    talk = out.act(out.s.board.solo().cards[kind])
    told: list[Tell] = []
    reply: str | None = None
    while True:
        try:
            line = next(talk) if reply is None else talk.send(reply)
        except StopIteration:
            return told
        reply = None
        if isinstance(line, Tell):
            told.append(line)
        else:
            reply = fact(s, line)
            assert line.accepts(reply), (line.key, reply)


def deed(told: list[Tell], key: str) -> dict[str, object] | None:
    for x in told:
        if x.event is not None and x.event.key == key:
            return dict(x.event.params)
        if TOLD.get(x.key) == key:
            return dict(x.params)
    return None


def heard(events: list[Event], key: str) -> dict[str, object] | None:
    for e in events:
        if e.key == key:
            return dict(e.params)
    return None


def same(mine: dict[str, object] | None, theirs: dict[str, object] | None, *fields: str) -> bool:
    return (mine is None) == (theirs is None) and (mine is None or theirs is None or all(mine[f] == theirs[f] for f in fields))


@pytest.mark.parametrize(("level", "seed"), [("easy", "one"), ("medium", "two"), ("hard", "three")])
def test_every_card_means_the_same_at_the_table_and_in_the_engine(level: str, seed: str) -> None:
    compared: set[str] = set()
    for s in positions(level, seed, 12):
        if s.progress.ended_by >= 0:
            continue
        for kind, card in enumerate(s.board.solo().cards):
            engine = s.clone()
            engine.stack.clear()
            engine.heard = []
            fits = card.specialty in (-1, engine.sam_().specialty)
            action = card.action if fits else card.otherwise
            if action == "refill-2-then-buy-cattle":
                cattle.add_cards(engine, "GWT-SAM-43")
                action = "buy-cattle"
            seen = engine.clone()  # the board as the player sees it when the companion asks
            if action == "buy-cattle" and cattle.best_plans(seen, seen.players[SAM].workers[COWBOY]) is None:
                continue  # cards come by chance
            table = at_table(s, level)
            told = companions_deeds(table, seen, kind)
            assert [x.params["steps"] for x in told if x.key == "companion-move"] == [movement.steps(s, card)]
            if action == "buy-cattle":
                cattle.buy_cattle(engine)
            else:
                engine.sam_().card = kind
                engine.push(SamActs(SAM))
            engine.settle()
            events = engine.heard or []
            assert same(deed(told, "sam-hire"), heard(events, "sam-hire"), "worker", "row"), card.slug
            assert same(deed(told, "sam-buy"), heard(events, "sam-buy"), "vp", "cowboys"), card.slug
            assert same(deed(told, "sam-take-cattle"), heard(events, "sam-take-cattle"), "card"), card.slug
            assert same(deed(told, "automa-build"), heard(events, "automa-build"), "building"), card.slug
            assert same(deed(told, "automa-replace"), heard(events, "automa-replace"), "building"), card.slug
            assert same(deed(told, "sam-locomotive"), heard(events, "sam-locomotive"), "node"), card.slug
            assert same(deed(told, "sam-upgrade"), heard(events, "sam-upgrade"), "station"), card.slug
            assert table.s.players[SAM].workers == engine.players[SAM].workers, card.slug
            assert table.s.players[SAM].discs.bit_count() == engine.players[SAM].discs.bit_count(), card.slug
            assert table.s.ranches[SAM].locomotive == engine.ranches[SAM].locomotive, card.slug
            assert table.s.sam_().specialty == engine.sam_().specialty, card.slug
            compared.update(e.key for e in events)
    assert {"sam-hire", "sam-buy", "automa-build", "sam-locomotive", "sam-upgrade"} <= compared


def test_deliveries_go_to_the_same_cities() -> None:
    for s in positions("medium", "cities", 25):
        engine = s.clone()
        engine.stack.clear()
        engine.heard = []
        table = at_table(s, "medium")
        kansas_city.SamDelivery(SAM).run(engine)
        engine.settle()
        table.s.progress.ended_by = s.progress.ended_by
        talk = table.visit()
        line = next(talk)
        while not (isinstance(line, Ask) and line.key == "companion-objective-points"):
            try:
                line = talk.send("no") if isinstance(line, Ask) else next(talk)
            except StopIteration:
                break
        assert table.s.ranches[SAM].cities == engine.ranches[SAM].cities


def converse(seed: str, turns: int, lang: str = "en", rails: str = "off") -> str:
    level = random.Random(seed).choice(["easy", "medium", "hard"])
    return conversation("gwt", {"sam": level, "rails": rails}, seed, turns, lang)


@pytest.mark.parametrize("rails", ["off", "on"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_conversation_in_words(lang: str, rails: str) -> None:
    text = converse(f"talk {lang}", 25, lang, rails)
    assert len(text) < 3000  # fits into an address
    one, two = read("gwt", text), read("gwt", text)
    assert [repr(x) for x, _ in one.said] == [repr(x) for x, _ in two.said]
    assert one.outcome is not None
    assert two.outcome is not None
    assert one.outcome.points == two.outcome.points


@pytest.mark.parametrize(
    ("lang", "way", "where"),
    [
        (
            "en",
            ["first", "fewest locations", "Second", "lowest fees", "Third", "pays you least"],
            ["your herder", "beginning of the trail"],
        ),
        ("fr", ["d’abord", "moins de lieux", "Ensuite", "taxes", "Enfin", "paie le moins"], ["votre éleveur", "début du parcours"]),
        (
            "ru",
            ["во-первых", "всего локаций", "Во-вторых", "штрафы", "В-третьих", "платят вам"],
            ["погонщика", "начала тропы"],
        ),
    ],
)
def test_where_sam_goes_and_builds_is_said_in_the_order_of_his_rules(lang: str, way: list[str], where: list[str]) -> None:
    words = Words(lang, "gwt")
    board = SamAtTable({"sam": "medium"}, "ways").s.board
    builds = [kind for kind, card in enumerate(board.solo().cards) if card.action == "build" == card.otherwise]
    assert builds
    for kind in builds:
        table = SamAtTable({"sam": "medium"}, "ways")
        table.s.heard = []
        before = table.s.clone()
        told = companions_deeds(table, before, kind)
        said = {x.key: show.tell(words, "gwt", x).text for x in told if x.key}
        assert list(said) == ["companion-move", "companion-way", "companion-way-fees", "companion-automa-build", "companion-where"]
        assert str(movement.steps(before, board.solo().cards[kind])) in said["companion-move"]
        for text, parts in ((said["companion-way"], way), (said["companion-where"], where)):
            places = [text.find(part) for part in parts]
            assert -1 not in places, (text, parts)
            assert places == sorted(places)


def test_every_card_comes_before_any_comes_again() -> None:
    text = converse("deck", 15)
    events = [x.event for x, _ in read("gwt", text).said if isinstance(x, Tell) and x.event is not None]
    drawn = [event.params["drawn"] for event in events if event.key == "automa-card"]
    assert len(drawn) == 15
    first = drawn[: len(set(drawn))]
    assert len(set(first)) == len(first)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "companion-unreadable"),
        ("nonsense", "companion-unreadable"),
        ("sam=easy,sam-first-city=standard", "companion-unreadable"),
        ("sam=easy~x", "companion-unreadable"),
        ("sam=easy,sam-first-city=standard,simmental=off,rails=off,brahman=off~x~<b>", "companion-unreadable"),
        ("sam=easy,sam-first-city=standard,simmental=off,rails=off,brahman=off~x~sheriff", "companion-answer"),
        ("sam=easy,sam-first-city=standard,simmental=off,rails=off,brahman=off~x" + "~turn" * 3000, "companion-unreadable"),
        ("sam=brutal,sam-first-city=standard,simmental=off,rails=off,brahman=off~x", "bad-option-value"),
    ],
)
def test_what_is_no_companion_game_is_refused(text: str, code: str) -> None:
    with pytest.raises(OptionError) as error:
        read("gwt", text)
    assert error.value.code == code


def test_another_game_has_no_companion() -> None:
    with pytest.raises(OptionError) as error:
        begin("chess", {}, "x")
    assert error.value.code == "no-companion"


def test_points_come_from_what_happened() -> None:
    text = converse("points", 12)
    outcome = read("gwt", text).outcome
    assert outcome is not None
    buildings = outcome.points[SAM][outcome.categories.index("buildings")]
    assert buildings >= 0
    assert outcome.points[SAM][outcome.categories.index("dollars")] == 0


def set_up_said(options: dict[str, str], lang: str = "en") -> dict[str, str]:
    """What is said at the set-up, by its key."""
    words = Words(lang, "gwt")
    said = read("gwt", MARK.join([begin("gwt", options, "x"), "cowboy"])).said
    return {x.key: show.tell(words, "gwt", x).text for x, _ in said if isinstance(x, Tell)}


SLIDES = {
    "en": ("bottom space", "top spaces", "slide the others away from the stack", "cattle market"),
    "fr": ("case du bas", "cases du haut", "en les éloignant de la pioche", "marché au bétail"),
    "ru": ("нижнюю клетку", "верхние", "сдвиньте остальные от стопки", "рынок скота"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@rule("GWT-SAM-13", "GWT-SAM-14", "GWT-SAM-26")
def test_foresights_and_objectives_slide(lang: str) -> None:
    """After Sam's visits and after the player's own; the cattle market is not refilled in Kansas City."""
    bottom, top, along, market = SLIDES[lang]
    words = Words(lang, "gwt")
    at_set_up = set_up_said({}, lang)
    assert at_set_up["companion-slide-foresights"].index(bottom) < at_set_up["companion-slide-foresights"].index(top)
    assert along in at_set_up["companion-slide-objectives"]
    leave = show.tell(words, "gwt", Tell("companion-leave", "GWT-SAM-26", {})).text
    assert leave.index(bottom) < leave.index(top)
    assert market not in leave
    assert along.lower() in show.tell(words, "gwt", Tell("companion-automa-objective", "GWT-SAM-59", {})).text.lower()


@pytest.mark.parametrize(("lang", "words"), [("en", "you choose"), ("fr", "vous choisissez"), ("ru", "выбираете вы")])
@rule("GWT-SAM-61")
def test_equal_hazards_are_the_players_choice(lang: str, words: str) -> None:
    assert words in show.tell(Words(lang, "gwt"), "gwt", Tell("companion-hazard", "GWT-SAM-61", {})).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rails", ["off", "on"])
@rule("GWT-SAM-25")
def test_what_was_reconstructed_is_told_without_names_of_files(lang: str, rails: str) -> None:
    doubt = set_up_said({"rails": rails}, lang)["companion-doubt"]
    assert ".toml" not in doubt
    assert "--" not in doubt
    sources = {x["id"].rpartition("-")[2]: x.get("sources", {}) for x in find_game("gwt").pack().rows("solo_sam", "cards")}
    assert [n for n, found in sources.items() if "steps_per" in found] == ["10", "11", "12", "14", "15"]
    assert [n for n, found in sources.items() if "action" in found] == ["1", "2"]
    for number in ("9", "10", "12", "14", "15"):
        assert number in doubt


@rule("GWT-SAM-11")
def test_the_first_delivery_is_the_options() -> None:
    for options, city in (({"sam": "hard"}, "Peoria"), ({"sam-first-city": "chicago"}, "Chicago")):
        assert city in set_up_said(options)["companion-first-delivery"]
        assert "companion-route" not in set_up_said(options)


@pytest.mark.parametrize(("level", "city"), [("easy", "Bloomington"), ("hard", "Toledo")])
@rule("RTN-SAM-13", "RTN-SAM-15", "RTN-SAM-16")
def test_with_rails_to_the_north_the_route_card_says_where_he_delivers(level: str, city: str) -> None:
    """A big city with his shop comes first, so no first city is promised."""
    said = set_up_said({"sam": level, "rails": "on"})
    assert "companion-first-delivery" not in said
    assert all(city not in x for key, x in said.items() if key != "companion-route")
    route = said["companion-route"]
    assert route.index("big city") < route.index("otherwise") < route.index(city)


COWBOYS, BUILDERS, ENGINEERS = 0, 1, 2


@pytest.mark.parametrize(
    ("card", "workers", "specialty", "answers", "asked", "hired"),
    [
        (1, [2, 1, 1], COWBOYS, ["3"], ["cowboy"], "cowboy"),
        (1, [3, 2, 1], COWBOYS, ["0", "4"], ["cowboy", "builder"], "builder"),
        (1, [3, 2, 1], COWBOYS, ["0", "0", "1"], ["cowboy", "builder", "engineer"], "engineer"),
        (1, [2, 1, 1], COWBOYS, ["0", "2", "1"], ["cowboy", "builder", "engineer"], "engineer"),
        (1, [6, 1, 2], COWBOYS, ["1"], ["engineer"], "engineer"),
        (1, [2, 1, 1], COWBOYS, ["0", "2", "2", "engineer"], ["cowboy", "builder", "engineer", ""], "engineer"),
        (1, [2, 1, 1], COWBOYS, ["0", "0", "0"], ["cowboy", "builder", "engineer"], ""),
        (2, [6, 2, 1], COWBOYS, ["2", "1"], ["builder", "engineer"], "engineer"),
        (2, [2, 1, 1], COWBOYS, ["1", "1", "1"], ["cowboy", "builder", "engineer"], "cowboy"),
        (2, [2, 1, 1], COWBOYS, ["3", "1", "1", "engineer"], ["cowboy", "builder", "engineer", ""], "engineer"),
        (2, [2, 1, 1], COWBOYS, ["1", "3", "3"], ["cowboy", "builder", "engineer"], "cowboy"),
        (2, [6, 6, 6], ENGINEERS, [], [], ""),
    ],
)
@rule("GWT-SAM-36", "GWT-SAM-37", "GWT-SAM-E4")
def test_to_hire_only_what_decides_is_asked(
    card: int, workers: list[int], specialty: int, answers: list[str], asked: list[str], hired: str
) -> None:
    """Workers whose row on his board is full, or of whom he has fewer than of one on offer, do not matter."""
    table = SamAtTable({"sam": "medium"}, "x")
    table.s.players[SAM].workers = workers[:]
    table.s.sam_().specialty = specialty
    table.s.heard = []
    talk = table.hire(table.s.board.solo().cards[card - 1].action)
    questions: list[str] = []
    told: list[Event] = []
    left = answers[:]
    reply: str | None = None
    while True:
        try:
            line = next(talk) if reply is None else talk.send(reply)
        except StopIteration:
            break
        reply = None
        if isinstance(line, Ask):
            questions.append(str(line.params.get("worker", "")))
            reply = left.pop(0)
            assert line.accepts(reply)
        elif line.event is not None:
            told.append(line.event)
    assert questions == asked
    assert [e.params["worker"] for e in told if e.key == "sam-hire"] == ([hired] if hired else [])


def test_rows_that_cannot_hold_so_many_workers_do_no_harm() -> None:
    table = SamAtTable({"sam": "medium"}, "x")
    last = str(len(table.s.board.row_cost))
    table.s.heard = []
    talk = table.hire("hire-cheapest")
    line = next(talk)
    while isinstance(line, Ask):
        line = talk.send(last if line.key == "companion-cheapest" else line.options[0].value)
    assert line.event is not None
    assert line.event.key == "sam-hire"


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_options_that_the_companion_does_not_know_are_refused_by_name(game: str) -> None:
    with pytest.raises(OptionError) as error:
        begin(game, {"layout": "random", "moon": "full"}, "x")
    assert error.value.code == "companion-option"
    assert error.value.params["option"] == "layout, moon"


def test_slots_that_are_equal_for_him_are_asked() -> None:
    """RTN-SAM-10: most money or an immediate action, in a town as a correction may have it."""
    table = SamAtTable({"sam": "medium", "rails": "on"}, "slots")
    m = the_map(table.s)
    town = m.town_slug.index("hall-town")
    kept, m.town_slots[town] = m.town_slots[town], [m.slot_slug.index(x) for x in ("plain", "token", "gain-2", "gain-2")]
    try:
        table.s.heard = []
        talk = table.shop()
        yours = next(talk)
        assert isinstance(yours, Ask)
        assert yours.key == "companion-your-shop"
        tie = talk.send("token")  # taken by the player: only the money is left
        assert isinstance(tie, Tell)
        table = SamAtTable({"sam": "medium", "rails": "on"}, "slots")
        table.s.heard = []
        talk = table.shop()
        next(talk)
        asked = talk.send("none")
        assert isinstance(asked, Ask)
        assert (asked.key, asked.rule) == ("companion-tie", "RTN-SAM-10")
        words = Words("en", "gwt")
        assert [show.option(words, x) for x in asked.options] == [
            "Sam places his shop on the slot with an exchange token",
            "Sam places his shop on the slot with $2",
        ]
        told = talk.send("1")
        assert isinstance(told, Tell)
        events = [x.event.key for x in (told, *talk) if isinstance(x, Tell) and x.event is not None]
        assert events == ["sam-town", "sam-shop"]
    finally:
        m.town_slots[town] = kept
