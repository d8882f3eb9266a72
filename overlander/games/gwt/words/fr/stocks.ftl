# Ce qui reste dans les piles et les sacs.

stock-no-order = Personne n’en connaît l’ordre.
stock-own-draw = Votre pioche
stock-own-discard = Votre défausse
stock-own-objectives = Vos cartes Objectif qui comptent
stock-objectives-shown = Offre d’objectifs
stock-objectives = Pioche Objectif
stock-market = Pioche du marché au bétail
stock-bag = Sac { $n }
stock-unseen = { $player } : main et pioche
stock-unseen-about = Seul leur propriétaire sait lesquelles sont en main.
stock-discard = { $player } : défausse
