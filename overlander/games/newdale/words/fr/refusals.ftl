# Refus

refusal-not-your-moment = Les tuiles Bonus, les personnages et les prisonniers s’utilisent pendant votre tour.
refusal-no-such-prisoner = Vous n’avez pas ce prisonnier.
refusal-no-such-tile = Vous n’avez pas cette tuile.
refusal-no-such-character = Vous n’avez plus ce personnage.
refusal-character-not-there = Ce personnage n’est pas disponible : { $character }.
refusal-no-such-card = Cette carte ne peut pas servir ici : { $card }.
refusal-no-such-sailor = Ce marin n’est pas disponible : { $sailor }.
refusal-no-such-pawn = Vous n’avez pas encore le pion n° { $pawn }.
refusal-too-few-cards =
    { $n ->
        [one] Il faut { $n } carte, vous en avez { $have }.
       *[other] Il faut { $n } cartes, vous en avez { $have }.
    }
refusal-too-few-goods = Il faut { $n } × { $good }, vous en avez { $have }.
refusal-too-few-coins =
    { $cost ->
        [one] Cela coûte { $cost } pièce, et vos marchandises en valent { $coins }.
       *[other] Cela coûte { $cost } pièces, et vos marchandises en valent { $coins }.
    }
refusal-goods-missing =
    { $n ->
        [one] Il vous manque { $n } de ces marchandises.
       *[other] Il vous manque { $n } de ces marchandises.
    }
refusal-makes-no-goods = Aucune marchandise ne se place sur { $building }.
refusal-declared-with-build = Cela s’utilise en payant un bâtiment.
refusal-declared-with-growth = Cela s’utilise en payant un pion Action.
refusal-declared-with-production = Cela s’utilise quand un assistant manque à une production.
refusal-worth-nothing = Cela ne vous rapporterait rien maintenant.
refusal-bag-empty = Il n’y a plus personne dans le sac.
refusal-not-in-bag = Il n’y a plus d’{ $assistant } dans le sac.
refusal-bridge-placed = Votre pont est déjà construit.
refusal-site-taken = Il y a déjà un pont ici.
refusal-site-out-of-range = Aucun bout de cet emplacement n’est à votre portée de { $range }.
refusal-no-house-left = Vous n’avez plus de maison.
refusal-no-free-zone = Toutes vos zones de production sont occupées.
refusal-no-town-in-range = Aucune ville libre n’est à votre portée.
refusal-chain-used = Le chaînage { $building-of } a déjà servi.
refusal-used-this-round = Vous avez déjà utilisé { $building } pendant cette manche.
refusal-pawn-owned = Vous avez déjà le pion n° { $pawn }.
refusal-ship-not-there = Seul un navire qui a atteint { $space } peut livrer.
refusal-too-little-military =
    { $n ->
        [one] Il faut une puissance militaire de { $n }.
       *[other] Il faut une puissance militaire de { $n }.
    }
refusal-too-few-for-objective = Pour { $requirement }, il faut { $n }, et vos marchandises donnent { $have }.
refusal-piece-too-many = Vous pourriez garder une pièce et avoir encore assez pour { $requirement }.
refusal-wrong-goods = Cela ne compte pas pour l’objectif : { $good }.
refusal-own-pawn-there = Un de vos pions est déjà { $space-on }.
refusal-own-pawn-in-zone = Vous ne pouvez placer qu’un pion par zone et par action.
refusal-empty-zone = Il n’y a pas de bâtiment dans cette zone.
refusal-too-many-tiles =
    { $missing ->
        [0] Aucun assistant ne manque, aucune tuile n’est utile.
        [one] Il ne manque que { $missing } assistant.
       *[other] Il ne manque que { $missing } assistants.
    }
refusal-assistants-missing =
    { $missing ->
        [one] Il manque { $missing } assistant : il faut { $n } cartes, vous en avez { $have }.
       *[other] Il manque { $missing } assistants : il faut { $n } cartes, vous en avez { $have }.
    }
refusal-tile-removed = Vous avez déjà retiré la { $tile }.
refusal-one-cook = Vous avez déjà un cuistot.
refusal-too-far-to-sail =
    { $lanes ->
        [one] Votre navire parcourt au plus { $lanes } voie maritime.
       *[other] Votre navire parcourt au plus { $lanes } voies maritimes.
    }
refusal-only-forward = Les navires ne font qu’avancer.
refusal-too-little-movement =
    { $movement ->
        [one] Votre navire a { $movement } déplacement.
       *[other] Votre navire a { $movement } déplacements.
    }
refusal-own-house-there = Vous avez déjà une maison à { $town }.
refusal-no-road = Aucune route ne mène de vos villes à { $town }.
refusal-out-of-range =
    { $n ->
        [one] { $town } est à { $n } route ; votre portée est de { $range }.
       *[other] { $town } est à { $n } routes ; votre portée est de { $range }.
    }
