"""The campaign (NEW-CAMP)."""

import pytest

from overlander.core.carried import read_carried
from overlander.core.choice import NONE
from overlander.core.errors import RecordError
from overlander.core.game import find_game
from overlander.games.newdale.box import CHAPTERS
from overlander.games.newdale.campaign import ChooseBranch, Journey, NameTown
from overlander.games.newdale.final_scoring import FinalScoring
from overlander.games.newdale.houses import distances
from overlander.games.newdale.objectives import Deliver
from overlander.games.newdale.state import NewdaleState
from overlander.games.newdale.view import describe
from overlander.players.registry import find_bot
from overlander.text import LANGUAGES, Words
from tests.ledger import rule
from tests.rules.newdale.position import at_the_end, bag, coals, listen, new_game, play, position, refused, scores, steps


def finished(chapter: str, players: int = 4, winner: int = 2, **options: str) -> NewdaleState:
    """A chapter of a campaign that is over and was won by this seat."""
    s = new_game(players, chapter, campaign="on", **options)
    s.stack = []
    for seat, p in enumerate(s.players):
        p.objectives.points = [0] * 9
        p.objectives.points[0] = 30 if seat == winner else 10 + seat
        p.score = p.objectives.points[0]
    return s


def after(s: NewdaleState, name: str = "") -> NewdaleState:
    """The chapter that follows."""
    sequel = [x for x in s.sequels() if x.name == name or not name][0]
    found = find_game("newdale").new(sequel.options, "next", carried=sequel.carried)
    assert isinstance(found, NewdaleState)
    return found


@rule("NEW-CAMP-1", "NEW-CAMP-7")
def test_the_order_of_chapters_and_the_branch() -> None:
    way = {"1": ["ch2"], "2": ["ch3a", "ch3b"], "3a": ["ch4a"], "3b": ["ch4b"], "4a": ["ch5"], "4b": ["ch5"]}
    way |= {"5": ["ch6"], "6": ["ch7"], "7": ["ch8"], "8": []}
    for chapter, following in way.items():
        assert [x.name for x in finished(chapter).sequels()] == following
    assert new_game(2, "1").sequels() == [], "not outside a campaign"


@rule("NEW-CAMP-2", "NEW-CAMP-X2")
def test_the_start_of_five_depends_on_the_branch() -> None:
    for chapter, start, near in (
        ("4a", "d-creekside", ["d-crowridge", "d-driftworth"]),
        ("4b", "d-thickthorn", ["d-emberhollow", "d-gullham"]),
    ):
        s = after(finished(chapter))
        assert s.box.land.town_slug[s.box.start] == start
        assert sorted(s.box.land.town_slug[t] for t, n in enumerate(distances(s, 0)) if n == 1) == near


@rule("NEW-CAMP-3", "NEW-CAMP-X1", "NEW-VEC-X26")
def test_the_winner_is_last_and_picks_a_character_first() -> None:
    s = after(finished("1", 4, 2))
    assert s.in_turn_order() == [3, 0, 1, 2]
    for seat in range(4):
        play(s, seat, steps(s, seat)[0])
    order: list[int] = []
    while s.calendar.round == 0:
        order.append(s.actor())
        play(s, s.actor(), steps(s, s.actor())[0])
    assert order == [2, 1, 0, 3]


@rule("NEW-CAMP-8", "NEW-CAMP-16")
def test_the_player_on_the_winners_left_begins() -> None:
    s = after(finished("1", 3, 2))
    assert (s.seats, s.calendar.first) == (3, 0)


@rule("NEW-CAMP-4", "NEW-CAMP-12")
def test_only_who_won_is_carried_over() -> None:
    s = after(finished("1", 3, 1))
    assert s.journey is not None
    assert (s.journey.wins, s.journey.totals, s.journey.way) == ([0, 1, 0], [10, 30, 12], ["ch1"])
    assert scores(s) == [3, 3, 3]
    assert [coals(s, seat) for seat in range(3)] == [5, 5, 5]
    assert bag(s) == 18


@rule("NEW-CAMP-13")
def test_the_winner_of_a_campaign() -> None:
    s = finished("8", 3, 0)
    s.journey = Journey([2, 3, 1], [200, 150, 400], ["ch1"], {})
    result = s.campaign()
    assert result is not None
    assert result.winners == [0], "three chapters each, more points"
    assert result.points[0] == [200, 30]
    s.journey = Journey([2, 4, 1], [200, 150, 400], ["ch1"], {})
    result = s.campaign()
    assert result is not None
    assert result.winners == [1]
    s.journey = Journey([0, 0, 0], [0, 0, 0], [], {})
    result = s.campaign()
    assert result is not None
    assert (result.categories, result.points[0]) == (["this-chapter"], [30]), "nothing was before the first chapter"
    assert new_game(2, "8").campaign() is None


