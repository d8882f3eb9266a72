"""Expedition to Newdale in the study of balance: every chapter, what is built, delivered and won alone."""

import pytest

from overlander.games.newdale.box import CHAPTERS
from overlander.study.balance import Study, study
from overlander.study.balance_report import charts, tables


@pytest.fixture(scope="module")
def alone() -> Study:
    return study("newdale", 1, len(CHAPTERS), "test")


@pytest.fixture(scope="module")
def together() -> Study:
    return study("newdale", 2, 3, "test")


def test_every_chapter_is_played_in_turn(alone: Study) -> None:
    assert [name for name in alone.things["solo-card"] if "/" not in name] == [f"ch{chapter}" for chapter in CHAPTERS]
    assert all(thing.offered == 1 for thing in alone.things["solo-card"].values())
    assert set(alone.turns) == {7.0}


def test_a_solo_card_is_won_where_all_its_conditions_are_met(alone: Study) -> None:
    cards = alone.things["solo-card"]
    for i, chapter in enumerate(CHAPTERS):
        goals = [thing.uses for name, thing in cards.items() if name.startswith(f"ch{chapter}/")]
        assert len(goals) >= 3
        assert cards[f"ch{chapter}"].uses == int(all(goals)) == len(alone.winners[i])


def test_every_building_is_counted_once(alone: Study, together: Study) -> None:
    for st in (alone, together):
        assert sum(thing.uses for thing in st.things["building"].values()) == sum(sum(game) for game in st.visits)
        assert "coal-mine" not in st.things["building"]
    assert "furrier" not in together.things["building"], "chapters I to IIIa"
    assert alone.things["building"]["furrier"].offered == 1, "chapter VIII"
    assert alone.things["building"]["mill"].offered == len(CHAPTERS)


def test_the_pawns_of_all_plans_are_counted(together: Study) -> None:
    placed = sum(thing.uses for thing in together.things["place"].values())
    assert placed >= 2 * 7 * 2 * together.games(), "two pawns, seven rounds, two players"


def test_a_delivery_costs_goods_and_brings_points(alone: Study) -> None:
    made = [thing for thing in alone.things["objective"].values() if thing.uses]
    assert made
    assert all(
        thing.money < 0 < thing.points for name, thing in alone.things["objective"].items() if thing.uses and "solo" not in name
    )


def test_the_page_and_its_charts(alone: Study, together: Study) -> None:
    page = tables([alone, together], "overlander balance newdale")
    assert "| 1 player | 10 |" in page
    assert "buildings each" in page
    assert {"objective", "solo-card", "building", "place"} <= set(charts([alone, together]))
