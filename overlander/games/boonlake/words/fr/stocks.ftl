# Ce qui reste dans les piles.

stock-no-order = Personne n’en connaît l’ordre.
stock-tiles = Tuiles de Construction face cachée
stock-tile =
    { $n ->
        [one] Tuile de Construction avec { $n } Chantier
       *[other] Tuile de Construction avec { $n } Chantiers
    }
stock-pastures = Pâturages
stock-pasture = Pâturage
stock-discard = Défausse
stock-unseen = Cartes que vous ne voyez pas : { $kind }
stock-unseen-about = Elles sont dans la pioche, qui compte { $n } cartes de toutes sortes, et dans les mains des autres.
