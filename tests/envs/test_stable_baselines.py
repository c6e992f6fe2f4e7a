"""Stable-Baselines3 learns at many tables at once, against policies, networks and models."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

pytest.importorskip("stable_baselines3")
pytest.importorskip("sb3_contrib")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3 import PPO

from megawatt.envs.gymnasium import MegawattEnv, MegawattVectorEnv
from megawatt.envs.learner_steps import ILLEGAL
from megawatt.envs.stable_baselines import MegawattVecEnv, ModelRows
from megawatt.kernel.errors import OptionError

PLAIN = {"mode": "interpreted", "seats": 3}


def first_legal(_: Any, masks: Any) -> Any:
    """At many tables, and at one."""
    return masks.argmax(axis=-1)


def test_maskable_ppo_learns_there() -> None:
    tables = MegawattVecEnv("overload", 8, seats=2, opponents="house", mode="interpreted")
    assert is_masking_supported(tables)
    model = MaskablePPO("MlpPolicy", tables, n_steps=16, batch_size=32, seed=1)
    model.learn(512)
    assert model.ep_info_buffer is not None
    assert len(model.ep_info_buffer) > 10
    assert {each["r"] for each in model.ep_info_buffer} <= {-1.0, 0.0, 1.0}
    tables.reset()
    assert (get_action_masks(tables) == tables.games.masks).all()


def test_ppo_without_masks_is_told_by_its_rewards() -> None:
    tables = MegawattVecEnv("power-grid", 2, mode="interpreted")
    PPO("MlpPolicy", tables, n_steps=8, batch_size=16, seed=1).learn(16)
    tables.reset()
    illegal = np.array([int(np.flatnonzero(~mask)[0]) for mask in tables.action_masks()])
    _, rewards, ended, infos = tables.step(illegal)
    assert rewards.tolist() == [ILLEGAL, ILLEGAL]
    assert ended.all()
    assert all("terminal_observation" in info for info in infos)
    assert tables.action_masks().any(axis=1).all()


def test_a_game_that_ends_is_followed_at_once_and_the_others_stand_still() -> None:
    tables = MegawattVecEnv("overload", 16, **PLAIN)
    tables.seed(3)
    seen = tables.reset()
    others, ends = 0, 0
    for _ in range(40):
        masks = tables.action_masks()
        alone = copy.deepcopy(tables.games)
        alone.step(masks.argmax(axis=1))
        seen, rewards, ended, infos = tables.step(masks.argmax(axis=1))
        for i in np.flatnonzero(ended):
            ends += 1
            assert tables.games._states["seat"][i] == 0
            assert (seen[i] != infos[i]["terminal_observation"]).any()
        others += int(ended.any())
        states, expected = tables.games._states[~ended], alone._states[~ended]
        assert all((states[field] == expected[field]).all() for field in states.dtype.names)
        assert (seen[~ended] == alone.observations[~ended]).all()
        assert (rewards[~ended] == 0).all()
    assert ends > 10
    assert others > 3


def test_the_same_seed_gives_the_same_games() -> None:
    found = []
    for _ in range(2):
        tables = MegawattVecEnv("overload", 4, opponents=first_legal, **PLAIN)
        tables.seed(9)
        rows = [tables.reset()]
        rows += [tables.step(tables.action_masks().argmax(axis=1))[0] for _ in range(20)]
        found.append(np.stack(rows))
    assert (found[0] == found[1]).all()


@pytest.mark.parametrize("opponents", [first_legal, ["house", first_legal], [first_legal, "random"]])
def test_functions_play_at_many_tables_as_at_one(opponents: Any) -> None:
    many = MegawattVectorEnv("overload", 3, opponents=opponents, **PLAIN)
    single = [MegawattEnv("overload", opponents=opponents, **PLAIN) for _ in range(3)]
    seen, infos = many.reset(seed=5)
    alone = [env.reset(seed=5 + i) for i, env in enumerate(single)]
    for _ in range(30):
        for i in range(3):
            assert (seen[i] == alone[i][0]).all()
            assert (infos["action_mask"][i] == alone[i][-1]["action_mask"]).all()
        chosen = infos["action_mask"].argmax(axis=1)
        over = [len(each) == 5 and each[2] for each in alone]
        seen, rewards, ended, _, infos = many.step(chosen)
        alone = [env.reset() if over[i] else env.step(int(chosen[i])) for i, env in enumerate(single)]
        for i in range(3):
            if not over[i]:
                assert (float(rewards[i]), bool(ended[i])) == (alone[i][1], alone[i][2])


def test_networks_and_models_are_opponents() -> None:
    tables = MegawattVecEnv("future-energy", 2, seats=2, opponents="network", mode="interpreted")
    tables.reset()
    tables.step(tables.action_masks().argmax(axis=1))
    model = MaskablePPO("MlpPolicy", MegawattVecEnv("overload", 2, seats=2, mode="interpreted"), n_steps=8, batch_size=16)
    against = MegawattVecEnv("overload", 4, seats=2, opponents=ModelRows(model), mode="interpreted")
    against.reset()
    for _ in range(5):
        against.step(against.action_masks().argmax(axis=1))


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"opponents": "nobody"}, "no policy called 'nobody'"),
        ({"opponents": 3}, "name one for each of 2 other seats"),
        ({"opponents": ["random"]}, "1 opponents for 2 other seats"),
        ({"opponents": lambda seen, masks: np.full(len(seen), 10_000)}, "which is not a legal action"),
        ({"opponents": lambda seen, masks: masks.argmax(axis=1) + 0.5}, "whole numbers are needed"),
        ({"num_envs": 0}, "games"),
    ],
)
def test_what_cannot_sit_there_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        MegawattVecEnv(**{"game": "overload", "num_envs": 2, "seat": 1, **PLAIN, **given}).reset()
    with pytest.raises(OptionError, match="compact actions"):
        MegawattVecEnv("power-grid", 2, opponents="network", actions="full", mode="interpreted")


def test_an_opponent_is_given_what_its_own_seat_sees() -> None:
    seen: list[Any] = []

    def looks(observations: Any, masks: Any) -> Any:
        seen.append(observations.copy())
        return masks.argmax(axis=1)

    tables = MegawattVecEnv("overload", 1, seats=2, seat=0, opponents=looks, mode="interpreted")
    tables.reset()
    tables.step(tables.action_masks().argmax(axis=1))
    table = tables.games.table
    state: Any = table.game.State.of(tables.games._states, 0)
    fuses = table.game.observation.arrays(seen[0][0])["players"][:, -1].tolist()
    assert fuses[:2] == [state.fuse[1], 0]  # its own comes first; it does not see the other
