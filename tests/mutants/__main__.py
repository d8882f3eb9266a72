"""`python -m tests.mutants`: see the package."""

import argparse
import random
import sys

from overlander import build
from tests.mutants.change import changeable, modules, mutant, stale
from tests.mutants.trial import survivors


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="mutation test of the rule modules")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="overlander")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only where the path, or path:line, contains this")
    args = parser.parse_args()
    if build.build() != "pure":
        print("the compiled build cannot be changed: run `make pure` first")
        return 1
    for gone in stale():
        print(f"equivalent.toml names what is no longer there: {gone}")
    every = [(path, i) for file in modules() for path, i, line in changeable(file) if args.only in f"{path}:{line}:"]
    chosen = [mutant(path, i) for path, i in random.Random(args.seed).sample(every, min(args.count, len(every)))]
    print(f"{len(chosen)} of {len(every)} mutants", flush=True)
    alive = 0
    for tried in survivors(chosen, args.jobs):
        alive += 1
        print(f"survived: {tried}", flush=True)
    print(f"{len(chosen) - alive} of {len(chosen)} killed")
    return 0 if alive <= 0.1 * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
