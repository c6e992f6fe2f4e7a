"""Moves that can be made in one position read differently: on buttons, in the log and when they are spoken."""

from random import Random

import megawatt
from megawatt.kernel.contract.game import Game

from .catalogue import each_game, each_language

PLIES = 150
MANY = 60
"""How many moves of a long list are compared; those of one verb stand together."""


@each_game
@each_language
def test_no_two_legal_moves_read_alike(game: Game, language: str) -> None:
    words, luck = game.words(language), Random(25)
    match = megawatt.new(game.name, seats=max(game.seat_counts), seed=25, options=game.sample_options(max(game.seat_counts))[-1])
    for _ in range(PLIES):
        legal = match.legal_actions()
        if not legal:
            break
        first = luck.randrange(max(1, len(legal) - MANY))
        read = [game.say_move(match.board, match.state, action, words) for action in legal[first : first + MANY]]
        assert len(set(read)) == len(read), sorted(read)
        match.play(match.text(luck.choice(legal)))
