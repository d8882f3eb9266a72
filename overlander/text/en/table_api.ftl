# The API, for other programs.

api-method = This address does not answer to that method.
error-weak-token = A token you choose yourself must be random, at least 128 bits long and not the link: 32 hexadecimal digits, for example.
error-which-seat =
    { $seats ->
        [none] You have no seat at this table.
       *[other] Several seats are yours ({ $seats }): say which one decides.
    }
