"""The generator."""

from collections import Counter

from overlander.core.rng import Rng, key_of


def test_the_same_seed_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(key_of("overlander"), 0, ())
    assert [rng.below(1000) for _ in range(20)] == FIRST


# worked out from BLAKE2b without the generator
FIRST = [311, 597, 451, 284, 470, 720, 358, 162, 62, 929, 102, 62, 208, 834, 533, 6, 32, 528, 992, 337]


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = Rng(key_of("x"), 0, ())
    for _ in range(7):
        rng.word()
    twin = rng.clone()
    ahead = [rng.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == ahead


def test_key_and_counter_are_the_whole_state() -> None:
    rng = Rng(key_of("x"), 0, ())
    numbers = [rng.word() for _ in range(50)]
    assert [Rng(key_of("x"), i, ()).word() for i in range(50)] == numbers


def test_taking_empties_a_pile_and_prefers_nothing() -> None:
    first: Counter[int] = Counter()
    for i in range(6000):
        pile = [0, 1, 2, 3, 4, 5]
        rng = Rng(key_of(f"pile {i}"), 0, ())
        taken = [rng.take(pile) for _ in range(6)]
        assert sorted(taken) == [0, 1, 2, 3, 4, 5]
        assert pile == []
        first[taken[0]] += 1
    assert all(850 < n < 1150 for n in first.values())


def test_shuffling_keeps_the_cards_and_reaches_every_order() -> None:
    seen = set()
    for i in range(300):
        cards = [1, 2, 3]
        Rng(key_of(f"order {i}"), 0, ()).shuffle(cards)
        assert sorted(cards) == [1, 2, 3]
        seen.add(tuple(cards))
    assert len(seen) == 6
