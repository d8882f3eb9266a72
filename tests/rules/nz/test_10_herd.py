"""10. Phase C and the herd (NZ-HAND, NZ-DECK), 11. conditions (NZ-COND), 12. certificates and gold (NZ-CERT, NZ-GOLD)."""

from overlander.core.rng import Rng, key_of
from overlander.games.nz.certificates import gain_gold
from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    at,
    build,
    cards,
    discard,
    discs,
    extras,
    farm,
    hand,
    kind,
    me,
    money,
    piles,
    play,
    position,
    question,
    refused,
    tokens,
    turn,
    workers,
)


@rule("NZ-HAND-2", "NZ-HAND-V1", "NZ-DECK-3")
def test_draw_the_last_card_reshuffle_and_draw_on() -> None:
    s = position()
    discs(s, 0, "hand-left")
    hand(s, 0, "merino", "merino", "southdown")
    piles(s, 0, ["kotare"], ["southdown", "shropshire"])
    at(s, 0, "neutral-f")
    play(s, 0, "pass")
    assert len(me(s).hand) == 5
    assert kind(s, "kotare") in me(s).hand
    assert (len(me(s).draw), me(s).discard) == (1, [])


@rule("NZ-HAND-3", "NZ-HAND-V2")
def test_a_hand_above_the_limit_is_kept() -> None:
    s = position()
    hand(s, 0, "merino", "merino", "southdown", "southdown", "shropshire")
    at(s, 0, "neutral-f")
    play(s, 0, "pass")
    assert (len(me(s).hand), me(s).discard) == (5, [])


@rule("NZ-HAND-4")
def test_no_card_is_played_once_phase_c_begins() -> None:
    s = position()
    piles(s, 0, ["ferry"] * 4, [])
    at(s, 0, "neutral-f")
    play(s, 0, "pass")
    assert cards(s, me(s).hand) == ["ferry"] * 4
    assert refused(s, 0, "play:ferry")[1] in ("waiting", "not-your-decision")


@rule("NZ-HAND-5", "NZ-END-4")
def test_no_phase_c_in_the_last_turn() -> None:
    s = position()
    s.progress.ended_by = 1
    at(s, 0, "neutral-f")
    play(s, 0, "pass")
    assert me(s).hand == []


@rule("NZ-DECK-1", "NZ-DECK-2", "NZ-MKT-4")
def test_what_is_gained_goes_to_the_discard_pile() -> None:
    s = position()
    act(s, 0, "7b/2")
    assert discard(s, 0) == ["romney"]


@rule("NZ-DECK-4", "NZ-CLAR-4", "NZ-DECK-E3")
def test_own_discard_pile_is_seen_the_order_of_draw_piles_by_nobody() -> None:
    s = position()
    hand(s, 0, "merino")
    piles(s, 0, ["southdown", "shropshire"], ["kotare"])
    own, other = s.view(0), s.view(1)
    assert cards(own, own.players[0].discard) == ["kotare"]
    assert cards(own, own.players[0].hand) == ["merino"]
    assert set(other.players[0].hand) == {-1}
    assert own.players[0].draw == sorted(own.players[0].draw)


@rule("NZ-DECK-E3")
def test_what_is_hidden_may_lie_in_any_way_that_fits() -> None:
    s = position()
    hand(s, 0, "merino")
    hand(s, 1, "southdown", "shropshire")
    hands: set[tuple[str, ...]] = set()
    for deal in range(20):
        d = s.determinize(0, Rng(key_of(str(deal)), 0, ()))
        assert cards(d, d.players[0].hand) == ["merino"]
        assert sorted(d.players[1].hand + d.players[1].draw) == sorted(me(s, 1).hand + me(s, 1).draw)
        assert len(d.players[1].hand) == 2
        hands.add(tuple(cards(d, d.players[1].hand)))
    assert len(hands) > 3


