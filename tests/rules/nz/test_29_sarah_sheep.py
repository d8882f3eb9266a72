"""Section 29.6: the sheep market, sailors and shearers."""

import pytest

from overlander.games.nz.state import NzState
from tests.ledger import rule
from tests.rules.nz.position import cards, market, me, question, tokens
from tests.rules.nz.solo import HUMAN, SARAH, finish, pile, sarah, sarah_plays, solo, specialist, told, values

ALL = ("dorset-horn", "lincoln", "corriedale", "hampshire", "ryeland", "suffolk")


def shepherds(n: int, *offer: str, stack: tuple[str, ...] = (), **options: str) -> NzState:
    """Sarah with so many shepherds, exactly these cards in the market and its stack."""
    s = solo(**options)
    specialist(s, "shepherd", n)
    market(s, *offer)
    s.cards.market_stack = [s.board.card_slug.index(x) for x in stack]
    me(s, SARAH).herder = s.board.at["horseman"]
    return s


@rule("NZ-SAR-55", "NZ-SAR-C3")
@pytest.mark.parametrize(
    ("n", "offer", "taken"),
    [
        (1, ("lincoln", "dorset-horn"), ["lincoln"]),
        (1, ("corriedale",), ["corriedale"]),
        (1, ("dorset-horn", "suffolk"), ["dorset-horn"]),
        (2, ("lincoln", "dorset-horn", "suffolk"), ["dorset-horn", "lincoln"]),
        (3, ("lincoln", "corriedale", "hampshire"), ["corriedale", "lincoln"]),
        (3, ("lincoln", "hampshire"), ["hampshire"]),
        (3, ("ryeland",), ["ryeland"]),
        (4, ("suffolk", "dorset-horn", "hampshire"), ["dorset-horn", "suffolk"]),
        (5, ("suffolk", "hampshire", "dorset-horn"), ["hampshire", "suffolk"]),
        (5, ("suffolk", "ryeland"), ["ryeland", "suffolk"]),
    ],
)
def test_the_option_for_her_number_of_shepherds(n: int, offer: tuple[str, ...], taken: list[str]) -> None:
    s = shepherds(n, *offer)
    events = sarah_plays(s, 3)
    assert (values(events, "automa-move", "steps"), pile(s)) == ([2], taken)
    assert cards(s, s.cards.market) == sorted([x for x in offer if x not in taken])
    assert [rule for key, rule in told(events) if key == "sarah-sheep"][0] in ("NZ-SAR-55", "NZ-SAR-57")


@rule("NZ-SAR-55", "NZ-SAR-57")
def test_points_and_numbers_decide_only_among_several() -> None:
    s = shepherds(4, "suffolk", "dorset-horn", "lincoln", "lincoln")
    events = sarah_plays(s, 3)
    assert (values(events, "sarah-sheep", "why"), ("sarah-sheep", "NZ-SAR-55") in told(events)) == (["only"], True)
    s = shepherds(1, "lincoln", "dorset-horn")
    events = sarah_plays(s, 3)
    assert (values(events, "sarah-sheep", "why"), ("sarah-sheep", "NZ-SAR-57") in told(events)) == (["points"], True)


@rule("NZ-SAR-56")
def test_what_the_market_lacks_costs_a_shepherd_and_adds_two_cards() -> None:
    s = shepherds(4, "lincoln", stack=("hampshire", "lincoln"))
    events = sarah_plays(s, 3)  # 4: no Suffolk; then 3: two Lincolns
    assert values(events, "sarah-add-sheep", "n") == [2]
    assert (pile(s), cards(s, s.cards.market)) == (["lincoln", "lincoln"], ["hampshire"])
    # again and again, also with a stack that is used up
    s = shepherds(5, stack=("dorset-horn",))
    events = sarah_plays(s, 3)
    assert values(events, "sarah-add-sheep", "n") == [1]
    assert pile(s) == ["dorset-horn"]  # with the last shepherd
    s = shepherds(5)
    events = sarah_plays(s, 3)
    assert (pile(s), ("automa-nothing", "NZ-SAR-56") in told(events)) == ([], True)
    # the last shepherd adds cards too, and then there is none to buy with
    s = shepherds(1, "suffolk", stack=("lincoln", "lincoln", "lincoln"))
    sarah_plays(s, 3)
    assert (pile(s), cards(s, s.cards.market)) == ([], ["lincoln", "lincoln", "suffolk"])


