"""One click ahead: a thing that an answer leads to is clicked at once, and the answer is given by it.

Whoever may hire clicks the worker, not first the action and then the worker.
"""

from overlander import pictures
from overlander.core.choice import NONE, Choice
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.page.question import A_DOZEN


def toward(game: str, view: State, seat: int, thing: str) -> str:
    """The token of the one answer that leads to a question in which this thing of the table can be chosen; empty if none does, or
    several do. As far as the seat can know: what it cannot know is dealt anew."""
    question = view.question(seat) if seat != NONE else None
    if question is None or question.in_steps:
        return ""
    choices = view.choices(seat)
    if len(choices) > A_DOZEN:
        return ""
    found = [str(c) for c in choices if leads_to(game, view, seat, c, thing)]
    return found[0] if len(found) == 1 else ""


def leads_to(game: str, view: State, seat: int, choice: Choice, thing: str) -> bool:
    guess = view.clone()
    guess.fill(seat, Rng(key_of("ahead"), 0, ()))
    guess.play(seat, str(choice))
    if guess.over() or guess.actors() != [seat]:
        return False
    seen = guess.view(seat)
    begun = seen.steps(seat, None)  # of a question without steps, its choices
    return any(thing in equal for c in begun for equal in pictures.things(game, seen, seat, c))
