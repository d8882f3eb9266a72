"""9. Wellington: delivery and discs (NZ-DEL, NZ-UNL)."""

from overlander.games.nz.delivery import Deliver, PostDisc
from overlander.games.nz.state import NzState
from tests.ledger import rule
from tests.rules.nz.position import (
    ask,
    at,
    choice,
    discard,
    discs,
    display,
    farm,
    foresight,
    hand,
    harbours,
    heard,
    me,
    money,
    only_discs,
    play,
    position,
    posts,
    question,
    refused,
    score,
    tokens,
)


def delivering(value: int, purse: int = 20) -> NzState:
    s = position()
    me(s).money = purse
    ask(s, 0, Deliver(0, value))
    return s


# -- delivery


@rule("NZ-DEL-1", "NZ-DEL-2", "NZ-DEL-V1")
def test_value_10_with_discs_on_1_and_6() -> None:
    s = delivering(10)
    posts(s, 0, local_1=1, local_6=1)
    assert tokens(s, 0) == {"deliver:local-9", "deliver:local-3", "deliver:local-0"}
    assert refused(s, 0, "deliver:local-12") == ("NZ-DEL-1", "value-too-high")
    assert refused(s, 0, "deliver:local-6") == ("NZ-DEL-2", "post-taken")
    posts(s, 0, local_0=3, local_21=2)
    ask(s, 0, Deliver(0, 21))
    assert {"deliver:local-0", "deliver:local-21"} <= tokens(s, 0)


@rule("NZ-DEL-3", "NZ-DEL-4")
def test_a_foreign_post_needs_a_storehouse_in_its_harbour() -> None:
    s = delivering(8)
    assert refused(s, 0, "deliver:foreign-suva") == ("NZ-DEL-4", "no-storehouse-there")
    harbours(s, 0, "suva")
    assert "deliver:foreign-suva" in tokens(s, 0)
    harbours(s, 1, "suva")
    harbours(s, 0)
    assert "deliver:foreign-suva" not in tokens(s, 0)


@rule("NZ-DEL-5")
def test_wool_posts_are_not_for_this_step() -> None:
    s = delivering(20)
    assert refused(s, 0, "deliver:wool-5") == ("NZ-DEL-5", "wrong-goods")


@rule("NZ-DEL-6", "NZ-DEL-9")
def test_a_disc_leaves_the_board_and_unlocks_its_spot() -> None:
    s = delivering(3)
    play(s, 0, "deliver:local-3", "disc:certificate-limit")
    assert farm(s).posts[s.board.post_slug.index("local-3")] == 1
    assert s.certificate_limit(0) == 5


@rule("NZ-DEL-7", "NZ-DEL-8", "NZ-DEL-V3")
def test_black_spots_are_for_black_posts_only() -> None:
    s = delivering(10)
    play(s, 0, "deliver:local-3")
    white = {f"disc:{slug}" for i, slug in enumerate(s.board.disc_slug) if s.board.disc_white[i] and slug != "aux-money-2"}
    assert tokens(s, 0) == white
    assert refused(s, 0, "disc:step-limit") == ("NZ-DEL-8", "black-border")
    s = delivering(10)
    play(s, 0, "deliver:local-9")
    assert tokens(s, 0) == {f"disc:{slug}" for slug in s.board.disc_slug if slug != "aux-money-2"}


@rule("NZ-DEL-10", "NZ-DEL-12", "NZ-DEL-V2")
def test_post_9_gives_an_objective_of_the_offer_and_costs_3() -> None:
    s = delivering(10)
    display(s, "objective-1", "objective-2", "objective-3", "objective-4")
    play(s, 0, "deliver:local-9", "disc:step-limit")
    assert (question(s, 0), money(s, 0)) == ("GainObjective", 23)
    assert refused(s, 0, "pass") == ("NZ-DEL-10", "compulsory")
    assert refused(s, 0, "objective:top") == ("NZ-OBJ-4", "display-only")
    play(s, 0, "objective:objective-3")
    assert (money(s, 0), discard(s, 0)) == (20, ["objective-3"])
    assert len(s.cards.display) == 4


@rule("NZ-DEL-11", "NZ-DEL-V4")
def test_post_0_any_number_of_times() -> None:
    s = delivering(0)
    posts(s, 0, local_0=2)
    play(s, 0, "deliver:local-0", "disc:aux-ship-1")
    assert money(s, 0) == 26
    assert score(s, 0, "posts") == -24


@rule("NZ-DEL-13")
def test_transport_is_paid_to_the_bank() -> None:
    s = delivering(12)
    play(s, 0, "deliver:local-12", "disc:aux-ship-1")
    assert (money(s, 0), money(s, 1), discard(s, 0)) == (16, 20, ["romney"])
    free = [s.board.post_slug[i] for i in range(len(s.board.post_slug)) if s.board.post_white[i] and s.board.post_cost[i]]
    assert free == []


