"""OpenSpiel's own tests on every game: random play with serialisation, redrawn states, and its search."""

from __future__ import annotations

import copy
import pickle
import sys

import numpy as np
import pytest

import megawatt

pyspiel = pytest.importorskip("pyspiel")

from megawatt.envs.openspiel import DEAL_BYTES, short_name  # noqa: E402

GAMES = [game.name for game in megawatt.list_games(all_of_them=True)]
TABLES = [(game.name, seats) for game in megawatt.list_games(all_of_them=True) for seats in game.seat_counts]
SEED = (7, 1, 0, 0)
"""The lowest byte first: 263."""


def loaded(game: str, **more):
    return pyspiel.load_game(short_name(megawatt.find(game)), more)


def dealt(game, seed=SEED):
    state = game.new_initial_state()
    for byte in seed:
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def later(state, plies: int, luck=None):
    luck = luck or np.random.RandomState(3)
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_and_saves_every_game(game):
    pyspiel.random_sim_test(
        loaded(game, players=max(2, megawatt.find(game).seat_counts[0])), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("actions", ["full", "compact"])
def test_openspiel_plays_and_saves_every_seat_count(game, seats, actions):
    pyspiel.random_sim_test(loaded(game, players=seats, actions=actions), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_chance_nodes_choose_the_seed_of_a_match(game):
    state = later(dealt(loaded(game)), 25)
    match = megawatt.new(game, seats=state.num_players(), seed=int.from_bytes(SEED, "little"))
    assert [state.get_game().max_chance_nodes_in_history(), state.history()[:DEAL_BYTES]] == [DEAL_BYTES, list(SEED)]
    for action in state.history()[DEAL_BYTES:]:
        match.play(action)
    assert state.position == match.state
    if not state.is_terminal():
        assert state.legal_actions() == match.legal_actions()
        action = match.legal_actions()[-1]
        assert state.action_to_string(action) == match.game.actions.text(match.board, match.state, action)


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_can_tell_a_redrawn_state_from_the_true_one(game):
    """What OpenSpiel's resampling test asks of its own games, and that the seed is forgotten."""
    state, luck, sampler = dealt(loaded(game)), np.random.RandomState(2), np.random.RandomState(5).random_sample
    redrawn = 0
    for _ in range(20):
        if state.is_terminal():
            break
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.history()[DEAL_BYTES:] == state.history()[DEAL_BYTES:]
            assert other.history()[:DEAL_BYTES] != list(SEED)
            redrawn += other.position.memory != state.position.memory
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        later(state, 1, luck)
    assert redrawn


def test_what_a_seat_saw_and_did_is_its_information_state():
    game = loaded("power-grid", players=3)
    one, other = dealt(game), dealt(game)
    assert [one.information_state_string(seat) for seat in range(3)] == [other.information_state_string(seat) for seat in range(3)]
    seat = one.current_player()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert all(one.information_state_string(each) != other.information_state_string(each) for each in range(3))
    named = dict(
        zip(["observation", "recent", "memory"], np.split(np.array(one.information_state_tensor(seat)), [-48, -16]), strict=True)
    )
    assert named["observation"].tolist() == one.observation_tensor(seat)
    assert named["recent"].tolist() == [one.history()[-1] + 1] + [0] * 31
    assert "cash" in one.observation_string(seat)


@pytest.mark.parametrize("game", GAMES)
def test_states_are_pickled_and_copied_with_all_they_remember(game):
    state = later(dealt(loaded(game, players=2)), 12)
    imagined = state.resample_from_infostate(0, np.random.RandomState(5).random_sample)
    for each in (state, imagined):
        for copied in (pickle.loads(pickle.dumps(each)), each.clone()):
            assert str(copied) == str(each)
            assert copied.position == each.position
            assert copied.information_state_string(1) == each.information_state_string(1)
            if not each.is_terminal():
                before = each.position.save()
                copied.apply_action(copied.legal_actions()[0])
                assert each.position.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_ismcts_of_openspiel_plays(game):
    from open_spiel.python.algorithms import ismcts, mcts

    loaded_game = loaded(game)
    luck = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, luck) if game == "overload" else NoIdea()
    bot = ismcts.ISMCTSBot(loaded_game, rollouts, uct_c=1.0, max_simulations=6, random_state=luck)
    state = dealt(loaded_game)
    for _ in range(4):
        legal = state.legal_actions()
        action = bot.step(state)
        assert action in legal
        state.apply_action(action)


class NoIdea:
    """Values every position alike: games to their ends would take the test too long."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize(("reward", "total"), [("rank", 0.0), ("win", 1.0), ("score", 0.0)])
def test_returns_are_the_rewards_of_batches(reward, total):
    game = loaded("overload", players=3, reward=reward)
    state = later(dealt(game), 100)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(total) == game.utility_sum()
    assert game.min_utility() <= min(state.returns()) < max(state.returns()) <= game.max_utility()


def test_options_are_written_as_names_and_values():
    game = loaded("power-grid", options="map:italy round_limit:40")
    assert game.table.options["map"] == "italy"
    assert game.table.options["round_limit"] == 40
    state = dealt(game)
    assert pickle.loads(pickle.dumps(state)).table is game.table


@pytest.mark.parametrize("actions", ["full", "compact"])
def test_an_illegal_action_is_refused_and_changes_nothing(actions):
    state = dealt(loaded("power-grid", players=3, actions=actions))
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    before = state.position.save()
    with pytest.raises(megawatt.IllegalMove, match="not legal now"):
        state.apply_action(illegal)
    assert state.position.save() == before


@pytest.mark.parametrize(("given", "message"), [
    ({"options": "italy"}, "should be name:value"),
    ({"options": "areas:1,2,3"}, "without any of"),
    ({"options": "map:itali"}, "did you mean 'italy'"),
    ({"players": 9}, "2 to 6 seats"),
    ({"reward": "elo"}, "must be one of rank, win, score"),
])  # fmt: skip
def test_what_no_game_can_be_loaded_with_is_refused(given, message):
    with pytest.raises(megawatt.OptionError, match=message):
        loaded("power-grid", **given)


def test_without_openspiel_the_import_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "megawatt.envs.openspiel")
    with pytest.raises(ImportError, match=r'pip install "megawatt\[envs\]"'):
        import megawatt.envs.openspiel  # noqa: F401


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["rank", "win", "score"])
def test_games_are_pickled_and_copied(game, reward):
    loaded = pyspiel.load_game(short_name(megawatt.find(game)), {"reward": reward})
    for other in (pickle.loads(pickle.dumps(loaded)), copy.deepcopy(loaded)):
        assert str(other) == str(loaded)
        state = other.new_initial_state()
        while state.is_chance_node():
            state.apply_action(3)
        assert state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_points_compared_with_the_others_are_a_zero_sum(game):
    for seats in megawatt.find(game).seat_counts:
        loaded = pyspiel.load_game(short_name(megawatt.find(game)), {"reward": "score", "players": seats})
        alone = seats == 1
        utilities = pyspiel.GameType.Utility
        assert loaded.get_type().utility == (utilities.GENERAL_SUM if alone else utilities.ZERO_SUM)
        assert loaded.utility_sum() == (None if alone else 0.0)


def test_few_deals_make_the_small_game_enumerable():
    """CFR comes close to an equilibrium of Overload with four deals, and exploitability says so."""
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game("megawatt_overload", {"deals": 4, "players": 2})
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert game.max_chance_nodes_in_history() == 1
    solver = cfr.CFRSolver(game)
    exploitable = []
    for _ in range(2):
        for _ in range(4):
            solver.evaluate_and_update_policy()
        exploitable.append(exploitability.nash_conv(game, solver.average_policy()))
    assert exploitable[1] < exploitable[0] < 1.5


@pytest.mark.parametrize("deals", [-1, 2_000_000])
def test_no_number_of_deals_beyond_all_bounds_is_taken(deals):
    with pytest.raises(Exception, match=r"deals .* should be a number from 0 to 1000000"):
        pyspiel.load_game("megawatt_overload", {"deals": deals})
