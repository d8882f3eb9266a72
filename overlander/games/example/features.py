"""What a grower knows of Orchard, as numbers: for learned players and research."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.features import POINTS, RIVALS, Features, Field, clip
from overlander.core.frame import Frame
from overlander.core.payment import payments
from overlander.games.example.feature_names import words
from overlander.games.example.presses import COMPARED, SUGGESTED, BuildPress
from overlander.games.example.rounds import ChooseBid, DiscardCard, RaiseBid, Round, Share
from overlander.games.example.state import OrchardState

CATEGORIES: Final = ["crops", "coins", "presses"]
FRUITS: Final = 6
PLOTS: Final = 8
OTHERS: Final = 3
SEASONS: Final = 5
CROPS: Final = 16  # the richest is worth less
QUESTIONS: Final = (ChooseBid, RaiseBid, Share, BuildPress, DiscardCard)

FIELDS: Final = [
    Field(POINTS, len(CATEGORIES), "own points for crops, coins and presses, as they stand"),
    Field(RIVALS, OTHERS, "the totals of the others, in turn order from the next one"),
    Field("table", 3, "how many grow; whether the automa bids; whether presses are built"),
    Field("season", SEASONS, "which season of a campaign this is; the last one: none"),
    Field("automa", 1 + FRUITS, "what the automa has won, and which cards it may still show"),
    Field("round", 2, "rounds that are still to come; the crop on offer"),
    Field("crops", CROPS, "which crops may still come, by their points"),
    Field("question", len(QUESTIONS), "what is asked: to bid, to raise, to share, to build, to discard"),
    Field("ahead", 4, "what is still asked of oneself in this round: a share, a press; and of others"),
    Field("hand", FRUITS, "own fruits by kind"),
    Field("bid", 1 + FRUITS, "the own bid, while it is secret: a coin added, the fruit"),
    Field("purse", 2, "own coins; whether one of them would score nothing"),
    Field("others", 3 * OTHERS, "of the others: fruits in hand (a secret bid counted in), coins, points of crops"),
    Field("unseen", FRUITS, "fruits that others hold, have bid or that lie in the deck"),
    Field("piles", 1 + FRUITS, "how many fruits can be drawn; those discarded, by kind"),
    Field("meadow", 3 * PLOTS, "of every plot: the points of its press, whether it is the own one, another's"),
]


class OrchardFeatures(Features):
    def byte_words(self) -> dict[str, list[str]]:
        return words()

    def ground(self, s: OrchardState, seat: int) -> list[int]:
        """Presses and the question are written for every choice."""
        x = [0] * self.size
        at = self.starts["table"]
        x[at : at + 3] = [s.seats, 0 if s.rival is None else 1, 0 if s.meadow is None else 1]
        x[self.starts["season"] + (SEASONS - 1 if s.season is None else s.season.number)] = 1
        return x

    def write(self, s: OrchardState, seat: int, x: list[int]) -> None:
        self.write_points(s, seat, x)
        at = self.starts["automa"]
        if s.rival is not None:
            x[at] = clip(s.rival.won)
            for card in s.rival.cards:
                x[at + 1 + card] = 1
        at = self.starts["round"]
        x[at] = s.box.rounds - s.harvest.round
        x[at + 1] = clip(s.harvest.crop)
        at = self.starts["crops"]
        for crop in s.harvest.crops:
            x[at + crop] = 1
        self.write_questions(s, seat, x)
        self.write_fruits(s, seat, x)
        self.write_others(s, seat, x)
        if s.meadow is not None:
            at = self.starts["meadow"]
            for plot in range(PLOTS):
                if s.meadow.press[plot] != NONE:
                    x[at + 3 * plot] = s.box.press_points[s.meadow.press[plot]]
                    x[at + 3 * plot + (1 if s.meadow.owner[plot] == seat else 2)] = 1

    def write_points(self, s: OrchardState, seat: int, x: list[int]) -> None:
        """EX-END-1, EX-PRESS-4."""
        for i in range(s.seats):
            who = (seat + i) % s.seats
            presses = 0 if s.meadow is None else s.meadow.points(who, s.box.press_points)
            if i == 0:
                x[0] = clip(s.won[who])
                x[1] = clip(s.coins[who] // 2)
                x[2] = clip(presses)
            else:
                x[len(CATEGORIES) + i - 1] = clip(s.won[who] + s.coins[who] // 2 + presses)

    def write_questions(self, s: OrchardState, seat: int, x: list[int]) -> None:
        q = s.question(seat)
        at = self.starts["question"]
        for i in range(len(QUESTIONS)):
            x[at + i] = 1 if q is not None and isinstance(q, QUESTIONS[i]) else 0
        at = self.starts["ahead"]
        for f in s.stack:
            if isinstance(f, Share):
                x[at + (0 if f.seat == seat else 2)] += 1
            elif isinstance(f, BuildPress):
                x[at + (1 if f.seat == seat else 3)] += 1

    def write_fruits(self, s: OrchardState, seat: int, x: list[int]) -> None:
        at = self.starts["hand"]
        for card in s.hands[seat]:
            x[at + card] += 1
        at = self.starts["bid"]
        x[at] = s.bids.raised[seat]
        bid = s.bids.cards[seat]
        if bid >= 0:
            x[at + 1 + bid] = 1
        at = self.starts["purse"]
        x[at] = clip(s.coins[seat])
        x[at + 1] = s.coins[seat] % 2
        unseen = self.starts["unseen"]
        for card in s.box.deck:
            x[unseen + card] += 1
        for card in s.hands[seat] + s.deck.discard:
            x[unseen + card] -= 1
        if bid >= 0:
            x[unseen + bid] -= 1
        at = self.starts["piles"]
        x[at] = len(s.deck.draw)
        for card in s.deck.discard:
            x[at + 1 + card] += 1

    def write_others(self, s: OrchardState, seat: int, x: list[int]) -> None:
        """A secret bid counts among the hand: whether it was made yet is nobody's business (EX-BID-2)."""
        at = self.starts["others"]
        for i in range(1, s.seats):
            who = (seat + i) % s.seats
            x[at] = len(s.hands[who]) + (1 if s.bids.cards[who] >= 0 else 0)
            x[at + 1] = clip(s.coins[who])
            x[at + 2] = clip(s.won[who])
            at += 3

    def considered(self, s: OrchardState, seat: int) -> list[Choice]:
        """Of the ways to pay for a press those that lose least."""
        q = s.question(seat)
        if not isinstance(q, BuildPress) or s.meadow is None:
            return super().considered(s, seat)
        out: list[Choice] = []
        have = q.fruits(s)
        for press in range(len(s.box.presses)):
            for paid in payments(have, s.box.worth, s.box.prices[press], COMPARED)[:SUGGESTED]:
                for plot in range(PLOTS):
                    if s.meadow.press[plot] == NONE:
                        out.append(Choice(s.box.BUILD, press, plot).with_counts(paid))
        return out + [s.box.PASS] + s.extras(seat)

    def pauses(self, f: Frame) -> bool:
        """The next crop is drawn."""
        return isinstance(f, Round)


FEATURES: Final = OrchardFeatures(FIELDS, CATEGORIES)
