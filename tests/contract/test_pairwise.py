"""The lists of option sets of `python -m tests.contract.pairwise` bring every two values together that may meet."""

from itertools import combinations, product

import pytest

from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game, games
from overlander.core.options import EXPANSIONS, Option
from tests.contract.pairwise import Values, allowed_pairs, chosen_sets, chosen_values, pairs_of, pairwise


def legal(game: Game, options: dict[str, str]) -> bool:
    try:
        return game.options(options) == options
    except OptionError:
        return False


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_two_values_of_two_options_meet_if_they_may(slug: str) -> None:
    game = find_game(slug)
    sets = pairwise(Values(game, {}))
    assert all(legal(game, options) for options in sets)
    met = set().union(*map(pairs_of, sets))
    for one, two in combinations(game.schema, 2):
        for a, b in product(one.values, two.values):
            if tuple(sorted([(one.name, a), (two.name, b)])) not in met:
                assert not can_meet(game, {one.name: a, two.name: b}), (one.name, a, two.name, b)


def can_meet(game: Game, wanted: dict[str, str]) -> bool:
    """Looked for in another way: with every value of what the two options need, and of what that needs."""
    needed = list(wanted)
    for name in needed:
        needed += [other for other in game.option(name).needs if other not in needed]
    others = [name for name in needed if name not in wanted]
    for values in product(*[game.option(name).values for name in others]):
        try:
            game.options({**wanted, **dict(zip(others, values, strict=True))})
        except OptionError:
            continue
        return True
    return False


def test_what_the_needs_of_options_forbid_is_not_in_the_list() -> None:
    """By hand: b needs a, and c needs b and three players, if they have another value than their default."""
    schema = [
        Option("players", ["2", "3"], "2", "", {}),
        Option("a", ["off", "on"], "off", "", {}, EXPANSIONS),
        Option("b", ["off", "on"], "off", "", {"a": ["on"]}, EXPANSIONS),
        Option("c", ["off", "on"], "off", "", {"b": ["on"], "players": ["3"]}, EXPANSIONS),
    ]
    game = Game("pairs", 1, find_game("example").folder, schema)
    every = {tuple(sorted([(x.name, a), (y.name, b)])) for x, y in combinations(schema, 2) for a, b in product(x.values, y.values)}
    forbidden = {
        (("a", "off"), ("b", "on")),
        (("a", "off"), ("c", "on")),
        (("b", "off"), ("c", "on")),
        (("c", "on"), ("players", "2")),
    }
    assert set(allowed_pairs(Values(game, {}))) == every - forbidden
    sets = pairwise(Values(game, {}))
    assert set().union(*map(pairs_of, sets)) == every - forbidden
    assert len(sets) <= 6


def test_a_few_of_many_like_values_make_a_shorter_list() -> None:
    game = find_game("gwt")
    few = chosen_values(game, ["sam-first-city=standard,fulton,new-york"])
    sets = pairwise(few)
    assert {options["sam-first-city"] for options in sets} == {"standard", "fulton", "new-york"}
    assert len(sets) < len(pairwise(Values(game, {})))
    with pytest.raises(SystemExit):
        chosen_values(game, ["sides=c"])
    with pytest.raises(SystemExit):
        chosen_values(game, ["side=a"])


def test_the_list_can_be_played_in_pieces() -> None:
    assert list(chosen_sets("", 3)) == [0, 1, 2]
    assert list(chosen_sets("2-3", 3)) == [1, 2]
    assert list(chosen_sets("3-9", 3)) == [2]
    assert list(chosen_sets("2", 3)) == [1]
