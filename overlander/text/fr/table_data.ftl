# Where the values of a game come from

page-data = D’où viennent les valeurs
page-data-list = Toutes les valeurs, et comment les corriger si vous avez le jeu
page-data-about =
    { $n ->
        [one] Le jeu a { $n } valeur : nombre, prix ou icône imprimés. Chacune indique sa source. Voici tout ce qui n’a pas pu être vérifié sur l’original.
       *[other] Le jeu a { $n } valeurs : nombres, prix et icônes imprimés. Chacune indique sa source. Voici tout ce qui n’a pas pu être vérifié sur l’original.
    }
page-data-correct = Votre boîte dit autre chose ?
page-data-correct-about = Placez dans un dossier corrections/{ $game } un fichier { $file } qui contient seulement ce qui diffère. Les éléments d’une liste se retrouvent par leur id.
page-data-check = Vérifiez-le ensuite et jouez avec. Chaque partie note les valeurs avec lesquelles elle a été jouée : les anciens enregistrements restent lisibles.
page-data-file =
    { $n ->
        [one] { $file } : { $n } valeur
       *[other] { $file } : { $n } valeurs
    }
source-word-recalled = de mémoire
source-word-reconstructed = reconstitution
source-rulebook = { $n } d’après le livret de règles
source-public = { $n } d’après des images et programmes publics
source-recalled = { $n } de mémoire, sans vérification sur l’exemplaire imprimé
source-derived = { $n } par déduction d’autres valeurs
source-decision = { $n } selon notre décision
source-reconstructed = { $n } par reconstitution, faute d’exemplaire imprimé
data-doubt = Valeur reconstituée : d’où elle vient
