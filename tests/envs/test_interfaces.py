"""The public test suites of PettingZoo, Gymnasium and Stable-Baselines3, on every game."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import megawatt

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from megawatt.envs.gymnasium import ILLEGAL, MegawattEnv, MegawattVectorEnv  # noqa: E402
from megawatt.envs.pettingzoo import env  # noqa: E402
from megawatt.envs.rgb import shape  # noqa: E402

GAMES = [game.name for game in megawatt.list_games(all_of_them=True)]
TABLES = [(game.name, seats) for game in megawatt.list_games(all_of_them=True) for seats in game.seat_counts]


def newest(game):
    return f"megawatt/{game}-v{megawatt.find(game).environment_version}"


SAID_OF_DICTIONARIES = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
"""PettingZoo warns of every game whose observations hold a mask, its own chess among them."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_accepts_every_game_and_seat_count(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env(game, seats=seats, masks="info"), num_cycles=40)
        for said in SAID_OF_DICTIONARIES:
            warnings.filterwarnings("ignore", said)
        api_test(env(game, seats=seats), num_cycles=40)


@pytest.mark.parametrize("masks", ["info", "observation"])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_seeds_kept(game, masks):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seed_test(lambda: env(game, masks=masks), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_renders_in_every_way(game, capsys):
    """It looks for masks in observations only."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        render_test(lambda render_mode: env(game, masks="observation", render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_seeds_and_pictures_for_every_seat_count(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seed_test(lambda: env(game, seats=seats), num_cycles=100)
        render_test(lambda render_mode: env(game, seats=seats, masks="observation", render_mode=render_mode))


def test_masks_in_observations_are_those_of_the_agent_to_decide():
    table = env("power-grid", seats=3, masks="observation")
    table.reset(seed=1)
    for agent in table.agents:
        seen = table.observe(agent)
        assert table.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == table.agent_selection)
    assert (
        table.infos[table.agent_selection]["action_mask"].tolist() == table.observe(table.agent_selection)["action_mask"].tolist()
    )
    with pytest.raises(megawatt.OptionError, match="must be one of info, observation"):
        env("overload", masks="nowhere")


def test_letters_can_be_read_in_pictures():
    """The word of the drawing's first line is there, pixel by pixel."""
    drawn = env("power-grid", seats=3, render_mode="rgb_array")
    drawn.reset(seed=1)
    pixels = drawn.render()
    word = np.concatenate([shape(letter) for letter in "Power"], axis=1)
    ground = (pixels == pixels[0, -1]).all(axis=2) | (pixels == 255).all(axis=2)
    columns = range(0, pixels.shape[1] - word.shape[1], word.shape[1] // 5)
    assert any((~ground[: word.shape[0], at : at + word.shape[1]] == word).all() for at in columns)
    assert shape(" ").sum() == 0 < shape("│").sum() < shape("┼").sum()


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_and_stable_baselines_accept_every_game(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(newest(game)).unwrapped, skip_render_check=True)
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(MegawattEnv(game), warn=False)


def test_an_illegal_action_ends_the_episode_with_a_bad_reward():
    table = MegawattEnv("power-grid", seats=3)
    table.reset(seed=4)
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    _, reward, terminated, truncated, info = table.step(illegal)
    assert (reward, terminated, truncated) == (ILLEGAL, True, False)
    assert "not legal" in info["illegal"]


def test_the_learner_is_rewarded_at_the_end_of_a_game_against_bots():
    table = MegawattEnv("overload", seats=4, seat=2, opponents=["house", "random", "house"])
    rewards = []
    for seed in range(5):
        _, info = table.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
    assert all(-1 <= reward <= 1 for reward in rewards)
    assert len(set(rewards)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_many_tables_make_a_vector_environment(game):
    tables, luck = gymnasium.make_vec(newest(game), num_envs=3, vectorization_mode="sync"), np.random.default_rng(1)
    observations, infos = tables.reset(seed=1)
    assert observations.shape == (3, megawatt.find(game).observation_size)
    for _ in range(12):
        legal = [np.flatnonzero(mask) for mask in infos["action_mask"]]
        actions = np.array([luck.choice(listed) if len(listed) else 0 for listed in legal])  # 0: the next game is dealt
        observations, rewards, over, _, infos = tables.step(actions)
        assert "illegal" not in infos
        assert tables.observation_space.contains(observations)
        assert not rewards[~over].any()


@pytest.mark.parametrize(("game", "mode"), [*((game, "interpreted") for game in GAMES), ("overload", "compiled")])
def test_tables_that_are_one_array_give_what_single_ones_give(game, mode):
    """Illegal actions, games that end and the deals after them included."""
    more: dict[str, Any] = {"seats": 3, "seat": 1, "opponents": [megawatt_house(game), "random"], "reward": "score", "mode": mode}
    quick, plain = (
        gymnasium.make_vec(newest(game), num_envs=3, vectorization_mode=how, **more) for how in ("vector_entry_point", "sync")
    )
    luck = np.random.default_rng(3)
    (seen, infos), (expected, told) = quick.reset(seed=7), plain.reset(seed=7)
    ended = refused = 0
    for _ in range(40):
        assert_alike(seen, expected)
        assert_alike(infos, told)
        masks = infos["action_mask"]
        actions = np.array(
            [luck.choice(np.flatnonzero(mask)) if mask.any() and luck.random() < 0.9 else no_action(mask) for mask in masks]
        )
        (seen, *results, infos), (expected, *others, told) = quick.step(actions), plain.step(actions)
        assert_alike(results, others)
        ended, refused = ended + results[1].sum(), refused + ("illegal" in infos)
    assert refused
    assert ended


def no_action(mask: np.ndarray) -> int:
    """One that is not legal; where all are, one that is none at all."""
    return len(mask) if mask.all() else int(mask.argmin())


def megawatt_house(game: str) -> str:
    return "house" if "house" in megawatt.find(game).rules.policies else "random"


def assert_alike(one: Any, other: Any) -> None:
    """Numbers, arrays, and lists and dictionaries of them."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            assert_alike(one[name], other[name])
    else:
        np.testing.assert_array_equal(one, other)


def test_tables_of_one_array_do_not_care_about_threads_and_go_on_without_a_seed():
    def rewards(threads: int) -> list[float]:
        tables = MegawattVectorEnv("overload", 200, seats=2, threads=threads)
        _, infos = tables.reset(seed=1)
        found = []
        for _ in range(30):
            _, got, _, _, infos = tables.step(infos["action_mask"].argmax(axis=1))
            found.append(got)
        tables.reset()
        return np.array(found).tolist()

    assert rewards(1) == rewards(3)
    assert np.any(rewards(1))


def test_what_no_vector_of_tables_can_do_is_refused():
    tables = MegawattVectorEnv("overload", 3, seats=2, mode="interpreted")
    with pytest.raises(megawatt.OptionError, match="2 seeds for 3 tables"):
        tables.reset(seed=[1, 2])
    tables.reset(seed=[1, None, 3])
    with pytest.raises(megawatt.OptionError, match=r"shape \(2,\): one for each of the 3 games"):
        tables.step(np.zeros(2, np.int64))
    with pytest.raises(megawatt.OptionError, match="games 0 should be a number of at least 1"):
        MegawattVectorEnv("overload", 0)


@pytest.mark.parametrize("game", GAMES)
def test_maskable_ppo_learns_on_a_table(game):
    algorithms = pytest.importorskip("sb3_contrib")
    learner = algorithms.MaskablePPO("MlpPolicy", MegawattEnv(game, seats=2), n_steps=32, batch_size=16, n_epochs=1, seed=1)
    learner.learn(64)
    table = MegawattEnv(game, seats=2)
    observation, info = table.reset(seed=1)
    action, _ = learner.predict(observation, action_masks=info["action_mask"].astype(bool))
    assert info["action_mask"][int(action)]


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_without_its_package_an_interface_says_what_to_install(package, monkeypatch):
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"megawatt.envs.{package}")
    with pytest.raises(ImportError, match=r'pip install "megawatt\[envs\]"'):
        import_module(f"megawatt.envs.{package}")


@pytest.mark.parametrize(("more", "message"), [
    ({"opponents": "hous"}, "did you mean 'house'"),
    ({"opponents": ["house"]}, "1 opponents for 2 other seats"),
    ({"seat": 3}, "seat 3 should be a number from 0 to 2"),
    ({"reward": "elo"}, "must be one of rank, win, score"),
])  # fmt: skip
def test_what_no_table_can_be_laid_with_is_refused(more, message):
    with pytest.raises(megawatt.OptionError, match=message):
        MegawattEnv("overload", seats=3, **more)


def first_legal(observation, mask):
    assert observation.dtype == np.int16
    return int(np.flatnonzero(mask)[0])


def test_bots_and_functions_play_the_other_seats():
    """A search, a function and a policy at one table; the same seed gives the same game."""
    games = []
    for _ in range(2):
        table = MegawattEnv("overload", seats=4, seat=1, opponents=["kilowatt", first_legal, "random"])
        table.reset(seed=3)
        over, seen = False, []
        while not over:
            numbers, reward, over, _, _ = table.step(first_legal(np.zeros(1, np.int16), table.action_masks()))
            seen.append((numbers.tolist(), reward))
        games.append(seen)
    assert games[0] == games[1]


def test_a_function_that_answers_nonsense_is_named():
    table = MegawattEnv("overload", seats=2, seat=1, opponents=lambda observation, mask: 0.5)
    with pytest.raises(megawatt.OptionError, match=r"answered 0\.5, which is not a legal action"):
        table.reset(seed=1)
    with pytest.raises(megawatt.OptionError, match="should be the name of a bot, or a function"):
        MegawattEnv("overload", seats=2, opponents=[7])
