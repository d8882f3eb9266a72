"""18. Shearing and wool posts (NZ-WOOL)."""

import pytest

from overlander.games.nz.delivery import DeliverWool
from overlander.games.nz.state import NzState
from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    ask,
    at,
    cards,
    choice,
    discard,
    extras,
    farm,
    hand,
    harbours,
    me,
    money,
    only_discs,
    piles,
    play,
    position,
    posts,
    question,
    refused,
    score,
    tokens,
    workers,
)


def shearing(shearers: int, *cards_in_hand: str, wool: int = 0, **options: str) -> NzState:
    s = position(2, **options)
    workers(s, 0, shearers=shearers)
    hand(s, 0, *cards_in_hand)
    farm(s).wool = wool
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/1")
    return s


@rule("NZ-WOOL-1", "NZ-WOOL-4")
def test_different_breeds_at_most_as_many_as_shearers() -> None:
    s = shearing(2, "merino", "merino", "lincoln", "southdown", "ferry")
    found = {token for token in tokens(s, 0) if token.startswith("shear:")}
    assert found == {
        "shear:merino", "shear:lincoln", "shear:southdown",
        "shear:southdown,merino", "shear:southdown,lincoln", "shear:merino,lincoln",
    }  # fmt: skip
    assert [choice(s, str(c)) for c in s.choices(0)] == s.choices(0)  # a set is the same, offered or named
    assert refused(s, 0, "shear:southdown,merino,lincoln") == ("NZ-WOOL-1", "too-few-shearers")


@rule("NZ-WOOL-2", "NZ-WOOL-3", "NZ-WOOL-5")
def test_wool_value_in_pounds_and_sheep_discarded() -> None:
    s = shearing(2, "merino", "lincoln", wool=2)
    play(s, 0, "shear:merino,lincoln")
    assert (money(s, 0), discard(s, 0), me(s).hand) == (29, ["lincoln", "merino"], [])


@rule("NZ-WOOL-6")
def test_breeding_values_and_certificates_do_not_matter() -> None:
    s = shearing(1, "suffolk")
    me(s).certificates = 3
    me(s).permanent = 3
    play(s, 0, "shear:suffolk")
    assert money(s, 0) == 21


@rule("NZ-WOOL-7", "NZ-WOOL-E2", "NZ-WOOL-10")
def test_one_may_then_serve_a_wool_post() -> None:
    s = shearing(1, "ryeland")
    play(s, 0, "shear:ryeland")
    assert tokens(s, 0) == {"deliver:wool-5", "pass"}
    assert refused(s, 0, "deliver:wool-9") == ("NZ-WOOL-7", "value-too-high")
    other = s.clone()
    play(other, 0, "pass")
    assert sum(other.farms[0].posts) == 0
    play(s, 0, "deliver:wool-5")
    assert refused(s, 0, "disc:step-limit") == ("NZ-DEL-8", "black-border")
    play(s, 0, "disc:aux-ship-1")
    assert sum(farm(s).posts) == 1


@rule("NZ-WOOL-8")
def test_foreign_wool_posts_need_a_storehouse() -> None:
    s = position()
    ask(s, 0, DeliverWool(0, 11, -1))
    assert tokens(s, 0) == {"deliver:wool-5", "deliver:wool-9", "pass"}
    assert refused(s, 0, "deliver:foreign-wool-london") == ("NZ-WOOL-8", "no-storehouse-there")
    harbours(s, 0, "sydney", "london")
    assert {"deliver:foreign-wool-sydney", "deliver:foreign-wool-london"} <= tokens(s, 0)


@rule("NZ-WOOL-9", "NZ-WOOL-15")
def test_only_post_13_may_be_served_again_for_3_points_each() -> None:
    s = position()
    posts(s, 0, wool_5=1, wool_13=2)
    ask(s, 0, DeliverWool(0, 13, -1))
    assert tokens(s, 0) == {"deliver:wool-9", "deliver:wool-13", "pass"}
    assert refused(s, 0, "deliver:wool-5") == ("NZ-WOOL-9", "post-taken")
    assert score(s, 0, "posts") == 6


@rule("NZ-WOOL-11", "NZ-WOOL-12")
def test_black_wool_posts_give_a_romney_and_cost_transport() -> None:
    board = position().board
    for i in range(len(board.post_slug)):
        if board.post_kind[i] == 1:
            assert (board.post_card[i] == board.romney) == (not board.post_white[i])
    for post, cost in (("wool-9", 5), ("wool-13", 7)):
        s = position()
        ask(s, 0, DeliverWool(0, 13, -1))
        play(s, 0, f"deliver:{post}", "disc:aux-ship-1")
        assert (20 - money(s, 0), discard(s, 0)) == (cost, ["romney"])


@rule("NZ-WOOL-14", "NZ-WOOL-E1")
def test_a_shearer_not_used_draws_and_discards() -> None:
    s = shearing(2, "merino", "lincoln")
    piles(s, 0, ["ryeland", "southdown"], [])
    play(s, 0, "cycle")
    assert len(me(s).hand) == 3
    play(s, 0, "discard:merino")
    assert refused(s, 0, "shear:lincoln,ryeland") == ("NZ-WOOL-1", "too-few-shearers")
    assert {token.count(",") for token in tokens(s, 0) if token.startswith("shear:")} == {0}
    play(s, 0, "shear:lincoln")
    assert question(s, 0) == "AtLocation"