@rule("NZ-DECK-5")
def test_a_sheep_has_breed_breeding_and_wool_value() -> None:
    board = position().board
    assert (board.card_value[kind(position(), "merino")], board.card_wool[kind(position(), "merino")]) == (2, 3)
    assert board.breeds[board.card_breed[board.card_slug.index("lincoln")]] == "lincoln"


@rule("NZ-DECK-E2")
def test_a_played_card_may_be_reshuffled_and_drawn() -> None:
    s = position()
    hand(s, 0, "ferry")
    piles(s, 0, [], [])
    play(s, 0, "play:ferry")
    assert (cards(s, me(s).hand), money(s, 0)) == (["ferry"], 22)


# -- conditions


@rule("NZ-COND-1", "NZ-COND-V1")
def test_a_southdown_for_3() -> None:
    s = position()
    hand(s, 0, "southdown", "merino")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/1,southdown")
    assert (money(s, 0), discard(s, 0)) == (23, ["southdown"])


@rule("NZ-COND-2")
def test_an_effect_may_be_declined_after_its_condition() -> None:
    s = position()
    discs(s, 0, "aux-ship-1")
    at(s, 0, "neutral-f")
    play(s, 0, "act:aux-ship/1", "pass")
    assert money(s, 0) == 19
    assert farm(s).ship == s.board.sea_start


@rule("NZ-COND-3")
def test_money_is_taken_in_full() -> None:
    s = position()
    act(s, 0, "8a/1")
    assert money(s, 0) == 27


@rule("NZ-COND-4")
def test_a_card_of_a_delivery_must_be_taken() -> None:
    s = position()
    hand(s, 0, "suffolk")
    at(s, 0, "wellington")
    play(s, 0, "reveal:suffolk", "deliver:local-6", "disc:aux-ship-1")
    assert "ferry" in discard(s, 0)


@rule("NZ-COND-5", "NZ-COND-V2", "NZ-COND-6")
def test_exactly_a_pair_once() -> None:
    s = position()
    hand(s, 0, "merino", "merino", "southdown", "southdown")
    at(s, 0, "neutral-a")
    assert {x for x in tokens(s, 0) if x.startswith("act:a/1")} == {"act:a/1,merino,merino", "act:a/1,southdown,southdown"}
    play(s, 0, "act:a/1,merino,merino")
    assert money(s, 0) == 22
    assert refused(s, 0, "act:a/1,southdown,southdown") == ("NZ-LOC-2", "already-done")


@rule("NZ-COND-7", "NZ-COND-E2")
def test_a_named_breed_is_that_breed_only() -> None:
    s = position()
    hand(s, 0, "merino", "english-leicester")
    at(s, 0, "neutral-d")
    assert "act:d/1,english-leicester" in tokens(s, 0)
    assert refused(s, 0, "act:d/1,merino") == ("NZ-COND-5", "wrong-card")


@rule("NZ-COND-8")
def test_discard_receive_and_pay() -> None:
    s = position()
    hand(s, 0, "southdown")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/1,southdown")
    assert (me(s).hand, discard(s, 0), money(s, 0), money(s, 1)) == ([], ["southdown"], 23, 20)


@rule("NZ-COND-E1")
def test_any_sheep_means_any_sheep() -> None:
    s = position()
    build(s, 0, "1a", "rockfall-risk-1")
    hand(s, 0, "romney", "cheviot", "suffolk", "merino", "objective-1", "sheepdog", "set-2")
    at(s, 0, "rockfall-risk-1")
    paid = {x.partition(",")[2] for x in tokens(s, 0) if x.startswith("act:any-sheep-for-gold")}
    assert paid == {"romney", "cheviot", "suffolk", "merino"}


@rule("NZ-COND-E3", "NZ-HIRE-V3")
def test_without_a_pair_the_action_is_not_offered() -> None:
    s = position()
    hand(s, 0, "merino", "southdown")
    at(s, 0, "neutral-a")
    assert "a/1" not in acts(s, 0)
    assert refused(s, 0, "act:a/1") == ("NZ-COND-5", "no-such-card")


