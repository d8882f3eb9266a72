"""Production and compensation (NEW-PROD, NEW-CMP)."""

from itertools import product

from overlander.core.choice import NONE
from overlander.games.newdale.production import missing
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    asked,
    built,
    card,
    coals,
    goods,
    hand,
    hand_of,
    me,
    only,
    pawn,
    play,
    position,
    printed,
    refused,
    removed,
    steps,
    tiles,
)
from tests.rules.offers import told

YELLOW_RED = [2, 0, 2, 0]  # mill-1


def producing(slug: str, zone: str, mode: str, hand_cards: tuple[str, ...] = (), **assistants: int) -> NewdaleState:
    s = position()
    if slug != "coal-mine-1":
        built(s, 0, slug, zone)
    hand(s, 0, *hand_cards)
    only(s, **assistants)
    pawn(s, 0, f"{zone}-{mode}")
    return s


@rule("NEW-PROD-X1", "NEW-VEC-X5", "NEW-PROD-8")
def test_a_careless_mill() -> None:
    assert [missing(YELLOW_RED, a, -1) for a in ([2, 0, 1, 0], [1, 0, 2, 0], [4, 0, 0, 0])] == [0, 0, 1]
    s = producing("mill-1", "zone-2", "careless", yellow=2, red=1)
    play(s, 0, "produce:assistants")
    assert goods(s, 0, "mill-1") == 1


@rule("NEW-PROD-X2", "NEW-VEC-X6", "NEW-PROD-9")
def test_an_extraordinary_mill() -> None:
    enough = ([4, 0, 2, 0], [2, 0, 4, 0], [3, 0, 3, 0])
    assert [missing(YELLOW_RED, a, 2) for a in enough] == [0, 0, 0]
    assert [missing(YELLOW_RED, a, 2) for a in ([5, 0, 1, 0], [3, 0, 2, 0], [2, 0, 2, 0])] == [1, 1, 2]
    s = producing("mill-1", "zone-2", "extraordinary", yellow=3, red=3)
    play(s, 0, "produce:assistants")
    assert goods(s, 0, "mill-1") == 3


@rule("NEW-VEC-X8", "NEW-PROD-E3")
def test_assistants_of_other_colours_do_not_help() -> None:
    assert missing(YELLOW_RED, [3, 5, 2, 3], 2) == 1


@rule("NEW-PROD-X3", "NEW-PROD-6")
def test_the_coal_mine_in_its_zone() -> None:
    for mode, yellow, red, made in (
        ("careless", 2, 0, 2),
        ("careless", 1, 1, 2),
        ("ordinary", 2, 1, 3),
        ("extraordinary", 4, 1, 5),
    ):
        s = producing("coal-mine-1", "zone-1", mode, yellow=yellow, red=red)
        play(s, 0, "produce:assistants")
        assert coals(s) == 5 + made
    assert [missing([2, 0, 1, 0], a, 2) for a in ([2, 0, 3, 0], [3, 0, 2, 0])] == [0, 0]


@rule("NEW-PROD-X4", "NEW-PROD-E2")
def test_a_careless_abattoir_two_short() -> None:
    s = producing("abattoir-4", "zone-4", "careless", yellow=1, green=1, red=1)
    play(s, 0, "produce:assistants")
    assert goods(s, 0, "abattoir-4") == 1
    assert missing([2, 0, 0, 0], [0, 0, 0, 0], -2) == 0, "both from one colour"


@rule("NEW-PROD-X5")
def test_an_extraordinary_smelter_with_one_more() -> None:
    wanted = [0, 0, 2, 1]
    assert [missing(wanted, a, 1) for a in ([0, 0, 3, 1], [0, 0, 2, 2], [4, 0, 2, 1])] == [0, 0, 1]


@rule("NEW-PROD-14", "NEW-PROD-15")
def test_the_formula_takes_the_best_split() -> None:
    s = position()
    for x in s.box.cards.all:
        if not x.assistants or x.type.slug == "captain":
            continue
        for delta in (-2, -1, 0, 1, 2):
            for have in product(range(5), range(4), range(4), range(3)):
                assert missing(x.assistants, list(have), delta) == brute(x.assistants, list(have), delta)
        break


def brute(wanted: list[int], have: list[int], delta: int) -> int:
    """The fewest missing over all ways to leave assistants out or to ask for more of the printed colours."""
    colours = [i for i, n in enumerate(wanted) if n > 0]
    best = 99
    for split in product(range(abs(delta) + 1), repeat=len(colours)):
        if sum(split) > abs(delta) or (delta > 0 and sum(split) != delta):
            continue
        asked_for = wanted[:]
        for colour, n in zip(colours, split, strict=True):
            asked_for[colour] += n if delta > 0 else -min(n, wanted[colour])
        best = min(best, sum(max(0, a - b) for a, b in zip(asked_for, have, strict=True)))
    return best


