"""8. Card effects, base game (BOON-EFF)."""

import pytest

from overlander.games.boonlake import box as b
from overlander.games.boonlake.card_effects import Exchange, ExchangeEffect
from overlander.games.boonlake.final_scoring import effect_points
from overlander.games.boonlake.river import MoveShip
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.upgrade import USUAL, Terms, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    bare,
    boats,
    cards_of,
    chance,
    choice,
    display,
    hand,
    levers,
    me,
    pasture,
    play,
    position,
    put,
    question,
    ready,
    refusal,
    ships,
    sites,
    tile,
    tokens,
    turn,
)
from tests.rules.offers import told


def run(s: BoonState, slug: str) -> None:
    """The immediate effect of a card, as if it had just been played."""
    from overlander.core.effects import Rest

    effect = s.box.card_effect[s.box.cards.index(slug)]
    assert effect is not None
    ask(s, 0, Rest(0, effect, 0))


def first_card(s: BoonState, perk: int) -> str:
    return s.box.cards[s.box.card_perk.index(perk)]


@rule("BOON-EFF-1")
def test_steps_on_the_tracks() -> None:
    s = position()
    run(s, "mayor")
    assert me(s).board.steps == [1, 1]


@rule("BOON-EFF-2", "BOON-EFF-3", "BOON-EFF-4")
def test_coins_inhabitants_and_a_vase() -> None:
    s = position()
    box = s.box
    from overlander.games.boonlake.general import Coins, Inhabitants, Vases

    def of(kind: type) -> str:
        return next(box.cards[i] for i, x in enumerate(box.card_effect) if x is not None and type(x.gives[0]) is kind)

    run(s, of(Coins))
    assert me(s).coins == 23
    run(s, of(Inhabitants))
    assert (me(s).ranch, me(s).supply) == (5, 3)
    run(s, of(Vases))
    assert me(s).vases == 1


def exchange_of(s: BoonState, give: dict[str, int]) -> str:
    """A card with an exchange whose first direction costs this."""
    from overlander.games.boonlake.card_effects import ExchangeEffect

    for i, x in enumerate(s.box.card_effect):
        if x is not None and isinstance(x.gives[0], ExchangeEffect):
            cost = x.gives[0].bargains[0].cost
            names = {"coins": cost.coins, "cards": cost.cards, "inhabitants": cost.inhabitants, "vases": cost.vases, "vp": cost.vp}
            if {k: v for k, v in names.items() if v} == give and (give != {"cards": 2} or len(x.gives[0].bargains) == 2):
                return s.box.cards[i]
    raise AssertionError(give)


def discard_all(s: BoonState) -> None:
    while question(s) == "DiscardCards":
        s.apply(0, s.choices(0)[0])


@rule("BOON-EFF-5", "BOON-EFF-E7")
def test_three_cards_for_two_inhabitants() -> None:
    s = position()
    hand(s, 0, *any_cards(s, 3))
    slug = s.box.cards[39]
    run(s, slug)
    assert tokens(s) == {"exchange:1", "pass"}
    play(s, 0, "exchange:1")
    discard_all(s)
    assert (me(s).ranch, len(me(s).hand)) == (5, 0)


@rule("BOON-EFF-6", "BOON-EFF-E1")
def test_two_cards_for_four_coins_or_the_reverse() -> None:
    s = position()
    hand(s, 0, *any_cards(s, 2))
    slug = exchange_of(s, {"cards": 2})
    run(s, slug)
    assert tokens(s) == {"exchange:1", "exchange:2", "pass"}
    play(s, 0, "exchange:1")
    discard_all(s)
    assert me(s).coins == 24
    assert question(s) != "Exchange"
    run(s, slug)
    play(s, 0, "exchange:2")
    assert (me(s).coins, len(me(s).hand)) == (20, 2)


@rule("BOON-EFF-7")
def test_three_cards_for_a_vase_and_two_coins_or_the_reverse() -> None:
    s = position()
    hand(s, 0, *any_cards(s, 3))
    run(s, "sunlit-kiln")
    assert refusal(s, 0, "exchange:2") == "BOON-GEN-6 too-few-vases"
    play(s, 0, "exchange:1")
    discard_all(s)
    assert (me(s).vases, me(s).coins) == (1, 22)
    run(s, "sunlit-kiln")
    play(s, 0, "exchange:2")
    assert (me(s).vases, me(s).coins, len(me(s).hand)) == (0, 20, 3)