@rule("NZ-SAR-57")
def test_most_points_then_the_rarer_breed_then_the_player() -> None:
    s = shepherds(3, "lincoln", "lincoln", "lincoln", "corriedale", "corriedale")
    events = sarah_plays(s, 3)
    assert (pile(s), values(events, "sarah-sheep", "why")) == (["corriedale", "corriedale"], ["rarer"])
    assert ("sarah-sheep", "NZ-SAR-57") in told(events)
    s = shepherds(3, "lincoln", "lincoln", "lincoln", "corriedale")
    sarah_plays(s, 3)
    assert pile(s) == ["corriedale", "lincoln"]  # as many of the rarer one as there are
    s = shepherds(3, "lincoln", "lincoln", "hampshire")
    events = sarah_plays(s, 3)
    assert (pile(s), values(events, "sarah-sheep", "why")) == (["lincoln", "lincoln"], ["points"])  # 4 points, not 3
    s = shepherds(5, "suffolk", "hampshire", "hampshire", "ryeland")
    sarah_plays(s, 3)
    assert pile(s) == ["ryeland", "suffolk"]
    s = shepherds(1, "lincoln", "corriedale")
    sarah_plays(s, 3)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSarahSheep", {"take:lincoln", "take:corriedale"})
    events = finish(s, "take:corriedale")
    assert (pile(s), ("sarah-sheep", "NZ-SAR-27") in told(events)) == (["corriedale"], True)


@rule("NZ-SAR-C10")
def test_card_10() -> None:
    s = shepherds(2, "lincoln", "dorset-horn")
    events = sarah_plays(s, 10)
    assert (values(events, "automa-move", "steps"), pile(s)) == ([2], ["dorset-horn", "lincoln"])
    # without the specialty one Lincoln or Corriedale, the rarer, whatever her shepherds
    for offer, taken in (
        (("lincoln", "lincoln", "corriedale", "suffolk"), ["corriedale"]),
        (("lincoln", "suffolk"), ["lincoln"]),
        (("suffolk", "dorset-horn"), []),
    ):
        s = shepherds(3, *offer, stack=("lincoln",))
        sarah(s).specialty = 1
        events = sarah_plays(s, 10)
        assert (values(events, "automa-move", "steps"), pile(s), len(s.cards.market_stack)) == ([3], taken, 1)
        assert (("automa-nothing", "NZ-SAR-C10") in told(events)) == (not taken)
        assert values(events, "automa-by-specialty", "fits") == [0]


@rule("NZ-SAR-C14")
def test_card_14() -> None:
    s = shepherds(1, "suffolk", stack=("lincoln", "lincoln"), sarah="hard")
    events = sarah_plays(s, 14)
    assert values(events, "sarah-add-sheep", "why") == ["card"]  # two cards, and no shepherd less
    assert ("sarah-add-sheep", "NZ-SAR-C14") in told(events)
    assert pile(s) == ["lincoln"]
    for offer, taken in (
        (("lincoln", "lincoln", "corriedale", "dorset-horn"), ["corriedale", "dorset-horn"]),
        (("lincoln", "suffolk"), ["lincoln"]),
        (("dorset-horn",), ["dorset-horn"]),
        (("suffolk",), []),
    ):
        s = shepherds(3, *offer, sarah="hard")
        sarah(s).specialty = 1
        events = sarah_plays(s, 14)
        assert (values(events, "automa-move", "steps"), pile(s)) == ([1], taken)
        assert (("automa-nothing", "NZ-SAR-C14") in told(events)) == (not taken)


