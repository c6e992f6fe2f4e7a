"""One game per GPU thread: the rules as they are, called from a CUDA kernel.

    python benchmarks/gpu.py [--game power-grid] [--seats 4] [--threads 65536] [--plies 400]

Needs an NVIDIA GPU and `pip install megawatt[gpu]`. First compares positions with the CPU byte for byte, then prints
moves per second of uniformly random legal play.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks for it

from numba import cuda, njit

import megawatt
from megawatt.kernel.chance import below, seed_chance
from megawatt.kernel.dealing import begin_deal
from megawatt.kernel.engine import engine
from megawatt.kernel.rules import Twins

THREADS_PER_BLOCK = 128


def make_kernel(game: Any) -> Any:
    """A kernel that sets up and plays one random game per thread, for so many plies or to its end."""
    twins = Twins({}, njit)
    setup, legal, apply = (twins.of(rule) for rule in (game.rules.setup, game.rules.legal, game.rules.apply))
    choose_below, seed_luck, begin = twins.of(below), twins.of(seed_chance), twins.of(begin_deal)

    @cuda.jit
    def play(boards: Any, states: Any, actions: Any, luck: Any, nothing: Any, most: int, plies: Any) -> None:
        thread = cuda.grid(1)
        if thread < states.shape[0]:
            b, s = boards[0], states[thread]
            begin(s.chance, nothing, thread)
            setup(b, s)
            seed_luck(luck[thread], thread + 1)
            played = 0
            while s.seat >= 0 and played < most:
                count = legal(b, s, actions[thread])
                apply(b, s, actions[thread, choose_below(luck[thread], count)], None)
                played += 1
            plies[thread] = played

    return play


def run(game: Any, kernel: Any, seats: int, threads: int, most: int) -> tuple[Any, Any, float]:
    """Play on the GPU: the final states, the plies and the seconds (transfers not counted)."""
    b = game.board(seats, game.settle(seats, {}))
    boards = cuda.to_device(np.frombuffer(b.memory, game.Board.dtype).copy())
    states = cuda.to_device(np.zeros(threads, game.State.dtype))
    actions = cuda.device_array((threads, game.actions.count), np.int32)
    luck = cuda.device_array((threads, 2), np.int64)
    nothing = cuda.to_device(np.zeros(4, np.int64))
    plies = cuda.device_array(threads, np.int64)
    blocks = -(-threads // THREADS_PER_BLOCK)
    cuda.synchronize()
    started = time.perf_counter()
    kernel[blocks, THREADS_PER_BLOCK](boards, states, actions, luck, nothing, most, plies)
    cuda.synchronize()
    return states.copy_to_host(), plies.copy_to_host(), time.perf_counter() - started


def on_cpu(game: Any, seats: int, thread: int, most: int) -> bytes:
    """The same game as one thread plays, interpreted."""
    eng = engine(game, "interpreted")
    b = game.board(seats, game.settle(seats, {}))
    s: Any = eng.setup(b, thread)
    luck = [0, 0]
    seed_chance(luck, thread + 1)
    for _ in range(most):
        if s.seat < 0:
            break
        actions = eng.legal(b, s)
        eng.apply(b, s, actions[below(luck, len(actions))])
    return bytes(s.memory)


def device_name() -> str:
    """The GPU's name; bytes in some versions of numba-cuda."""
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="power-grid")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--threads", type=int, default=65536)
    parser.add_argument("--plies", type=int, default=400)
    arguments = parser.parse_args()
    game = megawatt.find(arguments.game)
    started = time.perf_counter()
    kernel = make_kernel(game)
    states, _, _ = run(game, kernel, arguments.seats, 256, arguments.plies)
    print(f"compiled for {device_name()} in {time.perf_counter() - started:.1f} s", flush=True)
    same = sum(states[thread].tobytes() == on_cpu(game, arguments.seats, thread, arguments.plies) for thread in range(64))
    print(f"{same} of 64 games end in the same bytes as on the CPU", flush=True)
    _, plies, seconds = run(game, kernel, arguments.seats, arguments.threads, arguments.plies)
    speed = plies.sum() / seconds
    print(f"{arguments.threads} games at once: {speed:,.0f} moves/s, {arguments.threads / seconds:,.0f} games/s", flush=True)


if __name__ == "__main__":
    main()
