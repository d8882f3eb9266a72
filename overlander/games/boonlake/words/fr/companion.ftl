# La Sage Éminence à une vraie table

companion-automa-boonlake = la Sage Éminence
companion-set-up =
    { $coins ->
        [one] Mise en place pour deux joueurs ; vous commencez avec { $coins } Pièce. La Sage Éminence a le jeton Premier joueur, le côté solo d’un plateau Joueur avec Maisons, Villages et Bovins, un Navire et un marqueur au début de sa piste Cactus ; une tuile de Scoring au hasard se trouve dans sa zone de couleur. Elle n’a ni cartes, ni Pièces, ni Habitants, ni Sites de production.
       *[other] Mise en place pour deux joueurs ; vous commencez avec { $coins } Pièces. La Sage Éminence a le jeton Premier joueur, le côté solo d’un plateau Joueur avec Maisons, Villages et Bovins, un Navire et un marqueur au début de sa piste Cactus ; une tuile de Scoring au hasard se trouve dans sa zone de couleur. Elle n’a ni cartes, ni Pièces, ni Habitants, ni Sites de production.
    }
companion-removed =
    Laissez { $a ->
        [one] { $a } tuile A
       *[other] { $a } tuiles A
    } et { $b ->
        [one] { $b } tuile B
       *[other] { $b } tuiles B
    } dans la boîte ; le compagnon mélange les { $tiles } autres pour vous.
companion-doubt = Le compagnon ne connaît les tuiles solo et le plateau solo que sous leur forme reconstituée ; comparez ce qu’il dit avec les vôtres. Ce qui diffère peut être corrigé : voyez d’où viennent les valeurs.
companion-artifacts = La Sage Éminence ne prend pas d’Artéfact et n’a pas de pion sur le lac. Elle n’utilise jamais votre tuile de Construction spéciale, et son Navire saute aussi les Ports occupés.
companion-extra-phase = Un décompte intermédiaire va commencer : utilisez d’abord votre Artéfact, s’il a un effet à ce moment ; si vous n’en avez pas encore, placez un Vase sur chacun de ceux que vous avez préparés.
companion-rows = Dans quelle rangée se trouve chaque bande, comptée depuis le haut ?
companion-rows-again = Chaque bande a sa propre rangée. Encore une fois.
companion-bottom = La bande du bas est { $strip } ; la tuile désigne l’emplacement { $number }.
companion-strip = Elle prend { $strip } de la rangée { $row }.
companion-explore = Placez une tuile grise sur le premier emplacement libre à côté d’une tuile, à partir de l’emplacement { $number } (après 33 vient 1). Personne n’obtient de récompense. S’il n’y en a pas, rien ne se passe.
companion-pasture = Placez un Pâturage sur le premier emplacement libre à côté d’une tuile, à partir de l’emplacement { $number } (après 33 vient 1). Personne n’obtient de récompense.
companion-house = Placez l’une de ses Maisons sur le premier Chantier libre, à partir de l’emplacement { $number } (après 33 vient 1) ; si une tuile a deux Chantiers libres, sur le supérieur. S’il n’y en a pas, rien ne se passe.
companion-house-there = Placez l’une de ses Maisons sur la dernière tuile placée, sur le Chantier supérieur s’il y en a deux ; si aucune tuile n’a été placée, sur le premier Chantier libre à partir de l’emplacement { $number }.
companion-settlement = Remplacez la première de ses Maisons, à partir de l’emplacement { $number } (après 33 vient 1), par l’un de ses Villages ; la Maison retourne dans la boîte.
companion-cattle = Placez l’un de ses Bovins sur le Pâturage avec le plus de Maisons et de Villages adjacents, moins les Bovins qui s’y trouvent ; à égalité, celui avec le moins de Bovins, puis le premier à partir de l’emplacement { $number }. Un Pâturage plein ne compte pas.
companion-your-presences = Combien d’éléments avez-vous dans chaque Région ?
companion-its-presences = Combien d’éléments la Sage Éminence a-t-elle dans chaque Région ?
companion-cover = Couvrez l’étiquette de la Région { $region }.
companion-your-share = Vous pouvez appliquer le côté droit de { $strip }.
companion-ship =
    { $steps ->
        [one] Son Navire avance de { $steps } case, sans récompense.
       *[other] Son Navire avance de { $steps } cases, sans récompense ; les cases occupées sont sautées.
    }
companion-crossed = Son Navire est-il le premier à franchir une écluse dans cette manche ?
companion-next = À vous de jouer. Une fois votre tour fini : quelle bande avez-vous prise ?
companion-region = Quelle Région avez-vous nommée ?
companion-you-crossed = Votre Navire est-il le premier à franchir une écluse dans cette manche ?
companion-interim = Décompte intermédiaire { $n } : effectuez vos cinq étapes. La Sage Éminence ne marque que son revenu.
companion-pieces = Combien ont quitté son plateau ? Selon le compagnon : { $houses } Maisons, { $settlements } Villages, { $cattle } Bovins.
companion-beside = Villages adjacents à ses Bovins, comptés une fois pour chacun de ses Bovins :
companion-last = La partie est finie. La Sage Éminence marque encore une fois son revenu, et ses tuiles restées face cachée.
companion-your-points = Vos propres points par catégorie :

## Mises en place au hasard

set-up-tiles = Tuiles de départ
set-up-tiles-line = { $space } : { $tile }
set-up-strips = Bandes d’Action, de haut en bas
set-up-strips-line = { $n } : { $strip }
set-up-dealt = Tuiles de Scoring au choix
set-up-dealt-line = joueur { $n } : { $tile } ou { $other }
set-up-conditions = Conditions du lac, supérieure et inférieure
set-up-conditions-line = { $condition }
set-up-artifacts = Artéfacts
set-up-artifacts-line = { $artifact }
