"""An answer that is put together in steps: what was said so far, how it can go on, and how to go back.

A partial answer travels in the request and is kept nowhere: until the whole one is played nothing is spent and nobody sees it.
"""

from typing import NamedTuple

from overlander import pictures
from overlander.core.choice import NONE, Choice, parse
from overlander.core.state import State
from overlander.page.question import A_DOZEN, MANY, Button, Buttons, Fold, Group, distinguish, make_steps
from overlander.text.words import sentence


class PieceCount(NamedTuple):
    """How many pieces of a kind are said so far, and the partial answers with one more and one fewer; empty where that leads
    nowhere."""

    slug: str
    name: str
    pieces: int
    more: str
    fewer: str


class Steps(NamedTuple):
    so_far: str  # the token of the partial answer; empty at the beginning
    said: list[str]  # in words, part by part
    signs: str  # what it costs and brings so far
    things: list[str]  # on the table, that it points at part by part
    groups: list[Group]  # another part, or all pieces at once
    kinds: list[PieceCount]  # pieces one by one
    missing: int
    confirm: Button | None  # the whole answer, if this is one
    back: str  # the partial answer before the last thing that was said


def read_partial(view: State, seat: int, token: str) -> Choice | None:
    """The partial answer that somebody sent, with all parts for which there is only one word; pieces are counted by the player
    alone. Raises Refused for what leads nowhere."""
    if not token:
        return None
    steps = view.steps_after(seat, token)
    partial = parse(view.verbs(), token)
    while len(steps) == 1 and not steps[0].same(partial) and added_kind(partial, steps[0]) == NONE:
        partial = steps[0]
        steps = view.steps(seat, partial)
    return partial


def steps_of(buttons: Buttons, token: str) -> Steps:
    """Of the question in steps that the seat is asked, after the partial answer with this token."""
    view, seat = buttons.view, buttons.seat
    question = view.question(seat)
    if question is None:
        raise view.not_asked(seat)
    partial = read_partial(view, seat, token)
    after = view.steps(seat, partial)
    if partial is None:
        return Steps("", [], "", [], groups(buttons, None, after), [], 0, None, "")
    whole = question.why_not(view, partial) is None
    others = [c for c in after if not c.same(partial)]
    before = view.step_back(seat, partial)
    listed = [c for c in others if is_set(partial) or added_kind(partial, c) == NONE or not view.steps(seat, c)]
    return Steps(
        so_far=str(partial),
        said=say_parts(buttons, partial),
        signs=pictures.signs(buttons.game, buttons.look, partial),
        things=things_of(buttons, partial),
        groups=groups(buttons, partial, listed),
        kinds=kinds(buttons, partial, others),
        missing=question.still_missing(view, partial),
        confirm=whole_button(buttons, partial) if whole else None,
        back="" if before is None else str(before),
    )


def whole_button(buttons: Buttons, choice: Choice) -> Button:
    """The whole answer in words, also in a game that has no sentence for it."""
    button = buttons.button(choice)
    return button if button.text != button.token else button._replace(text=buttons.words.so_far(buttons.view, buttons.seat, choice))


def say_parts(buttons: Buttons, partial: Choice) -> list[str]:
    words, verb = buttons.words, partial.verb
    out = [sentence(name) for name in words.part_names(partial)]
    if verb.kinds is not None and any(partial.counts()):
        out.append(sentence(words.pieces(verb.kinds, partial.counts())))
    return out


def things_of(buttons: Buttons, partial: Choice) -> list[str]:
    """What each part points at, from the last one back."""
    found: list[str] = []
    part: Choice | None = partial
    while part is not None:
        found.append(pictures.target(buttons.game, buttons.view, buttons.seat, part))
        part = part.back()
    return list(dict.fromkeys(thing for thing in found if thing))


def added_kind(partial: Choice, step: Choice) -> int:
    """The kind of which a step adds one piece; NONE if it adds anything else."""
    if step.verb is not partial.verb or step.verb.kinds is None or step.parts() != partial.parts():
        return NONE
    more = [n - had for n, had in zip(step.counts(), partial.counts(), strict=True)]
    return more.index(1) if sum(more) == 1 and max(more) == 1 and min(more) == 0 else NONE


def groups(buttons: Buttons, partial: Choice | None, steps: list[Choice]) -> list[Group]:
    """How an answer can begin, by what it does; then all that can be said next together, folded where the board shows it too."""
    if partial is None:
        return [
            Group(g.title, [f._replace(buttons=[step_button(buttons, None, x) for x in f.buttons]) for f in g.folds])
            for g in buttons.groups(steps)
        ]
    made = distinguish([step_button(buttons, partial, buttons.button(c)) for c in steps])
    if not made:
        return []
    if len(made) > MANY:
        titles = {str(c): buttons.first_said(c, partial) for c in steps}
        by: dict[str, list[Button]] = {}
        for button in made:
            by.setdefault(titles[button.token], []).append(button)
        return [Group("", make_steps([Fold(title, some) for title, some in by.items()]))]
    folded = len(made) > A_DOZEN and all(button.target for button in made)
    return [Group("", [Fold(buttons.words.say("page-all-choices", n=len(made)) if folded else "", made, counted=False)])]


def step_button(buttons: Buttons, partial: Choice | None, button: Button) -> Button:
    """Says what the step adds. What is a whole answer by itself is played at once, as everywhere."""
    view, seat = buttons.view, buttons.seat
    choice = parse(view.verbs(), button.token)
    if partial is None and not view.steps(seat, choice):
        return button
    text = buttons.words.step(view, seat, partial, choice)
    kind = NONE if partial is None else added_kind(partial, choice)
    target = button.target
    if kind != NONE:  # it points at the piece that it adds, not at those that were said before
        alone = [int(i == kind) for i in range(len(choice.counts()))]
        target = pictures.target(buttons.game, view, seat, choice.with_counts(alone))
    short = button.short if partial is None and button.short != button.text else text  # what a game writes beside icons
    return button._replace(text=text, short=short, target=target, things=added_things(buttons, partial, button), step=True)


def added_things(buttons: Buttons, partial: Choice | None, button: Button) -> str:
    """What a step takes from the table besides what was taken before."""
    taken = buttons.button(partial).things.split() if partial is not None else []
    return " ".join([thing for thing in button.things.split() if thing not in taken]) or button.things


def is_set(partial: Choice) -> bool:
    """Whether there is one piece of each kind, such as cards: then to name the next one is enough."""
    return partial.verb.kinds is not None and partial.verb.kinds.most == 1


def kinds(buttons: Buttons, partial: Choice, steps: list[Choice]) -> list[PieceCount]:
    """The kinds of pieces of which one can be added or taken away."""
    view, seat, words = buttons.view, buttons.seat, buttons.words
    found = partial.verb.kinds
    if found is None or is_set(partial):
        return []
    more = {added_kind(partial, c): str(c) for c in steps}
    out: list[PieceCount] = []
    for kind, slug in enumerate(found.words):
        count = partial.count(kind)
        fewer = one_fewer(view, seat, partial, kind) if count else ""
        if count or kind in more:
            out.append(PieceCount(slug, words.name(slug, words.kind_of(found.name)), count, more.get(kind, ""), fewer))
    return out


def one_fewer(view: State, seat: int, partial: Choice, kind: int) -> str:
    """Empty where there is no such partial answer."""
    less = partial.adding(kind, -1)
    question = view.question(seat)
    return str(less) if question is not None and question.why_no_step(view, less) is None else ""
