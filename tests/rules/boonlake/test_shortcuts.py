"""What is worked out by a shortcut is what the rule says at length."""

from itertools import combinations_with_replacement, permutations, product

from overlander.core.playout import random_playout
from overlander.games.boonlake import box as b
from overlander.games.boonlake.interim_scoring import InterimAction
from overlander.games.boonlake.resources import boat_plans, fewest_upstream
from overlander.games.boonlake.strips import CardBox, TakeShare
from overlander.games.boonlake.upgrade import USUAL, Terms, upgradable, upgrade_prices
from tests.ledger import rule
from tests.rules.boonlake.position import me, new_game, position

TERMS = [USUAL, Terms(True, False, 1, 0), Terms(False, True, 0, 1)]


def shown(canal: list[int], places: tuple[int, ...], requires: tuple[int, ...], jokers: int) -> bool:
    """RES-3, RES-7: each boat shows one unit of the resource where it stands."""
    left = [requires[r] - [canal[x] for x in places].count(r) for r in range(len(requires))]
    return sum(max(0, n) for n in left) <= jokers


def upstream(boats: tuple[int, ...], places: tuple[int, ...]) -> int:
    return min(sum(new < old for old, new in zip(boats, order)) for order in permutations(places))


@rule("BOON-RES-4", "BOON-RES-5", "BOON-RES-8")
def test_the_fewest_boats_go_upstream() -> None:
    s = position()
    board = me(s).board
    spaces = range(len(s.box.canal))
    wanted = [x for x in product(range(3), repeat=len(b.RESOURCES)) if sum(x) <= 4]
    for count in (1, 2):
        for boats in combinations_with_replacement(spaces, count):
            board.boats = list(boats)
            for requires, jokers in product(wanted, range(3)):
                ways = [p for p in combinations_with_replacement(spaces, count) if shown(s.box.canal, p, requires, jokers)]
                fewest = min([upstream(boats, p) for p in ways], default=count + 1)
                assert fewest_upstream(s.box, board, list(requires), jokers) == fewest
                plans = boat_plans(s.box, board, list(requires), jokers)
                assert [plan.upstream for plan in plans] == [fewest] * len(plans)
                assert bool(plans) == bool(ways)
                assert all(tuple(plan.boats) in ways for plan in plans)


@rule("BOON-TIME-E1")
def test_a_question_is_asked_if_there_is_more_to_do_than_to_pass() -> None:
    for options in ({}, {"artifacts": "on"}):
        s = new_game(2, **options)
        while not s.over():
            for seat in range(s.seats):
                for strip in (s.strips.taken, *s.strips.rows):
                    taken, s.strips.taken = s.strips.taken, strip
                    asked = [TakeShare(seat, True), TakeShare(seat, False), InterimAction(seat, 1)]
                    if strip >= 0 and s.box.strips[strip].kind >= 0:
                        asked.append(CardBox(seat))
                    for f in asked if strip >= 0 and s.strips.active >= 0 else []:
                        assert f.is_open(s) == (len(f.choices(s)) > 1)
                    s.strips.taken = taken
            random_playout(s, 1, 7)


@rule("BOON-UPG-1", "BOON-UPG-13")
def test_what_can_be_upgraded_is_what_has_a_price() -> None:
    for seed in range(3):
        s = new_game(3, str(seed))
        while not s.over():
            for seat, terms in product(range(s.seats), TERMS):
                found = [i for i in range(len(s.land.sites)) if upgrade_prices(s, seat, i, terms)]
                assert upgradable(s, seat, terms) == found
            random_playout(s, seed, 10)
