"""What the API takes and gives, as types: requests are checked against them, and `/openapi.json` is made from them."""

from typing import Annotated, Final, Literal, TypedDict

from litestar.params import QueryParameter
from msgspec import Meta, Struct

Lang = Literal["en", "fr", "ru"]
Params = dict[str, str | int]

TOKEN_LENGTH: Final = 400
PLAIN: Final = r"^[^\x00-\x1f\x7f]*$"  # no control characters

Text = Annotated[str, Meta(max_length=TOKEN_LENGTH, pattern=PLAIN)]
Secret = Annotated[str, Meta(min_length=32, max_length=128, pattern=r"^[A-Za-z0-9_-]*$")]
Name = Annotated[str, Meta(max_length=40, pattern=PLAIN)]

SeatQuery = Annotated[
    int | None,
    QueryParameter(description="Which of your seats looks. Left out: your only one; a spectator, if you have none or several."),
]
NumberQuery = Annotated[
    int | None,
    QueryParameter(ge=0, le=1_000_000, description="As it was after so many decisions, or all if there are fewer; left out: now."),
]
LangQuery = Annotated[Lang | None, QueryParameter(description="The language of all texts; left out, by Accept-Language.")]
SinceQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many decisions are known already.")]
LinesQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many lines are known already.")]
PartialQuery = Annotated[
    str, QueryParameter(max_length=TOKEN_LENGTH, description="What was said of an answer in steps: only what can follow is listed.")
]
TokenQuery = Annotated[str, QueryParameter(max_length=TOKEN_LENGTH, description="Ask about this one choice.")]


def doc(text: str) -> Meta:
    return Meta(description=text)


class Problem(Struct):
    """Every answer that is no success."""

    code: Annotated[str, doc("What is wrong, as one word to compare with: out-of-date, not-legal, no-such-table ...")]
    message: Annotated[str, doc("The same as a sentence, in the language asked for.")]
    params: Annotated[Params, doc("The numbers and words in the sentence.")]
    rule: Annotated[str, doc("The rule behind it, by its number in the rules; empty if there is none.")] = ""
    reason: Annotated[str, doc("Of not-legal: why this choice is not possible now.")] = ""


# -- games


class Value(Struct):
    value: str
    text: str


class OptionInfo(Struct):
    name: str
    text: str
    about: Annotated[str, doc("What the option is about, in a sentence.")]
    values: list[Value]
    default: str
    rule: str
    needs: Annotated[
        dict[str, list[str]],
        doc("Values other than the default are refused unless these other options have one of these values."),
    ]


class GameInfo(Struct):
    game: Annotated[str, doc("As in `POST /api/v1/tables`.")]
    title: str
    version: Annotated[int, doc("Raised when the same decisions may lead elsewhere than before.")]
    players: list[int]
    options: list[OptionInfo]
    bots: Annotated[list[str], doc("The bots that can sit down.")]
    levels: Annotated[
        list[str], doc("Their levels, the weakest first: `easy`, `normal`, `hard`, `expert`, as far as the game has them.")
    ]


# -- tables


class NewSeat(Struct, forbid_unknown_fields=True):
    """A person by name, a bot, or whoever comes by invitation."""

    name: Annotated[Name, doc("Of a person; left out, the seat has a plain name.")] = ""
    bot: Annotated[Name, doc("The name of a bot, or its level; empty for a person.")] = ""
    invite: Annotated[bool, doc("Whether the seat is for somebody else, who sits down by a link.")] = False


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    options: Annotated[dict[Name, Name], doc("Those left out have their defaults.")] = {}
    seats: Annotated[
        list[NewSeat],
        Meta(max_length=8, description="In turn order. Seats that are not named go to bots; with none, the first is a person's."),
    ] = []


class SeatInfo(Struct):
    seat: int
    name: str
    bot: Annotated[str, doc("The bot that plays here; empty for a person.")]
    taken: Annotated[bool, doc("False while the seat waits for somebody to come by invitation.")]
    yours: bool
    since: Annotated[str | None, doc("When this player sat down where another, or a bot, had sat in this game; null otherwise.")]


class Listed(Struct):
    table: Annotated[str, doc("The id of the table, as in all its addresses.")]
    game: str
    players: Annotated[list[str], doc("Their names, by seat.")]
    created: str
    finished: Annotated[str | None, doc("When the game ended; null while it goes on.")]
    number: Annotated[int, doc("Decisions so far.")]


