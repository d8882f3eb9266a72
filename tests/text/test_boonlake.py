"""Everything in the box of Boonlake has a name and, where it does something, words for what it does."""

import pytest

from overlander.core.choice import parse
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.drawing.grammar import coin
from overlander.games.boonlake.artifacts.box import CONDITIONS, FACES
from overlander.games.boonlake.box import RESOURCES, STRIPS
from overlander.games.boonlake.cards import lay_card
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.names import Names
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from overlander.text import LANGUAGES, Words
from tests.drawing.sound import pointed_at
from tests.rules.boonlake.expansion import artifact, pawn, quiet
from tests.rules.boonlake.position import ask, display, hand, me, tile
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
    assert words.event(lost, ["Ann"], 0) == "Ann loses 3 points"
    assert Words("ru", "boonlake").event(lost, ["Анна"], 0) == "Анна теряет 3 очка"
    assert Words("fr", "boonlake").event(lost, ["Anne"], 0) == "Anne perd 3 points"


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
