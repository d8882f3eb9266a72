"""Everything in the box of Boonlake has a name and, where it does something, words for what it does."""

import pytest

from overlander.core.choice import parse
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.drawing.grammar import coin
from overlander.games.boonlake.artifacts.box import CONDITIONS, FACES
from overlander.games.boonlake.artifacts.shipyard import TakingArtifact
from overlander.games.boonlake.box import RESOURCES, STRIPS
from overlander.games.boonlake.cards import lay_card
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.names import Names
from overlander.games.boonlake.river import PhaseB
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import Hire, ModernizeOrDraw, TakeShare
from overlander.text import LANGUAGES, Words
from tests.drawing.sound import pointed_at
from tests.rules.boonlake.expansion import artifact, pawn, quiet, table
from tests.rules.boonlake.position import ask, display, events, hand, levers, me, play, ships, tile, turn
from tests.text.test_games import HOLE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_says_what_it_does(lang: str) -> None:
    words = Words(lang, "boonlake")
    words.catalogue.bundles = words.catalogue.bundles[:1]
    names = words.names
    assert isinstance(names, Names)
    state = find_game("boonlake").new({"players": "4", "artifacts": "on"}, "x")
    assert isinstance(state, BoonState)
    box = state.box
    told = {
        "card": box.cards,
        "tile": box.scoring_slug + [x for x in box.tile_slug if x in names.building_tiles],
        "lever": box.levers,
        "artifact": FACES,
        "space": box.kit().lake[1:],
        "region": box.regions,
        "strip": STRIPS,
    }
    for kind, slugs in told.items():
        for slug in slugs:
            lines = names.about(slug)
            assert names.find(slug, kind) is not None
            assert lines
            assert not [line for line in lines if HOLE.search(line) or "-" + slug in line]
    silent = {"resource": RESOURCES, "condition": CONDITIONS, "tile": box.tile_slug + list(names.solo_tiles), "space": box.river}
    for kind, slugs in silent.items():
        assert [slug for slug in slugs if names.find(slug, kind) is None] == []
    every = [names.card(slug) for slug in box.cards]
    assert len(set(every)) == len(every)
    assert words.catalogue.problems == []


def test_a_few_sentences() -> None:
    words = Words("en", "boonlake")
    assert words.name("moonlit-toll-gate", "card") == "Toll Gate (night)"
    assert words.name("strongbox", "card") == "Strongbox I (night)"
    assert words.about("sunlit-kiln")[1] == "At once: 3 cards for 1 vase, 2 coins or 2 coins, 1 vase for 3 cards"
    assert words.about("sunlit-mint")[1] == "At the end: steps on the coin track, 3 points from 4 on, 6 points from 7 on"
    lost = Event("points", 0, "BOON-TURN-2", {"n": -3}, {})
    assert words.event(lost, ["Ann"], 0) == "Ann loses 3 points (price of the row)"
    assert Words("ru", "boonlake").event(lost, ["Анна"], 0) == "Анна теряет 3 очка (цена ряда)"
    assert Words("fr", "boonlake").event(lost, ["Anne"], 0) == "Anne perd 3 points (prix de la rangée)"


def log(s: BoonState, lang: str, *tokens: str) -> list[str]:
    """What a spectator reads of these answers of seat 0, who is called Ann."""
    words = Words(lang, "boonlake")
    return [words.event(e, ["Ann", "Bob"], -1) for e in events(s, 0, *tokens)]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ann places the lever Petty Cash for 4 coins", "Ann gives up 1 inhabitant"]),
        ("fr", ["Ann place le Levier «\u00a0Petite caisse\u00a0» pour 4 Pièces", "Ann perd 1 Habitant"]),
        ("ru", ["Ann ставит рычаг «Мелочь» за 4 монеты", "Ann отдаёт 1 жителя"]),
    ],
)
def test_the_log_tells_the_inhabitant_that_a_lever_costs(lang: str, said: list[str]) -> None:
    s = quiet()
    turn(s, 0, "progress")
    ask(s, 0, ModernizeOrDraw(0))
    assert log(s, lang, "modernize:m22")[:2] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ann uses the lever", "Ann gives up 1 vase", "Ann gains 6 coins"]),
        ("fr", ["Ann utilise le Levier", "Ann rend 1 Vase", "Ann obtient 6 Pièces"]),
        ("ru", ["Ann использует рычаг", "Ann отдаёт 1 вазу", "Ann получает 6 монет"]),
    ],
)
def test_the_log_tells_the_vase_that_a_lever_sells(lang: str, said: list[str]) -> None:
    s = quiet()
    levers(s, 0, "m11")
    me(s).vases = 1
    ask(s, 0, Hire(0, False))
    told = log(s, lang, "lever:m11-coins")[:3]
    assert (told[0].startswith(said[0]), told[1:]) == (True, said[1:])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann lowers the lever Master Builder without effect"),
        ("fr", "Ann abaisse le Levier «\u00a0Maître bâtisseur\u00a0» sans effet"),
        ("ru", "Ann опускает рычаг «Главный строитель» без действия"),
    ],
)
def test_the_log_tells_a_lever_that_is_a_price(lang: str, said: str) -> None:
    for owned in (("m13",), ("m13", "m22")):
        s = quiet()
        levers(s, 0, *owned)
        table(s, "a8")
        s.table().prices = [[s.box.kit().price_slug.index("pr6")]]
        ask(s, 0, TakingArtifact(0))
        assert said in log(s, lang, "artifact:a8", *(["lower:m13"] if len(owned) > 1 else []))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann takes the reward of the harbour at river space 8 instead"),
        ("fr", "Ann prend plutôt la récompense du Port, case 8 de la rivière"),
        ("ru", "Ann берёт награду другой клетки: гавань, клетка реки 8"),
    ],
)
def test_the_log_tells_whose_reward_a_ship_takes(lang: str, said: str) -> None:
    s = quiet()
    ships(s, "c6", "c8")
    ask(s, 0, PhaseB(0))
    play(s, 0, "ship:c9")
    after = s.clone()
    assert log(after, lang, "reward:c8")[0] == said
    assert said not in log(s, lang, "reward:c9")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Ann’s boat is now at iron", "Ann’s boats are now at wood and iron"),
        ("fr", "Le Canot d’Ann est maintenant à côté du fer", "Les Canots d’Ann sont maintenant à côté du bois et du fer"),
        ("ru", "Лодка игрока Ann теперь у железа", "Лодки игрока Ann теперь у древесины и железа"),
    ],
)
def test_who_has_one_boat_left_has_no_boats(lang: str, one: str, two: str) -> None:
    words = Words(lang, "boonlake")
    for n, boats, said in ((1, "iron", one), (2, "wood,iron", two)):
        assert words.event(Event("boats", 0, "BOON-RES-4", {"boats": boats, "n": n}, {}), ["Ann"], 0) == said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "The Wise Eminence takes"), ("fr", "La Sage Éminence prend"), ("ru", "Мудрый Старейшина")]
)
def test_who_is_called_by_a_common_name_begins_a_sentence(lang: str, said: str) -> None:
    words = Words(lang, "boonlake")
    alone = {"players": "1", "artifacts": "off", "eminence": "medium"}
    taken = Event("take-strip", 1, "BOON-SOLO-11", {"strip": "hire", "row": 3}, {})
    assert words.event(taken, words.called(["Ann"], alone), 0).startswith(said)
    assert words.at_table(["Ann"], alone)[1][0].isupper()


