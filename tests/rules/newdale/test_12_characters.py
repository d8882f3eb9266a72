"""Characters (NEW-CHR)."""

from overlander.core.choice import (
    NONE,
)
from overlander.games.newdale.assistants import (
    available,
)
from overlander.games.newdale.shadows import (
    check_shadows,
)
from overlander.games.newdale.state import (
    NewdaleState,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    asked,
    card,
    cards_in_hand,
    character,
    coal,
    coals,
    empty_piles,
    extras,
    face_up,
    hand,
    hand_of,
    hand_sizes,
    listen,
    me,
    new_game,
    pawn,
    payments,
    play,
    position,
    refused,
    removed,
    scores,
    steps,
)


def with_character(slug: str, chapter: str = "7", players: int = 2) -> NewdaleState:
    """Seat 0 has this character and is asked something of its own turn."""
    s = position(players, chapter)
    character(s, 0, slug)
    pawn(s, 0, "growth")
    return s


@rule("NEW-CHR-1", "NEW-CHR-4", "NEW-CHR-9")
def test_a_character_is_used_once() -> None:
    s = with_character("enoch-brubak")
    assert extras(s, 0) == ["call:enoch-brubak"]
    play(s, 0, "call:enoch-brubak")
    assert (coals(s), me(s).people.character, me(s).hand) == (7, NONE, [])
    assert extras(s, 0) == []
    assert refused(s, 0, "call:enoch-brubak") == "NEW-CHR-1"
    assert asked(s, 0) == "BuyPawn"


@rule("NEW-CHR-2", "NEW-CHR-10", "NEW-CHR-X1")
def test_nate_welton() -> None:
    s = with_character("nate-welton", players=3)
    for seat, n in enumerate((4, 2, 6)):
        hand_of(s, seat, n)
    s.calendar.first = 1
    play(s, 0, "call:nate-welton")
    assert (s.actor(), asked(s, 1)) == (1, "KeepOne"), "in turn order from the first player"
    assert len(steps(s, 1)) == 3
    play(s, 1, steps(s, 1)[0])
    assert s.actor() == 2
    play(s, 2, steps(s, 2)[2])
    assert hand_sizes(s) == [7, 3, 7]
    assert len(s.piles.discard) == 4
    assert asked(s, 0) == "BuyPawn"


@rule("NEW-CHR-E6")
def test_the_kept_card_stays_hidden() -> None:
    s = with_character("nate-welton")
    play(s, 0, "call:nate-welton")
    assert s.view(0).players[1].aside == [NONE] * 3
    kept = steps(s, 1)[1].partition(":")[2]
    heard = listen(s, 1, f"keep:{kept}")
    assert kept not in str([x.params for x in heard])
    assert cards_in_hand(s, 1) == [kept]
    assert len(s.view(0).piles.discard) == 2


@rule("NEW-CHR-E4")
def test_nate_while_the_pile_runs_dry() -> None:
    s = with_character("nate-welton")
    hand_of(s, 0, 4)
    empty_piles(s)
    play(s, 0, "call:nate-welton")
    assert asked(s, 0) == "DiscardHalf"
    play(s, 0, steps(s, 0)[0])
    assert len(me(s).hand) == 4, "two came back, the third was lost"


@rule("NEW-CHR-3", "NEW-SHD-6", "NEW-SHD-8")
def test_hermine_draws_two_pawns_for_her_owner() -> None:
    s = with_character("hermine")
    s.market.bag = [0, 0, 1, 0, 1]
    s.market.out = 0
    play(s, 0, "call:hermine")
    assert me(s).people.helpers == [0, 0, 1, 0, 1]
    assert available(s, 0) == [2, 1, 2, 1], "a Shadow gives nothing"
    assert available(s, 1) == [2, 1, 1, 1]
    check_shadows(s)
    assert scores(s) == [3, 3], "and does not count in the check"


@rule("NEW-CHR-E3")
def test_hermine_with_an_almost_empty_bag() -> None:
    s = with_character("hermine")
    s.market.bag = [1, 0, 0, 0, 0]
    play(s, 0, "call:hermine")
    assert me(s).people.helpers == [1, 0, 0, 0, 0]


@rule("NEW-CHR-5", "NEW-CHR-E2")
def test_onyx_takes_an_assistant_of_ones_choice() -> None:
    s = with_character("onyx")
    s.market.bag = [0, 2, 0, 1, 4]
    play(s, 0, "call:onyx")
    assert steps(s, 0) == ["assistant:green", "assistant:blue"], "no Shadow"
    play(s, 0, "assistant:blue")
    assert available(s, 0) == [2, 1, 1, 2]
    assert available(s, 1) == [2, 1, 1, 1]


@rule("NEW-CHR-6")
def test_no_other_character_lowers_a_building() -> None:
    for slug, declared in (("enoch-brubak", False), ("onyx", False), ("hermine", False), ("gunda", True)):
        s = with_character(slug)
        coal(s, 0, 20)
        hand(s, 0, "library-1")
        pawn(s, 0, "build")
        town = steps(s, 0, "build:library-1")[0]
        assert bool([x for x in steps(s, 0, town) if "gunda" in x]) == declared


