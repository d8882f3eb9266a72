# Choix

choice-pass = Ne rien faire et piocher une carte
choice-pass-assistants = Ne pas produire avec les assistants
choice-pass-assistants-none = Piocher une carte
choice-pass-use-chain = Ne pas utiliser le chaînage
choice-pass-build = Ne rien construire
choice-pass-build-with-pawn = Ne rien construire et piocher une carte
choice-pass-build-in-phase = Ne rien construire et piocher des cartes
choice-pass-build-vineyards = Garder les vignes en main
choice-pass-take-tile = Ne pas prendre de tuile Bonus
choice-pass-exchange = Garder votre main et piocher une carte de plus
choice-pass-move-ship = Rester sur place
choice-pass-night-shift = Ne rien défausser
choice-pass-hire-journeyman = N’engager personne
choice-pass-face-storm = Ne rien sacrifier : le navire dérive vers l’arrière
choice-pass-deliver = Ne rien livrer
choice-done = Terminer
choice-done-use-now = Ne pas utiliser de tuile maintenant
choice-done-use-buildings = Ne plus utiliser de bâtiment
choice-done-final-production = Terminer la production finale
choice-discard = Défausser : { $card }
choice-choose = { $character }
choice-plan = { $places }
choice-put = { $pawn } { $space-on }
choice-keep = Garder : { $card }
choice-keep-exchange = Échanger toutes les cartes sauf : { $card }
choice-keep-take-vineyards = Prendre : { $card }
choice-remove = Retirer la { $progress-tile }, paiement : { $good }
choice-remove-bare = Retirer la { $progress-tile }
choice-trade = Défausser : { $card } ; placer la marchandise sur { $building }
choice-trade-bare = Placer la marchandise sur { $building }
choice-trade-zone = Défausser : { $card } ; placer la marchandise sur { $building } ({ $zone })
choice-trade-zone-bare = Placer la marchandise sur { $building } ({ $zone })
choice-grow = Acheter { $pawn }, paiement : { $good }
choice-grow-bare =
    { $cost ->
        [0] Acheter { $pawn } gratuitement
        [one] Acheter { $pawn } pour { $cost } pièce
       *[other] Acheter { $pawn } pour { $cost } pièces
    }
choice-grow-discount = Acheter { $pawn } { $discount }, paiement : { $good }
choice-grow-discount-bare =
    { $cost ->
        [0] Acheter { $pawn } { $discount } gratuitement
        [one] Acheter { $pawn } { $discount } pour { $cost } pièce
       *[other] Acheter { $pawn } { $discount } pour { $cost } pièces
    }
choice-build = Construire { $building } à { $town }, paiement : { $good }
choice-build-bare = Construire { $building } à { $town }
choice-build-how = Construire { $building } à { $town } ({ $how }), paiement : { $good }
choice-build-how-bare = Construire { $building } à { $town } ({ $how })
choice-build-card = Construire : { $card }
choice-recruit = Recruter { $building }, paiement : { $good }
choice-recruit-bare = Recruter : { $card }
choice-take = Prendre la tuile « { $tile } » sur { $bonus-space }
choice-bridge = Construire votre pont sur { $bridge-site }, paiement : { $good }
choice-bridge-bare = Construire votre pont sur { $bridge-site }
choice-shipyard =
    { $vp ->
        [one] Livrer contre { $vp } point : { $offer }
       *[other] Livrer contre { $vp } points : { $offer }
    }
choice-sail = Naviguer vers { $sea-space }, paiement : { $good }
choice-sail-bare =
    { $cost ->
        [-1] Naviguer vers { $sea-space }
        [one] Naviguer vers { $sea-space } pour { $cost } pièce
       *[other] Naviguer vers { $sea-space } pour { $cost } pièces
    }
choice-move = Naviguer vers { $sea-space }
choice-produce = Produire { $means }, défausse : { $card }
choice-produce-bare =
    { $cards ->
        [0] Produire { $means }
        [one] Produire { $means }, en défaussant { $cards } carte
       *[other] Produire { $means }, en défaussant { $cards } cartes
    }
choice-feed = Chaînage { $building-of } ({ $zone }), défausse : { $card }
choice-feed-bare = Chaînage { $building-of } ({ $zone })
choice-chain = Chaînage { $building-of } ({ $zone }), marchandises : { $good }
choice-chain-bare = Chaînage { $building-of } ({ $zone })
choice-place = Sur { $building }
choice-place-zone = Sur { $building } ({ $zone })
choice-work = Utiliser { $building }
choice-jail = Emprisonner { $pawn-acc }
choice-hire = Engager un { $assistant }, paiement : { $good }
choice-hire-bare = Engager un { $assistant }
choice-assistant = Prendre un { $assistant }
choice-lose = Perdre : { $good }
choice-deliver =
    { $vp ->
        [one] Livrer : { $good } ({ $schedule }, { $vp } point)
       *[other] Livrer : { $good } ({ $schedule }, { $vp } points)
    }
choice-deliver-bare =
    { $vp ->
        [one] Choisir les marchandises ({ $schedule }, { $vp } point)
       *[other] Choisir les marchandises ({ $schedule }, { $vp } points)
    }
choice-deliver-solo = Livrer pour la carte solo : { $good }
choice-deliver-solo-bare = Choisir les marchandises pour la carte solo
choice-use = Utiliser la tuile Bonus « { $bonus-tile } »
choice-call = Faire appel à { $character }
choice-release = Libérer un { $assistant } de prison

## À côté des icônes

short-build = { $building }, { $town } : { $good }
short-build-bare = { $building }, { $town }
short-build-card = { $plain }
short-discard = { $plain }
short-keep = { $plain }
short-keep-exchange = Ne garder que : { $plain }
short-remove = { $progress-tile } : { $good }
short-grow = { $pawn } : { $good }
short-recruit = { $building } : { $good }
short-recruit-bare = { $plain }
short-take = { $tile }
short-sail = { $sea-space } : { $good }
short-move = { $sea-space }
short-feed = { $plain }
short-produce = { $plain }
short-trade = { $plain }
short-trade-zone = { $plain }
short-chain = { $good }
short-place = { $building }
short-place-zone = { $building } ({ $zone })
short-work = { $building }
short-lose = { $good }
short-use = { $bonus-tile }
short-call = { $character }
