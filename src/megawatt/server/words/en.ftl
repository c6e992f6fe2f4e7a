# Words of the page, the same for every game.

## Everywhere
loading = One moment…
close = Close
cancel = Cancel
copy = Copy
skip = Skip to content
skip-to-actions = Skip to your moves
to-lobby = Back to the lobby
menu = Menu

## Lobby
hero-title = Three games about electricity. One table.
hero-text = Play right away against bots, pass one device around, or send your friends a link. No account needed.
local-hero-text = Play right away against bots, or pass one device around. Tables stay in this browser. No account needed.
title-turns = { $count ->
    [one] ● Your turn – Megawatt
   *[other] ● Your turn at { $count } tables – Megawatt
}
my-name = Your name
name-cut = A name has at most { $most } letters; the rest was left out.
card-play = Play against bots
card-set = Set up a table…
card-learn = Learn to play
card-first = First game
card-first-about = The introductory rules, against bots: the shortest way into the game.
card-seats = { $fewest }–{ $most } players
edition-heading = About this edition
lobby-mine = Your tables
lobby-open = Open tables
lobby-running = Games to watch
lobby-more = A game from a file
lobby-upload-about = Pick up a saved game, or replay it move by move.
lobby-upload = Open a game file
row-open = Open
row-join = Join
row-watch = Watch
row-your-turn = Your turn
row-turn-of = { $seat } is deciding
row-waiting = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
row-over = Over
row-closed = Closed
row-won-by = won by { $names }
row-what-if = What if
row-chosen-seed = Chosen seed
footer-unofficial = Megawatt is made by people who love these games and isn't affiliated with their publishers. If you enjoy them here, get yourself the real board games.
footer-version = Version { $version }

## A new table
new-heading = Set up a table
new-game = Game
new-seats = Players
new-seat-count = Number of players
new-seat = Seat { $number }
new-character = Somebody else
new-name-of = Name at seat { $number }
wish-me = Me
wish-here = Somebody on this device
wish-open = Open: somebody will join
wish-bot = Bot: { $bot }
new-who = Who may join?
new-invited = Anyone with the link
new-public = Anyone: the table is listed in the lobby
new-options = Rules and variants
new-fine-points = Fine points
new-fine-points-about = Where the printed rules can be read in more than one way. Leave these alone unless your group plays otherwise.
option-own-file = Your own file…
option-own-text = Something else…
new-further = Title and seed
new-title = Title
new-title-about = What the table is called in the lists. May be left empty.
new-seed = Seed
new-seed-about = Same seed, same deal; everybody is told that you chose it. Leave empty for a random one that nobody knows.
new-seed-wrong = A seed is a whole number of at most 39 digits.
new-start = Start the game
new-open-table = Open the table
table-made = Your table is ready. Send the link to anyone you'd like to play with.

## The waiting room
wait-heading = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
wait-sit = Sit here
wait-join = Join the game
wait-bot = Put a bot here
wait-reopen = Free this seat
wait-fill = { $count ->
    [one] Put a bot on the last seat and start
   *[other] Fill { $count } seats with bots and start
}
wait-link = Invitation link
wait-public = The table is listed in the lobby; anyone can join.
wait-private = Only people with this link can find the table.
wait-close = Close the table
wait-leave = Leave the table
link-copied = Link copied.
seat-open = free
seat-present = here
seat-away = away
seat-online = online, but not at this table

## At the table
part-board = Board
board-failed = The board couldn't be drawn. Here it is in words.
part-actions = Your moves
part-log = Log
part-replay = Replay
part-tabs = Board, log or chat
your-turn = Your turn
turn-of = { $seat } is deciding
waiting-for = Waiting for { $seat }…
bots-simple = The bots can't think ahead right now, so they play by simple rules until they can. Nobody has to wait for them.
bot-thinks = { $seat } is thinking…
spectator = Watching
spectator-note = You're watching this game.
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
what-if-of = What if: back to the real game
line-connecting = Connecting…
line-lost = Connection lost, trying again…
line-restarting = The server is restarting…
pending = Sending…
pending-lost = The connection is gone. We'll send your move, once, as soon as it's back.
moves-more = { $count ->
    [one] 1 more…
   *[other] { $count } more…
}
amount-field = From { $lowest } to { $highest }
amount-listed = One of: { $numbers }
amount-less = Less
amount-more = More
confirm-play = Play this
sheet-fold = Hide the moves
sheet-unfold = Show the moves
map-closer = Zoom in
map-farther = Zoom out
map-whole = Show everything
hand-over = Hand the device to { $seat }
hand-over-taken = I'm { $seat }
hand-over-quiet = Don't cover the board between turns

## Deciding ahead
plan-heading = Decide ahead
plan-stands = Planned
plan-drop = Cancel
wake-switch = Wake me only for real decisions
wake-about = When you have no choice, your move is played for you. Nothing is played after a step of yours that you could still take back, or when it turns something over for you.
wake-suggested = Suggested

## Warnings
warning-heading = Are you sure?
warning-quiet = Don't warn me again
warning-back = Back
warning-anyway = { $move } anyway

