# Refus

refusal-a-pasture = Il y a un Pâturage sur { $space } : seuls des Bovins peuvent y aller.
refusal-already-marked = Votre marqueur est déjà sur « { $tile } ».
refusal-already-realised = Vous avez déjà réalisé le Projet spécial « { $tile } ».
refusal-cannot-be-upgraded = Ce qui se trouve sur { $space } ne peut pas être amélioré.
refusal-cards-are-due = Il vous faut ces cartes pour ce que vous avez commencé à payer.
refusal-highest-level = Votre Site de production ({ $resource }) est à son plus haut niveau.
refusal-label-covered = L’étiquette de la Région { $region } est couverte.
refusal-lever-not-used = Le Levier { $lever } est déjà en haut.
refusal-lever-used = Le Levier { $lever } reste en bas jusqu’au prochain décompte intermédiaire.
refusal-no-card-to-forgo = Vous ne renoncez à aucune carte ici.
refusal-no-cattle-left = Il ne vous reste aucun Bovin sur votre plateau.
refusal-no-condition-met = Vous ne remplissez aucune des conditions de cette case.
refusal-no-discard-here = Ici, vous ne pouvez que jouer une carte.
refusal-no-house-left = Il ne vous reste aucune Maison.
refusal-no-inhabitant = Vous n’avez pas d’Habitant pour cela.
refusal-no-pasture = Il n’y a pas de Pâturage sur { $space }.
refusal-no-settlement-left = Il ne vous reste aucun Village.
refusal-no-share-to-forgo = Vous ne renoncez à aucune part ici.
refusal-no-such-lever = Vous n’avez pas le Levier { $lever }.
refusal-no-such-site = Ce Chantier n’existe pas sur { $space }.
refusal-no-tile-beside = Il n’y a pas de tuile à côté de { $space }.
refusal-not-after-the-last-scoring = Après le quatrième décompte intermédiaire, les Leviers ne servent plus.
refusal-not-ahead = { $space } n’est pas devant votre Navire.
refusal-not-dealt = Vous n’avez pas reçu « { $tile } ».
refusal-not-in-hand = { $card } n’est pas dans votre main.
refusal-not-in-play = « { $tile } » n’est pas en jeu.
refusal-not-now = Vous ne pouvez pas le faire maintenant.
refusal-not-played = { $card } n’est pas devant vous.
refusal-not-reached = Votre pion n’a pas atteint { $space }.
refusal-not-your-piece = Aucun de vos éléments ne se trouve sur { $space }.
refusal-not-your-tile = La tuile de Construction spéciale sur { $space } appartient à quelqu’un d’autre.
refusal-nothing-to-gain = Cela ne vous rapporterait rien maintenant.
refusal-nothing-to-plug = Vous n’avez pas de Vase, ou pas d’Artéfact où il reste de la place.
refusal-only-houses = Seule une Maison peut être améliorée ici.
refusal-only-in-a-payment = Ce Levier s’utilise pendant un paiement.
refusal-only-inhabitants = Seul un Habitant peut être amélioré ici.
refusal-pasture-full = Le Pâturage sur { $space } est plein.
refusal-pawn-on-start = Votre pion est au départ.
refusal-recess-occupied = Vous avez déjà le Levier { $lever }.
refusal-site-occupied = Le Chantier sur { $space } est occupé.
refusal-something-is-due = Payez d’abord ce que vous avez commencé.
refusal-space-occupied = Il y a déjà quelque chose sur { $space }.
refusal-supply-empty = Il ne reste aucun Habitant dans votre réserve.
refusal-too-far =
    { $limit ->
        [one] { $space } est trop loin : votre Navire avance de { $limit } case.
       *[other] { $space } est trop loin : votre Navire avance de { $limit } cases au plus.
    }
refusal-too-few-cards =
    { $cost ->
        [one] Il faut { $cost } carte ; vous en avez { $cards }.
       *[other] Il faut { $cost } cartes ; vous en avez { $cards }.
    }
refusal-too-few-coins =
    { $cost ->
        [one] Cela coûte { $cost } Pièce ; vous en avez { $coins }.
       *[other] Cela coûte { $cost } Pièces ; vous en avez { $coins }.
    }
refusal-too-few-goods = Il en faut { $cost } ; vous en avez { $goods }.
refusal-too-few-inhabitants =
    { $cost ->
        [one] Il faut { $cost } Habitant dans votre Ranch ; vous en avez { $inhabitants }.
       *[other] Il faut { $cost } Habitants dans votre Ranch ; vous en avez { $inhabitants }.
    }
refusal-too-few-levers =
    { $cost ->
        [one] Il faut { $cost } Levier en haut.
       *[other] Il faut { $cost } Leviers en haut.
    }
refusal-too-few-presences =
    { $need ->
        [one] Il faut { $need } élément à côté de la Maison ; il y en a { $found }.
       *[other] Il faut { $need } éléments à côté de la Maison ; il y en a { $found }.
    }
refusal-too-few-resources = Vos Sites de production, Canots et Leviers ne fournissent pas ces Ressources.
refusal-too-few-vases =
    { $cost ->
        [one] Cela coûte { $cost } Vase ; vous en avez { $vases }.
       *[other] Cela coûte { $cost } Vases ; vous en avez { $vases }.
    }
refusal-too-many-cards =
    { $cost ->
        [one] Défaussez { $cost } carte seulement, et non { $cards }.
       *[other] Défaussez { $cost } cartes seulement, et non { $cards }.
    }
refusal-too-many-gifts =
    { $most ->
        [one] { $most } don compte au plus.
       *[other] { $most } dons comptent au plus.
    }
refusal-wrong-kind =
    { $kind-id ->
        [day] { $card } est une carte Jour ; la bande demande un autre type.
        [sunset] { $card } est une carte Crépuscule ; la bande demande un autre type.
       *[night] { $card } est une carte Nuit ; la bande demande un autre type.
    }
