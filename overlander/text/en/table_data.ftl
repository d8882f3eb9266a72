# Where the values of a game come from

page-data = Where the values come from
page-data-list = All values, and how to correct one if you own the game
page-data-about =
    { $n ->
        [one] The game has { $n } value: printed number, price or icon. Each names its source. Below is everything that could not be checked against the print.
       *[other] The game has { $n } values: printed numbers, prices and icons. Each names its source. Below is everything that could not be checked against the print.
    }
page-data-correct = Does your copy say something else?
page-data-correct-about = Put a file { $file } with only what differs into a folder corrections/{ $game }. List items are matched by their id.
page-data-check = Then check it and play with it. Every game records the values it was played with, so old records stay readable.
page-data-file =
    { $n ->
        [one] { $file }: { $n } value
       *[other] { $file }: { $n } values
    }
source-word-recalled = recalled
source-word-reconstructed = reconstructed
source-rulebook = { $n } from the rulebook
source-public = { $n } from public pictures and programs
source-recalled = { $n } recalled from memory, not checked against the print
source-derived = { $n } derived from other values
source-decision = { $n } by our decision
source-reconstructed = { $n } reconstructed: no printed copy was at hand
data-doubt = Reconstructed value: where it comes from