@rule("NEW-SOLO-4")
def test_a_lost_chapter_is_played_again_alone() -> None:
    s = finished("2", 1, 0)
    assert s.outcome().winners == []
    assert [x.name for x in s.sequels()] == ["ch2"]
    again = after(s)
    assert again.journey is not None
    assert again.journey.way == []


def scored(players: int = 2, chapter: str = "1", **options: str) -> NewdaleState:
    """The goods of the last player are to be delivered, and nothing else but the score is left; seat 1 has more points."""
    s = position(players, chapter, campaign="on", **options)
    for seat, p in enumerate(s.players):
        p.score = 10 + seat
    at_the_end(s, FinalScoring(NONE))
    while not isinstance(s.question(s.actor()), NameTown):
        play(s, s.actor(), "pass")
        if s.over():
            break
    return s


@rule("NEW-CAMP-10", "NEW-CAMP-17")
def test_the_winner_may_name_a_town_of_the_board() -> None:
    s = scored()
    assert s.outcome().winners == [1]
    assert s.actors() == [1], "only the winner is asked, after the last step of final scoring"
    towns = steps(s, 1)
    assert towns[0] == "name:a-longsdale"
    assert (len(towns), towns[-1]) == (len(s.box.land.town_slug) + 1, "pass")
    assert len(steps(s, 1, "name:a-hollycroft")) == len(s.box.town_names)
    told = listen(s, 1, "name:a-hollycroft=lost-boot")
    assert [(x.key, x.params["town"], x.params["given-name"]) for x in told] == [("name-town", "a-hollycroft", "lost-boot")]
    assert s.over()
    assert s.outcome().winners == [1]


@rule("NEW-CAMP-10", "NEW-CAMP-E5")
def test_a_name_goes_with_the_campaign_and_changes_no_slug() -> None:
    s = scored()
    play(s, 1, "name:a-hollycroft=lost-boot")
    following = after(s)
    assert following.journey is not None
    assert following.journey.named == {"a-hollycroft": "lost-boot"}
    assert "a-hollycroft" in following.box.land.town_slug
    assert describe(following)["named_towns"] == {"a-hollycroft": "lost-boot"}
    assert new_game(2, "2", campaign="on").key() != following.key()
    words = Words("en", "newdale")
    assert words.name("a-hollycroft/lost-boot") == "Hollycroft, now “Lost Boot”"
    assert words.name("a-hollycroft") == "Hollycroft", "another campaign keeps the printed name"


@rule("NEW-CAMP-17")
def test_a_name_is_given_once_and_a_town_may_get_another() -> None:
    s = scored(2, "2")
    assert s.journey is not None
    s.journey = s.journey.naming("a-hollycroft", "lost-boot")
    assert "name:a-wheatfield=lost-boot" not in steps(s, 1, "name:a-wheatfield")
    assert refused(s, 1, "name:a-wheatfield=lost-boot") == "NEW-CAMP-10"
    play(s, 1, "name:a-hollycroft=fair-wind")
    assert s.journey is not None
    assert s.journey.named == {"a-hollycroft": "fair-wind"}


@rule("NEW-CAMP-17")
def test_without_a_name_that_is_left_there_is_no_town_to_name() -> None:
    """No campaign is so long, but what a record carries over somebody may have written by hand."""
    s = scored()
    assert s.journey is not None
    for town, name in zip(s.box.every_town, s.box.town_names):
        s.journey = s.journey.naming(town, name)
    assert steps(s, 1) == ["pass"]
    assert refused(s, 1, "name:a-hollycroft") == "NEW-CAMP-10"
    assert str(find_bot(find_game("newdale"), "greedy").choose(s.view(1), 1, s.offers(1))) == "pass"


@rule("NEW-CAMP-10")
def test_nobody_names_a_town_outside_a_campaign_or_after_a_loss_or_against_their_will() -> None:
    alone = scored(1, "2")
    assert alone.over(), "lost alone"
    assert alone.outcome().winners == []
    s = position(2, "1")
    at_the_end(s, FinalScoring(NONE))
    while not s.over():
        assert not isinstance(s.question(s.actor()), NameTown)
        play(s, s.actor(), "pass")
    s = scored()
    play(s, 1, "pass")
    assert s.over()
    assert after(s).journey is not None