@rule("BOON-EFF-8", "BOON-EFF-E2")
def test_five_cards_for_four_points_or_the_reverse() -> None:
    s = position()
    slug = exchange_of(s, {"cards": 5})
    run(s, slug)
    play(s, 0, "exchange:2")
    assert (me(s).vp, len(me(s).hand)) == (-4, 5)
    run(s, slug)
    play(s, 0, "exchange:1")
    discard_all(s)
    assert (me(s).vp, len(me(s).hand)) == (0, 0)


@rule("BOON-EFF-9", "BOON-EFF-10", "BOON-EFF-11")
def test_cards_for_points_an_inhabitant_for_coins_vases_for_points() -> None:
    s = position()
    me(s).vases = 2
    run(s, "dusk-gallery")
    play(s, 0, "exchange:1")
    assert (me(s).vases, me(s).vp) == (0, 4)
    run(s, exchange_of(s, {"inhabitants": 1}))
    play(s, 0, "exchange:1")
    assert (me(s).ranch, me(s).coins) == (2, 28)
    hand(s, 0, *any_cards(s, 2))
    run(s, s.box.cards[69])
    play(s, 0, "exchange:1")
    discard_all(s)
    assert me(s).vp == 7


@rule("BOON-EFF-12", "BOON-EFF-E8")
def test_a_lever_goes_up_again() -> None:
    s = position()
    levers(s, 0, "m22", "m41", "m42")
    run(s, "blacksmith")
    assert question(s) != "RaiseLever"
    levers(s, 0, "m22", "m41", "m42", used=("m22", "m41"))
    run(s, "blacksmith")
    assert tokens(s) == {"raise:m22", "raise:m41"}
    assert refusal(s, 0, "raise:m42") == "BOON-EFF-E8 lever-not-used"
    play(s, 0, "raise:m41")
    assert ready(s, 0, "m41")
    run(s, "blacksmith")
    assert ready(s, 0, "m22")


@rule("BOON-EFF-13", "BOON-EFF-E9")
def test_a_house_without_giving_up_an_inhabitant() -> None:
    s = bare()
    slug = s.box.cards[90]
    run(s, slug)
    assert question(s) != "Upgrade"
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    me(s).ranch = 0
    run(s, slug)
    assert tokens(s) == {"upgrade:h13@single", "pass"}
    play(s, 0, "upgrade:h13@single")
    assert me(s).board.houses == 1


@rule("BOON-EFF-14", "BOON-EFF-X5", "BOON-UPG-13")
def test_a_settlement_with_less_and_the_lever_besides() -> None:
    s = bare()
    tile(s, "h13", "g16")
    tile(s, "h30", "g05")
    put(s, 0, "settlement", "h30")
    put(s, 0, "house", "h13")
    put(s, 1, "inhabitant", "h13", 1)
    levers(s, 0, "m32")
    me(s).ranch = 0
    run(s, s.box.cards[96])
    assert tokens(s) == {"upgrade:h13@upper", "pass"}
    play(s, 0, "upgrade:h13@upper")
    assert me(s).board.settlements == 2
    assert not ready(s, 0, "m32")


@rule("BOON-EFF-13", "BOON-EFF-14")
@pytest.mark.parametrize(("name", "offered"), [("carpenters-yard", "h30@single"), ("masons-lodge", "h13@upper")])
def test_cards_for_houses_and_cards_for_settlements(name: str, offered: str) -> None:
    s = bare()
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    tile(s, "h30", "g06")
    put(s, 0, "house", "h13")
    put(s, 1, "inhabitant", "h13", 1)
    put(s, 0, "settlement", "h12")
    put(s, 0, "inhabitant", "h30")
    for kind in ("sunlit", "dusk", "moonlit"):
        run(s, f"{kind}-{name}")
        assert tokens(s) == {f"upgrade:{offered}", "pass"}


@rule("BOON-EFF-15", "BOON-EFF-X1")
def test_levers_cost_less() -> None:
    from overlander.games.boonlake.levers import lever_price

    s = position()
    m22 = s.box.levers.index("m22")
    ones = [s.box.cards[x] for x in range(165) if s.box.card_perk[x] == b.MODERNIZE_DISCOUNT and s.box.card_perk_n[x] == 1]
    twos = [s.box.cards[x] for x in range(165) if s.box.card_perk[x] == b.MODERNIZE_DISCOUNT and s.box.card_perk_n[x] == 2]
    display(s, 0, ones[0], twos[0])
    assert lever_price(s, 0, m22, 0) == 1
    display(s, 0, twos[1])
    assert lever_price(s, 0, m22, 0) == 0


@rule("BOON-EFF-16")
def test_cards_cost_less() -> None:
    from overlander.games.boonlake.cards import card_price

    s = position()
    display(s, 0, *[s.box.cards[x] for x in range(165) if s.box.card_perk[x] == b.CARD_DISCOUNT][:3])
    assert [card_price(s, 0, n) for n in (0, 2, 3, 10)] == [0, 0, 0, 7]


