# What every game needs: lists, errors, the table at the terminal, the other commands.

list-and = { $first } and { $last }
list-comma = { $first }, { $last }
list-or = { $first } or { $last }
bank = the bank
nothing = nothing
event-explained = { $text } [{ $rule }]
somebody = somebody

## Fallbacks for a game without texts of its own

question-unknown = { $question }: what is your answer?
event-unknown = { $player }: { $event }
refusal-unknown = This is not possible ({ $reason }).
error-unknown = { $code } { $details }

## Refusals of the kernel

refusal-not-offered = This is not one of the answers to the question.
refusal-impossible = This action would have no effect now.
refusal-unfinished = The answer is not complete yet.
step-confirm = Confirm: { $choice }
step-piece = + { $piece }
pieces = { $n } × { $piece }

## Errors

error-unreadable =
    { $why ->
        [empty] The answer is empty.
        [verb] { $token }: no answer of this game begins with “{ $part }”.
        [number] { $token }: “{ $part }” is not a number.
        [order] { $token }: “{ $part }” must be in the game’s own order, with nothing named twice.
       *[word] { $token }: “{ $part }” is not known here.
    }
error-not-your-decision =
    { $why ->
        [no-such-seat] There is no seat { $seat } at this table.
        [over] The game is over.
       *[waiting] It is not seat { $seat }’s turn to decide.
    }
error-not-legal = { $token } is not possible: { $refusal }
error-out-of-date = The table has changed in the meantime (you answered decision { $expected }, but { $decisions } have been taken).
error-cannot-withdraw =
    { $why ->
        [shown] Your answer revealed something hidden, so it stands.
        [seen] Others have already seen what followed from your answer, so it stands.
       *[nothing] You have no sealed answer to take back.
    }
error-bad-carried = What is carried over from the previous game cannot be read: { $key } ({ $found }).
error-no-such-sequel =
    { $why ->
        [none] No game follows this one: it is not over, or not part of a campaign that goes on.
        [which] More than one game can follow this one. Name one of them: { $known }.
       *[other] { $sequel } cannot follow this game. Possible: { $known }.
    }
error-campaign-unfinished = Record { $record } of the campaign is not a finished game.
error-campaign-follows = Record { $record } does not follow from record { $before }.
error-campaign-carries = Record { $record } does not carry over what record { $before } passes on.
error-unknown-game = There is no game { $game }. Known: { $known }.
error-broken-game = The game in the package { $package } is left out: { $why }.
error-unknown-option = { $game } has no option { $option }. Known: { $known }.
error-bad-option-value = { $game }: the option { $option } cannot be { $value }. Possible: { $known }.
error-option-needs = The option { $option }={ $value } needs { $other } to be { $allowed }, not { $found }.
error-unknown-bot = There is no bot { $bot }. Known: { $known }.
error-no-bot-name = The name of a bot is missing. Known: { $known }.
error-walk-steps = The question { $question } has too many answers to list: put one together with steps().
error-play-on-view = A view knows only what its seat knows: play on what its fill() gives.
error-sealed-question = What seat { $seat } is asked in secret cannot be seen from here.
error-no-features = The game { $game } does not describe in numbers what a seat knows.
error-no-device = Training cannot use the device { $device } here: pip install 'overlander[train]' brings torch, and --device numpy always works.
error-no-such-decision = There is no decision { $number }: the last one is { $last }.
error-picture-width = A picture is { $least } to { $most } pixels wide, not { $width }.
error-unknown-theme = There is no theme { $theme }. Known: { $known }.
error-needs-extra = { $package } is not installed: pip install "overlander[research]".
error-other-numbering = This was made with another numbering of the actions ({ $found }, here { $wanted }): another version, game or options.
error-other-observations = This was made with other observations ({ $found }, here { $wanted }): another version or game.
error-unknown-reward = There is no reward { $reward }. Known: { $known }.
error-unknown-render-mode = There is no render mode { $mode }. Known: { $known }.
error-needs-ray = Ray is not installed: pip install "overlander[ray]", or leave --backend at processes.
error-no-cluster = There is no Ray cluster at { $address } (RAY_ADDRESS).
error-other-arena = { $folder } holds another arena ({ $found }): name another folder.
error-folder-in-use = Another process is at work in { $folder }: wait for its end, or name another folder.
error-worker-ended = A worker process was stopped { $tries } times in the same game; there may be too little memory.
error-actors-ended = The processes that play end again and again ({ $why }); there may be too little memory.
error-other-dataset = { $folder } holds another data set ({ $found }): name another folder.
error-game-failed = Game { $game } could not be played to the end: { $why }.
error-no-greedy = There is no greedy bot for { $game }. Known: { $known }.
error-no-learned = There is no learned bot for { $game }: it has no weights that fit its features. Known: { $known }.
error-no-weights = { $file } holds no weights of a network.
error-other-features = { $file } was trained with other features ({ $found } instead of { $expected }) and cannot be used: train it again.
error-other-layers = { $file } has hidden layers of other sizes: continue with --hidden { $found }, or begin in another folder with --work.
error-no-balance = The balance of { $game } has not been studied. Studied: { $known }.
error-bots-per-seat = { $bots } bots do not fit { $players } seats: name one for all, or one for each seat.
error-unknown-language = There is no language { $lang }. Known: { $known }.

