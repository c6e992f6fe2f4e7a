"""How far MaskablePPO comes on two cores: Stable-Baselines3 on the compiled batch, without a GPU.

    pip install "megawatt[envs]" stable-baselines3 sb3-contrib
    python benchmarks/cpu_ppo.py future-energy --seats 2 --minutes 10

It learns against the game's house bot and reports how often it wins before, on the way and after, with 95 % intervals. The limit is
processor time: ten minutes on two cores are 20 minutes of it, also on a machine that is shared with other work.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from megawatt.arena.statistics import Estimate, wilson
from megawatt.envs.stable_baselines import MegawattVecEnv, ModelRows, Squashed

CORES = 2
LOOKS = 5
"""How often it is measured on the way."""
FIRST_TEST_SEED = 1 << 40


def share_of_wins(model: Any, game: str, seats: int, opponents: str, games: int) -> Estimate:
    """How often the model wins, at seats in turn, with deals that it has not learned from."""
    won, played, choose = 0.0, 0, ModelRows(model, deterministic=True)
    for seat in range(seats):
        tables = MegawattVecEnv(game, games // seats, seats, seat=seat, opponents=opponents, reward="win", threads=CORES)
        tables.seed(FIRST_TEST_SEED + seat)
        seen, counted = tables.reset(), np.zeros(games // seats, np.bool_)
        while not counted.all():
            seen, rewards, ended, _ = tables.step(choose(seen, tables.action_masks()))
            won += float(rewards[ended & ~counted].sum())
            counted |= ended
        played += len(counted)
    return wilson(won, played)


class Limit(BaseCallback):
    """Ends learning when the processor time is spent, and says on the way how it goes."""

    def __init__(self, seconds: float, tell: Any) -> None:
        super().__init__()
        self._seconds, self._tell, self._began, self._told = seconds, tell, time.process_time(), 0
        self.measuring = 0.0
        """Processor seconds for measuring, which are no learning."""

    def _on_step(self) -> bool:
        return self.spent() < self._seconds

    def spent(self) -> float:
        """Processor seconds of learning so far."""
        return time.process_time() - self._began - self.measuring

    def _on_rollout_end(self) -> None:
        if self.spent() >= self._seconds * (self._told + 1) / LOOKS:
            self._told += 1
            before = time.process_time()
            self._tell(self.spent(), self.num_timesteps)
            self.measuring += time.process_time() - before


def main() -> None:
    """Learn and report."""
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("game", nargs="?", default="future-energy")
    asking.add_argument("--seats", type=int, default=2)
    asking.add_argument("--minutes", type=float, default=10.0)
    asking.add_argument("--tables", type=int, default=128)
    asking.add_argument("--games", type=int, default=400, help="of each measurement")
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    torch.set_num_threads(CORES)
    tables = MegawattVecEnv(asked.game, asked.tables, asked.seats, opponents="house", threads=CORES)
    tables.seed(asked.seed)
    kinds = {"features_extractor_class": Squashed, "net_arch": [256, 256]}
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=64, batch_size=1024, n_epochs=3, learning_rate=5e-4, gamma=0.999, gae_lambda=0.98,
        ent_coef=0.01, policy_kwargs=kinds, seed=asked.seed, device="cpu",
    )  # fmt: skip

    def tell(spent: float, decisions: int) -> None:
        for opponents in ("random", "house"):
            found = share_of_wins(model, asked.game, asked.seats, opponents, asked.games)
            between = f"{found.low:.1%} to {found.high:.1%}"
            print(
                f"{spent / CORES / 60:5.1f} min, {decisions:>9,} decisions, against {opponents}: {found.value:.1%} ({between})",
                flush=True,
            )

    tell(0.0, 0)
    limit = Limit(asked.minutes * 60 * CORES, tell)
    model.learn(1 << 40, callback=limit)
    print(f"{model.num_timesteps / limit.spent() / 1000:.2f} thousand decisions a processor second, with learning")
    tell(limit.spent(), model.num_timesteps)


if __name__ == "__main__":
    main()