@rule("NEW-CHR-6", "NEW-CHR-14", "NEW-CHR-E5")
def test_gunda_lowers_one_building() -> None:
    s = position(2, "8")
    character(s, 0, "gunda")
    coal(s, 0, 4)
    hand(s, 0, "library-1")
    s.board.sailors[:] = [card(s, "cook-1")]
    pawn(s, 0, "growth")
    assert extras(s, 0) == []
    assert refused(s, 0, "call:gunda") == "NEW-CHR-14"
    assert steps(s, 0) == ["pass"], "not Growth"
    pawn(s, 0, "build")
    assert steps(s, 0) == ["build:library-1", "pass"], "not a sailor"
    town = steps(s, 0, "build:library-1")[0]
    play(s, 0, town + ",gunda+coal*2")
    assert (coals(s), me(s).people.character) == (2, NONE)


@rule("NEW-CHR-11", "NEW-CHR-E1")
def test_aaron_searches_the_draw_pile_only() -> None:
    s = with_character("aaron-reitzke")
    vineyards = [card(s, f"vineyards-{i}") for i in range(1, 5)]
    s.piles.discard.extend(vineyards)
    s.piles.draw[:] = [x for x in s.piles.draw if x not in vineyards][:6]
    play(s, 0, "call:aaron-reitzke")
    assert (s.piles.draw, len(s.piles.discard), me(s).hand) == ([], 10, [])
    s = with_character("aaron-reitzke")
    s.piles.draw[:] = [card(s, x) for x in ("mill-1", "mill-2", "vineyards-2")]
    play(s, 0, "call:aaron-reitzke")
    assert cards_in_hand(s) == ["vineyards-2"]
    assert len(s.piles.draw) + len(s.piles.discard) == 2
    assert asked(s, 0) == "BuildVineyards"


@rule("NEW-CHR-12", "NEW-CHR-13", "NEW-CHR-X3")
def test_aarons_vineyards_may_be_built_at_once() -> None:
    s = with_character("aaron-reitzke")
    face_up(s, "vineyards-4")
    coal(s, 0, 5)
    removed(s, 0, "range")
    play(s, 0, "call:aaron-reitzke", "keep:vineyards-4")
    towns = steps(s, 0, "build:vineyards-4")
    on_hills = [x for x in towns if s.box.land.town_terrain[s.box.land.town(x.partition("@")[2])] == 3]
    assert payments(s, 0, on_hills[0]) == ["coal*2"]
    play(s, 0, steps(s, 0, on_hills[0])[0])
    assert me(s).towns.bit_count() == 2
    assert me(s).estate.specials == [card(s, "vineyards-4")]
    while asked(s, 0) != "BuyPawn":
        play(s, 0, steps(s, 0)[-1])
    assert asked(s, 0) == "BuyPawn", "no pawn and no phase was used"


@rule("NEW-CHR-13")
def test_aarons_vineyards_stay_in_hand_otherwise() -> None:
    s = with_character("aaron-reitzke")
    face_up(s, "vineyards-4")
    me(s).towns = (1 << 11) - 1
    play(s, 0, "call:aaron-reitzke", "keep:vineyards-4")
    assert steps(s, 0) == ["pass"], "no house is left"
    play(s, 0, "pass")
    assert cards_in_hand(s) == ["vineyards-4"]


@rule("NEW-CAMP-11", "NEW-CAMP-E2")
def test_characters_by_chapter() -> None:
    four = ["nate-welton", "hermine", "enoch-brubak", "onyx"]
    found = {x: new_game(2, x).box.chapter.characters for x in ("1", "2", "3b", "4a", "4b", "6", "7", "8")}
    assert found["1"] == []
    assert found["2"] == found["3b"] == four
    assert found["4a"] == found["4b"] == found["6"] == [*four, "gunda"]
    assert found["7"] == found["8"] == [*four, "gunda", "aaron-reitzke"]


@rule("NEW-CHR-10", "NEW-CHR-E4")
def test_of_two_cards_one_is_kept_too() -> None:
    s = with_character("nate-welton")
    empty_piles(s)
    s.piles.draw.extend(s.piles.boxed[:4])
    del s.piles.boxed[:4]
    play(s, 0, "call:nate-welton")
    assert len(me(s).hand) == 3
    play(s, 0, steps(s, 0)[0])
    assert asked(s, 1) == "KeepOne"
    assert len(steps(s, 1)) == 2, "one was left, one came back"
    play(s, 1, steps(s, 1)[0])
    assert (len(me(s, 1).hand), len(s.piles.discard)) == (1, 1)
    s = with_character("nate-welton")
    empty_piles(s)
    s.piles.draw.extend(s.piles.boxed[:3])
    del s.piles.boxed[:3]
    play(s, 0, "call:nate-welton")
    play(s, 0, steps(s, 0)[0])
    assert (s.actors(), len(me(s, 1).hand), len(s.piles.discard)) == ([0], 1, 0), "of one card nobody is asked"


@rule("NEW-CHR-E4", "NEW-GEN-15")
def test_nate_leaves_no_card_for_the_others() -> None:
    s = with_character("nate-welton")
    hand_of(s, 1, 4)
    empty_piles(s)
    s.piles.draw.extend(s.piles.boxed[:3])
    del s.piles.boxed[:3]
    play(s, 0, "call:nate-welton")
    assert {asked(s, seat) for seat in s.actors()} == {"DiscardHalf"}, "asked before the other draws"
