"""Boards, states and matches go through pickle and copy, to other processes and to other people's tools."""

import copy
import pickle
import random

import pytest

import megawatt

TABLES = [
    (game.name, seats, options)
    for game in megawatt.list_games(all_of_them=True)
    for seats in game.seat_counts[:: len(game.seat_counts) - 1]
    for options in list(game.sample_options(seats))[:3]
]


def in_the_middle(name, seats, options):
    match, chooser = megawatt.new(name, seats, 3, options), random.Random(2)
    while match.ply < 40 and not match.over:
        match.play(chooser.choice(match.legal_actions()))
    return match


def there_and_back(thing):
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("again", [there_and_back, copy.deepcopy, copy.copy])
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_match_comes_back_as_it_was_and_goes_its_own_way(name, seats, options, again):
    match = in_the_middle(name, seats, options)
    before = match.digest()
    other = again(match)
    assert (other.game, other.actions, other.options, other.seed) == (match.game, match.actions, match.options, match.seed)
    assert [other.view(seat) for seat in range(seats)] == [match.view(seat) for seat in range(seats)]
    assert other.legal() == match.legal()
    assert other.events() == match.events()
    assert other.moves() == match.moves()
    if not other.over:
        other.play(other.legal_actions()[-1])
        assert other.ply == match.ply + 1
    assert match.digest() == before


@pytest.mark.parametrize("again", [there_and_back, copy.deepcopy])
@pytest.mark.parametrize("name", [game.name for game in megawatt.list_games(all_of_them=True)])
def test_a_board_keeps_what_is_printed_and_a_state_its_bytes(name, again):
    match = in_the_middle(name, None, {})
    board, state = again(match.board), again(match.state)
    assert board == match.board
    assert match.game.printed(board) == match.game.printed(match.board)
    assert state == match.state
    assert state.memory.obj is not match.state.memory.obj
    assert match.game.view(board, state, 0) == match.view(0)


def test_a_match_of_a_game_that_is_not_of_the_house_takes_its_game_along():
    class Borrowed(type(megawatt.find("overload"))):
        name = "borrowed"

    match = megawatt.Match(Borrowed(), 3, 1)
    other = copy.deepcopy(match)
    assert other.game.name == "borrowed"
    assert other.legal() == match.legal()
