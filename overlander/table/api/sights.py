"""Answers made of what a viewer sees."""

from typing import Any

from overlander.core.choice import NONE, Choice, contains, parse
from overlander.core.errors import UNFINISHED, Refusal
from overlander.core.game import Game
from overlander.core.state import Outcome, State
from overlander.page.question import Button
from overlander.page.scene import ChatLine, TakeBack
from overlander.page.sight import Sight
from overlander.table.api.entering import enter_to_look
from overlander.table.api.schema import (
    Chat,
    Events,
    Hands,
    Happened,
    Impossible,
    Line,
    Offered,
    PlayerPoints,
    Points,
    Proposal,
    Question,
    Seen,
    Undoing,
    Verdict,
)
from overlander.table.play.scenes import sight
from overlander.table.rights.visitor import Request
from overlander.text.words import kebab


async def look(request: Request, table: str, seat: int | None) -> Sight:
    return sight(*await enter_to_look(request, table, seat))


def standing(seen: Sight) -> dict[str, Any]:
    """The fields of Standing."""
    actors = seen.scene.asked if seen.live else [] if seen.over else seen.view.actors()
    seat = None if seen.seat == NONE else seen.seat
    where = {"number": seen.number, "position": seen.position, "seat": seat, "actors": actors, "over": seen.over}
    return where | {"proposal": proposal(seen.scene.proposal) if seen.live else None}


def proposal(waiting: TakeBack | None) -> Proposal | None:
    return None if waiting is None else Proposal(waiting.seat, waiting.keep, waiting.agreed, waiting.awaited)


def undoing(seen: Sight) -> Undoing:
    if not seen.mine:
        return Undoing("no", False, False)
    undo, restart, redo = seen.scene.undoing
    return Undoing(undo or "no", restart, redo)


def question(seen: Sight) -> Question | None:
    """None too at a table where nobody decides: before the game has begun, and when its host has closed it."""
    frame = seen.view.question(seen.seat) if seen.is_asked else None
    return None if frame is None else Question(kebab(type(frame).__name__), seen.question, seen.rule)


def describe_offer(button: Button) -> Offered:
    return Offered(button.token, button.text, button.target)


def steps(seen: Sight, token: str) -> tuple[list[Offered], list[str]]:
    """What can follow a partial answer ("": how one begins), and the tokens of it that say only a part."""
    question = seen.view.question(seen.seat)
    partial = parse(seen.view.verbs(), token) if token else None
    found = seen.view.steps_after(seen.seat, token) or ([] if partial is None else [partial])
    out: list[Offered] = []
    for c in found:
        button = seen.buttons.button(c)
        out.append(Offered(button.token, seen.words.step(seen.view, seen.seat, partial, c), button.target))
    return out, [str(c) for c in found if question is not None and question.why_not(seen.view, c) is not None]


def impossible(seen: Sight, choice: Choice, refusal: Refusal, by_token: bool = False) -> Impossible:
    """`by_token`: as somebody sent it. What nobody would try at this question has no words there, except to pass."""
    if not by_token or might_try(seen.view, seen.seat, choice, refusal):
        text = seen.words.choice(seen.view, seen.seat, choice)
    else:
        text = seen.words.say("choice-pass") if str(choice) == "pass" else str(choice)
    return Impossible(str(choice), text, refusal.reason, refusal.params, refusal.rule, seen.words.refusal(refusal))


def might_try(view: State, seat: int, choice: Choice, refusal: Refusal) -> bool:
    """Beside free actions, what the question itself would list: only there its numbers mean anything."""
    if choice.verb.extra or refusal.reason == UNFINISHED:
        return True
    question = view.question(seat)
    return question is not None and contains(question.candidates(view), choice)


def points(outcome: Outcome, final: bool) -> Points:
    players = [
        PlayerPoints(seat, outcome.total(seat), dict(zip(outcome.categories, row, strict=True)))
        for seat, row in enumerate(outcome.points)
    ]
    found = outcome.verdict if final else None
    verdict = None if found is None else Verdict(found.won, found.rating)
    return Points(final, players, outcome.winners if final else [], verdict)


def describe(game: Game, view: State) -> Seen:
    """What the game's part `view` says a seat sees; a game without one names only itself."""
    part = game.part("view")
    if part is None:
        return Seen(game=game.slug)
    described: Seen = part.describe(view)
    return described


def events_since(seen: Sight, since: int) -> Events:
    events = [
        Happened(
            number=number,
            seat=None if event.seat == NONE else event.seat,
            key=event.key,
            params=event.seen_by(seen.seat),
            rule=event.rule,
            text=seen.words.event(event, seen.called, seen.seat, seen.view),
        )
        for number, happened in enumerate(seen.scene.present.events(since + 1, seen.number), start=since + 1)
        for event in happened
    ]
    changed_hands = [hands(seen, line) for line in seen.scene.chat if line.notice and line.after >= since]
    return Events(**standing(seen), since=since, events=events, hands=changed_hands)


def chat_since(seen: Sight, since: int) -> Chat:
    chat = seen.scene.chat
    return Chat(len(chat), [chat_line(seen, i, x) for i, x in enumerate(chat[since:], start=since + 1)])


def chat_line(seen: Sight, number: int, line: ChatLine) -> Line:
    if line.notice:
        return Line(number, None, "", seen.chat_text(line), line.at, hands(seen, line))
    return Line(number, line.seat, seen.names[line.seat], line.text, line.at, None)


def hands(seen: Sight, line: ChatLine) -> Hands:
    return Hands(None if line.after == NONE else line.after, line.seat, line.notice, seen.chat_text(line), line.at)
