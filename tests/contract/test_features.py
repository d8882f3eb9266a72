"""The features of every game that brings them: as declared, in agreement with the outcome, and blind to what is hidden."""

import random

import pytest

from overlander.core.features import MOST, POINTS, RIVALS, Features, Field, spread
from overlander.core.game import Game, games
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.players.bot import ask_bot
from overlander.players.registry import default_bot, find_bot
from tests.cases import cases_of
from tests.options import option_set

FOUND = {slug: part.FEATURES for slug, game in sorted(games().items()) if (part := game.part("features")) is not None}
ERRS = 0.15  # how many decisions are drawn by lot, so that games differ and strange positions come up
EVERY = 12  # decisions between two looks
SLUGS = sorted(FOUND)


def sets(game: Game) -> list[dict[str, str]]:
    """Different values of the options with every number of players, and one set that the game itself thinks hard."""
    counts = game.option("players").values
    return [option_set(game, n, i + 1) for i, n in enumerate(counts)] + cases_of(game.slug).together[:1]


CASES = [(slug, options) for slug in SLUGS for options in sets(games()[slug])]


def positions(game: Game, options: dict[str, str]) -> list[State]:
    """Now and then of a game, the last one included. All who must answer do so in turn, in any order."""
    pick = random.Random("features")
    s = game.new(options, "features")
    bots = [find_bot(game, default_bot(game), str(seat)) for seat in range(s.seats)]
    out: list[State] = []
    number = 0
    while not s.over():
        if number % EVERY == 0 or len(s.actors()) > 1:
            out.append(s.clone())
        seat = pick.choice(s.actors())
        c = ask_bot(bots[seat], s, seat)
        if pick.random() < ERRS:
            c = pick.choice(FOUND[game.slug].considered(s, seat))
        s.apply(seat, c)
        number += 1
    return [*out[-60:], s]


@pytest.mark.parametrize("slug", SLUGS)
def test_fields_are_declared_and_described(slug: str) -> None:
    features = FOUND[slug]
    names = [field.name for field in features.fields]
    assert isinstance(features, Features)
    assert names[:2] == [POINTS, RIVALS]
    assert len(set(names)) == len(names)
    assert sum(field.size for field in features.fields) == features.size
    assert all(field.size > 0 and len(field.about) > 10 and 0 <= field.zero <= MOST for field in features.fields)
    assert features.fields[0].size == len(features.categories)
    assert len(set(features.categories)) == len(features.categories)
    most = max(game_seats(games()[slug]))
    assert features.fields[1].size >= most - 1
    for option, weights in features.odds().items():
        assert len(weights) == len(games()[slug].option(option).values)


def game_seats(game: Game) -> list[int]:
    return [n + len(game.automas({"players": str(n)})) for n in game.players()]


def byte(field: Field, n: int) -> int:
    return min(MOST, max(0, n + field.zero))


def test_a_number_beyond_a_byte_goes_on_in_the_next() -> None:
    for n, wanted in ((-3, [0, 0, 0]), (200, [200, 0, 0]), (255, [255, 0, 0]), (300, [255, 45, 0]), (600, [255, 255, 90])):
        x = [7, 7, 7]
        spread(n, x, [0, 1, 2])
        assert x == wanted


def agree(features: Features, s: State, seat: int) -> None:
    """At the end of a game, as far as the seat can know: what differs from deal to deal, it cannot."""
    x = features.observe(s, seat)
    own, rivals = features.fields[:2]
    deals = [s.determinize(seat, Rng(key_of(f"deal {i}"), 0, ())).outcome() for i in range(3)]
    outcome = s.outcome()
    if all(features.points(d, seat) == features.points(outcome, seat) for d in deals):
        assert list(x[: own.size]) == [byte(own, n) for n in features.points(outcome, seat)]
    everybody = len(outcome.points)
    for i in range(rivals.size):
        if i >= everybody - 1:
            assert x[own.size + i] == rivals.zero
            continue
        other = (seat + 1 + i) % everybody
        if all(d.total(other) == outcome.total(other) for d in deals):
            assert x[own.size + i] == byte(rivals, outcome.total(other)), f"the total of seat {other}"


@pytest.mark.parametrize(("slug", "options"), CASES, ids=[slug + "-" + "-".join(o.values()) for slug, o in CASES])
def test_a_seat_observes_what_it_may_know_and_nothing_else(slug: str, options: dict[str, str]) -> None:
    features = FOUND[slug]
    players = int(options["players"])  # the seats after them are automas'
    seen: list[set[bytes]] = [set() for _ in range(players)]
    found = positions(games()[slug], options)
    for number, s in enumerate(found):
        for seat in range(players):
            x = features.observe(s, seat)
            assert len(x) == features.size
            view = s.view(seat)
            for deal in range(2):
                d = view.clone()
                d.fill(seat, Rng(key_of(f"{number}/{deal}"), 0, ()))
                assert changed(features, x, features.observe(d, seat)) == []
            seen[seat].add(x)
    for seat in range(players):
        agree(features, found[-1], seat)
        assert len(seen[seat]) > 0.25 * len(found)


def changed(features: Features, one: bytes, two: bytes) -> list[str]:
    """The fields that differ."""
    at = features.starts
    return [f.name for f in features.fields if one[at[f.name] :][: f.size] != two[at[f.name] :][: f.size]]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_considered_may_be_done_and_is_told_apart(slug: str) -> None:
    """And a choice is judged without a trace: neither the position nor its chance has changed."""
    game, features = games()[slug], FOUND[slug]
    several = apart = 0
    for s in positions(game, sets(game)[1])[:-1:3]:
        for seat in s.actors():
            choices = features.considered(s, seat)
            assert choices
            assert all(s.why_not(seat, c) is None for c in choices)
            before = s.digest()
            rows, counts = features.afterstates(s, seat, choices, Rng(key_of("chance"), 0, ()), 2)
            assert (len(counts), sum(counts), s.digest()) == (len(choices), len(rows), before)
            several += len(choices) > 1
            apart += len(choices) > 1 and len(set(rows)) > 1
    assert several
    assert apart > 0.8 * several
