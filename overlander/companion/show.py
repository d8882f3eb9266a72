"""A conversation put in words."""

from typing import NamedTuple

from overlander.companion.offer import SetUp
from overlander.companion.words import CHOICE, Answer, Ask, Tell
from overlander.core.errors import Params
from overlander.core.state import Outcome
from overlander.text import Words

SEAT = 0  # of the player; the automa sits behind


class Said(NamedTuple):
    text: str
    rule: str
    answer: str = ""
    signs: str = ""  # in icons, where it is drawn


def names(words: Words, game: str) -> list[str]:
    return [words.say("companion-you"), words.say(f"companion-automa-{game}")]


def tell(words: Words, game: str, line: Tell) -> Said:
    if line.event is not None:
        return Said(words.event(line.event, names(words, game), SEAT), line.rule)
    return Said(words.message(line.key, words.fill(line.params)), line.rule)


def ask(words: Words, line: Ask) -> str:
    return words.message(line.key, words.fill(line.params))


def option(words: Words, x: Answer) -> str:
    if x.kind:
        name = words.name(x.value, x.kind)
        return name[:1].upper() + name[1:]
    if not x.key:
        return x.value
    params: Params = dict(x.params)
    return words.message(x.key, words.fill(params))


def chapters(words: Words, set_up: SetUp) -> list[tuple[str, list[str]]]:
    """What to lay out: headings with their lines."""
    return [
        (words.say(chapter.key), [words.message(f"{chapter.key}-line", words.fill(params)) for params in chapter.lines])
        for chapter in set_up.chapters
    ]


def say_answer(words: Words, line: Ask, answer: str) -> str:
    """An answer as it was given, in words."""
    if line.form == CHOICE:
        return next(option(words, x) for x in line.options if x.value == answer)
    if not line.options:
        return answer
    some = [f"{option(words, x)} \u00d7{n}" for x, n in zip(line.options, answer.split(","), strict=True) if n != "0"]
    return ", ".join(some) or words.say("nothing")


def verdict(words: Words, outcome: Outcome, names: list[str], alone: bool) -> str:
    """Who won; alone, it is one's own victory or the automa's, and without one only the points are known."""
    if len(names) == 1:
        return words.say("page-companion-points", n=outcome.total(SEAT))
    won = [names[seat] for seat in outcome.winners]
    if not alone:
        return words.say("table-winner" if len(won) == 1 else "table-winners", names=", ".join(won))
    if len(won) > 1:
        return words.say("page-companion-shared")
    return words.say("page-companion-you-win") if outcome.winners == [SEAT] else words.say("page-companion-winner", name=won[0])
