"""The lesson: a first lap, from the second turn to the first delivery."""

from typing import Final

from overlander.drawing.guide import Lesson, Move

YOU: Final = 0
BOT: Final = 1

LESSON: Final = Lesson(
    options={"players": "2", "layout": "first-game", "sides": "a"},
    seed="lap-7",
    learner=YOU,
    moves=(
        # both have begun in A and hired there: the learner a second cowboy, the other a second builder
        Move(YOU, "place:neutral-a"),
        Move(YOU, "act:a/2"),
        Move(YOU, "hire:cowboy@row-1"),
        Move(YOU, "pass"),
        Move(BOT, "discard:criollo"),
        Move(BOT, "place:neutral-a"),
        Move(BOT, "act:a/2"),
        Move(BOT, "hire:builder@row-1"),
        Move(BOT, "pass"),
        Move(YOU, "move:neutral-b", "ride", ("pawn",)),
        Move(YOU, "act:b/1,santa-gertrudis", "sell", ("coin", "arrow")),
        Move(YOU, "act:b/2", "build", ("build", "builder")),
        Move(YOU, "build:1a@b-1", "place", ("hand-green",)),
        Move(YOU, "pass", "end-turn"),
        Move(BOT, "move:neutral-b,b-1,neutral-c"),
        Move(BOT, "act:c/1a"),
        Move(BOT, "act:c/2"),
        Move(BOT, "locomotive:1"),
        Move(BOT, "pass"),
        Move(YOU, "move:b-1,neutral-c,neutral-e", "ride-on"),
        Move(YOU, "act:e/1,pineywoods", "sell-again"),
        Move(YOU, "act:e/2", "cattle", ("cow", "cowboy")),
        Move(YOU, "buy:black-angus@v3-2", "buy", ("shield",)),
        Move(YOU, "pass", "end-again"),
        Move(BOT, "move:neutral-d"),
        Move(BOT, "act:d/1a"),
        Move(BOT, "outlaw:outlaw-4"),
        Move(BOT, "act:d/2"),
        Move(BOT, "act:aux-dollar/1"),
        Move(BOT, "pass"),
        Move(YOU, "move:neutral-f,neutral-g,kansas-city", "arrive", ("token",)),
        Move(YOU, "foresight:foresight-1-bottom", "foresight", ("flood",)),
        Move(YOU, "foresight:foresight-2-bottom", "foresight-worker"),
        Move(YOU, "foresight:foresight-3-top", "foresight-last", ("engineer", "locomotive")),
        Move(YOU, "certificates:0", "income", ("certificate",)),
        Move(YOU, "deliver:st-louis", "deliver", ("city",)),
        Move(YOU, "disc:aux-certificate-1", "disc", ("disc",)),
    ),
)
