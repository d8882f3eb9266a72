"""The end of a turn: which answer ends it, what is still unused then, and what the turn did."""

from typing import TYPE_CHECKING, Final, NamedTuple

from overlander.core.choice import NONE, Choice, parse
from overlander.core.event import Event
from overlander.core.rng import Rng, key_of
from overlander.page.question import Button
from overlander.page.recap import TURN, Line, decisions_before

if TYPE_CHECKING:
    from overlander.page.sight import Sight


NAMED: Final = 4  # of the things that could still be done: the others are counted


class Unused(NamedTuple):
    """What could still be done instead of ending the turn: some of it, and how much more there is."""

    named: tuple[Button, ...]
    more: tuple[str, ...]  # in words


class OwnTurn(NamedTuple):
    """For whoever is about to end it."""

    deeds: tuple[Line, ...]  # so far
    last: str  # the answer that ends it
    unused: Unused


def ending(seen: "Sight") -> Button | None:
    """Where one of the answers is to do nothing more, and the turn is over by it."""
    question = seen.view.question(seen.seat) if seen.is_asked else None
    if question is None or seen.so_far:
        return None
    offered = seen.view.steps(seen.seat, None) if question.in_steps else seen.view.choices(seen.seat)
    plain = [c for c in offered if not c.verb.parts and not c.verb.extra]
    if len(plain) != 1 or not ends_turn(seen, plain[0]):
        return None
    return seen.buttons.button(plain[0])


def unused(seen: "Sight") -> Unused:
    """Where the turn can be ended; what reads the same is one thing."""
    groups = seen.groups if seen.ending is not None else []
    buttons = [button for group in groups for fold in group.folds for button in fold.buttons]
    found = list({button.text: button for button in buttons}.values())
    return Unused(tuple(found[:NAMED]), tuple([button.text for button in found[NAMED:]]))


def ends_turn(seen: "Sight", choice: Choice) -> bool:
    """As far as the seat can know: tried on what it sees, with everything else dealt anew."""

    def try_it() -> bool:
        guess = seen.view.clone()
        guess.fill(seen.seat, Rng(key_of("ending"), 0, ()))
        guess.heard = heard = list[Event]()
        guess.play(seen.seat, str(choice))
        return guess.over() or any(event.key == TURN for event in heard)

    return seen.scene.present.once(("ends turn", seen.seat, str(choice)), try_it)


def own_turn(seen: "Sight", token: str) -> OwnTurn | None:
    """What the viewer did in its turn, which this answer would end; None if it goes on after it. Raises Refused for what is no
    answer."""
    choice = parse(seen.view.verbs(), token)
    if not seen.is_asked or not ends_turn(seen, choice):
        return None
    deeds: list[Line] = []  # backwards
    for number, by, events in decisions_before(seen.log, seen.number):
        begins = max([i for i, event in enumerate(events) if event.key == TURN], default=NONE)
        if begins == NONE and by != seen.seat:
            break
        first = begins + 1
        deeds += [seen.log.lines(number, events)[i] for i in range(len(events) - 1, first - 1, -1)]
        if begins != NONE:
            break
    ends = seen.ending is not None and seen.ending.token == token
    return OwnTurn(tuple(deeds[::-1]), seen.words.choice(seen.view, seen.seat, choice), seen.unused if ends else Unused((), ()))
