"""The answers to a question as buttons: grouped by what they do, long lists folded by the first thing that they name."""

from collections import Counter
from typing import Any, Final, NamedTuple

from overlander import pictures
from overlander.core.choice import Choice
from overlander.core.state import State
from overlander.text import Words
from overlander.text.words import sentence

A_DOZEN: Final = 12  # more choices of one kind than this are folded
CROWDED: Final = 18  # where there are more in all, kinds with a title are folded from half a dozen on


class Button(NamedTuple):
    token: str
    text: str  # the whole sentence
    short: str  # what is written beside the icons
    apart: str  # the same where another one would look like it
    signs: str  # cost and gain
    target: str
    things: str = ""  # what it is put together from on the board: "a|b c" is one of two equal things, and another thing
    step: bool = False  # it says only a part of an answer


class Fold(NamedTuple):
    """Choices that begin with the same thing; without a title they are not folded."""

    title: str
    buttons: list[Button]
    outdone: bool = False  # another choice leads to the same for less
    counted: bool = True  # how many there are stands beside its title; else the title says it


class Group(NamedTuple):
    title: str
    folds: list[Fold]


class Buttons:
    """Made of the view of the seat that is asked; `look` is the drawing's, None in a game that is not drawn."""

    def __init__(self, game: str, view: State, seat: int, words: Words, look: Any) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.words = words
        self.look = look

    def button(self, choice: Choice) -> Button:
        text, short, apart = self.words.forms(self.view, self.seat, choice)
        signs = pictures.signs(self.game, self.look, choice)
        target = pictures.target(self.game, self.view, self.seat, choice)
        things = " ".join(["|".join(equal) for equal in pictures.things(self.game, self.view, self.seat, choice)])
        return Button(str(choice), text, short, apart, signs, target, things)

    def groups(self, choices: list[Choice]) -> list[Group]:
        """By verb; more than a dozen of one verb are folded by the first thing that they name. Last, what another one outdoes."""
        question = self.view.question(self.seat)
        outdone = question.outdone(self.view, choices) if question is not None else []
        if outdone:
            last = self.fold(self.words.say("page-outdone", n=len(outdone)), outdone)._replace(outdone=True)
            return [*self.groups_of([c for c in choices if c not in outdone]), Group("", [last])]
        return self.groups_of(choices)

    def groups_of(self, choices: list[Choice]) -> list[Group]:
        kinds: dict[str, list[Choice]] = {}
        for c in choices:
            kinds.setdefault(c.verb.name, []).append(c)
        titled = [verb for verb in kinds if self.words.has(f"group-{verb}")]
        out: list[Group] = []
        plain: list[Choice] = []  # what needs neither a title nor a fold stands together, last
        for verb, members in kinds.items():
            title = self.words.say(f"group-{verb}") if len(titled) > 1 and verb in titled else ""
            if len(members) > A_DOZEN:
                out.append(Group(title, self.folds(members)))
            elif title and len(choices) > CROWDED and len(members) > A_DOZEN // 2:
                out.append(Group("", [self.fold(title, members)]))
            elif title:
                out.append(Group(title, [self.fold("", members)]))
            else:
                plain += members
        return [*out, Group("", [self.fold("", plain)])] if plain else out

    def fold(self, title: str, members: list[Choice]) -> Fold:
        return Fold(title, distinguish(largest_first([self.button(c) for c in members])))

    def folds(self, members: list[Choice]) -> list[Fold]:
        """By the first thing; where nearly every choice names another, all in one."""
        by: dict[str, list[Choice]] = {}
        for c in members:
            by.setdefault(self.first_thing(c), []).append(c)
        if 2 * len(by) > len(members):
            return [self.fold(self.words.say("page-all-choices", n=len(members)), members)._replace(counted=False)]
        return [self.fold(title, same) for title, same in by.items()]

    def first_thing(self, choice: Choice) -> str:
        for part, slug in self.words.parts(choice).items():
            if isinstance(slug, str):
                return sentence(str(self.words.filled({part: slug}, self.view)[part]))
        kinds = choice.verb.kinds
        named = [] if kinds is None else [slug for slug, n in zip(kinds.words, choice.counts(), strict=True) if n]
        return sentence(self.words.name(named[0], self.words.kind_of(kinds.name))) if kinds is not None and named else ""


def largest_first(buttons: list[Button]) -> list[Button]:
    """Where choices are parts of one another (some of these cards, or all of them), the whole comes before its parts."""
    sets = {button.token: frozenset(button.things.split()) for button in buttons}
    largest = max(sets.values(), key=len, default=frozenset[str]())
    if not any(things and things < largest for things in sets.values()):
        return buttons
    return sorted(buttons, key=lambda button: -len(sets[button.token]))


def distinguish(buttons: list[Button]) -> list[Button]:
    """Where two would look the same (two cards of a type, two ways to one place), both say what tells them apart; else all."""
    return sole(sole(buttons, "apart"), "text")


def sole(buttons: list[Button], form: str) -> list[Button]:
    looks = Counter((button.short, button.signs) for button in buttons)
    return [b._replace(short=getattr(b, form)) if looks[b.short, b.signs] > 1 else b for b in buttons]


def without(groups: list[Group], token: str) -> list[Group]:
    """The same but for one answer."""
    out = [Group(g.title, [f._replace(buttons=[b for b in f.buttons if b.token != token]) for f in g.folds]) for g in groups]
    return [g for g in out if any(f.buttons for f in g.folds)]
