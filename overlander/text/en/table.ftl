# The table in the browser.

page-title = Overlander: a table for big board games
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-ru = Русский
page-colours = Colours
page-light = Light
page-dark = Dark
page-complaint = That didn’t work
page-not-found = There is nothing at this address.
page-bad-request = This request could not be understood.
page-trouble = Something went wrong on the server. No decision is lost; reload the page.
page-to-start = To the start page
page-close = Close
page-more = More
page-menu = Rules and more
page-drawer = Explanations

## Starting a game

page-first-game = Play a first game
page-first-game-about = You against one bot, with the set-up the rules recommend for a first game.
page-alone = Play solo
page-alone-about = No opponent: the game sets goals, and you win by reaching them.
page-welcome = Big board games at your table: solo, against bots or with people anywhere. Every rule as written.
page-portrait = The board of { $game }
page-guided = Show me how
page-option-needs =
    { $only ->
        [alone] Only when you play solo.
        [players] Only with { $values } players.
        [on] Only with { $option }.
        [off] Only without { $option }.
       *[other] Only if you choose “{ $values }”.
    }
page-group-players = Players and seats
page-group-set-up = Set-up
page-group-expansions = Expansions
page-group-solo = Solo
page-group-readings = Where the rules can be read in several ways
page-choose = Choose players and options
page-seats = Seats
page-seats-about = People at this screen take turns; a curtain hides it in between. A seat left without a name gets one.
page-seat = Seat { $n }
page-me = Me
page-somebody = A person at this screen
page-name = Name
page-person = Player { $n }
page-begin = Begin
page-tables = Your tables
page-no-tables = None yet.
page-running = In progress
page-finished = Finished
page-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
page-moment = { $year }-{ $month }-{ $day } { $time } UTC
page-continue = Continue
page-look = View
page-again = Rematch
page-delete = Delete
page-delete-sure = Delete for good
page-open = Open a record file
page-open-go = Open

## At the table

page-board = The board. Arrow keys move it, plus and minus zoom, 0 shows it whole.
page-boards = Boards
page-areas = Areas of the table
page-zoom = Size of the board
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = The whole board
page-your-turn = Your decision
page-waiting = Waiting for { $players }
page-nothing-to-decide = There is nothing to decide here.
page-all-choices = All { $n } choices, or click on the board
page-fold =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
page-back-to-all = All choices
page-outdone = { $n ->
    [one] Another way, no better
   *[other] { $n } other ways, no better
}
page-hide-question = Hide the question
page-next-target = More choices
page-undo = Undo
page-redo = Redo
page-restart-turn = Restart turn
page-rules = Rules
page-extras = At any time
page-what-else = Why can’t I …?
page-recap = What the others did
page-recap-turn = { $player }’s turn
page-recap-game = The game
page-recap-meanwhile = Meanwhile
page-recap-next = Next step
page-recap-back = Back
page-recap-all = Show all
page-recap-steps = Step by step
page-recap-fold = Hide
page-log = What happened
page-to-move = The table after decision { $n }
page-points-now = Points so far:
page-show-points = Show the points while playing
page-growth = Points over time
page-end-turn = End turn
page-unused = Still possible:
page-unused-more = and { $n } more
page-turn-over = Your turn is over.
page-turn-whole = Your whole turn
page-turn-back = Not yet
page-preferences = Preferences
page-preferences-about = Saved in this browser.
page-pace = Bots play
page-pace-once = instantly
page-pace-brisk = quickly
page-pace-calm = slowly
page-confirm = Confirm the end of my turn
page-confirm-off = never
page-confirm-on = always
page-confirm-people = only against people
page-alone-answer = Answer for me when there is only one answer
page-alone-answer-on = yes
page-alone-answer-off = no
page-curtain = Pass the screen to { $player }.
page-curtain-open = I am { $player }
page-moved-on = The game has moved on. This is the table as it stands now.
page-lost = Connection lost. Reconnecting…
page-replay = Replay
page-record = Download the record
page-picture-svg = Picture (SVG)
page-picture-png = Picture (PNG)
page-picture-gif = Animation (GIF)
page-picture-webp = Animation (WebP)
page-downloads = Downloads
page-picture-making = Being prepared. You can close this and come back.
page-picture-failed = This picture could not be made.
page-picture-ready = Download ({ $size } KB)
page-take-seat = Give to a person
page-keys = Keyboard
page-keys-about = Tab and Enter reach and choose everything. U undoes, R redoes, Q goes to the question. On the board: arrows, plus, minus, 0. N shows the next step of what the others did.
page-tab-others = Others
page-others = The other players
page-left = What is left
page-left-about = As far as you can know: what is hidden from you is counted together.
page-left-nothing = Nothing.
page-tab-log = Log

