# Simmental

option-simmental = Simmental
option-simmental-about = Orange cattle that are bought as calves and grow up in Kansas City.
value-simmental-off = no
value-simmental-on = yes
option-simmental-objectives = Orange objectives without the expansion
option-simmental-objectives-about = Whether the objective cards for orange cattle of Rails to the North are added to the Simmental variant without that expansion.
option-simmental-objectives-doubt = The faces of these cards are reconstructed.
value-simmental-objectives-on = yes
value-simmental-objectives-off = no
breed-simmental = Simmental
    .acc = a Simmental
card-simmental-3 = Simmental calf
    .acc = a Simmental calf
card-simmental-4 = Simmental heifer
    .acc = a Simmental heifer
card-simmental-5 = Simmental cow
    .acc = a Simmental cow
question-raise-simmental =
    { $stage ->
        [1] How many Simmental calves in your hand grow into heifers?
       *[2] How many Simmental heifers in your hand grow into cows?
    }
choice-raise =
    { $n ->
        [0] None
        [one] { $stage ->
            [1] { $n } calf becomes a heifer
           *[2] { $n } heifer becomes a cow
        }
       *[other] { $stage ->
            [1] { $n } calves become heifers
           *[2] { $n } heifers become cows
        }
    }
event-raise =
    { $n ->
        [one] { $stage ->
            [1] One of { $player }’s Simmental calves becomes a heifer
           *[2] One of { $player }’s Simmental heifers becomes a cow
        }
       *[other] { $stage ->
            [1] { $n } of { $player }’s Simmental calves become heifers
           *[2] { $n } of { $player }’s Simmental heifers become cows
        }
    }
refusal-too-few-simmental =
    { $have ->
        [one] You have { $have } such card in hand, not { $need }.
       *[other] You have { $have } such cards in hand, not { $need }.
    }
