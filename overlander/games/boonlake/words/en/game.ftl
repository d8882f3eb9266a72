# Boonlake

game-boonlake = Boonlake
game-boonlake-about = Settle the shores of a wild lake: take one action strip, and everybody gets a share of it; houses, settlements, cattle, levers, and a ship that drives the game down the river.
game-boonlake-doubt = The rules are those of the rulebook, but no pictures of the printed components were available: the map, the river and most numbers on cards, tiles and boards are reconstructed.

## Options

option-players = Players
option-players-about = How many people play. A single player plays against the Wise Eminence.
option-artifacts = Artifacts
option-artifacts-about = The expansion: lake board, shipyards, artifacts that run on vases, and 55 more cards.
value-artifacts-off = without
value-artifacts-on = with
option-eminence = The Wise Eminence
option-eminence-about = How strong your opponent is in the solo game.
value-eminence-easy = easy
value-eminence-medium = medium
value-eminence-challenge = challenging
value-eminence-difficult = difficult
value-eminence-very-difficult = very difficult
option-solo-artifacts = Artifacts to choose from
option-solo-artifacts-about = Solo: how many artifacts you lay out before the game, to take one of them later.
option-substitutes = Points instead of inhabitants
option-substitutes-about = For which inhabitants points may be given: only for the additional ones of late settlements and cattle, or for any.
value-substitutes-additional = additional ones only
value-substitutes-any = any
option-gifts-on-own-tile = Gifts on your own scoring tile
option-gifts-on-own-tile-about = Whether the points for gifts count twice on your own scoring tile, as its marker does.
value-gifts-on-own-tile-single = once
value-gifts-on-own-tile-double = twice
option-production-sites = Production sites on the scoring tile
option-production-sites-about = Whether a production site of level 2 counts as two or as one.
value-production-sites-levels = by level
value-production-sites-sites = each as one

## The solo game

alone-eminence = Play solo against the Wise Eminence
alone-eminence-about = The game’s own opponent, of medium strength. It follows its tiles, and every step is explained.
automa-eminence = the Wise Eminence

## Points

category-track = Score track
category-levers = Levers
category-cards = Cards
category-card-effects = Card effects
category-tiers = Emptied tiers
category-artifact = Artifact
category-eminence = The Wise Eminence
