# Where the values of a game come from

page-data = D’où viennent les valeurs
page-data-list = Tous, et comment qui possède la boîte corrige une valeur
page-data-about =
    { $n ->
        [one] Le jeu a { $n } valeur : nombre, prix ou icône imprimés. Chacune dit où elle a été trouvée. Voici tout ce qui n’a pas pu être vérifié sur l’original.
       *[other] Le jeu a { $n } valeurs : nombres, prix et icônes imprimés. Chacune dit où elle a été trouvée. Voici tout ce qui n’a pas pu être vérifié sur l’original.
    }
page-data-correct = Votre boîte dit autre chose ?
page-data-correct-about = Écrivez un fichier { $file } dans un dossier corrections/{ $game }, avec seulement ce qui diffère. Les listes se retrouvent par leur id.
page-data-check = Vérifiez-le ensuite et jouez avec. Les parties disent avec quelles valeurs elles ont été jouées : les anciens enregistrements restent lisibles.
page-data-file =
    { $n ->
        [one] { $file } : { $n } valeur
       *[other] { $file } : { $n } valeurs
    }
source-word-recalled = de mémoire
source-word-reconstructed = reconstituée
source-rulebook = selon la règle du jeu
source-public = d’après des images et programmes publics
source-derived = déduites d’autres valeurs
source-decision = décidées par nous
