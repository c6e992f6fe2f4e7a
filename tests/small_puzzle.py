"""A puzzle of a game that is compiled in a moment, for servers that really play moves out."""

from __future__ import annotations

import megawatt
from megawatt.analysis.hints import compare
from megawatt.analysis.puzzles import Puzzle, packed, puzzles
from megawatt.bots.search.budget import SearchedMove
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.match.match import Match
from megawatt.server.puzzles import positions

SMALL = "overload"


def puzzle_of_small_game() -> Puzzle:
    """Its answer and the next best move are the last two that are legal; there is at least one more."""
    game = megawatt.find(SMALL)
    compile_game(game)
    match = Match(game, 3, 4)
    while len(match.legal_actions()) < 3:
        match.play(match.legal_actions()[0])
    state = match.imagine(match.seat, match.ply).state
    tried = [SearchedMove(action, 1, ()) for action in match.legal_actions()[-2:]]
    hints, _ = compare(game, match.board, state, match.ply, 1, tried, 24)
    return Puzzle(SMALL, game.rules_version, 3, match.options, packed(state.save()), match.ply, 24, hints[0], hints[1:], 0)


def offer() -> None:
    """Let the server of this process have the puzzle."""
    puzzle = puzzle_of_small_game()
    positions.count_puzzles = lambda game: 1 if game.name == SMALL else len(puzzles(game))
    positions.puzzle = lambda game, index: puzzle if game.name == SMALL else puzzles(game)[index]  # type: ignore[assignment]
