# Boonlake

game-boonlake = Boonlake
game-boonlake-about = Settle the shores of a wild lake: one action strip for you, and something of it for everybody; houses, settlements, cattle, levers, and a ship that drives the game down the river.
game-boonlake-doubt = The rules are those of the rulebook, but no picture of the print was to be had: the map, the river, most numbers on cards, tiles and boards are reconstructed.

## Options

option-players = Players
option-players-about = How many sit at the table. One plays against the Wise Eminence.
option-artifacts = Artifacts
option-artifacts-about = The expansion: lake board, shipyards, artifacts that run on vases, and 55 more cards.
value-artifacts-off = without
value-artifacts-on = with
option-eminence = The Wise Eminence
option-eminence-about = How strong your opponent is when you play alone.
value-eminence-easy = easy
value-eminence-medium = medium
value-eminence-challenge = a challenge
value-eminence-difficult = difficult
value-eminence-very-difficult = very difficult
option-solo-artifacts = Artifacts to choose from
option-solo-artifacts-about = Alone: how many artifacts you lay out before the game, to take one of them later.
option-substitutes = Points instead of inhabitants
option-substitutes-about = For which inhabitants points may be given: only for the additional ones of late settlements and cattle, or for any.
value-substitutes-additional = additional ones only
value-substitutes-any = any
option-gifts-on-own-tile = Gifts on the own scoring tile
option-gifts-on-own-tile-about = Whether the points for gifts count twice on the own scoring tile, as its marker does.
value-gifts-on-own-tile-single = once
value-gifts-on-own-tile-double = twice
option-production-sites = Production sites on the scoring tile
option-production-sites-about = Whether a production site of level 2 counts as two or as one.
value-production-sites-levels = by level
value-production-sites-sites = each as one

## The solo game

alone-eminence = Play alone against the Wise Eminence
alone-eminence-about = The game’s own opponent, of medium strength. It follows its tiles, and every step is explained.
automa-eminence = the Wise Eminence

## Points

category-track = Score track
category-levers = Levers
category-cards = Cards
category-card-effects = Effects of cards
category-tiers = Emptied tiers
category-artifact = Artifact
category-eminence = The Wise Eminence
