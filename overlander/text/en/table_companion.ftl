# The companion at a real table

page-companion = Companion
page-companion-about = An automa at your real table: the companion shuffles its cards, asks what it needs to know and says what it does.
page-companion-new = New game
page-companion-answer = Answer
page-companion-back = Back one answer
page-companion-said = So far
page-companion-begin = Begin
companion-you = You
companion-yes = yes
companion-no = no
page-companion-winner = { $name } wins.
page-companion-shared = Shared victory.
page-companion-setup = Random set-up
page-companion-another = Another one
page-companion-resume = Continue where you left off
error-no-companion = { $game } has no companion. Known: { $known }.
error-no-automa = { $game } has no automa for a real table.
error-companion-unreadable = This companion game cannot be read.
error-companion-answer =
    { $why ->
        [data] “{ $answer }” is no longer an answer to its question: this game was started with other components.
       *[answer] “{ $answer }” is not an answer to this question.
    }
error-companion-option = The companion of { $game } has no option { $option } here. Known: { $known }.
error-companion-goes-on = A companion game keeps the options it was started with ({ $option } was given). To change them, start a new game, at the terminal with --new.
error-companion-points = “{ $found }” is not a whole number from { $least } to { $most }.
page-companion-keep = This address is the game: bookmark it to continue later.
companion-kept = The game is saved in { $file }.
companion-changed = The values of the components have changed since this game was started. It goes on with today’s values, so what the companion said before may read differently now.
companion-prompt = Answer:
companion-no-answer = That is not one of the answers. Type a number from the list, or back or quit.
companion-counts =
    { $n ->
        [one] { $n } number from { $least } to { $most }:
       *[other] { $n } numbers from { $least } to { $most }, separated by commas:
    }
companion-points-of = { $player }, points by category:
page-companion-you-win = You win.
page-companion-points =
    { $n ->
        [one] { $n } point in all.
       *[other] { $n } points in all.
    }
page-companion-score = Score pad
page-companion-score-about = Everybody’s points by category, for any game at your real table.
page-companion-count = Add up
