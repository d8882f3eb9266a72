# Seats that are reached from elsewhere: the lobby, links, and what people agree on.

seat-by-link = By invitation link
seat-lobby = Around the table
seat-begins = The game begins as soon as somebody sits at every seat. A bot can take the place of one who does not come.
seat-only-here = This server listens to this machine alone: the links work in its browsers only. Start it as “overlander play --lan” to let others in.
seat-mine = yours
seat-local = Plays at the screen where the table was begun.
seat-taken = Sits here.
seat-since = This seat has changed hands during the game. The present player sits here since:
seat-waiting = Nobody sits here yet.
seat-shut = Closed: no link opens this seat.
seat-change = Change
seat-colour = Colour
seat-colour-blue = Blue, circle
seat-colour-orange = Orange, square
seat-colour-green = Green, triangle
seat-colour-violet = Violet, diamond
seat-link = Link
seat-copy = Copy
seat-copied = Copied
seat-photograph = QR code
seat-link-elsewhere = This link was made in another browser and cannot be shown here. A new one can be made; the old one is dead then.
seat-send = Send this link to the one who is to sit here. It opens the seat once.
seat-new-link = New link
seat-open-it = Open with a new link
seat-shut-it = Close the seat
seat-give-away = Hand the seat over
seat-give-away-about = Whoever sits here loses the seat; a new link opens it for somebody else.
seat-give-away-sure = Hand over by a new link
seat-own-link = Your own link to this seat, for another of your devices or as the token of a program. Who has it plays for you.
seat-own-link-make = Link for another device
seat-own-link-new = New link for another device
seat-watching = Spectators
seat-watching-none = Nobody watches. A link lets people see what all at the table may see.
seat-watching-send = Whoever has this link sees what all at the table may see, and nothing else.
seat-watching-open = Let people watch
seat-watching-end = End watching
seat-hosting = The host
seat-hosting-link = Your own link as host of this table, for another of your devices.
seat-hosting-make = Link for another device
seat-close = Close the table
seat-close-about = Nobody decides here any more, and no link opens anything.
seat-close-sure = Close for good

## By a link

join-seat = You are invited to this table
join-you = you
join-about = The link opens this seat once. From then on this browser is known here; there is no account and no password.
join-watch = Watch this table
join-watch-about = You see what all at the table may see.
join-host = Host this table here
join-host-about = This browser becomes the host’s too.
join-go = Sit down

## Shuffles

seat-eyes = View as
shuffle = Shuffles
shuffle-published = Everything that is shuffled follows from a secret seed. This is its seal: keep it, and at the end you can check that nobody chose the shuffles.
shuffle-known = One person had this game alone for a while and could read its seed, or a seat changed hands: somebody could know all shuffles.
shuffle-told = The game is over, and this is the seed with its salt. Download the record and check it: overlander verify RECORD --commitment SEAL
shuffle-seal = Seal
shuffle-seed = Seed
shuffle-salt = Salt
verify-replays =
    { $n ->
        [one] { $game }: { $n } decision, and the position after it is as recorded.
       *[other] { $game }: { $n } decisions, and every position after them is as recorded.
    }
verify-unfinished = The game is not over.
verify-campaign = These { $n } records are games of one campaign: each carries over what the one before hands on.
verify-no-promise = Nothing was published about this game’s shuffles at its start, so nothing can be said about them.
verify-kept = All shuffles follow from the seed that was sealed at the start as { $commitment }.
verify-known = But one person had this game alone for a while and could read its seed, or a seat changed hands: somebody could know all shuffles.
verify-compare = Compare this seal with the one that the table showed when the game began, or name it with --commitment.

## Refused

page-not-from-here = This request does not come from a page of this server.
page-too-large = That is too large to be sent here.

## Playing apart

undo-ask = Ask to undo
undo-ask-about = Something hidden was shown since, or somebody else has acted: all people at the table must agree.
undo-asked =
    { $n ->
        [one] { $player } asks to take back { $n } decision.
       *[other] { $player } asks to take back { $n } decisions.
    }