## An answer in steps

step-so-far = Your answer so far
step-back = Back one answer
step-cancel = Cancel
step-pieces = One by one
step-missing = Still missing: { $n }
step-more = One more: { $piece }
step-fewer = One fewer: { $piece }
step-ended = The table has changed, so the answer you had begun no longer fits. None of it was played.

## A first walk around the table, and the player aid

page-aid = Player aid
story = Story
page-tour = Show me around
page-tour-invite = New here? Take a short tour of the table.
page-tour-no = Not now
page-tour-next = Next
page-tour-back = Back
page-tour-done = Done
page-tour-question = Here the game asks for your decision. Every choice shows what it costs and brings; point at it to read it in full. You can also click what is ringed on the board.
page-tour-undo = Made a mistake? Undo it. The rules, this tour and the player aid are under Rules and More.
page-tour-now = And now: { $question } Choose; you can undo it.

## A lesson

page-lesson = Lesson
page-lesson-step = Step { $n } of { $of }.
page-lesson-left = You have left the lesson. Undo to return to it, or just play on.
page-lesson-back-step = The lesson does something else here. Go back a step.
page-lesson-other = You can do that, but it leaves the lesson
page-lesson-wants = The lesson suggests: { $choice }
page-lesson-back = Back to the lesson
page-lesson-anyway = Do it anyway

## Replay

page-to-table = To the table
page-move = Decision
page-round = Round
page-round-back = Previous round
page-round-on = Next round
page-turn = Turn
page-turn-before = Previous turn
page-turn-after = Next turn
page-step-back = Previous decision
page-step-on = Next decision
page-run = Play
page-stop = Stop
page-speed = Speed
page-go = Go

## Rules

page-rules-english = The text of the rules is in English.
page-rules-contents = Contents
page-rules-worked-example = Example:
page-rules-developers = For developers
page-rules-developers-about = What only programs need: no player has to read it.
page-rules-player-1 = Ann
page-rules-player-2 = Bob
page-rules-player-3 = Clara
page-rules-player-4 = David
page-search = Search the rules
page-search-go = Search
page-no-rule-found = No rule contains all these words.
page-more-rules =
    { $n ->
        [one] { $n } more rule. Search to find what you need.
       *[other] { $n } more rules. Search to find what you need.
    }

## Serving

serve-address = The table is at { $address } (Ctrl-C to stop).
serve-lan = Others on this network can open { $addresses }. They see the start page; to sit at one of your tables they need a link from you.

## My games

games-statistics = My results
games-game = Game
games-played = Played
games-won = Won
games-span =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
        [one] { $days } day
       *[other] { $days } days
    }
games-result = Result

## A finished game to show

result-share = Share this game
result-share-about = Anyone who opens this link sees how the game ended, the points and the replay.
result-share-make = Make a link
result-share-elsewhere = A link was made in another browser. Make a new one here; the old one then no longer works.

## Errors

error-no-such-table = There is no table { $table }.
error-no-seat-for-you = You cannot see the table from seat { $seat }.
error-no-such-deed = “{ $deed }” cannot be done here.
error-no-file = Choose a record file first.
error-table-refused = This game cannot go on from decision { $decision } ({ $token }): { $why ->
        [rules] the rules of this version differ from those it began with
        [data] the components are not those it began with
       *[unknown] it does not fit the rules of this version
    }. { $error } It is shown up to there.
error-table-differs = This game cannot go on from decision { $decision } ({ $token }): { $why ->
        [rules] the rules of this version lead to another position than those it began with
        [data] the components are not those it began with
       *[unknown] it does not fit the rules or components of this version
    }. It is shown up to there.
error-bad-port = { $port } is not a port: 1 to 65535.
error-port-taken = { $host }, port { $port }: in use or not allowed. Choose another with --port or --host.
error-only-terminal = { $option } is for a game at the terminal: add --terminal.
error-data-unusable = The tables in { $file } cannot be used: { $why }.
error-data-newer = The tables in { $file } were saved by a newer version of Overlander. Update it, or choose another folder with --data.
error-bad-database = That is not the address of a PostgreSQL database: postgresql://user:password@host:port/name.
error-no-asyncpg = { $database } needs the PostgreSQL driver: pip install "overlander[postgres]".
error-too-many-words = A search has { $most } words at most.
error-no-such-picture = There is no picture of the kind “{ $kind }”. Kinds: { $known }.
error-studio-busy = Too many pictures are being made now. Try again in a minute.

# a name and its value or values
labelled = { $name }: { $value }