def test_an_interim_scoring_tells_what_it_pays_for() -> None:
    words = Words("en", "boonlake")
    gains = [Event("points", 0, f"BOON-INT-{n}", {"n": 2}, {}) for n in (5, 6, 7, 9)]
    told = [words.event(event, ["Ann"], 0) for event in gains]
    assert told[1] == "Ann gains 2 points (emptied recesses)"
    assert len(set(told)) == len(told)


def offered() -> BoonState:
    """A site for 4 coins and one for a coin may be developed; the pawn lies where a return costs 8 coins."""
    s = quiet()
    tile(s, "h13", "g06")
    tile(s, "h12", "g16")
    pawn(s, 0, "v4")
    ask(s, 0, DevelopOrUpgrade(0))
    return s


@pytest.mark.parametrize(
    ("plugged", "said"), [(2, ["pay 4 coins", "pay 1 coin", "for 8 coins"]), (3, ["pay 3 coins", "", "for 7 coins"])]
)
def test_what_artifact_a10_takes_off_is_not_asked_for(plugged: int, said: list[str]) -> None:
    s = offered()
    artifact(s, 0, "a10", plugged)
    words = Words("en", "boonlake")
    tokens = ("develop:h13@single", "develop:h12@lower", "return:v4")
    for token, paid in zip(tokens, said, strict=True):
        c = parse(s.verbs(), token)
        sentence = words.choice(s.view(0), 0, c)
        _, _, glyphs = pointed_at(s.view(0), 0, c)
        assert paid in sentence if paid else "pay" not in sentence
        coins = [n for n in range(1, 9) if coin(n, True) in glyphs]
        assert coins == ([int(paid.split()[1])] if paid else [])


def test_an_exchange_tells_what_it_costs_with_artifact_a10() -> None:
    words = Words("en", "boonlake")
    for plugged, paid in ((2, "Give 4 coins for 2 cards"), (3, "Give 3 coins for 2 cards")):
        s = quiet()
        artifact(s, 0, "a10", plugged)
        hand(s, 0, "sunlit-market-hall")
        me(s).playing = me(s).hand.pop()
        lay_card(s, 0)
        assert words.choice(s.view(0), 0, parse(s.verbs(), "exchange:2")) == paid


def test_the_two_ways_to_replace_a_house_are_told_apart() -> None:
    words = Words("en", "boonlake")
    assert "goes back to your board" in words.about("town-charter")[1]
    assert "without giving inhabitants" in words.about("v2")[0]


@pytest.mark.parametrize(("strip", "coins"), [("cattle", 2 + 1 + 2), ("settle", 2 + 1)])
def test_a_discard_tells_all_the_coins_it_brings(strip: str, coins: int) -> None:
    s = quiet()
    display(s, 0, "idle-herd", "moonlit-paper-dealer")  # for a card instead of cattle; for a night card
    hand(s, 0, "moonlit-toll-gate")
    s.strips.taken = STRIPS.index(strip)
    s.push(TakeShare(0, True))
    c = parse(s.verbs(), "discard:moonlit-toll-gate")
    assert f"for {coins} coins" in Words("en", "boonlake").choice(s.view(0), 0, c)
    assert coin(coins) in pointed_at(s.view(0), 0, c)[2]
    before = me(s).coins
    s.apply(0, c)
    assert me(s).coins == before + coins
