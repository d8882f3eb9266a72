"""The poker table: hands are shown at G, and the end (GWT-POK-12..20)."""

from overlander.games.trail.box import HAZARD
from tests.ledger import rule
from tests.rules.gwt.poker import LAY, SHOW, laid, lay, poker_position, seat_worker, show, table
from tests.rules.gwt.position import at, cards, hand, kind, money, piles, play, refused, score, tokens, workers


@rule("GWT-POK-12")
def test_hands_are_shown_by_who_has_a_card_there() -> None:
    s = poker_position()
    at(s, 0, "neutral-g")
    assert refused(s, 0, SHOW) == ("GWT-POK-12", "nobody-at-poker")
    seat_worker(s, 0)
    lay(s, 1, "criollo")
    at(s, 0, "neutral-g")
    assert refused(s, 0, SHOW) == ("GWT-POK-12", "no-poker-card")
    lay(s, 0, "criollo")
    lay(s, 1)
    at(s, 0, "neutral-g")
    assert SHOW in tokens(s, 0)  # whatever the others have


@rule("GWT-POK-13")
def test_all_who_have_cards_reveal_them() -> None:
    s = poker_position(4)
    lay(s, 0, "criollo")
    lay(s, 2, "galloway", "pineywoods")
    seat_worker(s, 3)
    before = s.barrier()
    s.heard = []
    show(s, 0)
    shown = {e.seat: e.params["cards"] for e in s.heard if e.key == "show-hand"}
    assert shown == {0: "criollo", 2: "pineywoods,galloway"}
    s.heard = None
    assert s.barrier() != before  # what was seen cannot be taken back


@rule("GWT-POK-14")
def test_every_card_counts_with_its_value_objectives_with_none() -> None:
    s = poker_position(3)
    objective = s.board.card_slug[s.board.objective_deck[0]]
    lay(s, 0, "galloway", "galloway")  # 2 + 2
    lay(s, 1, "santa-gertrudis", objective)
    lay(s, 2, "criollo", "criollo", "criollo")
    values = [s.board.card_value[kind(s, x)] for x in ("galloway", "santa-gertrudis", "criollo")]
    assert values == [2, 2, 1]
    s.heard = []
    show(s, 2)
    shown = {e.seat: e.params["value"] for e in s.heard if e.key == "show-hand"}
    assert shown == {0: 4, 1: 2, 2: 3}
    s.heard = None
    assert (money(s, 0), money(s, 1), money(s, 2)) == (23, 20, 20)


@rule("GWT-POK-15")
def test_the_highest_takes_the_pot_and_3_from_the_bank() -> None:
    s = poker_position(3)
    table(s).pot = 8
    lay(s, 0, "criollo")
    lay(s, 1, "black-angus", "galloway")
    lay(s, 2, "black-angus")
    show(s, 0)
    assert [money(s, seat) for seat in range(3)] == [20, 31, 20]
    assert table(s).pot == 0


@rule("GWT-POK-16", "GWT-POK-X2")
def test_a_tie_is_shared_and_the_rest_stays() -> None:
    s = poker_position(3)
    table(s).pot = 4
    lay(s, 0, "criollo")
    lay(s, 1, "galloway", "criollo")
    lay(s, 2, "black-angus")
    show(s, 0)
    assert [money(s, seat) for seat in range(3)] == [20, 23, 23]
    assert table(s).pot == 1
    lay(s, 0, "criollo")
    show(s, 0)
    assert money(s, 0) == 24  # the rest came on top of the next pot
    assert table(s).pot == 0


@rule("GWT-POK-17")
def test_then_the_cards_go_to_their_owners_discard_piles() -> None:
    s = poker_position()
    piles(s, 0, ["pineywoods"], ["galloway"])
    piles(s, 1, [], [])
    lay(s, 0, "criollo", "criollo")
    lay(s, 1, "black-angus")
    show(s, 1)
    assert cards(s, s.players[0].discard) == ["criollo", "criollo", "galloway"]
    assert cards(s, s.players[1].discard) == ["black-angus"]
    assert table(s).laid == [[], []]
    hand(s, 0, "galloway")
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "lay:galloway")  # and new ones may be laid
    assert laid(s, 0) == ["galloway"]


