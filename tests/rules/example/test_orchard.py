"""Orchard: every feature of the kernel once (EX)."""

import pytest

from overlander.core.errors import Refused
from overlander.core.frame import Sealed, Together
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.example.state import OrchardState
from tests.ledger import rule


def orchard(seed: str = "orchard", **options: str) -> OrchardState:
    s = find_game("example").new(options, seed)
    assert isinstance(s, OrchardState)
    return s


def tokens(s: OrchardState, seat: int) -> list[str]:
    return [str(c) for c in s.choices(seat)]


def refused(s: OrchardState, seat: int, token: str) -> str:
    before = s.digest()
    with pytest.raises(Refused) as caught:
        s.play(seat, token)
    assert s.digest() == before
    return caught.value.refusal.reason if caught.value.refusal is not None else caught.value.code


def bid(s: OrchardState, seat: int, card: int, coin: str = "no") -> None:
    s.hands[seat][0] = card  # conjured: these tests look at bids, not at the deck
    s.play(seat, "bid:" + s.box.fruits[card])
    s.play(seat, "raise:" + coin)


@rule("EX-SETUP-1", "EX-SETUP-2")
def test_the_set_up() -> None:
    for players in (1, 2, 3, 4):
        s = orchard(players=str(players))
        cards = [card for hand in s.hands for card in hand] + s.deck.draw
        assert sorted(cards) == sorted([0, 1, 2, 3, 4, 5] * 4)
        assert [len(h) for h in s.hands] == [4] * players
        assert s.coins == [2] * players
        assert s.rival is None


@rule("EX-SETUP-3", "EX-BID-4")
def test_the_rival_bids_from_a_pile_of_its_own() -> None:
    s = orchard(automa="on")
    assert s.rival is not None
    assert s.rival.cards == [0, 1, 2, 3, 4, 5]
    crop = s.harvest.crop
    bid(s, 0, 0)
    assert len(s.rival.cards) == 6
    bid(s, 1, 0)
    assert len(s.rival.cards) == 5
    shown = ({0, 1, 2, 3, 4, 5} - set(s.rival.cards)).pop()
    assert s.rival.won == (crop if shown > 0 else 0)
    assert s.won == [0, 0]


@rule("EX-BID-1")
def test_three_rounds_with_a_crop_each() -> None:
    s = orchard()
    offered: list[int] = []
    while not s.over():
        if s.bidding() and len(offered) < s.harvest.round:
            offered.append(s.harvest.crop)
        seat = s.actor()
        s.apply(seat, s.choices(seat)[-1])
    assert len(offered) == 3
    assert sorted(offered + s.harvest.crops) == [3, 4, 5, 6, 7, 8]
    assert s.harvest.round == 3


@rule("EX-BID-2")
def test_all_bid_at_once_and_in_secret() -> None:
    s = orchard(players="3")
    assert s.actors() == [0, 1, 2]
    s.hands[2] = [5, 5, 4, 0]
    seen = s.view(0).digest()
    s.play(2, "bid:pear")
    assert s.view(0).digest() == seen  # not even that seat 2 has chosen a card
    s.play(2, "raise:yes")
    assert s.actors() == [0, 1]
    assert s.bids.cards[2] == 5
    view = s.view(0)
    assert view.bids.cards == [-1, -2, -2]
    assert view.bids.raised == [0, 0, 0]
    assert view.hands[2] == [-1, -1, -1, -1]
    assert view.coins == [2, 2, 2]
    top = view.stack[-1]
    assert isinstance(top, Together)
    assert [[type(f) for f in lane] for lane in top.lanes[1:]] == [[Sealed], []]
    assert refused(s, 2, "bid:plum") == "not-your-decision"
    assert s.view(2).bids.cards[2] == 5


@rule("EX-BID-3")
def test_without_a_coin_one_is_asked_all_the_same() -> None:
    s = orchard()
    s.coins[0] = 0
    s.play(0, tokens(s, 0)[0])
    assert tokens(s, 0) == ["raise:no"]
    assert refused(s, 0, "raise:yes") == "no-coin"
    s.coins[0] = 1
    assert tokens(s, 0) == ["raise:yes", "raise:no"]


@rule("EX-BID-5")
@pytest.mark.parametrize(
    ("cards", "coins", "winner"), [((4, 2), ("no", "no"), 0), ((2, 2), ("no", "yes"), 1), ((3, 2), ("no", "yes"), -1)]
)
def test_the_highest_bid_takes_the_crop(cards: tuple[int, int], coins: tuple[str, str], winner: int) -> None:
    s = orchard()
    crop = s.harvest.crop
    for seat in (1, 0):
        bid(s, seat, cards[seat], coins[seat])
    assert s.won == [crop if seat == winner else 0 for seat in (0, 1)]
    assert sorted(s.deck.discard) == sorted(cards)
    assert s.coins == [2 - (coin == "yes") for coin in coins]
    assert [len(h) for h in s.hands] == [3, 3]
    assert s.bids.cards == [-1, -1]


