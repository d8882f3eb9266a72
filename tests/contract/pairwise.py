"""Self-play over option sets in which every two values of two options meet, as far as they go together.

    python -m tests.contract.pairwise GAME [--games 300] [--bots random] [--among NAME=A,B,...] [--sets 1-5] [--list]

Most mistakes of options show where two of them meet. All combinations would be thousands; so few sets bring every pair together
that each can be played some hundred times with every check (`overlander selfplay --check`).
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations
from time import perf_counter

from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game
from overlander.study.selfplay import selfplay

Options = dict[str, str]
Pair = tuple[tuple[str, str], tuple[str, str]]
TRIES = 8  # pairs from which the next set is begun; the one that brings most others along is kept


class Values:
    """The values of every option that sets are made of: all, or those chosen among many alike."""

    def __init__(self, game: Game, among: dict[str, list[str]]) -> None:
        self.game = game
        self.needs = {o.name: list(o.needs) for o in game.schema}
        self.of = {o.name: among.get(o.name, o.values) for o in game.schema}
        self.known: dict[frozenset[tuple[str, str]], bool] = {}

    def goes_together(self, options: Options) -> bool:
        """Whether a game can have these values, and for the other options their defaults."""
        key = frozenset((name, value) for name, value in options.items() if value != self.game.option(name).default)
        if key not in self.known:
            try:
                self.game.options(options)
                self.known[key] = True
            except OptionError:
                self.known[key] = False
        return self.known[key]

    def needed_first(self, names: list[str]) -> list[str]:
        """These options, each after those that it needs."""
        out: list[str] = []
        for name in names:
            out += [x for x in [*self.needed_first(self.needs[name]), name] if x not in out]
        return out

    def begin(self, wanted: Options) -> Options | None:
        """The wanted values and what they need; None if they do not go together."""
        return self.extend({}, self.needed_first(list(wanted)), wanted)

    def extend(self, options: Options, names: list[str], wanted: Options) -> Options | None:
        if not names:
            return options
        for value in [wanted[names[0]]] if names[0] in wanted else self.of[names[0]]:
            more = {**options, names[0]: value}
            if self.goes_together(more):
                found = self.extend(more, names[1:], wanted)
                if found is not None:
                    return found
        return None

    def complete(self, options: Options, missing: set[Pair]) -> Options:
        """With a value of every other option: the one that meets most values it has not met."""
        out = dict(options)
        for name, values in self.of.items():
            if name not in out:
                ranked = sorted(values, key=lambda value: -sum(pair((name, value), x) in missing for x in out.items()))
                out[name] = next(value for value in ranked if self.goes_together({**out, name: value}))
        return self.game.options(out)


def pair(one: tuple[str, str], two: tuple[str, str]) -> Pair:
    return (one, two) if one < two else (two, one)


def pairs_of(options: Options) -> set[Pair]:
    return {pair(one, two) for one, two in combinations(options.items(), 2)}


def allowed_pairs(values: Values) -> list[Pair]:
    """Every two values of two options that some game can have."""
    every = [(name, value) for name, some in values.of.items() for value in some]
    different = [pair(one, two) for one, two in combinations(every, 2) if one[0] != two[0]]
    return [both for both in different if values.begin(dict(both)) is not None]


def pairwise(values: Values) -> list[Options]:
    """Option sets in which every allowed pair occurs, the one with most pairs that are still missing first."""
    left = allowed_pairs(values)
    out: list[Options] = []
    while left:
        missing = set(left)
        best: Options = {}
        for both in left[:: max(1, len(left) // TRIES)]:
            begun = values.begin(dict(both))
            assert begun is not None
            found = values.complete(begun, missing)
            if not best or len(pairs_of(found) & missing) > len(pairs_of(best) & missing):
                best = found
        out.append(best)
        met = pairs_of(best)
        left = [both for both in left if both not in met]
    return out


def chosen_values(game: Game, given: list[str]) -> Values:
    among: dict[str, list[str]] = {}
    for text in given:
        name, _, some = text.partition("=")
        among[name] = some.split(",")
        for value in among[name]:
            if name not in {o.name for o in game.schema} or value not in game.option(name).values:
                raise SystemExit(f"{game.slug} has no option {name}={value}")
    return Values(game, among)


def chosen_sets(text: str, many: int) -> range:
    first, _, last = text.partition("-")
    return range(int(first) - 1, min(int(last or first), many)) if text else range(many)


def main() -> int:
    parser = argparse.ArgumentParser(description="checked self-play over a pairwise covering list of option sets")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, help="of each set")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--among", action="append", default=[], metavar="NAME=A,B,...", help="only these values of an option")
    parser.add_argument("--sets", default="", metavar="FIRST-LAST", help="only these sets, counted from 1")
    parser.add_argument("--list", action="store_true", help="only say which sets there are")
    args = parser.parse_args()
    game = find_game(args.game)
    sets = pairwise(chosen_values(game, args.among))
    failed = 0
    for i in chosen_sets(args.sets, len(sets)):
        options = sets[i]
        print(f"{i + 1}/{len(sets)}", *[f"{name}={value}" for name, value in options.items()], flush=True)
        if args.list:
            continue
        begun = perf_counter()
        run = selfplay(game.slug, int(options["players"]), args.games, f"pairwise {i + 1}", options, [args.bots], check=True)
        for failure in run.failures:
            print(f"    {failure}", flush=True)
        failed += len(run.failures)
        print(f"    {len(run.outcomes)} games, {len(run.failures)} failures, {perf_counter() - begun:.0f} s", flush=True)
    if not args.list:
        print(f"{failed} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
