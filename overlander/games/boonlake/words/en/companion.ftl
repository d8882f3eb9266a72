# The Wise Eminence at a real table

companion-automa-boonlake = the Wise Eminence
companion-set-up =
    { $coins ->
        [one] Set up as for two players; you start with { $coins } coin. The Wise Eminence has the starting token, the solo side of a player board with houses, settlements and cattle, a ship, and a marker at the start of its cactus track; a random scoring tile lies in its colour area. It has no cards, coins, inhabitants or production sites.
       *[other] Set up as for two players; you start with { $coins } coins. The Wise Eminence has the starting token, the solo side of a player board with houses, settlements and cattle, a ship, and a marker at the start of its cactus track; a random scoring tile lies in its colour area. It has no cards, coins, inhabitants or production sites.
    }
companion-removed =
    Leave { $a ->
        [one] { $a } A tile
       *[other] { $a } A tiles
    } and { $b ->
        [one] { $b } B tile
       *[other] { $b } B tiles
    } in the box; the companion shuffles the other { $tiles } for you.
companion-doubt = The companion knows the solo tiles and the solo board only as they were reconstructed; check what it says against yours. You can correct what differs: see where the values come from.
companion-artifacts = The Wise Eminence takes no artifact and has no pawn on the lake. It never uses your special building tile, and its ship skips occupied harbours too.
companion-extra-phase = An interim scoring is about to begin: first use your artifact, if it has an effect at this moment; if you have none yet, put a vase on each one you laid out.
companion-rows = In which row is each strip, counted from the top?
companion-rows-again = Each strip has a row of its own. Try again.
companion-bottom = The bottom strip is { $strip }; the tile points at space { $number }.
companion-strip = It takes { $strip } from row { $row }.
companion-explore = Place a grey tile on the first free space next to a tile, from space { $number } on (33 is followed by 1). Nobody gains a reward. If there is none, nothing happens.
companion-pasture = Place a pasture on the first free space next to a tile, from space { $number } on (33 is followed by 1). Nobody gains a reward.
companion-house = Place one of its houses on the first free building site, from space { $number } on (33 is followed by 1); if a tile has two free sites, on the upper one. If there is none, nothing happens.
companion-house-there = Place one of its houses on the tile placed last, on the upper site if there are two; if no tile was placed, on the first free site from space { $number } on.
companion-settlement = Replace the first of its houses, from space { $number } on (33 is followed by 1), with one of its settlements; the house goes back to the box.
companion-cattle = Place one of its cattle on the pasture with the most houses and settlements next to it, less the cattle there; if tied, the one with fewer cattle, then the first from space { $number } on. A full pasture does not count.
companion-your-presences = How many presences do you have in each region?
companion-its-presences = How many presences does the Wise Eminence have in each region?
companion-cover = Cover the label of { $region }.
companion-your-share = You may carry out the right side of { $strip }.
companion-ship =
    { $steps ->
        [one] Its ship sails { $steps } step, without a reward.
       *[other] Its ship sails { $steps } steps, without a reward; occupied spaces are skipped.
    }
companion-crossed = Is its ship the first across a lock in this round?
companion-next = Your turn. When you have finished: which strip did you take?
companion-region = Which region did you name?
companion-you-crossed = Is your ship the first across a lock in this round?
companion-interim = Interim scoring { $n }: carry out your five steps. The Wise Eminence only scores its income.
companion-pieces = How many of these have left its board? The companion counts { $houses } houses, { $settlements } settlements, { $cattle } cattle.
companion-beside = Settlements next to its cattle, counted once for each of its cattle:
companion-last = The game is over. The Wise Eminence scores its income once more, and its tiles still face down.
companion-your-points = Your own points by category:

## Random set-ups

set-up-tiles = Starting tiles
set-up-tiles-line = { $space }: { $tile }
set-up-strips = Action strips, from top to bottom
set-up-strips-line = { $n }: { $strip }
set-up-dealt = Scoring tiles to choose from
set-up-dealt-line = player { $n }: { $tile } or { $other }
set-up-conditions = Lake conditions, upper and lower
set-up-conditions-line = { $condition }
set-up-artifacts = Artifacts
set-up-artifacts-line = { $artifact }
