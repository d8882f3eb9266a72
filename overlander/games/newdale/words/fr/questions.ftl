# Questions

question-discard-dealt =
    { $n ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelles { $n } cartes défaussez-vous ?
    }
question-discard-half =
    { $n ->
        [one] Il n’y a plus rien à piocher : quelle carte défaussez-vous ?
       *[other] Il n’y a plus rien à piocher : quelles { $n } cartes défaussez-vous ?
    }
question-choose-character = Quel personnage vous accompagne ?
question-plan-pawns =
    { $n ->
        [one] Où placez-vous votre pion Action ?
       *[other] Où placez-vous vos { $n } pions Action ?
    }
question-put-pawn = Où placez-vous votre pion Action ?
question-assistants =
    { $building-kind ->
        [none] La zone est vide : vous piochez une carte à la place.
       *[card] { $missing ->
            [0] Tous les assistants sont là. Produire { $n } × { $building-good } avec { $building } ?
            [one] Il manque { $missing } assistant. Produire { $n } × { $building-good } avec { $building } ?
           *[other] Il manque { $missing } assistants. Produire { $n } × { $building-good } avec { $building } ?
        }
    }
question-use-chain = Qu’utilisez-vous pour le chaînage { $building-of } ?
question-build = Que construisez-vous ?
question-build-with-pawn = Que construisez-vous avec votre pion ?
question-build-in-phase = Que construisez-vous ?
question-build-vineyards = Construisez-vous ces vignes tout de suite ?
question-take-tile = Quelle tuile Bonus prenez-vous ?
question-use-now = Utilisez-vous une tuile Bonus maintenant ?
question-buy-pawn = Quel pion Action achetez-vous ?
question-trade =
    { $n ->
        [one] Marché noir : où va la marchandise, et quelle carte défaussez-vous ?
       *[other] Marché noir : où va la marchandise, et quelles { $n } cartes défaussez-vous ?
    }
question-exchange =
    { $n ->
        [one] Échangez-vous toutes vos cartes sauf une avant de piocher { $n } carte ?
       *[other] Échangez-vous toutes vos cartes sauf une avant de piocher { $n } cartes ?
    }
question-keep-one = Quelle carte gardez-vous ?
question-take-vineyards = Quelles vignes Aaron Reitzke vous apporte-t-il ?
question-choose-assistant = Quel assistant Onyx prend-il dans le sac ?
question-remove-tile =
    { $cost ->
        [one] Quelle tuile retirez-vous pour { $cost } pièce ?
       *[other] Quelle tuile retirez-vous pour { $cost } pièces ?
    }
question-build-bridge =
    { $cost ->
        [one] Où construisez-vous votre pont pour { $cost } pièce ?
       *[other] Où construisez-vous votre pont pour { $cost } pièces ?
    }
question-use-shipyard = Que livrez-vous au chantier naval ?
question-sail = Où va votre navire ?
question-move-ship =
    { $n ->
        [one] Jusqu’où va votre navire ({ $n } déplacement) ?
       *[other] Jusqu’où va votre navire ({ $n } déplacements) ?
    }
question-place-good = Sur quel bâtiment placez-vous la marchandise ?
question-pay-with-cards =
    { $n ->
        [one] Quelle carte défaussez-vous pour la tuile ?
       *[other] Quelles { $n } cartes défaussez-vous pour la tuile ?
    }
question-use-buildings = Quel bâtiment spécial utilisez-vous ?
question-night-shift =
    { $n ->
        [one] Travail de nuit : défaussez-vous une carte contre une marchandise ?
       *[other] Travail de nuit : défaussez-vous { $n } cartes contre une marchandise ?
    }
question-hire-journeyman =
    { $cost ->
        [one] Quel assistant engagez-vous à votre seul service pour { $cost } pièce ?
       *[other] Quel assistant engagez-vous à votre seul service pour { $cost } pièces ?
    }
question-lose-goods =
    { $n ->
        [one] Des brigands sur la route : quelle marchandise perdez-vous ?
       *[other] Des brigands sur la route : quelles { $n } marchandises perdez-vous ?
    }
question-face-storm = Tempête : quelle marchandise sacrifiez-vous pour garder le cap ?
question-final-production = Production finale : quel chaînage utilisez-vous encore une fois ?
question-deliver = Que livrez-vous pour l’objectif principal ?