error-data-missing-key = { $file }: { $place } is missing.
error-data-not-a-number = { $file }: { $place } must be a number, not { $found }.
error-data-not-a-flag = { $file }: { $place } must be true or false, not { $found }.
error-data-not-a-text = { $file }: { $place } must be text, not { $found }.
error-data-unknown-word = { $file }: { $place } cannot be { $found }.
error-data-not-a-table = { $file }: { $place } must be a table, not { $found }.
error-data-not-a-list = { $file }: { $place } must be a list, not { $found }.
error-data-wrong-count = { $file }: { $place } has { $found } instead of { $wanted }.
error-data-unknown-key = { $file }: { $place } is not known (found { $found }).
error-data-missing-file = The data file { $file } is missing.
error-data-not-toml = { $file } is not readable as TOML: { $found }.
error-data-missing-folder = There is no data folder { $file }.
error-data-unknown-file = { $file } is not one of the data files: { $known }.
error-data-unknown-item = { $file }: { $place } has no item { $found }.
error-data-unknown-source = { $file }: { $place } names the source { $found }. Known: { $known }.
error-data-unknown-effect = { $file }: { $place } names an effect that does not exist: { $found }.
error-data-broken = The corrections in { $folder } cannot be read: { $found }.
error-data-empty = There are no corrections for { $game } in { $folder }: no file there ends in .toml.

error-record-header =
    { $wanted ->
        [none] Line { $line }: an empty line was expected, not “{ $found }”.
       *[other] Line { $line }: the header “{ $wanted }” was expected, not “{ $found }”.
    }
error-record-format = Line { $line }: this record has the format { $found }, which this version cannot read.
error-record-cut-off =
    { $decisions ->
        [one] Line { $line }: the record is cut off after { $decisions } decision.
       *[other] Line { $line }: the record is cut off after { $decisions } decisions.
    }
error-record-line = Line { $line } is not a decision: “{ $found }”.
error-record-order = Line { $line }: decision { $wanted } was expected, not { $found }.
error-record-count = Line { $line }: the record says { $found } but holds { $wanted }.
error-record-edited = Line { $line }: the record was changed after it was written; its seal does not match.
error-record-refused =
    { $why ->
        [rules] Line { $line }: seat { $seat } cannot play { $token } (the record was made under other rules).
        [data] Line { $line }: seat { $seat } cannot play { $token } (the record was made with other components).
       *[record] Line { $line }: seat { $seat } cannot play { $token }. { $error }
    }
error-record-differs =
    { $why ->
        [rules] Line { $line }: after decision { $decision } ({ $token }) the position differs; the record was made under other rules.
        [data] Line { $line }: after decision { $decision } ({ $token }) the position differs; the record was made with other components.
       *[record] Line { $line }: after decision { $decision } ({ $token }) the position differs from the recorded one.
    }

error-file-unreadable = { $file } cannot be read: { $why }.
error-file-unwritable = { $file } cannot be written: { $why }.
error-file-not-text = { $file } is not a text file.
error-bad-pair = “{ $found }” is not of the form NAME=VALUE.
error-given-twice = The option { $option } is given twice, as { $one } and as { $two }.
error-too-many-seats =
    { $players ->
        [one] { $given } seats are named, but only { $players } player takes part.
       *[other] { $given } seats are named, but only { $players } players take part.
    }
