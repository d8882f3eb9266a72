"""A whole companion game with answers at random, every sentence of it in words."""

import random
import re

from overlander.companion import begin, read, show
from overlander.companion.talk import MARK
from overlander.companion.words import Tell
from overlander.ledger import rules_of
from overlander.text import Words

HOLE = re.compile(r"[{}]|(?:companion|event|page)-[a-z]")


def conversation(game: str, options: dict[str, str], seed: str, turns: int, lang: str) -> str:
    """Its text, after so many turns of the automa."""
    rng = random.Random(seed)
    words = Words(lang, game)
    rules = set(rules_of(game))
    text = begin(game, options, seed)
    while True:
        talk = read(game, text)
        for line, answer in talk.said:
            if isinstance(line, Tell):
                said = show.tell(words, game, line).text
            else:
                said = show.ask(words, line) + show.say_answer(words, line, answer)
            assert said
            assert not HOLE.search(said), said
            assert line.rule in rules, line.rule
        if talk.asked is None:
            assert talk.outcome is not None
            assert [len(row) for row in talk.outcome.points] == [len(talk.outcome.categories)] * 2
            assert words.catalogue.problems == []
            return text
        assert talk.asked.rule in rules, talk.asked.rule
        options_given = [x.value for x in talk.asked.options]
        if talk.asked.key == "companion-next":
            turns -= 1
            answer = "turn" if turns > 0 else "marker"
        elif talk.asked.key == "companion-filled":
            answer = "no"
        elif talk.asked.form == "choice":
            answer = rng.choice(options_given)
        else:
            answer = ",".join(str(rng.randrange(min(talk.asked.most, 2) + 1)) for _ in options_given or [""])
        assert not HOLE.search(show.ask(words, talk.asked) + "".join(show.option(words, x) for x in talk.asked.options))
        text += MARK + answer
