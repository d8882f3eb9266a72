# The drawn examples of the rules book

example-crop = A crop worth { $crop } is on offer. Ann and Bob both bid an apricot, worth { $card }. Ann adds { $paid } coin, so her bid is { $bid } and she takes the crop. The coin is spent: she has { $left } left.
example-presses = Ann’s screw press scores { $alone } points by itself. It stands beside her basket press, and so brings { $more }.
