# The board at the terminal

board-strips = Action strips
board-row =
    { $vp ->
        [0] row { $n }, ship { $steps }
        [one] row { $n }, ship { $steps }, costs { $vp } point
       *[other] row { $n }, ship { $steps }, costs { $vp } points
    }
board-taken = in use
board-land = Gameboard
board-piece = { $piece }: { $player }
board-pasture = pasture: { $herd }
board-covered = covered regions
board-river = River
board-scored = interim scorings so far
board-scoring = Scoring tiles
board-lake = Lake
board-condition = condition of this round
board-artifacts = Artifacts
board-vases-on =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    }
board-players = Players
board-points = points
board-coins = coins
board-hand-size = cards in hand
board-vases = vases
board-ranch = inhabitants: ranch / supply
board-pieces = houses / settlements / cattle out
board-tracks = steps: coins / cards
board-sites = production
board-boats = boats
board-levers = levers (▲ ready)
board-display = cards played
board-eminence = The Wise Eminence
board-revealed = tiles revealed
board-face-down = tiles face down
board-cactus = cactus track
board-removed = tiles in the box
board-hand = Your hand
board-projects = special projects