class SequelInfo(Struct):
    """A game that can follow a finished one in a campaign."""

    sequel: Annotated[str, doc("As in `POST /api/v1/tables/{table}/next`.")]
    text: str
    table: Annotated[str | None, doc("Its table, if it has begun.")]


class TableInfo(Struct):
    table: Annotated[str, doc("The id of the table, as in all its addresses.")]
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    automas: Annotated[list[str], doc("Who takes the seats after these: nobody answers for them.")]
    host: Annotated[bool, doc("Whether you host the table.")]
    created: str
    begun: Annotated[bool, doc("As soon as somebody sits at every seat.")]
    finished: Annotated[str | None, doc("When the game ended; null while it goes on.")]
    closed: Annotated[str | None, doc("When its host closed the table for good; null while it is open.")]
    follows: Annotated[str | None, doc("The table of the chapter before, in a campaign.")]
    sequels: Annotated[list[SequelInfo], doc("What can follow when the game is over; empty before.")]
    number: Annotated[int, doc("Decisions so far.")]
    hints: Annotated[bool, doc("Whether `GET /api/v1/tables/{table}/hint` answers who must decide.")]
    practice: Annotated[str | None, doc("The table from one of whose positions this one goes on; null for a game of its own.")]


class Hints(Struct, forbid_unknown_fields=True):
    allowed: bool


class NextChapter(Struct, forbid_unknown_fields=True):
    sequel: Annotated[Name, doc("Of `sequels`; left out, the only one.")] = ""


class Invitation(Struct):
    seat: int
    link: Annotated[str, doc("For the one who is to sit here: an address for a browser, or for `POST /api/v1/join`. Opens once.")]


class Begun(TableInfo):
    token: Annotated[str, doc("Goes into `Authorization: Bearer`: you are host, and sit at the seats that are not for others.")]
    invitations: list[Invitation]


class OpenRecord(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=3_000_000, description="The text of a record, whole.")]


class HandOver(Struct, forbid_unknown_fields=True):
    bot: Annotated[Name, doc("The bot that plays on, or its level; empty: whoever sat there before.")]


class Dress(Struct, forbid_unknown_fields=True):
    name: Annotated[Name, doc("Of the one who sits there.")]
    colour: Annotated[Name, doc("blue, orange, green or violet; empty, one that is free. It stays once the game goes on.")] = ""


class Watching(Struct):
    link: Annotated[str, doc("For spectators: an address for a browser, or for `POST /api/v1/join`. Opens again and again.")]


class Join(Struct, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=400, description="The address that was sent to you, or its last part.")]
    name: Annotated[Name, doc("Of the one who sits down; not needed for watching.")] = ""
    colour: Annotated[Name, doc("blue, orange, green or violet; left out, one that is free.")] = ""
    token: Annotated[
        Secret | None,
        doc(
            "Of your own making, at least 128 random bits: so the request can be sent again if its answer is lost. The seat's "
            "token is made of it and of the link."
        ),
    ] = None


class Joined(Struct):
    table: str
    seat: Annotated[int | None, doc("Your seat; null for a spectator or another device of the host.")]
    token: Annotated[str, doc("Goes into `Authorization: Bearer`. Keep it: the link opens no second time.")]


class Shuffle(Struct):
    commitment: Annotated[
        str,
        doc(
            "SHA-256 of seed, a space and salt, in hexadecimal; the same from the first decision on. Before, another one is dealt "
            "whenever somebody could know it."
        ),
    ]
    known: Annotated[
        bool, doc("Whether somebody had the game alone before others sat down, could read the seed, and so know all shuffles.")
    ]
    seed: Annotated[str | None, doc("Of all chance in the game; null before the end.")]
    salt: Annotated[str | None, doc("null before the end.")]


# -- at a table


class Proposal(Struct):
    """Somebody asks to take decisions back; it is done as soon as all people agree."""

    seat: Annotated[int, doc("Who asks.")]
    number: Annotated[int, doc("Back to where only so many decisions are taken.")]
    agreed: Annotated[list[int], doc("The seats that agree.")]
    asked: Annotated[list[int], doc("The seats that have not answered yet.")]


class Standing(Struct):
    """Where a game stands, for one viewer."""

    number: Annotated[int, doc("Decisions so far.")]
    position: Annotated[str, doc("Names the position as this viewer sees it; goes into `play`.")]
    seat: Annotated[int | None, doc("Who looks; null for a spectator.")]
    actors: Annotated[list[int], doc("The seats that must answer now; empty when the game is over.")]
    over: bool
    proposal: Annotated[Proposal | None, doc("What somebody asks to take back; null for nothing.")]


