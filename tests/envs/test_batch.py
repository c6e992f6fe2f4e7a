"""Batches: the games of the engine, side by side, the same bytes whatever the mode and the number of threads."""

from __future__ import annotations

import numpy as np
import pytest

import megawatt
from megawatt.envs import Batch, action_features
from megawatt.envs.batch import compile_batches
from megawatt.kernel.compilation.engine import engine

EVERY_ARRAY = (
    "states", "seat", "observations", "masks", "counts", "rewards", "ended", "points", "places", "lengths", "plies", "numbers",
)  # fmt: skip
GAMES = ("power-grid", "future-energy", "barrage")


def chosen(batch: Batch, luck: np.random.Generator) -> np.ndarray:
    return batch.legal[np.arange(batch.n), (luck.random(batch.n) * batch.counts).astype(int)]


def played(game: str, n: int, steps: int, **more) -> Batch:
    batch, luck = Batch(game, n, **more), np.random.default_rng(3)
    batch.reset(seed=7)
    for _ in range(steps):
        batch.step(chosen(batch, luck))
    return batch


def same(one: Batch, other: Batch) -> list[str]:
    """The arrays in which two batches differ."""
    return [name for name in EVERY_ARRAY if getattr(one, name).tobytes() != getattr(other, name).tobytes()]


