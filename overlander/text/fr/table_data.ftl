# Where the values of a game come from

page-data = D’où viennent les valeurs
page-data-list = Toutes les valeurs, et comment les corriger si vous possédez la boîte
page-data-about =
    { $n ->
        [one] Le jeu a { $n } valeur : nombre, prix ou icône imprimés. Chacune dit où elle a été trouvée. Voici tout ce qui n’a pas pu être vérifié sur l’original.
       *[other] Le jeu a { $n } valeurs : nombres, prix et icônes imprimés. Chacune dit où elle a été trouvée. Voici tout ce qui n’a pas pu être vérifié sur l’original.
    }
page-data-correct = Votre boîte dit autre chose ?
page-data-correct-about = Écrivez un fichier { $file } dans un dossier corrections/{ $game }, avec seulement ce qui diffère. Les éléments d’une liste se retrouvent par leur id.
page-data-check = Vérifiez-le ensuite et jouez avec. Les parties disent avec quelles valeurs elles ont été jouées : les anciens enregistrements restent lisibles.
page-data-file =
    { $n ->
        [one] { $file } : { $n } valeur
       *[other] { $file } : { $n } valeurs
    }
source-word-recalled = de mémoire
source-word-reconstructed = reconstitution
source-rulebook = selon le livret de règles
source-public = d’après des images et programmes publics
source-derived = par déduction d’autres valeurs
source-decision = par notre décision
