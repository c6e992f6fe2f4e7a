"""How many decisions a second a training learns from: `python benchmarks/training.py power-grid --variants eager compiled`

Each variant runs a few iterations of every stage and says what each stage manages, how the time is shared between acting and
learning, and how much memory it takes. `--check` first compares the GPU's games with the interpreted rules, byte for byte;
`--profile` lists the kernels that take most of an iteration. Without a GPU everything is small, to see that it runs.
"""

from __future__ import annotations

import argparse
import gc
import time
import traceback

import numpy as np
import torch

from megawatt.envs.cuda.batch import CudaBatch
from megawatt.envs.training import Progress, Recipe, Trainer
from megawatt.envs.training.recipe import IMITATION
from megawatt.envs.training.settings import mixture
from megawatt.kernel.compilation.engine import HOUSE
from megawatt.kernel.contract.registry import find
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED

VARIANTS = {
    "eager": {"compile": False},
    "compiled": {},
    "large": {"games": 65536, "batch": 65536},
    "wide": {"width": 512},
    "small-batch": {"batch": 16384},
}
ITERATIONS = 9
"""Two of imitation, one of the critic, three with the anchor and three without."""
SMALL = {"games": 256, "plies": 16, "batch": 512, "width": 32, "depth": 2}
COMPARED = ("states", "seat", "observations", "masks", "counts", "rewards", "ended", "plies", "numbers", "choices", "views")


def measure(game: str, variant: str, profile: bool) -> None:
    """Lessons of every stage."""
    on_gpu = torch.cuda.is_available()
    recipe = Recipe(imitation=2 / ITERATIONS, critic=1 / ITERATIONS, anchored=0.45, snapshots=2, switch=2)
    recipe = recipe.changed(VARIANTS[variant] | ({} if on_gpu else SMALL))
    started = time.perf_counter()
    trainer = Trainer(find(game), recipe, Progress(0.0, iterations_planned=ITERATIONS, output=lambda line: None))
    trainer.deal()
    if on_gpu:
        dealt = time.perf_counter() - started
        trainer.warm_up()
        print(f"{game} {variant}: dealt after {dealt:.1f} s", flush=True)
    trainer.measured = 2.0  # measures nothing on the way
    print(f"{game} {variant}: ready after {time.perf_counter() - started:.1f} s", flush=True)
    for iteration in range(ITERATIONS):
        seconds = dict(trainer.seconds)
        before, began = trainer.progress.decisions, time.perf_counter()
        if profile and iteration == ITERATIONS - 2:
            _profiled(trainer)
        else:
            trainer.iterate()
        acting, learning = (trainer.seconds[name] - seconds[name] for name in ("acting", "learning"))
        together, learned = acting + learning, trainer.progress.decisions - before
        kind = trainer.stage if trainer.stage == IMITATION or iteration < 3 else f"{trainer.stage}, anchored {iteration < 6}"
        print(
            f"{game} {variant} iteration {iteration} ({kind}): {learned / together / 1e6:.2f} M decisions/s learned from, "
            f"{learned} in {together:.2f} s ({100 * acting / together:.0f} % acting); "
            f"with all else {time.perf_counter() - began:.2f} s",
            flush=True,
        )
    compiled = {name: each.compiled for name, each in trainer.learner.compiled_functions().items()}
    memory = torch.cuda.max_memory_allocated() / 2**30 if on_gpu else 0.0
    print(f"{game} {variant}: compiled {compiled}, {memory:.1f} GiB", flush=True)
    started = time.perf_counter()
    shares = trainer.measure("measured")
    print(f"{game} {variant}: measured {shares} in {time.perf_counter() - started:.1f} s", flush=True)
    del trainer
    gc.collect()
    if on_gpu:
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats()


def _profiled(trainer: Trainer) -> None:
    activities = [torch.profiler.ProfilerActivity.CPU]
    if trainer.on_gpu:
        activities.append(torch.profiler.ProfilerActivity.CUDA)
    with torch.profiler.profile(activities=activities) as profiler:
        trainer.iterate()
    order = "self_cuda_time_total" if trainer.on_gpu else "self_cpu_time_total"
    print(profiler.key_averages().table(sort_by=order, row_limit=22, max_name_column_width=60), flush=True)


def check(game: str, plies: int = 60, n: int = 64) -> None:
    """The same games on the GPU and interpreted: RuntimeError names what differs."""
    found = find(game)
    actions = "compact" if found.compact_names else "full"
    modes = (COMPILED if torch.cuda.is_available() else "processor", INTERPRETED)
    batches = [
        CudaBatch(found, n, actions=actions, reward="win", checking=False, settings=mixture(found, 0.6), mode=mode)
        for mode in modes
    ]
    started = time.perf_counter()
    for batch in batches:
        batch.reset(5)
    for ply in range(plies):
        for batch in batches:
            batch.choose(HOUSE)
        for name in COMPARED:
            one, two = (np.asarray(getattr(batch, name).get()).tobytes() for batch in batches)
            if one != two:
                raise RuntimeError(f"{game}: {name} differ at ply {ply}")
        for batch in batches:
            batch.actions.put(batch.choices.get())
            batch.play()
    spent = time.perf_counter() - started
    print(f"{game}: {n} games of {len(batches[0].boards)} boards are the same for {plies} plies, {spent:.0f} s", flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--variants", nargs="+", choices=VARIANTS, default=["eager", "compiled"])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    for game in given.games:
        if given.check:
            check(game)
        for variant in given.variants:
            try:
                measure(game, variant, given.profile)
            except Exception as fault:  # the other variants and games still tell something
                print(f"{game} {variant}: {type(fault).__name__}: {fault}", flush=True)
                traceback.print_exc()


if __name__ == "__main__":
    main()
