# Where the values of a game come from

page-data = Where the values come from
page-data-list = All of them, and how the owner of a box corrects a value
page-data-about =
    { $n ->
        [one] The game has { $n } value: printed number, price or icon. Each says where it was found. Below is everything that could not be checked against the print.
       *[other] The game has { $n } values: printed numbers, prices and icons. Each says where it was found. Below is everything that could not be checked against the print.
    }
page-data-correct = Your box says something else?
page-data-correct-about = Write a file { $file } into a folder corrections/{ $game } that holds only what differs. Lists are matched by their id.
page-data-check = Then check it and play with it. Games say which values they were played with, so old records stay readable.
page-data-file =
    { $n ->
        [one] { $file }: { $n } value
       *[other] { $file }: { $n } values
    }
source-word-recalled = recalled
source-word-reconstructed = reconstructed
source-rulebook = as the rulebook says
source-public = as public pictures and programs show
source-derived = following from other values
source-decision = our decision