@rule("NZ-SAR-E14", "NZ-SAR-V3", "NZ-SAR-V4")
def test_the_example_of_the_rulebook() -> None:
    """Four shepherds, card 14, neither Suffolk nor Dorset Horn: two cards free, two for a shepherd, then the option for three."""
    s = shepherds(4, "lincoln", "lincoln", "hampshire", stack=("corriedale", "corriedale"), sarah="hard")
    me(s, SARAH).workers = [4, 2, 3, 1]
    start = len(s.cards.market)
    s.cards.market_stack = [s.board.card_slug.index(x) for x in ("corriedale", "corriedale")]
    events = sarah_plays(s, 14)
    assert values(events, "sarah-add-sheep", "n") == [2]
    assert (values(events, "sarah-add-sheep", "why"), start) == (["card"], 3)
    # with four cards in the stack
    s = shepherds(4, "lincoln", "lincoln", "lincoln", "ryeland", sarah="hard")
    me(s, SARAH).workers = [4, 2, 3, 1]
    s.cards.market_stack = [s.board.card_slug.index(x) for x in ("corriedale", "corriedale", "hampshire", "hampshire")]
    events = sarah_plays(s, 14)
    assert values(events, "sarah-add-sheep", "n") == [2, 2]
    assert values(events, "sarah-add-sheep", "why") == ["card", "shepherds"]
    assert (pile(s), values(events, "sarah-sheep", "why")) == (["corriedale", "corriedale"], ["rarer"])
    # only one of the two breeds would not do either
    for one in ("suffolk", "dorset-horn"):
        s = shepherds(4, "lincoln", "lincoln", one)
        sarah_plays(s, 3)
        assert pile(s) == ["lincoln", "lincoln"]


@rule("NZ-SAR-62", "NZ-SAR-C12", "NZ-SAR-C16")
@pytest.mark.parametrize(
    ("number", "table"),
    [(12, ["wheel", "wheel", "barrel", "bell", "compass"]), (16, ["wheel", "barrel", "bell", "compass", "compass"])],
)
def test_sailors_take_the_bonus_card_of_their_number(number: int, table: list[str]) -> None:
    level = "medium" if number == 12 else "hard"
    for n, slug in enumerate(table, start=1):
        s = solo(sarah=level)
        specialist(s, "sailor", n)
        me(s, SARAH).herder = s.board.at["horseman"]
        events = sarah_plays(s, number)
        i = s.board.piles.index(slug)
        assert s.bonus.piles == [2 if x == i else 3 for x in range(4)]
        assert pile(s) == [s.board.card_slug[s.board.set_kind[s.bonus.pile_sets[i]]]]
        assert (values(events, "automa-move", "steps"), ("gain-card", "NZ-SAR-62") in told(events)) == ([n], True)
    s = solo(sarah=level)
    specialist(s, "sailor", 1)
    s.bonus.piles[0] = 0
    events = sarah_plays(s, number)
    assert (pile(s), ("automa-nothing", "NZ-SAR-62") in told(events)) == ([], True)
    # without the specialty she explores
    s = solo(sarah=level)
    events = sarah_plays(s, number)
    assert (values(events, "sarah-explore", "n"), pile(s)) == ([1 if number == 12 else 2], [])


@rule("NZ-SAR-63", "NZ-SAR-C13", "NZ-SAR-C17")
@pytest.mark.parametrize(
    ("number", "table"),
    [(13, ["", "", "", "lincoln", "lincoln"]), (17, ["", "", "lincoln", "ryeland", "ryeland"])],
)
def test_shearers_take_a_romney_and_with_more_of_them_a_sheep_of_the_market(number: int, table: list[str]) -> None:
    level = "medium" if number == 13 else "hard"
    for n, also in enumerate(table, start=1):
        s = solo(sarah=level)
        specialist(s, "shearer", n)
        market(s, "lincoln", "ryeland", "suffolk")
        me(s, SARAH).herder = s.board.at["horseman"]
        events = sarah_plays(s, number)
        assert pile(s) == sorted(["romney"] + ([also] if also else []))
        assert ("gain-card", "NZ-SAR-63") in told(events)
        # none there: the Romney only
        s = solo(sarah=level)
        specialist(s, "shearer", n)
        market(s, "suffolk")
        me(s, SARAH).herder = s.board.at["horseman"]
        events = sarah_plays(s, number)
        assert (pile(s), (("automa-nothing", "NZ-SAR-63") in told(events))) == (["romney"], bool(also))
    # for the specialist only
    s = solo(sarah=level)
    me(s, SARAH).workers = [5, 1, 1, 4]
    me(s, SARAH).herder = s.board.at["horseman"]
    market(s, *ALL)
    sarah_plays(s, number)
    assert pile(s) == []
