"""19. Final scoring (BOON-END)."""

from overlander.games.boonlake.final_scoring import outcome, printed_points, score, tier_points
from tests.ledger import rule
from tests.rules.boonlake.position import any_cards, bare, display, hand, levers, me, position, put, tile


@rule("BOON-END-1", "BOON-END-E1")
def test_levers_cards_and_tiers_are_added_to_the_track() -> None:
    s = position()
    me(s).vp = 30
    levers(s, 0, *s.box.levers[:4])
    me(s).board.settlements = 2
    assert score(s, 0) == [30, 8, 0, 0, 2, 0, 0]


@rule("BOON-END-2", "BOON-END-X3")
def test_the_sum_of_levers_cards_and_tiers() -> None:
    s = position()
    levers(s, 0, *s.box.levers[:7])
    cattle_card = next(x for x, f in enumerate(s.box.card_final) if f is not None and f.counter == 9 and f.each == 1)
    display(s, 0, s.box.cards[cattle_card], "sunlit-toll-gate", "moonlit-toll-gate")
    board = me(s).board
    board.houses, board.settlements, board.cattle = 6, 3, 4
    assert printed_points(s, 0) == s.box.card_vp[cattle_card] + 2 + 6
    assert score(s, 0)[1:] == [21, s.box.card_vp[cattle_card] + 8, 4, 16, 0, 0]


@rule("BOON-END-3", "BOON-END-X1", "BOON-END-X2")
def test_tiers() -> None:
    s = position()
    board = me(s).board
    board.houses, board.settlements, board.cattle = 6, 3, 4
    assert tier_points(s, 0) == 16
    board.settlements, board.cattle = 4, 5
    assert tier_points(s, 0) == 28


@rule("BOON-END-4", "BOON-END-E2")
def test_what_scores_nothing_by_itself() -> None:
    s = bare()
    me(s).coins, me(s).vases = 99, 9
    hand(s, 0, *any_cards(s, 5))
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    assert sum(score(s, 0)) == 0


@rule("BOON-END-5")
def test_ties_are_shared() -> None:
    s = position(3)
    for seat, vp in enumerate((40, 50, 50)):
        me(s, seat).vp = vp
    assert outcome(s).winners == [1, 2]
    me(s, 2).vp = 51
    assert outcome(s).winners == [2]


def test_the_score_has_the_categories_that_are_in_play() -> None:
    """BOON-END-1, BOON-SOLO-32: no column for an expansion or an opponent that is not there."""
    base = ["track", "levers", "cards", "card-effects", "tiers"]
    for players, artifacts, more in ((2, "off", []), (3, "on", ["artifact"]), (1, "off", ["eminence"])):
        s = position(players, artifacts=artifacts)
        me(s).vp = 7
        outcome = s.outcome()
        assert outcome.categories == base + more
        assert outcome.points[0] == [7, 0, 0, 0, 0, *[0 for _ in more]]
    assert position(1, artifacts="on").outcome().categories == [*base, "artifact", "eminence"]
