"""The lesson: the first two rounds of chapter I, from a first plan to a chain of two buildings. What the learner does is what the
learned bots rate best, or nearly so."""

from typing import Final

from overlander.drawing.guide import Lesson, Move

YOU: Final = 0
BOT: Final = 1

LESSON: Final = Lesson(
    options={"players": "2", "chapter": "1", "first": "0"},
    seed="newdale-2402",
    learner=YOU,
    moves=(
        # both have discarded; the learner holds an Abattoir and two Cattle Farms
        Move(BOT, "discard:bakery-4,cooperage-3,smithy-1"),
        Move(YOU, "discard:abattoir-2,abattoir-4,sawmill-2"),
        Move(BOT, "plan:zone-1-extraordinary,growth"),
        Move(
            YOU,
            "plan:zone-1-extraordinary,growth",
            "plan",
            ("pawn", "careless", "ordinary", "extraordinary"),
            ("plan-growth", "plan-confirm"),
        ),
        Move(YOU, "produce:assistants", "coal", ("worker", "coal")),
        Move(YOU, "pass", "no-wood", ("chain", "wood"), at="place-0-0"),
        Move(BOT, "produce:assistants"),
        Move(BOT, "feed:coal-mine-2+smithy-4"),
        Move(YOU, "grow:pawn-3+coal*7", "grow", ("growth", "coin"), ("grow-confirm",)),
        Move(BOT, "grow:pawn-3+coal*7"),
        Move(
            YOU,
            "build:abattoir-1@a-wheatfield,zone-2+coal*5",
            "abattoir",
            ("build", "meat", "plains"),
            ("abattoir-zone", "abattoir-confirm"),
        ),
        Move(YOU, "take:a-bonus-1", "tile", ("bonus",)),
        Move(YOU, "use:one-good", "use"),
        Move(YOU, "place:abattoir-1", "meat"),
        Move(YOU, "done", "end-round"),
        Move(BOT, "build:weaving-mill-2@a-kestrelgate,zone-2+coal*6"),
        Move(BOT, "plan:exchange-draw,zone-2-extraordinary@build"),
        Move(
            YOU,
            "plan:build,zone-3-extraordinary@zone-2-extraordinary",
            "plan-again",
            ("event",),
            ("plan-farm", "plan-abattoir", "plan-again-confirm"),
        ),
        Move(BOT, "keep:watchtower-4"),
        Move(
            YOU,
            "build:cattle-farm-4@a-hollybank,zone-3+meat",
            "farm",
            ("shield", "card"),
            ("farm-town", "farm-zone", "farm-confirm"),
        ),
        Move(BOT, "produce:assistants"),
        Move(YOU, "produce:assistants", "cattle", ("cattle",)),
        Move(YOU, "feed:cattle-farm-4+post-office-7", "grain", ("grain",)),
        Move(BOT, "build:watchtower-4@a-marshcross+cloth"),
        Move(YOU, "produce:assistants", "more-meat"),
        Move(YOU, "chain:abattoir-1+cattle*5", "chain"),
        Move(BOT, "pass"),
        Move(
            YOU,
            "build:cattle-farm-6@a-cinderden,zone-4",
            "second-farm",
            ("moon",),
            ("second-farm-town", "second-farm-zone", "second-farm-confirm"),
        ),
        Move(YOU, "take:a-bonus-6", "points-tile"),
        Move(YOU, "use:cards-to-vp-yellow", "use-points"),
        Move(YOU, "discard:cattle-farm-1,cooperage-5", "discard"),
        Move(YOU, "done", "end-again"),
    ),
)
