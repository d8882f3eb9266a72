"""A game played by typing: questions, numbered answers, explanations, undo and saving.

People share the screen: what is shown comes from the view of the seat that is asked, with a curtain between two people.
"""

from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from overlander import ledger
from overlander.core.choice import Choice, parse
from overlander.core.errors import NOT_LEGAL, UNFINISHED, UNREADABLE, Refusal, Refused
from overlander.core.event import Event
from overlander.core.match import Match
from overlander.core.state import State
from overlander.players.bot import ask_bot
from overlander.players.learned import judge_of
from overlander.players.program import ProgramBot
from overlander.players.review import BEST, consider
from overlander.players.seats import Player
from overlander.terminal.board import position, scores
from overlander.terminal.files import write_record
from overlander.terminal.screen import EndOfInput, Screen
from overlander.text import Words

HELP: Final = (
    ("N", "help-number"),
    ("back", "help-back"),
    ("?", "help-why"),
    ("? N", "help-why-n"),
    ("undo", "help-undo"),
    ("redo", "help-redo"),
    ("save FILE", "help-save"),
    ("log", "help-log"),
    ("hint", "help-hint"),
    ("board", "help-board"),
    ("rule ID", "help-rule"),
    ("help", "help-help"),
    ("quit", "help-quit"),
)
LOG_LINES: Final = 40