## Taking back
undo-free = Take back “{ $move }”
undo-ask = Ask to take back “{ $move }”
undo-more = { $count ->
    [one] (+1 more)
   *[other] (+{ $count } more)
}
undo-heading = Take back
undo-consent = Others have moved since, or something hidden came up. Everybody has to agree before this is taken back:
undo-send = Ask the others
undo-wanted = { $count ->
    [one] { $seat } would like to take back one move.
   *[other] { $seat } would like to take back { $count } moves.
}
undo-reveals = Something hidden has come up since.
undo-agree = Agree
undo-decline = Decline
undo-waiting = Waiting for { $names }.

## Log and replay
log-empty = Nothing has happened yet.
log-none = Nothing of this kind yet.
log-filter = What the log shows
log-filter-all = All
log-filter-me = Me
log-filter-money = Money
log-filter-build = Building
log-steps = { $count ->
    [one] One step
   *[other] { $count } steps
}
log-money = Money:
log-points = Points:
log-news = { $count ->
    [one] One new move
   *[other] { $count } new moves
}
log-earlier = Show earlier moves
log-somebody = Somebody
skip-moves = Skip
round-card-heading = Round { $round } in brief
round-card-open = What round { $round } brought
log-by-itself = played by itself
move-secret = A move face down
did-secret = { $seat } has decided face down.
log-taken-back = { $count ->
    [one] { $seat } takes back move { $last }.
   *[other] { $seat } takes back moves { $first } to { $last }.
}
replay-first = To the beginning
replay-previous = One move back
replay-play = Play back the game
replay-pause = Pause
replay-next = One move forward
replay-last = To the current move
replay-now = Back to the live game
replay-slider = Moment of the game
replay-at = Move { $at } of { $total }
replay-speed = Speed
looking-no-moves = You're looking at an earlier moment.
fork = What if?
fork-about = Play on from this moment at a table of your own, against bots
link-to-position = Copy a link to this moment

## The end
over-heading = Game over
over-show = Result
result-picture = Send a picture
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-you-won = You win!
result-counting = Counting the points…
result-again = Count again
result-skip = Show all
result-so-far = How the game stands
result-scoring = Scoring
result-charts = Round by round
chart-which = Chart
chart-label = Chart: { $figure }, round by round
chart-table = As a table
chart-round = Round

## The deal
deal-heading = About this deal
deal-drawn = The server has drawn the seed of this deal at random; nobody chose it. The fingerprint below was fixed before the first card was dealt and fits no other seed, so the deal can't be changed any more.
deal-chosen = The host has chosen the seed of this deal and can know every card in advance.
deal-file = This game comes from an uploaded file: its deal isn't proven here, and whoever uploaded it can know every card in advance. If the file holds a proof, megawatt verify checks it.
deal-what-if = This game goes on from a moment of another one. Nothing was promised about its cards.
deal-earlier = This table was laid by an earlier version of Megawatt, which kept no record of how the seed was chosen.
deal-commitment = Fingerprint of the deal
deal-nonce = Nonce
deal-later = Keep the fingerprint if you want to check the deal. Seed and nonce are shown here when the game is over.
deal-check = With seed and nonce anybody can check that the deal was fixed from the start. Download the game file and type:
deal-copied = Fingerprint copied.

## Menu and settings
menu-link = Copy the link to this table
menu-charts = Standings and charts
menu-picture-png = Save the board as a picture (PNG)
menu-picture-svg = Save the board as a drawing (SVG)
menu-download = Download the game file
menu-download-later = The game file reveals everything hidden, so you can download it once the game is over.
text-board = Board as text
text-board-off = Board as a picture
text-board-about = Every position in words, for reading and for screen readers.
settings-heading = Settings
settings-language = Language
settings-theme = Appearance
theme-auto = Match system
theme-light = Light
theme-dark = Dark
theme-to-light = Switch to light
theme-to-dark = Switch to dark
settings-palette = Player colours
palette-usual = Standard
palette-strong = High contrast
settings-motion = Motion
motion-auto = Match system
motion-none = None
settings-speed = Moves of others
speed-instant = Appear at once
speed-brisk = Brisk
speed-calm = Calm
settings-confirm = Confirm moves
confirm-touch = When touching the board
confirm-always = Always
confirm-never = Never
settings-warnings = Warn before blunders
settings-warnings-about = Ask again before a move that's probably a mistake.
settings-sound = Sound
settings-sound-about = Short, quiet sounds: your turn, money, building, cards, water.
settings-volume = Volume
settings-forced = Play the only possible move for me
settings-forced-about = When there's just one thing I can do, it's done at once.
settings-cards = Card after each round
settings-cards-about = Shows what the round brought everybody. The log opens it again.
settings-remarks = Bots say something now and then
settings-remarks-about = One line in the title bar, never more than one a minute.
settings-letters = Single-letter keys
settings-letters-about = A for moves, L for the log and so on. Turn off if you keep hitting them by accident.
keys-heading = Keyboard
keys-tab = next item
keys-enter = play the focused move
keys-actions = to your moves
keys-board = to the board
keys-log = to the log
keys-undo = to take back
keys-skip = skip to the current position
keys-arrows = one move back or forward
keys-home = to the beginning, to the live game
keys-play = play the game back, or pause
keys-zoom = on the map: zoom in, zoom out, show everything
keys-text = board as text or as a picture
keys-escape = cancel; back to the live game
keys-help = this list

