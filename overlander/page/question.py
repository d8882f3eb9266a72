"""The answers to a question as buttons: grouped by what they do, long lists folded by the first thing that they name.

Where answers have several parts (a building and its space), such a fold is a step: who opens it sees only the answers with that
part, and closing it goes back. It needs no script, and all answers stay on the page, for clicks on the board in any order.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from overlander import pictures
from overlander.core.choice import PATH, Choice
from overlander.core.state import State
from overlander.text import Words
from overlander.text.words import sentence

A_DOZEN: Final = 12  # more choices of one kind than this are folded
CROWDED: Final = 18  # where there are more in all, kinds with a title are folded from half a dozen on
MANY: Final = 40  # no fold has more, where its answers have parts by which they can be told apart


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
    thing: str = ""  # on the table, that they have in common and no other fold has
    signs: str = ""  # cost and gain, if it is the same for all


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
        """By the first thing; where nearly every choice names another, all in one, or if they are too many, by the first of those
        that each names."""
        by = group_by(members, self.first_thing)
        if 2 * len(by) > len(members):
            if len(members) <= MANY:
                return [self.fold(self.words.say("page-all-choices", n=len(members)), members)._replace(counted=False)]
            by = group_by(members, self.first_said)
        return make_steps([self.fold(title, same) for title, same in by.items()])

    def first_thing(self, choice: Choice) -> str:
        for part, slug in self.words.parts(choice).items():
            if isinstance(slug, str):
                return sentence(str(self.words.fill({part: slug}, self.view)[part]))
        return self.first_said(choice)

    def first_said(self, choice: Choice, before: Choice | None = None) -> str:
        """The first part, or the first of its members or pieces, that a choice names and the one before it did not."""
        words, verb = self.words, choice.verb
        if verb.form == PATH:
            first = next(word for i, word in enumerate(verb.vocabularies[0]) if (choice.n >> i) & 1)
            return sentence(words.name(first, words.kind_of(verb.parts[0])))
        said = words.part_names(choice, before)
        if not said and verb.kinds is not None:
            had = before.named() if before is not None else []
            more = [kind for kind in choice.named() if kind not in had] or choice.named()
            said = [words.name(verb.kinds.words[kind], words.kind_of(verb.kinds.name)) for kind in more[:1]]
        return sentence(said[0]) if said else ""


def group_by(choices: list[Choice], title: Callable[[Choice], str]) -> dict[str, list[Choice]]:
    out: dict[str, list[Choice]] = {}
    for c in choices:
        out.setdefault(title(c), []).append(c)
    return out


def make_steps(folds: list[Fold]) -> list[Fold]:
    """Each with the thing on the table that tells it from the others, and with what is the same for all that is in it."""
    common = [set.intersection(*[set(button.things.split()) for button in fold.buttons]) for fold in folds]
    every = Counter([thing for fold in folds for thing in {x for button in fold.buttons for x in button.things.split()}])
    out: list[Fold] = []
    for fold, things in zip(folds, common):
        named = [thing for thing in fold.buttons[0].things.split() if thing in things]
        own = [thing for thing in named if every[thing] == 1] or named
        signs = {button.signs for button in fold.buttons}
        out.append(fold._replace(thing=own[0].partition("|")[0] if own else "", signs=signs.pop() if len(signs) == 1 else ""))
    return out


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