class Sitting:
    """`file` is where the game is kept after every decision of a person, so that nothing is lost."""

    def __init__(self, match: Match, seats: list[Player], words: Words, screen: Screen, file: Path, alone: bool) -> None:
        self.match = match
        self.seats = seats
        self.words = words
        self.names = words.at_table(match.names, match.options)
        self.called = words.called(match.names, match.options)  # in sentences
        self.screen = screen
        self.file = file
        self.answer_alone = alone
        self.rules = ledger.rules_of(match.game.slug) if match.game.slug in ledger.games() else {}
        self.people = [i for i, seat in enumerate(seats) if seat.bot is None]
        self.happened: list[list[Event]] = match.heard(1, len(match.decisions))
        self.read_to = [len(self.happened)] * len(seats)  # up to which decision each seat has read the log
        self.watching = self.people[0] if len(self.people) == 1 else -1
        self.board_due = True
        self.taken_back = False
        self.partial: Choice | None = None  # of an answer in steps, what was said of it; nobody else knows

    # -- the course of a game

    def run(self) -> None:
        self.save()
        story = self.words.story(self.match.options)
        if story is not None and not self.match.decisions:
            self.tell_story(story.title, story.before)
        try:
            while not self.match.state.over():
                seat = self.match.state.actor()
                if self.seats[seat].bot is not None:
                    self.bot_plays(seat)
                elif not self.person_plays(seat):
                    self.leave()
                    return
        except (EndOfInput, KeyboardInterrupt) as end:
            self.save()
            self.say_saved()
            if isinstance(end, KeyboardInterrupt):
                raise
            return
        self.save()
        self.finish()

    def finish(self) -> None:
        if len(self.people) < 2:
            self.tell_news(self.people[0] if self.people else -1)
        self.screen.line()
        self.screen.line(self.words.say("table-the-end"), "bold")
        self.screen.show(*scores(self.match.state, self.names, self.words))
        story = self.words.story(self.match.options)
        if story is not None and self.match.state.outcome().winners:
            self.tell_story("", story.after)
        self.say_saved(hint=False)
        sequels = ", ".join([sequel.name for sequel in self.match.state.sequels()])
        if sequels:
            self.screen.line(self.words.say("table-sequels", names=sequels, file=str(self.file)), whole=True)

    def tell_story(self, title: str, paragraphs: list[str]) -> None:
        if title:
            self.screen.line(title, "bold")
        for paragraph in paragraphs:
            self.screen.line(paragraph)
            self.screen.line()

    def leave(self) -> None:
        """`quit`: under which name to keep the game; without an answer, the file it is in already."""
        try:
            name = self.screen.ask(self.words.say("table-save-where", file=str(self.file)))
        except EndOfInput:
            name = ""
        if name:
            self.file = Path(name).expanduser()
        self.save()
        self.say_saved()

    def save(self) -> None:
        write_record(self.file, self.match)

    def say_saved(self, hint: bool = True) -> None:
        self.screen.line(self.words.say("table-saved", file=str(self.file)), whole=True)
        if hint:
            self.screen.line(self.words.say("table-resume-hint", file=str(self.file)), whole=True)

    def play(self, seat: int, token: str) -> None:
        self.happened.append(self.match.play(seat, token))
        self.partial = None

    def bot_plays(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        before = bot.troubles.copy() if isinstance(bot, ProgramBot) else {}
        self.play(seat, str(ask_bot(bot, self.match.state, seat)))
        if isinstance(bot, ProgramBot) and bot.troubles != before:  # what admits of one answer is not asked
            self.screen.line(self.words.say("chat-now-failed", player=self.called[seat]))
        self.board_due = True

    # -- a person decides

    def person_plays(self, seat: int) -> bool:
        """Until a decision is taken; False to leave the table."""
        if self.watching != seat and len(self.people) > 1:
            self.screen.curtain()
            self.screen.ask(self.words.say("table-curtain", player=self.called[seat]))
            self.watching = seat
            self.board_due = True
        view = self.match.state.view(seat)
        answers = view.steps(seat, None)
        self.tell_news(seat)
        if self.answer_alone and len(answers) == 1 and not self.taken_back and not view.steps(seat, answers[0]):
            self.screen.line(self.words.say("table-answered-alone", choice=self.words.choice(view, seat, answers[0])))
            self.play(seat, str(answers[0]))
            return True
        self.taken_back = False
        extras = view.extras(seat)
        if self.board_due:
            self.screen.show(*position(view, seat, self.names, self.words))
            self.board_due = False
        self.ask(view, seat, answers, extras)
        while True:
            said = self.partial
            done = self.obey(self.screen.ask(self.words.say("table-prompt")), view, seat, answers, extras)
            if done is not None:
                return done
            if self.partial is not said:
                answers = view.steps(seat, self.partial) or [x for x in (self.partial,) if x is not None]
                self.ask(view, seat, answers, extras)

    def tell_news(self, seat: int) -> None:
        start = min(self.read_to[seat], len(self.happened)) if seat >= 0 else 0
        for events in self.happened[start:]:
            for event in events:
                self.screen.line("  " + self.words.explain(self.match.state, event, self.called, seat))
        if seat >= 0:
            self.read_to[seat] = len(self.happened)

    def ask(self, view: State, seat: int, answers: list[Choice], extras: list[Choice]) -> None:
        self.screen.line()
        self.screen.line(self.words.say("table-your-turn", player=self.called[seat]))
        self.screen.line(self.words.question(view, seat), "bold")
        if self.partial is not None:
            self.screen.line(self.words.say("table-so-far", answer=self.words.so_far(view, seat, self.partial)))
        self.screen.line(self.words.say("table-answers"))
        self.number(view, seat, answers, 1)
        if extras:
            self.screen.line(self.words.say("table-extras"))
            self.number(view, seat, extras, len(answers) + 1)

    def number(self, view: State, seat: int, choices: list[Choice], first: int) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column(overflow="fold")
        table.add_column(overflow="fold", style="dim")
        for i, c in enumerate(choices):
            words = self.words.choice(view, seat, c) if c.verb.extra else self.words.step(view, seat, self.partial, c)
            table.add_row(str(first + i), Text(words), Text(str(c)))
        self.screen.show(table)

    def obey(self, line: str, view: State, seat: int, answers: list[Choice], extras: list[Choice]) -> bool | None:
        """One line typed: True if the table changed, False to leave it, None to go on asking."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        offers = answers + extras
        if word.isascii() and word.isdigit():
            choice = self.find_numbered(word, offers)
            return None if choice is None else self.say(view, seat, choice)
        if word == "?":
            self.explain(rest, view, seat, offers)
        elif word in ("", "help"):
            self.help()
        elif word == "back":
            self.step_back(view, seat)
        elif word == "undo":
            return self.undo()
        elif word == "redo":
            return self.redo()
        elif word == "save":
            self.save_as(rest)
        elif word == "log":
            self.log(seat)
        elif word == "hint":
            self.hint(view, seat)
        elif word == "board":
            self.screen.show(*position(view, seat, self.names, self.words))
            self.ask(view, seat, answers, extras)
        elif word == "rule":
            self.rule(rest)
        elif word == "quit":
            return False
        else:
            return self.play_token(seat, line)
        return None

    def find_numbered(self, word: str, offers: list[Choice]) -> Choice | None:
        number = int(word) if len(word) < 9 else 0
        if 1 <= number <= len(offers):
            return offers[number - 1]
        self.screen.line(self.words.say("table-bad-number", number=word, last=len(offers)))
        return None

    def say(self, view: State, seat: int, choice: Choice) -> bool | None:
        """A choice, or a step of one: an answer of several steps is confirmed when nothing is left to say."""
        confirmed = self.partial is not None and choice.same(self.partial)
        if choice.verb.extra or confirmed or (self.partial is None and not view.steps(seat, choice)):
            return self.play_token(seat, str(choice))
        self.partial = view.onward(seat, choice)
        return None

    def step_back(self, view: State, seat: int) -> None:
        if self.partial is None:
            self.screen.line(self.words.say("table-no-step-back"))
        else:
            self.partial = view.step_back(seat, self.partial)

    def play_token(self, seat: int, token: str) -> bool | None:
        try:
            self.play(seat, token)
        except Refused as error:
            if error.refusal is not None and error.refusal.reason == UNFINISHED:
                self.partial = parse(self.match.state.verbs(), token)
                return None
            self.screen.line(self.say_refusal(error, token))
            return None
        self.save()
        return True

    def say_refusal(self, error: Refused, token: str) -> str:
        if error.code == NOT_LEGAL and error.refusal is not None:
            return self.because(error.refusal)
        if error.code == UNREADABLE and error.params.get("why") == "verb":
            return self.words.say("table-unknown-command", input=token)
        return self.words.error(error)

    def because(self, refusal: Refusal) -> str:
        text = self.words.refusal(refusal)
        if not refusal.rule:
            return self.words.say("table-refused-plainly", refusal=text)
        return self.words.say("table-refused", refusal=text, rule=self.match.state.cites(refusal.rule))

    # -- explanations

    def explain(self, rest: str, view: State, seat: int, offers: list[Choice]) -> None:
        if not rest:
            self.impossible(view, seat)
            return
        choice = self.find_numbered(rest, offers) if rest.isascii() and rest.isdigit() else None
        if choice is None:
            if not rest.isdigit():
                self.screen.line(self.words.say("table-unknown-command", input=rest))
            return
        said = self.words.choice(view, seat, choice) if choice.verb.extra else self.words.step(view, seat, self.partial, choice)
        self.screen.line(f"{said}  {choice}")
        for part, slug in self.words.parts(choice).items():
            if part == "building":
                for text in self.words.about(str(slug)):
                    self.screen.line("  " + text)
        question = view.question(seat)
        if question is not None and question.cite() and not choice.verb.extra:
            self.rule(view.cites(question.cite()))

    def hint(self, view: State, seat: int) -> None:
        """The best choices, with what is expected of them; each can be typed as its token."""
        say, points = self.words.say, self.words.points
        judge = judge_of(self.match.game)
        best = [] if judge is None else consider(judge, view, seat)[:BEST]
        if not best:
            self.screen.line(say("error-no-hint"))
            return
        self.screen.line(say("hint-best"))
        for one in best:
            choice = parse(view.verbs(), one.token)
            text = self.words.choice(view, seat, choice)
            self.screen.line(f"  {self.words.so_far(view, seat, choice) if text == one.token else text}  {one.token}")
            expected = [say("hint-expected", own=points(one.total))]
            if len(self.seats) > 1:
                expected.append(say("hint-expected-rival", points=points(one.rival)))
            expected.append(say("hint-expected-win", percent=round(100 * one.win)))
            self.screen.line("      " + " · ".join(expected), "dim")
        self.screen.line(say("hint-about"))

    def impossible(self, view: State, seat: int) -> None:
        """What one might try here, with the reason and the rule against it."""
        question = view.question(seat)
        refused: list[tuple[Choice, Refusal]] = []
        tried: list[Choice] = []
        if question is not None:
            tried = question.candidates(view) if self.partial is None else question.next_candidates(view, self.partial)
        for c in tried:
            refusal = None if question is None else question.why_no_step(view, c)
            if refusal is not None:
                refused.append((c, refusal))
        for verb in view.verbs().values():
            if verb.extra and not verb.parts:
                refusal = view.why_no_extra(seat, Choice(verb))
                if refusal is not None:
                    refused.append((Choice(verb), refusal))
        if not refused:
            self.screen.line(self.words.say("table-all-possible"))
            return
        self.screen.line(self.words.say("table-not-possible"))
        for c, refusal in refused:
            said = self.words.choice(view, seat, c) if c.verb.extra else self.words.step(view, seat, self.partial, c)
            self.screen.line("  " + said)
            self.screen.line("      " + self.because(refusal), "dim")

    def rule(self, identifier: str) -> None:
        if not identifier:
            self.screen.line(self.words.say("table-rule-needs-id"))
        elif identifier.upper() not in [x.upper() for x in self.rules]:
            self.screen.line(self.words.say("table-no-such-rule", rule=identifier))
        else:
            found = next(x for x in self.rules.values() if x.id.upper() == identifier.upper())
            self.screen.line(self.words.say("table-explained-rule", rule=found.id, text=found.text))

    def help(self) -> None:
        table = Table.grid(padding=(0, 2))
        for usage, message in HELP:
            table.add_row("", usage, self.words.say(message))
        self.screen.show(table)

    def log(self, seat: int) -> None:
        lines = [self.words.explain(self.match.state, event, self.called, seat) for events in self.happened for event in events]
        for line in lines[-LOG_LINES:] or [self.words.say("table-log-empty")]:
            self.screen.line("  " + line)

    def save_as(self, name: str) -> None:
        if not name:
            self.screen.line(self.words.say("table-save-needs-name"))
            return
        file = Path(name).expanduser()
        write_record(file, self.match)
        self.screen.line(self.words.say("table-saved", file=str(file)))

    # -- back and forth

    def undo(self) -> bool | None:
        """Back to before the last decision of a person: what bots did since is taken back with it."""
        n = 0
        for i, d in enumerate(reversed(self.match.decisions), start=1):
            if d.seat in self.people:
                n = i
                break
        if n == 0:
            self.screen.line(self.words.say("table-nothing-to-undo"))
            return None
        self.match.undo(n)
        self.after_jump("table-undone", n)
        return True

    def redo(self) -> bool | None:
        """Forth by one decision of a person and what followed it, up to the next question to one."""
        n = 0
        while self.match.undone and (n == 0 or self.match.undone[-1].seat not in self.people):
            self.match.redo()
            n += 1
        if n == 0:
            self.screen.line(self.words.say("table-nothing-to-redo"))
            return None
        self.after_jump("table-redone", n)
        return True

    def after_jump(self, message: str, n: int) -> None:
        self.happened = self.match.heard(1, len(self.match.decisions))
        self.read_to = [len(self.happened)] * len(self.seats)
        self.taken_back = True
        self.board_due = True
        self.partial = None
        self.save()
        self.screen.line(self.words.say(message, n=n))