# -- the end


@rule("GWT-POK-18", "GWT-POK-E8")
def test_cards_at_the_table_are_not_of_the_herd() -> None:
    s = poker_position()
    for seat in (0, 1):
        s.players[seat].zone.clear()
        hand(s, seat)
        piles(s, seat, [], [])
    objective = s.board.card_slug[s.board.objective_deck[0]]
    lay(s, 0, "shorthorn-4", objective)
    assert score(s, 0, "cattle") == score(s, 0, "objectives") == 0
    show(s, 0)
    assert score(s, 0, "cattle") == 4


@rule("GWT-POK-E8")
def test_cards_at_the_table_are_not_shuffled() -> None:
    s = poker_position()
    hand(s, 0)
    piles(s, 0, ["criollo"], ["galloway"])
    lay(s, 0, "black-angus", "black-angus")
    assert s.draw_cards(0, 4, "GWT-DRAW-2") == 2
    assert cards(s, s.players[0].hand) == ["criollo", "galloway"]
    assert laid(s, 0) == ["black-angus", "black-angus"]


@rule("GWT-POK-E8")
def test_cards_at_the_table_do_not_count_for_objectives() -> None:
    s = poker_position()
    hand(s, 0)
    piles(s, 0, ["shorthorn-4"], [])
    wanted = [s.board.tasks.index(x) for x in ("shorthorn", "hazard")]
    needs = s.board.objective_tasks
    fitting = [i for i in range(len(needs)) if needs[i][wanted[0]] == 1 and needs[i][wanted[1]] == 2 and sum(needs[i]) == 3]
    s.players[0].zone = [s.board.first_objective + fitting[0]]
    s.players[0].hazards = [HAZARD, HAZARD + 1]
    before = score(s, 0, "objectives")
    piles(s, 0, [], [])
    lay(s, 0, "shorthorn-4")
    assert score(s, 0, "objectives") < before


@rule("GWT-POK-19")
def test_bonus_tokens_are_points() -> None:
    s = poker_position(4)
    for seat, worth in ((2, 6), (0, 5), (3, 4), (1, 3)):
        workers(s, seat, engineers=2)
        hand(s, seat)
        s.players[seat].money = 0
        before = s.outcome().total(seat)
        at(s, seat, "neutral-d")
        play(s, seat, LAY, "sit:engineer")
        assert s.outcome().total(seat) == before + worth


# -- edge cases


@rule("GWT-POK-E6")
def test_who_has_no_card_takes_no_part() -> None:
    s = poker_position(3)
    table(s).pot = 5
    objective = s.board.card_slug[s.board.objective_deck[0]]
    lay(s, 2, objective)  # worth nothing, and the only hand
    seat_worker(s, 0)
    show(s, 2)
    assert [money(s, seat) for seat in range(3)] == [20, 20, 28]
    assert table(s).pot == 0


@rule("GWT-POK-E7")
def test_what_is_left_in_the_pot_is_nobodys() -> None:
    s = poker_position()
    before = s.outcome().totals()
    table(s).pot = 50
    assert s.outcome().totals() == before


@rule("GWT-POK-X1")
def test_the_printed_example() -> None:
    miranda, eleonore = 0, 1
    s = poker_position()
    seat_worker(s, miranda)
    seat_worker(s, eleonore)
    hand(s, miranda, "criollo", "criollo")
    at(s, miranda, "neutral-d")
    play(s, miranda, LAY, "lay:criollo", "lay:criollo")
    hand(s, eleonore, "shorthorn-4")
    at(s, eleonore, "neutral-d")
    play(s, eleonore, LAY, "lay:shorthorn-4")
    assert table(s).pot == 4
    assert s.board.card_value[kind(s, "shorthorn-4")] == 4
    piles(s, miranda, [], [])
    piles(s, eleonore, [], [])
    before = (money(s, miranda), money(s, eleonore))
    show(s, miranda)
    assert (money(s, miranda), money(s, eleonore)) == (before[0], before[1] + 7)
    assert (len(s.players[miranda].discard), len(s.players[eleonore].discard)) == (2, 1)