@rule("BOON-EFF-16", "BOON-CARD-6", "BOON-CARD-E1")
def test_what_cards_take_off_adds_up_as_they_are_played() -> None:
    s = position()
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    boats(s, 0, "wood", "wood")
    hand(s, 0, "sunlit-surveyors-office", "dusk-surveyors-office", "sunlit-drafting-office")  # 3 coins each, 1 less from then on
    for slug, coins in (("sunlit-surveyors-office", 17), ("dusk-surveyors-office", 15), ("sunlit-drafting-office", 14)):
        chance(s)
        play(s, 0, f"play:{slug}")
        while question(s) == "PayCard":
            s.apply(0, s.choices(0)[0])
        assert me(s).coins == coins


@rule("BOON-EFF-17", "BOON-EFF-X4")
def test_discarded_cards_bring_more() -> None:
    s = position()
    display(s, 0, "moonlit-paper-dealer", "dusk-rag-merchant")
    night = cards_of(s, "night", 4)
    hand(s, 0, *night)
    turn(s, 0, "settle")
    play(s, 0, f"discard:{night[0]}")
    assert me(s).coins == 24
    s = position()
    display(s, 0, "moonlit-paper-dealer", "dusk-rag-merchant")
    hand(s, 0, *cards_of(s, "night", 3))
    turn(s, 0, "hire")
    play(s, 0, "pass", "pass", "hire:cards")
    discard_all(s)
    assert me(s).coins == 20 + 3 * 2


@rule("BOON-EFF-18", "BOON-EFF-E4")
def test_a_coin_space_brings_one_more() -> None:
    s = position()
    display(s, 0, first_card(s, b.COIN_SPACE_COINS))
    ships(s, "c2", "c1")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:c4")
    assert me(s).coins == 23
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:c5")
    assert me(s).coins == 23


@rule("BOON-EFF-19", "BOON-EFF-E5", "BOON-RIV-X6")
def test_harbors_bring_coins_or_cards_as_printed() -> None:
    s = position()
    display(s, 0, "sunlit-pier", "dusk-pier", first_card(s, b.VASE_SPACE_VASES))
    ships(s, "c11", "c1")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:c12")
    assert tokens(s) == {"vase", "build:wood", "build:loam", "build:stone", "build:iron"}
    play(s, 0, "vase")
    assert (me(s).coins, len(me(s).hand), me(s).vases) == (22, 2, 2)
    s = position()
    s.river.round, s.river.scored, s.river.crossed = 1, 3, 0b101
    s.river.ender = 1
    display(s, 0, "sunlit-pier")
    ships(s, "l6", "l8")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:l8")
    assert me(s).coins == 22


@rule("BOON-EFF-20", "BOON-EFF-21", "BOON-EFF-E10")
def test_cattle_cost_less_and_bring_coins() -> None:
    s = bare()
    display(s, 0, first_card(s, b.CATTLE_DISCOUNT), first_card(s, b.CATTLE_COINS))
    tile(s, "h13", "g05")
    pasture(s, "h14")
    me(s).ranch = 0
    turn(s, 0, "cattle")
    play(s, 0, "pass", "cattle:h14")
    assert (me(s).coins, me(s).board.cattle, me(s).ranch) == (22, 1, 0)


@rule("BOON-EFF-22", "BOON-EFF-E3")
@pytest.mark.parametrize(("start", "target"), [("c7", "c8"), ("c11", "c12")])
def test_one_vase_more_where_a_vase_is_taken(start: str, target: str) -> None:
    s = position()
    display(s, 0, first_card(s, b.VASE_SPACE_VASES))
    ships(s, start, "c1")
    ask(s, 0, MoveShip(0))
    play(s, 0, f"ship:{target}")
    if question(s) == "BuildSite":
        play(s, 0, "vase")
    assert me(s).vases == 2
    s = position()
    display(s, 0, first_card(s, b.VASE_SPACE_VASES))
    ships(s, "c11", "c1")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:c12", "build:iron")
    assert me(s).vases == 0
    ships(s, "c2", "c1")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:c3")
    assert me(s).vases == 0


def final(s: BoonState, counter: int, steps: bool = False) -> str:
    for i, x in enumerate(s.box.card_final):
        if x is not None and x.counter == counter and bool(x.steps) == steps:
            return s.box.cards[i]
    raise AssertionError(counter)