@rule("NZ-WOOL-14", "NZ-DECK-E1")
def test_with_no_card_to_draw_none_is_discarded() -> None:
    s = shearing(2, "merino", "lincoln")
    piles(s, 0, [], [])
    play(s, 0, "cycle")
    assert (question(s, 0), cards(s, me(s).hand)) == ("Shear", ["lincoln", "merino"])
    assert "shear:merino,lincoln" not in tokens(s, 0)  # the shearer was used


@rule("NZ-WOOL-E3")
@pytest.mark.parametrize("zero", ["off", "on"])
def test_permanent_wool_alone(zero: str) -> None:
    s = shearing(1, "merino", wool=4, zero_sheep_shearing=zero)
    if zero == "off":
        assert refused(s, 0, "shear-nothing") == ("NZ-WOOL-E3", "no-sheep-shorn")
    else:
        play(s, 0, "shear-nothing")
        assert (money(s, 0), cards(s, me(s).hand)) == (24, ["merino"])


@rule("NZ-WOOL-E4")
def test_after_the_reveal_shearers_only_cycle() -> None:
    s = shearing(3, "merino", "lincoln", "southdown")
    play(s, 0, "shear:merino")
    assert tokens(s, 0) == {"cycle", "pass"}
    assert refused(s, 0, "shear:lincoln") == ("NZ-WOOL-E4", "already-shorn")
    play(s, 0, "cycle", "discard:lincoln", "cycle", "discard:southdown")
    assert question(s, 0) == "AtLocation"


@rule("NZ-WOOL-E5")
def test_tokens_inside_the_action_cards_not() -> None:
    s = shearing(2, "merino", "kotare")
    assert "exchange-token" in extras(s, 0)
    assert refused(s, 0, "play:kotare") == ("NZ-TURN-3", "no-card-now")
    assert refused(s, 0, "act:e/2")[1] == "not-offered"


@rule("NZ-WOOL-E6")
def test_disc_rules_hold_for_wool_posts() -> None:
    s = position()
    only_discs(s, 0)
    harbours(s, 0, "tauranga")
    ask(s, 0, DeliverWool(0, 5, -1))
    play(s, 0, "deliver:wool-5")
    assert tokens(s, 0) == {"disc-from:tauranga"}
    only_discs(s, 0, "wool-left")
    assert tokens(s, 0) == {"disc:wool-left"}


@rule("NZ-WOOL-E7")
def test_the_wool_money_may_pay_for_the_transport() -> None:
    s = shearing(3, "merino", "lincoln", "english-leicester")
    me(s).money = 0
    play(s, 0, "shear:english-leicester,merino,lincoln")
    assert money(s, 0) == 9
    play(s, 0, "deliver:wool-9")
    assert "disc:hand-left" in tokens(s, 0)
    assert refused(s, 0, "disc:hand-right") == ("NZ-DEL-14", "too-little-money")


@rule("NZ-WOOL-V1")
def test_merino_lincoln_shropshire_and_a_permanent_wool_make_9() -> None:
    s = shearing(4, "merino", "lincoln", "shropshire", "shropshire", wool=1)
    piles(s, 0, ["shropshire"], [])
    play(s, 0, "cycle", "discard:shropshire", "shear:shropshire,merino,lincoln")
    assert money(s, 0) == 29
    play(s, 0, "deliver:wool-9", "disc:wool-left")
    assert money(s, 0) == 24
    assert discard(s, 0) == ["lincoln", "merino", "romney", "shropshire", "shropshire"]
    assert cards(s, me(s).hand) == ["shropshire"]


@rule("NZ-WOOL-V3")
@pytest.mark.parametrize(("shearers", "wool", "sheep"), [(3, 1, "merino,lincoln"), (4, 0, "shropshire,merino,lincoln")])
def test_with_a_shearer_less_or_without_permanent_wool_9_is_not_reached(shearers: int, wool: int, sheep: str) -> None:
    s = shearing(shearers, "merino", "lincoln", "shropshire", "shropshire", wool=wool)
    piles(s, 0, ["shropshire"], [])
    play(s, 0, "cycle", "discard:shropshire", f"shear:{sheep}")
    assert money(s, 0) == 28
    assert tokens(s, 0) == {"deliver:wool-5", "pass"}


@rule("NZ-WOOL-V2")
def test_had_she_drawn_the_ryeland_13_would_be_reached() -> None:
    s = shearing(4, "merino", "lincoln", "shropshire", "shropshire", wool=1)
    piles(s, 0, ["ryeland"], [])
    play(s, 0, "cycle", "discard:shropshire", "shear:merino,lincoln,ryeland")
    assert money(s, 0) == 33
    assert tokens(s, 0) == {"deliver:wool-5", "deliver:wool-9", "deliver:wool-13", "pass"}


@rule("NZ-WOOL-V4")
def test_shear_one_merino_with_2_permanent_wool() -> None:
    s = position()
    hand(s, 0, "merino")
    farm(s).wool = 2
    act(s, 0, "h/1", "shear:merino")
    assert money(s, 0) == 25
    assert "deliver:wool-5" in tokens(s, 0)
