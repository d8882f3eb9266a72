"""A campaign as a page shows it: chapter by chapter, each made of a match."""

from typing import NamedTuple

from overlander.core.match import Match
from overlander.core.state import Outcome
from overlander.text import Words
from overlander.text.names import Story
from overlander.text.words import sentence


class ChapterInWords(NamedTuple):
    """A chapter in words."""

    heading: str
    table_id: str
    mine: bool  # whether the visitor comes from this table
    options: list[str]
    carried: list[str]
    over: bool
    result: str
    goals: list[str]
    totals: list[tuple[str, int]]
    standing: Outcome | None  # of the whole campaign after it
    before: list[str]  # the story, by paragraphs
    after: list[str]


def tell(match: Match, words: Words, number: int, sequel: str, table_id: str, mine: bool) -> ChapterInWords:
    names = words.called(match.names, match.options)
    over = match.state.over()
    outcome = match.state.outcome() if over else None
    story = words.story(match.options)
    title = words.sequel(sequel) if sequel else words.title()
    heading = words.say("campaign-chapter", n=number, title=title)
    if story is not None:  # which has a number of its own
        heading = words.say("campaign-chapter-told", title=story.title)
    return ChapterInWords(
        heading=heading,
        table_id=table_id,
        mine=mine,
        options=options(match, words, story),
        carried=list_carried(match, words, names),
        over=over,
        result="" if outcome is None else words.result(outcome, names),
        goals=[] if outcome is None else words.goals(outcome),
        totals=[] if outcome is None else list(zip(names, outcome.totals())),
        standing=match.state.campaign() if over else None,
        before=[] if story is None else story.before,
        after=story.after if story is not None and outcome is not None and outcome.winners else [],
    )


def options(match: Match, words: Words, story: Story | None) -> list[str]:
    """Those that are not as they mostly are; which chapter it is stands above it."""
    out: list[str] = []
    for option in match.game.asked_options():
        value = match.options[option.name]
        named = words.option_value(option.name, value)
        if value == option.default or option.name == "players" or (story is not None and named == story.title):
            continue
        message = f"option-{option.name}"
        name = words.say(message) if words.has(message) else sentence(option.name)
        out.append(name if value == "on" else words.say("labelled", name=name, value=named))
    return out


def list_carried(match: Match, words: Words, names: list[str]) -> list[str]:
    """One number for each player stands beside the names."""
    out: list[str] = []
    for key in match.carried.lists:
        items = [words.name(word) for word in match.carried.words(key)]
        if len(items) == len(names) > 1 and all(word.removeprefix("-").isdigit() for word in match.carried.words(key)):
            items = [words.say("campaign-of-player", player=name, item=item) for name, item in zip(names, items)]
        message = f"carried-{key}"
        name = words.say(message) if words.has(message) else sentence(key)
        out.append(words.say("labelled", name=name, value=", ".join(items)))
    return out
