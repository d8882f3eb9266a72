"""A question with only one answer, by which nothing is decided: the table can answer it itself.

Whoever sits there would click the one button there is. But nobody's turn begins or ends unasked, nothing hidden is shown, and
whoever could do something else first is asked.
"""

from overlander.core.event import Event
from overlander.page.present import Present
from overlander.page.recap import TURN


def only_answer(present: Present, seat: int) -> str:
    """The token of that answer; empty where the seat is to be asked."""
    match, number = present.match, present.number
    if number == 0 or match.state.over() or match.state.actors() != [seat]:
        return ""
    view = present.view(seat)
    answers = view.steps(seat, None)
    if len(answers) != 1 or view.extras(seat) or begins_turn(present.events(number, number)[0]):
        return ""
    answer = view.onward(seat, answers[0])
    if [c for c in view.steps(seat, answer) if not c.same(answer)]:
        return ""
    trial = match.trial(seat, str(answer))
    if trial.state.over() or begins_turn(trial.heard) or trial.state.barrier() != match.barriers[-1]:
        return ""
    goes_on = trial.state.actors() == [seat]
    nothing = match.decisions[-1].seat != seat and not trial.heard  # asked between the decisions of others, and nothing comes of it
    return trial.decision.token if goes_on or nothing else ""


def begins_turn(events: list[Event]) -> bool:
    return any(event.key == TURN for event in events)