@pytest.fixture(scope="module")
def compiled() -> None:
    compile_batches(megawatt.find("overload"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_batch_is_the_match_of_its_seed(game):
    batch, luck = Batch(game, 2, mode="interpreted"), np.random.default_rng(1)
    batch.reset(seed=11)
    matches = [megawatt.new(game, seats=batch.seats, seed=11 + i) for i in range(2)]
    eng = engine(batch.game, "interpreted")
    for _ in range(25):
        for i, match in enumerate(matches):
            assert batch.state(i) == match.state
            assert np.flatnonzero(batch.masks[i]).tolist() == batch.legal[i, : batch.counts[i]].tolist()
            assert batch.legal[i, : batch.counts[i]].tolist() == eng.legal(match.board, match.state)
            assert batch.observations[i].tolist() == eng.observe(match.board, match.state, match.seat).tolist()
        actions = chosen(batch, luck)
        for match, action in zip(matches, actions, strict=True):
            match.play(int(action))
        batch.step(actions)


def test_the_next_game_follows_at_once_with_the_next_seed():
    batch, luck = Batch("overload", 2, seats=3, mode="interpreted"), np.random.default_rng(1)
    batch.reset(seed=20)
    lengths = [0, 0]
    for _ in range(60):
        batch.step(chosen(batch, luck))
        for i in np.flatnonzero(batch.ended):
            assert batch.plies[i] == 0
            assert sorted(batch.places[i, :3])[0] == 1
            assert batch.rewards[i].sum() == pytest.approx(0)
            lengths[i] += 1
            assert batch.numbers[i] == i + 2 * lengths[i]
            assert batch.state(int(i)) == megawatt.new("overload", seats=3, seed=20 + int(batch.numbers[i])).state
        assert not batch.rewards[~batch.ended].any()
    assert min(lengths) > 1


@pytest.mark.usefixtures("compiled")
def test_batches_are_the_same_bytes_in_both_modes_and_with_any_number_of_threads():
    for more in ({}, {"reward": "score", "shaping": 0.1, "discount": 0.99}, {"observing": False, "reward": "win"}):
        assert same(played("overload", 5, 60, mode="interpreted", **more), played("overload", 5, 60, **more)) == []
    assert same(played("overload", 300, 50, threads=1), played("overload", 300, 50, threads=3)) == []


@pytest.mark.parametrize(("reward", "places", "expected"), [
    ("rank", [1, 2, 3, 4], [1, 1 / 3, -1 / 3, -1]),
    ("rank", [1, 1, 3, 3], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
    ("win", [2, 1, 1, 4], [0, 0.5, 0.5, 0]),
    ("score", [4, 3, 2, 1], [-2, -2 / 3, 2 / 3, 2]),
])  # fmt: skip
def test_rewards_by_place_by_winning_and_by_points(reward, places, expected):
    from megawatt.envs.rewards import REWARDS, reward_at_end

    points = [1, 2, 3, 4]
    kind = REWARDS.index(reward)
    assert [reward_at_end(4, seat, kind, points, places) for seat in range(4)] == pytest.approx(expected)


def test_shaping_adds_up_to_nothing_over_a_game():
    """What a potential gives on the way it takes back at the end: the sum of a game is its reward less the first potential."""
    luck = np.random.default_rng(2)
    plain, shaped = (Batch("overload", 1, reward="score", shaping=each, mode="interpreted") for each in (0.0, 0.5))
    for batch in (plain, shaped):
        batch.reset(seed=4)
    before = shaped._potentials[0, : shaped.seats].copy()
    total = np.zeros(shaped.seats)
    while True:
        actions = chosen(plain, luck)
        plain.step(actions)
        shaped.step(actions)
        total += shaped.rewards[0]
        if plain.ended[0]:
            break
    assert total == pytest.approx(plain.rewards[0] - before, abs=1e-6)


@pytest.mark.parametrize(("call", "message"), [
    (lambda: Batch("overload", 0), "games 0 should be a number of at least 1"),
    (lambda: Batch("overload", 1, device="tpu"), "must be one of cpu, cuda"),
    (lambda: Batch("overload", 1, actions="ful"), "must be one of full, compact"),
    (lambda: Batch("overload", 1, reward="elo"), "must be one of rank, win, score"),
    (lambda: Batch("overload", 1, seats=9), "2 to 4 seats"),
    (lambda: Batch("overload", 1, mode="interpreted").step([0]), "call reset"),
])  # fmt: skip
def test_what_no_batch_can_be_made_of_is_refused(call, message):
    with pytest.raises(megawatt.OptionError, match=message):
        call()


def test_an_illegal_action_is_named_and_changes_nothing():
    batch = Batch("power-grid", 2, mode="interpreted")
    batch.reset(seed=1)
    before = batch.states.tobytes()
    illegal = int(np.flatnonzero(~batch.masks[1])[0])
    for action, message in ((illegal, "not legal in game 1"), (-1, "actions 0 to"), (10**6, "actions 0 to")):
        with pytest.raises(megawatt.IllegalMove, match=message):
            batch.step([batch.legal[0, 0], action])
    assert batch.states.tobytes() == before
    with pytest.raises(megawatt.OptionError, match="one for each of the 2 games"):
        batch.step([0])


@pytest.mark.parametrize("game", GAMES)
def test_compact_actions_stand_for_legal_moves(game):
    batch, luck = Batch(game, 2, actions="compact", mode="interpreted"), np.random.default_rng(1)
    batch.reset(seed=3)
    full = engine(batch.game, "interpreted")
    assert batch.masks.shape[1] == len(batch.game.compact_names) < batch.game.actions.count
    for _ in range(40):
        for i in range(batch.n):
            moves = [batch.move(i, int(action)) for action in batch.legal[i, : batch.counts[i]]]
            assert set(moves) <= set(full.legal(batch.board, batch.state(i)))
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(batch.legal[i, : batch.counts[i]].tolist())
        batch.step(chosen(batch, luck))


@pytest.mark.parametrize("actions", ["full", "compact"])
@pytest.mark.parametrize("game", GAMES)
def test_choices_are_the_lists_without_gaps_and_with_a_row_for_each(game, actions):
    batch, luck = Batch(game, 3, actions=actions, mode="interpreted"), np.random.default_rng(1)
    batch.reset(seed=3)
    features = action_features(batch.game)
    for _ in range(30):
        choices = batch.choices()
        assert len(choices.actions) == len(choices.features) == choices.starts[-1] == batch.counts.sum()
        for i in range(batch.n):
            own = slice(choices.starts[i], choices.starts[i + 1])
            assert set(choices.games[own]) == {i}
            assert choices.actions[own].tolist() == batch.legal[i, : batch.counts[i]].tolist()
            for action, row in zip(choices.actions[own].tolist(), choices.features[own], strict=True):
                verb = batch.game.actions.verb_of(batch.move(i, action))
                assert row[features.names.index(f"verb: {verb.name}")] == 1
        batch.step(chosen(batch, luck))


def test_the_rows_of_actions_tell_all_actions_apart_and_point_at_rows_of_tables():
    for game in GAMES:
        features = action_features(megawatt.find(game))
        assert len(np.unique(features.rows, axis=0)) == len(features.rows)
        assert len(set(features.names)) == len(features.names)
    grid = megawatt.find("power-grid")
    board, features = grid.board(3, grid.settle(3, {})), action_features(grid)
    essen = board.printed.city_ids.index("essen")
    row = features.rows[grid.actions.parse(board, grid.State(), "build essen")]
    assert row[features.names.index("city")] == essen + 1
    assert row[features.names.index("fuel")] == 0


def test_bids_are_compact_by_how_far_they_are_above_the_lowest():
    batch = Batch("power-grid", 1, seats=3, actions="compact", mode="interpreted")
    batch.reset(seed=1)
    named = batch.game.compact_names
    while not any(named[action].startswith("bid") for action in batch.legal[0, : batch.counts[0]]):
        batch.step(batch.legal[:, batch.counts[0] - 1])
    lowest = batch.state(0).high_bid + 1
    cash = batch.state(0).cash[int(batch.seat[0])]
    said = {named[action]: batch.text(0, action) for action in batch.legal[0, : batch.counts[0]] if named[action] != "pass"}
    expected = {f"bid +{more}": f"bid {lowest + more}" for more in (0, 1, 2, 5, 10, 20) if lowest + more <= cash}
    assert said == expected | {"bid all": f"bid {cash}"}
    with pytest.raises(megawatt.IllegalMove, match="compact action stands for no move"):
        batch.step([named.index("done")])
