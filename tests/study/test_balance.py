"""The study of balance: what it adds up is what the games say, and the same run gives the same page."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from overlander.cli import main
from overlander.core.game import find_game
from overlander.games.nz.balance import GROUPS, Watched
from overlander.games.nz.state import NzState
from overlander.players.registry import find_bot
from overlander.study.balance import TENTHS, Study, Thing, Use, spread, study
from overlander.study.balance_report import against_chance, by_number, charts, tables
from overlander.study.charts import bars, histogram, step_of

GAMES = 2


@pytest.fixture(scope="module")
def studies() -> list[Study]:
    return [study("nz", players, GAMES, "test") for players in (2, 3)]


def watched_game(seed: str) -> Watched:
    s = find_game("nz").new({"players": "2", "layout": "random", "sides": "random"}, seed)
    game = Watched(s)
    bots = [find_bot(find_game("nz"), "greedy", f"{seed}/{seat}") for seat in range(2)]
    while not s.over():
        seat = s.actor()
        game.play(seat, bots[seat].choose(s.view(seat), seat, s.offers(seat)))
    return game


@pytest.fixture(scope="module")
def game() -> Watched:
    return watched_game("watched")


def final(game: Watched) -> NzState:
    return game.state


# -- a study adds up


def test_every_seat_of_every_game_has_its_categories_and_its_score(studies: list[Study]) -> None:
    for st in studies:
        assert st.games() == GAMES
        assert len(st.scores()) == GAMES * st.players
        assert sum(st.scores()) == sum(x for game in st.points for row in game for x in row.values())
        mean_score = sum(st.scores()) / len(st.scores())
        assert sum(st.category(name, False) for name in st.categories) == pytest.approx(mean_score)


def test_alone_the_automa_has_the_last_seat() -> None:
    alone = study("nz", 1, 1, "test")
    assert sum(alone.seat_wins()) == pytest.approx(1)
    assert len(alone.seat_wins()) == len(alone.points[0]) == 2
    assert "| 1 player | 1 |" in tables([alone], "a test")


def test_the_visits_to_wellington_are_those_that_fill_the_market_and_those_of_the_last_turns(studies: list[Study]) -> None:
    """NZ-BMK-V4: 11 visits of two players and 16 of three end the game; the others may come once more."""
    for st in studies:
        filling = 5 * st.players + 1
        for visits in st.visits:
            assert filling <= sum(visits) <= filling + st.players - 1


def test_the_winners_have_the_highest_score(studies: list[Study]) -> None:
    for st in studies:
        assert sum(st.seat_wins()) == pytest.approx(1.0)
        for i, seats in enumerate(st.winners):
            totals = [sum(row.values()) for row in st.points[i]]
            assert {x for x, total in enumerate(totals) if total == max(totals)} == set(seats)


def test_every_visit_is_a_use_of_wellington(studies: list[Study]) -> None:
    for st in studies:
        assert st.things["place"]["wellington"].uses == sum(sum(visits) for visits in st.visits)
        assert st.things["place"]["wellington"].offered == GAMES * st.players


def test_a_study_repeats_itself_by_its_seed(studies: list[Study]) -> None:
    again = study("nz", 2, GAMES, "test")
    assert tables([again], "x") == tables(studies[:1], "x")
    assert study("nz", 2, GAMES, "other").scores() != studies[0].scores()


def test_each_game_is_told_once_it_is_over() -> None:
    told: list[int] = []
    study("nz", 2, 2, "told", told.append)
    assert told == [1, 2]


def test_the_winner_is_ahead_at_the_end_and_nobody_at_the_beginning(studies: list[Study]) -> None:
    for st in studies:
        assert len(st.leads) == sum(len(seats) == 1 for seats in st.winners) > 0
        assert {len(game) for game in st.leads} == {TENTHS + 1}
        assert st.share_ahead()[-1] == 1.0
        assert st.mean_leads()[-1] > abs(st.mean_leads()[0])


def test_every_seat_has_one_first_move(studies: list[Study]) -> None:
    for st in studies:
        assert sum(thing.users for thing in st.openings.values()) == GAMES * st.players
        assert sum(thing.wins for thing in st.openings.values()) == pytest.approx(GAMES)
        assert st.openings["wellington"].users == 0, "it is too far"


def test_a_winner_belongs_to_the_plan_that_brought_it_most() -> None:
    found = Study(find_game("nz"), 2)
    found.points = [[{"a": 4, "b": 3, "c": 2}, {"a": 9}], [{"a": 1}, {"a": 2, "b": 2}], [{"a": 1, "c": 7}, {"a": 8, "b": 0}]]
    found.winners = [[0], [1], [0, 1]]
    plans = found.winning_plans({"first": ["a"], "others": ["b", "c"]})
    assert plans == {"first": [found.points[1][1], found.points[2][1]], "others": [found.points[0][0], found.points[2][0]]}


# -- a watched game against its last position


def uses(game: Watched, seat: int, group: str) -> dict[str, int]:
    return {name: use.uses for (where, name), use in game.uses[seat].items() if where == group and use.uses}


def test_discs_on_posts_are_the_deliveries(game: Watched) -> None:
    s = final(game)
    for seat in range(2):
        there = {s.board.post_slug[i]: n for i, n in enumerate(s.farms[seat].posts) if n}
        assert uses(game, seat, "post") == there


def test_improved_harbours_are_counted_once_each(game: Watched) -> None:
    s = final(game)
    for seat in range(2):
        there = {slug: 1 for i, slug in enumerate(s.board.harbour_slug) if (s.farms[seat].harbours >> i) & 1}
        assert uses(game, seat, "harbour") == there


def test_discs_gone_from_the_board_are_the_discs_counted(game: Watched) -> None:
    s = final(game)
    for seat in range(2):
        gone = {slug: 1 for i, slug in enumerate(s.board.disc_slug) if not s.players[seat].has_disc(i)}
        assert uses(game, seat, "disc") == gone


def test_workers_and_bonus_tiles_are_those_at_the_end(game: Watched) -> None:
    s = final(game)
    for seat in range(2):
        hired = sum(uses(game, seat, "worker").values())
        assert hired == sum(s.players[seat].workers) - 4 + len(s.farms[seat].masters)
        tiles = sum(uses(game, seat, "bonus-tile").values())
        jokers = sum(mask.bit_count() for mask in s.farms[seat].jokers)
        given = sum(1 for x in s.trail.posted if x == 32 + s.board.joker)
        assert tiles - len(s.farms[seat].bonus) - jokers in range(given + 1)


def test_what_harbours_bring_is_in_the_points_of_harbours(game: Watched) -> None:
    """An improvement is credited at least with the points printed there."""
    s = final(game)
    for seat in range(2):
        for slug in uses(game, seat, "harbour"):
            harbour = s.board.harbour_slug.index(slug)
            assert game.uses[seat]["harbour", slug].points >= s.board.harbour_vp[harbour]


@pytest.mark.parametrize(
    ("group", "name", "money", "points"),
    [
        ("card", "ferry", 2, 0),  # NZ-SUP-6
        ("price", "s1-dorset-horn", -3, 1),  # NZ-MKT-8
        ("bought-with-gold", "wheel", 0, None),  # NZ-GOLD-5
    ],
)
def test_what_a_thing_brings_is_what_its_rule_says(
    studies: list[Study], group: str, name: str, money: int | None, points: int | None
) -> None:
    for st in studies:
        thing = st.things[group][name]
        assert money is None or thing.money == money * thing.uses
        assert points is None or thing.points == points * thing.uses
    assert sum(st.things[group][name].uses for st in studies) > 0


# -- one thing


def test_a_thing_knows_its_users_and_how_they_fared() -> None:
    thing = Thing()
    use = Use()
    use.uses, use.money, use.points = 2, -6, 5
    thing.add(use, 1.0, 80)
    thing.add(None, 0.0, 60)
    thing.add(Use(), 0.5, 70)  # credited with something, but never used
    assert (thing.offered, thing.users, thing.uses) == (3, 1, 2)
    assert thing.share() == pytest.approx(1 / 3)
    assert thing.per_seat() == pytest.approx(2 / 3)
    assert thing.per_use() == (-3.0, 2.5)
    assert thing.won() == 1.0


def test_against_chance_is_nothing_where_every_seat_is_a_user(studies: list[Study]) -> None:
    assert against_chance(studies, "place", "wellington") == pytest.approx(0.0)
    assert against_chance(studies, "place", "no-such-place") == 0.0


def test_spread_of_a_few_values() -> None:
    assert spread([1, 2, 3, 4, 5]) == {
        "mean": 3, "deviation": 1.4, "lowest": 1, "quarter": 1.5, "median": 3, "three quarters": 4.5, "highest": 5,
    }  # fmt: skip
    assert spread([7])["median"] == 7


# -- the page and its pictures


def test_the_page_has_a_table_for_every_group_and_every_thing_in_play(studies: list[Study]) -> None:
    page = tables(studies, "overlander balance nz")
    for group, about in GROUPS.items():
        assert f"## {about.title}\n" in page
        for st in studies:
            assert all(f"| {name} |" in page for name in st.things[group])


def test_things_that_are_not_in_every_game_are_ordered_by_their_number() -> None:
    names = ["10a", "9b", "objective-12", "1a", "objective-2", "set-1", "romney", "10b"]
    assert sorted(names, key=by_number) == ["objective-2", "objective-12", "romney", "set-1", "1a", "9b", "10a", "10b"]


def test_every_group_that_is_watched_is_reported(studies: list[Study]) -> None:
    assert set(studies[0].things) == set(GROUPS)


def test_charts_are_whole_pictures(studies: list[Study]) -> None:
    found = charts(studies)
    assert {"scores", "turns", "visits", "points", "post", "harbour", "built", "worker", "bonus-tile"} <= set(found)
    assert {"lead", "led", "first", "plans-2", "plans-3"} <= set(found)
    for svg in found.values():
        root = ElementTree.fromstring(svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.attrib["aria-label"]


RECT = "{http://www.w3.org/2000/svg}rect"


def widths(svg: str, colour: str) -> list[float]:
    return [float(x.attrib["width"]) for x in ElementTree.fromstring(svg).iter(RECT) if x.attrib["fill"] == colour]


def test_a_bar_is_as_long_as_its_value() -> None:
    colour = "#0072b2"
    one, two, three = widths(bars("t", ["a"], [("x", [1.0]), ("y", [4.0])]), colour)
    assert one == 14  # of the legend
    assert three == pytest.approx(4 * two, rel=0.01)


def test_a_histogram_counts_every_value_once() -> None:
    svg = histogram("t", ["a"], [[1.0, 2.0, 2.5, 9.0]], 2, "u")
    high = [float(x.attrib["height"]) for x in ElementTree.fromstring(svg).iter(RECT)][2:]
    assert len(high) == 3  # 0 to 2, 2 to 4, 8 to 10
    assert high[1] == pytest.approx(2 * high[0], rel=0.01)


@pytest.mark.parametrize(("most", "step"), [(1.0, 0.2), (6.0, 1.0), (15.0, 5.0), (20.4, 5.0), (44.0, 10.0), (120.0, 20.0)])
def test_scales_have_round_steps(most: float, step: float) -> None:
    assert step_of(most) == pytest.approx(step)


# -- the command


def test_the_command_writes_tables_and_charts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "nz", "--games", "1", "--players", "2", "--seed", "cli", "--out", str(tmp_path)]) == 0
    st = [study("nz", 2, 1, "cli")]
    command = "overlander balance nz --games 1 --players 2 --seed cli --out DIR"
    assert tmp_path.joinpath("nz-tables.md").read_text(encoding="utf-8") == tables(st, command)
    written = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.svg")}
    assert written == {f"nz-{name}.svg": svg + "\n" for name, svg in charts(st).items()}
    assert main(["balance", "nz", "--games", "1", "--players", "2", "--seed", "cli"]) == 0
    assert capsys.readouterr().out == tables(st, command) + "\n"
    assert main(["balance", "nz", "--games", "1", "--players", "2", "--seed", "cli", "--bot", "random"]) == 0
    by_chance = tables([study("nz", 2, 1, "cli", bot="random")], command.replace(" --seed", " --bot random --seed"))
    assert capsys.readouterr().out == by_chance + "\n" != tables(st, command) + "\n"


@pytest.mark.parametrize("arguments", [["example"], ["nz", "--players", "5"], ["nz", "--players", ""], ["nz", "--games", "0"]])
def test_what_cannot_be_studied_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", *arguments]) == 2
    assert arguments[-1] in capsys.readouterr().err


def test_games_of_one_study_can_differ_in_their_categories() -> None:
    found = Study(find_game("nz"), 2)
    for names in (["a", "c"], ["a", "b", "c", "d"], ["c", "d"]):
        found.add_categories(names)
    assert found.categories == ["a", "b", "c", "d"]
    found.points = [[{"a": 4, "c": 2}, {"a": 0, "b": 3}]]
    found.winners = [[0]]
    assert [found.category(name, False) for name in "abc"] == [2, 1.5, 1]
    assert [found.category(name, True) for name in "abc"] == [4, 0, 2]
    assert (found.scores(), found.margins()) == ([6, 3], [3])
