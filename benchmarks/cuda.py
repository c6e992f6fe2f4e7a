"""Batches on a GPU: seconds to compile, moves per second, where the time goes, and whether the bytes are those of the processor.

    python benchmarks/cuda.py [--games power-grid,barrage] [--n 1048576] [--plies 100] [--compare 1024] [--registers 96]

Needs an NVIDIA GPU. All play is uniformly random and legal, four seats, games that end are dealt anew. `--cold` throws the machine
code in the cache away first; `--compare N` plays N games (`--compare-plies` plies each) on the processor too.
"""

from __future__ import annotations

import argparse
import shutil
import time
from collections import defaultdict
from dataclasses import replace
from typing import Any

import numpy as np

import megawatt
from megawatt.envs import Batch
from megawatt.envs.cuda import CudaBatch, devices, kernels, unpacked
from megawatt.envs.cuda.settings import settings_of
from megawatt.kernel.compilation.engine import compiled_folder

SEATS = 4
WARM_UP = 30
ARRAYS = ("states", "seat", "observations", "counts", "rewards", "ended", "points", "places", "lengths", "plies", "numbers")
WAYS: dict[str, dict[str, Any]] = {
    "moves": {"observing": False, "masking": False},
    "with masks": {"observing": False},
    "with masks and observations": {},
    "with compact masks and observations": {"actions": "compact"},
}


def new_batch(game: str, n: int, **more: Any) -> CudaBatch:
    """A batch that waits for nothing."""
    batch: Any = Batch(game, n, SEATS, device="cuda", checking=False, **more)
    return batch


def compile_seconds(game: str, cold: bool) -> float:
    """How long the first position takes from nothing, with every kernel that can be asked for."""
    folder = compiled_folder(megawatt.find(game)) / "cuda"
    if cold:
        shutil.rmtree(folder, ignore_errors=True)
    started = time.perf_counter()
    batch = new_batch(game, 1024)
    every = [each for each in vars(kernels).values() if getattr(each, "__module__", "") == kernels.__name__ and is_kernel(each)]
    batch.prepare(*every)
    batch.reset(1)
    batch.wait()
    return time.perf_counter() - started


def is_kernel(function: Any) -> bool:
    """Helpers of kernels take a board (`b`) or no thread at all."""
    return function.__name__.endswith(("_row", "_slot", "_question", "_first", "_random", "_policy"))


def speed(game: str, n: int, plies: int, **more: Any) -> float:
    """Moves per second."""
    batch = new_batch(game, n, **more)
    batch.reset(1)
    for _ in range(WARM_UP):
        play_at_random(batch)
    batch.wait()
    started = time.perf_counter()
    for _ in range(plies):
        play_at_random(batch)
    batch.wait()
    return n * plies / (time.perf_counter() - started)


def play_at_random(batch: CudaBatch) -> None:
    """One ply in every game."""
    batch.choose("random")
    batch.step(batch.choices)


def profile(game: str, n: int, plies: int) -> dict[str, float]:
    """Milliseconds a ply of every kernel, between events in the stream."""
    batch = new_batch(game, n)
    batch.reset(1)
    driver, launch = batch.on.driver, batch._launch
    marks: list[tuple[str, Any, Any]] = []

    def timed(kernel: Any, threads: int | None = None) -> None:
        start, end = driver.event(), driver.event()
        driver.mark(start, batch.stream)
        launch(kernel, threads)
        driver.mark(end, batch.stream)
        marks.append((kernel.__name__, start, end))

    for _ in range(WARM_UP):
        play_at_random(batch)
    batch._launch = timed  # type: ignore[method-assign]
    for _ in range(plies):
        play_at_random(batch)
    batch.wait()
    spent: dict[str, float] = defaultdict(float)
    for name, start, end in marks:
        spent[name] += driver.milliseconds(start, end) / plies
    return dict(spent)


def differences(game: str, n: int, plies: int, actions: str) -> list[str]:
    """The arrays in which both devices differ after any ply of the same games, looked at every tenth."""
    here = Batch(game, n, SEATS, actions=actions)
    there: Any = Batch(game, n, SEATS, device="cuda", actions=actions)
    luck = np.random.default_rng(1)
    here.reset(7)
    there.reset(7)
    found: set[str] = set()
    for ply in range(plies):
        if ply % 10 == 0 or ply == plies - 1:
            found |= {name for name in ARRAYS if getattr(here, name).tobytes() != getattr(there, name).get().tobytes()}
            if (here.masks != unpacked(there.masks.get(), here.action_count)).any():
                found.add("masks")
        chosen = here.legal[np.arange(n), (luck.random(n) * here.counts).astype(int)].astype(np.int64)
        here.step(chosen)
        there.step(chosen)
    print(f"  {n} games, {plies} plies, {actions} actions: {int((here.numbers // n).sum())} ended", flush=True)
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="power-grid,future-energy,barrage")
    parser.add_argument("--n", type=int, default=1 << 20)
    parser.add_argument("--plies", type=int, default=100)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--compare", type=int, default=0)
    parser.add_argument("--compare-plies", type=int, default=600)
    parser.add_argument("--only-compare", action="store_true")
    parser.add_argument("--registers", type=int, help="the most that a thread may have, instead of what the games say")
    arguments = parser.parse_args()
    for game in arguments.games.split(","):
        if arguments.registers:
            fewer = replace(settings_of(megawatt.find(game)), registers=arguments.registers)
            devices.settings_of = lambda _, settings=fewer: settings
        print(f"{game}: {compile_seconds(game, arguments.cold):.1f} s to compile or load", flush=True)
        if not arguments.only_compare:
            for name, more in WAYS.items():
                print(f"  {name}: {speed(game, arguments.n, arguments.plies, **more) / 1e6:.1f} M moves/s", flush=True)
            spent = profile(game, arguments.n, arguments.plies // 4)
            for name, milliseconds in sorted(spent.items(), key=lambda each: -each[1]):
                print(f"    {name}: {milliseconds:.3f} ms a ply", flush=True)
        if arguments.compare:
            for actions in ("full", "compact"):
                found = differences(game, arguments.compare, arguments.compare_plies, actions)
                print(f"  {'the same bytes' if not found else 'DIFFERENT: ' + ', '.join(found)}", flush=True)


if __name__ == "__main__":
    main()
