"""How long a new process takes to the first move: interpreted, and compiled from a filled cache.

    python benchmarks/startup.py [--game power-grid] [--tries 5]

Run `megawatt compile` first. Prints the best of a few tries; the time is the whole process, interpreter start included.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

FIRST_MOVE = "import megawatt; m = megawatt.new({game!r}, seats=4, seed=1); m.play(m.legal()[0])"
COMMANDS = {
    "first move, interpreted": (FIRST_MOVE, "interpreted"),
    "first move, compiled from the cache": (FIRST_MOVE, "compiled"),
    "megawatt --help": ("import sys; sys.argv = ['megawatt', '--help']; from megawatt.cli.main import run; run()", "interpreted"),
}


def seconds(program: str, mode: str) -> float:
    """The wall-clock time of one process."""
    started = time.perf_counter()
    environment = {**os.environ, "MEGAWATT_MODE": mode}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="power-grid")
    parser.add_argument("--tries", type=int, default=5)
    arguments = parser.parse_args()
    for name, (program, mode) in COMMANDS.items():
        best = min(seconds(program.format(game=arguments.game), mode) for _ in range(arguments.tries))
        print(f"{name:40} {best:6.2f} s", flush=True)


if __name__ == "__main__":
    main()
