# Words of the house, the same for every game.
language-name = English

## The terminal table
terminal-welcome = { $game }: you are { $seat }. Type the number of a move, the move itself, or help.
terminal-prompt = Your move
terminal-moves = Your moves
terminal-more-moves = … and { $count } more; type the move itself
terminal-last-moves = What happened
terminal-help-number = the number of a listed move
terminal-help-move = any move in words, such as { $example }
terminal-help-moves = list all legal moves
terminal-help-board = show the board again
terminal-help-log = show the whole log
terminal-help-undo = take your last move back
terminal-help-save = save the match to a file
terminal-help-quit = leave; the match is kept and can be resumed
terminal-saved = Saved to { $path }.
terminal-resumed = Resumed { $path } after { $count } moves.
terminal-kept = The match is kept in { $path }. Resume it with: { $command }
terminal-undone = Taken back: { $move }
terminal-nothing-to-undo = There is nothing of yours to take back.
terminal-thinking = { $seat } is thinking …
terminal-game-over = The game is over.
terminal-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
terminal-bots-only = All seats are bots; watch them play.

seat-you = You
seat-bot = { $bot } { $number }
seat-number = Seat { $number }
bot-random = Random
bot-house = House
