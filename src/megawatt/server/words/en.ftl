# Words of the page, the same for every game.

## Everywhere
loading = One moment …
close = Close
cancel = Cancel
copy = Copy
skip = To the content
skip-to-actions = To your moves
to-lobby = To the lobby
menu = Menu

## Lobby
hero-title = Three games about electricity. One table.
hero-text = Play at once against bots, hand one device around, or send your friends a link. No account needed.
title-turns = { $count ->
    [one] ● 1 turn of yours – Megawatt
   *[other] ● { $count } turns of yours – Megawatt
}
my-name = Your name
my-name-hint = Guest
card-play = Play against bots
card-set = Set up a table …
card-seats = { $fewest }–{ $most } players
card-compiling = getting faster: { $percent } %
lobby-mine = Your tables
lobby-open = Open tables
lobby-running = Games to watch
lobby-more = A game from a file
lobby-upload-about = Go on with a game that you have saved, or look at it again move by move.
lobby-upload = Open a game file
row-open = Open
row-join = Join
row-watch = Watch
row-your-turn = Your turn
row-turn-of = { $seat } decides
row-waiting = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
row-over = Over
row-closed = Closed
row-won-by = won by { $names }
row-what-if = What if
row-chosen-seed = Chosen seed
footer-unofficial = Megawatt is made by people who love these games and is not connected with their publishers. The printed games are worth buying.
footer-version = Version { $version }

## A new table
new-heading = Set up a table
new-game = Game
new-seats = Players
new-seat-count = Number of players
new-seat = Seat { $number }
new-name-of = Name at seat { $number }
wish-me = Me
wish-here = Somebody at this device
wish-open = Open: somebody will join
wish-bot = Bot: { $bot }
new-who = Who may join?
new-invited = Whoever has the link
new-public = Anybody: the table is listed in the lobby
new-options = Rules and variants
option-own-file = File of your own …
option-own-text = Something else …
new-further = Title and seed
new-title = Title
new-title-about = What the table is called in the lists; may stay empty.
new-seed = Seed
new-seed-about = The same number deals the same game, and everybody is told that you chose it. Empty: the server draws one that nobody knows.
new-seed-wrong = A seed is a whole number of at most 39 digits.
new-start = Start the game
new-open-table = Open the table
table-made = The table stands. Send the link to whoever should join.

## The waiting room
wait-heading = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
wait-sit = Sit here
wait-join = Join the game
wait-bot = Let a bot sit here
wait-reopen = Free this seat
wait-fill = { $count ->
    [one] Let a bot take the last seat and start
   *[other] Let bots take { $count } seats and start
}
wait-link = Invitation link
wait-public = The table is listed in the lobby; anybody can join.
wait-private = Only people with this link can find the table.
wait-close = Close the table
wait-leave = Leave the table
link-copied = Link copied.
seat-open = free
seat-present = here
seat-away = away

## At the table
part-board = Board
board-failed = The board could not be drawn. Here it is in words.
part-actions = Your moves
part-log = Log
part-replay = Replay
part-tabs = Board or log
your-turn = Your turn
turn-of = { $seat } decides
waiting-for = Waiting for { $seat } …
spectator = Watching
spectator-note = You are watching this game.
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
what-if-of = What if: to the real game
line-connecting = Connecting …
line-lost = Connection lost, trying again …
line-restarting = The server restarts …
pending = Sending …
pending-lost = The connection is gone. Your move will be sent once when it is back.
moves-more = { $count ->
    [one] 1 more …
   *[other] { $count } more …
}
amount-field = From { $lowest } to { $highest }
amount-less = Less
amount-more = More
confirm-play = Play this
sheet-fold = Fold the moves away
sheet-unfold = Show the moves
map-closer = Zoom in
map-farther = Zoom out
map-whole = Show everything
hand-over = Hand the device to { $seat }
hand-over-taken = I am { $seat }
hand-over-quiet = Do not cover the board between turns

## Deciding ahead
plan-heading = Decide ahead
plan-stands = Planned
plan-drop = Drop

## Warnings
warning-heading = Are you sure?
warning-quiet = Do not warn me any more
warning-back = Back
warning-anyway = { $move } anyway

## Taking back
undo-free = Take back
undo-ask = Ask to take back
undo-more = { $count ->
    [one] and 1 more move
   *[other] and { $count } more moves
}
undo-heading = Taking back
undo-consent = Others have moved since, or something hidden was shown. Everybody has to agree to take this back:
undo-send = Ask the others
undo-wanted = { $count ->
    [one] { $seat } would like to take back one move.
   *[other] { $seat } would like to take back { $count } moves.
}
undo-reveals = Something hidden has been shown in the meantime.
undo-agree = Agree
undo-decline = Decline
undo-waiting = Waiting for { $names }.

