# L’API, pour d’autres programmes.

api-method = Cette adresse ne répond pas à cette méthode.
error-which-seat =
    { $seats ->
        [none] Vous n’avez pas de place à cette table.
       *[other] Plusieurs places sont à vous ({ $seats }) : dites laquelle décide.
    }
