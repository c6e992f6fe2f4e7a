"""What would you do? Every puzzle loads, its answer is legal, and the search finds it again."""

from datetime import date, timedelta

import pytest

import megawatt
from megawatt.analysis import cutting
from megawatt.analysis.cutting import is_found
from megawatt.analysis.puzzles import of_the_day, packed, puzzles
from megawatt.bots.search.compiling import compile_game
from megawatt.kernel.words import LANGUAGES

GAMES = megawatt.list_games()
LEAST = 30


def name(game):
    return game.name


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_puzzle_loads_and_its_answer_can_be_played_and_said(game):
    assert len(puzzles(game)) >= LEAST
    assert len({puzzle.position for puzzle in puzzles(game)}) == len(puzzles(game))
    for puzzle in puzzles(game):
        match = puzzle.match()
        legal = match.legal()
        offered = [puzzle.answer, *puzzle.others]
        assert len(legal) >= cutting.LEAST_CHOICE
        assert {hint.move.text for hint in offered} <= set(legal)
        assert puzzle.answer.chance >= puzzle.others[0].chance + cutting.CLEARLY
        for language in LANGUAGES:
            assert game.say_move(match.board, match.state, match.action(puzzle.answer.move.text), game.words(language))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_search_finds_an_answer_again(game):
    compile_game(game)
    puzzle = puzzles(game)[len(puzzles(game)) // 2]
    assert is_found(puzzle, puzzle.seed)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_search_finds_every_answer_again(game):
    compile_game(game)
    lost = [number for number, puzzle in enumerate(puzzles(game), 1) if not is_found(puzzle, puzzle.seed)]
    assert lost == []


def test_everybody_gets_the_same_puzzle_on_a_day_and_another_one_on_the_next():
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days=day)) for day in range(len(GAMES) * LEAST)]
    assert days[0] == of_the_day(first)
    assert len(set(days)) == len(days)
    assert {game.name for game, _ in days} == {game.name for game in GAMES}


def test_a_position_goes_into_a_puzzle_and_comes_out_again():
    puzzle = puzzles(GAMES[0])[0]
    assert packed(puzzle.match().state.save()) == puzzle.position
