# Simmental

option-simmental = Simmental
option-simmental-about = Du bétail orange, acheté à l’état de veau, qui grandit à Kansas City.
value-simmental-off = non
value-simmental-on = oui
option-simmental-objectives = Objectifs orange sans l’extension
option-simmental-objectives-about = Ajoute-t-on à la variante Simmental, sans l’extension Ruée vers le nord, ses cartes Objectif pour le bétail orange ?
option-simmental-objectives-doubt = Le contenu de ces cartes est reconstitué.
value-simmental-objectives-on = oui
value-simmental-objectives-off = non
breed-simmental = Simmental
    .acc = une carte Simmental
card-simmental-3 = veau Simmental
    .acc = un veau Simmental
card-simmental-4 = génisse Simmental
    .acc = une génisse Simmental
card-simmental-5 = vache Simmental
    .acc = une vache Simmental
question-raise-simmental =
    { $stage ->
        [1] Combien de veaux Simmental de votre main deviennent des génisses ?
       *[2] Combien de génisses Simmental de votre main deviennent des vaches ?
    }
choice-raise =
    { $n ->
        [0] Aucune carte
        [one] { $stage ->
            [1] { $n } veau devient une génisse
           *[2] { $n } génisse devient une vache
        }
       *[other] { $stage ->
            [1] { $n } veaux deviennent des génisses
           *[2] { $n } génisses deviennent des vaches
        }
    }
event-raise =
    { $n ->
        [one] { $stage ->
            [1] Un veau Simmental { DE($player) } devient une génisse
           *[2] Une génisse Simmental { DE($player) } devient une vache
        }
       *[other] { $stage ->
            [1] { $n } veaux Simmental { DE($player) } deviennent des génisses
           *[2] { $n } génisses Simmental { DE($player) } deviennent des vaches
        }
    }
refusal-too-few-simmental =
    { $have ->
        [one] Vous avez en main { $have } carte de ce stade et non { $need }.
       *[other] Vous avez en main { $have } cartes de ce stade et non { $need }.
    }