@rule("NEW-PROD-1", "NEW-PROD-12")
def test_a_pawn_activates_the_building_of_its_zone() -> None:
    for mode, made in (("careless", 1), ("ordinary", 2), ("extraordinary", 3)):
        s = producing("mill-1", "zone-6", mode, yellow=4, red=4)
        play(s, 0, "produce:assistants")
        assert goods(s, 0, "mill-1") == made


@rule("NEW-PROD-2", "NEW-PROD-16")
def test_first_assistants_then_the_chain() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("cattle-farm-4", "bakery-1"), yellow=2, red=2)
    assert asked(s, 0) == "Assistants"
    play(s, 0, "produce:assistants")
    assert asked(s, 0) == "UseChain"
    play(s, 0, "feed:mill-1+bakery-1")
    assert goods(s, 0, "mill-1") == 4


@rule("NEW-PROD-3", "NEW-PROD-10")
def test_ordinary_needs_all_and_gives_all_or_nothing() -> None:
    s = producing("mill-1", "zone-2", "ordinary", yellow=2, red=1)
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "produce:assistants") == "NEW-CMP-1"


@rule("NEW-PROD-4", "NEW-PROD-5", "NEW-PROD-E8")
def test_the_spaces_say_how_many_fewer_or_more() -> None:
    found = {chapter: sorted(x.slug for x in position(2, chapter).box.spaces if x.delta in (-2, 1)) for chapter in ("1", "8")}
    assert found["1"] == ["zone-4-careless", "zone-7-careless", "zone-8-extraordinary"]
    assert found["8"] == ["zone-6-careless", "zone-8-extraordinary"]
    deltas = {x.delta for x in position().box.spaces if x.zone != NONE}
    assert deltas == {-2, -1, 0, 1, 2}


@rule("NEW-PROD-7", "NEW-PROD-E4")
def test_nothing_by_either_way_gives_a_card() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1",), yellow=2, red=2)
    play(s, 0, "pass")
    assert len(me(s).hand) == 1, "the chain is still to be asked"
    play(s, 0, "pass")
    assert len(me(s).hand) == 2


@rule("NEW-PROD-11", "NEW-PROD-E6", "NEW-CHN-1")
def test_one_way_is_a_complete_action() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1",))
    play(s, 0, "pass")
    play(s, 0, "feed:mill-1+bakery-1")
    assert (goods(s, 0, "mill-1"), len(me(s).hand)) == (2, 0)


@rule("NEW-PROD-13")
def test_the_space_fixes_the_mode() -> None:
    s = producing("mill-1", "zone-2", "extraordinary", yellow=2, red=2)
    assert steps(s, 0) == ["pass"], "ordinary would do, but the pawn stands elsewhere"


@rule("NEW-PROD-E1")
def test_a_reduction_never_makes_a_requirement_negative() -> None:
    assert missing([1, 0, 3, 0], [0, 0, 1, 0], -2) == 1
    assert missing([1, 0, 0, 0], [0, 0, 0, 0], -2) == 0


@rule("NEW-PROD-E5")
def test_a_building_does_not_feed_itself() -> None:
    s = position(2, "8")
    for type_ in s.box.cards.types + s.box.cards.sailor_types:
        assert type_.chain != 2 or type_.product not in type_.inputs


@rule("NEW-PROD-E7")
def test_private_assistants_make_the_difference() -> None:
    s = position()
    built(s, 0, "mill-1", "zone-2")
    built(s, 1, "mill-3", "zone-2")
    built(s, 0, "post-office-7")
    only(s, yellow=2, red=1)
    pawn(s, 0, "zone-2-ordinary")
    assert "produce:assistants" in steps(s, 0)
    pawn(s, 1, "zone-2-ordinary")
    assert steps(s, 1) == ["pass"]


# -- compensation


@rule("NEW-CMP-1", "NEW-CMP-X1", "NEW-VEC-X7")
def test_cards_for_missing_assistants() -> None:
    for gone, tile, cards in (
        ("", "", 6),
        ("compensation", "", 4),
        ("", "one-assistant-less", 3),
        ("compensation", "one-assistant-less", 2),
    ):
        s = position()
        built(s, 0, "mill-1", "zone-2")
        hand_of(s, 0, cards)
        removed(s, 0, *([gone] if gone else []))
        tiles(s, 0, *([tile] if tile else []))
        only(s, yellow=1, red=1)
        pawn(s, 0, "zone-2-ordinary")
        token = "produce:tiles-1" if tile else "produce:assistants"
        assert token in steps(s, 0)
        play(s, 0, steps(s, 0, token)[0])
        assert (goods(s, 0, "mill-1"), me(s).hand, me(s).tiles) == (2, [], [])