## Log and replay
log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
log-somebody = Somebody
log-taken-back = { $count ->
    [one] { $seat } takes back move { $last }.
   *[other] { $seat } takes back moves { $first } to { $last }.
}
replay-first = To the beginning
replay-previous = One move back
replay-play = Play the game back
replay-pause = Pause
replay-next = One move on
replay-last = To the present
replay-now = Back to now
replay-slider = Moment of the game
replay-at = Move { $at } of { $total }
replay-speed = Speed
looking-no-moves = You are looking at an earlier moment.
fork = What if?
fork-about = Go on from this moment at a table of your own, against bots
link-to-position = Copy a link to this moment

## The end
over-heading = The game is over
over-show = Result
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-so-far = How the game stands
result-scoring = Scoring
result-charts = Round by round
chart-which = What the chart shows
chart-label = Chart: { $figure }, round by round
chart-table = As a table
chart-round = Round

## The deal
deal-heading = About this deal
deal-drawn = The server has drawn the seed of this deal at random; nobody chose it. The fingerprint below was fixed before the first card was dealt and fits no other seed, so the deal cannot be changed any more.
deal-chosen = The host has chosen the seed of this deal and can know every card in advance.
deal-file = This game comes from an uploaded file. Whoever uploaded it can know every card in advance.
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
menu-download = Download the game file
menu-download-later = The game file tells everything that is hidden, so it can be downloaded when the game is over.
text-board = The board as text
text-board-off = The board as a picture
text-board-about = Every position in words, for reading and for screen readers.
settings-heading = Settings
settings-language = Language
settings-theme = Appearance
theme-auto = as the system
theme-light = light
theme-dark = dark
theme-to-light = Switch to light
theme-to-dark = Switch to dark
settings-palette = Player colours
palette-usual = usual
palette-strong = strong contrast
settings-motion = Movement
motion-auto = as the system
motion-none = none
settings-confirm = Confirm moves
confirm-touch = when touching the board
confirm-always = always
confirm-never = never
settings-warnings = Warn before blunders
settings-warnings-about = Ask once more before a move that is probably a mistake.
settings-sound = Sound
settings-sound-about = Two short tones when it is your turn.
settings-letters = Single-letter keys
settings-letters-about = A for your moves, L for the log, … Switch off when letters come that you did not mean.
keys-heading = Keyboard
keys-tab = from one thing to the next
keys-enter = play what has the focus
keys-actions = to your moves
keys-board = to the board
keys-log = to the log
keys-undo = to taking back
keys-arrows = one move back or on
keys-home = to the beginning, to now
keys-play = play the game back, or pause
keys-zoom = on the map: closer, farther, everything
keys-text = the board as text or as a picture
keys-escape = leave a choice, back to now
keys-help = this list

## Refusals
refused-no-line = The server does not answer. The page keeps trying.
refused-other = That did not work ({ $reason }).
refused-no-such-table = There is no such table, or you have not been invited.
refused-no-such-page = There is no such page.
refused-no-such-game = There is no such game here.
refused-options = These rules and variants do not go together, or a file of yours has a fault.
refused-seats = This game is for { $lowest } to { $highest } players.
refused-seed = A seed is a whole number of at most 128 bits.
refused-name = A name has 1 to 24 visible characters.
refused-bad-request = The server did not understand this. Reload the page, please.
refused-bad-message = The server did not understand this. Reload the page, please.
refused-wrong-method = The server did not understand this. Reload the page, please.
refused-foreign-origin = This request came from another page and was not accepted.
refused-unknown-host = The server does not know itself by this address.
refused-too-large = This is too large to be sent.
refused-too-many = That was too much at once. Try again in { $seconds } seconds.
refused-not-your-seat = This is not your seat.
refused-not-your-turn = It is not your turn.
refused-late = Somebody was faster: the table has moved on.
refused-over = The game is over.
refused-not-started = The game has not started yet.
refused-started = The game has started already.
refused-closed = The host has closed this table.
refused-seat-taken = Somebody else sits there already.
refused-already-seated = You have a seat at this table already.
refused-not-seated = You do not sit at this table.
refused-host-only = Only the host of the table can do this.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such bot.
refused-unreadable = “{ $move }” is not a move.
refused-illegal = “{ $move }” cannot be played now.
refused-no-such-ply = The game has no such moment.
refused-nothing-to-undo = There is nothing that could be taken back.
refused-no-request = Nobody is asking for this any more.
refused-no-such-plan = This cannot be planned now.
refused-no-table = No table is open here.
refused-file = This is not a game file of Megawatt, or it is damaged.
refused-file-too-long = This game file is too long.
refused-file-not-yet = The game file can be downloaded when the game is over.
refused-rules-version = This game was played by rules version { $played }; this server plays by version { $here }.
refused-too-many-tables = You have { $most } tables waiting for people already. Close one first.
refused-damaged = This table cannot be opened: its record is damaged. The host of the server can save what is left of it.
refused-too-slow = This came in too slowly. Check your connection and try again.
refused-too-heavy = This file takes the server too long to read.
refused-not-sealed = This game began in the middle of another one. It can be opened only on the server it was played on, from a file downloaded there.
refused-busy = The server is busy. Try again in a moment.
