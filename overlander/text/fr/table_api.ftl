# L’API, pour d’autres programmes.

api-method = Cette adresse ne répond pas à cette méthode.
error-weak-token = Le jeton que vous choisissez doit être aléatoire, d’au moins 128 bits, et autre que le lien : par exemple 32 chiffres hexadécimaux.
error-which-seat =
    { $seats ->
        [none] Vous n’avez pas de place à cette table.
       *[other] Plusieurs places sont à vous ({ $seats }) : dites laquelle décide.
    }
