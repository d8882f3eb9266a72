"""The contract of the kernel, on every game and option set: what `overlander selfplay --check` looks at, at every step.

Whoever must answer can; each choice is offered once and reads back; exactly what is offered is accepted, and a refusal changes
nothing; clones are equal and apart; a view and its offers do not depend on what the seat cannot know; pieces and money are
conserved; the record replays to the same digests. Free actions are tried in between. A failure leaves a record that loads.
"""

from pathlib import Path

import pytest

from overlander.build import build
from overlander.core.game import games
from overlander.study.selfplay import selfplay
from tests.cases import BotGames, all_cases, cases_of
from tests.options import option_sets

CASES = [(slug, options) for slug, game in sorted(games().items()) for options in option_sets(game)]


@pytest.mark.parametrize(("slug", "options"), CASES, ids=[slug + "-" + "-".join(o.values()) for slug, o in CASES])
def test_what_must_hold_in_every_game(slug: str, options: dict[str, str], tmp_path: Path) -> None:
    many = cases_of(slug).contract if build() == "compiled" else 1  # both builds play alike: several where that is quick
    run = selfplay(slug, int(options["players"]), many, "contract", options, check=True, failures=tmp_path)
    assert [str(f) for f in run.failures] == []
    assert len(run.outcomes) == many


BOT_GAMES = [(slug, case) for slug, cases in all_cases().items() for case in cases.bot_games]


@pytest.mark.parametrize(("slug", "case"), BOT_GAMES, ids=[f"{slug}-{'-'.join(case.options.values())}" for slug, case in BOT_GAMES])
def test_the_same_between_bots_that_know_what_to_do(slug: str, case: BotGames, tmp_path: Path) -> None:
    """Random play seldom gets far; here everything that is worth something comes into use."""
    run = selfplay(slug, int(case.options["players"]), case.games, "contract", case.options, ["greedy"], True, failures=tmp_path)
    assert [str(f) for f in run.failures] == []
    assert min(min(o.totals()) for o in run.outcomes) > case.least


def test_every_value_of_every_option_is_among_the_cases() -> None:
    for slug, game in games().items():
        for option, value in [(o.name, v) for o in game.schema for v in o.values]:
            assert any(s == slug and o[option] == value for s, o in CASES), (slug, option, value)
