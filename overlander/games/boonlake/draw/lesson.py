"""The lesson: two turns with what the other's turns bring, a lever, and the first interim scoring. What the learner does is what
the learned bot rates best, or nearly so."""

from typing import Final

from overlander.drawing.guide import Lesson, Move

YOU: Final = 0
BOT: Final = 1

LESSON: Final = Lesson(
    options={"players": "2"},
    seed="boonlake-255",
    learner=YOU,
    moves=(
        # the learner has brought in the tile of levers and hired; the other has scored a region
        Move(BOT, "keep:sc04"),
        Move(YOU, "keep:sc06"),
        Move(BOT, "build:iron"),
        Move(YOU, "build:iron"),
        Move(YOU, "strip:hire"),
        Move(YOU, "pass"),
        Move(YOU, "explore"),
        Move(YOU, "place:h20"),
        Move(YOU, "hire:coins"),
        Move(YOU, "pass"),
        Move(BOT, "hire:coins"),
        Move(BOT, "hire:coins"),
        Move(BOT, "pass"),
        Move(YOU, "ship:c4"),
        Move(BOT, "strip:region"),
        Move(BOT, "discard:dusk-southern-chronicle"),
        Move(BOT, "region:southern"),
        Move(BOT, "ship:c6"),
        Move(YOU, "strip:pioneer", "pioneer", ("pioneer", "arrow")),
        Move(YOU, "play:sunlit-engineer", "engineer", ("day", "wood", "boat", "permanent")),
        Move(YOU, "explore", "explore", ("tile",)),
        Move(YOU, "place:h28", "place", ("site", "loam")),
        Move(YOU, "explore", "explore-again"),
        Move(YOU, "place:h25", "place-again", ("coin",)),
        Move(YOU, "develop:h13@single", "develop", ("develop",)),
        Move(BOT, "play:dusk-pier"),
        Move(YOU, "ship:c7", "ship", ("ship",)),
        Move(BOT, "strip:progress"),
        Move(BOT, "discard:dusk-dig-site"),
        Move(BOT, "pass"),
        Move(BOT, "draw"),
        Move(YOU, "modernize:m42", "modernize", ("progress", "lever")),
        Move(BOT, "ship:c10"),
        Move(YOU, "strip:cattle", "cattle", ("cattle",)),
        Move(YOU, "play:sunlit-inn", "inn", ("inhabitant", "iron")),
        Move(YOU, "lever:m42", "lever", ("lever-down",)),
        Move(YOU, "place:h14", "pasture", ("pasture",)),
        Move(YOU, "cattle:h14", "cow", ("cow", "shield")),
        Move(BOT, "cattle:h14"),
        Move(YOU, "ship:c11", "ship-again", ("lock",)),
        Move(BOT, "strip:settle"),
        Move(BOT, "develop:h22@single"),
        Move(BOT, "develop:h20@upper"),
        Move(YOU, "upgrade:h13@single", "upgrade", ("settle", "upgrade", "house")),
        Move(BOT, "ship:u3"),
        Move(BOT, "upgrade:h22@single"),
        Move(BOT, "upgrade:h20@upper"),
        Move(YOU, "play:dusk-boonlake-chronicle", "chronicle", ("sunset", "final")),
        Move(YOU, "play:moonlit-wagon-camp", "camp", ("night",)),
        Move(BOT, "mark:sc02"),
        Move(YOU, "mark:sc04", "mark", ("objective",)),
    ),
)
