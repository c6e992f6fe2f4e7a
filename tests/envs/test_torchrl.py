"""TorchRL's own check of environments, rollouts with masks, and tables that are dealt anew while others go on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("torchrl")

import torch
from torchrl.envs.utils import check_env_specs

from megawatt.envs.stable_baselines import MegawattVecEnv
from megawatt.envs.torchrl import MegawattTables

PLAIN: dict[str, Any] = {"mode": "interpreted", "seats": 3}


@pytest.mark.parametrize("game", ["overload", "sealed-bids"])
def test_torchrl_accepts_it(game: str) -> None:
    check_env_specs(MegawattTables(game, 4, opponents="house", **PLAIN), seed=1)


def test_a_rollout_plays_many_games_by_legal_actions() -> None:
    tables = MegawattTables("overload", 8, **PLAIN)
    tables.set_seed(3)
    rollout = tables.rollout(60, break_when_any_done=False)
    assert rollout.batch_size == torch.Size([8, 60])
    chosen = rollout["action_mask"].gather(-1, rollout["action"].unsqueeze(-1))
    assert bool(chosen.all())
    ends = rollout["next", "done"]
    assert int(ends.sum()) > 16
    assert bool((rollout["next", "reward"][~ends] == 0).all())
    assert 0.5 < float(rollout["next", "reward"].abs().max()) <= 1
    after = rollout["observation"][:, 1:][ends[:, :-1].squeeze(-1)]
    assert bool((after != rollout["next", "observation"][:, :-1][ends[:, :-1].squeeze(-1)]).any(dim=-1).all())


def test_it_is_the_same_games_as_elsewhere() -> None:
    tables, others = MegawattTables("overload", 4, **PLAIN), MegawattVecEnv("overload", 4, **PLAIN)
    tables.set_seed(9)
    others.seed(9)
    tables._luck, others._luck = np.random.default_rng(9), np.random.default_rng(9)
    step, seen = tables.reset(), others.reset()
    for _ in range(6):
        assert (step["observation"].numpy() == seen).all()
        chosen = others.action_masks().argmax(axis=1)
        step["action"] = torch.from_numpy(chosen)
        step = tables.step(step)["next"]
        seen, rewards, ended, _ = others.step(chosen)
        assert (step["reward"].squeeze(-1).numpy() == rewards).all()
        if ended.any():
            assert (step["done"].squeeze(-1).numpy() == ended).all()
            break
