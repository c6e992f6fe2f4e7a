"""Steps a second of random legal play on one core: our batches and single tables, and whatever other environments are installed.

    python benchmarks/environments.py [--games 256] [--seconds 2] [GAME ...]

Processor time is measured, not the clock, the best of three tries for ours, and given in steps of the calibration loop of
`megawatt bench` as well. `pip install "megawatt[compare,envs]"` brings the others.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

import megawatt
from megawatt.cli import bench
from megawatt.envs import Batch

TRIES = 3
Step = Callable[[], int]
"""Plays on, and says how many moves were made."""


def batch_steps(game: str, n: int, observing: bool) -> Step:
    batch, luck, rows = Batch(game, n, observing=observing, threads=1), np.random.default_rng(1), np.arange(n)
    batch.reset(seed=1)

    def step() -> int:
        batch.step(batch.legal[rows, (luck.random(n) * batch.counts).astype(np.int64)])
        return n

    return step


def learner_steps(game: str, n: int) -> Step:
    """One seat's decisions at Gymnasium's tables of one array; three house bots play the other seats."""
    from megawatt.envs.gymnasium import MegawattVectorEnv

    tables, luck = MegawattVectorEnv(game, n, opponents="house", threads=1), np.random.default_rng(1)
    told = [tables.reset(seed=1)[1]]

    def step() -> int:
        masks = told.pop()["action_mask"]
        told.append(tables.step((luck.random(masks.shape, np.float32) * masks).argmax(axis=1))[-1])
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


def pgx_steps(name: str, n: int) -> Step:
    """As many games at once as our batches, stepped, restarted and chosen in by one compiled function on one core."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    restart = auto_reset(env.step, env.init)

    def play(state, key):
        key, choosing, restarting = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return jax.vmap(restart)(state, action, jax.random.split(restarting, n)), key

    compiled = jax.jit(play)
    at = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n)), jax.random.PRNGKey(2)]

    def step() -> int:
        at[:] = compiled(*at)
        jax.block_until_ready(at)
        return n

    return step


def others(n: int) -> Iterator[tuple[str, Callable[[], Step]]]:
    for name in ("chess", "backgammon"):
        yield f"pgx {name}, {n} at once", partial(pgx_steps, name, n)
        yield f"OpenSpiel {name}", partial(openspiel_steps, name)

    def connect_four() -> Step:
        from pettingzoo.classic import connect_four_v3

        return turn_steps(connect_four_v3.env())

    yield "PettingZoo connect four", connect_four
    yield "RLCard leduc hold'em", lambda: rlcard_steps("leduc-holdem")


def measure(step: Step, seconds: float) -> float:
    """Moves a second of processor time, of all threads together."""
    step()
    moves, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        moves += step()
    return moves / (time.process_time() - started)


def calibration() -> float:
    bench.time = type("ProcessorTime", (), {"perf_counter": staticmethod(time.process_time)})  # type: ignore[assignment]
    return max(bench._calibration_steps_per_second() for _ in range(2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=[game.name for game in megawatt.list_games()])
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    steps = calibration()
    print(f"calibration: {steps / 1e6:.0f} M steps/s")
    batches = {}
    for game in given.game:
        for what, make in ours(game, given.games).items():
            speed = max(measure(make(), given.seconds / TRIES) for _ in range(TRIES))
            batches.setdefault(game, speed)
            print(f"{game:15} {what:24} {speed:12,.0f} moves/s {steps / speed:10,.0f} steps/move", flush=True)
    for name, make in others(given.games):
        try:
            speed = measure(make(), given.seconds)
        except (ImportError, ValueError) as missing:
            print(f"{name}: not measured ({missing})")
            continue
        ratios = ", ".join(f"{game} {batch / speed:,.1f}" for game, batch in batches.items())
        print(f"{name:38} {speed:12,.0f} moves/s; batches with masks play so many times as many: {ratios}", flush=True)


def ours(game: str, n: int) -> dict[str, Callable[[], Step]]:
    """The batches first: others are compared with the one with masks."""

    def table() -> Step:
        from megawatt.envs.pettingzoo import env

        return turn_steps(env(game))

    return {
        "batch, masks": lambda: batch_steps(game, n, False),
        "batch, observations": lambda: batch_steps(game, n, True),
        "Gymnasium, against bots": lambda: learner_steps(game, n),
        "PettingZoo": table,
        "OpenSpiel": lambda: registered_steps(game),
    }


def registered_steps(game: str) -> Step:
    """Our own game as OpenSpiel plays it."""
    import megawatt.envs.openspiel as registered

    return openspiel_steps(registered.short_name(megawatt.find(game)))


if __name__ == "__main__":
    main()