@rule("NZ-DEL-14", "NZ-DEL-E1")
def test_removal_and_transport_must_be_payable_beforehand() -> None:
    s = delivering(9, purse=5)
    play(s, 0, "deliver:local-9")
    assert "disc:aux-ship-1" in tokens(s, 0)
    assert refused(s, 0, "disc:wool-right") == ("NZ-DEL-14", "too-little-money")
    refusal = s.why_not(0, choice(s, "disc:wool-right"))
    assert refusal is not None
    assert refusal.params == {"cost": 4 + 3, "money": 5}  # removal and transport together
    s = delivering(9, purse=2)
    only_discs(s, 0, "step-limit", "aux-ship-1")
    assert tokens(s, 0) == {"deliver:local-0", "deliver:local-1", "deliver:local-3", "deliver:local-6"}
    assert refused(s, 0, "deliver:local-9") == ("NZ-DEL-14", "no-disc-for-post")  # the 3 pounds of the step disc come too late


@rule("NZ-DEL-15", "NZ-SCORE-3")
def test_green_arrows_join_neighbouring_posts() -> None:
    s = position()
    posts(s, 0, local_6=1, local_9=1)
    alone = position()
    posts(alone, 0, local_6=1, local_12=1)
    assert score(s, 0, "posts") == 0 + 0 + 2
    assert score(alone, 0, "posts") == 0 + 2


@rule("NZ-DEL-E2", "NZ-CLAR-5", "NZ-CLAR-V1")
def test_only_black_discs_left_may_go_to_a_white_post() -> None:
    s = delivering(3)
    only_discs(s, 0, "step-limit", "wool-left")
    play(s, 0, "deliver:local-3")
    assert tokens(s, 0) == {"disc:step-limit", "disc:wool-left"}


@rule("NZ-DEL-E3", "NZ-CLAR-6", "NZ-CLAR-V2")
def test_without_discs_one_comes_from_a_medium_harbour() -> None:
    s = delivering(0)
    only_discs(s, 0)
    harbours(s, 0, "tauranga")
    before = score(s, 0, "harbours")
    play(s, 0, "deliver:local-0")
    assert tokens(s, 0) == {"disc-from:tauranga"}
    play(s, 0, "disc-from:tauranga")
    assert (money(s, 0), score(s, 0, "posts"), before - score(s, 0, "harbours")) == (26, -8, 1)
    assert refused(delivering_with_discs(), 0, "disc-from:tauranga") == ("NZ-CLAR-6", "discs-left")


@rule("NZ-CLAR-6", "NZ-DEL-14")
def test_a_disc_from_a_harbour_may_cost_all_one_has_in_transport() -> None:
    s = delivering(12, purse=4)
    only_discs(s, 0)
    harbours(s, 0, "tauranga")
    assert "deliver:local-12" in tokens(s, 0)
    play(s, 0, "deliver:local-12", "disc-from:tauranga")
    assert (money(s, 0), farm(s).posts[s.board.post_slug.index("local-12")]) == (0, 1)
    s = delivering(12, purse=3)
    only_discs(s, 0)
    harbours(s, 0, "tauranga")
    assert refused(s, 0, "deliver:local-12") == ("NZ-DEL-14", "no-disc-for-post")


def delivering_with_discs() -> NzState:
    s = position()
    harbours(s, 0, "tauranga")
    ask(s, 0, PostDisc(0, 0))
    return s


@rule("NZ-DEL-E4", "NZ-CLAR-V3")
def test_without_any_disc_nothing_is_placed() -> None:
    for option, received in (("off", 0), ("on", 6)):
        s = position(no_disc_delivery_action=option)
        only_discs(s, 0)
        foresight(s, "sailor", "shearer", "token", "token")
        at(s, 0, "wellington")
        play(s, 0, "pass", "deliver:local-0", "no-disc")
        assert (money(s, 0), sum(farm(s).posts)) == (20 + received, 0)
        assert question(s, 0) == "ChooseForesight"


@rule("NZ-DEL-E4", "NZ-DEL-14")
def test_without_any_disc_a_post_whose_transport_can_just_be_paid_may_be_named() -> None:
    s = position(no_disc_delivery_action="on")
    only_discs(s, 0)
    me(s).money = 3
    ask(s, 0, Deliver(0, 12))
    assert tokens(s, 0) == {"deliver:local-0", "deliver:local-1", "deliver:local-3", "deliver:local-6", "deliver:local-9"}
    assert refused(s, 0, "deliver:local-12") == ("NZ-DEL-14", "no-disc-for-post")
    display(s)
    s.cards.objective_stack = []
    play(s, 0, "deliver:local-9", "no-disc")
    assert (money(s, 0), sum(farm(s).posts)) == (0, 0)


