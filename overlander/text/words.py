"""Words for one game in one language. Whole sentences from the messages, filled with parameters; never glued here."""

import re
from pathlib import Path
from typing import Final

from overlander.core.choice import COUNT, NONE, PATH, Choice, Kinds
from overlander.core.errors import OptionError, OverlanderError, Params, RecordError, Refusal, Refused
from overlander.core.event import Event
from overlander.core.frame import Frame
from overlander.core.game import Game, find_game
from overlander.core.state import Outcome, State
from overlander.text.catalogue import LANGUAGES, Catalogue, Value
from overlander.text.names import NUMBERED, Names, Story

BOT: Final = re.compile(r"(?P<given>[A-Z][a-z]+) \((?P<level>[a-z]+)\)")
CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
LONGEST: Final = 600  # letters of a value in an error; no sentence holds thousands


def kebab(class_name: str) -> str:
    """PlaceHerder: place-herder."""
    return CAPITAL.sub("-", class_name).lower()


class Words:
    """Without a game: only what the kernel and the commands say."""

    def __init__(self, lang: str, game: str = "", corrections: Path | None = None) -> None:
        if lang not in LANGUAGES:
            raise OptionError("unknown-language", {"lang": lang, "known": ", ".join(LANGUAGES)})
        self.lang = lang
        self.catalogue = Catalogue(lang, game)
        self.names: Names | None = None
        self.game: Game | None = None
        if game:
            self.game = find_game(game)
            part = self.game.part("names")
            names: type[Names] = Names if part is None else part.Names
            self.names = names(self.catalogue, self.game.pack(corrections))

    # -- plain messages

    def say(self, message: str, **params: Value) -> str:
        return self.message(message, params)

    def message(self, message: str, params: dict[str, Value]) -> str:
        text = self.catalogue.format(message, params)
        return message if text is None else text

    def has(self, message: str) -> bool:
        return self.catalogue.has(message)

    # -- names

    def name(self, slug: str, kind: str = "") -> str:
        """A component by its slug; the slug itself where there is no name."""
        if self.names is None:
            return slug
        return self.names.find(slug, kind) or slug

    def name_in(self, state: State, slug: str, kind: str = "") -> str:
        """The same in this very game, where things have changed places."""
        return slug if self.names is None else self.names.name_in(state, slug, kind)

    def option_value(self, option: str, value: str) -> str:
        return self.catalogue.format(f"value-{option}-{value}", {}) or value

    def at_table(self, names: list[str], options: dict[str, str]) -> list[str]:
        """Who sits at the seats: the players by the names they gave, bots and then the automas by theirs in this language."""
        return [self.player(name) for name in names] + [sentence(name) for name in self.automas(options)]

    def called(self, names: list[str], options: dict[str, str]) -> list[str]:
        """The same as sentences call them: bots without their level, unless somebody else is called so."""
        whole = self.at_table(names, options)
        short = [self.bot(name)[0] or name for name in names] + self.automas(options)
        return [name if short.count(name) == 1 else whole[i] for i, name in enumerate(short)]

    def automas(self, options: dict[str, str]) -> list[str]:
        return [] if self.game is None else [self.say(f"automa-{slug}") for slug in self.game.automas(options)]

    def player(self, name: str) -> str:
        """A player's name; that of a bot, `Ada (hard)` in records, in this language."""
        given, level = self.bot(name)
        return self.say("bot", name=given, level=level) if given else name

    def bot(self, name: str) -> tuple[str, str]:
        """Of a bot that has both in this language: its given name and its level. Empty for everybody else."""
        found = BOT.fullmatch(name)
        given = found and self.catalogue.format(f"bot-{found['given'].lower()}", {})
        level = found and self.catalogue.format(f"bot-level-{found['level']}", {})
        return (given, level) if given and level else ("", "")

    def points(self, number: float, signed: bool = False) -> str:
        """As this language writes it: whole, and to a tenth where it is a difference."""
        text = f"{number:+.1f}" if signed else f"{number:.0f}"
        whole, _, tenths = text.replace("-", "−").partition(".")
        return self.say("points-decimal", whole=whole, tenths=tenths) if tenths.strip("0") else whole

    def list_with_commas(self, parts: list[str], last: str = "list-comma") -> str:
        """One after another, with commas; `last` can be a message with a conjunction."""
        out = parts[0]
        for i, part in enumerate(parts[1:], start=2):
            out = self.say(last if i == len(parts) else "list-comma", first=out, last=part)
        return out

    def title(self) -> str:
        slug = self.game.slug if self.game else ""
        return self.catalogue.format(f"game-{slug}", {}) or slug

    # -- questions and choices

    def question(self, state: State, seat: int) -> str:
        """The question a seat must answer, in one sentence; empty if there is none."""
        frame = state.question(seat)
        if frame is None:
            return ""
        message = "question-" + kebab(type(frame).__name__)
        if not self.has(message):
            return self.say("question-unknown", question=kebab(type(frame).__name__))
        return self.message(message, self.fill(frame.params(state), state))

    def choice(self, state: State, seat: int, choice: Choice) -> str:
        """A choice as words; its token where there are none."""
        return self.forms(state, seat, choice)[0]

    def forms(self, state: State, seat: int, choice: Choice) -> tuple[str, str, str]:
        """The whole sentence; what stands beside icons that tell what it costs and brings; and the same with what tells equal
        things apart. Each is the one before where there is no shorter one, or nothing to tell apart."""
        message, filled = self.phrase(state, seat, choice)
        whole = sentence(self.message(message, filled)) if self.has(message) else str(choice)
        short = "short-" + message.removeprefix("choice-")
        if not self.has(short):
            return whole, whole, whole
        said = sentence(self.message(short, filled))
        return whole, said, sentence(self.message(short, {**filled, "plain": filled["apart"]})) if "apart" in filled else said

    def phrase(self, state: State, seat: int, choice: Choice) -> tuple[str, dict[str, Value]]:
        """The message for a choice, and what fills it."""
        frame = None if choice.verb.extra else state.question(seat)
        message = self.choice_message(choice, frame)
        params = self.parts(choice)
        if frame is not None:
            params |= frame.details(state, choice)
        filled = self.fill(params, state)
        if choice.verb.kinds is not None:
            filled[choice.verb.kinds.name] = self.pieces(choice.verb.kinds, choice.counts())
        if self.names is not None:
            message = self.names.complete(message, filled, params, state, seat, choice)
        return message, filled

    def choice_message(self, choice: Choice, frame: Frame | None) -> str:
        """`choice-pass-hire-worker` where a question has words of its own for an answer, else `choice-pass`."""
        plain = "choice-" + choice.verb.name
        own = plain if frame is None else plain + "-" + kebab(type(frame).__name__)
        return own if self.has(own) else plain

    def parts(self, choice: Choice) -> Params:
        verb = choice.verb
        if verb.form == COUNT:
            return {"n": choice.n}
        if verb.form == PATH:
            members = str(choice).partition(":")[2]
            last = verb.vocabularies[0][choice.a]
            return {} if self.names is None else self.names.path(verb.parts[0], last, members)
        out: Params = {}
        for part, vocabulary, index in zip(verb.parts, verb.vocabularies, choice.parts(), strict=True):
            if index != NONE:
                out[part] = vocabulary[index]
        return out

    def part_names(self, choice: Choice, before: Choice | None = None) -> list[str]:
        """The parts that a choice says, and the one before it did not; several parts can be of one kind."""
        out: list[str] = []
        for i, (part, vocabulary) in enumerate(zip(choice.verb.parts, choice.verb.vocabularies, strict=True)):
            index = choice.part(i)
            if index != NONE and (before is None or before.part(i) == NONE):
                out.append(self.name(vocabulary[index], self.kind_of(part)))
        return out

    def pieces(self, kinds: Kinds, counts: list[int]) -> str:
        """So many of these, so many of those."""
        out: list[str] = []
        for slug, n in zip(kinds.words, counts, strict=True):
            name = self.name(slug, self.kind_of(kinds.name))
            if n:
                out.append(name if n == 1 else self.say("pieces", n=n, piece=name))
        return self.say("nothing") if not out or self.names is None else self.names.join("list-comma", out)

    def step(self, state: State, seat: int, partial: Choice | None, choice: Choice) -> str:
        """What a step adds to a partial answer (None: how an answer begins); the partial answer itself is confirmed."""
        if partial is not None and choice.same(partial):
            return self.say("step-confirm", choice=self.choice(state, seat, choice))
        if partial is None and (self.has(self.phrase(state, seat, choice)[0]) or not state.steps(seat, choice)):
            return self.choice(state, seat, choice)
        verb = choice.verb
        out = self.part_names(choice, partial)
        if verb.kinds is not None:
            before = [0] * len(verb.kinds.words) if partial is None else partial.counts()
            more = [n - had for n, had in zip(choice.counts(), before, strict=True)]
            if sum(more) == 1 and (verb.kinds.most == 1 or state.steps(seat, choice)):
                out.append(self.say("step-piece", piece=self.pieces(verb.kinds, more)))
            elif any(more):
                out.append(self.pieces(verb.kinds, choice.counts()))
        return sentence(out[0] if len(out) == 1 or self.names is None else self.names.join("list-comma", out))

    def so_far(self, state: State, seat: int, partial: Choice) -> str:
        """What a partial answer says."""
        verb = partial.verb
        if self.has(self.phrase(state, seat, partial)[0]):
            return self.choice(state, seat, partial)
        out = self.part_names(partial)
        if verb.kinds is not None and any(partial.counts()):
            out.append(self.pieces(verb.kinds, partial.counts()))
        return sentence(self.say("nothing") if not out or self.names is None else self.names.join("list-comma", out))

    # -- what happened, what cannot be

    def event(self, event: Event, names: list[str], viewer_seat: int, state: State | None = None) -> str:
        """A line of the log as one seat (NONE: a spectator) may read it; `state` is any position of the game."""
        player = names[event.seat] if 0 <= event.seat < len(names) else self.say("somebody")
        own = f"event-{event.key}-own"
        message = own if event.secret and event.seat == viewer_seat and self.has(own) else f"event-{event.key}"
        if not self.has(message):
            return self.say("event-unknown", player=player, event=event.key)
        seen = event.seen_by(viewer_seat)
        params = self.fill(seen, state)
        params["player"] = player
        to = seen.get("to", NONE)
        if isinstance(to, int):
            params["owner"] = names[to] if 0 <= to < len(names) else self.say("bank")
        text = sentence(self.message(message, params))  # a name that begins with an article may come first
        what_for = f"event-for-{event.rule.lower()}"  # where several things bring the same at once
        return self.say(what_for, text=text) if self.has(what_for) else text

    def explain(self, state: State, event: Event, names: list[str], viewer_seat: int) -> str:
        """The same; what an automa does comes with the rule that decided it."""
        text = self.event(event, names, viewer_seat, state)
        return self.say("event-explained", text=text, rule=event.rule) if state.is_automa(event.seat) else text

    def result(self, outcome: Outcome, names: list[str]) -> str:
        """Who won, in one sentence; with a verdict whether, and how well."""
        won = ", ".join([names[seat] for seat in outcome.winners])
        verdict = outcome.verdict
        if verdict is None and not won:
            return self.say("table-nobody-wins")
        if verdict is None:
            return self.say("table-winner" if len(outcome.winners) == 1 else "table-winners", names=won)
        if not verdict.won:
            return self.say("outcome-lost")
        message = "outcome-won-rated" if verdict.rating else "outcome-won"
        return self.say(message, names=won, rating=self.name(verdict.rating, "rating"))

    def sequel(self, name: str) -> str:
        """A game that can follow, by its name in a campaign."""
        return self.catalogue.format(f"sequel-{name}", {}) or sentence(self.name(name, "sequel"))

    def goals(self, outcome: Outcome) -> list[str]:
        """What had to be reached for a verdict, and what was."""
        found = [] if outcome.verdict is None else outcome.verdict.goals
        return [
            self.say(
                "outcome-goal-met" if goal.met() else "outcome-goal-missed",
                goal=sentence(self.name(goal.slug, "goal")),
                reached=goal.reached,
                wanted=goal.wanted,
            )
            for goal in found
        ]

    def refusal(self, refusal: Refusal) -> str:
        message = "refusal-" + refusal.reason
        if not self.has(message):
            return self.say("refusal-unknown", reason=refusal.reason)
        return sentence(self.message(message, self.fill(refusal.params)))

    def error(self, error: OverlanderError) -> str:
        params: dict[str, Value] = {name: make_fit(value) for name, value in error.params.items()}
        if params.get("wanted") == "":
            params["wanted"] = "none"
        if isinstance(error, Refused) and error.refusal is not None:
            params["refusal"] = self.refusal(error.refusal)
        if isinstance(error, RecordError) and error.cause is not None:
            of_game = self if self.game is not None else Words(self.lang, str(error.params.get("game", "")))
            params["error"] = of_game.because(error.cause)
        message = "error-" + error.code
        catalogue = self.catalogue
        if error.game and not self.has(message):
            catalogue = Catalogue(self.lang, error.game)  # no `Words`: their names are read from what may be wrong
        text = catalogue.format(message, params)
        if text is None:
            details = ", ".join(f"{k}={v}" for k, v in params.items())
            return self.say("error-unknown", code=error.code, details=details)
        return text

    def because(self, error: OverlanderError) -> str:
        """Why a decision was refused, with the rule: the token itself is told already."""
        text = self.refusal(error.refusal) if isinstance(error, Refused) and error.refusal is not None else self.error(error)
        return self.say("table-refused", refusal=text, rule=error.rule) if error.rule else text

    def about(self, slug: str) -> list[str]:
        """What a component is and does, line by line; nothing where its name tells all."""
        return [] if self.names is None else self.names.about(slug)

    def story(self, options: dict[str, str]) -> Story | None:
        """What is told before and after a game with these options."""
        return None if self.names is None else self.names.story(options)

    # -- parameters

    def kind_of(self, parameter: str) -> str:
        return "" if self.names is None else self.names.kind_of(parameter)

    def fill(self, params: Params, state: State | None = None) -> dict[str, Value]:
        """Slugs become names, as they are in the game of this state. A message may also ask for `$x-id`, the slug, `$x-n`, its
        number, and what the game adds."""
        names = self.names
        if names is None:
            return dict(params)
        out: dict[str, Value] = {}
        for key, value in params.items():
            out |= names.details(key, value)
            if isinstance(value, int):
                out[key] = value
            elif inside := names.kind_in(key):
                out |= names.forms(key, names.listed_in, state, value, inside)
            elif kind := names.kind_of(key):
                out |= names.forms(key, names.name_in, state, value, kind)
                out[f"{key}-id"] = value
                found = NUMBERED.fullmatch(value)
                if found:
                    out[f"{key}-n"] = int(found["n"])
            else:
                out[key] = value
        return out


def sentence(text: str) -> str:
    """The first letter large: messages for actions also stand inside sentences."""
    return text[:1].upper() + text[1:]


def make_fit(value: str | int) -> str | int:
    """As it can stand in a sentence: what somebody sent may be endless, or move the cursor of a terminal."""
    if not isinstance(value, str):
        return value
    return visible(value[:LONGEST] + "…" if len(value) > LONGEST else value)


def visible(text: str) -> str:
    """With a mark in the place of every sign that cannot be printed, but for ends of lines."""
    return text if text.isprintable() else "".join(x if x.isprintable() or x == "\n" else "\ufffd" for x in text)