class Question(Struct):
    key: Annotated[str, doc("Which question it is: choose-build, at-location ...")]
    text: str
    rule: str


class PlayerPoints(Struct):
    seat: int
    total: int
    points: Annotated[dict[str, int], doc("By category.")]


class Verdict(Struct):
    """Of a game in which nobody else's points decide."""

    won: bool
    rating: Annotated[str, doc("A medal or the like; empty without one.")]


class Points(Struct):
    final: Annotated[bool, doc("False while the game goes on: then as far as the viewer can count, the rest guessed.")]
    players: list[PlayerPoints]
    winners: Annotated[list[int], doc("Empty before the end.")]
    verdict: Annotated[Verdict | None, doc("Null before the end, and where points are compared.")]


class ChapterInfo(Struct):
    number: Annotated[int, doc("From 1; chapters with the same number are different ways to go on.")]
    sequel: Annotated[str, doc("By which sequel of the chapter before; empty for the first.")]
    table: str
    follows: Annotated[str | None, doc("The table of the chapter before.")]
    options: dict[str, str]
    carried: Annotated[dict[str, list[str]], doc("What the chapter before hands on, by name.")]
    points: Annotated[Points | None, doc("Null while the chapter is played.")]
    standing: Annotated[Points | None, doc("Of the whole campaign after this chapter; null while it is played.")]


class Campaign(Struct):
    chapters: Annotated[list[ChapterInfo], doc("In order, as far as you have a key to them.")]


class Seen(TypedDict):
    """What the view.py of a game describes; `/openapi.json` has the fields of each."""

    game: str


class View(Standing):
    table: str
    question: Annotated[Question | None, doc("What this seat must answer now; null if nothing.")]
    points: Points
    seen: Annotated[Seen, doc("The table as this viewer sees it, in the words of its game.")]


class Offered(Struct):
    token: Annotated[str, doc("Goes into `play`.")]
    text: str
    target: Annotated[str, doc("The id of what it points at in the pictures of the table; empty for nothing.")]


class Undoing(Struct):
    """Whether a seat may take back now, and play again."""

    undo: Annotated[Literal["free", "ask", "no"], doc("ask: the others must agree.")]
    restart_turn: bool
    redo: bool


class Choices(Standing):
    question: Annotated[Question | None, doc("What this seat must answer now; null if nothing.")]
    answers: Annotated[list[Offered], doc("All answers to the question, or its next steps; empty if there is none.")]
    unfinished: Annotated[list[str], doc("Tokens of `answers` that say only a part: ask with one as `partial`.")]
    extras: Annotated[list[Offered], doc("Free actions, possible at any time.")]
    undoing: Undoing


class Expected(Struct):
    """A choice, and what is expected of the game after it."""

    token: Annotated[str, doc("Goes into `play`.")]
    text: str
    points: Annotated[dict[str, float], doc("Own final points, by category.")]
    total: Annotated[float, doc("All of them.")]
    rival: Annotated[float, doc("The final points of the best other seat.")]
    win: Annotated[float, doc("The probability of winning.")]
    worth: Annotated[float, doc("By which choices are compared, in points.")]
    balance: Annotated[str, doc("What tips the balance against the best of the others, in words.")]


class Advice(Standing):
    choices: Annotated[list[Expected], doc("The best three at most, the best first.")]


class Judged(Struct):
    """A decision, what was expected of it, and what would have been better."""

    number: Annotated[int, doc("Of the decision, from 1.")]
    token: str
    cost: Annotated[float | None, doc("Points that it cost against the best; null if it was not judged.")]
    total: Annotated[float, doc("Own final points that were expected after it.")]
    rival: Annotated[float, doc("Those of the best other seat.")]
    win: Annotated[float, doc("The probability of winning.")]
    better: Annotated[str | None, doc("The token of the best choice; null if it was taken.")]


class Reviewed(Struct):
    seat: int
    ready: Annotated[bool, doc("False while the game is being reviewed: ask again.")]
    upto: Annotated[int, doc("How many decisions of the game have been looked at.")]
    number: Annotated[int, doc("How many there are.")]
    decisions: Annotated[list[Judged], doc("Of the seat, where there was something to decide.")]


class NewBranch(Struct, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=100_000, description="After how many decisions the new table goes on.")]
    seat: Annotated[int, Meta(ge=0, le=100, description="Where you sit; bots sit at all other seats.")]


