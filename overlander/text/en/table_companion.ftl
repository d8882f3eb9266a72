# The companion at a real table

page-companion = The companion
page-companion-about = An automa at your real table: the companion shuffles its cards, asks what it must know and says what it does.
page-companion-new = A new game
page-companion-answer = Answer
page-companion-back = One answer back
page-companion-said = What was said so far
page-companion-begin = Begin
companion-you = You
companion-yes = yes
companion-no = no
page-companion-winner = { $name } wins.
page-companion-shared = Shared victory.
page-companion-setup = A random set-up
page-companion-another = Another one
page-companion-resume = Go on where you were
error-no-companion = { $game } has no companion. Known: { $known }.
error-no-automa = { $game } has no automa for a real table.
error-companion-unreadable = This companion game cannot be read.
error-companion-answer =
    { $why ->
        [data] “{ $answer }” is no longer an answer to its question: this game was begun with other components.
       *[answer] “{ $answer }” is not an answer to this question.
    }
error-companion-option = The companion of { $game } knows no option { $option } here. Known: { $known }.
error-companion-goes-on = A companion game keeps the options it was begun with ({ $option } was given). For others begin a new one, at the terminal with --new.
error-companion-points = “{ $found }” is not a whole number from { $least } to { $most }.
page-companion-keep = This address is the game: keep it as a bookmark and you can go on later.
companion-kept = The game is kept in { $file }.
companion-changed = The values of the components have changed since this game was begun. It goes on with those of today: what the companion said before may read differently now.
companion-prompt = Answer:
companion-no-answer = Not one of the answers. Type a number from the list, or back or quit.
companion-counts = { $n } of { $least } to { $most }, separated by commas:
companion-points-of = { $player }, points by category:
page-companion-you-win = You win.
page-companion-points =
    { $n ->
        [one] { $n } point in all.
       *[other] { $n } points in all.
    }
page-companion-score = The score pad
page-companion-score-about = Everybody’s points by category, for any game at your real table.
page-companion-count = Count