@rule("EX-SHARE-1")
def test_then_everyone_draws_or_takes_a_coin_from_the_first_player_on() -> None:
    s = orchard(players="3", first="2")
    for seat in range(3):
        bid(s, seat, seat)
    order = []
    while not s.bidding():
        seat = s.actor()
        order.append(seat)
        s.play(seat, "share:draw" if seat == 0 else "share:coin")
    assert order == [2, 0, 1]
    assert [len(h) for h in s.hands] == [4, 3, 3]
    assert s.coins == [2, 3, 3]


@rule("EX-SHARE-2")
def test_an_empty_draw_pile() -> None:
    s = orchard()
    bid(s, 0, 1)
    bid(s, 1, 2)
    s.deck.draw = []
    s.play(0, "share:draw")  # from the discard pile, shuffled
    assert len(s.hands[0]) == 4
    assert len(s.deck.draw) == 1
    assert s.deck.discard == []
    s.deck.draw = []
    assert tokens(s, 1) == ["share:coin"]
    assert refused(s, 1, "share:draw") == "nothing-to-draw"


@rule("EX-SWAP-1")
def test_a_swap_at_any_time_also_beside_the_others() -> None:
    s = orchard(players="3")
    for seat in range(3):
        bid(s, seat, seat)
    assert s.actors() == [0]
    s.play(2, "swap")  # not its turn: on its side stack
    assert s.actors() == [0, 2]
    assert s.coins[2] == 1
    assert len(s.hands[2]) == 4
    s.play(0, "share:coin")  # seat 0 is not held up
    assert s.actors() == [1, 2]
    s.play(1, "share:coin")
    assert s.actors() == [2]
    assert tokens(s, 2)[0].startswith("discard:")  # before its own next decision
    s.play(2, tokens(s, 2)[0])
    assert len(s.hands[2]) == 3
    assert tokens(s, 2) == ["share:draw", "share:coin"]
    s.play(2, "swap")  # its turn: on top of its own question, which is asked again afterwards
    assert s.side == []
    s.play(2, tokens(s, 2)[0])
    assert tokens(s, 2) == ["share:draw", "share:coin"]
    assert refused(s, 2, "swap") == "cannot-swap"  # no coin left


@rule("EX-SWAP-1", "EX-SWAP-2")
def test_a_swap_inside_a_secret_bid() -> None:
    s = orchard()
    s.hands[0] = [5, 1, 1, 1]
    s.play(0, "bid:pear")
    s.play(0, "swap")
    assert not s.side
    s.hands[0] = [1, 1, 1, 2]
    assert tokens(s, 0) == ["discard:quince", "discard:cherry"]
    s.play(0, "discard:quince")
    assert tokens(s, 0) == ["raise:yes", "raise:no"]
    s.play(0, "raise:yes")
    assert s.offers(0) == []  # the last coin is bid
    assert s.bids.cards[0] == 5


@rule("EX-SWAP-1")
def test_the_game_is_not_over_while_a_swap_is_unfinished() -> None:
    s = orchard()
    while len(s.stack) > 1 or s.harvest.round < 3:
        seat = s.actor()
        s.apply(seat, s.choices(seat)[0] if s.bidding() else s.choices(seat)[-1])
        if s.harvest.round == 3 and s.actors() == [1] and not s.bidding():
            break
    s.coins = [5, 4]
    s.hands[0] = [2]
    s.play(0, "swap")
    s.play(1, "share:coin")
    assert s.stack
    assert s.actors() == [0]
    s.play(0, tokens(s, 0)[0])
    assert s.over()
    assert s.outcome().points == [[s.won[0], 2], [s.won[1], 2]]


@rule("EX-END-1", "EX-END-2")
def test_scores_and_the_next_game() -> None:
    s = orchard(players="3", automa="on")
    s.stack = []
    s.won = [5, 8, 7]
    s.coins = [6, 1, 3]
    out = s.outcome()
    assert out.points == [[5, 3], [8, 0], [7, 1]]
    assert out.totals() == [8, 8, 8]
    assert out.winners == [0, 1, 2]
    s.won = [5, 8, 9]
    assert s.outcome().winners == [2]
    (again,) = s.sequels()
    assert again.options == {"players": "3", "automa": "on", "first": "2"}
    assert again.carried.empty()
    assert orchard(**again.options).harvest.first == 2


@rule("EX-BID-2")
def test_a_guess_at_the_secret_fits_what_is_known() -> None:
    s = orchard(players="4")
    s.play(3, tokens(s, 3)[0])
    s.play(2, tokens(s, 2)[0])
    s.play(2, "raise:yes")
    guesses = set()
    for i in range(40):
        d = s.determinize(0, Rng(key_of(str(i)), 0, ()))
        assert d.view(0).digest() == s.view(0).digest()
        assert d.actors() == s.actors()
        guesses.add((d.bids.cards[2], d.bids.raised[2]))
        for seat in d.actors():
            assert d.choices(seat)
    assert len(guesses) > 5