error-empty-name = A seat needs a name.
error-same-name = Two seats are called { $name }.
error-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-needs-record = { $option } cannot be combined with a resumed game.
error-unknown-rule = There is no rule { $rule }. `overlander rules GAME` lists the rules of a game, `overlander rules show ID` shows one.
error-no-rules = There are no rules for { $game }. Known: { $known }.
error-no-such-rule = There is no rule { $rule } in { $game }.
error-no-checkout = The tests are not installed; run this in a checkout of Overlander.
error-ledger = The rules or their tests cannot be read: { $found }.
error-unknown-source-word = There is no source { $found }. Known: { $known }.

## The table at the terminal

table-no-board = This game has no board at the terminal: the questions tell you what you need to know.
table-your-turn = { $player }, it is your decision.
table-answers = Your choices:
table-extras = Free actions, at any time:
table-so-far = So far: { $answer }. Type back to go back one step.
table-no-step-back = This answer has no earlier step to go back to.
table-prompt = Number, token or ? for help:
table-curtain = Pass the screen to { $player }, then press Enter.
table-bad-number =
    { $last ->
        [one] { $number } is not on the list: there is only 1.
       *[other] { $number } is not on the list: the numbers are 1 to { $last }.
    }
table-refused = { $refusal } ({ $rule })
table-refused-plainly = { $refusal }
table-answered-alone = The only answer: { $choice }
table-undone =
    { $n ->
        [one] { $n } decision undone.
       *[other] { $n } decisions undone.
    }
table-redone =
    { $n ->
        [one] { $n } decision redone.
       *[other] { $n } decisions redone.
    }
table-nothing-to-undo = There is nothing to undo.
table-nothing-to-redo = There is nothing to redo.
table-saved = Saved in { $file }.
table-save-where = Save under which name? Enter: { $file }
table-save-needs-name = Name a file: save FILE
table-resume-hint = To continue: overlander play --terminal --resume { $file }
table-all-possible = Everything you could try here is possible.
table-not-possible = Not possible now:
table-explained-rule = Rule { $rule }: { $text }
table-no-such-rule = There is no rule { $rule }.
table-rule-needs-id = Name a rule: rule ID
table-log-empty = Nothing has happened yet.
table-unknown-command = “{ $input }” is neither a number nor a token of this game. help lists the commands.
table-the-end = The game is over.
table-winner = { $names } wins.
table-winners = { $names } share the victory.
outcome-won = { $names } has won.
outcome-won-rated = { $names } has won: { $rating }.
outcome-lost = Lost: not every goal was reached.
outcome-goal-met = { $goal }: { $reached } of { $wanted }, reached
outcome-goal-missed = { $goal }: { $reached } of { $wanted }, missed
table-nobody-wins = Nobody wins.
table-sequels = You can go on with { $names }: overlander play --terminal --after { $file } --sequel NAME
table-total = Total
table-points = Points

help-number = answer by its number, or by its token
help-back = go back one step within an answer
help-why = what is not possible now, and why
help-why-n = a choice explained, with its rule
help-undo = undo your last decision and what followed
help-redo = redo what was undone
help-save = write the game to a file
help-log = what has happened so far
help-hint = the best choices, as a bot sees them
help-board = show the table again
help-rule = the text of a rule
help-quit = save and leave
help-help = this list

## Other commands

games-players = Players: { $players }
games-option = { $option }: { $values } (default { $default })
replay-verified =
    { $n ->
        [one] { $game }: { $n } decision verified.
       *[other] { $game }: { $n } decisions verified.
    }
replay-players = Players: { $players }
replay-options = Options: { $options }
replay-waiting = Waiting for { $player }: { $question }
replay-over = The game is over.
rules-coverage = { $covered } of { $total } rules are tested, { $missing } are not ({ $pending } of them not built yet), { $untestable } cannot be.
rules-missing = Not tested:
rules-section = Section: { $section }
rules-provenance = Source: { $provenance }
rules-tests = Tests:
rules-no-tests = No test cites it.
data-title = { $game }: where the values come from
data-file = File
data-total = Total
data-source = Source
data-place = Place
data-value = Value
data-note = Note
data-corrections-fine =
    { $n ->
        [0] The corrections are valid and change nothing.
        [one] The corrections are valid and change { $n } value:
       *[other] The corrections are valid and change { $n } values:
    }
data-change = { $place }: { $old } becomes { $new }
