# The API, for other programs.

api-method = This address does not answer to that method.
error-which-seat =
    { $seats ->
        [none] You have no seat at this table.
       *[other] Several seats are yours ({ $seats }): say which one decides.
    }