## Refusals
refused-no-line = The server isn't answering. We'll keep trying.
refused-other = That didn't work ({ $reason }).
refused-no-such-table = There's no such table, or you haven't been invited.
refused-no-such-page = There's no such page.
refused-no-such-game = There's no such game here.
refused-options = These rules and variants don't go together, or there's a mistake in one of your files.
refused-seats = This game is for { $lowest } to { $highest } players.
refused-seed = A seed is a whole number of at most 128 bits.
refused-name = A name has 1 to 24 visible characters.
refused-bad-request = The server didn't understand that. Please reload the page.
refused-bad-message = The server didn't understand that. Please reload the page.
refused-wrong-method = The server didn't understand that. Please reload the page.
refused-foreign-origin = This request came from another page and wasn't accepted.
refused-unknown-host = This server isn't set up for that address.
refused-too-large = That's too large to send.
refused-too-many = { $seconds ->
    [one] That was too much at once. Try again in 1 second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
refused-not-your-seat = This isn't your seat.
refused-not-your-turn = It isn't your turn.
refused-late = Somebody was faster: the table has moved on.
refused-over = The game is over.
refused-not-over = You can play again once the game is over.
refused-still-seated = The others are waiting for you there. Hand your seat over or resign first.
refused-not-started = The game hasn't started yet.
refused-started = The game has already started.
refused-closed = The host has closed this table.
refused-seat-taken = Somebody else already sits there.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You don't have a seat at this table.
refused-host-only = Only the host of the table can do this.
refused-banned = The host of this server has banned you. You can look on, but nothing else.
refused-token = This token isn't valid, or was revoked.
refused-token-scope = This token may not do that.
refused-no-such-token = You have no such token.
refused-too-many-pages = You have too many pages open: { $most } is the limit. Close one first.
refused-too-many-tokens = You can't have more tokens. Revoke one first.
refused-no-such-program = This program isn't waiting for challenges now.
refused-no-such-seat = There's no such seat.
refused-no-such-bot = There's no such bot.
refused-unreadable = “{ $move }” isn't a move.
refused-illegal = You can't play “{ $move }” now.
refused-no-picture = This game has no board that could be drawn.
refused-no-such-ply = The game has no such moment.
refused-nothing-to-undo = There's nothing to take back.
refused-no-request = Nobody is asking for that any more.
refused-no-such-plan = You can't plan that now.
refused-no-table = No table is open here.
refused-file = This isn't a Megawatt game file, or it's damaged.
refused-file-too-long = This game file is too long.
refused-file-not-yet = You can download the game file once the game is over.
refused-rules-version = This game was played by rules version { $played }; this server plays by version { $here }.
refused-too-many-tables = { $most ->
    [one] You already have a table waiting for people. Close it first.
   *[other] You have { $most } tables waiting for people already. Close one first.
}
refused-damaged = This table can't be opened: its record is damaged. Whoever runs the server can save what's left of it.
refused-too-slow = This came in too slowly. Check your connection and try again.
refused-too-heavy = This file takes the server too long to read.
refused-not-sealed = This game began in the middle of another one. It can be opened only on the server it was played on, from a file downloaded there.
refused-not-finished = The game is still being played; it can be analysed once it's over.
refused-no-hints = This table was set up without hints. When the game is over, you can try out whatever you like.
refused-not-ready = The bots are still getting ready to think ahead. Try again in a minute.
refused-busy = The server is busy. Try again in a moment.

## Teaching
settings-explain = Explain questions
explain-auto = For the first three games
explain-always = Always
explain-never = Never
help-heading = Help
legend-heading = What the pictures mean
rule-heading = Rules
rule-open = Rule: { $title }
rule-previous = Previous paragraph
rule-next = Next paragraph
rule-booklet = The whole rules
booklet-contents = Contents
booklet-search = Search the rules
booklet-none = No paragraph has these words.
booklet-print = Print
lesson-heading = Learning to play
lesson-progress = How far you are
lesson-next = Next
lesson-understood = Got it
lesson-alone = I'll go on by myself
lesson-waiting = The others are playing. Your next step comes in a moment.
lesson-own-choice = This one is up to you: decide as you like, and the lesson goes on from there.
lesson-read-first = First press “Next”, then the move counts.
lesson-full-game = Play a full game
lesson-repeat = Repeat the lesson

## Leaving and playing again
leave-heading = Leave or end the game
leave-whose = Whose seat?
leave-bot = Let a bot play on for me
leave-bot-about = The others play on. You can take your seat again at any time.
leave-anyone = Leave my seat to whoever comes
leave-anyone-about = Send somebody the link to this table. They'll see what you see.
leave-invited = Your seat is free. The link to the table has been copied.
leave-propose = Propose to end the game
leave-propose-about = If everybody agrees, the game ends here and nobody wins.
leave-propose-rated-about = If everybody who is still in it agrees, the game ends here and counts for nobody. Whoever has resigned has lost all the same.
leave-resign = Resign
leave-resign-about = You come in last. With more than one opponent, a bot finishes your seat so that the others can play on.
leave-resign-rated-about = You lose, and it counts for your rating. With more than one opponent, a bot finishes your seat so that the others can play on; its points count for nobody.
resign-heading = Do you really want to resign?
resign-final = You can't take your seat again.
resign-yes = Yes, resign
resign-no = Play on
seat-gave-up = { $name } (out)
result-gave-up = out
log-gave-up-resigned = { $seat } resigns.
log-gave-up-time = { $seat } has run out of time and is out of the game.
log-gave-up-deleted = { $seat } has deleted the account and is out of the game.
log-gave-up-removed = { $seat } was taken out of the game by the host of the server.
leave-end = End the game
leave-end-about = The game ends here, without a winner.
leave-hide = Take this table out of my lists
leave-hide-about = The game is kept, but you won't see it among your tables.
end-wanted = { $seat } proposes to end the game here.
result-ended = Ended without a winner
rematch = Play again
announced-rematch = { $name } wants to play again.
announced-challenge = { $name } keeps a seat for you at another table.
announced-join = Sit down
announced-open = Look at the table
away-bot-plays = A bot is playing for you.
away-open = Your seat is free for whoever comes.
away-back = Take my seat again
away-free = { $seat } has left a seat. Would you like to play on?
seat-reserved = waiting for { $seat }
wait-invite = Invite somebody by name
wait-invite-about = They need an account here. They find the table in their lobby, and get a message if they want one.
wait-invite-send = Invite
wait-invited = { $name } is invited.
wish-kept = Invite by name
wish-kept-name = Who is invited to seat { $number }?
new-company = Who plays?
new-with-bots = Against bots
new-with-friends = With friends
new-with-friends-about = Seats for others, with a link or by name. You can agree on a clock, and with an account the game can be rated.
result-rating = Rating { $rating } ({ $change })
result-rating-waits = Ratings are being worked out…
absent = When the time is used up
absent-wait = Wait for them
absent-bot = A bot plays until they're back
absent-out = A bot takes over for good
absent-lost = They lose the game
clock-none-rated = Two weeks (no clock)

## Analysis and hints
analysis-begin = Analyse this game
analysis-begin-about = The bots look at every decision again. A long game can take a few minutes; the time left is shown, and the result stays with the game.
analysis-working = Analysing… { $percent }%
analysis-ahead = { $count ->
    [one] One other game is analysed first.
   *[other] { $count } other games are analysed first.
    }
analysis-starting = The bots are getting ready; in a moment you'll see how long it takes.
analysis-seconds-left = About { $seconds } s left
analysis-minutes-left = About { $minutes } min left
analysis-failed = That didn't work: a bot's process stopped on the way. Nothing is lost; you can try it again.
analysis-slider = Moment of the game in the chart
hint-ask = Hint
hint-thinking = The bots are thinking about it…
hint-waits = { $seconds } s so far: the server has other things to do first, or the bots are only just starting.
hint-heading = What the bots would play
new-hints = Hints
new-hints-about = Whoever is to move may ask what the bots would play, and try things out with “What if?”. Without hints both wait until the game is over.

## Puzzles
puzzle-heading = What would you do?
puzzle-daily = Puzzle of the day
puzzle-daily-about = One position a day, the same for everybody: find the move with the best chance to win.
puzzle-solve = Solve it
puzzle-number = Puzzle { $number } of { $count }
puzzle-question = You're { $seat }. Which move gives you the best chance to win?
puzzle-right = Yes, that's the one!
puzzle-wrong = Not the best move here.
puzzle-yours = Your move: { $move }
puzzle-best = Best: { $move }
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-rating = The bots are playing your move out…
puzzle-rated = Played out { $playouts } times each under the same cards, your move wins { $yours } of the games and the best one { $best }.
puzzle-rated-even = Played out { $playouts } times each under the same cards, your move wins { $yours } of the games and the best one { $best }: no difference that these games could show.
puzzle-why-next = Why it's best: at the end, on average, compared with the next one
puzzle-why-yours = Why it's better: at the end, on average, compared with your move
puzzle-more = You have more: { $gains }
puzzle-less = You have less: { $gains }
puzzle-rival-less = { $seat } has less: { $gains }
puzzle-play-on = Play on against bots
puzzles-all = All puzzles
puzzles-about = Positions from games between bots, each with one move that is clearly best. Find it, see how good your own move is, and play on from there.
puzzles-solved = { $solved } of { $count } solved at the first try
puzzle-link = Puzzle { $number }
puzzle-link-solved = Puzzle { $number }, solved
puzzle-link-missed = Puzzle { $number }, not solved
refused-no-such-puzzle = There's no such puzzle.

## Accounts
account-heading = Your account
account-about = You can play as a guest for as long as you like. An account keeps your name, your games and your settings on every device, and lets you play rated games.
account-sign-up = Make an account
account-sign-up-about = You keep every table you sit at. All it takes is a name and a password of at least eight characters.
account-closed-about = This server takes no new accounts. As a guest you can play at every table you are invited to.
account-invitation = Invitation code
account-invitation-about = An account here needs an invitation. You get one from the host of the server.
lobby-no-tables = You can't set up tables on this server, but you can join tables and watch.
account-sign-in = Sign in
account-sign-in-about = The tables you started here as a guest come along.
account-sign-out = Sign out
account-password = Password
account-new-password = New password
account-forgotten = Forgotten your password?
account-forgotten-about = Type one of the codes you were shown when you made your account. Each works once; every other browser is signed out, and the tokens of your programs end.
account-code = Recovery code
account-recover = Set the new password
account-name = Name and settings
account-name-about = Others see this name at the table and on your page.
account-settings-about = Language, colours and speeds are kept with your account.
account-sessions = Where you're signed in
account-sessions-about = Sign out a browser that you don't use any more, or don't know. Signing out everywhere else ends the tokens of your programs, too.
account-sessions-end = Sign out everywhere else
account-session-here = this browser
account-session-unknown = Unknown browser
account-session-end = Sign out: { $browser }
account-change-password = Change the password
account-change-password-about = Every other browser is signed out, and the tokens of your programs end.
account-password-changed = Your password has been changed.
account-codes-left = { $count ->
    [0] You have no codes left. Make new ones before you need them.
    [one] You have one code left. New ones replace it.
   *[other] You have { $count } codes left. New ones replace them.
}
account-new-codes = Show new codes
account-delete = Delete my account
account-delete-about = Your name, password and settings go for good. Finished games stay without your name. Rated games that are still running are lost; in all others bots play on for you.
account-delete-open = I want to delete my account
codes-heading = Recovery codes
codes-about = If you forget your password, one of these codes lets you back in. Keep them somewhere safe: they are shown only this once.
codes-copied = Codes copied.
codes-kept = I've kept them
refused-account-name = This name can't be used: please leave out slashes, question marks, hashes and percent signs.
refused-name-taken = Somebody else here is called { $name }, or something that looks the same.
refused-password = A password needs at least { $lowest } characters.
refused-password-weak = This password would be guessed at once. Please choose another one.
refused-password-wrong = That isn't your password.
refused-sign-in = Name and password don't match.
refused-signed-in = You already have an account. Sign out first to make another one.
refused-no-account = Please sign in first.
refused-recovery = Name and code don't match, or the code has been used.
refused-no-such-session = You aren't signed in there any more.
refused-no-such-link = This link has expired. Please ask for a new one.
email-heading = E-mail
email-about = If you like, we send a link to this address when you've forgotten your password. Nobody else sees it.
email-address = E-mail address
email-keep = Keep this address
email-remove = Remove the address
email-confirmed = { $email } is confirmed.
email-unconfirmed = We've sent an e-mail to { $email }. Please open the link in it within a day.
email-sent = Check your inbox.
email-removed = The address is gone.
email-confirm = Yes, this is my address
email-now-confirmed = Thank you. Your address is confirmed.
email-forgotten-about = If your account has a confirmed e-mail address, we can send a link to it.
email-forgotten-send = Send me a link
email-forgotten-sent = If there is an account of this name with a confirmed address, a link is on its way. It's good for an hour.
email-message-confirm = Is this your address?
email-message-confirm-text = Somebody gave this address for their account at a Megawatt table. If that's you, please open this page within a day; if not, do nothing, and you won't hear from us again.
email-message-recover = A new password
email-message-recover-text = Somebody asked for a new password for your account at a Megawatt table. If that was you, open this page within an hour and choose one; every browser is signed out then. If it wasn't you, do nothing: your password stays as it is.
email-message-object = Your address was changed
email-message-object-text = The e-mail address of your account at a Megawatt table was changed or removed. If that was you, do nothing. If it wasn't, open this page within three days and choose a new password: this address is your account's again, every browser is signed out, and recovery codes end.

## Clocks
new-clock = Time for a turn
clock-none = No limit
clock-live = Everybody at the table
clock-turn-by-turn = Turn by turn
new-bank = Time bank
new-bank-about = For what goes beyond the turn, once for the whole game.
clock-no-bank = None
clock-left = { $time } left
clock-bank = and a bank of { $time }
clock-from-bank = from a bank of { $time }
clock-over = Time's up
clock-agreed = { $turn } for a turn.
clock-agreed-bank = { $turn } for a turn, and a bank of { $bank }.
clock-then = Then: { $what }.
turns-heading = While I'm away
vacation-heading = Vacation
vacation-about = Your clocks stand still at all tables where a turn takes half a day or more. The others see until when.
vacation-days = How long
vacation-begin = Begin now
vacation-end = I'm back
vacation-until = On vacation until { $day }.
vacation-away = away until { $day }
vacation-left = { $count ->
    [one] 1 day is left within a year.
   *[other] { $count } days are left within a year.
}
refused-clock = Say first how long a turn may take.
refused-vacation = That's too long: at most { $days } days.

# Tokens of programs

tokens-heading = Programs
tokens-about = With a token, a program of yours plays in your name: it reads your tables, or plays at them too. Give it to nobody you don't trust.
tokens-none = You've made no tokens.
token-name = What it's for
token-may-play = may play
token-may-read = may only look
token-may-chat = may read and write in the chat
token-make = Make a token
token-made = Copy it now: it is shown only this once.
token-copied = Copied.
token-copy = Copy
token-revoke = Revoke
token-never-used = never used
token-used = last used { $when }

## The club
club-heading = Club
club-leaders = Leaderboards
club-archive = Finished games
club-openings = Openings
club-puzzles = Puzzles
club-players = Players
club-seats = { $count ->
    [one] alone
   *[other] { $count } players
}
club-bot = Bot
rated = rated
new-rated = Rated game
new-rated-about = Counts for everybody's rating. Only people with an account can join; there are no hints, and a move that others have answered or that showed something can't be taken back.
rated-rules = What counts
rated-rule-leave = Nobody can hand over their seat. Whoever has to go resigns, and comes in last.
rated-rule-time = Whoever runs out of time has lost and can't come back. Without a clock there are two weeks for each turn.
rated-rule-delete = Deleting the account counts as resigning.
rated-rule-several = With more than two players a bot finishes the seat of whoever is out. The others are ranked among themselves, whatever the bot reaches.
rated-rule-end = A game that everybody agrees to end counts for nobody; whoever was out by then has lost all the same.
rated-short = Leaving, running out of time or deleting the account loses it.
rating-provisional = provisional
rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
rating-chart = Rating over time: { $game }
leaders-about = Rated games between people with accounts, apart for each game and number of players. A rating is provisional until enough games have been played.
leaders-people = People
leaders-bots = Bots
leaders-bots-about = From games in which different bots met; these numbers can't be compared with people's.
leaders-nobody = Nobody has played a rated game here yet. Set up a table with open seats and tick “Rated game”.
leaders-name = Name
leaders-rating = Rating
profile-since = Here since { $date }
friends-heading = Friends
friends-online = online
friends-add = Add to my friends
friends-remove = Remove from my friends
friends-hide = Let nobody see when I am online
refused-too-many-friends = Your list has { $most } names already. Remove one first.
profile-nothing = No finished games to show yet.
profile-results = Results
profile-won = { $count ->
    [one] { $wins } of one game won
   *[other] { $wins } of { $count } games won
}
profile-places = First, second and further places: { $places }
profile-opponents = Opponents
profile-opponent = Opponent
profile-games = Games
profile-ahead = Finished ahead
profile-latest = Latest games
archive-about = Your own games, and public and rated ones of everybody. Nothing here is about a game that is still running.
archive-whose = Whose
archive-mine = Mine
archive-public = Everybody's
archive-any = Any
archive-map = Map
archive-result = Result
archive-won = Won
archive-lost = Not won
archive-player = Player or bot
archive-nothing = No finished game fits.
archive-earlier = Earlier games
archive-download = Download all of mine
openings-about = How players began in your own games and in the public and rated ones of this server, and how often they won. The bar shows where the true share probably lies: the fewer games, the wider it is.
openings-times = Times
openings-won = Won
openings-interval = Probable share of wins
openings-between = Probably between { $low } and { $high }
openings-nothing = No finished games of this kind yet.
refused-no-such-person = Nobody with an account is called that.
refused-nothing-finished = None of your games is over yet.
refused-rated = A rated game has one seat for you and open ones for others, a drawn deal, and neither bots, hints nor files of your own.
refused-account-only = This is for people with an account. Please sign in first.
refused-registration-closed = This server takes no new accounts.
refused-invitation = An account here needs an invitation that nobody has used yet. Please check the code, or ask the host of the server for a new one.
refused-tables-accounts = On this server, only people with an account set up tables. Please sign in first.
refused-tables-hosts = On this server, only the hosts set up tables. You can join open tables and watch.
refused-rated-undo = In a rated game, you can only take back steps that nobody has answered and that showed nothing.
refused-rated-running = That isn't possible while a rated game is being played.
refused-resigned = You're out of this game. You can watch how it ends.
refused-alone = Nobody else is playing here. You can simply end the game.
refused-stand-in = At a table without hints, only { $bot } can play for you.

## Notices
notice-turn = Your turn: { $title }
notice-round = A new round: { $title }
notice-invitation = You are invited to a tournament: { $title }
notice-seat = A seat is kept for you: { $title }
notice-off = No more of these messages:
notice-confirm = Is this your address?
notice-confirm-text = Somebody at a Megawatt table wants to hear of their turns at this address. If that's you, please open this page; if not, do nothing, and you won't hear from us again.
notices-heading = Your turn
notices-about = One message per turn, when you aren't at the page, and one for an invitation to a table or tournament or a new round of it. It says where you are expected, and nothing of the game.
notices-off = Send me nothing
wake-default = Play my move when I have no choice
wake-default-about = Where a turn takes days, from the next table you sit down at. You can switch it at every table, at any time.
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-to = to
notices-browser = Show a notification in this browser while a page of ours is open
notices-browser-blocked = Your browser doesn't allow it. You can change that in its settings for this page.
notices-mail = By e-mail
notices-mail-none = This server sends no mail.
notices-mail-add = Add this address
notices-hook = A web address of your own
notices-hook-about = It gets a signed request for every turn. It has to be on the public internet.
notices-hook-add = Add and try it
notices-hook-format = What it takes
notices-hook-json = Our own JSON, signed
notices-hook-discord = A Discord message
notices-hook-slack = A Slack message
notices-hook-secret = This key signs the requests. Please keep it, it's shown only this once:
notices-unconfirmed = Please open the link in the mail that we sent there.
notices-failing = The last message didn't get through.
notices-remove = Remove { $address }
notices-confirm = Yes, that's my address
notices-confirmed = Thank you. You'll hear of your turns there.
notices-switch-off = Send me no more messages there
notices-switched-off = Switched off. You won't hear from us there any more.
push-first = This device will tell you
push-first-text = One message when it's your turn and you aren't at the page.
push-off = No more on this device
devices-heading = On this device
devices-about = A notification of your phone or computer, even when no page of ours is open.
devices-add = Tell me on this device
devices-added = This device tells you when it's your turn.
devices-this = this device
devices-some = A browser
devices-remove = Remove { $device }
devices-test = Send a test message
devices-test-on = Send a test message to { $device }
devices-tested = Sent. It should appear in a moment.
devices-blocked = Notifications from this page are blocked. Press the icon next to the address at the top of your browser, allow notifications for this page, and press the button again.
devices-dismissed = Your browser asked you, and nobody said yes. Press the button again when you'd like to.
devices-insecure = Browsers allow this only on pages with https. Please ask your host for one.
devices-unsupported = This browser can't do it. On an iPhone or iPad, first add this page to the home screen and open it from there.
devices-no-service = Your browser couldn't reach the service that brings it messages. Try again when you're online; some browsers have it switched off in their settings.
offline-heading = No connection
offline-about = Your tables are on the server, and it can't be reached right now. Nothing is lost.
offline-again = Try again
refused-zone = Your browser names a time zone that the server doesn't know.
refused-no-mail = This server sends no mail.
refused-mail-address = That isn't a mail address.
refused-mail-failed = The mail couldn't be sent. Please try again later.
refused-hook = That address doesn't take our messages. It has to be public, and to answer with a status from 200 to 299.
refused-too-many-channels = You already have { $most } addresses. Please remove one first.
refused-device = Messages for this device weren't taken. Please allow notifications in your browser again, and try once more.
refused-too-many-devices = You have { $most } devices already. Please remove one first.
refused-no-such-channel = This link has expired.

## Chat, and one's own notes
part-chat = Chat
part-sides = Log or chat
chat-rooms = Whom you talk with
chat-room-table = Players
chat-room-stands = Spectators
chat-room-lobby = Lobby
chat-notes = Notes
chat-unread = { $count ->
    [one] 1 unread line
   *[other] { $count } unread lines
}
chat-empty-table = Nobody has said anything yet. Only the players read this.
chat-empty-stands = Nobody has said anything yet. The players see this when the game is over.
chat-empty-lobby = Nobody has said anything yet. Everybody in the lobby reads this.
chat-say-table = Say something to the players
chat-say-stands = Say something to the spectators
chat-say-lobby = Say something to everybody in the lobby
chat-send = Send
chat-left = Characters left: { $count }
chat-earlier = Show earlier lines
chat-nobody = Somebody
chat-removed = Removed by the host of this server
chat-more = What to do about { $name }
chat-mute = Mute { $name }
chat-muted = You won't hear { $name } any more.
chat-muted-people = { $count ->
    [one] 1 person muted
   *[other] { $count } people muted
}
chat-unmute = Hear again
chat-report = Report this line
chat-report-why = What's wrong with it? (optional)
chat-report-send = Report
chat-reported = Thank you. The host of this server will look at it.
chat-reactions = Reactions
chat-reactions-only = This table agreed on reactions only.
chat-name-first = Give yourself a name, then you can write.
chat-closed = The host of this server has closed this chat.
chat-rule-on = Words and reactions
chat-rule-reactions = Reactions only
chat-rule-off = No chat
chat-agreed-reactions = Chat: reactions only.
chat-agreed-off = No chat at this table.
reaction-well-done = Well done!
reaction-thanks = Thank you!
reaction-laugh = Ha ha!
reaction-ouch = Ouch!
reaction-thinking = Let me think…
notes-about = For you alone: plans, guesses, what to remember next time.
notes-kept = Saved. Nobody else sees this.
notes-keeping = Saving…
notes-failed = Not saved yet.
keys-chat = to the chat
refused-chat-empty = Your message is empty.
refused-chat-long = At most { $most } characters, please.
refused-chat-name = Please choose a name first.
refused-chat-rule = This table agreed on something else for its chat.
refused-chat-closed = The host of this server has closed this chat.
refused-chat-full = This chat is full.
refused-no-such-line = That line isn't there any more.
refused-reported = You've reported this line already.
refused-too-many-muted = Your list of muted people is full.

## Tournaments
refused-no-such-tournament = There's no such tournament.
refused-too-many-tournaments = { $most ->
    [one] One of your tournaments is open or running already. Finish or cancel it first.
   *[other] { $most } of your tournaments are open or running already. Finish or cancel one first.
}
refused-tournament-not-open = This tournament has begun or is over; nobody else can come in.
refused-tournament-not-running = This tournament isn't being played.
refused-tournament-full = There's room for { $most } only.
refused-tournament-too-few = Too few take part for a table.
refused-tournament-nobody = Only bots take part. A tournament needs at least one person.
refused-tournament-no-games = No game of this tournament is over yet.
refused-not-in-tournament = This player doesn't take part.
refused-organiser-only = Only the organiser of the tournament can do this.
tournaments-about = Everybody can look on. With an account you can take part, and organise one of your own.
club-tournaments = Tournaments
tournament-new = New tournament
tournament-make = Set it up
tournament-account = Sign in to take part
tournament-none = There are no tournaments here yet.
tournament-mine = Your tournaments
tournament-list-open = Open for everybody
tournament-list-running = Being played
tournament-list-over = Finished
tournament-name = Name
tournament-seats = Seats at a table
tournament-system = System
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-swiss-about = A fixed number of rounds; those who stand near each other meet.
tournament-round-robin-about = Everybody meets everybody, in as many rounds as it takes. For up to 24.
tournament-rounds = Rounds
tournament-most = Maximum players
tournament-public = Everybody may see it and join
tournament-rated-about = Between people only, without maps of your own.
tournament-bots = Bots that take part
tournament-level = Their level
tournament-fill = Fill the last table with
tournament-fill-none = Nobody
tournament-fill-about = Otherwise some tables are smaller, or somebody has a bye.
tournament-people = { $count } of { $most } players
tournament-clock = { $time } for a turn
tournament-organiser = organised by { $name }
tournament-organiser-gone = The organiser has left.
tournament-goes-on = The organiser has left. The rounds go on by themselves.
tournament-bot = { $bot } (bot { $number })
tournament-gone = Somebody who has left
tournament-invited = Invited
tournament-is-open = Open
tournament-is-running = Being played
tournament-is-over = Finished
tournament-is-cancelled = Cancelled
tournament-soon = The first round begins in a moment
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-tables-over = { $over } of { $count } tables finished
tournament-my-table = To my table
tournament-join = Take part
tournament-start = Start
tournament-link = Copy the link
tournament-withdraw = Withdraw
tournament-decline = Decline
tournament-sure = Really?
tournament-who = Who takes part
tournament-take-out = Remove { $name }
tournament-invite-name = Invite by name
tournament-invite = Invite
tournament-standings = Standings
tournament-standings-about = By points, then by how strong the opponents were, then by the share of points within the games. 100% is as much as everybody at the table on average.
tournament-points = Points
tournament-strength = Opponents
tournament-share = Share
tournament-out = Withdrawn
tournament-plays = Playing
tournament-decides = To move
tournament-cross = Cross table
tournament-bye = Bye
tournament-no-result = No result
tournament-give-up = Give up this table
tournament-planned = Coming rounds
tournament-download = Standings as CSV
tournament-games = All games
tournament-cancel = Cancel the tournament
tournament-cancel-about = No more rounds are played. Games that have begun can be finished.
tournament-of = To the tournament

## Challenges
challenge = Challenge
challenge-heading = Challenge { $name }
challenge-send = Send the challenge
challenges-heading = Challenges
challenge-from = { $name } would like to play { $game } with you.
challenge-accept = Accept
challenge-decline = Decline

## A page without a server
local-start = Getting the table ready: the first time about 9 MB are loaded, later nothing.
local-friends = Play with friends at { $server }
local-send = Play on at { $server }
sent-about = You have brought a match along. Open it as a table here?
sent-open = Open the match
sent-broken = The match did not arrive whole.
local-unsupported = This browser can't play without a server. It needs WebAssembly, module workers and storage: a current Firefox, Chrome, Edge or Safari has them, outside private windows.

## What characters say
remark-hello-beaver = Hello! I've brought sandwiches, so nobody spends too much.
remark-proud-beaver = One good plank after another.
remark-admires-beaver = That was solid. My respects.
remark-won-beaver = Saved, saved, and won!
remark-lost-beaver = Well built. I'll be back.
remark-hello-fox = Good to see you. May the quickest win.
remark-proud-fox = Somebody had to take it.
remark-admires-fox = Oh, I had my eye on that.
remark-won-fox = A pleasure doing business with you.
remark-lost-fox = You were slyer. This time.
remark-hello-hare = Ready? I've already started.
remark-proud-hare = First there, as always!
remark-admires-hare = You're fast. I like that.
remark-won-hare = Done! Another one?
remark-lost-hare = Too fast, too soon. Congratulations!
remark-hello-owl = Good evening. Take your time, I do.
remark-proud-owl = I have planned that for some time.
remark-admires-owl = Interesting. I'll think about that.
remark-won-owl = Patience pays. Thank you for the game.
remark-lost-owl = I didn't see that coming. Well played.
remark-hello-magpie = Hello, hello! What have you got there?
remark-proud-magpie = It glitters, so it's mine.
remark-admires-magpie = Ooh, can I have one too?
remark-won-magpie = All mine! Well, most of it.
remark-lost-magpie = You can keep it. For today.