@rule("BOON-EFF-23", "BOON-EFF-24", "BOON-EFF-X2")
def test_points_for_presences_and_production_sites() -> None:
    s = bare()
    slug = final(s, b.PRESENCES_IN_REGION)
    effect = s.box.card_final[s.box.cards.index(slug)]
    assert effect is not None
    places = [s.box.spaces[i] for i, r in enumerate(s.box.region_of) if r == effect.region]
    tile(s, places[0], "g16")
    put(s, 0, "inhabitant", places[0], 0)
    put(s, 0, "house", places[0], 1)
    display(s, 0, slug)
    assert effect_points(s, 0) == 2
    display(s, 0, final(s, b.PRODUCTION_LEVELS))
    sites(s, 0, wood=2, loam=1, iron=1)
    assert effect_points(s, 0) == 2 + 4


@rule("BOON-EFF-25", "BOON-EFF-26", "BOON-EFF-27")
def test_points_for_what_left_the_board() -> None:
    s = position()
    board = me(s).board
    board.houses, board.cattle, board.settlements = 5, 3, 2
    display(s, 0, final(s, b.HOUSES_REMOVED), final(s, b.CATTLE_REMOVED), final(s, b.SETTLEMENTS_REMOVED))
    assert effect_points(s, 0) == 5 + 3 + 4


@rule("BOON-EFF-28", "BOON-EFF-X3")
@pytest.mark.parametrize(("owned", "points"), [(3, 0), (4, 3), (5, 3), (6, 6), (12, 6)])
def test_thresholds(owned: int, points: int) -> None:
    s = position()
    display(s, 0, final(s, b.LEVERS, True))
    levers(s, 0, *s.box.levers[:owned])
    assert effect_points(s, 0) == points


@rule("BOON-EFF-E6")
def test_a_house_back_in_its_recess_is_not_removed() -> None:
    s = position()
    display(s, 0, final(s, b.HOUSES_REMOVED))
    me(s).board.houses = 3
    assert effect_points(s, 0) == 3
    me(s).board.houses -= 1
    assert effect_points(s, 0) == 2


def exchange_for_cards(s: BoonState, card: int) -> ExchangeEffect | None:
    effect = s.box.card_effect[card]
    found = effect.gives[0] if effect is not None and effect.gives else None
    return found if isinstance(found, ExchangeEffect) and found.bargains[0].cost.cards > 0 else None


@rule("BOON-EFF-6", "BOON-GEN-6")
def test_an_exchange_that_cannot_be_paid() -> None:
    s = position()
    x = next(i for i in range(165) if exchange_for_cards(s, i) is not None)
    effect = exchange_for_cards(s, x)
    assert effect is not None
    me(s).coins = me(s).vases = me(s).ranch = 0
    ask(s, 0, Exchange(0, effect))
    assert refusal(s, 0, "exchange:1").startswith("BOON-GEN-6 too-few")
    play(s, 0, "pass")


@rule("BOON-EFF-13", "BOON-EFF-14", "BOON-UPG-2")
def test_upgrades_of_one_kind_alone() -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    put(s, 0, "inhabitant", "h13", 1)
    me(s).ranch = 0
    ask(s, 0, Upgrade(0, Terms(True, False, 1, 0)))
    assert refusal(s, 0, "upgrade:h13@upper") == "BOON-EFF-13 only-inhabitants"
    assert tokens(s) == {"upgrade:h13@lower", "pass"}
    ask(s, 0, Upgrade(0, Terms(False, True, 1, 1)))
    assert refusal(s, 0, "upgrade:h13@lower") == "BOON-EFF-14 only-houses"
    ask(s, 0, Upgrade(0, USUAL))
    assert told(s, "upgrade:h13@lower") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})


@rule("BOON-EFF-17", "BOON-CARD-5")
def test_what_a_discard_would_bring_is_what_it_brings() -> None:
    s = position()
    me(s).perks[b.DISCARD_COINS + b.DAY] = 3
    hand(s, 0, "sunlit-kiln")
    chance(s)
    q = s.question(0)
    assert q is not None
    assert q.details(s, choice(s, "discard:sunlit-kiln")) == {"n": 5}
    play(s, 0, "discard:sunlit-kiln")
    assert me(s).coins == 25


@rule("BOON-CAT-7")
def test_the_fourth_cattle_for_inhabitants_alone_costs_no_points() -> None:
    s = bare()
    pasture(s, "h12")
    me(s).board.cattle, me(s).ranch = 3, 4
    turn(s, 0, "cattle")
    while question(s) != "TakeShare":
        play(s, 0, "pass")
    play(s, 0, "cattle:h12")
    assert tokens(s, 0) == {"give:2", "give:1,4"}
    play(s, 0, "give:2")
    assert (me(s).vp, me(s).ranch) == (0, 2)
