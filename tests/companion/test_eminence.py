"""The Wise Eminence at a real table: its turns are those of the game, and every sentence has words and a rule."""

import random

import pytest

from overlander.companion import begin, read, set_up, show
from overlander.companion.pad import pad
from overlander.companion.talk import MARK
from overlander.companion.words import Ask, Tell
from overlander.games.boonlake.box import STRIPS
from overlander.games.boonlake.companion import EminenceAtTable
from overlander.ledger import rules_of
from overlander.text import LANGUAGES, Words
from tests.companion.talking import HOLE
from tests.ledger import rule


def reply(asked: Ask, rng: random.Random) -> str:
    if asked.key == "companion-rows":
        return ",".join(str(i + 1) for i in range(len(STRIPS)))
    if asked.key.endswith("crossed"):
        return rng.choice(["yes", "no", "no"])
    if asked.form == "choice":
        return rng.choice([x.value for x in asked.options])
    return ",".join(str(rng.randrange(4)) for _ in asked.options or [""])


@pytest.mark.parametrize(("lang", "artifacts"), [("en", "on"), ("fr", "off"), ("ru", "on")])
def test_a_whole_game_in_words(lang: str, artifacts: str) -> None:
    words = Words(lang, "boonlake")
    rules = set(rules_of("boonlake"))
    rng = random.Random(lang)
    text = begin("boonlake", {"eminence": "easy", "artifacts": artifacts}, "table")
    talk = read("boonlake", text)
    while talk.asked is not None:
        assert not HOLE.search(show.ask(words, talk.asked) + "".join(show.option(words, x) for x in talk.asked.options))
        text += MARK + reply(talk.asked, rng)
        talk = read("boonlake", text)
    for line, answer in talk.said:
        said = show.tell(words, "boonlake", line).text if isinstance(line, Tell) else show.say_answer(words, line, answer)
        assert said
        assert not HOLE.search(said), said
        assert line.rule in rules
    assert talk.outcome is not None
    told = [line.key for line, _ in talk.said]
    assert told.count("companion-interim") == 4
    assert (told.count("companion-artifacts"), told.count("companion-extra-phase")) == ((1, 4) if artifacts == "on" else (0, 0))
    assert talk.outcome.points[1][0] > 0
    assert words.catalogue.problems == []


def said_until(table: EminenceAtTable, stop: str) -> list[Tell]:
    """What it says until it asks this; nothing else is asked before, but the rows."""
    talk = table.play()
    out: list[Tell] = []
    line = next(talk)
    while isinstance(line, Tell) or line.key != stop:
        if isinstance(line, Tell):
            out.append(line)
            line = next(talk)
        elif line.key == "companion-rows":
            line = talk.send("1,2,3,4,5,6,7")
        else:
            line = talk.send(",".join("1" for _ in line.options))
    return out


@rule("BOON-SOLO-10", "BOON-SOLO-11", "BOON-SOLO-28")
def test_a_turn_names_the_bottom_strip_its_own_strip_and_the_way_of_the_ship() -> None:
    table = EminenceAtTable({"eminence": "medium"}, "turn")
    told = {x.key: x.params for x in said_until(table, "companion-crossed")}
    assert told["companion-bottom"]["strip"] == "builder"
    strip = str(told["companion-strip"]["strip"])
    assert told["companion-strip"]["row"] == STRIPS.index(strip) + 1
    assert told["companion-ship"]["steps"] == table.s.box.most_steps[STRIPS.index(strip)]
    assert table.s.strips.rows[-1] == STRIPS.index(strip)


@rule("BOON-SOLO-25", "BOON-SOLO-26")
def test_with_two_houses_on_the_gameboard_it_builds_a_settlement() -> None:
    table = EminenceAtTable({}, "structures")
    table.s.heard = []
    lines = [x for _ in range(12) for x in table.structure(5) if isinstance(x, Tell)]
    told = [x.key if x.event is None else x.event.key for x in lines]
    assert told[:5] == ["companion-house", "companion-house", "companion-settlement", "companion-house", "companion-settlement"]
    assert told.count("companion-house") == table.s.box.houses
    assert told.count("companion-settlement") == table.s.box.settlements
    assert told[-1] == "points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_set_ups_and_the_score_pad(lang: str) -> None:
    words = Words(lang, "boonlake")
    options = {"players": "3", "artifacts": "on"} if lang == "en" else {"players": "2"}
    found = set_up("boonlake", options, "a")
    chapters = show.chapters(words, found)
    assert len(dict(chapters)) == len(chapters) >= 3
    assert not [line for _, lines in chapters for line in lines if HOLE.search(line)]
    assert pad("boonlake", options).categories == found.state.outcome().categories
    assert words.catalogue.problems == []
