# Seats that are reached from elsewhere: the lobby, links, and what people agree on.

seat-by-link = By invitation link
seat-lobby = Seats, invitations, hints
seat-begins = The game starts as soon as every seat is taken. A bot can fill in for someone who does not come.
seat-only-here = This server can only be reached from this computer, and so can its links. To let others in, start it with “overlander play --lan”.
seat-mine = yours
seat-local = Plays at the screen where the table was started.
seat-taken = Seated here.
seat-since = This seat changed hands during the game. The current player has been here since:
seat-waiting = Nobody sits here yet.
seat-shut = Closed: no link opens this seat.
seat-change = Change
seat-colour = Colour
seat-colour-blue = Blue, circle
seat-colour-orange = Orange, square
seat-colour-green = Green, triangle
seat-colour-violet = Violet, diamond
colour-taken = { $player } has this colour
colour-kept = { $player } chose it. Choose one that is free.
colour-given = { $player } got it without choosing it and would get a free one.
colour-take = Take it anyway
seat-link = Link
seat-copy = Copy
seat-copied = Copied
seat-photograph = QR code
seat-link-elsewhere = This link was made in another browser and cannot be shown here. You can make a new one; the old one then stops working.
seat-send = Send this link to whoever should sit here. It opens the seat once.
seat-new-link = New link
seat-open-it = Open with a new link
seat-shut-it = Close the seat
seat-give-away = Hand the seat over
seat-give-away-about = Whoever sits here loses the seat; a new link opens it for somebody else.
seat-give-away-sure = Hand over with a new link
seat-own-link = Your own link to this seat, for another of your devices or as the token of a program. Anyone who has it plays for you.
seat-own-link-make = Link for another device
seat-own-link-new = New link for another device
seat-watching = Spectators
seat-watching-none = Nobody is watching. A link lets people see what everybody at the table may see.
seat-watching-send = Anyone who has this link sees what everybody at the table may see, and nothing else.
seat-watching-open = Let people watch
seat-watching-end = Stop letting people watch
seat-hosting = Host
seat-hosting-link = Your own link as host of this table, for another of your devices.
seat-hosting-make = Link for another device
seat-close = Close the table
seat-close-about = Nobody can play here any more, and its links stop working.
seat-close-sure = Close for good

## By a link

join-seat = You are invited to this table
join-you = you
join-seat-about = The link opens this seat once. From then on your seat is in this browser; there is no account and no password.
join-own = Play from this device too
join-own-about = This browser can then play your seat as well; nothing changes in the other.
join-watch = Watch this table
join-watch-about = You see what everybody at the table may see.
join-host = Host this table from here
join-host-about = This browser can then host the table too.
join-go-seat = Sit down
join-go-own = Play here too
join-go-watch = Watch
join-go-host = Host

## Shuffles

seat-eyes = View as
shuffle = Shuffles
shuffle-published = All shuffles follow from a secret seed. This is its seal: keep it, and after the game you can check that nobody chose the shuffles.
shuffle-known = For a while one person had this game alone and could read its seed, or a seat changed hands: somebody may know all the shuffles.
shuffle-told = The game is over; this is the seed with its salt. Download the record and check it: overlander verify RECORD --commitment SEAL
shuffle-seal = Seal
shuffle-seed = Seed
shuffle-salt = Salt
verify-replays =
    { $n ->
        [one] { $game }: { $n } decision, and the position after it is as recorded.
       *[other] { $game }: { $n } decisions, and every position after them is as recorded.
    }
verify-unfinished = The game is not over.
verify-campaign = These { $n } records are games of one campaign: each carries over what the previous one passes on.
verify-no-promise = Nothing about this game’s shuffles was published at its start, so nothing can be said about them.
verify-kept = All shuffles follow from the seed that was sealed at the start as { $commitment }.
verify-known = But for a while one person had this game alone and could read its seed, or a seat changed hands: somebody may know all the shuffles.
verify-compare = Compare this seal with the one the table showed when the game began, or name it with --commitment.

## Refused

page-not-from-here = This request does not come from a page of this server.
page-too-large = That is too large to send.

## Playing apart

undo-ask = Ask to undo
undo-ask-about = Something hidden has been revealed since, or somebody else has acted: everybody at the table must agree.
undo-asked =
    { $n ->
        [one] { $player } asks to undo { $n } decision.
       *[other] { $player } asks to undo { $n } decisions.
    }
