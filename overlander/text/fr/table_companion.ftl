# The companion at a real table

page-companion = Compagnon
page-companion-about = Un automa à votre vraie table : le compagnon mélange ses cartes, demande ce qu’il doit savoir et dit ce que fait l’automa.
page-companion-new = Nouvelle partie
page-companion-answer = Répondre
page-companion-back = Réponse précédente
page-companion-said = Jusqu’ici
page-companion-begin = Commencer
companion-you = Vous
companion-yes = oui
companion-no = non
page-companion-winner = { $name } gagne.
page-companion-shared = Victoire partagée.
page-companion-setup = Mise en place aléatoire
page-companion-another = Une autre
page-companion-resume = Reprendre où vous en étiez
error-no-companion = { $game } n’a pas de compagnon. Connus : { $known }.
error-no-automa = { $game } n’a pas d’automa pour une vraie table.
error-companion-unreadable = Cette partie avec le compagnon est illisible.
error-companion-answer =
    { $why ->
        [data] « { $answer } » ne répond plus à la question : cette partie a été commencée avec un autre matériel.
       *[answer] « { $answer } » n’est pas une réponse à cette question.
    }
error-companion-option = Le compagnon de { $game } n’a pas ici d’option { $option }. Connues : { $known }.
error-companion-goes-on = Une partie avec le compagnon garde les options de son début (donné : { $option }). Pour en changer, commencez une nouvelle partie, au terminal avec --new.
error-companion-points = « { $found } » n’est pas un nombre entier de { $least } à { $most }.
page-companion-keep = Cette adresse est la partie : gardez-la en signet pour reprendre plus tard.
companion-kept = La partie est enregistrée dans { $file }.
companion-changed = Les valeurs du matériel ont changé depuis le début de cette partie. Elle continue avec celles d’aujourd’hui : ce que le compagnon a dit auparavant peut se lire autrement.
companion-prompt = Réponse :
companion-no-answer = Ce n’est pas une des réponses. Tapez un numéro de la liste, ou bien back ou quit.
companion-counts =
    { $n ->
        [one] { $n } nombre de { $least } à { $most } :
       *[other] { $n } nombres de { $least } à { $most }, séparés par des virgules :
    }
companion-points-of = { $player }, points par catégorie :
page-companion-you-win = Vous gagnez.
page-companion-points =
    { $n ->
        [one] { $n } point en tout.
       *[other] { $n } points en tout.
    }
page-companion-score = Feuille de score
page-companion-score-about = Les points de chacun par catégorie, pour toute partie à votre vraie table.
page-companion-count = Additionner
