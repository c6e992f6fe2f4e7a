# Words that all games share.

## The terminal table
terminal-welcome = { $game }: you're { $seat }. Type the number of a move, the move itself, or help.
terminal-prompt = Your move
terminal-prompt-of = { $seat }, your move
terminal-moves = Your moves
terminal-more-moves = { $count ->
    [one] … and 1 more; type moves to see it, or the move itself
   *[other] … and { $count } more; type moves to see them, or the move itself
}
terminal-amounts = { $first } … { $last }: type any of them
terminal-amounts-listed = { $moves }: type one of them
terminal-no-such-number = { $count ->
    [one] There's no move { $number } in the list; only 1 is there.
   *[other] There's no move { $number } in the list; it goes from 1 to { $count }.
}
terminal-last-moves = What happened
terminal-earlier = { $count ->
    [one] … and one line before that; type log to see it
   *[other] … and { $count } lines before that; type log to see them
}
terminal-help-number = the number of a listed move
terminal-help-move = any move in words
terminal-help-moves = list all legal moves
terminal-help-board = show the board again
terminal-help-log = show the whole log
terminal-help-undo = take your last move back
terminal-help-save = save the match to a file
terminal-help-quit = leave; the match is kept and can be resumed
terminal-help-help = this list
terminal-saved = Saved to { $path }.
terminal-cannot-save = Can't save to { $path }: { $fault }
terminal-resumed = { $count ->
    [one] Resumed { $path } after 1 move.
   *[other] Resumed { $path } after { $count } moves.
}
terminal-kept = The match is kept in { $path }. Resume it with:
terminal-undone = Taken back: { $move }
terminal-nothing-to-undo = You have nothing to take back.
terminal-thinking = { $seat } is thinking…
terminal-game-over = The game is over.
terminal-you-win = You win!
terminal-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
terminal-bots-only = All seats are bots; watch them play.
terminal-you = Seat { $number } (you)

## Moves that cannot be read
unreadable-nothing = Nothing was typed.
unreadable-verb = No move begins with “{ $word }”.
unreadable-verb-or-command = No move and no command begins with “{ $word }”.
unreadable-alone = “{ $verb }” takes nothing after it; leave out “{ $word }”.
unreadable-argument = “{ $word }” doesn't fit after “{ $verb }”.
unreadable-missing = Something is missing after “{ $verb }”.
unreadable-number = After “{ $verb }” comes a number from { $lowest } to { $highest }, not “{ $word }”.
unreadable-twice = “{ $word }” names something twice.
unreadable-too-many = “{ $word }” names more than { $count }.
unreadable-close = Did you mean “{ $word }”?
unreadable-known = { $more ->
    [0] Possible: { $words }.
   *[other] Possible: { $words } and { $more } more.
}

seat-you = You
seat-bot = Bot { $number }
seat-number = Seat { $number }
my-name-hint = Guest
bot-random = random
bot-house = strong
bot-watt = Watt
bot-watt-about = Overlooks things now and then: good for a first game.
bot-kilowatt = Kilowatt
bot-kilowatt-about = Plays by rules of thumb, without thinking ahead.
bot-megawatt = Megawatt
bot-megawatt-about = Thinks ahead for a moment.
bot-gigawatt = Gigawatt
bot-gigawatt-about = Thinks ahead thoroughly.
bot-terawatt = Terawatt
bot-terawatt-about = Takes up to five seconds for a move.
bot-custom-about = Offered by the host of this server.
character-beaver = Bo
character-fox = Finn
character-hare = Mia
character-owl = Olga
character-magpie = Elsa

## How things are put together
list-more = { $first }, { $second }
list-last = { $first } and { $second }
said-of = { $label }: { $text }
said-label = { $label }:
said-after = : { $text }
said-place = { $place }.
said-aside = { $text } ({ $aside })
said-next = { $first } { $second }
said-beside = { $first } · { $second }
said-sum = { $first } + { $second }
said-times = { $text } (×{ $count })
example-heading = Example

## Analysis
analysis-heading = Analysis
analysis-chart = Chance to win
analysis-turns = Turning points
analysis-no-turns = No turning points: no decision lost much, and nothing that came to light changed much.
analysis-worst = Most expensive decisions of { $seat }
analysis-people = How everybody played
analysis-at = Move { $move }
analysis-lost = { $points }% of winning chance given away
analysis-played = { $seat } played: { $move }
analysis-better = Better: { $move }
analysis-then = Likely to follow: { $moves }
analysis-more = On average, { $seat } ends with more: { $gains }
analysis-rival-less = On average, { $seat } ends with less: { $gains }
analysis-price = The price of it: { $gains }
analysis-drawn = What came to light changed the chances: { $changes }
analysis-accuracy = Accuracy
analysis-accuracy-about = 100%: the best move every time. 0%: no better than random moves. Behind ±: how far chance may have shifted it.
analysis-accuracy-doubt = { $number }% ± { $doubt }
analysis-best = Best moves
analysis-best-of = { $best } of { $all }
analysis-given-away = Given away
analysis-luck = Luck
analysis-luck-about = What cards and other hidden things did to the chances as they came to light, apart from all decisions.
analysis-start = At the start
analysis-percent = { $number }%
analysis-place = place { $place }
summary-winner = { $seat } won, after { $percent }% at the start.
summary-shared = The victory was shared.
summary-always-ahead = { $seat } was ahead from the first move to the last.
summary-ahead = From move { $move } on, { $seat } was ahead.
summary-mistake = The costliest decision was move { $move } by { $seat }: { $points }% of winning chance.
summary-lucky = The cards were kindest to { $seat } (+{ $points }%).
summary-unlucky = They were hardest on { $seat } (−{ $points }%).
summary-accuracy = { $seat } played most accurately: { $percent }%.

## Numbers as words, in texts that teach
number-word = { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