@rule("NZ-COND-V3", "NZ-COND-V4")
def test_any_sheep_for_gold_or_certificate() -> None:
    for space, gold, certificates in (("rockfall-risk-1", 2, 0), ("rockfall-risk-2", 1, 1)):
        s = position()
        build(s, 0, "1a", space)
        hand(s, 0, "merino")
        at(s, 0, space)
        play(s, 0, next(x for x in sorted(tokens(s, 0)) if x.startswith("act:any-sheep")))
        assert (farm(s).gold, me(s).certificates) == (gold, certificates)


@rule("NZ-COND-V5", "NZ-WOOL-13")
def test_shear_one_sheep_with_permanent_wool() -> None:
    s = position()
    hand(s, 0, "merino", "lincoln")
    farm(s).wool = 1
    act(s, 0, "h/1")
    assert refused(s, 0, "cycle") == ("NZ-WOOL-13", "no-shearers-here")
    assert refused(s, 0, "shear:merino,lincoln") == ("NZ-WOOL-1", "too-few-shearers")
    play(s, 0, "shear:merino")
    assert (money(s, 0), discard(s, 0)) == (24, ["merino"])


# -- certificates and gold


@rule("NZ-CERT-1", "NZ-CERT-V3")
def test_fewer_certificates_where_gold_would_be_lost() -> None:
    s = position()
    me(s).certificates = 1
    farm(s).gold = 5
    act(s, 0, "9b/2")
    assert tokens(s, 0) == {"certificates:2", "certificates:1", "certificates:0"}
    play(s, 0, "certificates:0")
    assert (me(s).certificates, farm(s).gold) == (1, 5)


@rule("NZ-CERT-3", "NZ-CERT-V1")
def test_reaching_2_gives_gold() -> None:
    s = position()
    act(s, 0, "9b/2", "certificates:2")
    assert (me(s).certificates, farm(s).gold) == (2, 2)


@rule("NZ-CERT-1", "NZ-COND-2")
def test_1_of_2_certificates_keeps_the_gold_for_later() -> None:
    s = position()
    act(s, 0, "9b/2")
    assert tokens(s, 0) == {"certificates:2", "certificates:1", "certificates:0"}
    assert refused(s, 0, "certificates:3") == ("NZ-CERT-2", "certificate-limit")
    play(s, 0, "certificates:1")
    assert (me(s).certificates, farm(s).gold) == (1, 1)
    act(s, 0, "9b/2")  # from 1 every step reaches 2: nothing to ask
    assert (me(s).certificates, farm(s).gold) == (3, 2)


@rule("NZ-CERT-4")
def test_spending_moves_the_marker_back() -> None:
    s = position()
    me(s).certificates = 3
    at(s, 0, "wellington")
    play(s, 0, "pass", "certificates:2")
    assert me(s).certificates == 1


@rule("NZ-CERT-E1")
def test_gold_again_after_falling_below_2() -> None:
    s = position()
    act(s, 0, "9b/2", "certificates:2")
    assert farm(s).gold == 2
    s.gain_certificates(0, 1)
    assert farm(s).gold == 2
    s.use_certificates(0, 2)
    s.gain_certificates(0, 1)
    assert (me(s).certificates, farm(s).gold) == (2, 3)


@rule("NZ-CERT-E1", "NZ-CERT-1")
def test_from_2_on_no_gold_can_be_lost_and_nothing_is_asked() -> None:
    s = position()
    me(s).certificates = 2
    farm(s).gold = 5
    act(s, 0, "9b/2")
    assert (question(s, 0), me(s).certificates, farm(s).gold) == ("", 3, 5)


@rule("NZ-CERT-E2")
def test_a_certificate_action_at_the_limit_is_legal_and_useless() -> None:
    s = position()
    discs(s, 0, "aux-certificate-1")
    me(s).certificates = 3
    at(s, 0, "neutral-f")
    play(s, 0, "act:aux-certificate/1")
    assert (money(s, 0), me(s).certificates) == (18, 3)


