"""Sam at a real table does what the engine's Sam does, told the same facts; and the conversation is sound."""

import random

import pytest

from overlander.companion import begin, read, show
from overlander.companion.gwt import SamAtTable, set_up
from overlander.companion.words import Ask, Tell
from overlander.core.errors import OptionError
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.games.gwt.box import COWBOY
from overlander.games.gwt.rails.shops import the_map
from overlander.games.gwt.sam import cattle, kansas_city, movement
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.sam.turn import SamActs
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import PRIVATE, STRIDE
from overlander.players.greedy.bot import GreedyBot
from overlander.text import LANGUAGES, Words
from tests.companion.facts import fact
from tests.companion.talking import conversation

TOLD = {"companion-automa-build": "automa-build", "companion-automa-replace": "automa-replace"}


def positions(level: str, seed: str, every: int) -> list[GwtState]:
    """Of a solo game, with the human to decide."""
    s = find_game("gwt").new({"players": "1", "sam": level, "sam-ties": "board-order", "sides": "random"}, seed)
    assert isinstance(s, GwtState)
    bot = GreedyBot(seed)
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
    out.s.tile = [tile if low <= tile < low + STRIDE or tile < PRIVATE else 0 for tile in copy.tile]
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
        if s.ended_by >= 0:
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
        table.s.ended_by = s.ended_by
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
    assert one.outcome == two.outcome


@pytest.mark.parametrize(
    ("lang", "way", "where"),
    [
        (
            "en",
            ["first", "fewest locations", "Second", "lowest fees", "Third", "pays you least"],
            ["your herder", "start of the trail"],
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
    buildings = outcome.automa[outcome.categories.index("buildings")]
    assert buildings >= 0
    assert outcome.automa[outcome.categories.index("dollars")] == 0


def test_a_set_up_is_the_same_for_the_same_seed() -> None:
    one, two, other = set_up("a"), set_up("a"), set_up("b")
    assert (one.neutral, one.sides, one.masters) == (two.neutral, two.sides, two.masters)
    assert one.neutral != other.neutral or one.masters != other.masters
    assert len(one.neutral) == 7
    assert len(one.sides) == 12
    assert len(one.masters) == 5


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