@rule("NZ-DEL-12", "NZ-WOOL-11")
def test_the_card_of_a_post_is_told_with_the_rule_of_its_goods() -> None:
    for post, cited in (("local-12", "NZ-DEL-12"), ("wool-9", "NZ-WOOL-11")):
        s = position()
        ask(s, 0, PostDisc(0, s.board.post_slug.index(post)))
        assert [(e.params["card"], e.rule) for e in heard(s, 0, "disc:aux-ship-1") if e.key == "gain-card"] == [("romney", cited)]


@rule("NZ-DEL-E5", "NZ-SUP-E2")
def test_an_exhausted_supply_gives_no_card() -> None:
    s = delivering(6)
    s.bonus.support[s.board.ferry] = 0
    play(s, 0, "deliver:local-6", "disc:aux-ship-1")
    assert discard(s, 0) == []
    assert s.bonus.support[s.board.ferry] == 0


# -- discs


def taking(disc: str, purse: int = 20) -> NzState:
    s = delivering(9, purse + 3)
    display(s)
    s.cards.objective_stack = []
    play(s, 0, "deliver:local-9", f"disc:{disc}")
    return s


@rule("NZ-UNL-1", "NZ-UNL-V1")
def test_step_limit_disc() -> None:
    s = taking("step-limit", 2)
    assert (money(s, 0), s.step_limit(0)) == (5, 4)


@rule("NZ-UNL-2")
def test_auxiliary_discs() -> None:
    s = taking("aux-ship-2")
    assert money(s, 0) == 20
    assert not me(s).has_disc(s.board.disc_at["aux-ship-2"])


@rule("NZ-UNL-3", "NZ-UNL-4")
def test_permanent_wool_discs() -> None:
    left, right = taking("wool-left"), taking("wool-right")
    assert (money(left, 0), farm(left).wool) == (20, 1)
    assert (money(right, 0), farm(right).wool) == (16, 1)


@rule("NZ-UNL-5", "NZ-HAND-1", "NZ-SCORE-10")
def test_hand_limit_discs() -> None:
    left, right = taking("hand-left"), taking("hand-right")
    assert (money(left, 0), left.hand_limit(0), score(left, 0, "hand-limit-disc")) == (17, 5, 0)
    assert (money(right, 0), right.hand_limit(0), score(right, 0, "hand-limit-disc")) == (12, 5, 3)
    discs(left, 0, "hand-left", "hand-right")
    assert left.hand_limit(0) == 6


@rule("NZ-UNL-6", "NZ-CERT-2")
def test_certificate_limit_disc() -> None:
    s = position()
    me(s).certificates = 1
    s.gain_certificates(0, 9)
    assert me(s).certificates == 3
    discs(s, 0, "certificate-limit")
    s.gain_certificates(0, 9)
    assert me(s).certificates == 5


@rule("NZ-UNL-7", "NZ-UNL-8")
def test_permanent_certificate_discs() -> None:
    left, right = taking("certificate-left"), taking("certificate-right")
    assert (money(left, 0), me(left).permanent) == (16, 1)
    assert (money(right, 0), me(right).permanent) == (20, 1)


@rule("NZ-UNL-3", "NZ-UNL-7", "NZ-UNL-2")
def test_wool_and_certificates_come_from_their_own_spots_only() -> None:
    wool, certificates = {"wool-left", "wool-right"}, {"certificate-left", "certificate-right"}
    for slug in position().board.disc_slug:
        if slug != "aux-money-2":  # the disc of the first turn
            s = taking(slug)
            assert (farm(s).wool, me(s).permanent) == (int(slug in wool), int(slug in certificates)), slug


@rule("NZ-UNL-9", "NZ-UNL-V2")
def test_a_disc_one_cannot_pay_for_stays() -> None:
    s = position()
    me(s).money = 7
    ask(s, 0, PostDisc(0, s.board.post_slug.index("local-21")))
    s.board.post_cost[s.board.post_slug.index("local-21")] = 0
    try:
        assert refused(s, 0, "disc:hand-right") == ("NZ-UNL-9", "too-little-money")
        me(s).money = 8
        assert "disc:hand-right" in tokens(s, 0)
        play(s, 0, "disc:hand-right")
    finally:
        s.board.post_cost[s.board.post_slug.index("local-21")] = 8
    assert (money(s, 0), s.hand_limit(0)) == (0, 5)


@rule("NZ-UNL-E2")
def test_the_hand_limit_counts_in_phase_c_of_the_same_turn() -> None:
    s = position()
    hand(s, 0, "suffolk", "hampshire")
    foresight(s, "sailor", "shearer", "token", "permanent-wool")
    at(s, 0, "wellington")
    play(s, 0, "reveal:hampshire,suffolk", "deliver:local-9", "disc:hand-left")
    play(s, 0, str(s.choices(0)[0]), "foresight:foresight-a-1", "foresight:foresight-b-1")
    assert len(me(s).hand) == 5