undo-waiting = Not answered yet: { $names }
undo-absent = Nobody else is at the table right now; your request waits for those who are away.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Withdraw
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to everybody at the table
chat-message = Message to all
chat-send = Send
chat-now-person = { $player }: a person has taken this seat from the bot and sees what is hidden there.
chat-now-bot = { $player }: a bot now plays at this seat.
chat-now-open = { $player }: the host has freed this seat and opens it to somebody else.
chat-now-other = { $player }: somebody else has taken this seat and sees what is hidden there.
chat-now-declined = { $player } has declined the undo.
sign-sound = Sound on my turn
sign-note = Browser notification on my turn
sign-refused = This browser blocks notifications, so they are switched off. The sound still works.
wish = While I am away
wish-about = The server does this for you when your question comes up. Nobody else is told, and undoing one of your decisions cancels it.
wish-next = My next question
wish-next-about = If it is offered then, it is played; if not, the plan is dropped and you are asked.
wish-now = You have a question right now: answer it at the table.
wish-nothing = Your next question cannot be foreseen yet.
wish-plan = Plan this
wish-planned = Planned: { $answer }
wish-give-up = Drop the plan
wish-pass = Pass for me
wish-pass-none = Questions you have passed on will be listed here.
wish-pass-always = Always pass
wish-pass-stop = Ask me again
wish-webhook = Notify a service
wish-webhook-about = When it is your turn, the server sends a short message (JSON, by POST) to this address on the internet. Leave it empty for none.
wish-webhook-address = Address
games = My games
games-about = Whose turn it is at each of your tables. This page updates automatically.
games-mine = Your turn
games-waiting = Waiting for players
games-closed = Closed

## Errors

error-not-yours = There is nothing here for you. The link may be mistyped, already used or replaced by a newer one; ask whoever invited you for a new one. If you sat down in another browser, continue there.
error-only-watching = Spectators only watch: those who sit at the table decide and chat.
error-not-begun = The game has not started: not every seat is taken.
error-table-closed = The host has closed this table. You can still look at it.
error-same-colour = Somebody at this table already has this colour.
error-no-such-colour = There is no such colour.
error-bad-name = A name has 1 to { $longest } characters, all of them visible.
error-mixed-name = A name is written in the letters of one alphabet.
error-bot-name = { $name } is a bot’s name. Choose another.
error-record-too-long = Records of more than { $most } decisions cannot be opened here.
error-record-field = “{ $found }” is too long or cannot be shown, so this record cannot be opened.
error-record-secret = The record reveals everybody’s hidden cards and all shuffles. You can have it when the game is over.
error-commitment-missing = This record does not say what was published at the start, so it cannot be compared with what you kept.
error-commitment-broken = The shuffles are not those that were promised: seed and salt give the seal { $made }, but { $published } was published.
error-commitment-other = You kept the seal { $kept }, but this record has { $published }: it is the record of another game, or the seed was changed.
error-behind-proxy = The request came through a proxy that this server does not know. Start it with --proxy.
error-too-many-requests =
    { $wait ->
        [one] Too many requests. Try again in { $wait } second.
       *[other] Too many requests. Try again in { $wait } seconds.
    }
error-too-many-streams = Too many windows are open. Close some of them; this one keeps trying by itself.
error-bad-webhook = A webhook must be the address of a service on the internet, with https or http on their usual ports.
error-nothing-to-take-back = You have nothing to undo.
error-nothing-to-play-again = You have nothing to redo.
error-no-proposal = Nobody is asking to undo anything now.
error-bad-line = A message has 1 to { $longest } characters.
error-chat-full = The chat of this table is full.
error-not-foreseen = This cannot be planned: your next question will not offer it.
error-no-webhooks = This server notifies no other services.

## Campaigns

campaign = Campaign
campaign-of = Campaign: { $game }
campaign-next = Next chapter: { $chapter }
campaign-go-on = Continue: { $chapter }
campaign-chapter = Chapter { $n }: { $title }
campaign-chapter-told = Chapter { $title }
campaign-standing = The campaign so far
campaign-carried = Carried over: { $what }
campaign-going-on = In progress
campaign-leader = { $names } leads.
campaign-leaders = { $names } lead together.
campaign-of-player = { $player } ({ $item })