@rule("NEW-CAMP-7", "NEW-CAMP-18")
@pytest.mark.parametrize("branch", ["ch3a", "ch3b"])
def test_the_winner_of_two_chooses_the_branch(branch: str) -> None:
    s = scored(3, "2")
    assert s.outcome().winners == s.actors() == [2]
    play(s, 2, "pass")
    assert isinstance(s.question(2), ChooseBranch)
    assert (s.actors(), steps(s, 2)) == ([2], ["travel:ch3a", "travel:ch3b"])
    before = s.digest()
    told = listen(s, 2, f"travel:{branch}")
    assert [(x.key, x.seat, x.params) for x in told] == [("branch", 2, {"chapter": branch})]
    assert s.over()
    assert s.digest() != before
    assert [x.name for x in s.sequels()] == [branch]
    following = after(s)
    assert following.box.chapter.slug == branch
    assert following.journey is not None
    assert (following.journey.way, following.journey.branch) == (["ch2"], "")


@rule("NEW-CAMP-7", "NEW-CAMP-18")
def test_a_name_given_by_the_winner_of_two_stays() -> None:
    s = scored(2, "2")
    play(s, 1, "name:a-hollycroft=lost-boot", "travel:ch3b")
    following = after(s)
    assert following.journey is not None
    assert following.journey.named == {"a-hollycroft": "lost-boot"}


@rule("NEW-CAMP-18")
def test_nobody_else_is_asked_for_the_way() -> None:
    s = scored(2, "3a")
    play(s, 1, "pass")
    assert s.over(), "one chapter alone follows"
    s = scored(1, "2")
    assert s.over(), "lost alone: the same chapter again"
    s = position(2, "2")
    at_the_end(s, FinalScoring(NONE))
    while not s.over():
        assert isinstance(s.question(s.actor()), Deliver), "no campaign"
        play(s, s.actor(), "pass")


@rule("NEW-GEN-25", "NEW-CAMP-18")
def test_games_that_began_before_leave_both_branches_open() -> None:
    s = scored(2, "2", rules="1")
    play(s, 1, "pass")
    assert s.over()
    assert [x.name for x in s.sequels()] == ["ch3a", "ch3b"]


@rule("NEW-CAMP-E5")
def test_only_towns_and_names_that_there_are_can_be_carried() -> None:
    game = find_game("newdale")
    for found in ("a-nowhere/lost-boot", "a-hollycroft/nothing", "a-hollycroft", "b-birchton/lost-boot, a-hollycroft/lost-boot"):
        lines = ["wins = 1, 0", "totals = 9, 8", "way = ch1", f"named = {found}"]
        with pytest.raises(RecordError):
            game.new({"players": "2", "chapter": "2", "campaign": "on"}, "x", carried=read_carried(lines))
    lines = ["wins = 1, 0", "totals = 9, 8", "way = ch1", "named = b-birchton/lost-boot, a-hollycroft/dry-feet"]
    s = game.new({"players": "2", "chapter": "2", "campaign": "on"}, "x", carried=read_carried(lines))
    assert isinstance(s, NewdaleState)
    assert s.journey is not None
    assert s.journey.carried().lines() == lines


@rule("NEW-CAMP-13")
@pytest.mark.parametrize(
    ("wins", "way"),
    [("2, 0", "ch1"), ("0, -1", "ch1"), ("1, 0", ""), ("1, 1", "ch1, ch1"), ("1, 1", ", ".join(["ch1", "ch2"] * 32))],
)
def test_nobody_has_won_more_chapters_than_there_were_or_one_of_them_twice(wins: str, way: str) -> None:
    lines = [f"wins = {wins}", "totals = 9, 8", f"way = {way}".rstrip()]
    with pytest.raises(RecordError, match="bad-carried"):
        find_game("newdale").new({"players": "2", "chapter": "3a", "campaign": "on"}, "x", carried=read_carried(lines))


@rule("NEW-CAMP-14")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_an_introduction_and_an_epilogue(lang: str) -> None:
    words = Words(lang, "newdale")
    english = Words("en", "newdale")
    told: list[str] = []
    for chapter in CHAPTERS:
        for start in ("creekside", "thickthorn") if chapter == "5" else ("creekside",):
            story = words.story({"chapter": chapter, "start-town": start})
            other = english.story({"chapter": chapter, "start-town": start})
            assert story is not None
            assert other is not None
            assert story.title == words.option_value("chapter", chapter)
            before, after_it = " ".join(story.before), " ".join(story.after)
            assert 80 <= len(before.split()) <= 160, chapter
            assert 40 <= len(after_it.split()) <= 120, chapter
            assert lang == "en" or before != " ".join(other.before)
            told.extend([before, after_it])
    assert len(set(told)) == 2 * len(CHAPTERS) + 1, "two beginnings of V, one end"
