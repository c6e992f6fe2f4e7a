"""Steps a second of random legal play on one core: our batches and single tables, and whatever other environments are installed.

    python benchmarks/environments.py [--games 256] [--seconds 2] [GAME ...]

Processor time is measured, not the clock, and given in steps of the calibration loop of `megawatt bench` as well.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

import numpy as np

import megawatt
from megawatt.cli import bench
from megawatt.envs import Batch

Step = Callable[[], int]
"""Plays on, and says how many moves were made."""


def batch_steps(game: str, n: int, observing: bool) -> Step:
    batch, luck, rows = Batch(game, n, observing=observing, threads=1), np.random.default_rng(1), np.arange(n)
    batch.reset(seed=1)

    def step() -> int:
        batch.step(batch.legal[rows, (luck.random(n) * batch.counts).astype(np.int64)])
        return n

    return step


def turn_steps(table) -> Step:
    """Any environment of PettingZoo in turns; its mask is in the observation or in the info."""
    luck = np.random.default_rng(1)
    table.reset(seed=1)

    def step() -> int:
        seen, _, over, cut, info = table.last()
        if over or cut:
            table.reset(seed=1)
            return 0
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        table.step(int(luck.choice(np.flatnonzero(mask))))
        return 1

    return step


def openspiel_steps(name: str) -> Step:
    import pyspiel

    game, luck, at = pyspiel.load_game(name), np.random.default_rng(1), []

    def step() -> int:
        if not at or at[0].is_terminal():
            at[:] = [game.new_initial_state()]
        legal = at[0].legal_actions()
        at[0].apply_action(legal[luck.integers(len(legal))])
        return 1

    return step


def rlcard_steps(name: str) -> Step:
    import rlcard

    env, luck = rlcard.make(name), np.random.default_rng(1)
    state = [env.reset()[0]]

    def step() -> int:
        if env.is_over():
            state[0] = env.reset()[0]
        legal = list(state[0]["legal_actions"])
        state[0] = env.step(legal[luck.integers(len(legal))])[0]
        return 1

    return step


def others() -> Iterator[tuple[str, Callable[[], Step]]]:
    yield "OpenSpiel chess", lambda: openspiel_steps("chess")
    yield "OpenSpiel backgammon", lambda: openspiel_steps("backgammon")

    def connect_four() -> Step:
        from pettingzoo.classic import connect_four_v3

        return turn_steps(connect_four_v3.env())

    yield "PettingZoo connect four", connect_four
    yield "RLCard leduc hold'em", lambda: rlcard_steps("leduc-holdem")


def measure(step: Step, seconds: float) -> float:
    """Moves a second of processor time."""
    step()
    moves, started = 0, time.thread_time()
    while time.thread_time() - started < seconds:
        moves += step()
    return moves / (time.thread_time() - started)


def calibration() -> float:
    bench.time = type("ProcessorTime", (), {"perf_counter": staticmethod(time.thread_time)})  # type: ignore[assignment]
    return max(bench._calibration_steps_per_second() for _ in range(2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=[game.name for game in megawatt.list_games()])
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    steps = calibration()
    print(f"calibration: {steps / 1e6:.0f} M steps/s")
    best = 0.0
    for game in given.game:
        from megawatt.envs.pettingzoo import env

        ours = {
            "batch, masks": batch_steps(game, given.games, False),
            "batch, observations": batch_steps(game, given.games, True),
            "PettingZoo": turn_steps(env(game)),
        }
        for what, step in ours.items():
            speed = measure(step, given.seconds)
            best = max(best, speed)
            print(f"{game:15} {what:22} {speed:12,.0f} moves/s {steps / speed:10,.0f} steps/move", flush=True)
    for name, make in others():
        try:
            speed = measure(make(), given.seconds)
        except (ImportError, ValueError) as missing:
            print(f"{name}: not measured ({missing})")
            continue
        print(f"{name:38} {speed:12,.0f} moves/s; our fastest batch does {best / speed:,.1f} times as many", flush=True)


if __name__ == "__main__":
    main()