@rule("NZ-CERT-V2")
def test_2_certificates_more_with_room_for_1() -> None:
    s = position()
    me(s).certificates = 2
    act(s, 0, "9b/2")
    assert (me(s).certificates, farm(s).gold) == (3, 1)


@rule("NZ-GOLD-1", "NZ-GOLD-V1")
def test_gold_is_capped_at_5() -> None:
    s = position()
    assert farm(s).gold == 1
    farm(s).gold = 4
    gain_gold(s, 0, 2, "")
    assert farm(s).gold == 5


@rule("NZ-GOLD-2")
def test_sources_of_gold() -> None:
    s = position()
    farm(s).explored = 2
    act(s, 0, "b/1a")  # exploration past 3
    assert farm(s).gold == 2
    act(s, 0, "c/1")
    assert farm(s).gold == 3
    act(s, 0, "sailor-3")
    assert farm(s).gold == 4


@rule("NZ-GOLD-3", "NZ-BLD-10", "NZ-GOLD-E3")
def test_a_new_building_gives_gold_a_replacement_none() -> None:
    s = position()
    workers(s, 0, builders=3)
    for space, gold in (("a-1", 2), ("h-2", 3)):
        act(s, 0, "d/2", f"build:{'1a' if space == 'a-1' else '2a'}@{space}")
        assert farm(s).gold == gold
    act(s, 0, "d/2", "build:3a@a-1")
    assert farm(s).gold == 3


@rule("NZ-GOLD-5", "NZ-GOLD-6", "NZ-GOLD-V2")
def test_a_bell_card_for_4() -> None:
    s = position()
    assert s.board.pile_gold == [3, 3, 4, 5]
    farm(s).gold = 4
    play(s, 0, "bonus-card:bell")
    bought = s.board.card_slug[s.board.set_kind[s.bonus.pile_sets[2]]]
    assert (farm(s).gold, discard(s, 0), s.bonus.piles) == (0, [bought], [3, 3, 2, 3])
    assert refused(s, 0, "bonus-card:wheel") == ("NZ-GOLD-5", "too-little-gold")


@rule("NZ-GOLD-7", "NZ-OBJ-3")
def test_bonus_cards_come_from_their_piles_only() -> None:
    s = position(compass_set="8", bell_set="7", barrel_set="6", wheel_set="5")
    at(s, 0, "neutral-b")
    play(s, 0, "act:b/1b")
    assert not any("set-" in token for token in tokens(s, 0))


@rule("NZ-GOLD-8", "NZ-BON-12")
def test_gold_as_a_price_of_tiles() -> None:
    s = position()
    board = s.board
    prices = {slug: board.bonus_gold[i] for i, slug in enumerate(board.bonus_slug) if board.bonus_gold[i]}
    assert prices == {"joker-worker": 1, "gold-for-points": 4}


@rule("NZ-GOLD-E1")
def test_several_purchases_in_one_turn() -> None:
    s = position()
    s.board.pile_gold[0] = 2
    farm(s).gold = 5
    try:
        play(s, 0, "bonus-card:wheel", "bonus-card:wheel")
    finally:
        s.board.pile_gold[0] = 3
    assert (farm(s).gold, s.bonus.piles[0]) == (1, 1)


@rule("NZ-GOLD-E2")
def test_a_purchase_at_every_decision_of_phases_a_and_b() -> None:
    s = position()
    farm(s).gold = 3
    turn(s, 0)
    assert "bonus-card:wheel" in extras(s, 0)
    at(s, 0, "neutral-f")
    assert "bonus-card:wheel" in extras(s, 0)
    play(s, 0, "act:f/2")
    assert "bonus-card:wheel" in extras(s, 0)
    assert question(s, 0) == "BuySheep"


@rule("NZ-GOLD-E4")
def test_at_5_gold_the_rest_still_happens() -> None:
    s = position(sides="b")
    farm(s).gold = 5
    build(s, 0, "6b", "a-1")
    hand(s, 0, "merino")
    at(s, 0, "a-1")
    play(s, 0, "act:6b/1,merino")
    assert (farm(s).gold, money(s, 0)) == (5, 25)
