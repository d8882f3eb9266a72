"""The lesson: a first lap with shearing, a first journey by ship, and a first delivery."""

from typing import Final

from overlander.drawing.guide import Lesson, Move

YOU: Final = 0
BOT: Final = 1

LESSON: Final = Lesson(
    options={"players": "2"},
    seed="lap-25",
    learner=YOU,
    moves=(
        # both have begun in D and built; the learner has gone on to the shearers in E
        Move(YOU, "disc:certificate-left"),
        Move(YOU, "place:neutral-d"),
        Move(YOU, "act:d/2"),
        Move(YOU, "build:1a@rockfall-risk-2"),
        Move(YOU, "pass"),
        Move(BOT, "discard:shropshire"),
        Move(BOT, "disc:certificate-left"),
        Move(BOT, "place:neutral-d"),
        Move(BOT, "act:d/2"),
        Move(BOT, "build:1a@rockfall-risk-1"),
        Move(BOT, "act:d/1,english-leicester"),
        Move(BOT, "pass"),
        Move(YOU, "move:neutral-e", "ride", ("pawn",)),
        Move(YOU, "act:e/1", "shear", ("shearer", "wool")),
        Move(YOU, "shear:merino", "merino", ("coin",)),
        Move(YOU, "act:e/2", "auxiliary"),
        Move(YOU, "act:aux-money/1", "money"),
        Move(YOU, "pass", "end-turn"),
        Move(BOT, "move:neutral-e,neutral-f,neutral-g"),
        Move(BOT, "act:g/1"),
        Move(BOT, "sail:sea-a1"),
        Move(BOT, "act:g/2"),
        Move(BOT, "sail:sea-a2"),
        Move(BOT, "act:g/3"),
        Move(BOT, "act:aux-money/1"),
        Move(BOT, "pass"),
        Move(YOU, "move:neutral-f,neutral-g", "ride-on"),
        Move(YOU, "act:g/1", "ship", ("ship", "sailor")),
        Move(YOU, "sail:sea-s1", "sail"),
        Move(YOU, "act:g/2", "ship-again"),
        Move(YOU, "improve:lyttelton@slot-1", "harbour", ("storehouse",)),
        Move(YOU, "storehouse:storehouse-1", "storehouse", ("kotare",)),
        Move(YOU, "act:g/3", "auxiliary-again"),
        Move(YOU, "act:aux-money/1", "money-again"),
        Move(YOU, "pass", "end-again"),
        Move(BOT, "move:neutral-h"),
        Move(BOT, "act:h/2"),
        Move(BOT, "invest:joker-worker@row-1"),
        Move(BOT, "joker:shearer"),
        Move(BOT, "act:shearer-2"),
        Move(BOT, "act:h/1"),
        Move(BOT, "shear:merino"),
        Move(BOT, "pass"),
        Move(YOU, "move:neutral-h,wellington", "arrive"),
        Move(YOU, "reveal:shropshire,southdown,english-leicester", "income", ("sheep", "permanent")),
        Move(YOU, "deliver:local-6", "deliver", ("post", "ferry")),
        Move(YOU, "disc:aux-certificate-1", "disc", ("disc", "certificate")),
    ),
)