@rule("NEW-CMP-X2", "NEW-CMP-3")
def test_five_cards_are_too_few_for_two() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("mill-2", "mill-3", "mill-4", "mill-5", "mill-6"), yellow=1, red=1)
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "produce:assistants+mill-2,mill-3,mill-4") == "NEW-CMP-1"


@rule("NEW-CMP-2")
def test_compensation_counts_for_one_production() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("mill-2", "mill-3", "mill-4"), yellow=2, red=1)
    play(s, 0, "produce:assistants+mill-2,mill-3,mill-4")
    pawn(s, 0, "zone-2-ordinary")
    assert steps(s, 0) == ["pass"]


@rule("NEW-CMP-4", "NEW-TIL-3", "NEW-TIL-E2")
def test_one_assistant_less_by_tiles() -> None:
    s = producing("mill-1", "zone-2", "ordinary", yellow=1, red=1)
    tiles(s, 0, "one-assistant-less", "one-assistant-less", "one-assistant-less")
    assert steps(s, 0) == ["produce:tiles-2", "pass"]
    play(s, 0, "produce:tiles-2")
    assert (goods(s, 0, "mill-1"), len(me(s).tiles)) == (2, 1)


@rule("NEW-CMP-6")
def test_compensation_for_the_extra_assistants() -> None:
    s = producing("mill-1", "zone-2", "extraordinary", ("mill-2", "mill-3", "mill-4"), yellow=3, red=2)
    play(s, 0, "produce:assistants+mill-2,mill-3,mill-4")
    assert goods(s, 0, "mill-1") == 3


@rule("NEW-CMP-7")
def test_any_cards_go_to_the_discard_pile() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("library-1", "fortress-1", "mill-4"), yellow=2, red=1)
    play(s, 0, "produce:assistants+mill-4,library-1,fortress-1")
    assert sorted(s.piles.discard) == sorted(card(s, x) for x in ("library-1", "fortress-1", "mill-4"))


@rule("NEW-CMP-8")
def test_only_for_assistants_that_are_missing() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("mill-2", "mill-3", "mill-4"), yellow=2, red=2)
    tiles(s, 0, "one-assistant-less")
    assert steps(s, 0) == ["produce:assistants", "pass"]
    assert refused(s, 0, "produce:tiles-1") == "NEW-CMP-8"
    assert refused(s, 0, "produce:assistants+mill-2,mill-3,mill-4") == "NEW-PROD-3"


@rule("NEW-CMP-E1", "NEW-CMP-E2")
def test_cards_are_spent_before_the_chain() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1", "bakery-2", "cattle-farm-4"), yellow=2, red=1)
    play(s, 0, "produce:assistants+bakery-1,bakery-2,cattle-farm-4")
    assert asked(s, 0) != "UseChain", "no card is left"
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1", "bakery-2", "cattle-farm-4"), yellow=2, red=1)
    play(s, 0, "pass", "feed:mill-1+bakery-1,bakery-2")
    assert goods(s, 0, "mill-1") == 3


@rule("NEW-CMP-E3")
def test_cards_of_a_tile_serve_for_compensation() -> None:
    s = producing("mill-1", "zone-2", "ordinary", yellow=3, red=1)
    tiles(s, 0, "cards-for-yellow")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "use:cards-for-yellow")
    assert "produce:assistants" in steps(s, 0)


@rule("NEW-CMP-1", "NEW-CMP-4", "NEW-CMP-8")
def test_how_many_cards_missing_assistants_need() -> None:
    s = position()
    built(s, 0, "mill-1", "zone-2")
    printed(s, 0, 0, 0, 0)
    hand_of(s, 0, 2)
    pawn(s, 0, "zone-2-ordinary")
    reason, numbers = told(s, "produce:assistants")
    assert reason == "assistants-missing"
    assert (numbers["n"], numbers["have"]) == (3 * int(numbers["missing"]), 2)
    hand_of(s, 0, int(numbers["n"]))
    assert "produce:assistants" in steps(s, 0)
    me(s).estate.removed = 2
    hand_of(s, 0, 2 * int(numbers["missing"]) - 1)
    assert told(s, "produce:assistants")[1]["n"] == 2 * int(numbers["missing"])