undo-waiting = Not answered yet: { $names }
undo-absent = Nobody else is at the table now: it waits for those who are away.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Withdraw
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to all at the table
chat-send = Say
chat-now-person = { $player }: a person has taken this seat from the bot and sees what is hidden there.
chat-now-bot = { $player }: a bot now plays at this seat.
chat-now-open = { $player }: the host has taken this seat from whoever sat there and opens it to somebody else.
chat-now-other = { $player }: somebody else has sat down at this seat and sees what is hidden there.
sign-sound = Sound when it is my turn
sign-note = Browser notification when it is my turn
sign-refused = This browser lets no page notify you, so the notification is switched off. The sound still works.
wish = While I am away
wish-about = What you ask for here is done by the server when your question arrives. Nobody else is told of it, and it ends when a decision of yours is taken back.
wish-next = My next question
wish-next-about = If this is offered then, it is done; if not, the plan is dropped and you are asked.
wish-now = You have a question now: answer it at the table.
wish-nothing = Your next question cannot be foreseen from here.
wish-plan = Plan this
wish-planned = Planned: { $answer }
wish-give-up = Drop the plan
wish-pass = Pass for me
wish-pass-none = Questions at which you have passed will be listed here.
wish-pass-always = Always pass
wish-pass-stop = Ask me again
wish-webhook = Call a service
wish-webhook-about = When it becomes your turn, the server sends a short message (JSON, by POST) to this address on the internet. Leave it empty for none.
wish-webhook-address = Address
games = My games
games-about = Whose turn it is at each of your tables. This page updates automatically.
games-mine = Your turn
games-waiting = Waiting for people
games-closed = Closed

## Errors

error-not-yours = Nothing opens here for you. The link may be mistyped, used up or replaced by a newer one; ask whoever invited you for a new one. If you sat down in another browser, go on there.
error-only-watching = Spectators look on: only who sits at the table decides and speaks.
error-not-begun = The game has not begun: not everybody sits at the table.
error-table-closed = The host has closed this table. It can be looked at.
error-same-colour = Somebody at this table has this colour already.
error-no-such-colour = There is no such colour.
error-bad-name = A name has 1 to { $longest } letters, and nothing that cannot be seen.
error-bot-name = { $name } is what bots are called. Choose another name.
error-record-too-long = A record of more than { $most } decisions is not opened here.
error-record-field = “{ $found }” is too long or cannot be shown, so this record is not opened.
error-record-secret = The record holds everybody’s hidden cards and the order of all shuffles. It is given out when the game is over.
error-commitment-missing = This record does not say what was published at the start, so it cannot be compared with what you kept.
error-commitment-broken = The shuffles were not those that were promised: seed and salt give the seal { $made }, published was { $published }.
error-commitment-other = The seal that you kept is { $kept }, that of this record { $published }: the record is of another game, or the seed was changed.
error-behind-proxy = The request came through a proxy that this server was not told of. Start it with --proxy.
error-too-many-requests =
    { $wait ->
        [one] That was too much at once. Try again in { $wait } second.
       *[other] That was too much at once. Try again in { $wait } seconds.
    }
error-too-many-streams = Too many windows are open at once. Close some of them; this one tries again by itself.
error-bad-webhook = A webhook is the address of another service on the internet, with https or http on their usual ports.
error-nothing-to-take-back = There is nothing of yours to take back.
error-nothing-to-play-again = Nothing was taken back that you could play again.
error-no-proposal = Nobody asks to take anything back now.
error-bad-line = Say something of 1 to { $longest } letters.
error-chat-full = This table has said all it can hold.
error-not-foreseen = That cannot be planned: it is not among what your next question may offer.
error-no-webhooks = This server calls no other services.

## Campaigns

campaign = Campaign
campaign-of = Campaign: { $game }
campaign-next = Next chapter: { $chapter }
campaign-go-on = Go on: { $chapter }
campaign-chapter = Chapter { $n }
campaign-standing = How the campaign stands
campaign-carried = Carried over
campaign-going-on = Still being played
campaign-list = { $name }: { $items }
campaign-of-player = { $player } { $item }