class Impossible(Struct):
    token: str
    text: str
    reason: str
    params: Params
    rule: str
    message: Annotated[str, doc("Why it is not possible now, in a sentence.")]


class WhyNot(Standing):
    impossible: list[Impossible]


class Play(Struct, forbid_unknown_fields=True):
    token: Annotated[Text, doc("One of `answers` or `extras`.")]
    position: Annotated[
        str | None,
        doc("Of the view in which this was decided: if the game has moved on, nothing is played. null: whatever the position."),
    ]
    seat: Annotated[int | None, doc("Which of your seats decides; can be left out if you have only one.")] = None


class Undo(Struct, forbid_unknown_fields=True):
    position: Annotated[str | None, doc("As in `play`.")]
    seat: Annotated[int | None, doc("As in `play`.")] = None


class Answer(Struct, forbid_unknown_fields=True):
    agree: Annotated[bool, doc("Whether it may be taken back. A no ends the proposal; so does the one who made it.")]
    seat: Annotated[int | None, doc("As in `play`.")] = None


class TakenBack(Standing):
    decisions: Annotated[int, doc("How many were taken back; 0 if the others are asked.")]


class PlayedAgain(Standing):
    decisions: Annotated[int, doc("How many were played again.")]


# -- away from the table


class Answering(Struct):
    """A question that is still to come, as far as it can be foreseen."""

    key: str
    text: str
    answers: Annotated[list["Planned"], doc("What it may offer.")]


class Planned(Struct):
    token: str
    text: str


class Plans(Struct):
    """What a seat has said beforehand; nobody else is told. Taking back ends it."""

    answer: Annotated[str | None, doc("The answer to the next question, if that offers it; null for none.")]
    passes: Annotated[list[str], doc("The questions at which this seat passes without being asked.")]
    next: Annotated[Answering | None, doc("Null while the seat must answer, and where nothing can be foreseen.")]
    may_pass: Annotated[list[str], doc("The questions at which the seat has passed: those that can stand in `passes`.")]


class NewPlans(Struct, forbid_unknown_fields=True):
    answer: Annotated[Text | None, doc("A token of `next`; null for none.")]
    passes: Annotated[list[Text], Meta(max_length=100, description="Questions of `may_pass`; the others are asked.")]
    seat: Annotated[int | None, doc("As in `play`.")] = None


class Webhook(Struct):
    address: Annotated[str, doc("Of the service that is called at this seat's turn; empty for none.")]


class NewWebhook(Struct, forbid_unknown_fields=True):
    address: Annotated[Text, doc("https or http, of a service that the whole internet reaches; empty for none.")]
    seat: Annotated[int | None, doc("As in `play`.")] = None


# -- what happened and what was said


class Hands(Struct):
    """A seat changes hands during a game: whoever sits down there sees what is hidden there."""

    number: Annotated[int | None, doc("How many decisions there were; null if that was not kept.")]
    seat: int
    what: Annotated[
        str,
        doc(
            "open: the host has taken the seat from whoever sat there; other: somebody else has sat down; bot: a bot plays on; "
            "person: a person sits there in a bot's place; failed: a program that plays there gave no valid answer, so another bot "
            "took that decision; declined: whoever sits there does not agree to take decisions back."
        ),
    ]
    text: str
    at: Annotated[str, doc("When.")]


class Line(Struct):
    number: Annotated[int, doc("Of the line, from 1.")]
    seat: Annotated[int | None, doc("Who says it; null for the table itself, when a seat changes hands.")]
    name: Annotated[str, doc("Of who sits there now; empty for the table itself.")]
    text: str
    at: Annotated[str, doc("When it was said.")]
    hands: Annotated[Hands | None, doc("What the table itself says of a seat; null for what a person says.")]


class Chat(Struct):
    number: Annotated[int, doc("Lines so far.")]
    lines: list[Line]


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[Text, doc("Plain text, one line.")]
    seat: Annotated[int | None, doc("As in `play`.")] = None


class Happened(Struct):
    """What happened by one decision; often several things."""

    number: Annotated[int, doc("Of the decision.")]
    seat: Annotated[int | None, doc("Whom it happened to; null for nobody in particular.")]
    key: str
    params: Annotated[Params, doc("What this viewer may know of it.")]
    rule: str
    text: str


class Events(Standing):
    since: Annotated[int, doc("The events are those of the decisions after this one.")]
    events: list[Happened]
    hands: Annotated[list[Hands], doc("The seats that changed hands meanwhile; a stream tells it by `chat` at once.")]
